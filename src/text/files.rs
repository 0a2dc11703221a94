//! Saving and opening in the text game.

use std::io::{self, Write};
use std::path::{Path, PathBuf, is_separator};
use std::time::SystemTime;

use crate::play::Match;
use crate::record::{LoadError, Opened, Record};
use crate::rules::visible_path;
use crate::words::terminal::files;
use crate::words::{Message, play, records};

use super::Session;
use super::path::{existing_path, typed_path};

impl Session {
    /// A session that goes on with a record, or with as much of it as is legal. The message says what was opened.
    ///
    /// # Errors
    /// If not even the first position can be read.
    pub fn open(path: &Path, seed: u64) -> Result<(Self, Message), LoadError> {
        let opened = Record::load_legal(path)?;
        let whole = opened.is_whole();
        let Opened { record, fault, more, .. } = opened;
        let table = record.to_match();
        let plies = record.moves().len();
        let name = visible_path(path);
        let said = match &fault {
            Some(error) => {
                let damage = files::file_damaged(name, records::fault(error));
                play::two_sentences(damage, files::goes_on_with(plies))
            }
            None => files::file_opened(name, plies),
        };
        let said = if more { play::two_sentences(said, files::more_games_in_file()) } else { said };
        let mut session = Self::new(table, seed);
        session.saved = Some(session.table.clone());
        // A damaged file, one with other games in it or of another form is never written over without being asked.
        session.file = whole.then(|| path.to_owned());
        session.header = Some(record.header().clone());
        Ok((session, said))
    }

    /// The match as it would be saved now.
    pub(super) fn record(&self) -> Record {
        Record::of(&self.table, self.header.as_ref(), SystemTime::now())
    }

    pub(super) fn save(&mut self, name: &str, replace: bool, out: &mut dyn Write) -> io::Result<()> {
        let path = match (name, &self.file) {
            ("", Some(file)) => file.clone(),
            ("", None) => return self.say(files::save_example(), out),
            _ => record_file(typed_path(name)),
        };
        let ours = self.file.as_ref() == Some(&path);
        // What is not a file cannot be replaced; saving says so.
        if !replace && !ours && path.is_file() {
            return self.say(files::file_exists(visible_path(&path)), out);
        }
        match self.record().save(&path) {
            Ok(()) => {
                self.say(files::file_saved(visible_path(&path)), out)?;
                self.saved = Some(self.table.clone());
                self.file = Some(path);
                Ok(())
            }
            Err(error) => self.say(files::file_not_saved(visible_path(&path), records::save(&error)), out),
        }
    }

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
            Ok((session, said)) => {
                self.adopt(session, out)?;
                self.say(said, out)?;
                self.show_turn(out)
            }
            Err(error) => self.say(files::file_not_opened(visible_path(&path), records::load(&error)), out),
        }
    }

    /// Puts a new match on the table.
    pub(super) fn restart(&mut self, table: Match, out: &mut dyn Write) -> io::Result<()> {
        self.adopt(Self::new(table, self.seed), out)
    }
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
