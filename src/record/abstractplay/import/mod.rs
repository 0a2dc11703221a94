//! Reads one game of Abstract Play.

mod cut;
mod playground;
mod replay;
mod source;

use serde::de::{DeserializeOwned, IgnoredAny};

use super::json::Probe;
use super::{ImportError, ImportErrorKind, offset};
use crate::record::{Record, TextPosition};
use cut::closed;
use source::Source;

/// Reads one game of Abstract Play from a JSON value, of whichever kind it is. `start` is the place of the
/// value in the text, for errors.
pub(in crate::record::abstractplay) fn import(
    start: TextPosition,
    value: &str,
) -> Result<Record, ImportError> {
    import_repaired(start, value, import_whole)
}

/// Imports a value that is whole JSON, after finding out its kind: a playground, a state or a record.
fn import_whole(start: TextPosition, value: &str) -> Result<Record, ImportError> {
    let probe: Probe = read(start, value)?;
    if probe.format.into_text().as_deref() == Some("abstractplay-playground") {
        return playground::import(start, value);
    }
    if probe.stack.is_some() {
        return Source::of_state(read(start, value)?)?.record();
    }
    Source::of_record(read(start, value)?)?.record()
}

/// Imports a value with `import`. If it is not JSON, what comes before the mistake is closed with the missing brackets
/// and imported instead; the error then carries that part.
fn import_repaired(
    start: TextPosition,
    value: &str,
    import: impl Fn(TextPosition, &str) -> Result<Record, ImportError>,
) -> Result<Record, ImportError> {
    let Err(error) = serde_json::from_str::<IgnoredAny>(value) else { return import(start, value) };
    let end = if error.is_eof() { value.len() } else { offset(value, &error).saturating_sub(1) };
    let sound = value.get(..value.floor_char_boundary(end)).unwrap_or_default();
    let before = match import(start, &closed(sound)) {
        Ok(record) => Some(Box::new(record)),
        Err(error) => error.before,
    };
    Err(ImportError { kind: json_error(start, value, &error), before })
}

/// Parses a JSON value that begins at `start` in the text.
fn read<T: DeserializeOwned>(start: TextPosition, value: &str) -> Result<T, ImportError> {
    serde_json::from_str(value).map_err(|error| ImportError::from_kind(json_error(start, value, &error)))
}

fn json_error(start: TextPosition, value: &str, error: &serde_json::Error) -> ImportErrorKind {
    let place = error_position(start, value, error);
    let reason = error.to_string();
    // The place is told in our own words.
    let reason = reason.rsplit_once(" at line ").map_or(reason.as_str(), |(reason, _)| reason);
    let reason = reason.chars().take(200).map(crate::rules::harmless).collect();
    ImportErrorKind::Json { place, reason }
}

/// Returns where in the text an error of the JSON parser is: the parser counts bytes from the start of its value.
fn error_position(start: TextPosition, value: &str, error: &serde_json::Error) -> TextPosition {
    let line = error.line().max(1);
    let text = value.split('\n').nth(line - 1).unwrap_or_default();
    let before = text.char_indices().take_while(|(index, _)| index + 1 < error.column()).count();
    let column = if line == 1 { start.column } else { 1 };
    TextPosition { line: start.line + line - 1, column: column + before }
}
