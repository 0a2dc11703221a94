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

use super::lexer::is_blank;
use super::{Record, TextPosition};
use json::Probe;

pub use error::{ExportError, ExportLoss, ImportError, ImportErrorKind};
pub use export::{Exported, export, has_board};

/// Iterator over the games of a text in JSON of the site Abstract Play: one value, a list of them, or one
/// after the other. A value that is not JSON ends where the next game begins.
#[derive(Clone, Debug)]
pub struct AbstractPlayReader<'a> {
    rest: &'a str,
    place: TextPosition,
    begun: bool,
    /// So many more bytes are read in search of games behind a value that is not JSON.
    patience: usize,
}

/// The search for games behind values that are not JSON reads at most this many times the length of the text.
const PATIENCE: usize = 30;

impl<'a> AbstractPlayReader<'a> {
    /// A reader of the games in this text.
    pub fn new(text: &'a str) -> Self {
        let patience = PATIENCE.saturating_mul(text.len());
        Self { rest: text, place: TextPosition { line: 1, column: 1 }, begun: false, patience }
    }

    /// The number of bytes of what begins here and is no JSON object: up to the next game, or to the end of the text.
    fn broken(&mut self) -> usize {
        let all = self.rest;
        for (at, _) in all.match_indices('{').filter(|(at, _)| *at > 0) {
            let rest = all.get(at..).unwrap_or_default();
            let mut values = serde_json::Deserializer::from_str(rest).into_iter::<Probe>();
            let read = match values.next() {
                Some(Ok(probe)) if probe.is_game() => return at,
                Some(Ok(_)) => values.byte_offset(),
                Some(Err(error)) => offset(rest, &error),
                None => 0,
            };
            match self.patience.checked_sub(read) {
                Some(left) => self.patience = left,
                None => break,
            }
        }
        all.len()
    }

    /// Takes `length` bytes.
    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at_checked(length).unwrap_or((self.rest, ""));
        self.rest = rest;
        self.place = after(self.place, taken);
        taken
    }
}

impl Iterator for AbstractPlayReader<'_> {
    type Item = Result<Record, ImportError>;

    fn next(&mut self) -> Option<Self::Item> {
        let value = self.rest.trim_start_matches(|c: char| is_blank(c) || "[]},".contains(c));
        self.take(self.rest.len() - value.len());
        if std::mem::replace(&mut self.begun, true) && self.rest.is_empty() {
            return None;
        }
        let place = self.place;
        let mut values = serde_json::Deserializer::from_str(self.rest).into_iter::<IgnoredAny>();
        let length = match values.next() {
            Some(Ok(_)) if self.rest.starts_with('{') => values.byte_offset(),
            _ => self.broken(),
        };
        let value = self.take(length).trim_end_matches(|c: char| is_blank(c) || c == ',');
        Some(import::import(place, value))
    }
}

/// How much of a text was read before an error.
fn offset(text: &str, error: &serde_json::Error) -> usize {
    let lines = text.split_inclusive('\n').take(error.line().saturating_sub(1));
    lines.map(str::len).sum::<usize>() + error.column()
}

/// The place after a text that begins at a place.
fn after(place: TextPosition, text: &str) -> TextPosition {
    match text.rsplit_once('\n') {
        None => TextPosition { column: place.column + text.chars().count(), ..place },
        Some((lines, last)) => TextPosition {
            line: place.line + 1 + lines.bytes().filter(|&byte| byte == b'\n').count(),
            column: 1 + last.chars().count(),
        },
    }
}
