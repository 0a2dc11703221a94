//! The twelve parts of the perimeter: six corners and the six edges between them.

use std::fmt;

use crate::board::{Board, BoardSet, Point};

/// One of the twelve parts of the board's edge, six corners and six sides, which the rule for the first turn
/// tells apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PerimeterPart {
    /// A corner, one cell.
    Corner(Point),
    /// The cells between two corners, which are given.
    Edge(Point, Point),
}

/// The cells at the board's edge, divided into twelve parts: which cell belongs to which, and which of them
/// touch.
pub(super) struct Perimeter {
    /// The corners in their order around the board.
    corners: [Point; 6],
    /// The cells of each part in their order around the board: corners have even numbers, edges odd ones.
    parts: [BoardSet; PARTS],
    cells: BoardSet,
}

/// Number of corners and sides of a hexagon.
const PARTS: usize = 12;

impl Perimeter {
    /// Divides the cells at the edge of a board into its six corners and six sides, for the rule about the first two
    /// stones.
    pub(super) fn new(board: &Board) -> Self {
        let rows = board.rows();
        let (near, middle, far) = (&rows[0], &rows[rows.len() / 2], &rows[rows.len() - 1]);
        let (first, last) = (|row: &[Point]| row[0], |row: &[Point]| row[row.len() - 1]);
        // Counter-clockwise from the near left.
        let corners = [first(near), last(near), last(middle), last(far), first(far), first(middle)];
        let cells: BoardSet = board.points().filter(|&point| board.adjacent(point).len() < 6).collect();
        let mut parts = [BoardSet::EMPTY; PARTS];
        for (index, &corner) in corners.iter().enumerate() {
            let next = corners[(index + 1) % corners.len()];
            parts[2 * index] = corner.into();
            parts[2 * index + 1] =
                cells.iter().filter(|&cell| is_between(board, corner, next, cell)).collect();
        }
        Self { corners, parts, cells }
    }

    /// Every cell at the board's edge.
    pub(super) fn cells(&self) -> BoardSet {
        self.cells
    }

    fn index(&self, point: Point) -> Option<usize> {
        self.parts.iter().position(|part| part.contains(point))
    }

    /// The part of the edge that a cell belongs to; none for a cell inside.
    pub(super) fn part(&self, point: Point) -> Option<PerimeterPart> {
        let index = self.index(point)?;
        let corner = self.corners[index / 2];
        let next = self.corners[(index / 2 + 1) % self.corners.len()];
        Some(if index.is_multiple_of(2) {
            PerimeterPart::Corner(corner)
        } else {
            PerimeterPart::Edge(corner, next)
        })
    }

    /// The cells where the second stone of a first turn may stand if the first stands on `first`: those on
    /// parts that are neither that of the first stone nor touch it. Around the board those are all parts at
    /// least three steps away, for corners and edges alike.
    pub(super) fn partners(&self, first: Point) -> BoardSet {
        let Some(index) = self.index(first) else { return BoardSet::EMPTY };
        let apart = (3..=PARTS - 3).map(|steps| self.parts[(index + steps) % PARTS]);
        apart.fold(BoardSet::EMPTY, |sum, part| sum | part)
    }
}

/// Whether a cell lies on the straight line between two corners.
fn is_between(board: &Board, from: Point, to: Point, cell: Point) -> bool {
    let [a, b, c] = [from, to, cell].map(|point| board.place(point));
    let length = |p: [f32; 2], q: [f32; 2]| (p[0] - q[0]).hypot(p[1] - q[1]);
    cell != from && cell != to && (length(a, c) + length(c, b) - length(a, b)).abs() < 1e-3
}

impl PerimeterPart {
    /// The part in words: `the corner a1`, `the side from a1 to a9`.
    pub fn display(self, board: &Board) -> impl fmt::Display {
        match self {
            Self::Corner(point) => format!("the corner {}", board.label(point)),
            Self::Edge(from, to) => format!("the side from {} to {}", board.label(from), board.label(to)),
        }
    }
}
