//! Positions and moves in words.

use crate::board::{Board, BoardSet, Point, PointSet};
use crate::play::{NodeId, Transition, Tree};
use crate::rules::abande::{IllegalMove, Position, Reason, Stack};
use crate::rules::{AnyGame, BoardView, Goal, MoveIntent, Player, StackView};

use super::letters;

/// `Black 21 (+3 asleep), White 17. In hand: Black 2, White 1.`, or `Groups: Black 3, White 2. Komi left: 1.`
pub fn score_line(view: &BoardView) -> String {
    if view.goal == Goal::LastGroup {
        let groups = view.group_counts();
        let [black, white] = Player::ALL.map(|player| groups[player]);
        let komi = view.komi_left.map(|left| format!(" Komi left: {left}.")).unwrap_or_default();
        return format!("Groups: Black {black}, White {white}.{komi}");
    }
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
    if view.goal == Goal::LastGroup {
        return format!("{label}: {}", cell(view, point));
    }
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

/// What can be said of a cell in a game that goes by groups.
fn cell(view: &BoardView, point: Point) -> String {
    if let Some(group) = view.group(point) {
        let (stones, breaths) = (count(group.points.len(), "stone"), count(group.breaths.len(), "breath"));
        return format!("{}, in a group of {stones} with {breaths}", group.owner);
    }
    let owner = view.region(point).and_then(|region| region.owner);
    let territory = owner.map(|owner| format!(", territory of {owner}")).unwrap_or_default();
    let entry = if view.entries.contains(point) { ", a stone may stand here" } else { "" };
    format!("empty{territory}{entry}")
}

/// `1 stone`, `2 stones`, `3 plies`
pub(super) fn count(number: usize, noun: &str) -> String {
    match (number, noun.strip_suffix("ply")) {
        (1, _) => format!("1 {noun}"),
        (_, Some(stem)) => format!("{number} {stem}plies"),
        _ => format!("{number} {noun}s"),
    }
}

/// `a`, `a or b`, `a, b or c`
pub(super) fn list_of(texts: &[String], word: &str) -> String {
    match texts.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} {word} {last}", others.join(", ")),
        _ => texts.concat(),
    }
}

/// A sentence from an error's text.
pub(super) fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// The move that leads to a node, in writing; nothing for the start.
pub(super) fn move_text(tree: &Tree, node: NodeId) -> String {
    let board = tree.start().board();
    tree.node(node).mv().map_or_else(String::new, |mv| mv.display(board).to_string())
}

/// The move that leads to a node, with its number where one is wanted or Black moved: `2. d3`, `2... e5`, `e5`.
pub(super) fn number_and_move(tree: &Tree, node: NodeId, numbered: bool) -> String {
    let text = move_text(tree, node);
    let before = tree.node(node).parent().map_or(0, |parent| tree.game(parent).ply());
    match before % 2 {
        0 => format!("{}. {text}", before / 2 + 1),
        _ if numbered => format!("{}... {text}", before / 2 + 1),
        _ => text,
    }
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
        MoveIntent::Place(point) if view.goal == Goal::Points => {
            format!("{mover} enters {}.", view.board.label(point))
        }
        MoveIntent::Place(_) | MoveIntent::PlaceTwo(..) => {
            let written = transition.mv.display(view.board);
            format!("{mover} places {written}.{}", removals(transition, &view))
        }
        MoveIntent::SpendKomi => {
            let left = count(view.komi_left.unwrap_or_default().into(), "komi point");
            format!("{mover} spends a komi point; {left} left.{}", removals(transition, &view))
        }
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

/// The stones that left the board in a turn: ` Off the board: White a1, a2.`
fn removals(transition: &Transition, after: &BoardView) -> String {
    let before = transition.before.view();
    let placed: BoardSet = match transition.mv.intent() {
        MoveIntent::Place(point) => point.into(),
        MoveIntent::PlaceTwo(one, other) => [one, other].into_iter().collect(),
        MoveIntent::Carry { .. } | MoveIntent::Pass | MoveIntent::SpendKomi => BoardSet::EMPTY,
    };
    let gone = |player: Player| {
        let own = if before.to_move == Some(player) { placed } else { BoardSet::EMPTY };
        let gone = (before.owned(player) | own) - after.owned(player);
        (!gone.is_empty()).then(|| format!("{player} {}", list(after.board, gone)))
    };
    let parts: Vec<String> = Player::ALL.into_iter().filter_map(gone).collect();
    if parts.is_empty() { String::new() } else { format!(" Off the board: {}.", parts.join("; ")) }
}

/// Labels in their order, between commas; `none` if there are none.
pub(super) fn list<const WORDS: usize>(board: &Board, points: PointSet<WORDS>) -> String {
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
    let view = game.view();
    let label = view.board.label(point);
    if let AnyGame::Anda(_) = game {
        return format!("Nothing is captured from {label}.");
    }
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
    match game.why_stuck(point) {
        Some(refusal) => refusal.to_string(),
        None => format!("{label} can capture {}.", list(view.board, view.targets(point))),
    }
}

/// A proved margin for the player to move.
pub(super) fn sure(margin: i32) -> String {
    let points = |margin: i32| count(margin.unsigned_abs() as usize, "point");
    match margin {
        1.. => format!("It is sure to win by {}.", points(margin)),
        0 => "It is sure to draw.".to_owned(),
        _ => format!("With best play it loses by {}; no move loses by less.", points(margin)),
    }
}
