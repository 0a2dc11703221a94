//! Small TOML files that remember what a player has done, and that another copy of the program may write meanwhile.

use std::path::Path;

use toml_edit::DocumentMut;

use super::FileError;
use crate::record::disk::{self, Generations};

/// The file, if it is there and can be understood.
pub(super) fn read(path: &Path, limit: u64) -> Result<Option<DocumentMut>, FileError> {
    let bytes = disk::read_limited(path, limit)?;
    Ok(bytes.and_then(|bytes| String::from_utf8(bytes).ok()).and_then(|text| text.parse().ok()))
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

/// Writes it at once or not at all; never more than could be read.
pub(super) fn write(path: &Path, document: &DocumentMut, limit: u64) -> Result<(), FileError> {
    let text = document.to_string();
    if text.len() as u64 > limit {
        return Err(FileError::too_large(path, limit));
    }
    disk::write(path, text.as_bytes(), Generations::One)
}
