//! The komi pie rule: one player proposes a komi, the other picks a side.

use crate::play::fair_komi;
use crate::rules::{Player, Variant};

/// Returns the komi that the computer proposes: the fair one.
pub fn propose_komi(variant: Variant) -> u16 {
    fair_komi(variant)
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
