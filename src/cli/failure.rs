//! How a command fails.

use std::fmt;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use thiserror::Error;

use crate::library::PathsError;
use crate::rules::visible_path;
use crate::text::shown;

/// Writes a line to standard error. `eprintln!` calls it throughout `cli`.
pub(super) fn complain(line: fmt::Arguments) {
    let _ = writeln!(io::stderr(), "{}", shown(&line.to_string()));
}

/// Why a command did not do what it was asked.
#[derive(Debug, Error)]
pub enum Failure {
    /// The command failed: where and why.
    #[error("{0}")]
    Failed(String),
    /// The words of the command line contradict each other.
    #[error("{0}")]
    Usage(String),
    /// There is no display or no graphics adapter.
    #[error("{0}")]
    NoDisplay(String),
    /// Output could not be written, or input not read.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl From<PathsError> for Failure {
    fn from(error: PathsError) -> Self {
        Self::from_error(error)
    }
}

impl Failure {
    /// A failure to read or write a file.
    pub fn of_file(path: &Path, error: impl fmt::Display) -> Self {
        Self::Failed(format!("{}: {error}", visible_path(path)))
    }

    /// A failure with the text of an error.
    pub fn from_error(error: impl std::error::Error) -> Self {
        Self::Failed(error.to_string())
    }

    /// Writes the failure to standard error and returns the exit status. A closed pipe ends a command quietly.
    pub fn report(&self) -> ExitCode {
        match self {
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            _ => complain(format_args!("abande: {self}")),
        }
        ExitCode::from(match self {
            Self::Failed(_) | Self::Io(_) => 1,
            Self::Usage(_) => 2,
            Self::NoDisplay(_) => 3,
        })
    }
}
