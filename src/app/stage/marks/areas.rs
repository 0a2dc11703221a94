//! Marks on many points at once: one mesh for all of them, however many there are.

use std::f32::consts::FRAC_PI_3;

use bevy::prelude::*;

use super::shapes::flat;
use crate::board::{Board, BoardSet, Point};

/// From a cell's middle to its corners.
const CELL_RADIUS: f32 = 0.577_350_3;

/// What is drawn on each point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Shape {
    /// A filled circle of this radius.
    Dot(f32),
    /// A ring between these radii.
    Ring(f32, f32),
    /// Two strokes of this length from the middle, and half as wide as told.
    Cross(f32, f32),
    /// A square on its corner.
    Diamond(f32),
    /// The whole cell, less this much on each side.
    Cell(f32),
    /// A line of this width around all cells together, along their outer edges and this far within.
    Contour(f32, f32),
}

/// All of them in one mesh, flat around the middle of the board.
pub(super) fn mesh(board: &Board, points: BoardSet, shape: Shape) -> Mesh {
    let mut sheet = Sheet::default();
    for point in points {
        let middle = Vec2::from(board.place(point));
        match shape {
            Shape::Dot(radius) => sheet.band(middle, 0.0, radius, 20),
            Shape::Ring(inner, outer) => sheet.band(middle, inner, outer, 28),
            Shape::Diamond(radius) => sheet.band(middle, 0.0, radius, 4),
            Shape::Cross(reach, width) => {
                for angle in [0.25, 0.75_f32] {
                    let way = Vec2::from_angle(angle * std::f32::consts::PI) * reach;
                    sheet.stroke(middle - way, middle + way, width);
                }
            }
            Shape::Cell(inset) => sheet.hexagon(middle, CELL_RADIUS - inset),
            Shape::Contour(width, inset) => {
                for side in (0..6_u8)
                    .filter(|&side| !across(board, point, side).is_some_and(|to| points.contains(to)))
                {
                    let [from, to] = edge(side).map(|corner| middle + corner * (1.0 - inset));
                    let along = (to - from).normalize_or_zero() * width / 2.0;
                    sheet.stroke(from - along, to + along, width);
                }
            }
        }
    }
    flat(&sheet.corners, &sheet.indices)
}

/// The ends of one of a cell's sides, seen from its middle; side 0 is the right one, and they go around the left way.
fn edge(side: u8) -> [Vec2; 2] {
    let corner = |turn: f32| Vec2::from_angle((f32::from(side) + turn) * FRAC_PI_3) * CELL_RADIUS;
    [corner(-0.5), corner(0.5)]
}

/// The cell on the other side of one of a cell's sides.
fn across(board: &Board, point: Point, side: u8) -> Option<Point> {
    let aim = Vec2::from(board.place(point)) + Vec2::from_angle(f32::from(side) * FRAC_PI_3);
    board.adjacent(point).iter().find(|&other| Vec2::from(board.place(other)).distance(aim) < 0.1)
}

#[derive(Default)]
struct Sheet {
    corners: Vec<[f32; 2]>,
    indices: Vec<u32>,
}

impl Sheet {
    fn push(&mut self, corner: Vec2) -> u32 {
        self.corners.push(corner.to_array());
        u32::try_from(self.corners.len() - 1).unwrap_or(u32::MAX)
    }

    fn quad(&mut self, corners: [Vec2; 4]) {
        let [a, b, c, d] = corners.map(|corner| self.push(corner));
        self.indices.extend([a, b, c, c, b, d]);
    }

    /// A ring of so many steps; a disc if its inner radius is 0.
    fn band(&mut self, middle: Vec2, inner: f32, outer: f32, steps: u16) {
        let at = |step: u16, radius: f32| {
            middle + Vec2::from_angle(std::f32::consts::TAU * f32::from(step) / f32::from(steps)) * radius
        };
        for step in 0..steps {
            self.quad([at(step, inner), at(step, outer), at(step + 1, inner), at(step + 1, outer)]);
        }
    }

    fn stroke(&mut self, from: Vec2, to: Vec2, width: f32) {
        let aside = (to - from).perp().normalize_or_zero() * width / 2.0;
        self.quad([from - aside, from + aside, to - aside, to + aside]);
    }

    fn hexagon(&mut self, middle: Vec2, radius: f32) {
        let center = self.push(middle);
        for side in 0..6 {
            let [from, to] = edge(side).map(|corner| self.push(middle + corner * (radius / CELL_RADIUS)));
            self.indices.extend([center, from, to]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Side;

    fn count(points: &[&str], shape: Shape) -> usize {
        let board = Board::hexagon(Side::Five);
        let set = points.iter().map(|label| board.find(label).unwrap()).collect();
        mesh(board, set, shape).count_vertices()
    }

    #[test]
    fn a_contour_runs_only_around_the_outside() {
        let strokes = |points: &[&str]| count(points, Shape::Contour(0.05, 0.0)) / 4;
        assert_eq!(strokes(&["e5"]), 6);
        assert_eq!(strokes(&["e5", "e6"]), 10);
        assert_eq!(strokes(&["e5", "e6", "f5"]), 12);
        assert_eq!(strokes(&["e5", "a1"]), 12);
    }

    #[test]
    fn nothing_to_mark_is_an_empty_mesh() {
        assert_eq!(count(&[], Shape::Dot(0.1)), 0);
        assert_eq!(count(&["a1"], Shape::Cell(0.02)), 13);
    }
}
