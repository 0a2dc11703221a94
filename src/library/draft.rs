//! A game on its way into the library.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use jiff::tz::TimeZone;
use thiserror::Error;

use super::paths::Library;
use super::{FileError, GameId, Journal};
use crate::play::{Match, Seat};
use crate::record::disk::{self, Backups};
use crate::record::{Header, Participant, Record, SIZE_LIMIT};
use crate::rules::{ByPlayer, Player};

/// A match as it is to be kept. Writing it needs the disk and nothing else, so any thread can do it.
#[derive(Clone, Debug)]
pub struct Draft {
    pub(super) id: GameId,
    path: PathBuf,
    header: Header,
    table: Match,
}

/// Why a game was not kept.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum KeepError {
    /// It was not written; its journal is as it was.
    #[error(transparent)]
    File(#[from] FileError),
    /// What would be written cannot be read again as the same game: nothing was written.
    #[error("the record would not match the game: {0}")]
    NotTheGame(String),
}

impl Draft {
    /// The match of a journal, for a file.
    pub(super) fn new(path: &Path, journal: &Journal, table: &Match) -> Self {
        let mut header = journal.record_header(table);
        header.set_tag("PlyCount", &table.moves().len().to_string());
        Self { id: journal.id().clone(), path: path.to_owned(), header, table: table.clone() }
    }

    /// Whether nothing has happened to its match since.
    pub(super) fn is_of(&self, table: &Match) -> bool {
        self.table.changes().len() == table.changes().len()
    }

    /// Writes the record, after reading it once more.
    ///
    /// # Errors
    /// If that cannot be done; the file is then as it was.
    pub fn write(&self) -> Result<(), KeepError> {
        let record = Record::from_match(&self.table, Some(&self.header), SystemTime::now());
        let text = record.checked_text().map_err(|error| KeepError::NotTheGame(error.to_string()))?;
        // A file that says the same need not become one that was before.
        let before = disk::read_limited(&self.path, SIZE_LIMIT);
        if before.is_ok_and(|before| before.as_deref() == Some(text.as_bytes())) {
            return Ok(());
        }
        Ok(disk::write(&self.path, text.as_bytes(), Backups::Two)?)
    }
}

impl Journal {
    /// The header of the game in a record: with who plays it, and when it began unless it says anything of that itself. A
    /// game of another day that goes on keeps that day alone: no time is known of it.
    pub(super) fn record_header(&self, table: &Match) -> Header {
        let mut header = self.header().clone().naming(table.seats());
        let begun = self.begun().to_zoned(TimeZone::system());
        let utc = self.begun().to_zoned(TimeZone::UTC);
        if ["Date", "UTCDate", "UTCTime"].iter().any(|name| header.tag(name).is_some()) {
            return header;
        }
        for (name, value) in [
            ("Date", begun.strftime("%Y.%m.%d").to_string()),
            ("UTCDate", utc.strftime("%Y.%m.%d").to_string()),
            ("UTCTime", utc.strftime("%H:%M:%S").to_string()),
        ] {
            header.set_tag(name, &value);
        }
        header
    }
}

impl Library {
    /// Keeps a game, finished or not, as a record in the library, and then removes its journal. The journal can be
    /// used again: if the game changes after all, it starts afresh, and keeping the game again writes the same record.
    ///
    /// # Errors
    /// If the record cannot be written; the journal is then as it was.
    pub fn keep(&self, journal: &mut Journal, table: &Match) -> Result<GameId, KeepError> {
        let draft = self.draft(journal, table)?;
        draft.write()?;
        journal.kept(table)?;
        Ok(draft.id)
    }

    /// What keeping a game writes, under the name that it has from now on.
    pub(super) fn draft(&self, journal: &mut Journal, table: &Match) -> Result<Draft, FileError> {
        journal.claim()?;
        Ok(Draft::new(&self.game_path(journal.id()), journal, table))
    }
}

impl Header {
    /// Fills in the players of the seats where the header names none.
    #[must_use]
    pub fn naming(mut self, seats: ByPlayer<Seat>) -> Self {
        for player in Player::ALL {
            if *self.player(player) == Participant::default() {
                self.set_player(player, Participant::from(seats[player]));
            }
        }
        self
    }

    /// Returns the name of a player, or of the seat if the header names no player.
    pub fn name_of(&self, player: Player, seat: Seat) -> String {
        self.player(player).name.clone().unwrap_or_else(|| seat.to_string())
    }
}
