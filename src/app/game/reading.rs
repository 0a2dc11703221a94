//! What a text is that was opened, dropped or pasted.

use std::path::Path;

use crate::record::{self, Games, Record};
use crate::rules::{AnyGame, Variant};

/// What was found in a text.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The first game, or as much of it as is legal.
    pub record: Record,
    /// What is wrong with the rest of it.
    pub fault: Option<String>,
    /// Whether more games follow.
    pub more: bool,
}

/// All text of a file.
///
/// # Errors
/// If it cannot be read, is too large or is not text; in words for the player.
pub fn read_file(path: &Path) -> Result<String, String> {
    record::read_file(path).map_err(|error| error.to_string())
}

/// The game in a text: a record, or a position string.
///
/// # Errors
/// If nothing of it is a game; in words for the player.
pub fn read(text: &str) -> Result<Reading, String> {
    if let Some(position) = position(text.trim()) {
        return Ok(Reading { record: Record::new(position), fault: None, more: false });
    }
    let mut games = Games::new(text);
    let (record, fault) = match games.next() {
        None => return Err("there is no game in it".into()),
        Some(Ok(record)) => (record, None),
        Some(Err(mut error)) => match error.before.take().filter(|record| !record.tree().is_empty()) {
            Some(record) => (*record, Some(error.to_string())),
            None => return Err(error.to_string()),
        },
    };
    Ok(Reading { record, fault, more: games.next().is_some() })
}

/// A position, with the name of its board before it or on the only board that it fits.
fn position(text: &str) -> Option<AnyGame> {
    if let Some((name, rest)) = text.split_once(char::is_whitespace)
        && let Ok(variant) = name.parse::<Variant>()
    {
        return AnyGame::parse(variant, rest.trim()).ok();
    }
    let mut fitting = Variant::ALL.into_iter().filter_map(|variant| AnyGame::parse(variant, text).ok());
    fitting.next().filter(|_| fitting.next().is_none())
}
