//! How a command fails.

use std::fmt;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use thiserror::Error;

use crate::library::PathsError;
use crate::rules::visible_path;
use crate::text::shown;

/// Writes a line to standard error, without control characters. `eprintln!` calls it throughout `cli`.
pub(super) fn complain(line: fmt::Arguments) {
    let _ = writeln!(io::stderr(), "{}", shown(&line.to_string()));
}

/// Why a command failed, which decides the exit status.
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
    /// A failure to read or write this file.
    pub fn of_file(path: &Path, error: impl fmt::Display) -> Self {
        Self::Failed(format!("{}: {error}", visible_path(path)))
    }

    /// A failure that says what this error says.
    pub fn from_error(error: impl std::error::Error) -> Self {
        Self::Failed(error.to_string())
    }

    /// Writes the failure to standard error and returns the exit status of the process. A closed pipe counts as
    /// success.
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
