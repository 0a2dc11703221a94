//! Errors of reading and writing files.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

/// Why a file or a folder could not be read or written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}: {message}", crate::rules::visible_path(path))]
pub struct FileError {
    /// The file or folder.
    pub path: PathBuf,
    /// Cause, for messages in the player's language.
    pub cause: FileErrorCause,
    /// Message of the system, in its own words.
    pub message: String,
}

/// Kind of a [`FileError`], for messages in the player's language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FileErrorCause {
    /// No space is left, or none that this user may have.
    Full,
    /// The file system is mounted read-only.
    ReadOnly,
    /// The user may not do this here.
    Denied,
    /// It is not there.
    Missing,
    /// Something else is there: a folder, a device, a file in the place of a folder.
    NotAFile,
    /// Another copy of the program uses it.
    Held,
    /// It has more bytes than such a file can have.
    TooLarge,
    /// Anything else.
    Other,
    /// The thread that was to do it has panicked: a mistake in the program.
    Inside,
}

impl FileError {
    /// The error for what the system says of a path.
    pub fn new(path: &Path, error: &io::Error) -> Self {
        let cause = match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => {
                FileErrorCause::Full
            }
            io::ErrorKind::ReadOnlyFilesystem => FileErrorCause::ReadOnly,
            io::ErrorKind::PermissionDenied => FileErrorCause::Denied,
            io::ErrorKind::NotFound => FileErrorCause::Missing,
            io::ErrorKind::IsADirectory | io::ErrorKind::NotADirectory | io::ErrorKind::AlreadyExists => {
                FileErrorCause::NotAFile
            }
            io::ErrorKind::WouldBlock | io::ErrorKind::ResourceBusy => FileErrorCause::Held,
            _ => FileErrorCause::Other,
        };
        Self { path: path.to_owned(), cause, message: error.to_string() }
    }

    /// The error for a file whose background thread has panicked.
    pub(crate) fn inside(path: &Path) -> Self {
        Self {
            path: path.to_owned(),
            cause: FileErrorCause::Inside,
            message: "the thread has panicked".to_owned(),
        }
    }

    /// Refuses to write a file of more bytes than would be accepted when it is read again.
    pub(crate) fn check_size(path: &Path, bytes: usize, limit: u64) -> Result<(), Self> {
        if bytes as u64 <= limit {
            return Ok(());
        }
        let size =
            if limit < 1 << 20 { format!("{} KiB", limit >> 10) } else { format!("{} MiB", limit >> 20) };
        let message = format!("this is larger than {size}");
        Err(Self { path: path.to_owned(), cause: FileErrorCause::TooLarge, message })
    }

    /// A function for `map_err` that turns an error of the system into one about this path.
    pub(crate) fn at(path: &Path) -> impl FnOnce(io::Error) -> Self {
        move |error| Self::new(path, &error)
    }
}

/// Why an existing file was not replaced or added to: something would be lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum OverwriteRefusal {
    /// The existing file is of another kind.
    #[error("this file holds something else")]
    OtherKind,
    /// The file has this many games, and not all of them would be kept.
    #[error("{}", games_message(*.0))]
    Games(usize),
    /// A part of the file cannot be read, and would be lost.
    #[error("a part of this file cannot be read and would be lost")]
    Unreadable,
    /// Another program has changed the file.
    #[error("this file has been changed by another program")]
    Changed,
    /// Games can be added only to a file of games in AGN without faults.
    #[error("games can be added only to a file of games in AGN that has no errors")]
    NoCollection,
}

/// The message of a refusal to replace a file with this many games.
fn games_message(games: usize) -> String {
    match games {
        1 => "this file holds another game".to_owned(),
        _ => format!("this file holds {games} games, and not all of them would be kept"),
    }
}
