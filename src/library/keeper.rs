//! The game on the table: who writes it down, what its name is, and what becomes of its journal.
//!
//! The window and the terminal ask the same [`Keeper`], so a game goes the same ways in both:
//!
//! - It is in a journal as soon as something has happened to it.
//! - It is kept when it ends or when another game takes its place. Its journal goes once the record is there.
//! - A journal in which nothing was played or noted goes too.
//! - A kept game goes on under its own name, a damaged one under another: what cannot be read stays in its file. So does
//!   one whose name is too long for the files beside it.

use thiserror::Error;

use super::{
    Damage, DamageKind, Draft, FileError, GameId, Journal, KeepError, Library, Progress, ResumeError,
    ShelfError, Trouble, Wake,
};
use crate::play::Match;
use crate::record::{Header, RecordError};

/// Keeps one match in the library, from its first move to its record.
#[derive(Debug)]
pub struct Keeper {
    library: Library,
    journal: Journal,
    /// Whether the match had a result when it was last looked at.
    ended: bool,
}

/// A game from the library, ready to go on.
#[derive(Debug)]
pub struct Fetched {
    /// The match.
    pub table: Match,
    /// Its header, as a record has it.
    pub header: Header,
    /// What keeps it from now on.
    pub keeper: Keeper,
    /// Where it was.
    pub origin: Origin,
}

/// Where a game was before it came on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It was in progress.
    Journal {
        /// What is wrong with the end of its journal. Half a last line is usual after a kill and takes nothing away that
        /// was shown.
        lost: Option<Damage>,
    },
    /// It had been kept.
    Record {
        /// What is wrong with the rest of its record.
        fault: Option<RecordError>,
    },
}

/// Why a game cannot go on.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FetchError {
    /// It is in progress, and cannot be resumed.
    #[error(transparent)]
    Resume(#[from] ResumeError),
    /// It is not in progress, and cannot be opened.
    #[error(transparent)]
    Open(#[from] ShelfError),
}

impl Library {
    /// Fetches a game to go on with it: from its journal if it is in progress, otherwise from its record.
    ///
    /// # Errors
    /// If it is in neither, or another copy of the program is playing it, or it cannot be read.
    pub fn fetch(&self, id: &GameId) -> Result<Fetched, FetchError> {
        match self.resume(id) {
            Ok(resumed) => Ok(Fetched {
                header: resumed.journal.record_header(&resumed.table),
                table: resumed.table,
                keeper: Keeper::of(self, resumed.journal),
                origin: Origin::Journal {
                    lost: resumed.damage.filter(|damage| damage.kind != DamageKind::Torn),
                },
            }),
            Err(ResumeError::Missing(_)) => self.fetch_kept(id),
            Err(error) => Err(error.into()),
        }
    }

    fn fetch_kept(&self, id: &GameId) -> Result<Fetched, FetchError> {
        let opened = self.open(id)?;
        let (table, header) = (opened.record.to_match(), opened.record.header().clone());
        let journal = match &opened.fault {
            None if id.has_room() => self.begin_as(id.clone(), &table, header.clone()),
            _ => self.begin(&table, header.clone()),
        };
        let origin = Origin::Record { fault: opened.fault };
        Ok(Fetched { table, header, keeper: Keeper::of(self, journal), origin })
    }
}

impl Keeper {
    /// Keeps a match that is new to the library. The header is that of the file that it was opened from.
    pub fn begin(library: &Library, table: &Match, header: Option<&Header>) -> Self {
        Self::of(library, library.begin(table, header.cloned().unwrap_or_default()))
    }

    fn of(library: &Library, journal: Journal) -> Self {
        Self { library: library.clone(), journal, ended: false }
    }

    /// From now on nothing waits for the disk; see [`Journal::sync_behind`].
    #[must_use]
    pub fn syncing_behind(mut self, wake: Wake) -> Self {
        self.journal.sync_behind(wake);
        self
    }

    /// Where the game is kept.
    pub const fn library(&self) -> &Library {
        &self.library
    }

    /// The name of the game.
    pub const fn id(&self) -> &GameId {
        self.journal.id()
    }

    /// Since when and why nothing is saved, if so.
    pub const fn trouble(&self) -> Option<&Trouble> {
        self.journal.trouble()
    }

    /// Writes down what has happened to the match; see [`Journal::catch_up`].
    pub fn catch_up(&mut self, table: &Match) -> Progress {
        self.journal.catch_up(table)
    }

    /// What has become of things that were written; see [`Journal::listen`].
    pub fn listen(&mut self) -> Progress {
        self.journal.listen()
    }

    /// Returns whether written data may not be on the disk yet.
    pub fn is_syncing(&self) -> bool {
        self.journal.is_syncing()
    }

    /// Saves the changes of the match, and waits until they are on the disk.
    pub fn sync(&mut self, table: &Match) -> Progress {
        self.journal.catch_up(table);
        self.journal.wait()
    }

    /// Whether the match has ended since this was asked last. It should be kept then.
    pub fn has_ended(&mut self, table: &Match) -> bool {
        let ended = table.result().is_some();
        let before = std::mem::replace(&mut self.ended, ended);
        ended && !before
    }

    /// Keeps the game as it stands, if anything has happened in it since the last time. Returns its name if so.
    ///
    /// # Errors
    /// If its record cannot be written; it is then still in progress.
    pub fn keep(&mut self, table: &Match) -> Result<Option<GameId>, KeepError> {
        let Some(draft) = self.draft(table)? else { return Ok(None) };
        draft.write()?;
        self.kept(&draft, table)?;
        Ok(Some(draft.id))
    }

    /// What keeping the game would write, for another thread to write it. Nothing if there is nothing to keep.
    ///
    /// # Errors
    /// If the game can have no name of its own.
    pub fn draft(&mut self, table: &Match) -> Result<Option<Draft>, FileError> {
        if !self.journal.is_worth_keeping() || table.is_untouched() {
            return Ok(None);
        }
        self.library.draft(&mut self.journal, table).map(Some)
    }

    /// Removes the journal of a game whose record was written, unless something has happened to it since.
    ///
    /// # Errors
    /// If the journal cannot be removed.
    pub fn kept(&mut self, draft: &Draft, table: &Match) -> Result<(), FileError> {
        if draft.id == *self.id() && draft.is_of(table) { self.journal.kept(table) } else { Ok(()) }
    }

    /// The game is left for another one: it is kept, finished or not. Returns its name if there was something to keep.
    ///
    /// # Errors
    /// If its record cannot be written; it is then still in progress.
    pub fn leave(&mut self, table: &Match) -> Result<Option<GameId>, KeepError> {
        self.journal.catch_up(table);
        if table.is_untouched() && self.journal.is_worth_keeping() {
            // Only the seats have changed, or the computer has begun.
            self.journal.kept(table)?;
        }
        self.keep(table)
    }

    /// The program ends: a finished game is kept, another one stays in progress, to be offered at the next start. All of
    /// it is on the disk afterwards.
    ///
    /// # Errors
    /// If its record cannot be written; it is then still in progress.
    pub fn close(&mut self, table: &Match) -> Result<Option<GameId>, KeepError> {
        if table.result().is_some() || table.is_untouched() {
            return self.leave(table);
        }
        self.sync(table);
        Ok(None)
    }
}
