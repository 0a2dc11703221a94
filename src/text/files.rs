//! Saving and opening in the text game.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::play::Match;
use crate::record::{LoadError, Opened, Record};
use crate::rules::Player;

use super::Session;

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
        let plies = record.moves().len();
        let name = path.display();
        let mut said = match &fault {
            Some(error) => format!("{name}: {error}\nGoing on with the {plies} plies that are legal."),
            None => format!("Opened {name} after {plies} plies."),
        };
        if more {
            said.push_str(" More games follow in the file: this is the first.");
        }
        let mut session = Self::new(table, seed);
        session.saved = record.moves();
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
            return writeln!(out, "{path} exists already. To put this game in its place: replace {path}");
        }
        match self.record().save(&path) {
            Ok(()) => {
                writeln!(out, "Saved to {}.", path.display())?;
                self.saved = self.table.moves().collect();
                self.file = Some(path);
                Ok(())
            }
            Err(error) => writeln!(out, "Not saved to {}: {error}", path.display()),
        }
    }

    pub(super) fn reopen(&mut self, name: &str, out: &mut dyn Write) -> io::Result<()> {
        if name.is_empty() {
            return writeln!(out, "Open what? For example: open game.agn");
        }
        match Self::open(Path::new(name), self.seed) {
            Ok((session, said)) => {
                self.adopt(session);
                writeln!(out, "{said}")?;
                self.show_turn(out)
            }
            Err(error) => writeln!(out, "{name}: {error}"),
        }
    }

    pub(super) fn restart(&mut self, table: Match) {
        self.adopt(Self::new(table, self.seed));
    }

    /// Whether leaving this match would lose moves of a person's unfinished game.
    pub(super) fn would_lose(&self) -> bool {
        let people = Player::ALL.into_iter().any(|player| !self.table.seats()[player].is_computer());
        people && self.table.result().is_none() && !self.table.moves().eq(self.saved.iter().copied())
    }
}
