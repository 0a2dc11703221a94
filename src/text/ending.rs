//! The end of a game in words: who slept, what counts, who won and why.

use crate::play::{Match, Termination, Verdict};
use crate::rules::{BoardView, Goal, Outcome, Player, StackView};

use super::score_line;

/// What there is to say once a match is over; nothing before.
pub fn ending_lines(table: &Match) -> Vec<String> {
    let Some(result) = table.result() else { return Vec::new() };
    let view = table.game().view();
    let [black, white] = Player::ALL.map(|player| view.points[player]);
    match result.by {
        Termination::Verdict(verdict) => vec![
            match (verdict, result.outcome) {
                (Verdict::Resignation(loser), _) => format!("{loser} resigns. {} wins.", loser.other()),
                (Verdict::Timeout(loser), _) => format!("{loser} ran out of time. {} wins.", loser.other()),
                (Verdict::Agreement, _) => "The players agreed on a draw.".to_owned(),
                (Verdict::Other(_), Outcome::Win(winner)) => format!("The game is over: {winner} wins."),
                (Verdict::Other(_), Outcome::Draw) => "The game is over: a draw.".to_owned(),
            },
            match view.goal {
                Goal::Points => format!("The score stood at {black} to {white}, Black to White."),
                Goal::LastGroup => score_line(&view),
            },
        ],
        Termination::Rules if view.goal == Goal::LastGroup => match result.outcome {
            Outcome::Win(winner) => vec![
                format!("The game is over: {} has no group left.", winner.other()),
                format!("{winner} wins."),
            ],
            Outcome::Draw => vec!["The game is over: a draw.".to_owned()],
        },
        Termination::Rules => {
            let mut lines = vec!["The game is over: two passes in a row.".to_owned(), sleepers(&view)];
            lines.extend(Player::ALL.map(|player| count(&view, player)));
            lines.push(match result.outcome {
                Outcome::Draw => format!("A draw, {black} to {white}."),
                Outcome::Win(winner) => {
                    let loser = winner.other();
                    let (more, less) = (view.points[winner], view.points[loser]);
                    let asleep = match view.asleep[loser] {
                        0 => String::new(),
                        1 => format!(" 1 point of {loser} was asleep."),
                        points => format!(" {points} points of {loser} were asleep."),
                    };
                    format!("{winner} wins, {more} to {less}.{asleep}")
                }
            });
            lines
        }
    }
}

/// `Asleep, no enemy neighbour: Black a2 (1), White b5 (2). They leave the board and score nothing.`
fn sleepers(view: &BoardView) -> String {
    let name = |stack: &StackView| {
        format!("{} {} ({})", stack.owner(), view.board.label(stack.point), stack.pieces.len())
    };
    let names: Vec<String> = view.stacks.iter().filter(|stack| stack.asleep).map(name).collect();
    match names.len() {
        0 => "No stack is asleep.".to_owned(),
        _ => {
            format!(
                "Asleep, no enemy neighbour: {}. They leave the board and score nothing.",
                names.join(", ")
            )
        }
    }
}

/// `Black: 3x4 + 2x3 + 1x3 = 21`
fn count(view: &BoardView, player: Player) -> String {
    let awake = || view.stacks.iter().filter(|stack| !stack.asleep && stack.owner() == player);
    let of_height = |height: usize| awake().filter(|stack| stack.pieces.len() == height).count();
    let terms = (1..=3).rev().map(|height| (height, of_height(height))).filter(|&(_, stacks)| stacks > 0);
    let terms: Vec<String> = terms.map(|(height, stacks)| format!("{height}x{stacks}")).collect();
    let sum = if terms.is_empty() { String::new() } else { format!("{} = ", terms.join(" + ")) };
    format!("{player}: {sum}{}", view.points[player])
}
