//! Messages of games that are decided by groups.

use crate::i18n::{Message, play, rules, table};
use crate::play::{Match, Transition};
use crate::rules::{BoardView, Game, MoveIntent, Player};

/// What is counted of a player in Anda: groups, stones, territory and such.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(in crate::app::desk::panels) struct Standing {
    pub groups: usize,
    pub stones: usize,
    /// Empty cells that only this player's stones touch.
    pub territory: usize,
    /// Stones that have left the board since the first move.
    pub lost: usize,
    pub spent: usize,
}

/// Counts what a player has in the position that is shown, and has lost and spent on the way to it.
pub(in crate::app::desk::panels) fn standing(game: &Match, view: &BoardView, player: Player) -> Standing {
    let stones = view.owned(player).len();
    let mut placed = 0;
    let mut spent = 0;
    for node in game.tree().path(game.cursor()) {
        let Some(transition) = game.transition_to(node) else { continue };
        if transition.before.to_move() != Some(player) {
            continue;
        }
        match transition.mv.intent() {
            MoveIntent::Place(_) => placed += 1,
            MoveIntent::PlaceTwo(..) => placed += 2,
            MoveIntent::SpendKomi => spent += 1,
            MoveIntent::Carry { .. } | MoveIntent::Pass => {}
        }
    }
    let at_first = game.start().view().owned(player).len();
    Standing {
        groups: view.group_counts()[player],
        stones,
        territory: view.territory(player).len(),
        lost: (at_first + placed).saturating_sub(stones),
        spent,
    }
}

/// Returns the text for the stones and komi points of a player in Anda.
pub(in crate::app::desk::panels) fn supply(game: &Match, view: &BoardView, player: Player) -> Message {
    let stones = view.owned(player).len();
    match komi_left(game, view, player) {
        Some(left) => table::stones_and_komi(stones, left),
        None => play::stones(stones),
    }
}

/// Returns the komi points that White has not spent; `None` for Black, and in a game without komi.
pub(in crate::app::desk::panels) fn komi_left(game: &Match, view: &BoardView, player: Player) -> Option<u16> {
    view.komi_left.filter(|_| player == Player::White && game.start().komi_left() > 0)
}

/// Returns the sentence about a move with the groups added that the move took off the board.
pub(super) fn with_removed(last: Message, transition: &Transition) -> Message {
    let groups = transition.before.removed_by(transition.mv);
    let view = transition.before.view();
    let Some(mover) = view.to_move else { return last };
    let enemy = view.owned(mover.other());
    let taken = groups.iter().filter(|group| group.intersects(enemy)).count();
    let own = groups.len() - taken;
    let last = if taken > 0 { table::last_removed(last, taken) } else { last };
    if own > 0 { table::last_lost(last, own) } else { last }
}

/// Returns the reason why the player to move may not spend a komi point; `None` if that is allowed.
pub(in crate::app::desk::panels) fn komi_refusal(game: &Match) -> Option<Message> {
    let Some(player) = game.shown_to_move() else { return Some(rules::game_over()) };
    if game.is_at_end() && game.seats()[player].is_computer() {
        return Some(table::computers_turn());
    }
    let mv = game.shown_position().intended(MoveIntent::SpendKomi)?;
    game.shown_position().check_move(mv).err().map(|refused| rules::refusal(&refused))
}

/// Returns a tip for the first turns of a game of Anda. `half` says whether the first of two stones is placed.
pub(super) fn hint(game: &Match, view: &BoardView, half: bool) -> Option<Message> {
    match (game.moves().len(), view.entries_due) {
        (0, 2) if !half => Some(table::hint_two_stones()),
        (0 | 1, 2) if half => Some(table::hint_second_stone()),
        (2..=5, 1) => Some(table::hint_territory()),
        _ => None,
    }
}

