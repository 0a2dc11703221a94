//! Locks between copies of the program.
//!
//! A lock is held on a file of its own, because the file that it guards is replaced by renaming. The system lets go
//! of it when the process ends, however it ends.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use super::error::{FileError, FileErrorCause};
use super::folders::folder_of;

/// How long to wait for a lock that another copy of the program holds.
pub(crate) const LOCK_PATIENCE: Duration = Duration::from_secs(5);

/// A lock that this process holds and no other copy of the program can take, as a file; dropping it releases
/// it.
#[derive(Debug)]
pub(crate) struct Lock {
    path: PathBuf,
    /// Closing it lets go.
    _file: File,
}

/// How often a busy lock is tried: even asking whether a lock is held takes it for a moment.
const TRIES: usize = 20;
/// Pause between two tries to take a lock.
const PAUSE: Duration = Duration::from_millis(5);

impl Lock {
    /// Takes the lock on this file. `None` if another copy of the program holds it.
    pub(crate) fn take(path: &Path) -> Result<Option<Self>, FileError> {
        Self::take_while(path, || ())
    }

    /// Takes the lock on this file, and waits up to `patience` for another copy of the program to release it.
    /// If that keeps it longer, because it was stopped or its disk hangs, the error has the cause
    /// [`FileErrorCause::Held`].
    pub(crate) fn wait(path: &Path, patience: Duration) -> Result<Self, FileError> {
        let until = Instant::now() + patience;
        loop {
            if let Some(lock) = Self::take(path)? {
                return Ok(lock);
            }
            if Instant::now() >= until {
                let message = "another copy of the program is using it".to_owned();
                return Err(FileError {
                    path: folder_of(path).to_owned(),
                    cause: FileErrorCause::Held,
                    message,
                });
            }
        }
    }

    /// As [`take`](Self::take). `meanwhile` is called between opening the file and locking it, and only tests use it.
    fn take_while(path: &Path, mut meanwhile: impl FnMut()) -> Result<Option<Self>, FileError> {
        let folder = folder_of(path);
        fs::create_dir_all(folder).map_err(FileError::at(folder))?;
        for _ in 0..TRIES {
            let file = OpenOptions::new().create(true).truncate(false).write(true).open(path);
            let file = file.map_err(FileError::at(path))?;
            meanwhile();
            match file.try_lock() {
                // The last holder may have removed the file: then this locks a file that no other process can find.
                Ok(()) if !is_at(&file, path) => {}
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

    /// Whether a copy of the program holds the lock on this file.
    pub(crate) fn is_held(path: &Path) -> bool {
        let Ok(file) = File::open(path) else { return false };
        matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock))
    }

    /// Releases the lock and deletes its file, because the file that it guarded is gone for good.
    pub(crate) fn remove(self) {
        // Where a new file could not be told from this one, it stays. That does no harm.
        if cfg!(unix) {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Whether an open file is the one that lies at a path.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let (Ok(open), Ok(there)) = (file.metadata(), fs::metadata(path)) else { return false };
    (open.dev(), open.ino()) == (there.dev(), there.ino())
}

#[cfg(not(unix))]
fn is_at(_: &File, _: &Path) -> bool {
    true
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn a_lock_taken_while_its_file_goes_away_is_the_lock_of_the_new_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.lock");
        let mut first = Lock::take(&path).unwrap();
        // The first one lets go just after the second one has opened the file.
        let go = || first.take().into_iter().for_each(Lock::remove);
        let second = Lock::take_while(&path, go).unwrap();
        assert!(second.is_some() && Lock::is_held(&path));
        assert!(Lock::take(&path).unwrap().is_none(), "two hold the same lock");
        drop(second);
        assert!(!Lock::is_held(&path));
    }

    #[test]
    fn of_many_threads_one_at_a_time_has_the_lock() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.lock");
        let (held, taken) = (AtomicBool::new(false), AtomicUsize::new(0));
        thread::scope(|scope| {
            for _ in 0..6 {
                scope.spawn(|| {
                    for _ in 0..30 {
                        let Some(lock) = Lock::take(&path).unwrap() else { continue };
                        assert!(!held.swap(true, Ordering::SeqCst), "two hold the same lock");
                        taken.fetch_add(1, Ordering::SeqCst);
                        thread::yield_now();
                        held.store(false, Ordering::SeqCst);
                        lock.remove();
                    }
                });
            }
        });
        assert!(taken.load(Ordering::SeqCst) >= 30);
    }
}
