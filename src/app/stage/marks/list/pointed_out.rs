//! Marks of the engine and of texts: the best moves, a line of play, and the points of a hint, a lesson or the coach.

use super::super::captions::Caption;
use super::{BoardMark, MAX_BEST_MOVES, MAX_LINE_MOVES, MarkArea, MarkInputs};
use crate::app::game::Highlights;
use crate::board::Point;
use crate::rules::MoveIntent;

/// Marks of the best moves: arrows and rings, each with its letter.
pub(super) fn best(inputs: &MarkInputs, height: &impl Fn(Point) -> usize) -> Vec<BoardMark> {
    let mut marks = Vec::new();
    // The best one lies on top.
    for (rank, &(intent, share)) in
        (0..).zip(inputs.best.iter().take(MAX_BEST_MOVES)).collect::<Vec<_>>().into_iter().rev()
    {
        let (way, points) = places(intent);
        marks.extend(way.map(|(from, to)| BoardMark::BestArrow(rank, from, to)));
        for point in points {
            if way.is_none() {
                marks.extend(share.map(|share| BoardMark::Visits(share, point)));
                marks.push(BoardMark::Best(rank, point));
            }
            let place = count(&marks, point);
            marks.push(BoardMark::Caption(Caption::Letter(rank), place, point, height(point)));
        }
    }
    marks
}

/// Marks of a line of play with its moves numbered.
pub(super) fn line(inputs: &MarkInputs, height: &impl Fn(Point) -> usize) -> Vec<BoardMark> {
    let mut marks = Vec::new();
    for (number, &(player, intent)) in (1..).zip(inputs.line.iter().take(MAX_LINE_MOVES)) {
        let (way, points) = places(intent);
        marks.extend(way.map(|(from, to)| BoardMark::BestArrow(2, from, to)));
        for point in points {
            // A piece captured earlier in the line has left its point, which may be occupied again.
            if way.is_none() && height(point) == 0 {
                marks.push(BoardMark::Ghost(player, point));
            }
            let place = count(&marks, point);
            marks.push(BoardMark::Caption(Caption::Number(number), place, point, height(point).max(1)));
        }
    }
    marks
}

/// Origin and target of a move along the board, and the points to mark.
fn places(intent: MoveIntent) -> (Option<(Point, Point)>, Vec<Point>) {
    match intent {
        MoveIntent::Place(point) => (None, vec![point]),
        MoveIntent::PlaceTwo(one, other) => (None, vec![one, other]),
        MoveIntent::Carry { from, to } => (Some((from, to)), vec![to]),
        MoveIntent::Pass | MoveIntent::SpendKomi => (None, Vec::new()),
    }
}

/// Number of captions on a point so far.
fn count(marks: &[BoardMark], point: Point) -> u8 {
    let captions =
        marks.iter().filter(|mark| matches!(mark, BoardMark::Caption(_, _, at, _) if *at == point));
    u8::try_from(captions.count()).unwrap_or(u8::MAX)
}

/// Marks of the points that a lesson, a hint or the coach refers to.
pub(super) fn spoken(inputs: &MarkInputs, height: &impl Fn(Point) -> usize) -> Vec<BoardMark> {
    let Highlights { region, places: named, found, mv, better, pointing } = inputs.highlights;
    let mut marks = Vec::new();
    if let Some((player, intent)) = better {
        let (way, points) = places(intent);
        marks.extend(way.map(|(from, to)| BoardMark::BestArrow(0, from, to)));
        for point in points.into_iter().filter(|_| way.is_none()) {
            marks.push(BoardMark::Ghost(player, point));
            marks.push(BoardMark::Best(0, point));
        }
    }
    if !region.is_empty() {
        marks.push(BoardMark::Area(MarkArea::Region, region));
    }
    marks.extend(named.iter().map(|point| BoardMark::Spoken(point, height(point))));
    marks.extend(found.iter().map(|point| BoardMark::Found(point, height(point))));
    let placed = |point| inputs.view.to_move.map(|player| BoardMark::Ghost(player, point));
    match mv {
        Some(MoveIntent::Place(point)) => {
            marks.extend(placed(point));
            marks.push(BoardMark::Spoken(point, 1));
        }
        Some(MoveIntent::PlaceTwo(one, other)) => {
            for point in [one, other] {
                marks.extend(placed(point));
                marks.push(BoardMark::Spoken(point, 1));
            }
        }
        Some(MoveIntent::Carry { from, to }) => {
            marks.push(BoardMark::SpokenArrow(from, to));
            marks.push(BoardMark::Spoken(to, height(to)));
        }
        Some(MoveIntent::Pass | MoveIntent::SpendKomi) | None => {}
    }
    let pointed = inputs.pointed.filter(|point| pointing && !found.contains(*point));
    marks.extend(pointed.map(|point| BoardMark::Movable(point, height(point))));
    marks
}
