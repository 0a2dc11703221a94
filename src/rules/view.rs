//! What a board shows, as plain data: whoever draws it needs no rule of any game.

use crate::board::{Board, Point, PointSet};

use super::{ByPlayer, Player};

/// One moment of a game, ready to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardView {
    /// The board.
    pub board: &'static Board,
    /// Every stack.
    pub stacks: Vec<StackView>,
    /// Pieces in each hand.
    pub hands: ByPlayer<u8>,
    /// Points of each player if the game ended now.
    pub points: ByPlayer<u8>,
    /// What each player's sleeping stacks would have been worth.
    pub asleep: ByPlayer<u8>,
    /// Who is to move; nobody once the game is over.
    pub to_move: Option<Player>,
    /// Where the player to move may put a new piece.
    pub entries: PointSet,
    /// The stacks that may be moved, each with where it may go.
    pub carries: Vec<(Point, PointSet)>,
    /// Whether the player to move may pass.
    pub can_pass: bool,
}

/// One stack of a [`BoardView`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StackView {
    /// Where it stands.
    pub point: Point,
    /// Its pieces from bottom to top; the last one's player owns it.
    pub pieces: Vec<Player>,
    /// It may not leave its point.
    pub pinned: bool,
    /// It has no enemy neighbour and scores nothing.
    pub asleep: bool,
    /// It is fixed for good.
    pub tower: bool,
}

impl StackView {
    /// The owner: the player of the top piece.
    ///
    /// # Panics
    /// If the stack is empty, which no view holds.
    pub fn owner(&self) -> Player {
        *self.pieces.last().expect("a stack has at least one piece")
    }
}

impl BoardView {
    /// The stack on a point.
    pub fn stack(&self, point: Point) -> Option<&StackView> {
        self.stacks.iter().find(|stack| stack.point == point)
    }

    /// Where the stack on a point may go: nowhere for a stack that may not move.
    pub fn targets(&self, from: Point) -> PointSet {
        self.carries.iter().find(|(point, _)| *point == from).map_or(PointSet::EMPTY, |&(_, to)| to)
    }

    /// The stacks that may move onto a point.
    pub fn attackers(&self, to: Point) -> PointSet {
        self.carries.iter().filter(|(_, targets)| targets.contains(to)).map(|&(from, _)| from).collect()
    }
}

/// What a player wants to do, in the words of the table: the game decides which move that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveIntent {
    /// Put a new piece on a point.
    Place(Point),
    /// Carry the stack on one point to another.
    Carry {
        /// Where it stands.
        from: Point,
        /// Where it is put down.
        to: Point,
    },
    /// Do nothing this turn.
    Pass,
}