/// Returns a note that the position has occurred before, if it has.
pub(in crate::app::desk::panels) fn repetition(game: &Match) -> Option<Message> {
    let moves = game.repetition().filter(|_| game.is_at_end() && game.result().is_none())?;
    Some(if moves == 0 { table::stood_at_start() } else { table::stood_after(moves) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::desk::panels::tests::english;
    use crate::play::Seat;
    use crate::rules::{ByPlayer, Variant};

    fn game(komi: u16, moves: &str) -> Match {
        let variant: Variant = "anda-3".parse().unwrap();
        let start = variant.start_with_komi(komi).unwrap();
        let mut game = Match::from_position(start, ByPlayer::new(Seat::Human, Seat::Human));
        for text in moves.split_ascii_whitespace() {
            game.play(game.position().parse_move(text).unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn stones_that_left_are_counted() {
        for seed in 0..10_usize {
            let mut game = game(1, "");
            let mut lost = ByPlayer::new(0, 0);
            for ply in 0.. {
                let legal = game.position().legal_moves();
                let Some(&mv) = legal.get((seed * 7 + ply * 5) % legal.len().max(1)) else { break };
                let mover = game.to_move().unwrap();
                let enemy = game.position().view().owned(mover.other());
                for group in game.position().removed_by(mv) {
                    let owner = if group.intersects(enemy) { mover.other() } else { mover };
                    lost[owner] += group.len();
                }
                game.play(mv).unwrap();
            }
            let view = game.position().view();
            for player in Player::ALL {
                let standing = standing(&game, &view, player);
                assert_eq!(standing.lost, lost[player], "{}", game.position());
                assert_eq!(standing.groups == 0, game.result().unwrap().outcome.winner() != Some(player));
            }
        }
    }

    #[test]
    fn komi_is_told_where_there_is_some() {
        let none = game(0, "a1+d4");
        let said = |game: &Match, player| english().say(supply(game, &game.position().view(), player));
        assert_eq!(said(&none, Player::Black), "2 stones");
        assert_eq!(said(&none, Player::White), "0 stones");
        let some = game(2, "a1+d4 b4+e2 e1 komi");
        let view = some.position().view();
        assert_eq!(said(&some, Player::White), "2 stones · 1 komi left");
        assert_eq!(komi_left(&some, &view, Player::Black), None);
        assert_eq!(standing(&some, &view, Player::White).spent, 1);
        assert_eq!(komi_refusal(&some), Some(rules::komi_is_whites()));
        assert_eq!(komi_refusal(&game(2, "a1+d4 b4+e2 e1")), None);
    }

    #[test]
    fn a_move_tells_which_groups_left() {
        let mut seen = (false, false);
        for seed in 0..40_usize {
            let mut game = game(0, "");
            for ply in 0.. {
                let legal = game.position().legal_moves();
                let Some(&mv) = legal.get((seed * 7 + ply * 5) % legal.len().max(1)) else { break };
                let mover = game.to_move().unwrap();
                let enemy = game.position().view().owned(mover.other());
                let groups = game.position().removed_by(mv);
                let taken = groups.iter().filter(|group| group.intersects(enemy)).count();
                game.play(mv).unwrap();
                let said = english().say(super::super::last_move(&game).unwrap());
                assert_eq!(said.contains("removed"), taken > 0, "{said}");
                assert_eq!(said.contains("lost"), groups.len() > taken, "{said}");
                seen = (seen.0 || taken > 0, seen.1 || groups.len() > taken);
            }
        }
        assert_eq!(seen, (true, true));
    }

    #[test]
    fn tips_follow_the_first_turns() {
        let start = game(0, "");
        assert_eq!(hint(&start, &start.position().view(), false), Some(table::hint_two_stones()));
        assert_eq!(hint(&start, &start.position().view(), true), Some(table::hint_second_stone()));
        let later = game(0, "a1+d4 b4+e2");
        assert_eq!(hint(&later, &later.position().view(), false), Some(table::hint_territory()));
    }
}
