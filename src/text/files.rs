//! Saving and opening in the text game.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::play::Match;
use crate::record::{LoadError, Opened, Record};

use super::Session;
use super::words::count;

impl Session {
    /// A session that goes on with a record, or with as much of it as is legal. The text says what was opened.
    ///
    /// # Errors
    /// If not even the first position can be read.
    pub fn open(path: &Path, seed: u64) -> Result<(Self, String), LoadError> {
        let opened = Record::load_legal(path)?;
        let whole = opened.is_whole();
        let Opened { record, fault, more, .. } = opened;
        let table = record.to_match();
        let plies = count(record.moves().len(), "ply");
        let name = path.display();
        let mut said = match &fault {
            Some(error) => format!("{name}: {error}\nContinuing with the {plies} that are legal."),
            None => format!("Opened {name}: {plies} played."),
        };
        if more {
            said.push_str(" There are more games in the file; this is the first.");
        }
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
            ("", None) => return writeln!(out, "Save where? For example: save game.agn"),
            _ => PathBuf::from(name),
        };
        let ours = self.file.as_ref() == Some(&path);
        if !replace && !ours && path.exists() {
            let path = path.display();
            return writeln!(out, "{path} already exists. To overwrite it, type: replace {path}");
        }
        match self.record().save(&path) {
            Ok(()) => {
                writeln!(out, "Saved to {}.", path.display())?;
                self.saved = Some(self.table.clone());
                self.file = Some(path);
                Ok(())
            }
            Err(error) => writeln!(out, "Not saved to {}: {error}", path.display()),
        }
    }

    pub(super) fn reopen(&mut self, name: &str, out: &mut dyn Write) -> io::Result<()> {
        if name.is_empty() {
            return writeln!(
                out,
                "Open which game? For example: open game.agn. To list the games in the library, type: games"
            );
        }
        if !Path::new(name).exists() {
            match self.kept_game(name) {
                Ok(Some(id)) => return self.open_kept(&id, out),
                Ok(None) => (),
                Err(sentence) => return writeln!(out, "{sentence}"),
            }
        }
        match Self::open(Path::new(name), self.seed) {
            Ok((session, said)) => {
                self.adopt(session, out)?;
                writeln!(out, "{said}")?;
                self.show_turn(out)
            }
            Err(error) => writeln!(out, "{name}: {error}"),
        }
    }

    /// Puts a new match on the table.
    pub(super) fn restart(&mut self, table: Match, out: &mut dyn Write) -> io::Result<()> {
        self.adopt(Self::new(table, self.seed), out)
    }
}
