//! Boards as grids of bits: every step to a neighbour is a shift of a whole set.
//!
//! All boards of Abande are the same grid of at most 7×7 cells with some diagonals drawn in. A cell is a bit
//! of a `u64`, eight to a row; the eighth is never on the board, so a step over the side of a row lands
//! outside and no shift needs a mask.
//!
//! ```text
//!    +7 +8 +9      square: both diagonals of every unit square are lines
//!      \ | /       hex:    only the rising ones (each row of the hexagon leans half a step to the right)
//!   -1 - o - +1    snub:   one diagonal in every second unit square, like a chequerboard
//!      / | \
//!    -9 -8 -7
//! ```
//!
//! A board is a type here, not a value: the compiler makes one program for each, in which the masks of
//! diagonals that are everywhere or nowhere vanish.

#![expect(clippy::inline_always, reason = "must be compiled for the same processor as the caller")]

mod cpu;
mod shape;
#[cfg(test)]
mod tests;

use super::{Board, Point, PointSet};

#[cfg(target_arch = "x86_64")]
pub use cpu::has_bit_instructions;
pub use cpu::{BitTask, adding_vectors, counting_bits};
pub(crate) use shape::union;
pub use shape::{Arcs, STEPS, WAYS, arcs, around, around_gap, holes, neighbours_in, pins_changed, rim};

/// Number of cells of a grid, one for each bit of a `u64`; the cells of the board are some of them, the
/// others lie beside it.
pub const CELLS: usize = 64;

/// The bit of every point, by [`Point::index`]; what lies beyond the last point is 0.
type CellTable = [u8; CELLS];

/// A board as a type, whose sets of points are bit sets in a `u64`: each point has a bit (its cell), eight to
/// a row, so that a step to the neighbours is a shift of a whole set.
pub trait Grid: Copy + Eq + std::fmt::Debug + Send + Sync + 'static {
    /// The board as a run-time value.
    const LAYOUT: GridLayout;
    /// The cells that are points of the board.
    const ON_BOARD: u64;
    /// The cells whose neighbour 9 higher is joined to them: the lower ends of the rising diagonals.
    const RISING: u64;
    /// The cells whose neighbour 7 higher is joined to them: the lower ends of the falling diagonals.
    const FALLING: u64;
    /// The cell of each point.
    const CELL_OF: CellTable;
    /// The point of each cell.
    const POINT_OF: CellTable = inverse(&Self::CELL_OF, Self::ON_BOARD);

    /// The same board as a [`Board`], with labels and places.
    fn board() -> &'static Board {
        Self::LAYOUT.board()
    }

    /// The cell of a point.
    #[inline]
    fn cell(point: Point) -> u8 {
        Self::CELL_OF[point.index()]
    }

    /// The point of a cell.
    #[inline]
    fn point(cell: u8) -> Point {
        Point::new(usize::from(Self::POINT_OF[usize::from(cell)]))
    }

    /// The cells of a set of points.
    fn cells(set: PointSet) -> u64 {
        set.iter().fold(0, |cells, point| cells | 1 << Self::cell(point))
    }

    /// The points of a set of cells.
    fn points(cells: u64) -> PointSet {
        CellIter(cells).map(Self::point).collect()
    }
}

/// The hexagon of side 4 as bits: rows a–g from the lowest bits up, each shifted so that the lines become
/// columns and rising diagonals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HexGrid;
/// The hexagon of side 3 as bits, in the same way as [`HexGrid`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hex3Grid;
/// The square board of 7×7 points with all diagonals, as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareGrid;
/// The snub-square board as bits: 7×7 points with a diagonal in every second unit square, rising or
/// falling in turn from row to row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SnubGrid;

impl Grid for HexGrid {
    const LAYOUT: GridLayout = GridLayout::Hex;
    const ON_BOARD: u64 = on_board(&Self::CELL_OF, 37);
    const RISING: u64 = !0;
    const FALLING: u64 = 0;
    const CELL_OF: CellTable = hexagon(4);
}

impl Grid for Hex3Grid {
    const LAYOUT: GridLayout = GridLayout::Hex3;
    const ON_BOARD: u64 = on_board(&Self::CELL_OF, 19);
    const RISING: u64 = !0;
    const FALLING: u64 = 0;
    const CELL_OF: CellTable = hexagon(3);
}

