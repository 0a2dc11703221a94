//! The JSON of the site Abstract Play, in and out: games of Abande on its three boards.
//!
//! | kind | what it is | read | written |
//! | --- | --- | --- | --- |
//! | record | a finished game, schema `gamerecord/1-0-0`; archives hold lists of them | yes | for finished games |
//! | state | a game at any moment, as the site's program keeps it | yes | for unfinished games |
//! | playground | a state with variations and comments | yes | no |
//!
//! Records name the board in the language of the player who downloaded them, or not at all. Where the name is not
//! known, the moves are tried on every board.
//!
//! What is written names this program as the site, never Abstract Play, and no account there. A state also holds
//! `players`, which the site's program skips.

mod error;
mod export;
mod import;
mod json;
mod names;

use serde::de::IgnoredAny;

use super::{Place, Record};

pub use error::{ExportError, ImportError, ImportErrorKind, Loss};
pub use export::{Exported, export, has_board};

/// The games of a text: one value of JSON, a list of them, or one after the other.
#[derive(Clone, Debug)]
pub struct AbstractPlayGames<'a> {
    rest: &'a str,
    place: Place,
    begun: bool,
}

impl<'a> AbstractPlayGames<'a> {
    /// The games of this text.
    pub fn new(text: &'a str) -> Self {
        let rest = text.strip_prefix('\u{feff}').unwrap_or(text);
        Self { rest, place: Place { line: 1, column: 1 }, begun: false }
    }

    /// Takes `length` bytes.
    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at_checked(length).unwrap_or((self.rest, ""));
        self.rest = rest;
        self.place = after(self.place, taken);
        taken
    }
}

impl Iterator for AbstractPlayGames<'_> {
    type Item = Result<Record, ImportError>;

    fn next(&mut self) -> Option<Self::Item> {
        let value = self.rest.trim_start_matches(|c: char| c.is_ascii_whitespace() || "[],".contains(c));
        self.take(self.rest.len() - value.len());
        if std::mem::replace(&mut self.begun, true) && self.rest.is_empty() {
            return None;
        }
        let place = self.place;
        let mut values = serde_json::Deserializer::from_str(self.rest).into_iter::<IgnoredAny>();
        let length = match values.next() {
            Some(Ok(_)) => values.byte_offset(),
            // Where the value ends is not known: all that is left is one.
            _ => self.rest.len(),
        };
        let value = self.take(length);
        Some(import::import(place, value))
    }
}

/// The place after a text that begins at a place.
fn after(place: Place, text: &str) -> Place {
    match text.rsplit_once('\n') {
        None => Place { column: place.column + text.chars().count(), ..place },
        Some((lines, last)) => Place {
            line: place.line + 1 + lines.bytes().filter(|&byte| byte == b'\n').count(),
            column: 1 + last.chars().count(),
        },
    }
}
