//! Small TOML files that remember what a player has done, and that another copy of the program may write meanwhile.

use std::path::Path;

use toml_edit::{DocumentMut, Value};

use super::FileError;
use crate::record::decode;
use crate::record::disk::{self, Backups};

/// The file, if it is there and can be understood.
pub(super) fn read(path: &Path, limit: u64) -> Result<Option<DocumentMut>, FileError> {
    let bytes = disk::read_limited(path, limit)?;
    Ok(bytes.and_then(|bytes| decode(bytes).ok()).and_then(|text| text.parse().ok()))
}

/// The file as it is now, to be added to. One that cannot be understood is set aside, and begins anew with a heading.
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

/// A finite number. A whole one may stand in its place: whoever edits the file writes `1500` for `1500.0`.
pub(super) fn number(value: &Value) -> Option<f64> {
    #[expect(clippy::cast_precision_loss, reason = "no number in these files is that large")]
    let read = value.as_float().or_else(|| Some(value.as_integer()? as f64))?;
    read.is_finite().then_some(read)
}

/// A whole number, also where it is written as `3.0`.
pub(super) fn whole(value: &Value) -> Option<i64> {
    #[expect(clippy::cast_possible_truncation, reason = "larger ones are left out")]
    let from_float = |read: f64| (read.fract() == 0.0 && read.abs() < 1e15).then_some(read as i64);
    value.as_integer().or_else(|| value.as_float().and_then(from_float))
}

/// Writes it at once or not at all; never more than could be read.
pub(super) fn write(path: &Path, document: &DocumentMut, limit: u64) -> Result<(), FileError> {
    let text = document.to_string();
    FileError::check_size(path, text.len(), limit)?;
    disk::write(path, text.as_bytes(), Backups::None)
}
