//! The end of a game: who slept, what counts, who won and why.

use crate::i18n::terminal::report;
use crate::i18n::{Argument, Message};
use crate::play::{Match, Termination};
use crate::rules::{BoardView, Goal, Outcome, Player};

use super::score_line;

/// Returns messages that tell how a match ended and how its points are counted, one for each line; none before it is
/// over.
pub fn ending_lines(table: &Match) -> Vec<Message> {
    let Some(result) = table.result() else { return Vec::new() };
    let view = table.position().view();
    let [black, white] = Player::ALL.map(|player| view.points[player]);
    match result.by {
        Termination::Verdict(_) => vec![
            report::of_result(result, &view),
            match view.game.info().goal {
                Goal::Points => report::score_stood(black, white),
                Goal::LastGroup => score_line(&view),
            },
        ],
        Termination::Rules => match (view.game.info().goal, result.outcome) {
            (Goal::LastGroup, Outcome::Win(winner)) => {
                vec![report::no_group_left(winner.other()), report::victory(winner)]
            }
            (Goal::LastGroup, Outcome::Draw) => vec![report::over_and_drawn()],
            (Goal::Points, Outcome::Win(_) | Outcome::Draw) => {
                let mut lines = vec![report::over_by_passes(), sleepers(&view)];
                lines.extend(Player::ALL.map(|player| count(&view, player)));
                lines.push(report::of_result(result, &view));
                lines
            }
        },
    }
}

/// `Asleep, with no enemy next to them: Black a2 (1) and White b5 (2). They leave the board and score nothing.`
fn sleepers(view: &BoardView) -> Message {
    let asleep = view.stacks.iter().filter(|stack| stack.asleep);
    let names: Vec<Message> = asleep
        .map(|stack| report::sleeper(stack.owner(), view.board.label(stack.point), stack.pieces.len()))
        .collect();
    match names.len() {
        0 => report::no_sleepers(),
        _ => report::sleepers_leave(Argument::all(names)),
    }
}

/// `Black: 3x4 + 2x3 + 1x3 = 21`; points of a handicap are added at the end.
fn count(view: &BoardView, player: Player) -> Message {
    let awake = || view.stacks.iter().filter(|stack| !stack.asleep && stack.owner() == player);
    let of_height = |height: usize| awake().filter(|stack| stack.pieces.len() == height).count();
    let terms = (1..=3).rev().map(|height| (height, of_height(height))).filter(|&(_, stacks)| stacks > 0);
    let mut terms: Vec<String> = terms.map(|(height, stacks)| format!("{height}x{stacks}")).collect();
    if view.handicap_points[player] > 0 {
        terms.push(view.handicap_points[player].to_string());
    }
    let sum = if terms.is_empty() { String::new() } else { format!("{} = ", terms.join(" + ")) };
    report::points_counted(player, format!("{sum}{}", view.points[player]))
}
