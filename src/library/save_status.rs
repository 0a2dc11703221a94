//! The state of saving: failures and recoveries.

use super::now;

use jiff::Timestamp;
use thiserror::Error;

use crate::record::disk::FileError;

/// A failure to save that lasts: since when games are not being saved, and the first error.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("not saved since {since}: {what}")]
pub struct Trouble {
    /// When it began.
    pub since: Timestamp,
    /// First failure.
    pub what: FileError,
}

/// What came of an attempt to save. A failure and a recovery are each reported once, so that the player is told once.
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

/// Which failure to save was last reported, so that the same one is not reported again.
#[derive(Clone, Debug, Default)]
pub(super) struct Reported(Option<Trouble>);

impl Reported {
    /// The failure that lasts; none while saving works.
    pub(super) const fn trouble(&self) -> Option<&Trouble> {
        self.0.as_ref()
    }

    /// Takes note of the outcome of another attempt to save, and returns what to report of it.
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
