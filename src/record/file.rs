//! Records on disk: careful reading, and saving that never leaves half a file.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::{Record, RecordError};

/// Larger files are no records: a game of 144 plies with long comments has some kilobytes.
pub const SIZE_LIMIT: u64 = 16 << 20;

/// Why bytes could not be read as text.
#[derive(Debug, Error)]
pub enum ReadError {
    /// The system says no.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// More than [`SIZE_LIMIT`] bytes.
    #[error("this is larger than {} MiB: not a record", SIZE_LIMIT >> 20)]
    TooLarge,
    /// Binary data, or text in an old encoding, or cut in the middle of a character.
    #[error("byte {offset} is not UTF-8 text")]
    NotUtf8 {
        /// The first byte that does not belong, counted from 0.
        offset: usize,
    },
}

/// Why a record could not be loaded.
#[derive(Debug, Error)]
pub enum LoadError {
    /// Its bytes could not be read as text.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// Its text is no record.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// Why a record was not saved. The file that was there before, if any, is untouched.
#[derive(Debug, Error)]
pub enum SaveError {
    /// The system says no.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A folder, a device: nothing that a record could replace.
    #[error("this is not an ordinary file")]
    NotAFile,
}

/// Reads all text from anywhere.
///
/// # Errors
/// If reading fails, there is too much of it, or it is not UTF-8.
pub fn read_text(source: impl Read) -> Result<String, ReadError> {
    let mut bytes = Vec::new();
    source.take(SIZE_LIMIT + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > SIZE_LIMIT {
        return Err(ReadError::TooLarge);
    }
    String::from_utf8(bytes).map_err(|error| ReadError::NotUtf8 { offset: error.utf8_error().valid_up_to() })
}

/// Reads all text of a file.
///
/// # Errors
/// If it cannot be opened or read, is too large, or is not UTF-8.
pub fn read_file(path: &Path) -> Result<String, ReadError> {
    read_text(File::open(path)?)
}

/// Saves a text so that at any moment the file holds either all of the old or all of the new: it is written
/// next to it, brought to the disk, and then renamed.
///
/// # Errors
/// If that cannot be done; the old file is then as it was.
pub fn save_text(path: &Path, text: &str) -> Result<(), SaveError> {
    // A link stays a link: what it points to is replaced.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let old = fs::metadata(&path).ok();
    if old.as_ref().is_some_and(|old| !old.is_file()) {
        return Err(SaveError::NotAFile);
    }
    let temporary = beside(&path).ok_or(SaveError::NotAFile)?;
    let permissions = old.map(|old| old.permissions());
    let done = write_durably(&temporary, text, permissions).and_then(|()| fs::rename(&temporary, &path));
    if done.is_err() {
        // Nothing more can be done if this fails too; the error that counts is the first one.
        let _ = fs::remove_file(&temporary);
    }
    done?;
    sync_folder(&path);
    Ok(())
}

fn write_durably(path: &Path, text: &str, permissions: Option<fs::Permissions>) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    file.write_all(text.as_bytes())?;
    if let Some(permissions) = permissions {
        file.set_permissions(permissions)?;
    }
    file.sync_all()
}

/// A name in the same folder that nothing else uses: of this process and this moment.
fn beside(path: &Path) -> Option<PathBuf> {
    let nanos = std::time::SystemTime::now().duration_since(std::time::SystemTime::UNIX_EPOCH);
    let nanos = nanos.map_or(0, |time| time.subsec_nanos());
    let mut name = OsString::from(".");
    name.push(path.file_name()?);
    name.push(format!(".{}-{nanos}.tmp", std::process::id()));
    Some(path.with_file_name(name))
}

/// Brings the renaming itself to the disk where the system can; the file is whole either way.
fn sync_folder(path: &Path) {
    if cfg!(unix)
        && let Some(folder) = path.parent()
        && let Ok(folder) = File::open(if folder.as_os_str().is_empty() { Path::new(".") } else { folder })
    {
        let _ = folder.sync_all();
    }
}

impl Record {
    /// Reads a record from a file.
    ///
    /// # Errors
    /// If the file cannot be read as text, or the text is no record; see [`RecordError::before`] for what
    /// of it is legal.
    pub fn load(path: &Path) -> Result<Self, LoadError> {
        Ok(Self::parse(&read_file(path)?)?)
    }

    /// Reads a record from a file, or as much of it as is legal and what is wrong after that.
    ///
    /// # Errors
    /// As of [`load`](Self::load), if nothing legal comes before the fault: neither a move nor a first position
    /// of the record's own.
    pub fn load_legal(path: &Path) -> Result<(Self, Option<RecordError>), LoadError> {
        match Self::load(path) {
            Ok(record) => Ok((record, None)),
            Err(LoadError::Record(mut error)) => match error.before.take_if(|before| before.says_something())
            {
                Some(record) => Ok((*record, Some(error))),
                None => Err(error.into()),
            },
            Err(error) => Err(error),
        }
    }

    fn says_something(&self) -> bool {
        !self.moves().is_empty() || *self.start() != self.variant().start()
    }

    /// Saves the record, as [`save_text`] does.
    ///
    /// # Errors
    /// If that cannot be done; the old file is then as it was.
    pub fn save(&self, path: &Path) -> Result<(), SaveError> {
        save_text(path, &self.to_string())
    }
}
