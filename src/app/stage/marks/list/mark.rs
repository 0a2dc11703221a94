//! Marks on the board.

use super::super::captions::Caption;
use crate::board::{Board, BoardSet, Point};
use crate::rules::{MoveIntent, Player};

/// A mark on the board. Heights are numbers of discs below it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BoardMark {
    /// An area: a sign on each of these points, or a contour around them.
    Area(MarkArea, BoardSet),
    /// A translucent disc, as it would lie here.
    Ghost(Player, Point),
    /// Target of the chosen stack, or stack to be captured.
    Target(Point, usize),
    /// Stack that may capture the chosen target.
    Attacker(Point, usize),
    /// Keyboard cursor.
    Cursor(Point, usize),
    /// Stack under the pointer that may move.
    Movable(Point, usize),
    /// Chosen stack, which is lifted on the table.
    Chosen(Point, usize),
    /// First stone of a turn that places two.
    FirstStone(Point, usize),
    /// Origin of the last move, or point from which its piece has left the board.
    Origin(Point),
    /// End of the last move. `true` if nothing else is drawn in the middle of the piece.
    Arrival(Point, usize, bool),
    /// Arrow of the last move.
    Arrow(Point, Point),
    /// Stack that scores nothing.
    Asleep(Point, usize),
    /// Stack that may not move.
    Pinned(Point, usize),
    /// Stack of full height.
    Tower(Point),
    /// Stack that the opponent of the player to move could capture.
    Threatened(Point, usize),
    /// Stack that the player to move could capture.
    Capturable(Point, usize),
    /// Stack that neither player can ever capture.
    Safe(Point, usize),
    /// Stack of one of the parts, from 0, that the band would fall into without a pinned stack.
    Part(u8, Point, usize),
    /// A translucent disc on top of a stack: in a position that is set up, or in a refused move.
    Put(Player, Point, usize),
    /// A translucent disc that is crossed out: one too many in a refused move.
    TooHigh(Player, Point, usize),
    /// Point of a fault in a position that is set up.
    Fault(Point, usize),
    /// Point of the selected fault.
    SelectedFault(Point, usize),
    /// Link between a pinned stack and one that it holds.
    Hold(Point, Point),
    /// Entry of one of the best moves, from 0.
    Best(u8, Point),
    /// Arrow of one of the best moves, from 0.
    BestArrow(u8, Point, Point),
    /// Share of all playouts that tried a move here, in 32nds.
    Visits(u8, Point),
    /// Letter or number of a move. The second field is its place among others on the same point.
    Caption(Caption, u8, Point, usize),
    /// Point that a text refers to.
    Spoken(Point, usize),
    /// Point of an exercise that the player has found.
    Found(Point, usize),
    /// Arrow of a move that a text refers to.
    SpokenArrow(Point, Point),
}

impl BoardMark {
    /// Returns true if all of its points are on the board.
    pub(in crate::app::stage::marks) fn is_on(self, board: &Board) -> bool {
        let all: BoardSet = board.all();
        let there = |point: Point| all.contains(point);
        match self {
            Self::Area(_, points) => points.is_subset(all),
            Self::Arrow(from, to)
            | Self::Hold(from, to)
            | Self::BestArrow(_, from, to)
            | Self::SpokenArrow(from, to) => there(from) && there(to),
            Self::Ghost(_, point)
            | Self::Put(_, point, _)
            | Self::TooHigh(_, point, _)
            | Self::Target(point, _)
            | Self::Attacker(point, _)
            | Self::Cursor(point, _)
            | Self::Movable(point, _)
            | Self::Chosen(point, _)
            | Self::FirstStone(point, _)
            | Self::Origin(point)
            | Self::Arrival(point, ..)
            | Self::Asleep(point, _)
            | Self::Pinned(point, _)
            | Self::Tower(point)
            | Self::Threatened(point, _)
            | Self::Capturable(point, _)
            | Self::Safe(point, _)
            | Self::Part(_, point, _)
            | Self::Fault(point, _)
            | Self::SelectedFault(point, _)
            | Self::Best(_, point)
            | Self::Visits(_, point)
            | Self::Caption(_, _, point, _)
            | Self::Spoken(point, _)
            | Self::Found(point, _) => there(point),
        }
    }

    /// Returns true if a diagram with this last move draws the mark itself.
    pub(in crate::app::stage::marks) const fn is_in_diagram(self, last: Option<MoveIntent>) -> bool {
        match self {
            Self::Arrow(..) | Self::Arrival(..) | Self::Asleep(..) | Self::Pinned(..) | Self::Tower(_) => {
                true
            }
            // A stone that has left the board has no other sign.
            Self::Origin(_) => matches!(last, Some(MoveIntent::Carry { .. })),
            _ => false,
        }
    }
}

/// Area mark on many points at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkArea {
    /// Points where the player to move may put a piece.
    Entries,
    /// Points where the player to move may not put a piece.
    Forbidden,
    /// Territory of a player.
    Territory(Player),
    /// Territory of a player at the end of the game, inlaid like veneer.
    Veneer(Player),
    /// Group under the pointer.
    Group,
    /// Breath that keeps the group alive.
    Breath,
    /// Breath that does not keep the group alive.
    ShortBreath,
    /// Enemy groups because of which a breath does not keep a group alive.
    Enemy,
    /// Group that the move under the pointer would remove.
    Doomed,
    /// Group that one move would remove.
    Danger,
    /// Points of a move that would remove a group.
    DangerFrom,
    /// Points where a new piece would free the pinned stack under the pointer.
    Freeing,
    /// Nearest points for a piece that was refused elsewhere.
    Nearest,
    /// Part of the board that a hint refers to.
    Region,
}
