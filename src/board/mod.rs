//! Boards: points, sets of points, adjacency, labels, symmetries and where each point lies.
//!
//! A [`Board`] is plain data, made once and shared as `&'static Board`. It knows nothing of pieces. `layouts` makes the
//! boards from a few numbers each. A [`PointSet`] is a set of bits: one word is enough for Abande, and a [`BoardSet`] for
//! every board. `grid` has the boards of Abande once more, as types for the search.
//!
//! ```
//! use abande::board::Board;
//!
//! let hex = Board::hex();
//! let d4 = hex.find("d4").unwrap();
//! assert_eq!(hex.len(), 37);
//! assert_eq!(hex.neighbours(d4).len(), 6);
//! ```

mod geometry;
pub mod grid;
mod layouts;
mod point;
mod point_set;
mod side;
mod symmetry;
#[cfg(test)]
mod tests;

use std::fmt;
use std::ptr;
use std::sync::{LazyLock, OnceLock};

pub use point::Point;
pub use point_set::{BoardSet, PointSet};
pub use side::Side;
pub use symmetry::Symmetry;

/// A playing board without pieces: its points, which of them are neighbours, their labels, and where they and
/// the coordinates around them are drawn.
pub struct Board {
    name: String,
    surface: Surface,
    labels: Vec<String>,
    places: Vec<[f32; 2]>,
    adjacent: Vec<BoardSet>,
    /// The same in one word, for boards of at most 64 points; empty on larger ones.
    neighbours: Vec<PointSet>,
    lines: Vec<(Point, Point)>,
    rows: Vec<Vec<Point>>,
    rim: Vec<RimLabel>,
    outline: Vec<[f32; 2]>,
    symmetries: Vec<Symmetry>,
}

/// Whether the points of a board are crossings of lines or cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Surface {
    /// Places where lines meet.
    Net,
    /// Hexagonal cells, each with two corners straight towards and away from the first player.
    Cells,
}

/// A letter or number printed beside the board.
#[derive(Clone, Debug, PartialEq)]
pub struct RimLabel {
    /// What is printed: a row's letter or a point's number.
    pub text: String,
    /// The middle of the text, in the plane of [`Board::place`].
    pub at: [f32; 2],
    /// Whether it stands upside down, for those who sit at the far side.
    pub turned: bool,
}

