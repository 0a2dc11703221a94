//! The komi pie rule: one player proposes a komi, the other picks a side.

use crate::rules::{Player, Variant};

/// Number of cells of the smallest board of Anda.
const SMALLEST_BOARD_CELLS: usize = 19;

/// Returns the komi that the computer proposes for a fair game; 0 in games without komi.
///
/// Near these values Black won half of the computer's games against itself. A point more or less only matters on the
/// smallest board; `docs/anda.md` has the figures.
pub fn propose_komi(variant: Variant) -> u16 {
    if !variant.has_komi() {
        return 0;
    }
    if variant.board().len() <= SMALLEST_BOARD_CELLS { 4 } else { 6 }
}

/// Returns the side that the computer picks once a komi is proposed (the pie rule).
pub fn pick_side(variant: Variant, komi: u16) -> Player {
    if komi < propose_komi(variant) { Player::Black } else { Player::White }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_high_komi_makes_white_the_better_side() {
        for variant in Variant::ANDA {
            assert_eq!(pick_side(variant, 0), Player::Black);
            assert_eq!(pick_side(variant, 20), Player::White);
        }
        assert_eq!(propose_komi(Variant::Hex), 0);
    }
}
