//! Small TOML files that remember what a player has done, and that another copy of the program may write meanwhile.

use std::path::Path;

use toml_edit::{DocumentMut, Value};

use super::FileError;
use crate::record::decode;
use crate::record::disk::{self, Backups};

/// Reads a TOML file; none if it is not there, or is not TOML.
pub(super) fn read(path: &Path, limit: u64) -> Result<Option<DocumentMut>, FileError> {
    let bytes = disk::read_limited(path, limit)?;
    Ok(bytes.and_then(|bytes| decode(bytes).ok()).and_then(|text| text.parse().ok()))
}

/// Reads a TOML file, to add to it. One that cannot be understood is set aside; that one and a missing one begin anew
/// with this heading as a comment.
pub(super) fn read_or_begin(path: &Path, limit: u64, heading: &str) -> Result<DocumentMut, FileError> {
    if let Some(document) = read(path, limit)? {
        return Ok(document);
    }
    if path.exists() {
        disk::set_aside(path)?;
    }
    let mut document = DocumentMut::new();
    document.decor_mut().set_prefix(heading);
    Ok(document)
}

/// Reads a value as a finite number, also where it is written as a whole one: whoever edits the file writes `1500`
/// for `1500.0`.
pub(super) fn number(value: &Value) -> Option<f64> {
    #[expect(clippy::cast_precision_loss, reason = "no number in these files is that large")]
    let read = value.as_float().or_else(|| Some(value.as_integer()? as f64))?;
    read.is_finite().then_some(read)
}

/// Reads a value as a whole number, also where it is written as `3.0`.
pub(super) fn whole(value: &Value) -> Option<i64> {
    #[expect(clippy::cast_possible_truncation, reason = "larger ones are left out")]
    let from_float = |read: f64| (read.fract() == 0.0 && read.abs() < 1e15).then_some(read as i64);
    value.as_integer().or_else(|| value.as_float().and_then(from_float))
}

/// Writes a TOML file at once or not at all, and refuses if it were larger than the limit, beyond which it could not
/// be read again.
pub(super) fn write(path: &Path, document: &DocumentMut, limit: u64) -> Result<(), FileError> {
    let text = document.to_string();
    FileError::check_size(path, text.len(), limit)?;
    disk::write_with_backups(path, text.as_bytes(), Backups::None)
}
