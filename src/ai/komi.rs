//! The komi pie: which komi the computer names, and which side it picks.
//!
//! A guess by the size of the board, not yet measured: the komi at which neither side is the better one.

use crate::rules::{Player, Variant};

/// The komi that the computer names before the other player picks a side; 0 in a game without komi.
pub fn name_komi(variant: Variant) -> u16 {
    match variant.board().len() {
        _ if !variant.has_komi() => 0,
        ..60 => 1,
        60..200 => 2,
        _ => 3,
    }
}

/// The side that the computer picks at a komi that was named.
pub fn pick_side(variant: Variant, komi: u16) -> Player {
    if komi < name_komi(variant) { Player::Black } else { Player::White }
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
        assert_eq!(name_komi(Variant::Hex), 0);
    }
}
