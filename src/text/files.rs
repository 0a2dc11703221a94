//! Saving and opening in the text game.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf, is_separator};
use std::time::SystemTime;

use crate::i18n::terminal::files;
use crate::i18n::{Message, play, records};
use crate::play::Match;
use crate::record::disk::{OverwriteConsent, OverwritePolicy, OverwriteRefusal, WriteError};
use crate::record::{LoadError, LoadedRecord, Record, SaveError, add_games, file_named, games_lost};
use crate::rules::visible_path;

use super::Session;
use super::path::{existing_path, typed_path};

impl Session {
    /// Reads a record from a file, and returns a session that goes on with its game, or with as much of it as is
    /// legal, and a message that says what was opened.
    ///
    /// # Errors
    /// If not even the first position can be read.
    pub fn open(path: &Path, seed: u64) -> Result<(Self, Message), LoadError> {
        let opened = Record::load_legal(path)?;
        let whole = opened.can_be_saved_back();
        let LoadedRecord { record, fault, more, print, .. } = opened;
        let table = record.to_match();
        let plies = record.moves().len();
        let name = visible_path(path);
        let message = match &fault {
            Some(error) => {
                let damage = files::file_damaged(name, records::fault(error));
                play::two_sentences(damage, files::goes_on_with(plies))
            }
            None => files::file_opened(name, plies),
        };
        let message = if more { play::two_sentences(message, files::more_games_in_file()) } else { message };
        let message = match record.other_rules() {
            Some(rules) => play::two_sentences(message, records::record_of_other_rules(rules)),
            None => message,
        };
        let mut session = Self::new(table, seed);
        session.saved = Some(session.table.clone());
        // A damaged file, one with other games in it or of another form is never written over without being asked.
        session.file = file_named(path).filter(|_| whole).map(|file| (file, print));
        session.header = Some(record.header().clone());
        Ok((session, message))
    }

    /// Makes the record of the match that would be saved now.
    pub(super) fn record(&self) -> Record {
        Record::from_match(&self.table, self.header.as_ref(), SystemTime::now())
    }

    /// Saves the game to the file of this name, by default to the one that it came from. Another file that is there
    /// is replaced only if `replace` is `true`.
    pub(super) fn save(&mut self, name: &str, replace: bool, out: &mut dyn Write) -> io::Result<()> {
        let path = match (name, &self.file) {
            ("", Some((file, _))) => file.clone(),
            ("", None) => return self.say(files::save_example(), out),
            _ => record_file(typed_path(name)),
        };
        let own = self.file.as_ref().filter(|(file, _)| *file == path).map(|(_, print)| *print);
        let consent = if replace { OverwriteConsent::All } else { OverwriteConsent::Nothing };
        // What is not a file cannot be replaced; saving says so.
        let asks = !replace && own.is_none() && path.is_file();
        let saved = match asks.then(|| standing(&path)) {
            Some(refusal) => Err(WriteError::from(refusal).into()),
            None => self.record().save_over(&path, consent, own),
        };
        match saved {
            Ok(print) => {
                self.say(files::file_saved(visible_path(&path)), out)?;
                self.saved = Some(self.table.clone());
                self.file = Some((path, print));
                Ok(())
            }
            Err(SaveError::Write(WriteError::Refused(refusal))) => self.offer_other_ways(&path, refusal, out),
            Err(error) => self.say(files::file_not_saved(visible_path(&path), records::save(&error)), out),
        }
    }

    /// Says why a file was not replaced, and what can be done instead.
    fn offer_other_ways(
        &self,
        path: &Path,
        refusal: OverwriteRefusal,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let name = || visible_path(path);
        match refusal {
            OverwriteRefusal::Games(1) => {
                self.say(files::file_exists(name()), out)?;
                return self.say(files::file_exists_add(name()), out);
            }
            OverwriteRefusal::Unreadable | OverwriteRefusal::NoCollection => {
                return self.say(files::file_exists(name()), out);
            }
            OverwriteRefusal::Games(games) => self.say(files::file_holds_games_add(name(), games), out)?,
            OverwriteRefusal::OtherKind => self.say(files::file_exists_else(name()), out)?,
            OverwriteRefusal::Changed => {
                let other = visible_path(&free_record(path));
                self.say(files::file_changed_save_elsewhere(name(), other), out)?;
            }
        }
        self.say(files::file_overwrite_all(name()), out)
    }

    /// Adds the game to the games in the file of this name.
    pub(super) fn add(&mut self, name: &str, out: &mut dyn Write) -> io::Result<()> {
        if name.is_empty() {
            return self.say(files::add_example(), out);
        }
        let path = record_file(typed_path(name));
        let added = match self.record().checked_text() {
            Ok(text) => add_games(&path, &text).map_err(SaveError::from),
            Err(error) => Err(error.into()),
        };
        match added {
            Ok(()) => {
                self.saved = Some(self.table.clone());
                // It is no longer the file of this game alone.
                self.file.take_if(|(file, _)| *file == path);
                self.say(files::file_added(visible_path(&path)), out)
            }
            Err(error) => self.say(files::file_not_saved(visible_path(&path), records::save(&error)), out),
        }
    }

    /// Opens a file or a kept game by its name or number, and puts it on the table.
    pub(super) fn reopen(&mut self, name: &str, out: &mut dyn Write) -> io::Result<()> {
        if name.is_empty() {
            return self.say(files::open_example(), out);
        }
        let path = existing_path(name);
        if !path.exists() {
            match self.kept_game(name) {
                Ok(Some(id)) => return self.open_kept(&id, out),
                Ok(None) => (),
                Err(unknown) => return self.say(unknown, out),
            }
        }
        match Self::open(&path, self.seed) {
            Ok((session, message)) => {
                self.adopt(session, out)?;
                self.say(message, out)?;
                self.show_turn(out)
            }
            Err(error) => self.say(files::file_not_opened(visible_path(&path), records::load(&error)), out),
        }
    }

    /// Keeps the game on the table, and puts a new match in its place.
    pub(super) fn restart(&mut self, table: Match, out: &mut dyn Write) -> io::Result<()> {
        self.adopt(Self::new(table, self.seed), out)
    }
}

/// Returns why not to replace a file that is there, whatever it holds: the player is asked in any case.
fn standing(path: &Path) -> OverwriteRefusal {
    let loss = |file| games_lost("", file);
    match (OverwritePolicy { consent: OverwriteConsent::Nothing, last_known: None, loss: &loss }).check(path)
    {
        Err(WriteError::Refused(refusal)) => refusal,
        _ => OverwriteRefusal::Games(1),
    }
}

/// Another name for a file, which nothing has yet: `game-2.agn`.
fn free_record(path: &Path) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().map_or_else(|| "agn".into(), |ending| ending.to_string_lossy());
    let numbered = |number| path.with_file_name(format!("{stem}-{number}.{ending}"));
    let mut names = (2_u32..10_000).map(numbered);
    names.find(|path| fs::symlink_metadata(path).is_err()).unwrap_or_else(|| path.to_owned())
}

/// Where a game is saved under a name: a file of games, unless the name has an ending of its own, which must not promise
/// another format. A folder stays one, to be refused.
fn record_file(path: PathBuf) -> PathBuf {
    let names_folder = path.to_string_lossy().ends_with(is_separator);
    match path.extension() {
        Some(ending) if ending.eq_ignore_ascii_case("json") => path.with_added_extension("agn"),
        None if !path.is_dir() && !names_folder => path.with_extension("agn"),
        _ => path,
    }
}
