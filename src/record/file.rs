//! Loading records from files, and saving only what can be read again.

use std::path::Path;

use thiserror::Error;

use super::any::{AnyRecordError, GameFormat, GameReader};
use super::collection::games_lost;
use super::disk::{Fingerprint, OverwriteConsent, OverwritePolicy, WriteError, write_file};
use super::limits::SIZE_LIMIT;
use super::read::{ReadError, read_file};
use super::{Record, RecordError};

/// Why a record could not be loaded from a file: the file cannot be read, or it holds no game.
#[derive(Debug, Error)]
pub enum LoadError {
    /// The file could not be read as text.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The text is not a game in any format.
    #[error(transparent)]
    Record(#[from] AnyRecordError),
}

/// Why a record was not saved. The file that was there before, if any, is untouched.
#[derive(Debug, Error)]
pub enum SaveError {
    /// The file could not be written.
    #[error(transparent)]
    Write(#[from] WriteError),
    /// Reading it again would not give the same record: that would be an error of this program.
    #[error(transparent)]
    Unreadable(#[from] RoundTripError),
}

/// Why a record was not saved: its text would not be read again as the same record.
#[derive(Debug, Error)]
pub enum RoundTripError {
    /// The record is refused.
    #[error("this game would be refused when it is opened again: {0}")]
    Refused(Box<RecordError>),
    /// The record comes out different.
    #[error("this game would come out different when it is opened again")]
    Changed,
}

/// A record that was read from a text, with the first error in it and what must be known to save it back.
#[derive(Clone, Debug)]
pub struct LoadedRecord {
    /// The first game, or as much of it as is legal.
    pub record: Record,
    /// First error of the game.
    pub fault: Option<AnyRecordError>,
    /// More games follow it.
    pub more: bool,
    /// Format of the text.
    pub kind: GameFormat,
    /// Fingerprint of the text.
    pub print: Fingerprint,
}

impl LoadedRecord {
    /// Returns whether saving the game over the file that it came from loses nothing: no illegal part, no other game
    /// and no other format.
    pub fn can_be_saved_back(&self) -> bool {
        self.fault.is_none() && !self.more && self.kind == GameFormat::Agn
    }

    /// Reads the first game of a text in any format, such as a file or what the player pastes, or as much of
    /// it as is legal.
    ///
    /// # Errors
    /// The first error, if nothing is legal.
    pub fn from_text(text: &str) -> Result<Self, AnyRecordError> {
        let mut games = GameReader::new(text);
        let (record, fault) = match games.next() {
            None => return Err(RecordError::empty().into()),
            Some(Ok(record)) => (record, None),
            Some(Err(error)) => match error.into_legal() {
                (error, Some(record)) => (record, Some(error)),
                (error, None) => return Err(error),
            },
        };
        Ok(Self {
            record,
            fault,
            more: games.next().is_some(),
            kind: GameFormat::detect(text),
            print: Fingerprint::from_text(text),
        })
    }
}

impl Record {
    /// Reads a game in any format from a file. Of several games it is the first.
    ///
    /// # Errors
    /// If the file cannot be read as text, or the text is not a game; see [`AnyRecordError::into_legal`] for the part
    /// that is legal.
    pub fn load(path: &Path) -> Result<Self, LoadError> {
        let text = read_file(path)?;
        let game = GameReader::new(&text).next();
        Ok(game.unwrap_or_else(|| Err(RecordError::empty().into()))?)
    }

    /// Reads a game in any format from a file, or as much of it as is legal, together with what is wrong with
    /// the rest.
    ///
    /// # Errors
    /// If the file cannot be read as text, or nothing in it is legal.
    pub fn load_legal(path: &Path) -> Result<LoadedRecord, LoadError> {
        Ok(LoadedRecord::from_text(&read_file(path)?)?)
    }

    /// Returns the text of the record, after checking that it reads back as the same record.
    ///
    /// # Errors
    /// If it reads back as another record or none.
    pub fn checked_text(&self) -> Result<String, RoundTripError> {
        let text = self.to_string();
        if text.len() as u64 > SIZE_LIMIT {
            return Err(RoundTripError::Refused(Box::new(RecordError::too_large())));
        }
        match Self::parse(&text) {
            Ok(again) if again == *self => Ok(text),
            Ok(_) => Err(RoundTripError::Changed),
            Err(error) => Err(RoundTripError::Refused(Box::new(error))),
        }
    }

    /// Saves the record in a file and replaces whatever is there, as [`write_file`] does. The text is
    /// [checked](Self::checked_text) first, so that no file holds a game that this program refuses.
    ///
    /// # Errors
    /// If that cannot be done; the old file is then as it was.
    pub fn save(&self, path: &Path) -> Result<(), SaveError> {
        Ok(write_file(path, self.checked_text()?.as_bytes())?)
    }

    /// Saves the record in a file as [`save`](Self::save) does, but overwrites an existing file only as far
    /// as `consent` allows, or if its contents are exactly those with the fingerprint `last_known`. Returns the new
    /// fingerprint of the file.
    ///
    /// # Errors
    /// If that cannot be done; the old file is then as it was.
    pub fn save_over(
        &self,
        path: &Path,
        consent: OverwriteConsent,
        last_known: Option<Fingerprint>,
    ) -> Result<Fingerprint, SaveError> {
        let text = self.checked_text()?;
        OverwritePolicy { consent, last_known, loss: &|file| games_lost(&text, file) }
            .write(path, text.as_bytes())?;
        Ok(Fingerprint::from_text(&text))
    }
}
