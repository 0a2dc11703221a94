//! Positions and moves as messages, and moves in writing.

use crate::board::{BoardSet, Point};
use crate::i18n::terminal::{answers, report};
use crate::i18n::{Argument, Message, play, rules, study};
use crate::play::{NodeId, Transition, Tree};
use crate::rules::abande::{IllegalMove, IllegalMoveReason, Position, Stack};
use crate::rules::{AnyGame, BoardView, Game, GameKind, Goal, MoveIntent, Player};
use crate::study::{MistakeGrade, ReviewedMove};

use super::letters;

/// Message with the score of a position: `Black 21 (+3 asleep), White 17. In hand: Black 2, White 1.`, or `Groups:
/// Black 3, White 2. Komi left: 1.`
pub fn score_line(view: &BoardView) -> Message {
    let [black, white] = Player::ALL;
    match view.game.info().goal {
        Goal::LastGroup => {
            let groups = view.group_counts();
            let score = report::group_score(groups[black], groups[white]);
            match view.komi_left {
                Some(left) => play::two_sentences(score, report::komi_left(left)),
                None => score,
            }
        }
        Goal::Points => {
            let (points, asleep) = (&view.points, &view.asleep);
            let score = report::point_score(points[black], asleep[black], points[white], asleep[white]);
            play::two_sentences(score, hands(view))
        }
    }
}

/// Message that says how many pieces each player has in hand.
pub(super) fn hands(view: &BoardView) -> Message {
    report::hands(view.hands[Player::Black], view.hands[Player::White])
}

/// The move that leads to a node, as records write it; empty for the start.
pub(super) fn move_text(tree: &Tree, node: NodeId) -> String {
    let board = tree.start().board();
    tree.node(node).mv().map_or_else(String::new, |mv| mv.display(board).to_string())
}

/// The move that leads to a node, with its number if `numbered` is `true` or Black moved: `2. d3`, `2... e5`, `e5`.
pub fn number_and_move(tree: &Tree, node: NodeId, numbered: bool) -> String {
    let text = move_text(tree, node);
    let before = tree.node(node).parent().map_or(0, |parent| tree.game(parent).ply());
    match before % 2 {
        0 => format!("{}. {text}", before / 2 + 1),
        _ if numbered => format!("{}... {text}", before / 2 + 1),
        _ => text,
    }
}

/// A move of a reviewed game with its number, and the glyph of its grade: `12... d4-e4??`.
pub fn reviewed_move(tree: &Tree, reviewed: &ReviewedMove) -> String {
    let glyph = reviewed.judgement.grade.map(MistakeGrade::suffix);
    format!("{}{}", number_and_move(tree, reviewed.to, true), glyph.unwrap_or_default())
}

/// Message that says what a move of a reviewed game lost: `12. d4?? cost 40% in winning chances.`
pub fn cost_of(tree: &Tree, reviewed: &ReviewedMove) -> Message {
    let cost = study::of_loss(reviewed_move(tree, reviewed), &reviewed.judgement);
    if reviewed.judgement.loss.proved { play::two_sentences(cost, study::review_proved()) } else { cost }
}

/// Message that says what a move that was just played did: `White captures with d5-d4: bW, 2 high.`
pub fn move_sentence(transition: &Transition) -> Message {
    let view = transition.after.view();
    // A game that is over has no moves.
    let mover = transition.before.to_move().unwrap_or(Player::Black);
    let written = transition.mv.display(view.board).to_string();
    let sentence = match transition.mv.intent() {
        MoveIntent::Place(point) => match view.game {
            GameKind::Abande => report::entered(mover, view.board.label(point)),
            GameKind::Anda => report::placed(mover, written.into()),
        },
        MoveIntent::PlaceTwo(..) => report::placed(mover, written.into()),
        MoveIntent::SpendKomi => report::spent_komi(mover, view.komi_left.unwrap_or_default()),
        MoveIntent::Carry { to, .. } => {
            let stack = view.stack(to);
            let (letters, height) =
                stack.map_or_else(Default::default, |stack| (letters(stack), stack.pieces.len()));
            match stack {
                Some(stack) if stack.tower => report::captured_to_tower(mover, written, letters, height),
                _ => report::captured(mover, written, letters, height),
            }
        }
        MoveIntent::Pass => report::passed(mover),
    };
    report::of_removals(transition, &view).into_iter().fold(sentence, play::two_sentences)
}

/// Message that says why the stack on a point may not leave it: which parts of the band it would cut off.
pub(super) fn why_pinned(position: &Position, point: Point) -> Message {
    let parts = position.parts_without(point);
    let player = position.stack(point).map_or(position.turn(), Stack::owner);
    let refused = IllegalMove {
        reason: IllegalMoveReason::SplitsBand { point, parts },
        board: position.board(),
        player,
    };
    rules::refusal(&refused.into())
}

/// Message that says which stacks the stack on a point can capture now, or which can capture it if it is the enemy's;
/// if there are none, why not.
pub(super) fn captures_of(game: &AnyGame, point: Point) -> Message {
    let view = game.view();
    let label = view.board.label(point);
    let Some(stack) = view.stack(point) else { return answers::point_is_empty(label) };
    let Some(turn) = view.to_move else { return rules::game_over() };
    if stack.tower {
        return answers::tower_stays(label);
    }
    if stack.owner() != turn {
        let attackers = view.attackers(point);
        return match attackers.len() {
            0 => answers::stack_is_safe(label, turn),
            _ => answers::stack_is_attacked(label, either(&view, attackers)),
        };
    }
    match game.why_stuck(point) {
        Some(refusal) => rules::refusal(&refusal),
        None => answers::stack_attacks(label, either(&view, view.targets(point))),
    }
}

/// Points to choose from: `d4 or d5`.
fn either(view: &BoardView, points: BoardSet) -> Argument {
    let mut labels: Vec<&str> = points.iter().map(|point| view.board.label(point)).collect();
    labels.sort_unstable();
    Argument::any(labels)
}
