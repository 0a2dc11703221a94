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

use super::{Board, Point, PointSet};

/// Bits of a grid: room for every cell and the ones beside the board.
pub const CELLS: usize = 64;

/// The bit of every point, by [`Point::index`]; what lies beyond the last point is 0.
type CellTable = [u8; CELLS];

/// A board as a grid.
pub trait Grid: Copy + Eq + std::fmt::Debug + Send + Sync + 'static {
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

    /// The same board with labels and places.
    fn board() -> &'static Board;

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
        Cells(cells).map(Self::point).collect()
    }
}

/// The hexagon of side 4: rows a–g from the lowest bits up, each shifted so that the lines become columns
/// and rising diagonals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HexGrid;
/// The hexagon of side 3, in the same way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hex3Grid;
/// 7×7 points with all diagonals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareGrid;
/// 7×7 points with a diagonal in every second unit square, rising in odd rows and falling in even ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SnubGrid;

impl Grid for HexGrid {
    const ON_BOARD: u64 = on_board(&Self::CELL_OF, 37);
    const RISING: u64 = !0;
    const FALLING: u64 = 0;
    const CELL_OF: CellTable = hexagon(4);
    fn board() -> &'static Board {
        Board::hex()
    }
}

impl Grid for Hex3Grid {
    const ON_BOARD: u64 = on_board(&Self::CELL_OF, 19);
    const RISING: u64 = !0;
    const FALLING: u64 = 0;
    const CELL_OF: CellTable = hexagon(3);
    fn board() -> &'static Board {
        Board::hex_3()
    }
}

impl Grid for SquareGrid {
    const ON_BOARD: u64 = on_board(&Self::CELL_OF, 49);
    const RISING: u64 = !0;
    const FALLING: u64 = !0;
    const CELL_OF: CellTable = seven_by_seven();
    fn board() -> &'static Board {
        Board::square()
    }
}

impl Grid for SnubGrid {
    const ON_BOARD: u64 = on_board(&Self::CELL_OF, 49);
    const RISING: u64 = 0x2A00_2A00_2A00;
    const FALLING: u64 = 0x002A_002A_002A;
    const CELL_OF: CellTable = seven_by_seven();
    fn board() -> &'static Board {
        Board::snub()
    }
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

/// The numbers of the bits of a set, from the lowest on.
#[derive(Clone, Copy, Debug)]
pub struct Cells(pub u64);

impl Iterator for Cells {
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

/// The ways to go from a cell, counter-clockwise from the right.
pub const WAYS: usize = 8;

/// How much a cell's number grows on the way to its neighbour.
pub const STEPS: [i8; WAYS] = [1, 9, 8, 7, -1, -9, -8, -7];

/// Moves all bits of a mask up, but leaves a mask of everything as it is.
const fn up(mask: u64, by: u32) -> u64 {
    if mask == !0 { !0 } else { mask << by }
}

/// Moves all bits of a mask down, but leaves a mask of everything as it is.
const fn down(mask: u64, by: u32) -> u64 {
    if mask == !0 { !0 } else { mask >> by }
}

/// What lies around every cell at once: for each way, the cells whose neighbour on that way is in the set.
/// Ways that a board does not have are empty. Cells off the board may be named as well.
#[inline(always)]
pub fn ring<G: Grid>(set: u64) -> [u64; WAYS] {
    [
        set >> 1,
        set >> 9 & G::RISING,
        set >> 8,
        set >> 7 & G::FALLING,
        set << 1,
        (set & G::RISING) << 9,
        set << 8,
        (set & G::FALLING) << 7,
    ]
}

/// The cells next to at least one cell of the set, as far as they are on the board.
#[inline(always)]
pub fn around<G: Grid>(set: u64) -> u64 {
    union(&ring::<G>(set)) & G::ON_BOARD
}

#[inline(always)]
pub(crate) fn union(sets: &[u64; WAYS]) -> u64 {
    sets[0] | sets[1] | sets[2] | sets[3] | sets[4] | sets[5] | sets[6] | sets[7]
}

/// Does something with a board as a grid, whichever it is.
pub trait ForGrid {
    /// What comes of it.
    type Output;

