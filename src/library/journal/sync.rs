//! Waits for the disk while the game goes on.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use super::super::{FileError, Wake, Worker};
use crate::record::disk::{folder_of, sync_folder};

/// Makes the system write a journal's file from its cache to the disk (`fsync`), on a thread of its own so that the
/// game need not wait.
#[derive(Debug)]
pub(super) struct Syncer {
    wake: Wake,
    sync: fn(&File) -> io::Result<()>,
    /// Started when there is something to do.
    worker: Option<Worker<Task, Synced>>,
    /// How often the file was replaced by another one.
    generation: u32,
    /// The file that was synced last.
    path: PathBuf,
}

/// Which generation of the file was synced, and how that went.
type Synced = (u32, Result<(), FileError>);

/// A file that was written and is to be synced to the disk.
#[derive(Debug)]
struct Task {
    generation: u32,
    file: File,
    path: PathBuf,
    /// Whether its name is new as well.
    is_new: bool,
}

impl Syncer {
    /// Creates a syncer that calls `wake` when [`listen`](Self::listen) has something to say.
    pub(super) fn new(wake: Wake) -> Self {
        Self { wake, sync: File::sync_data, worker: None, generation: 0, path: PathBuf::new() }
    }

    /// Creates one for tests: this function takes the place of the disk.
    #[cfg(test)]
    pub(super) fn with(sync: fn(&File) -> io::Result<()>) -> Self {
        Self { sync, ..Self::new(Wake::default()) }
    }

    /// Has the thread sync a file soon, together with its folder if the file is new. Returns `false` if that is not
    /// possible.
    pub(super) fn sync(&mut self, file: &File, path: &Path, is_new: bool) -> bool {
        let Ok(file) = file.try_clone() else { return false };
        self.generation += u32::from(is_new);
        path.clone_into(&mut self.path);
        let sync = self.sync;
        let work = move |tasks: Vec<Task>, answer: &mut dyn FnMut(Synced)| {
            // The last one stands for those before: it is the same file, or another one in its place.
            let is_new = tasks.iter().any(|task| task.is_new);
            let Some(task) = tasks.into_iter().next_back() else { return };
            let done = sync(&task.file).map_err(|error| FileError::new(&task.path, &error));
            if is_new {
                sync_folders(&task.path);
            }
            answer((task.generation, done));
        };
        let wake = &self.wake;
        let worker = self.worker.get_or_insert_with(|| Worker::start("journal", work, wake.clone()));
        worker.ask(Task { generation: self.generation, file, path: path.to_owned(), is_new });
        true
    }

    /// Whether something that was written may not be on the disk yet.
    pub(super) fn is_busy(&self) -> bool {
        self.worker.as_ref().is_some_and(Worker::is_busy)
    }

    /// Returns the error if a sync has failed since the last call, without waiting.
    pub(super) fn listen(&mut self) -> Result<(), FileError> {
        let done = self.worker.as_mut().map(Worker::take);
        self.failure(done.unwrap_or_default())
    }

    /// Waits until everything is on the disk, and returns the error if a sync has failed since the last call.
    pub(super) fn wait(&mut self) -> Result<(), FileError> {
        let done = self.worker.as_mut().map(Worker::wait);
        self.failure(done.unwrap_or_default())
    }

    /// Ignores from now on what comes of all earlier writes, because their file is no longer used.
    pub(super) const fn forget(&mut self) {
        self.generation += 1;
    }

    /// Returns the error if a sync of the present file has failed. Syncs of a file that was replaced do not matter.
    fn failure(&mut self, done: Vec<Synced>) -> Result<(), FileError> {
        // It is unknown how far the thread came, and with which file.
        if self.worker.as_mut().is_some_and(Worker::has_failed) {
            return Err(FileError::inside(&self.path));
        }
        let mut now = done.into_iter().filter(|(generation, _)| *generation == self.generation);
        now.try_for_each(|(_, done)| done)
    }
}

