//! The file system of the built-in file dialog, with a time limit so that a slow disk blocks no frame.

use std::cell::Cell;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui_file_dialog::{Disks, FileSystem, Metadata, NativeFileSystem, UserDirectories};

use crate::app::game::{timed_out, with_timeout};

thread_local! {
    /// `true` on the dialog's threads that list folders: they may wait for a disk without freezing the window, so their
    /// calls have no time limit.
    static IS_LISTING_THREAD: Cell<bool> = const { Cell::new(false) };
}

/// File system for the file dialog whose calls have a time limit, except on the threads that list folders.
#[derive(Default)]
pub(super) struct WithTimeout<F>(Arc<F>);

impl<F: FileSystem + Send + Sync + 'static> WithTimeout<F> {
    /// Calls the file system. Returns `None` if it does not answer in time; threads that list folders have no limit.
    fn ask<T: Send + 'static>(&self, call: impl FnOnce(&F) -> T + Send + 'static) -> Option<T> {
        if IS_LISTING_THREAD.get() {
            return Some(call(&self.0));
        }
        let disk = Arc::clone(&self.0);
        with_timeout(move || call(&disk))
    }

    /// Does the same as [`ask`](Self::ask), with a path.
    fn ask_of<T: Send + 'static>(
        &self,
        path: &Path,
        call: impl FnOnce(&F, &Path) -> T + Send + 'static,
    ) -> Option<T> {
        let path = path.to_owned();
        self.ask(move |disk| call(disk, &path))
    }
}

impl WithTimeout<NativeFileSystem> {
    /// Wraps the file system of this computer.
    pub(super) fn native() -> Self {
        Self(Arc::new(NativeFileSystem))
    }
}

impl<F: FileSystem + Send + Sync + 'static> FileSystem for WithTimeout<F> {
    fn metadata(&self, path: &Path) -> io::Result<Metadata> {
        timed_out(self.ask_of(path, F::metadata))
    }

    /// If no answer comes, the path counts as a folder: the dialog then lists it, and does not save there, for which it
    /// would ask the system itself.
    fn is_dir(&self, path: &Path) -> bool {
        self.ask_of(path, F::is_dir).unwrap_or(true)
    }

    fn is_file(&self, path: &Path) -> bool {
        self.ask_of(path, F::is_file).unwrap_or(false)
    }

    /// The dialog calls this on a thread of its own.
    fn read_dir(&self, path: &Path) -> io::Result<Vec<PathBuf>> {
        IS_LISTING_THREAD.set(true);
        self.0.read_dir(path)
    }

    fn get_disks(&self, canonicalize_paths: bool) -> Disks {
        self.ask(move |disk| disk.get_disks(canonicalize_paths)).unwrap_or_default()
    }

    fn is_path_hidden(&self, path: &Path) -> bool {
        self.ask_of(path, F::is_path_hidden).unwrap_or(false)
    }

    fn create_dir(&self, path: &Path) -> io::Result<()> {
        timed_out(self.ask_of(path, F::create_dir))
    }

    fn user_dirs(&self, canonicalize_paths: bool) -> Option<UserDirectories> {
        self.ask(move |disk| disk.user_dirs(canonicalize_paths)).flatten()
    }

    fn current_dir(&self) -> io::Result<PathBuf> {
        timed_out(self.ask(F::current_dir))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;
    use std::thread;

    use super::*;

    /// File system that hangs while its lock is held.
    #[derive(Default)]
    struct Hanging(Mutex<()>);

    impl FileSystem for Hanging {
        fn metadata(&self, path: &Path) -> io::Result<Metadata> {
            drop(self.0.lock());
            NativeFileSystem.metadata(path)
        }
        fn is_dir(&self, _: &Path) -> bool {
            drop(self.0.lock());
            false
        }
        fn is_file(&self, _: &Path) -> bool {
            drop(self.0.lock());
            true
        }
        fn read_dir(&self, path: &Path) -> io::Result<Vec<PathBuf>> {
            Ok(vec![path.join("game.agn")])
        }
        fn get_disks(&self, _: bool) -> Disks {
            drop(self.0.lock());
            Disks::default()
        }
        fn is_path_hidden(&self, _: &Path) -> bool {
            drop(self.0.lock());
            true
        }
        fn create_dir(&self, _: &Path) -> io::Result<()> {
            drop(self.0.lock());
            Ok(())
        }
        fn user_dirs(&self, _: bool) -> Option<UserDirectories> {
            drop(self.0.lock());
            Some(UserDirectories::default())
        }
        fn current_dir(&self) -> io::Result<PathBuf> {
            drop(self.0.lock());
            Ok("/".into())
        }
    }

    #[test]
    fn a_disk_that_hangs_holds_up_no_frame() {
        let disk = WithTimeout::<Hanging>::default();
        let here = Path::new(".");
        let held = disk.0.0.lock().expect("nobody else has it");
        assert!(disk.is_dir(here) && !disk.is_file(here) && !disk.is_path_hidden(here));
        assert!(
            disk.metadata(here).is_err() && disk.create_dir(here).is_err() && disk.current_dir().is_err()
        );
        assert!(disk.user_dirs(false).is_none());
        assert_eq!(disk.get_disks(false).into_iter().count(), 0);
        drop(held);
        assert!(!disk.is_dir(here) && disk.is_file(here) && disk.user_dirs(false).is_some());
    }

    #[test]
    fn a_listing_may_take_its_time() {
        let disk = WithTimeout::<Hanging>::default();
        thread::scope(|scope| {
            let held = disk.0.0.lock().expect("nobody else has it");
            let listing = scope.spawn(|| {
                let files = disk.read_dir(Path::new("/")).expect("a listing");
                files.iter().all(|file| disk.is_file(file) && !disk.is_dir(file))
            });
            thread::sleep(std::time::Duration::from_millis(400));
            drop(held);
            assert!(listing.join().expect("it ends"));
        });
    }
}
