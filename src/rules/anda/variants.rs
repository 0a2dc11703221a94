//! The boards: one for each side, with all that the rules look up in them.

use std::sync::OnceLock;

use crate::board::{Board, BoardSet, Point, Side};
use crate::rules::Variant;

use super::perimeter::Perimeter;

/// The rules of Anda on a board of one size, with tables of what they need to know of it. Each set of rules
/// is made once and shared.
#[non_exhaustive]
pub struct Rules {
    /// Which variant these are the rules of.
    pub variant: Variant,
    /// Where it is played.
    pub board: &'static Board,
    /// How large that is.
    pub side: Side,
    /// Every cell.
    pub(super) all: BoardSet,
    /// The neighbours of each cell.
    pub(super) near: Vec<BoardSet>,
    /// The neighbours of each cell in their order around it; [`OFF_BOARD`] where the board ends.
    pub(super) ring: Vec<[Point; 6]>,
    pub(super) perimeter: Perimeter,
}

/// Stands in for a neighbour that the board lacks: the highest index that fits a [`BoardSet`], which is in no set
/// because the largest board has 331 cells.
const OFF_BOARD: Point = Point::new(383);

impl Rules {
    /// The rules on a board of this size.
    pub fn of_side(side: Side) -> &'static Self {
        static RULES: [OnceLock<Rules>; Side::ALL.len()] = [const { OnceLock::new() }; Side::ALL.len()];
        RULES[side.index()].get_or_init(|| Self::new(side))
    }

    fn new(side: Side) -> Self {
        let board = Board::hexagon(side);
        Self {
            variant: Variant::Anda(side),
            board,
            side,
            all: board.all(),
            near: board.points().map(|point| board.adjacent(point)).collect(),
            ring: board.points().map(|point| ring(board, point)).collect(),
            perimeter: Perimeter::new(board),
        }
    }

    /// The neighbours of a cell.
    #[inline]
    pub(super) fn near(&self, point: Point) -> BoardSet {
        self.near[point.index()]
    }

    /// The cells that can be reached from `start` inside `within`. The search ends as soon as all of `goal`
    /// is reached, and returns what was reached by then.
    pub(super) fn flood(&self, start: Point, within: BoardSet, goal: BoardSet) -> BoardSet {
        let mut reached = BoardSet::from(start);
        let mut frontier = reached;
        while !frontier.is_empty() && !goal.is_subset(reached) {
            let around = frontier.iter().fold(BoardSet::EMPTY, |sum, point| sum | self.near(point));
            frontier = (around & within) - reached;
            reached |= frontier;
        }
        reached
    }

    /// All cells of `within` that can be reached from `start` by way of neighbours in `within`.
    pub(super) fn connected(&self, start: Point, within: BoardSet) -> BoardSet {
        self.flood(start, within, self.all)
    }
}

impl std::fmt::Debug for Rules {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Rules({})", self.variant)
    }
}

impl PartialEq for Rules {
    /// Compares only the variant, from which all other fields follow.
    fn eq(&self, other: &Self) -> bool {
        self.variant == other.variant
    }
}

impl Eq for Rules {}

/// The neighbours of a point by their direction: right, upper right, and so on.
fn ring(board: &Board, point: Point) -> [Point; 6] {
    let [x, y] = board.place(point);
    let near = board.adjacent(point);
    let mut ring = [OFF_BOARD; 6];
    for other in near {
        let [to_x, to_y] = board.place(other);
        let sixth = (to_y - y).atan2(to_x - x) / std::f32::consts::FRAC_PI_3;
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 5")]
        let direction = sixth.round().rem_euclid(6.0) as usize;
        ring[direction] = other;
    }
    ring
}
