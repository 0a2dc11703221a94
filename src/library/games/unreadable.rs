//! Files in the folder of games that are not listed as games.

use thiserror::Error;

use super::super::{FileError, GameId};
use crate::record::{RecordError, RecordErrorKind};

/// A file in the folder of games that is not a game, or not one that this program can read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// Name of the file.
    pub id: GameId,
    /// Reason why it cannot be used.
    pub reason: UnreadReason,
}

/// Reason why a file in the folder of games cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum UnreadReason {
    /// The system reported an error.
    #[error(transparent)]
    File(#[from] FileError),
    /// The file is not UTF-8 text.
    #[error("this is not UTF-8 text")]
    NotText,
    /// The text is no record, or one of a game that this program does not know.
    #[error("{0}")]
    Record(Box<RecordError>),
    /// The record says too little about its game.
    #[error("this record says too little about its game")]
    NoHeader,
}

impl UnreadReason {
    /// Whether no later version of the program could read the file either, so that it can be set aside.
    pub(super) fn is_hopeless(&self) -> bool {
        match self {
            Self::File(_) | Self::NoHeader => false,
            Self::NotText => true,
            Self::Record(error) => !matches!(
                error.kind,
                RecordErrorKind::NewerFormat(_)
                    | RecordErrorKind::UnknownGame(_)
                    | RecordErrorKind::UnknownVariant(_)
            ),
        }
    }
}

impl From<RecordError> for UnreadReason {
    fn from(error: RecordError) -> Self {
        Self::Record(Box::new(error))
    }
}
