//! The marks that there are.

use super::super::captions::Caption;
use crate::board::{Board, BoardSet, Point};
use crate::rules::{MoveIntent, Player};

/// One mark. Heights are numbers of discs below it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mark {
    /// The same on each of these points, or around all of them.
    Area(Area, BoardSet),
    /// A disc as it would lie here.
    Ghost(Player, Point),
    /// The chosen stack may go here, or this stack is to be captured.
    Target(Point, usize),
    /// This stack may capture the chosen target.
    Attacker(Point, usize),
    /// The cursor that is moved by keys is here.
    Cursor(Point, usize),
    /// This stack under the pointer may move.
    Movable(Point, usize),
    /// This stack is chosen. On the table it is lifted instead.
    Chosen(Point, usize),
    /// The first of two pieces; the turn waits for the other one.
    Half(Point, usize),
    /// The last move came from here, or its piece was here and has left the board.
    Origin(Point),
    /// The last move ended here, on a piece of this player; none where something else stands in its middle.
    Arrival(Point, usize, Option<Player>),
    /// The way of the last move.
    Way(Point, Point),
    /// This stack scores nothing.
    Asleep(Point, usize),
    /// This stack may not leave.
    Pinned(Point, usize),
    /// This stack is finished.
    Tower(Point),
    /// The opponent of the player to move could capture this stack.
    Threatened(Point, usize),
    /// The player to move could capture this stack.
    Capturable(Point, usize),
    /// Neither player can ever capture this stack.
    Safe(Point, usize),
    /// This stack belongs to one of the parts, from 0, that the band would fall into without a pinned stack.
    Part(u8, Point, usize),
    /// A disc as it would lie on top of so many: of a position that is set up, or of what was refused.
    Put(Player, Point, usize),
    /// The same where it would be one too many: it is crossed out.
    TooHigh(Player, Point, usize),
    /// Something is wrong here.
    Fault(Point, usize),
    /// The same, pointed out.
    WorstFault(Point, usize),
    /// The first of these holds the second to everything else.
    Hold(Point, Point),
    /// One of the best moves, from 0, puts a piece here.
    Best(u8, Point),
    /// It goes this way.
    BestWay(u8, Point, Point),
    /// How large a share of all playouts tried a move here, in 32nds.
    Visits(u8, Point),
    /// What a mark on this stack is called. The number says where: beside others on the same point.
    Caption(Caption, u8, Point, usize),
    /// Words speak of this point.
    Spoken(Point, usize),
    /// This place was asked for, and found.
    Found(Point, usize),
    /// The way of a move that words speak of.
    SpokenWay(Point, Point),
}

impl Mark {
    /// Whether all that it marks is on the board.
    pub(in crate::app::stage::marks) fn is_on(self, board: &Board) -> bool {
        let all: BoardSet = board.all();
        let there = |point: Point| all.contains(point);
        match self {
            Self::Area(_, points) => points.is_subset(all),
            Self::Way(from, to)
            | Self::Hold(from, to)
            | Self::BestWay(_, from, to)
            | Self::SpokenWay(from, to) => there(from) && there(to),
            Self::Ghost(_, point)
            | Self::Put(_, point, _)
            | Self::TooHigh(_, point, _)
            | Self::Target(point, _)
            | Self::Attacker(point, _)
            | Self::Cursor(point, _)
            | Self::Movable(point, _)
            | Self::Chosen(point, _)
            | Self::Half(point, _)
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
            | Self::WorstFault(point, _)
            | Self::Best(_, point)
            | Self::Visits(_, point)
            | Self::Caption(_, _, point, _)
            | Self::Spoken(point, _)
            | Self::Found(point, _) => there(point),
        }
    }

    /// Whether a diagram, which shows this move as the last one, has it drawn already.
    pub(in crate::app::stage::marks) const fn is_in_diagram(self, last: Option<MoveIntent>) -> bool {
        match self {
            Self::Way(..) | Self::Arrival(..) | Self::Asleep(..) | Self::Pinned(..) | Self::Tower(_) => true,
            // A stone that has left the board has no other sign.
            Self::Origin(_) => matches!(last, Some(MoveIntent::Carry { .. })),
            _ => false,
        }
    }
}

/// What is marked on many points at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    /// The player to move may put a piece here.
    Entries,
    /// The player to move may not.
    Forbidden,
    /// This belongs to a player.
    Territory(Player),
    /// The group that is looked at.
    Group,
    /// A breath that keeps it alive.
    Breath,
    /// A breath that does not.
    ShortBreath,
    /// An enemy that touches one of them.
    Enemy,
    /// A group that the move under the pointer would take off the board.
    Doomed,
    /// A group that one move would take off the board.
    Danger,
    /// Where that move would be.
    DangerFrom,
    /// Where a new piece would let the pinned stack leave that is looked at.
    Freeing,
    /// The nearest points for a piece that was refused elsewhere.
    Nearest,
    /// A part of the board that a hint speaks of.
    Region,
}
