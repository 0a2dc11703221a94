//! Movement of the cursor on the board, as pure functions of board and position.

use bevy::math::Vec2;

use super::super::selection::Selection;
use crate::board::{Board, Point};
use crate::rules::BoardView;

/// How much a deviation from the pressed direction adds to the distance of a point when the cursor's next point is
/// chosen.
const DEVIATION_WEIGHT: f32 = 3.0;
/// Least cosine of the angle between the pressed direction and a step of the cursor: points farther aside are not
/// reached.
const SIDEWAYS: f32 = 0.3;

/// Returns the next point for the cursor in a direction on the board: x to the right, y away from Black's seat.
pub(super) fn next(board: &Board, from: Point, direction: Vec2) -> Option<Point> {
    let start = Vec2::from(board.place(from));
    let cost = |point: Point| {
        let way = Vec2::from(board.place(point)) - start;
        let along = way.normalize_or_zero().dot(direction.normalize_or_zero());
        (along > SIDEWAYS).then(|| way.length() * (1.0 + DEVIATION_WEIGHT * (1.0 - along)))
    };
    let reachable = board.points().filter_map(|point| Some((point, cost(point)?)));
    reachable.min_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(point, _)| point)
}

/// Returns the points on which a click would play a move or begin one, in the order of their labels, for the cursor
/// to go through.
pub(super) fn actions(view: &BoardView, selection: Selection) -> Vec<Point> {
    let board = view.board;
    let mut points: Vec<Point> = match selection {
        Selection::Stack(from) | Selection::Dragging(from) => view.targets(from).iter().collect(),
        Selection::Target(to) => view.attackers(to).iter().collect(),
        Selection::FirstOfTwo(one) => view.entries.iter().filter(|&point| point != one).collect(),
        Selection::Nothing => board
            .points()
            .filter(|&point| view.entries.contains(point) || !view.targets(point).is_empty())
            .collect(),
    };
    // d10 comes after d9.
    points.sort_by_key(|&point| (board.label(point).len(), board.label(point)));
    points.sort_by_key(|&point| board.label(point).chars().next());
    points
}

/// Returns the point after `at`, or before it, in a list that begins again at its end. Without `at`, returns the
/// first or the last one.
pub(super) fn cycle(points: &[Point], at: Option<Point>, back: bool) -> Option<Point> {
    let place = at.and_then(|at| points.iter().position(|&point| point == at));
    let last = points.len().checked_sub(1)?;
    let index = match (place, back) {
        (None, false) => 0,
        (None, true) => last,
        (Some(index), false) => {
            if index == last {
                0
            } else {
                index + 1
            }
        }
        (Some(index), true) => index.checked_sub(1).unwrap_or(last),
    };
    points.get(index).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    #[test]
    fn every_point_can_be_reached_and_steps_lead_back() {
        let directions = [(1.0, 0.0), (-1.0, 0.0), (0.05, 1.0), (0.05, -1.0), (-0.05, 1.0), (-0.05, -1.0)];
        for variant in Variant::ALL {
            let board = variant.board();
            let start = board.points().next().expect("a point");
            let (mut reached, mut open) = (vec![start], vec![start]);
            while let Some(at) = open.pop() {
                for (x, y) in directions {
                    if let Some(point) =
                        next(board, at, Vec2::new(x, y)).filter(|point| !reached.contains(point))
                    {
                        reached.push(point);
                        open.push(point);
                    }
                }
            }
            assert_eq!(reached.len(), board.len(), "{variant}");
        }
    }

    #[test]
    fn up_goes_straight_on_the_square_and_to_either_side_on_the_hexagon() {
        let step = |variant: Variant, from: &str, x: f32, y: f32| {
            let board = variant.board();
            next(board, board.find(from).unwrap(), Vec2::new(x, y)).map(|point| board.label(point))
        };
        assert_eq!(step(Variant::Square, "d4", 0.05, 1.0), Some("d5"));
        assert_eq!(step(Variant::Square, "d7", 0.05, 1.0), None, "the edge");
        assert_eq!(step(Variant::Hex, "d4", 1.0, 0.0), Some("d5"));
        let (right, left) = (step(Variant::Hex, "d4", 0.05, 1.0), step(Variant::Hex, "d4", -0.05, 1.0));
        assert!(right != left && right.is_some_and(|label| label.starts_with('e')), "{right:?} {left:?}");
    }

    #[test]
    fn actions_are_what_can_be_played() {
        let mut game = Variant::Hex.start();
        for text in ["d4", "d5", "d3"] {
            game.play(game.parse_move(text).unwrap()).unwrap();
        }
        let view = game.view();
        let label = |point: Point| view.board.label(point);
        let own = view.board.find("d5").unwrap();
        let all = actions(&view, Selection::Nothing);
        assert!(all.contains(&own) && view.entries.iter().all(|point| all.contains(&point)));
        let targets: Vec<_> = actions(&view, Selection::Stack(own)).into_iter().map(label).collect();
        assert_eq!(targets, ["d4"]);
        assert_eq!(cycle(&all, None, false), all.first().copied());
        assert_eq!(cycle(&all, all.last().copied(), false), all.first().copied());
        assert_eq!(cycle(&all, all.first().copied(), true), all.last().copied());
        assert_eq!(cycle(&[], Some(own), false), None);
    }
}
