//! The pie rule: one player divides, the other chooses. In Anda the first one proposes a komi, in Abande enters a piece.

use super::{Engine, Limits, Score, Stop};
use crate::play::fair_komi;
use crate::rules::{AnyGame, Player, Variant};

/// Nodes of the search that decides whether the computer swaps sides.
const SWAP_NODES: u64 = 50_000;

/// Returns the komi that the computer proposes: the fair one.
pub fn propose_komi(variant: Variant) -> u16 {
    fair_komi(variant)
}

/// Returns the side that the computer picks once a komi is proposed (the pie rule).
pub fn pick_side(variant: Variant, komi: u16) -> Player {
    if komi < propose_komi(variant) { Player::Black } else { Player::White }
}

/// Returns `true` if the computer, which may swap sides under the pie rule of Abande, does so: if it finds the other side
/// ahead. Whoever plays, it looks as far as this, since weaker players would swap by chance.
pub(super) fn swaps_sides(engine: &mut Engine, game: &AnyGame, stop: &Stop) -> bool {
    let found = engine.search(game, &Limits::nodes(SWAP_NODES), stop, &mut |_| {});
    found.is_some_and(|found| found.score < Score::EVEN)
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

    /// White is slightly ahead after every first entry, as docs/handicaps.md says, but not with fewer pieces.
    #[test]
    fn the_computer_swaps_sides_only_where_the_other_side_is_ahead() {
        let swaps = |mut game: AnyGame, entry: &str| {
            game.play(game.parse_move(entry).unwrap()).unwrap();
            swaps_sides(&mut Engine::default(), &game, &Stop::default())
        };
        for entry in ["d4", "d7", "a1", "b4"] {
            assert!(!swaps(Variant::Hex.start(), entry), "{entry}");
        }
        let handicap = "white-pieces-3".parse().unwrap();
        assert!(swaps(Variant::Hex.start_with_handicap(handicap).unwrap(), "d4"));
    }
}
