//! The state of saving: failures and recoveries.

use super::now;

use jiff::Timestamp;
use thiserror::Error;

use crate::record::disk::FileError;

/// Games are not being saved, since when and why. The player is told once.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("not saved since {since}: {what}")]
pub struct Trouble {
    /// When it began.
    pub since: Timestamp,
    /// First failure.
    pub what: FileError,
}

/// State of saving after an attempt. Each `Failed` and each `Recovered` is reported once.
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

/// State of saving as it was last reported.
#[derive(Clone, Debug, Default)]
pub(super) struct Reported(Option<Trouble>);

impl Reported {
    /// Returns the current failure, if saving fails.
    pub(super) const fn trouble(&self) -> Option<&Trouble> {
        self.0.as_ref()
    }

    /// Records another attempt, and returns what to report.
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
