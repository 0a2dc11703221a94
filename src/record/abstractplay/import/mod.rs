//! Reads one game of Abstract Play.

mod playground;
mod replay;
mod source;

use serde::de::DeserializeOwned;

use super::json::Probe;
use super::{ImportError, ImportErrorKind};
use crate::record::{Place, Record};
use source::Source;

/// Reads a value that begins at this place.
pub(in crate::record::abstractplay) fn import(start: Place, value: &str) -> Result<Record, ImportError> {
    let probe: Probe = read(start, value)?;
    if probe.format.into_text().as_deref() == Some("abstractplay-playground") {
        return playground::import(start, value);
    }
    if probe.stack.is_some() {
        return Source::of_state(read(start, value)?)?.record();
    }
    Source::of_record(read(start, value)?)?.record()
}

fn read<T: DeserializeOwned>(start: Place, value: &str) -> Result<T, ImportError> {
    serde_json::from_str(value).map_err(|error| {
        let place = place(start, value, &error);
        let reason = error.to_string();
        // The place is told in our own words.
        let reason = reason.rsplit_once(" at line ").map_or(reason.as_str(), |(reason, _)| reason);
        let reason = reason.chars().take(200).map(crate::rules::harmless).collect();
        ImportError::of(ImportErrorKind::Json { place, reason })
    })
}

/// Where an error is. The reader of JSON counts bytes, and from the start of its value.
fn place(start: Place, value: &str, error: &serde_json::Error) -> Place {
    let line = error.line().max(1);
    let text = value.split('\n').nth(line - 1).unwrap_or_default();
    let before = text.char_indices().take_while(|(index, _)| index + 1 < error.column()).count();
    let column = if line == 1 { start.column } else { 1 };
    Place { line: start.line + line - 1, column: column + before }
}
