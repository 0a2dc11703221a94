//! The pie rule: one player divides, the other chooses. In Anda the first one proposes a komi, in Abande enters a piece.

use super::{Score, SearchInfo};
use crate::play::{Match, fair_komi};
use crate::rules::{Player, Variant};

/// Returns the komi that the computer proposes: the fair one.
pub fn propose_komi(variant: Variant) -> u16 {
    fair_komi(variant)
}

/// Returns the side that the computer picks once a komi is proposed (the pie rule).
pub fn pick_side(variant: Variant, komi: u16) -> Player {
    if komi < propose_komi(variant) { Player::Black } else { Player::White }
}

/// Returns `true` if the computer, which is to move and has found this, swaps sides instead: if it would lose.
pub fn swaps_sides(game: &Match, found: &SearchInfo) -> bool {
    game.can_swap_sides() && found.score < Score::EVEN
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Engine, Limits, Stop};
    use crate::play::{GameSetup, HouseRule};

    #[test]
    fn a_high_komi_makes_white_the_better_side() {
        for variant in Variant::ANDA {
            assert_eq!(pick_side(variant, 0), Player::Black);
            assert_eq!(pick_side(variant, 20), Player::White);
        }
        assert_eq!(propose_komi(Variant::Hex), 0);
    }

    #[test]
    fn the_computer_swaps_sides_where_it_would_lose() {
        let setup = GameSetup { house_rule: Some(HouseRule::Pie), ..GameSetup::default() };
        let mut game = setup.new_match().unwrap();
        game.play(game.position().parse_move("d4").unwrap()).unwrap();
        let found =
            Engine::default().search(game.position(), &Limits::depth(1), &Stop::default(), &mut |_| {});
        let found = found.unwrap();
        let swaps = |game: &Match, centipoints: i32| {
            swaps_sides(game, &SearchInfo { score: Score::from_centipoints(centipoints), ..found.clone() })
        };
        assert_eq!([-1, 0, 80].map(|score| swaps(&game, score)), [true, false, false]);
        game.swap_sides().unwrap();
        assert!(!swaps(&game, -80), "not once more");
    }
}
