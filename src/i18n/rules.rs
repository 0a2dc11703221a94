//! Why the rules refuse a move, in the words of the rules.

use super::message::messages;
use super::{Argument, Message};
use crate::board::{Board, BoardSet, Point, PointSet};
use crate::rules::anda::PerimeterPart;
use crate::rules::{AnyIllegalMove, AnyMoveSyntaxError, Player, abande, anda};

messages! {
    game_over;
    point_occupied(point: &str);
    not_connected(point: &str);
    hand_empty(player: Player);
    empty_source(point: &str);
    not_your_stack(point: &str, owner: Player);
    tower_fixed(point: &str);
    empty_target(point: &str);
    own_target(point: &str);
    tower_target(point: &str);
    nothing_to_capture(point: &str);
    nothing_beside(point: &str);
    no_capturer(point: &str);
    not_adjacent(from: &str, to: &str);
    too_high(height: u8);
    splits_band(point: &str, cut_off: Argument);
    too_early;
    too_early_by_handicap(player: Player, pieces: u8);
    must_enter_or_capture(player: Player, pieces: u8);

    cell_occupied(point: &str, owner: Player);
    enemy_territory(point: &str, player: Player, enemy: Player);
    lone_suicide(point: &str);
    needs_two_stones(player: Player, one: &str, other: &str);
    not_your_first_turn(player: Player);
    not_on_perimeter(point: &str);
    same_cell(point: &str);
    same_corner(corner: &str);
    same_edge(from: &str, to: &str);
    corner(corner: &str);
    edge(from: &str, to: &str);
    parts_touch(one: &str, one_part: Message, other: &str, other_part: Message);
    komi_is_whites;
    komi_on_first_turn(player: Player);
    no_komi_left;

    no_such_move(game: &str);
    no_such_point(text: &str);
    not_a_move_of_abande(text: &str);
    not_a_move_of_anda(text: &str);
}

/// Message that says why a move is against the rules, in a sentence.
pub fn refusal(refused: &AnyIllegalMove) -> Message {
    match refused {
        AnyIllegalMove::Abande(refused) => of_abande(refused),
        AnyIllegalMove::Anda(refused) => of_anda(refused),
        AnyIllegalMove::OtherGame(game) => no_such_move(game),
    }
}

/// Message that says why a text is not a move, in a sentence.
pub fn move_syntax(error: &AnyMoveSyntaxError) -> Message {
    match error {
        AnyMoveSyntaxError::Abande(abande::MoveSyntaxError::NoSuchPoint(text))
        | AnyMoveSyntaxError::Anda(anda::MoveSyntaxError::NoSuchPoint(text)) => no_such_point(text),
        AnyMoveSyntaxError::Abande(abande::MoveSyntaxError::NotAMove(text)) => not_a_move_of_abande(text),
        AnyMoveSyntaxError::Anda(anda::MoveSyntaxError::NotAMove(text)) => not_a_move_of_anda(text),
    }
}

/// Lists the labels of points with “and”, as an argument of a message.
pub fn points(board: &Board, points: BoardSet) -> Argument {
    let mut labels: Vec<&str> = points.iter().map(|point| board.label(point)).collect();
    labels.sort_unstable();
    Argument::all(labels)
}

/// Lists the labels of points with “or”, as an argument of a message.
pub fn any_point(board: &Board, points: BoardSet) -> Argument {
    Argument::any(points.iter().map(|point| board.label(point)))
}

fn of_abande(refused: &abande::IllegalMove) -> Message {
    use abande::IllegalMoveReason;
    let label = |point: Point| refused.board.label(point);
    let player = refused.player;
    match &refused.reason {
        IllegalMoveReason::GameOver => game_over(),
        IllegalMoveReason::PointOccupied(point) => point_occupied(label(*point)),
        IllegalMoveReason::NotConnected(point) => not_connected(label(*point)),
        IllegalMoveReason::HandEmpty => hand_empty(player),
        IllegalMoveReason::EmptySource(point) => empty_source(label(*point)),
        IllegalMoveReason::NotYourStack(point) => not_your_stack(label(*point), player.other()),
        IllegalMoveReason::TowerFixed(point) => tower_fixed(label(*point)),
        IllegalMoveReason::EmptyTarget(point) => empty_target(label(*point)),
        IllegalMoveReason::OwnTarget(point) => own_target(label(*point)),
        IllegalMoveReason::TowerTarget(point) => tower_target(label(*point)),
        IllegalMoveReason::NothingToCapture(point) => nothing_to_capture(label(*point)),
        IllegalMoveReason::NothingBeside(point) => nothing_beside(label(*point)),
        IllegalMoveReason::NoCapturer(point) => no_capturer(label(*point)),
        IllegalMoveReason::NotAdjacent { from, to } => not_adjacent(label(*from), label(*to)),
        IllegalMoveReason::TooHigh { height } => too_high(*height),
        IllegalMoveReason::SplitsBand { point, parts } => {
            splits_band(label(*point), cut_off(refused.board, parts))
        }
        IllegalMoveReason::TooEarly => too_early(),
        IllegalMoveReason::TooEarlyByHandicap { pieces } => too_early_by_handicap(player, *pieces),
        IllegalMoveReason::MustEnterOrCapture { in_hand } => must_enter_or_capture(player, *in_hand),
    }
}

/// Lists the points of a split band, except those of its largest part, as an argument of a message.
fn cut_off(board: &Board, parts: &[PointSet]) -> Argument {
    let largest = parts.iter().copied().max_by_key(|part| part.len()).unwrap_or_default();
    let rest = parts.iter().filter(|&&part| part != largest).copied().fold(PointSet::EMPTY, |a, b| a | b);
    points(board, rest.iter().collect())
}

fn of_anda(refused: &anda::IllegalMove) -> Message {
    use anda::IllegalMoveReason;
    let label = |point: Point| refused.board.label(point);
    let (player, enemy) = (refused.player, refused.player.other());
    match refused.reason {
        IllegalMoveReason::GameOver => game_over(),
        IllegalMoveReason::Occupied(point, owner) => cell_occupied(label(point), owner),
        IllegalMoveReason::EnemyTerritory(point) => enemy_territory(label(point), player, enemy),
        IllegalMoveReason::LoneSuicide(point) => lone_suicide(label(point)),
        IllegalMoveReason::NeedsTwoStones => {
            let [near, far] = refused.board.ends().map(label);
            needs_two_stones(player, near, far)
        }
        IllegalMoveReason::NotYourFirstTurn => not_your_first_turn(player),
        IllegalMoveReason::NotOnPerimeter(point) => not_on_perimeter(label(point)),
        IllegalMoveReason::SameCell(point) => same_cell(label(point)),
        IllegalMoveReason::SamePart(PerimeterPart::Corner(point)) => same_corner(label(point)),
        IllegalMoveReason::SamePart(PerimeterPart::Edge(from, to)) => same_edge(label(from), label(to)),
        IllegalMoveReason::PartsTouch { points: [one, other], parts } => {
            let [first, second] = parts.map(|part| of_part(refused.board, part));
            parts_touch(label(one), first, label(other), second)
        }
        IllegalMoveReason::KomiIsWhites => komi_is_whites(),
        IllegalMoveReason::KomiOnFirstTurn => komi_on_first_turn(player),
        IllegalMoveReason::NoKomiLeft => no_komi_left(),
    }
}

fn of_part(board: &Board, part: PerimeterPart) -> Message {
    match part {
        PerimeterPart::Corner(point) => corner(board.label(point)),
        PerimeterPart::Edge(from, to) => edge(board.label(from), board.label(to)),
    }
}
