//! What can go wrong with files, as values.

use super::now;
use std::io;
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use thiserror::Error;

/// Why a file or a folder could not be read or written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}: {message}", crate::rules::visible_path(path))]
pub struct FileError {
    /// Which one.
    pub path: PathBuf,
    /// What kind of cause, for the player's language.
    pub cause: Cause,
    /// What the system says, in its own words.
    pub message: String,
}

/// What kind of cause a failure has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
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
    /// What the system says of a path.
    pub fn new(path: &Path, error: &io::Error) -> Self {
        let cause = match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => {
                Cause::Full
            }
            io::ErrorKind::ReadOnlyFilesystem => Cause::ReadOnly,
            io::ErrorKind::PermissionDenied => Cause::Denied,
            io::ErrorKind::NotFound => Cause::Missing,
            io::ErrorKind::IsADirectory | io::ErrorKind::NotADirectory | io::ErrorKind::AlreadyExists => {
                Cause::NotAFile
            }
            io::ErrorKind::WouldBlock | io::ErrorKind::ResourceBusy => Cause::Held,
            _ => Cause::Other,
        };
        Self { path: path.to_owned(), cause, message: error.to_string() }
    }

    /// What is said of a path where the thread that looks after it has panicked.
    pub(super) fn inside(path: &Path) -> Self {
        Self { path: path.to_owned(), cause: Cause::Inside, message: "the thread has panicked".to_owned() }
    }

    /// Turns errors of the system at a path into these.
    pub(super) fn at(path: &Path) -> impl FnOnce(io::Error) -> Self {
        move |error| Self::new(path, &error)
    }
}

/// Games are not being saved, since when and why. The player is told once.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("not saved since {since}: {what}")]
pub struct Trouble {
    /// When it began.
    pub since: Timestamp,
    /// What failed first.
    pub what: FileError,
}

/// How saving is going. Each `Failed` and each `Recovered` is reported once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Progress {
    /// Everything that happened is saved, or nothing worth saving has happened.
    Saved,
    /// From now on nothing is saved. The player should know.
    Failed(Trouble),
    /// Still nothing is saved.
    StillFailing,
    /// Everything is saved again. The player may like to know.
    Recovered,
}

/// What the player has been told of how saving is going.
#[derive(Clone, Debug, Default)]
pub(super) struct Reported(Option<Trouble>);

impl Reported {
    /// Since when and why nothing is saved, if so.
    pub(super) const fn trouble(&self) -> Option<&Trouble> {
        self.0.as_ref()
    }

    /// What is to be said after another try.
    pub(super) fn after(&mut self, done: Result<(), FileError>) -> Progress {
        match (done, &self.0) {
            (Ok(()), None) => Progress::Saved,
            (Ok(()), Some(_)) => {
                self.0 = None;
                Progress::Recovered
            }
            (Err(_), Some(_)) => Progress::StillFailing,
            (Err(what), None) => {
                let trouble = Trouble { since: now(), what };
                self.0 = Some(trouble.clone());
                Progress::Failed(trouble)
            }
        }
    }
}
