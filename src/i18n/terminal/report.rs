//! The course and state of a game, in single lines: moves, scores, the end.

use crate::board::BoardSet;
use crate::i18n::message::messages;
use crate::i18n::result::reason_slept;
use crate::i18n::{Argument, Message, play, rules};
use crate::play::{MatchResult, Termination, Transition, Verdict};
use crate::rules::{BoardView, GameKind, Goal, MoveIntent, Outcome, Player};

messages! {
    entered(player: Player, point: &str);
    placed(player: Player, cells: Argument);
    spent_komi(player: Player, left: u16);
    captured(player: Player, mv: String, pieces: String, height: usize);
    captured_to_tower(player: Player, mv: String, pieces: String, height: usize);
    passed(player: Player);
    stones_gone(player: Player, stones: usize, cells: Argument);

    group_score(black: usize, white: usize);
    komi_left(komi: u16);
    point_score(black: u8, black_asleep: u8, white: u8, white_asleep: u8);
    hands(black: u8, white: u8);

    resigned(loser: Player, winner: Player);
    lost_on_time(loser: Player, winner: Player);
    draw_agreed;
    over_and_won(winner: Player);
    over_and_drawn;
    score_stood(black: u8, white: u8);
    no_group_left(loser: Player);
    victory(winner: Player);
    over_by_passes;
    no_sleepers;
    sleepers_leave(stacks: Argument);
    sleeper(player: Player, point: &str, height: usize);
    points_counted(player: Player, count: String);
    drawn_by_points(black: u8, white: u8);
    won_by_points(winner: Player, more: u8, less: u8);
}

/// Messages that say which stones left the board in a turn, one for each player who lost some. `after` is the board
/// after it.
pub fn of_removals(transition: &Transition, after: &BoardView) -> Vec<Message> {
    let before = transition.before.view();
    let placed: BoardSet = match transition.mv.intent() {
        MoveIntent::Place(point) => point.into(),
        MoveIntent::PlaceTwo(one, other) => [one, other].into_iter().collect(),
        MoveIntent::Carry { .. } | MoveIntent::Pass | MoveIntent::SpendKomi => BoardSet::EMPTY,
    };
    let message_for = |player: Player| {
        // A stone that is placed may be removed in the same turn.
        let just_placed = if before.to_move == Some(player) { placed } else { BoardSet::EMPTY };
        let gone = (before.owned(player) | just_placed) - after.owned(player);
        (!gone.is_empty()).then(|| stones_gone(player, gone.len(), rules::points(after.board, gone)))
    };
    match after.game {
        // What is captured in Abande changes its owner and stays on the board.
        GameKind::Abande => Vec::new(),
        GameKind::Anda => Player::ALL.into_iter().filter_map(message_for).collect(),
    }
}

/// Message that says who won, and why. `view` is the board at the end.
pub fn of_result(result: MatchResult, view: &BoardView) -> Message {
    let [black, white] = Player::ALL.map(|player| view.points[player]);
    match (result.by, result.outcome) {
        (Termination::Verdict(Verdict::Resignation(loser)), _) => resigned(loser, loser.other()),
        (Termination::Verdict(Verdict::Timeout(loser)), _) => lost_on_time(loser, loser.other()),
        (Termination::Verdict(Verdict::Agreement), _) => draw_agreed(),
        (Termination::Verdict(Verdict::Other(_)), Outcome::Win(winner)) => over_and_won(winner),
        (Termination::Verdict(Verdict::Other(_)), Outcome::Draw) => over_and_drawn(),
        (Termination::Rules, outcome) => match (view.game.info().goal, outcome) {
            (Goal::LastGroup, Outcome::Win(winner)) => {
                play::two_sentences(no_group_left(winner.other()), victory(winner))
            }
            (Goal::LastGroup, Outcome::Draw) => over_and_drawn(),
            (Goal::Points, Outcome::Draw) => drawn_by_points(black, white),
            (Goal::Points, Outcome::Win(winner)) => {
                let loser = winner.other();
                let won = won_by_points(winner, view.points[winner], view.points[loser]);
                if view.asleep[loser] == 0 {
                    return won;
                }
                let [black, white] = Player::ALL.map(|player| view.asleep[player]);
                play::two_sentences(won, reason_slept(black, white))
            }
        },
    }
}
