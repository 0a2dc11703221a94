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

/// A copy of a match and its header that is to be written as a record. Writing it needs the disk and nothing else, so
/// any thread can do it.
#[derive(Clone, Debug)]
pub struct Draft {
    pub(super) id: GameId,
    path: PathBuf,
    header: Header,
    game: Match,
}

/// Why a game was not kept, that is, not saved as a record in the library.
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
    /// Copies a match and its header, to be written to this file as a record; the journal itself is not copied.
    pub(super) fn new(path: &Path, journal: &Journal, game: &Match) -> Self {
        let mut header = journal.record_header(game);
        header.set_tag("PlyCount", &game.moves().len().to_string());
        Self { id: journal.id().clone(), path: path.to_owned(), header, game: game.clone() }
    }

    /// Whether nothing has happened to the match since this copy of it was made.
    pub(super) fn is_of(&self, game: &Match) -> bool {
        self.game.changes().len() == game.changes().len()
    }

    /// Writes the record to its file, after making sure that its text can be read back as the same game.
    ///
    /// # Errors
    /// If that cannot be done; the file is then as it was.
    pub fn write(&self) -> Result<(), KeepError> {
        let record = Record::from_match(&self.game, Some(&self.header), SystemTime::now());
        let text = record.checked_text().map_err(|error| KeepError::NotTheGame(error.to_string()))?;
        // A file that says the same need not become one that was before.
        let before = disk::read_limited(&self.path, SIZE_LIMIT);
        if before.is_ok_and(|before| before.as_deref() == Some(text.as_bytes())) {
            return Ok(());
        }
        Ok(disk::write_with_backups(&self.path, text.as_bytes(), Backups::Two)?)
    }
}

impl Journal {
    /// The header that the record of the game gets: the journal's with the players of the seats and, unless it has a
    /// date already, with the time at which the game began. A game of another day that goes on keeps that day alone:
    /// no time is known of it.
    pub(super) fn record_header(&self, game: &Match) -> Header {
        let mut header = self.header().clone().naming(game.seats());
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
    pub fn keep(&self, journal: &mut Journal, game: &Match) -> Result<GameId, KeepError> {
        let draft = self.draft(journal, game)?;
        draft.write()?;
        journal.remove_file(game)?;
        Ok(draft.id)
    }

    /// Makes the draft that keeping a game writes, under the name that the game has from now on.
    pub(super) fn draft(&self, journal: &mut Journal, game: &Match) -> Result<Draft, FileError> {
        journal.claim()?;
        Ok(Draft::new(&self.game_path(journal.id()), journal, game))
    }
}

impl Header {
    /// Returns the header with the persons and levels in these seats as players, where it names none itself.
    #[must_use]
    pub fn naming(mut self, seats: ByPlayer<Seat>) -> Self {
        for player in Player::ALL {
            if *self.player(player) == Participant::default() {
                self.set_player(player, Participant::from(seats[player]));
            }
        }
        self
    }

    /// Returns the name that the header has for a player, or a name of the person or level in the seat if it has
    /// none.
    pub fn name_of(&self, player: Player, seat: Seat) -> String {
        self.player(player).name.clone().unwrap_or_else(|| seat.to_string())
    }
}
