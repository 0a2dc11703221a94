//! Reading files with a limit on their size.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

use super::error::FileError;

/// Opens a file for reading. A pipe or a device is refused: opening one could wait forever.
pub(in crate::record) fn open_regular(path: &Path) -> io::Result<File> {
    if fs::metadata(path)?.is_file() {
        return File::open(path);
    }
    Err(io::Error::new(io::ErrorKind::IsADirectory, "this is not a regular file"))
}

/// Reads a file of at most `limit` bytes; `None` if it does not exist. A pipe or a device is refused: opening
/// one could wait forever.
///
/// # Errors
/// If it cannot be read, or is larger.
pub fn read_limited(path: &Path, limit: u64) -> Result<Option<Vec<u8>>, FileError> {
    let file = match open_regular(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(FileError::new(path, &error)),
    };
    let mut bytes = Vec::new();
    file.take(limit + 1).read_to_end(&mut bytes).map_err(FileError::at(path))?;
    FileError::check_size(path, bytes.len(), limit)?;
    Ok(Some(bytes))
}
