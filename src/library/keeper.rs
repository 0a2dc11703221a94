//! The game on the table: who writes it down, what its name is, and what becomes of its journal.
//!
//! To *keep* a game is to save it as a record among the games of the library. The [`Keeper`] of a game does that, and
//! writes its journal until then. The window and the terminal use it alike, so a game goes the same ways in both:
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
use crate::play::{ClockTimes, Match};
use crate::record::{Header, RecordError};

/// Saves the game that is being played: writes its journal, and keeps it as a record in the library when it ends or
/// another game takes its place.
#[derive(Debug)]
pub struct Keeper {
    library: Library,
    journal: Journal,
    /// Whether the match had a result when it was last looked at.
    ended: bool,
}

/// A game of the library that was put on the table, with the keeper that looks after it.
#[derive(Debug)]
pub struct Fetched {
    /// The match.
    pub game: Match,
    /// Its header, as a record has it.
    pub header: Header,
    /// What keeps it from now on.
    pub keeper: Keeper,
    /// Where it was.
    pub origin: Origin,
}

/// Whether a game that goes on was in progress or had been kept, and what is damaged in its file.
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

/// Why a game of the library cannot go on.
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
    /// Reads a game of the library to go on with it: from its journal if it is in progress, otherwise from its
    /// record.
    ///
    /// # Errors
    /// If it is in neither, or another copy of the program is playing it, or it cannot be read.
    pub fn fetch(&self, id: &GameId) -> Result<Fetched, FetchError> {
        match self.resume(id) {
            Ok(resumed) => Ok(Fetched {
                header: resumed.journal.record_header(&resumed.game),
                game: resumed.game,
                keeper: Keeper::of(self, resumed.journal),
                origin: Origin::Journal {
                    lost: resumed.damage.filter(|damage| damage.kind != DamageKind::Torn),
                },
            }),
            Err(ResumeError::Missing(_)) => self.fetch_kept(id),
            Err(error) => Err(error.into()),
        }
    }

    /// Reads a game that has no journal from its saved record, to continue it.
    fn fetch_kept(&self, id: &GameId) -> Result<Fetched, FetchError> {
        let opened = self.open(id)?;
        let (game, header) = (opened.record.to_match(), opened.record.header().clone());
        let journal = match &opened.fault {
            None if id.has_room() => self.begin_as(id.clone(), &game, header.clone()),
            _ => self.begin(&game, header.clone()),
        };
        let origin = Origin::Record { fault: opened.fault };
        Ok(Fetched { game, header, keeper: Keeper::of(self, journal), origin })
    }
}

impl Keeper {
    /// Begins to look after a match that is new to the library. The header is that of the file from which it was
    /// opened, if there is one.
    pub fn begin(library: &Library, game: &Match, header: Option<&Header>) -> Self {
        Self::of(library, library.begin(game, header.cloned().unwrap_or_default()))
    }

    fn of(library: &Library, journal: Journal) -> Self {
        Self { library: library.clone(), journal, ended: false }
    }

    /// From now on a thread waits for the disk, and the caller does not; see [`Journal::sync_behind`].
    #[must_use]
    pub fn syncing_behind(mut self, wake: Wake) -> Self {
        self.journal.sync_behind(wake);
        self
    }

    /// The library in which the game is kept.
    pub const fn library(&self) -> &Library {
        &self.library
    }

    /// The id of the game in the library, which is also its file name without extension.
    pub const fn id(&self) -> &GameId {
        self.journal.id()
    }

    /// Since when and why changes cannot be saved; none while saving works.
    pub const fn trouble(&self) -> Option<&Trouble> {
        self.journal.trouble()
    }

    /// Writes all new changes of the match to its journal; see [`Journal::catch_up`].
    pub fn catch_up(&mut self, game: &Match) -> Progress {
        self.journal.catch_up(game)
    }

    /// Notes what the clock shows, without waiting for the disk; see [`Journal::note_time`].
    pub fn note_time(&mut self, times: ClockTimes) {
        self.journal.note_time(times);
    }

    /// Returns whether earlier writes have reached the disk or failed, without waiting; see [`Journal::listen`].
    pub fn listen(&mut self) -> Progress {
        self.journal.listen()
    }

    /// Whether some written changes may not have reached the disk yet.
    pub fn is_syncing(&self) -> bool {
        self.journal.is_syncing()
    }

    /// Writes all new changes of the match to its journal, and waits until they are on the disk.
    pub fn sync(&mut self, game: &Match) -> Progress {
        self.journal.catch_up(game);
        self.journal.wait()
    }

    /// Whether the match has got a result since the last call. It should be kept then.
    pub fn has_ended(&mut self, game: &Match) -> bool {
        let ended = game.result().is_some();
        let before = std::mem::replace(&mut self.ended, ended);
        ended && !before
    }

    /// Keeps the game in the library as a record and removes its journal, if anything has happened in it since the
    /// last time. Returns its name if so.
    ///
    /// # Errors
    /// If its record cannot be written; it is then still in progress.
    pub fn keep(&mut self, game: &Match) -> Result<Option<GameId>, KeepError> {
        if !self.is_worth_keeping(game) {
            return Ok(None);
        }
        self.library.keep(&mut self.journal, game).map(Some)
    }

    /// Makes the record that keeping the game would write, so that another thread can write it. None if there is
    /// nothing to keep.
    ///
    /// # Errors
    /// If the game can have no name of its own.
    pub fn draft(&mut self, game: &Match) -> Result<Option<Draft>, FileError> {
        if !self.is_worth_keeping(game) {
            return Ok(None);
        }
        self.library.draft(&mut self.journal, game).map(Some)
    }

    /// Whether anything has happened in the game that is not in its record yet.
    fn is_worth_keeping(&self, game: &Match) -> bool {
        self.journal.is_worth_keeping() && !game.is_untouched()
    }

    /// Removes the journal of a game whose draft was written as a record, unless something has happened to the game
    /// since.
    ///
    /// # Errors
    /// If the journal cannot be removed.
    pub fn kept(&mut self, draft: &Draft, game: &Match) -> Result<(), FileError> {
        if draft.id == *self.id() && draft.is_of(game) { self.journal.remove_file(game) } else { Ok(()) }
    }

    /// Keeps the game, finished or not, because another one takes its place on the table. Returns its name if there
    /// was something to keep.
    ///
    /// # Errors
    /// If its record cannot be written; it is then still in progress.
    pub fn leave(&mut self, game: &Match) -> Result<Option<GameId>, KeepError> {
        self.journal.catch_up(game);
        if game.is_untouched() && self.journal.is_worth_keeping() {
            // Only the seats have changed, or the computer has begun.
            self.journal.remove_file(game)?;
        }
        self.keep(game)
    }

    /// Saves the game because the program ends: a finished one is kept as a record, any other stays in progress, to
    /// be offered at the next start. All of it is on the disk afterwards. Returns the name of a game that was kept.
    ///
    /// # Errors
    /// If its record cannot be written; it is then still in progress.
    pub fn close(&mut self, game: &Match) -> Result<Option<GameId>, KeepError> {
        if game.result().is_some() || game.is_untouched() {
            return self.leave(game);
        }
        self.sync(game);
        Ok(None)
    }
}
