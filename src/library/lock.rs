//! Locks between copies of the program.
//!
//! A lock is held on a file of its own, because the file that it guards is replaced by renaming. The system lets go
//! of it when the process ends, however it ends.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use super::FileError;
use super::safe::{folder_of, make_folder};

/// A lock that this process holds.
#[derive(Debug)]
pub(super) struct Lock {
    path: PathBuf,
    /// Closing it lets go.
    _file: File,
}

/// Somebody who only asks whether a lock is held holds it for a moment.
const TRIES: usize = 20;
const PAUSE: Duration = Duration::from_millis(5);

impl Lock {
    /// Takes the lock with this file. `None` if another copy of the program has it.
    pub(super) fn take(path: &Path) -> Result<Option<Self>, FileError> {
        make_folder(folder_of(path))?;
        let file = OpenOptions::new().create(true).truncate(false).write(true).open(path);
        let file = file.map_err(FileError::at(path))?;
        for _ in 0..TRIES {
            match file.try_lock() {
                Ok(()) => return Ok(Some(Self { path: path.to_owned(), _file: file })),
                Err(TryLockError::WouldBlock) => thread::sleep(PAUSE),
                // A file system without locks: better a game without one than no game.
                Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
                    return Ok(Some(Self { path: path.to_owned(), _file: file }));
                }
                Err(TryLockError::Error(error)) => return Err(FileError::new(path, &error)),
            }
        }
        Ok(None)
    }

    /// Whether a copy of the program holds the lock with this file.
    pub(super) fn is_held(path: &Path) -> bool {
        let Ok(file) = File::open(path) else { return false };
        matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock))
    }

    /// Lets go of a lock whose guarded file is gone for good.
    pub(super) fn remove(self) {
        // A lock file that stays behind does no harm.
        let _ = fs::remove_file(&self.path);
    }
}
