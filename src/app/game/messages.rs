//! What is said between the systems about the match.

use bevy::prelude::*;

use crate::play::{PlayError, Seat, Transition};
use crate::record::Record;
use crate::rules::{ByPlayer, MoveIntent, Player, Variant};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<MoveRequested>()
        .add_message::<MovePlayed>()
        .add_message::<MoveRejected>()
        .add_message::<MatchRequested>()
        .add_message::<MatchChanged>()
        .add_message::<MoveNow>()
        .add_message::<OpponentFailed>();
}

/// A moment of a match: an answer that was thought out for another one is stale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Which match of this run of the program.
    pub match_id: u32,
    /// After how many moves of it.
    pub ply: usize,
}

/// Somebody wants to move: a person by mouse or key, or the computer.
#[derive(Message, Clone, Copy, Debug)]
pub struct MoveRequested {
    /// For which turn it is meant.
    pub turn: Turn,
    /// What to do.
    pub intent: MoveIntent,
}

/// A move was played.
#[derive(Message, Clone, Copy, Debug)]
pub struct MovePlayed {
    /// The move and the positions around it.
    pub transition: Transition,
    /// Who played it.
    pub seat: Seat,
}

/// A move was refused; nothing has changed.
#[derive(Message, Clone, Debug)]
pub struct MoveRejected {
    /// What was wanted.
    pub intent: MoveIntent,
    /// Why not.
    pub error: PlayError,
}

/// Somebody wants something of the match other than a move.
#[derive(Message, Clone, Debug)]
pub enum MatchRequested {
    /// A new match.
    New {
        /// On which board.
        variant: Variant,
        /// Who plays.
        seats: ByPlayer<Seat>,
        /// White's komi points, in a game that has them.
        komi: u16,
    },
    /// The match of a record that was opened.
    Open(Box<Record>),
    /// Take back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Give up.
    Resign(Player),
    /// Put somebody else on a side.
    Seat(Player, Seat),
}

/// The match changed in another way than by a move.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchChanged {
    /// Another match is on the table.
    Replaced,
    /// Moves were taken back or played again.
    Stepped,
    /// Somebody resigned.
    Resigned,
    /// Somebody else sits there now.
    Seated,
}

/// The computer should answer at once with the best that it has found.
#[derive(Message, Clone, Copy, Debug)]
pub struct MoveNow;

/// The computer's thought came to nothing; it does not try again on this turn.
#[derive(Message, Clone, Copy, Debug)]
pub struct OpponentFailed;
