//! The boards: one for each side, with all that the rules look up in them.

use std::sync::LazyLock;

use crate::board::{Board, BoardSet, Point};

use super::perimeter::Perimeter;

/// The length of an edge that the game is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Side(u8);

impl Side {
    /// Every side, in the order of menus: the recommended one, the other official ones, and those for teaching and
    /// for tests.
    pub const ALL: [Self; 7] = [Self(9), Self(7), Self(11), Self(3), Self(4), Self(5), Self(6)];

    /// Cells on each edge.
    pub const fn get(self) -> usize {
        self.0 as usize
    }

    /// The name that commands and files use.
    pub const fn name(self) -> &'static str {
        self.texts().0
    }

    /// A few words for menus.
    pub const fn title(self) -> &'static str {
        self.texts().1
    }

    const fn texts(self) -> (&'static str, &'static str) {
        match self.0 {
            3 => ("anda-3", "Side 3, 19 cells"),
            4 => ("anda-4", "Side 4, 37 cells"),
            5 => ("anda-5", "Side 5, 61 cells"),
            6 => ("anda-6", "Side 6, 91 cells"),
            7 => ("anda-7", "Side 7, 127 cells"),
            11 => ("anda-11", "Side 11, 331 cells"),
            _ => ("anda-9", "Side 9, 217 cells"),
        }
    }

    /// The rules on this board.
    pub fn rules(self) -> &'static Rules {
        Rules::of_side(self.get())
    }
}

/// A board with what the rules need to know of it.
pub struct Rules {
    /// Where it is played.
    pub board: &'static Board,
    /// Cells on each edge.
    pub side: usize,
    /// Every cell.
    pub(super) all: BoardSet,
    /// The neighbours of each cell.
    pub(super) near: Vec<BoardSet>,
    /// The neighbours of each cell in their order around it; [`OFF_BOARD`] where the board ends.
    pub(super) ring: Vec<[Point; 6]>,
    pub(super) perimeter: Perimeter,
}

/// A point that no set holds, in place of a neighbour that the board lacks.
const OFF_BOARD: Point = Point::new(383);

impl Rules {
    /// The rules on a board with so many cells on each edge.
    ///
    /// # Panics
    /// If the side is not one of [`Board::SIDES`].
    pub fn of_side(side: usize) -> &'static Self {
        static RULES: [LazyLock<Rules>; 10] = [
            LazyLock::new(|| Rules::new(2)),
            LazyLock::new(|| Rules::new(3)),
            LazyLock::new(|| Rules::new(4)),
            LazyLock::new(|| Rules::new(5)),
            LazyLock::new(|| Rules::new(6)),
            LazyLock::new(|| Rules::new(7)),
            LazyLock::new(|| Rules::new(8)),
            LazyLock::new(|| Rules::new(9)),
            LazyLock::new(|| Rules::new(10)),
            LazyLock::new(|| Rules::new(11)),
        ];
        &RULES[side - Board::SIDES.start()]
    }

    fn new(side: usize) -> Self {
        let board = Board::hexagon(side);
        Self {
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

    /// The connected part of `within` that `start` belongs to; only as much of it as is needed to reach all of
    /// `goal`, if that is possible.
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

    /// The connected part of `within` that `start` belongs to.
    pub(super) fn connected(&self, start: Point, within: BoardSet) -> BoardSet {
        self.flood(start, within, self.all)
    }
}

impl std::fmt::Debug for Rules {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Rules(anda, side {})", self.side)
    }
}

impl PartialEq for Rules {
    /// Rules are shared constants, one for each side.
    fn eq(&self, other: &Self) -> bool {
        self.side == other.side
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
