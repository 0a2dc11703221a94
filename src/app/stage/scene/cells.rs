//! The cells of a board as a plane figure: which one is where, and how far its edge is.

use std::collections::HashMap;

use bevy::prelude::*;

use crate::board::Board;

/// Distance from the outermost cells to the brass line around them.
pub(super) const CELL_MARGIN: f32 = 0.045;
/// Distance from the middle of a hexagonal cell to its sides, where the centres of neighbouring cells are 1 apart.
pub(in crate::app::stage) const CELL_APOTHEM: f32 = 0.5;
/// Distance from the middle of a hexagonal cell to its corners, 1/√3, where the centres of neighbouring cells are 1
/// apart.
pub(in crate::app::stage) const CELL_RADIUS: f32 = 0.577_350_3;
/// Directions from a cell to its neighbours: at 0, 60 and 120 degrees.
const ACROSS: [Vec2; 3] = [Vec2::X, Vec2::new(0.5, SIN_60), Vec2::new(-0.5, SIN_60)];
const SIN_60: f32 = 0.866_025_4;
/// Distance from the middle of a cell within which it is found.
const REACH: f32 = 1.0;

/// All cells of a board, sorted by the unit squares that they are near to, so that the cell at a place is found
/// quickly.
pub(super) struct Cells {
    buckets: HashMap<(i32, i32), Vec<Cell>>,
}

#[derive(Clone, Copy)]
struct Cell {
    middle: Vec2,
    kind: usize,
}

/// The cell that is nearest to a place, and how the place lies to it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct NearestCell {
    pub middle: Vec2,
    /// Offset of the place from the middle.
    pub offset: Vec2,
    /// Signed distance to the edge of the cell; negative inside.
    pub distance: f32,
    /// Colour class from 0 to 2, different from that of every neighbour.
    pub kind: usize,
}

impl Cells {
    /// Sorts the cells of a board.
    pub(super) fn of(board: &Board) -> Self {
        let mut buckets: HashMap<_, Vec<_>> = HashMap::new();
        for point in board.points() {
            let middle = Vec2::from(board.place(point));
            let cell = Cell { middle, kind: kind(middle) };
            let (low, high) = (square(middle - REACH), square(middle + REACH));
            for x in low.0..=high.0 {
                for y in low.1..=high.1 {
                    buckets.entry((x, y)).or_default().push(cell);
                }
            }
        }
        Self { buckets }
    }

    /// Returns the cell that contains a place, or else the nearest one; `None` if all are far away.
    pub(super) fn near(&self, place: Vec2) -> Option<NearestCell> {
        let near = self.buckets.get(&square(place))?.iter().map(|cell| {
            let offset = place - cell.middle;
            NearestCell { middle: cell.middle, offset, distance: outside(offset), kind: cell.kind }
        });
        near.min_by(|one, other| one.distance.total_cmp(&other.distance))
    }
}

/// Signed distance to the edge of a cell, from an offset to its middle.
fn outside(offset: Vec2) -> f32 {
    let across = ACROSS.map(|direction| offset.dot(direction).abs());
    across.into_iter().fold(0.0, f32::max) - CELL_APOTHEM
}

/// Unit square in which a place lies, the key of [`Cells::buckets`].
#[expect(clippy::cast_possible_truncation, reason = "boards are small")]
fn square(place: Vec2) -> (i32, i32) {
    (place.x.floor() as i32, place.y.floor() as i32)
}

/// Colour class from 0 to 2. One step right or to the upper left adds one, so three cells that meet all differ.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 2")]
fn kind(middle: Vec2) -> usize {
    let up = middle.y / (3.0_f32.sqrt() / 2.0);
    let right = middle.x - up / 2.0;
    (right + 2.0 * up).round().rem_euclid(3.0) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Side;

    #[test]
    fn every_cell_knows_its_own_ground_and_differs_from_its_neighbours() {
        let board = Board::hexagon(Side::Five);
        let cells = Cells::of(board);
        for point in board.points() {
            let middle = Vec2::from(board.place(point));
            let near = cells.near(middle + Vec2::new(0.1, -0.2)).unwrap();
            assert!(near.middle == middle && near.distance < 0.0);
            let corner = Vec2::new(0.0, 0.57);
            assert!(cells.near(middle + corner).unwrap().middle == middle);
            for other in board.adjacent(point) {
                let other = Vec2::from(board.place(other));
                assert_ne!(cells.near(other).unwrap().kind, near.kind);
                assert!(cells.near((middle + other) / 2.0).unwrap().distance.abs() < 1e-4);
            }
        }
        assert!(cells.near(Vec2::new(50.0, 0.0)).is_none());
    }
}