    /// Does it.
    fn run<G: Grid>(self) -> Self::Output;
}

impl Board {
    /// Does something with this board as a grid: the way from a board at run time to one program for each.
    pub fn with_grid<T: ForGrid>(&self, task: T) -> T::Output {
        match self {
            board if board == Self::hex() => task.run::<HexGrid>(),
            board if board == Self::square() => task.run::<SquareGrid>(),
            board if board == Self::snub() => task.run::<SnubGrid>(),
            _ => task.run::<Hex3Grid>(),
        }
    }
}

/// The number of arcs around every cell at once, in unary: bit sets of the cells with at least 1, 2, 3 and 4.
///
/// An arc is a connected part of what touches the cell. None means that nothing touches it, or that it is
/// closed in all around.
#[derive(Clone, Copy, Debug)]
pub struct Arcs(pub [u64; 4]);

impl Arcs {
    #[inline(always)]
    pub(crate) fn count(self, set: u64) -> Self {
        let [one, two, three, four] = self.0;
        Self([one | set, two | one & set, three | two & set, four | three & set])
    }

    /// How many arcs are around this cell, 0 to 4.
    #[inline(always)]
    pub fn of(self, cell: u8) -> i8 {
        let has = |set: u64| (set >> cell & 1) as i8;
        has(self.0[0]) + has(self.0[1]) + has(self.0[2]) + has(self.0[3])
    }
}

/// Counts the arcs of a set around every cell, given its [`ring`].
///
/// Arcs end where going round a cell a point of the set is followed by a gap; that is counted in the four
/// unit squares that meet at the cell. With `a` and `b` the cells on the square's sides and `c` its far corner:
///
/// ```text
///   b-c   if a and b are joined, the arc ends with a or c if b is missing;
///   | |   if the cell and c are joined, it may end with a or with c;
///   o-a   with no diagonal, a and b hold together only over c (a full square is no gap).
/// ```
#[inline(always)]
pub fn arcs<G: Grid>(set: u64, ring: &[u64; WAYS]) -> Arcs {
    let across = const { across::<G>() };
    let plain = const { plain::<G>() };
    let corner = [set >> 9, set >> 7, set << 9, set << 7];
    let mut found = Arcs([0; 4]);
    for quarter in 0..4 {
        let (a, c, b) = (ring[2 * quarter], ring[2 * quarter + 1], ring[(2 * quarter + 2) % WAYS]);
        let (joined, bridged) = (across[quarter], plain[quarter] & b & corner[quarter]);
        found = found.count(joined & !b & (a | c) | !joined & a & !(c | bridged));
        found = found.count(!joined & c & !b);
    }
    found
}

/// For each quarter around a cell, the cells whose neighbours on its two sides are joined by a diagonal.
const fn across<G: Grid>() -> [u64; 4] {
    [down(G::FALLING, 1), up(G::RISING, 1), up(G::FALLING, 8), up(G::RISING, 8)]
}

/// For each quarter around a cell, the cells whose unit square there has no diagonal at all.
const fn plain<G: Grid>() -> [u64; 4] {
    let across = across::<G>();
    let own = [G::RISING, G::FALLING, up(G::RISING, 9), up(G::FALLING, 7)];
    [!(across[0] | own[0]), !(across[1] | own[1]), !(across[2] | own[2]), !(across[3] | own[3])]
}

/// The cells from which one step through a gap leads into the set: straight steps, and diagonal ones where no
/// line crosses. What two arcs around a cell are kept apart by is connected in this way.
#[inline(always)]
pub fn around_gap<G: Grid>(set: u64) -> u64 {
    let [first, second, third, fourth] = const { across::<G>() };
    let straight = set >> 1 | set >> 8 | set << 1 | set << 8;
    let diagonal = set >> 9 & !first | set >> 7 & !second | set << 9 & !third | set << 7 & !fourth;
    (straight | diagonal) & G::ON_BOARD
}

/// The connected part of `within` that holds `start`.
#[inline]
pub fn flood<G: Grid>(start: u64, within: u64) -> u64 {
    let mut reached = start;
    loop {
        let next = (reached | around::<G>(reached)) & within;
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

/// The holes of a connected set: one set of cells for each part of the gaps that has no way to the rim.
#[inline]
pub fn holes<G: Grid>(set: u64) -> impl Iterator<Item = u64> {
    let spread = move |start: u64| {
        let mut reached = start;
        loop {
            let next = (reached | around_gap::<G>(reached)) & !set & G::ON_BOARD;
            if next == reached {
                return reached;
            }
            reached = next;
        }
    };
    let mut rest = G::ON_BOARD & !set & !spread(const { rim::<G>() } & !set);
    std::iter::from_fn(move || {
        let hole = spread(rest & rest.wrapping_neg());
        rest &= !hole;
        (hole != 0).then_some(hole)
    })
}

/// The cells from which a step through a gap leads off the board.
pub const fn rim<G: Grid>() -> u64 {
    let inside = G::ON_BOARD;
    inside & !(inside >> 1 & inside >> 8 & inside << 1 & inside << 8 & hexagon_corners::<G>())
}

/// Where only rising diagonals are, they lead off the board too.
const fn hexagon_corners<G: Grid>() -> u64 {
    if G::RISING == !0 && G::FALLING == 0 { G::ON_BOARD >> 9 & G::ON_BOARD << 9 } else { !0 }
}

#[cfg(test)]
mod tests {
    use rand::rngs::StdRng;
    use rand::seq::IteratorRandom;
    use rand::{RngExt, SeedableRng};

    use super::*;

    fn check_neighbours<G: Grid>() {
        let board = G::board();
        assert_eq!(G::ON_BOARD.count_ones() as usize, board.len());
        for point in board.points() {
            let cell = G::cell(point);
            assert_eq!(G::point(cell), point);
            assert_eq!(G::points(around::<G>(1 << cell)), board.neighbours(point), "{}", board.label(point));
            let ways = ring::<G>(G::ON_BOARD);
            for (set, step) in ways.into_iter().zip(STEPS) {
                if set >> cell & 1 != 0 {
                    let next = G::point(cell.checked_add_signed(step).unwrap());
                    assert!(board.neighbours(point).contains(next));
                }
            }
        }
    }

    #[test]
    fn grids_are_the_boards() {
        check_neighbours::<HexGrid>();
        check_neighbours::<Hex3Grid>();
        check_neighbours::<SquareGrid>();
        check_neighbours::<SnubGrid>();
    }

    /// Random connected sets: what arcs and holes say of taking a cell away is what a flood says.
    fn check_arcs<G: Grid>() {
        let mut rng = StdRng::seed_from_u64(1);
        let mut several = 0;
        for _ in 0..3000 {
            let mut set = 1 << G::cell(Point::new(rng.random_range(0..G::board().len())));
            for _ in 0..rng.random_range(0..30) {
                let next = around::<G>(set) & !set;
                let Some(cell) = Cells(next).choose(&mut rng) else { break };
                set |= 1 << cell;
            }
            let arcs = arcs::<G>(set, &ring::<G>(set));
            let holes: Vec<u64> = holes::<G>(set).collect();
            for cell in Cells(set) {
                let rest = set & !(1 << cell);
                let parts = G::board().parts(G::points(rest)).len();
                let touches = |gap: &u64| around_gap::<G>(*gap) >> cell & 1 != 0;
                let outside = G::ON_BOARD & !set & !holes.iter().fold(0, |all, hole| all | hole);
                let out = touches(&outside) || rim::<G>() >> cell & 1 != 0;
                let gaps = holes.iter().filter(|&hole| touches(hole)).count() + usize::from(out);
                // Each part of the background beyond the first joins two arcs on the way round it.
                assert_eq!(parts + gaps, arcs.of(cell) as usize + 1, "{set:x} {cell}");
                several += usize::from(arcs.of(cell) > 1 && parts < arcs.of(cell) as usize);
            }
        }
        assert!(several > 20, "{several}");
    }

    #[test]
    fn arcs_and_holes_tell_what_holds_a_band_together() {
        check_arcs::<HexGrid>();
        check_arcs::<Hex3Grid>();
        check_arcs::<SquareGrid>();
        check_arcs::<SnubGrid>();
    }
}