impl Grid for SquareGrid {
    const LAYOUT: GridLayout = GridLayout::Square;
    const ON_BOARD: u64 = on_board(&Self::CELL_OF, 49);
    const RISING: u64 = !0;
    const FALLING: u64 = !0;
    const CELL_OF: CellTable = seven_by_seven();
}

impl Grid for SnubGrid {
    const LAYOUT: GridLayout = GridLayout::Snub;
    const ON_BOARD: u64 = on_board(&Self::CELL_OF, 49);
    // Eight bits are a row, and 0x2A are its columns b, d and f: here in rows 2, 4 and 6, below in rows 1, 3 and 5.
    const RISING: u64 = 0x2A00_2A00_2A00;
    const FALLING: u64 = 0x002A_002A_002A;
    const CELL_OF: CellTable = seven_by_seven();
}

const fn on_board(cells: &CellTable, points: usize) -> u64 {
    let (mut set, mut point) = (0, 0);
    while point < points {
        set |= 1 << cells[point];
        point += 1;
    }
    set
}

#[expect(clippy::cast_possible_truncation, reason = "there are 64 cells")]
const fn inverse(cells: &CellTable, on_board: u64) -> CellTable {
    let mut points = [0; CELLS];
    let mut point = 0;
    while point < on_board.count_ones() as usize {
        points[cells[point] as usize] = point as u8;
        point += 1;
    }
    points
}

#[expect(clippy::cast_possible_truncation, reason = "there are 64 cells")]
const fn hexagon(side: usize) -> CellTable {
    let mut cells = [0; CELLS];
    let (mut point, mut row) = (0, 0);
    while row < 2 * side - 1 {
        // Above the middle row the left end moves to the right.
        let left = row.saturating_sub(side - 1);
        let mut column = 0;
        while column < 2 * side - 1 - row.abs_diff(side - 1) {
            cells[point] = (8 * row + left + column) as u8;
            point += 1;
            column += 1;
        }
        row += 1;
    }
    cells
}

#[expect(clippy::cast_possible_truncation, reason = "there are 64 cells")]
const fn seven_by_seven() -> CellTable {
    let mut cells = [0; CELLS];
    let mut point = 0;
    while point < 49 {
        cells[point] = (point / 7 * 8 + point % 7) as u8;
        point += 1;
    }
    cells
}

/// Iterator over the cells of a bit set (the numbers of its set bits), in ascending order.
#[derive(Clone, Debug)]
pub struct CellIter(pub u64);

impl Iterator for CellIter {
    type Item = u8;

    #[inline(always)]
    #[expect(clippy::cast_possible_truncation, reason = "there are 64 cells")]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let cell = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(cell)
    }
}

/// Name of a board that is a grid, as a run-time value; each stands for a type that implements [`Grid`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GridLayout {
    /// [`HexGrid`].
    Hex,
    /// [`Hex3Grid`].
    Hex3,
    /// [`SquareGrid`].
    Square,
    /// [`SnubGrid`].
    Snub,
}

/// Work that is generic over the board's [`Grid`] type; [`GridLayout::dispatch`] chooses the type at run
/// time.
pub trait GridTask {
    /// Result of the task.
    type Output;

    /// Runs the task on the grid `G`.
    fn run<G: Grid>(self) -> Self::Output;
}

impl GridLayout {
    /// Runs a task with the [`Grid`] type of this board and returns its result; the task is compiled
    /// separately for every grid.
    pub fn dispatch<T: GridTask>(self, task: T) -> T::Output {
        match self {
            Self::Hex => task.run::<HexGrid>(),
            Self::Hex3 => task.run::<Hex3Grid>(),
            Self::Square => task.run::<SquareGrid>(),
            Self::Snub => task.run::<SnubGrid>(),
        }
    }

    /// The same board as a [`Board`], with labels and places.
    pub fn board(self) -> &'static Board {
        match self {
            Self::Hex => Board::hex(),
            Self::Hex3 => Board::hex_3(),
            Self::Square => Board::square(),
            Self::Snub => Board::snub(),
        }
    }
}
