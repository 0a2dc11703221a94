//! Opening, renaming, exporting and throwing away kept games.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::record::{Record, RecordError, SIZE_LIMIT, decode, games_lost};

use super::super::paths::Library;
use super::super::{FileError, GameId};
use super::entry::Entry;
use super::game_file;
use super::index::{Index, list_game_files, read_entries};
use crate::record::disk::{self, OverwriteConsent, OverwritePolicy, OverwriteRefusal, WriteError};

/// A kept game as it was read from its file, as far as it is legal.
#[derive(Clone, Debug)]
pub struct OpenedGame {
    /// The game, or as much of it as is legal.
    pub record: Record,
    /// What is wrong with the rest.
    pub fault: Option<RecordError>,
    /// The text of its file.
    pub text: String,
}

/// Why a kept game cannot be opened, renamed, moved or exported.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ShelfError {
    /// There is no such game.
    #[error("there is no game named {0}")]
    Missing(GameId),
    /// Another game has this name.
    #[error("there is already a game named {0}")]
    Taken(GameId),
    /// Not a name for a game.
    #[error(
        "this cannot be the name of a game: it is empty, too long, or has characters not allowed in a file name"
    )]
    BadName,
    /// It is not UTF-8 text.
    #[error("{0} is not UTF-8 text")]
    NotText(GameId),
    /// None of it can be read.
    #[error("{id}: {error}")]
    Record {
        /// Which one.
        id: GameId,
        /// What is wrong.
        error: Box<RecordError>,
    },
    /// The system reported an error.
    #[error(transparent)]
    File(#[from] FileError),
    /// A file was not replaced.
    #[error(transparent)]
    Refused(#[from] OverwriteRefusal),
}

impl Library {
    /// Reads a kept game. If its text has an error, all that the error does not damage is returned, with the error.
    ///
    /// # Errors
    /// If it is not there or nothing of it can be read.
    pub fn open(&self, id: &GameId) -> Result<OpenedGame, ShelfError> {
        opened(id, text_of(id, &self.game_path(id))?)
    }

    /// Reads a game in the bin. If its text has an error, all that the error does not damage is returned, with the
    /// error.
    ///
    /// # Errors
    /// If it is not there or nothing of it can be read.
    pub fn open_in_bin(&self, id: &GameId) -> Result<OpenedGame, ShelfError> {
        opened(id, text_of(id, &game_file(&self.paths().bin(), id))?)
    }

    /// The file that a kept game of this name has, whether it exists or not.
    pub fn game_path(&self, id: &GameId) -> PathBuf {
        game_file(&self.paths().games(), id)
    }

    /// Gives a kept game another name, and returns it. An ending `.agn` is no part of the name.
    ///
    /// # Errors
    /// If the name cannot be, or another game has it.
    pub fn rename(&self, id: &GameId, name: &str) -> Result<GameId, ShelfError> {
        let mut name = name.trim();
        while let Some(before) = name.strip_suffix(".agn") {
            name = before.trim_end();
        }
        let new = GameId::parse(name).ok_or(ShelfError::BadName)?;
        let (from, to) = (self.game_path(id), self.game_path(&new));
        if !from.is_file() {
            return Err(ShelfError::Missing(id.clone()));
        }
        if new != *id {
            if to.exists() {
                return Err(ShelfError::Taken(new));
            }
            disk::move_file(&from, &to)?;
            self.move_backups(&from, &to);
        }
        Ok(new)
    }

    /// Moves a kept game to the bin. Returns the name that it has there.
    ///
    /// # Errors
    /// If it is not there or cannot be moved.
    pub fn remove(&self, id: &GameId) -> Result<GameId, ShelfError> {
        self.move_game(id, &self.paths().games(), &self.paths().bin())
    }

    /// Moves a game from the bin back to the kept games. Returns the name that it has there.
    ///
    /// # Errors
    /// If it is not there or cannot be moved.
    pub fn restore(&self, id: &GameId) -> Result<GameId, ShelfError> {
        self.move_game(id, &self.paths().bin(), &self.paths().games())
    }

    /// Reads the games in the bin, the most recently changed file first.
    pub fn bin(&self) -> Index {
        let folder = self.paths().bin();
        let mut index = Index::default();
        for read in read_entries(&folder, &list_game_files(&folder)) {
            match read {
                Ok(entry) => index.entries.push(entry),
                Err(unread) => index.unread.push(unread),
            }
        }
        index.entries.sort_by_key(|entry: &Entry| std::cmp::Reverse(entry.changed));
        index
    }

    /// Moves a game's file with its backups to another folder, and returns the name that is free for it there.
    fn move_game(&self, id: &GameId, from: &Path, to: &Path) -> Result<GameId, ShelfError> {
        let old = game_file(from, id);
        if !old.is_file() {
            return Err(ShelfError::Missing(id.clone()));
        }
        let (name, new) = free_name(id, to)?;
        disk::move_file(&old, &new)?;
        self.move_backups(&old, &new);
        Ok(name)
    }

    /// Moves the backups of a file along with it.
    #[expect(clippy::unused_self, reason = "only a library moves games")]
    fn move_backups(&self, from: &Path, to: &Path) {
        for end in [".1", ".2"] {
            let (from, to) = (disk::append_name(from, end), disk::append_name(to, end));
            if from.exists() && !to.exists() {
                // The game itself has been moved; what it was before is a bonus.
                let _ = disk::move_file(&from, &to);
            }
        }
    }

    /// Writes the records of kept games into one file, one after the other.
    ///
    /// # Errors
    /// If one of them cannot be read, or the file cannot be written or has more than the one game that the player has
    /// agreed to replace; it is then as it was.
    pub fn export(&self, ids: &[GameId], file: &Path) -> Result<(), ShelfError> {
        let mut texts = Vec::new();
        for id in ids {
            let text = text_of(id, &self.game_path(id))?;
            texts.push(text.trim_end().to_owned() + "\n");
        }
        let text = texts.join("\n");
        FileError::check_size(file, text.len(), SIZE_LIMIT)?;
        disk::make_folder(disk::folder_of(file))?;
        let policy = OverwritePolicy {
            consent: OverwriteConsent::OneGame,
            last_known: None,
            loss: &|old| games_lost(&text, old),
        };
        policy.write(file, text.as_bytes()).map_err(|error| match error {
            WriteError::Refused(refusal) => refusal.into(),
            error => FileError::new(file, &error.into()).into(),
        })
    }

    /// The file that a game is exported to: the target itself or, if that is a folder, a file in it named after the
    /// game.
    pub fn export_path(&self, id: &GameId, target: &Path) -> PathBuf {
        if target.is_dir() { target.join(format!("{id}.agn")) } else { target.to_owned() }
    }
}

/// Finds a name that no game in a folder has: this one, or one with a number behind it. Returns it and its file.
pub(in super::super) fn free_name(id: &GameId, folder: &Path) -> Result<(GameId, PathBuf), FileError> {
    let names = std::iter::once(id.clone()).chain((2..10_000).map(|number| id.numbered(number)));
    let mut files = names.map(|id| (game_file(folder, &id), id));
    let found = files.find(|(file, _)| !file.exists()).map(|(file, id)| (id, file));
    found.ok_or_else(|| FileError::new(&game_file(folder, id), &io::ErrorKind::AlreadyExists.into()))
}

fn text_of(id: &GameId, file: &Path) -> Result<String, ShelfError> {
    let bytes = disk::read_limited(file, SIZE_LIMIT)?.ok_or_else(|| ShelfError::Missing(id.clone()))?;
    decode(bytes).map_err(|_| ShelfError::NotText(id.clone()))
}

/// Reads the record in the text of a game's file, as far as it is legal.
fn opened(id: &GameId, text: String) -> Result<OpenedGame, ShelfError> {
    match Record::parse(&text) {
        Ok(record) => Ok(OpenedGame { record, fault: None, text }),
        Err(mut error) => match error.before.take() {
            Some(record) => Ok(OpenedGame { record: *record, fault: Some(error), text }),
            None => Err(ShelfError::Record { id: id.clone(), error: Box::new(error) }),
        },
    }
}
