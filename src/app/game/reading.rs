//! What a text is that was opened, dropped or pasted.

use std::path::Path;

use crate::record::{self, Opened, Record};

/// What was found in a text.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The first game, or as much of it as is legal.
    pub record: Record,
    /// What is wrong with the rest of it.
    pub fault: Option<String>,
    /// Whether there are more games after it.
    pub more: bool,
}

/// All text of a file.
///
/// # Errors
/// If it cannot be read, is too large or is not text; in words for the player.
pub fn read_file(path: &Path) -> Result<String, String> {
    record::read_file(path).map_err(|error| error.to_string())
}

/// The game in a text: a record, a position string, or JSON of Abstract Play.
///
/// # Errors
/// If nothing of it is a game; in words for the player.
pub fn read(text: &str) -> Result<Reading, String> {
    let Opened { record, fault, more, .. } = Opened::of_text(text).map_err(|error| error.to_string())?;
    Ok(Reading { record, fault: fault.map(|fault| fault.to_string()), more })
}
