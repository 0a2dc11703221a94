//! Positions and moves in words.

use crate::board::{Board, Point, PointSet};
use crate::play::Transition;
use crate::rules::abande::{IllegalMove, Position, Reason, Stack};
use crate::rules::{AnyGame, BoardView, MoveIntent, Player, StackView};

use super::letters;

/// `Black 21 (+3 asleep), White 17. In hand: Black 2, White 1.`
pub fn score_line(view: &BoardView) -> String {
    let points = |player| match view.asleep[player] {
        0 => format!("{player} {}", view.points[player]),
        asleep => format!("{player} {} (+{asleep} asleep)", view.points[player]),
    };
    let [black, white] = Player::ALL.map(points);
    format!("{black}, {white}. {}", hands(view))
}

pub(super) fn hands(view: &BoardView) -> String {
    let [black, white] = Player::ALL.map(|player| view.hands[player]);
    format!("In hand: Black {black}, White {white}.")
}

/// What stands on a point: `d4: White over Black over White, height 3, tower, awake`.
pub fn describe(view: &BoardView, point: Point) -> String {
    let label = view.board.label(point);
    let Some(stack) = view.stack(point) else {
        let entry = if view.entries.contains(point) { ", a piece may enter here" } else { "" };
        return format!("{label}: empty{entry}");
    };
    let mut words = vec![format!("{label}: {}", pieces(stack)), format!("height {}", stack.pieces.len())];
    words.extend(stack.tower.then(|| "tower".to_owned()));
    words.extend((stack.pinned && !stack.tower).then(|| "pinned".to_owned()));
    words.push(if stack.asleep { "asleep" } else { "awake" }.to_owned());
    words.join(", ")
}

/// The pieces from top to bottom: `White over Black`.
pub(super) fn pieces(stack: &StackView) -> String {
    let names: Vec<String> = stack.pieces.iter().rev().map(ToString::to_string).collect();
    names.join(" over ")
}

/// A move that was just played: `White captures d5-d4: bW, 2 high.`
pub fn move_sentence(transition: &Transition) -> String {
    let view = transition.after.view();
    let mover = match transition.before.view().to_move {
        Some(player) => player.to_string(),
        None => "Nobody".to_owned(),
    };
    match transition.mv.intent() {
        MoveIntent::Place(point) => format!("{mover} enters {}.", view.board.label(point)),
        MoveIntent::Carry { to, .. } => {
            let written = transition.mv.display(view.board);
            let stack = view.stack(to).map(|stack| {
                let tower = if stack.tower { ", a tower" } else { "" };
                format!(": {}, {} high{tower}", letters(stack), stack.pieces.len())
            });
            format!("{mover} captures {written}{}.", stack.unwrap_or_default())
        }
        MoveIntent::Pass => format!("{mover} passes."),
    }
}

/// Labels in their order, between commas; `none` if there are none.
pub(super) fn list(board: &Board, points: PointSet) -> String {
    let mut labels: Vec<&str> = points.iter().map(|point| board.label(point)).collect();
    labels.sort_unstable();
    if labels.is_empty() { "none".to_owned() } else { labels.join(", ") }
}

/// Why a stack may not leave its point, in the words of the rules.
pub(super) fn why_pinned(position: &Position, point: Point) -> String {
    let parts = position.parts_without(point);
    let player = position.stack(point).map_or(position.turn(), Stack::owner);
    IllegalMove { reason: Reason::SplitsBand { point, parts }, board: position.board(), player }.to_string()
}

/// What the stack on a point can do in this turn, and if nothing, why not.
pub(super) fn captures_of(game: &AnyGame, point: Point) -> String {
    let AnyGame::Abande(position) = game;
    let view = game.view();
    let label = view.board.label(point);
    let Some(stack) = view.stack(point) else { return format!("{label} is empty.") };
    let Some(turn) = view.to_move else { return "The game is over.".to_owned() };
    if stack.tower {
        return format!("{label} is a tower: it neither moves nor is captured.");
    }
    if stack.owner() != turn {
        let attackers = view.attackers(point);
        return match attackers.len() {
            0 => format!("{label} cannot be captured by {turn} in this turn."),
            _ => format!("{label} can be captured from {}.", list(view.board, attackers)),
        };
    }
    let targets = view.targets(point);
    if !targets.is_empty() {
        return format!("{label} can capture {}.", list(view.board, targets));
    }
    if stack.pinned {
        return why_pinned(position, point);
    }
    if !position.captures_allowed() {
        return "Too early: captures start once Black has entered a second piece.".to_owned();
    }
    format!("{label} has no enemy stack beside it that is low enough.")
}
