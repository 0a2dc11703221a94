//! Openings of random legal plies.

use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

use crate::rules::{AnyGame, AnyMove, Game};

/// Chooses random legal moves with which a game begins: the same for the same seed and number, no matter what was
/// played before.
pub(super) fn opening(start: &AnyGame, plies: u32, seed: u64, number: u32) -> Vec<AnyMove> {
    // The golden ratio's bits keep the seeds of neighbouring numbers apart.
    let mut rng =
        StdRng::seed_from_u64(seed.wrapping_add(u64::from(number).wrapping_mul(0x9E37_79B9_7F4A_7C15)));
    let mut game = *start;
    let mut moves = Vec::new();
    for _ in 0..plies {
        let Some(&mv) = game.legal_moves().choose(&mut rng) else { break };
        game.play_unchecked(mv);
        moves.push(mv);
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    #[test]
    fn openings_differ_and_repeat() {
        let start = Variant::Square.start();
        let openings: Vec<_> = (0..20).map(|number| opening(&start, 4, 1, number)).collect();
        assert_eq!(openings[7], opening(&start, 4, 1, 7));
        assert!(openings.iter().all(|moves| moves.len() == 4));
        assert!((1..20).all(|number| openings[number] != openings[number - 1]));
    }
}
