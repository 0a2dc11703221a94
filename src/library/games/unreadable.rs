//! Files in the folder of games that are not listed as games.

use thiserror::Error;

use super::super::{FileError, GameId};
use crate::record::{RecordError, RecordErrorKind};

/// A file in the folder of games that is not a game, or not one that this program can read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// Its name.
    pub id: GameId,
    /// Why.
    pub reason: UnreadReason,
}

/// Why a file in the folder of games cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum UnreadReason {
    /// The system reported an error.
    #[error(transparent)]
    File(#[from] FileError),
    /// It is not UTF-8 text.
    #[error("this is not UTF-8 text")]
    NotText,
    /// It is no record, or one of a game that this program does not know.
    #[error("{0}")]
    Record(Box<RecordError>),
    /// It does not say enough.
    #[error("this record says too little about its game")]
    NoHeader,
}

impl UnreadReason {
    /// Whether no version of the program could read it, not even a later one.
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
