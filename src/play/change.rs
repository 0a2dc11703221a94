//! Everything that can happen to a match, as data: what a journal records and replays.

use std::time::Duration;

use thiserror::Error;

use super::{ClockTimes, Edit, EditError, Help, NodeId, Seat, Verdict};
use crate::rules::{AnyIllegalMove, AnyMove, Player};

/// One change of a match, as a journal records and replays it. The same changes in the same order make the
/// same match, with the same numbers of nodes. Which node is shown (the cursor) is not part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A move of the game itself.
    Play(AnyMove),
    /// A move that is tried anywhere in the tree; no seat answers it.
    Try {
        /// The node that it follows.
        at: NodeId,
        /// The move.
        mv: AnyMove,
    },
    /// The game continues from this node: moves are taken back, or a variation becomes the game.
    GoOnFrom(NodeId),
    /// The players end the game.
    Conclude(Verdict),
    /// A game that the players ended continues after all.
    Reopen,
    /// The clocks show this time in the turn that goes on: time has passed, or a player was given some.
    SetClock(ClockTimes),
    /// In a game without a clock, the player to move has taken this time in the turn that goes on.
    SetTurnTime(Duration),
    /// The players swap sides, by the pie rule after the first entry.
    SwapSides,
    /// A seat changes hands.
    Seat(Player, Seat),
    /// A person had help, other than what these changes show themselves.
    Help(Help),
    /// The tree is changed in another way than by a move.
    Edit(Edit),
    /// The last edit is undone.
    UndoEdit,
    /// The last undone edit is redone.
    RedoEdit,
}

/// Why a [`Change`] was refused. The match is then as before.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ChangeError {
    /// The game is over: the players ended it.
    #[error("The game is over: {0}.")]
    Over(Verdict),
    /// The rules forbid the move.
    #[error(transparent)]
    Illegal(#[from] AnyIllegalMove),
    /// The game cannot be ended once more.
    #[error("The game is already over.")]
    Ended,
    /// No player has ended the game, so it cannot go on after all.
    #[error("No player has ended this game.")]
    NotEnded,
    /// A draw in a game that has none.
    #[error("There are no draws in {0}.")]
    NoDraws(&'static str),
    /// Sides cannot be swapped now.
    #[error("Sides can only be swapped under the pie rule, right after the first entry.")]
    NoSwap,
    /// The game has no clock.
    #[error("This game has no clock.")]
    NoClock,
    /// The tree has [`NODE_LIMIT`](super::NODE_LIMIT) nodes.
    #[error("This game has too many moves; no more can be added.")]
    Full,
    /// The tree cannot be changed in this way.
    #[error(transparent)]
    Edit(#[from] EditError),
}
