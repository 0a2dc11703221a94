//! Taking games from other files into the library.

use std::collections::HashMap;
use std::fmt;

use jiff::civil::Date;

use crate::library::clock::now_here;
use crate::record::{AnyRecordError, GameReader, Record, RoundTripError, parse_date};
use crate::rules::Player;

use super::super::{FileError, FileErrorCause, GameId, Library};
use super::Index;
use super::index::list_game_files;
use crate::record::disk::{self, Backups, LOCK_PATIENCE, Lock};

/// What came of importing the games of a file: which are new, which were known, and which are wrong.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// Games that are in the library now.
    pub kept: Vec<GameId>,
    /// Games that were already there, under these names.
    pub known: Vec<GameId>,
    /// What is wrong with others. Where a part of a game is legal, that part is in `kept`.
    pub refused: Vec<Refused>,
}

/// A game that was imported not at all or only in part, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Which game of the file, from 1.
    pub number: usize,
    /// The error.
    pub error: AnyRecordError,
    /// The name under which its legal part was kept.
    pub kept: Option<GameId>,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}: {}", self.number, self.error)?;
        match &self.kept {
            Some(id) => write!(f, " (the rest is kept as {id})"),
            None => Ok(()),
        }
    }
}

impl Library {
    /// Adds all games in a text, AGN or Abstract Play JSON, to the library, except those that it already has: the same
    /// moves and notes of the same players with the same result.
    ///
    /// # Errors
    /// If a game cannot be written: those before it are in the library all the same. Or if another import does not end
    /// for some seconds: then no game is added.
    pub fn import(&self, index: &Index, text: &str) -> Result<Imported, FileError> {
        self.import_records(index, GameReader::new(text))
    }

    /// As [`import`](Self::import), for games that were read already.
    ///
    /// # Errors
    /// If a game cannot be written: those before it are in the library all the same. Or if another import does not end
    /// for some seconds: then no game is added.
    pub fn import_records(
        &self,
        index: &Index,
        games: impl IntoIterator<Item = Result<Record, AnyRecordError>>,
    ) -> Result<Imported, FileError> {
        // Another import may add the same games at this moment, or may just have done so. Where there can be no lock no
        // game can be written either, which is told then.
        let lock = match Lock::wait(&self.paths().games().join(LOCK), LOCK_PATIENCE) {
            Err(error) if error.cause == FileErrorCause::Held => return Err(error),
            lock => lock,
        };
        let imported = self.import_alone(index, games);
        let _ = lock.map(Lock::remove);
        imported
    }

    /// Imports games while no other import runs.
    fn import_alone(
        &self,
        index: &Index,
        games: impl IntoIterator<Item = Result<Record, AnyRecordError>>,
    ) -> Result<Imported, FileError> {
        let mut imported = Imported::default();
        let is_current = index.is_current(&list_game_files(&self.paths().games()));
        let fresh = (!is_current).then(|| self.index());
        let index = fresh.as_ref().unwrap_or(index);
        let mut seen = Seen { library: self, index, texts: HashMap::new(), fresh: HashMap::new() };
        for (place, game) in games.into_iter().enumerate() {
            match game {
                Ok(record) => match seen.find(&record) {
                    Some(id) => imported.known.push(id),
                    None => match seen.keep(record)? {
                        Ok(id) => imported.kept.push(id),
                        Err(error) => imported.refused.push(Refused { number: place + 1, error, kept: None }),
                    },
                },
                Err(error) => {
                    let (error, legal) = error.into_legal();
                    let kept = match legal {
                        Some(record) if seen.find(&record).is_none() => seen.keep(record)?.ok(),
                        _ => None,
                    };
                    imported.refused.push(Refused { number: place + 1, error, kept });
                }
            }
        }
        Ok(imported)
    }
}

/// The games of the library, as far as they had to be compared.
struct Seen<'a> {
    library: &'a Library,
    index: &'a Index,
    /// What was read of kept games.
    texts: HashMap<GameId, String>,
    /// What was imported just now.
    fresh: HashMap<String, GameId>,
}

impl Seen<'_> {
    /// The game in the library that is the same.
    fn find(&mut self, record: &Record) -> Option<GameId> {
        let text = essence(record);
        if let Some(id) = self.fresh.get(&text) {
            return Some(id.clone());
        }
        let (plies, result) = (record.moves().len(), record.result_text());
        let similar = self.index.entries.iter().filter(|entry| {
            let named = |player: Player| entry.players[player].name == record.player(player).name;
            (entry.variant, entry.plies) == (record.variant(), plies)
                && entry.result == result
                && Player::ALL.into_iter().all(named)
        });
        for entry in similar {
            let known = self.texts.entry(entry.id.clone()).or_insert_with(|| {
                self.library.open(&entry.id).map(|game| essence(&game.record)).unwrap_or_default()
            });
            if *known == text {
                return Some(entry.id.clone());
            }
        }
        None
    }

    /// Writes a game into the library; says what is wrong with one that could not be read again.
    fn keep(&mut self, mut record: Record) -> Result<Result<GameId, AnyRecordError>, FileError> {
        let essence = essence(&record);
        let day_of = |name: &str| record.header().tag(name).and_then(parse_date);
        let day = day_of("Date").or_else(|| day_of("UTCDate"));
        let names = Player::ALL.map(|player| record.player(player).name.clone().unwrap_or_default());
        let day: Date = day.unwrap_or_else(|| now_here().date());
        let id = GameId::new(day, names.each_ref().map(String::as_str));
        let plies = record.moves().len().to_string();
        record.header_mut().set_tag("PlyCount", &plies);
        let path = self.library.game_path(&id);
        let text = match record.checked_text() {
            Ok(text) => text,
            Err(RoundTripError::Refused(error)) => return Ok(Err((*error).into())),
            Err(error) => return Err(FileError::new(&path, &std::io::Error::other(error.to_string()))),
        };
        disk::write_with_backups(&path, text.as_bytes(), Backups::None)?;
        self.fresh.insert(essence, id.clone());
        Ok(Ok(id))
    }
}

/// What makes a game the same as another one: players, day, moves, notes and result, but nothing that the library adds,
/// nor the order of the tags.
fn essence(record: &Record) -> String {
    let text = record.to_string();
    let added = ["[PlyCount \"", "[UTCDate \"", "[UTCTime \""];
    let (tags, moves) = text.split_once("\n\n").unwrap_or((&text, ""));
    let mut own: Vec<&str> =
        tags.lines().filter(|line| !added.iter().any(|tag| line.starts_with(tag))).collect();
    own.sort_unstable();
    own.join("\n") + "\n\n" + moves
}
/// The lock that one import holds while it looks for games and adds them.
const LOCK: &str = ".import.lock";