/// Syncs the folder of a new file and the folder above it, so that the file's name survives a power cut.
pub(super) fn sync_folders(path: &Path) {
    let folder = folder_of(path);
    sync_folder(folder);
    sync_folder(folder_of(folder));
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic)]

    use std::fs;
    use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

    use super::super::super::{FileErrorCause, GameId, Progress};
    use super::super::{Journal, read};
    use super::*;
    use crate::play::{Match, Seat};
    use crate::record::Header;
    use crate::rules::{ByPlayer, Variant};

    /// Whether the disk of the test below works.
    static WORKS: AtomicBool = AtomicBool::new(true);

    fn sync(_: &File) -> io::Result<()> {
        if WORKS.load(Ordering::SeqCst) { Ok(()) } else { Err(io::ErrorKind::StorageFull.into()) }
    }

    #[test]
    fn a_disk_that_fails_behind_is_told_once_and_the_file_is_written_anew() {
        let folder = tempfile::tempdir().unwrap();
        let mut game = Match::new(Variant::Hex, ByPlayer::new(Seat::Human, Seat::Human));
        let id = GameId::parse("game").unwrap();
        let mut journal = Journal::begin(folder.path(), id, &game, Header::default());
        journal.syncer = Some(Syncer::with(sync));
        let file = folder.path().join("game.journal");
        let mut play = |journal: &mut Journal, mv: &str| {
            let mv = game.position().parse_move(mv).unwrap();
            game.play(mv).unwrap();
            journal.catch_up(&game)
        };
        assert_eq!(play(&mut journal, "d4"), Progress::Saved);
        assert_eq!(journal.wait(), Progress::Saved);
        WORKS.store(false, Ordering::SeqCst);
        assert_eq!(play(&mut journal, "d5"), Progress::Saved, "the failure is not known yet");
        let Progress::Failed(trouble) = journal.wait() else { panic!("nothing was told") };
        assert_eq!((trouble.what.cause, &trouble.what.path), (FileErrorCause::Full, &file));
        assert_eq!((journal.listen(), journal.trouble()), (Progress::StillFailing, Some(&trouble)));
        assert_eq!(play(&mut journal, "d3"), Progress::StillFailing);
        assert_eq!(journal.wait(), Progress::StillFailing);
        WORKS.store(true, Ordering::SeqCst);
        // It is tried again, and known to work once the disk has everything.
        assert_eq!(play(&mut journal, "c3"), Progress::StillFailing);
        assert_eq!((journal.wait(), journal.listen()), (Progress::Recovered, Progress::Saved));
        assert_eq!(fs::read(&file).unwrap(), journal.text, "the file has all of it");
        let told = read(&journal.text).unwrap();
        assert_eq!((told.damage, told.game.moves().len()), (None, 4));
    }

    /// How many syncs of the test below are still to panic.
    static PANICS: AtomicU32 = AtomicU32::new(0);

    fn panicking(file: &File) -> io::Result<()> {
        let due = PANICS.load(Ordering::SeqCst);
        PANICS.store(due.saturating_sub(1), Ordering::SeqCst);
        assert_eq!(due, 0, "a test asked for this");
        file.sync_data()
    }

    #[test]
    fn a_thread_that_panics_is_told_as_a_disk_that_fails_and_the_game_is_saved_again() {
        let folder = tempfile::tempdir().unwrap();
        let mut game = Match::new(Variant::Hex, ByPlayer::new(Seat::Human, Seat::Human));
        let id = GameId::parse("game").unwrap();
        let mut journal = Journal::begin(folder.path(), id, &game, Header::default());
        journal.syncer = Some(Syncer::with(panicking));
        let mut play = |journal: &mut Journal, mv: &str| {
            let mv = game.position().parse_move(mv).unwrap();
            game.play(mv).unwrap();
            journal.catch_up(&game)
        };
        PANICS.store(2, Ordering::SeqCst);
        assert_eq!(play(&mut journal, "d4"), Progress::Saved, "the failure is not known yet");
        let Progress::Failed(trouble) = journal.wait() else { panic!("nothing was told") };
        assert_eq!(trouble.what.cause, FileErrorCause::Inside);
        assert_eq!(play(&mut journal, "d5"), Progress::StillFailing);
        assert_eq!((journal.wait(), journal.trouble().is_some()), (Progress::StillFailing, true));
        assert_eq!(play(&mut journal, "d3"), Progress::StillFailing);
        assert_eq!((journal.wait(), journal.listen()), (Progress::Recovered, Progress::Saved));
        assert_eq!(fs::read(folder.path().join("game.journal")).unwrap(), journal.text);
    }
}
