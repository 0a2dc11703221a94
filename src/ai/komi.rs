//! The komi pie: which komi the computer names, and which side it picks.

use crate::rules::{Player, Variant};

/// Cells of the smallest board.
const SIDE_3: usize = 19;

/// The komi that the computer names before the other player picks a side; 0 in a game without komi.
///
/// About there Black won half of the computer's games against itself. Only on the smallest board a point more or
/// less matters much; `docs/anda.md` has the figures.
pub fn propose_komi(variant: Variant) -> u16 {
    if !variant.has_komi() {
        return 0;
    }
    if variant.board().len() <= SIDE_3 { 4 } else { 6 }
}

/// The side that the computer picks at a komi that was named.
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
