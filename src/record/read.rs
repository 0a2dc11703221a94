//! Reading text from files, with a limit on its size.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

use thiserror::Error;

use super::address::Address;
use super::encoding::decode;
use super::limits::SIZE_LIMIT;

/// Why bytes could not be read as text.
#[derive(Debug, Error)]
pub enum ReadError {
    /// The system reported an error.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A device or a pipe, which may never come to an end.
    #[error("this is not a regular file")]
    NotAFile,
    /// More than [`SIZE_LIMIT`] bytes.
    #[error("this is larger than {} MiB, the limit for a record", SIZE_LIMIT >> 20)]
    TooLarge,
    /// The bytes are not UTF-8.
    #[error("byte {offset} is not UTF-8 text")]
    NotUtf8 {
        /// The first byte that does not belong, counted from 0.
        offset: usize,
    },
}

/// Reads all text from a source of bytes, whatever its encoding.
///
/// # Errors
/// If reading fails, there is too much of it, or it is no text that can be [decoded](decode).
pub fn read_text(source: impl Read) -> Result<String, ReadError> {
    let mut bytes = Vec::new();
    source.take(SIZE_LIMIT + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > SIZE_LIMIT {
        return Err(ReadError::TooLarge);
    }
    decode(bytes).map_err(|offset| ReadError::NotUtf8 { offset })
}

/// Reads all text of a file, which may be named by its address (`file:///…`), or of a link that holds a game
/// (`abande:…`). A pipe or a device is not opened: that could wait forever.
///
/// # Errors
/// If it cannot be opened or read, is no regular file, is too large, or is no text.
pub fn read_file(path: &Path) -> Result<String, ReadError> {
    match Address::of(path).filter(|_| !path.exists()) {
        Some(Address::Record(text)) => Ok(text),
        Some(Address::File(path)) => read_path(&path),
        None => read_path(path),
    }
}

fn read_path(path: &Path) -> Result<String, ReadError> {
    let found = fs::metadata(path)?;
    if found.is_dir() {
        return Err(io::Error::from(io::ErrorKind::IsADirectory).into());
    }
    if !found.is_file() {
        return Err(ReadError::NotAFile);
    }
    read_text(File::open(path)?)
}