impl Board {
    /// The hexagonal board of 37 points, four on each edge, most of them with six neighbours.
    pub fn hex() -> &'static Self {
        static BOARD: LazyLock<Board> = LazyLock::new(|| layouts::hexagon(4, Surface::Net));
        &BOARD
    }

    /// The small hexagonal board of 19 points, three on each edge, for teaching and for solving.
    pub fn hex_3() -> &'static Self {
        static BOARD: LazyLock<Board> = LazyLock::new(|| layouts::hexagon(3, Surface::Net));
        &BOARD
    }

    /// The square board of 7×7 points with orthogonal and diagonal neighbours.
    pub fn square() -> &'static Self {
        static BOARD: LazyLock<Board> = LazyLock::new(layouts::square);
        &BOARD
    }

    /// The board of 49 points of the snub-square tiling.
    pub fn snub() -> &'static Self {
        static BOARD: LazyLock<Board> = LazyLock::new(layouts::snub);
        &BOARD
    }

    /// The board that is a hexagon of cells with this many cells on each edge.
    pub fn hexagon(side: Side) -> &'static Self {
        static BOARDS: [OnceLock<Board>; Side::ALL.len()] = [const { OnceLock::new() }; Side::ALL.len()];
        BOARDS[side.index()].get_or_init(|| layouts::hexagon(side.get(), Surface::Cells))
    }

    /// The first and the last point: opposite corners, so that messages can give an example of a move on any
    /// board.
    pub fn ends(&self) -> [Point; 2] {
        [Point::new(0), Point::new(self.len() - 1)]
    }

    /// The board's name for logs and tests. Files and commands name [variants](crate::rules::Variant)
    /// instead: which game is played on a board is not the board's to know.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether the points are crossings of lines or cells.
    pub fn surface(&self) -> Surface {
        self.surface
    }

    /// How many points there are.
    #[expect(clippy::len_without_is_empty, reason = "no board is empty")]
    pub fn len(&self) -> usize {
        self.labels.len()
    }

    /// Every point, in the order of [`Point::index`].
    pub fn points(&self) -> impl ExactSizeIterator<Item = Point> + use<> {
        (0..self.labels.len()).map(Point::new)
    }

    /// Every point as a set.
    pub fn all<const WORDS: usize>(&self) -> PointSet<WORDS> {
        self.points().collect()
    }

    /// The name of a point in writing, such as `d4`.
    ///
    /// # Panics
    /// If the point is not on this board.
    pub fn label(&self, point: Point) -> &str {
        &self.labels[point.index()]
    }

    /// The point with this label.
    pub fn find(&self, label: &str) -> Option<Point> {
        self.labels.iter().position(|known| known == label).map(Point::new)
    }

    /// The neighbours of a point, on any board.
    ///
    /// # Panics
    /// If the point is not on this board.
    pub fn adjacent(&self, point: Point) -> BoardSet {
        self.adjacent[point.index()]
    }

    /// The neighbours of a point as a set of one word, for speed.
    ///
    /// # Panics
    /// If the point is not on this board, or the board has more than 64 points: there use
    /// [`adjacent`](Self::adjacent).
    #[inline]
    pub fn neighbours(&self, point: Point) -> PointSet {
        self.neighbours[point.index()]
    }

    /// The points next to at least one point of `set`; some of them may be in `set` themselves.
    #[inline]
    pub fn around(&self, set: PointSet) -> PointSet {
        set.iter().fold(PointSet::EMPTY, |sum, point| sum | self.neighbours(point))
    }

    /// All points of `within` that can be reached from `start` by way of neighbours in `within`. `start`
    /// itself must be in it.
    pub fn connected(&self, start: Point, within: PointSet) -> PointSet {
        let mut reached = PointSet::from(start);
        let mut frontier = reached;
        while !frontier.is_empty() {
            frontier = (self.around(frontier) & within) - reached;
            reached |= frontier;
        }
        reached
    }

    /// The connected parts that a set of points consists of, in the order of their lowest points.
    pub fn parts(&self, set: PointSet) -> Vec<PointSet> {
        let mut rest = set;
        let mut parts = Vec::new();
        while let Some(start) = rest.first() {
            let part = self.connected(start, rest);
            rest = rest - part;
            parts.push(part);
        }
        parts
    }

    /// Where the point lies: x to the right, y away from the first player, the board's middle at the
    /// origin, nearest neighbours 1 apart.
    ///
    /// # Panics
    /// If the point is not on this board.
    pub fn place(&self, point: Point) -> [f32; 2] {
        self.places[point.index()]
    }

    /// The lines to draw between points: every pair of neighbours once.
    pub fn lines(&self) -> &[(Point, Point)] {
        &self.lines
    }

    /// The rows of points from the nearest to the farthest, each from left to right; position strings are
    /// written row by row.
    pub fn rows(&self) -> &[Vec<Point>] {
        &self.rows
    }

    /// The letters and numbers to print around the board.
    pub fn rim(&self) -> &[RimLabel] {
        &self.rim
    }

    /// Factor by which the letters and numbers around the board are printed larger than usual: large boards
    /// are looked at from farther away.
    pub fn rim_scale(&self) -> f32 {
        layouts::rim_scale(self.surface, self.rows.len())
    }

    /// The corners of the convex hull of all points, counter-clockwise.
    pub fn outline(&self) -> &[[f32; 2]] {
        &self.outline
    }

    /// Every turn and reflection that maps the board onto itself, the identity first.
    pub fn symmetries(&self) -> &[Symmetry] {
        &self.symmetries
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({})", self.name)
    }
}

impl PartialEq for Board {
    /// Each board is made once and shared: equal boards are the same one.
    fn eq(&self, other: &Self) -> bool {
        ptr::eq(self, other)
    }
}

impl Eq for Board {}
