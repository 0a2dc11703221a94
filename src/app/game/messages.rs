//! Messages between systems about the match.

use bevy::prelude::*;

use super::SetupRequested;
use crate::play::{Change, ChangeError, Edit, GameSetup, Help, Match, NodeId, Seat, Transition};
use crate::record::Header;
use crate::rules::{MoveIntent, Player};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<MoveRequested>()
        .add_message::<MovePlayed>()
        .add_message::<MoveRejected>()
        .add_message::<MatchRequested>()
        .add_message::<MatchChanged>()
        .add_message::<MatchRequestRejected>()
        .add_message::<SetupRequested>()
        .add_message::<MoveNowRequested>()
        .add_message::<OpponentFailed>();
}

/// Identifies a position of a match in this run of the program. An answer of a thread that was computed for another
/// one is stale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionId {
    /// Number of the match in this run of the program.
    pub match_id: u32,
    /// Node of its tree.
    pub node: NodeId,
}

/// Requests a move in a position, made by a person or by the computer.
#[derive(Message, Clone, Copy, Debug)]
pub struct MoveRequested {
    /// Position for which the move is meant.
    pub at: PositionId,
    pub intent: MoveIntent,
}

/// A move was played, or tried in a variation, on the board that is shown.
#[derive(Message, Clone, Copy, Debug)]
pub struct MovePlayed {
    /// The move and the positions around it.
    pub transition: Transition,
    /// Player of the move; a person, if it was only tried.
    pub seat: Seat,
}

/// A requested move was refused; nothing has changed.
#[derive(Message, Clone, Debug)]
pub struct MoveRejected {
    pub intent: MoveIntent,
    pub error: ChangeError,
}

/// Requests a change of the match or of the position that is shown, other than a move.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum MatchRequested {
    /// Starts a new match.
    New(GameSetup),
    /// Loads a match from a file or the library.
    Load { game: Box<Match>, header: Option<Header> },
    /// Takes back a turn.
    Undo,
    /// Plays again the moves taken back.
    Redo,
    /// Resigns for a player.
    Resign(Player),
    /// Swaps sides by the pie rule.
    SwapSides,
    /// Gives a side to a person or the computer.
    SetSeat(Player, Seat),
    /// Notes that the person has help, so that the game is not rated.
    NoteHelp(Help),
    /// Shows a node of the tree.
    GoTo(NodeId),
    /// Steps through the tree from the node that is shown.
    Navigate(Navigation),
    /// Continues the game from a node. The moves after it stay as a variation.
    GoOnFrom(NodeId),
    /// Edits the tree.
    Edit(Edit),
    /// Undoes the last edit of the tree.
    UndoEdit,
    /// Redoes the edit that was undone.
    RedoEdit,
}

impl MatchRequested {
    /// Returns `true` if the request puts another match of the player on the table.
    pub(super) const fn replaces_match(&self) -> bool {
        matches!(self, Self::New(_) | Self::Load { .. })
    }
}

/// A [`MatchRequested`] cannot be carried out; nothing has changed.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum MatchRequestRejected {
    /// No move was played yet, or none by a person.
    NothingToTakeBack,
    /// Nothing was taken back.
    NothingToPlayAgain,
    /// The match refused a change.
    Refused { change: Change, error: ChangeError },
}

/// Where the player wants to look in the tree of moves. It changes no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Navigation {
    /// One move back.
    Back,
    /// One move forward, on the line that was shown last.
    Forward,
    /// To the starting position.
    Start,
    /// To the end of the line that is shown.
    End,
    /// To the current position of the game.
    Game,
}

/// Something other than a played move has changed what is on the table.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchChanged {
    /// Another match is on the table.
    Replaced,
    /// Another position of the match is on the board: the player looks elsewhere, or moves were taken back.
    Stepped {
        /// The node that was left.
        from: NodeId,
        /// The node that is shown.
        to: NodeId,
    },
    /// The game went on while the player looks elsewhere.
    PlayedElsewhere,
    /// Notes or variations changed.
    Edited,
    /// A player resigned or ran out of time.
    Concluded,
    /// A side may have another player now.
    SeatsChanged,
    /// The person has had help of another kind.
    HelpNoted,
    /// A position is being set up: it changed, or it was begun, or given up. The match itself is as it was.
    SetupChanged {
        /// Set if another board is on the table now.
        other_board: bool,
    },
}

impl MatchChanged {
    /// Returns `true` if a board of another shape or size may be on the table now.
    pub const fn may_change_board(&self) -> bool {
        matches!(self, Self::Replaced | Self::SetupChanged { other_board: true })
    }
}

/// Asks the computer, which is thinking, to play the best move that it has found so far.
#[derive(Message, Clone, Copy, Debug)]
pub struct MoveNowRequested;

/// The computer's search for its move failed. It is repeated only when the player asks for a move.
#[derive(Message, Clone, Copy, Debug)]
pub struct OpponentFailed;
