//! What the engine and words point out: the best moves, a line of play, and what a hint, a lesson or the coach speaks
//! of.

use super::super::captions::Caption;
use super::{Area, BEST, LINE, Mark, Moment};
use crate::app::game::Highlights;
use crate::board::Point;
use crate::rules::MoveIntent;

/// The best moves: arrows and rings, each with its letter.
pub(super) fn best(moment: &Moment, height: &impl Fn(Point) -> usize) -> Vec<Mark> {
    let mut marks = Vec::new();
    // The best one lies on top.
    for (rank, &(intent, share)) in
        (0..).zip(moment.best.iter().take(BEST)).collect::<Vec<_>>().into_iter().rev()
    {
        let (way, points) = places(intent);
        marks.extend(way.map(|(from, to)| Mark::BestWay(rank, from, to)));
        for point in points {
            if way.is_none() {
                marks.extend(share.map(|share| Mark::Visits(share, point)));
                marks.push(Mark::Best(rank, point));
            }
            let place = count(&marks, point);
            marks.push(Mark::Caption(Caption::Letter(rank), place, point, height(point)));
        }
    }
    marks
}

/// A line of play with its moves numbered.
pub(super) fn line(moment: &Moment, height: &impl Fn(Point) -> usize) -> Vec<Mark> {
    let mut marks = Vec::new();
    for (number, &(player, intent)) in (1..).zip(moment.line.iter().take(LINE)) {
        let (way, points) = places(intent);
        marks.extend(way.map(|(from, to)| Mark::BestWay(2, from, to)));
        for point in points {
            // What was captured meanwhile left its point, and something may stand there again.
            if way.is_none() && height(point) == 0 {
                marks.push(Mark::Ghost(player, point));
            }
            let place = count(&marks, point);
            marks.push(Mark::Caption(Caption::Number(number), place, point, height(point).max(1)));
        }
    }
    marks
}

/// Where a move goes, and which points it is about.
fn places(intent: MoveIntent) -> (Option<(Point, Point)>, Vec<Point>) {
    match intent {
        MoveIntent::Place(point) => (None, vec![point]),
        MoveIntent::PlaceTwo(one, other) => (None, vec![one, other]),
        MoveIntent::Carry { from, to } => (Some((from, to)), vec![to]),
        MoveIntent::Pass | MoveIntent::SpendKomi => (None, Vec::new()),
    }
}

/// How many captions a point has so far.
fn count(marks: &[Mark], point: Point) -> u8 {
    let captions = marks.iter().filter(|mark| matches!(mark, Mark::Caption(_, _, at, _) if *at == point));
    u8::try_from(captions.count()).unwrap_or(u8::MAX)
}

/// What words speak of: a lesson, a hint or the coach.
pub(super) fn spoken(moment: &Moment, height: &impl Fn(Point) -> usize) -> Vec<Mark> {
    let Highlights { region, places, found, mv, pointing } = moment.highlights;
    let mut marks = Vec::new();
    if !region.is_empty() {
        marks.push(Mark::Area(Area::Region, region));
    }
    marks.extend(places.iter().map(|point| Mark::Spoken(point, height(point))));
    marks.extend(found.iter().map(|point| Mark::Found(point, height(point))));
    let placed = |point| moment.view.to_move.map(|player| Mark::Ghost(player, point));
    match mv {
        Some(MoveIntent::Place(point)) => {
            marks.extend(placed(point));
            marks.push(Mark::Spoken(point, 1));
        }
        Some(MoveIntent::PlaceTwo(one, other)) => {
            for point in [one, other] {
                marks.extend(placed(point));
                marks.push(Mark::Spoken(point, 1));
            }
        }
        Some(MoveIntent::Carry { from, to }) => {
            marks.push(Mark::SpokenWay(from, to));
            marks.push(Mark::Spoken(to, height(to)));
        }
        Some(MoveIntent::Pass | MoveIntent::SpendKomi) | None => {}
    }
    let pointed = moment.pointed.filter(|point| pointing && !found.contains(*point));
    marks.extend(pointed.map(|point| Mark::Movable(point, height(point))));
    marks
}
