//! Access to the library on a thread of its own, so that no frame waits for a disk.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use bevy::prelude::*;

use super::persisted::DiskState;
use super::{Toast, WindowWaker, file_name};
use crate::i18n::{Message, keeping, notices, play, records};
use crate::library::{
    Draft, FetchError, Fetched, GameId, Imported, Index, Interrupted, KeepError, Keeper, Library,
    ResumeError, ShelfError, Worker,
};
use crate::play::Match;
use crate::record::read_file;
use crate::rules::{ByPlayer, Variant};

/// What the library of games contains, once it has been read, and the thread that works in it.
#[derive(Resource, Debug, Default)]
pub struct Shelf {
    worker: Option<Worker<LibraryTask, LibraryAnswer>>,
    contents: Option<Arc<Contents>>,
    revision: u32,
}

/// Everything in the library at the moment at which it was read.
#[derive(Debug, Default)]
pub struct Contents {
    /// Saved games.
    pub games: Index,
    /// Games in the bin.
    pub bin: Index,
    /// Interrupted games that no copy of the program plays, the most recently changed first.
    pub unfinished: Vec<Unfinished>,
}

/// A game that was interrupted, as it is offered to the player for resuming.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfinished {
    /// Name in the library.
    pub id: GameId,
    pub variant: Variant,
    /// Names of the players.
    pub names: ByPlayer<String>,
    /// Number of plies played.
    pub plies: usize,
    /// Time of the last change.
    pub changed: jiff::Timestamp,
}

/// What the player can do with the library of games. Jobs are done in the order of the requests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Job {
    /// Reads the contents again.
    List,
    /// Reads a game, to put it on the table.
    Open(GameId),
    /// Renames a game.
    Rename(GameId, String),
    /// Moves games into the bin.
    Remove(Vec<GameId>),
    /// Moves an interrupted game into the bin.
    GiveUp(GameId),
    /// Takes games out of the bin.
    Restore(Vec<GameId>),
    /// Writes games into one file.
    Export(Vec<GameId>, PathBuf),
    /// Adds the games in a file to the library.
    Import(PathBuf),
}

/// What the thread of the library is to do.
#[derive(Debug)]
pub(super) enum LibraryTask {
    /// Does a job of the player.
    Do(Job),
    /// Saves a game that was left for another one.
    Leave(Box<(Keeper, Match)>),
    /// Saves a game that has ended and stays on the table.
    Keep(Box<Draft>),
}

/// Answer of the library's thread: its contents, or the outcome of a task.
#[derive(Debug)]
enum LibraryAnswer {
    /// The contents were read.
    Listed(Box<Contents>),
    Done(Done),
}

/// Outcome of a task of the library's thread, for the systems that asked for it.
#[derive(Debug)]
pub(super) enum Done {
    /// A game was read and can come on the table.
    Fetched(Box<Fetched>),
    /// A game that has ended was saved, or not.
    Kept(Box<Draft>, Result<(), KeepError>),
    /// Toast for the player.
    Toast(Toast),
}

impl Shelf {
    /// Makes a shelf with these contents and no library behind it, for tests.
    pub fn of(contents: Contents) -> Self {
        Self { contents: Some(Arc::new(contents)), revision: 1, ..Self::default() }
    }

    /// Returns the shelf as if the library had been read again, with another revision, for tests.
    #[cfg(test)]
    #[must_use]
    pub fn read_again(mut self) -> Self {
        self.revision += 1;
        self
    }

    /// Returns the contents of the library; none until they have been read.
    pub fn contents(&self) -> Option<&Contents> {
        self.contents.as_deref()
    }

    /// Returns a number that changes whenever the contents do.
    pub const fn revision(&self) -> u32 {
        self.revision
    }

    /// Returns `true` while a task for the library is pending.
    pub fn is_busy(&self) -> bool {
        self.worker.as_ref().is_some_and(Worker::is_busy)
    }

    /// Requests a task of the library's thread, which is started on first use. The window is woken when there is an
    /// answer.
    pub(super) fn ask(&mut self, library: &Library, waker: &WindowWaker, task: LibraryTask) {
        let worker = self.worker.get_or_insert_with(|| {
            let library = library.clone();
            let work = move |tasks, answer: &mut dyn FnMut(LibraryAnswer)| work(&library, tasks, answer);
            Worker::start("library", work, waker.wake())
        });
        worker.ask(task);
    }

    /// Returns the outcomes of tasks since the last call. New contents of the library are kept here.
    pub(super) fn take_done(&mut self) -> Vec<Done> {
        let Some(worker) = &mut self.worker else { return Vec::new() };
        let answers = worker.take();
        if worker.has_failed() && self.contents.is_none() {
            // These contents will not come, so show none. The next request may succeed.
            self.contents = Some(Arc::default());
            self.revision = self.revision.wrapping_add(1);
        }
        self.sort_out(answers)
    }

    /// Waits for all tasks until a deadline. Returns their outcomes, or `None` if they are not done by then.
    pub(super) fn finish(&mut self, deadline: Instant) -> Option<Vec<Done>> {
        let Some(worker) = &mut self.worker else { return Some(Vec::new()) };
        let answers = worker.wait_until(deadline);
        let is_done = !worker.has_failed();
        let others = self.sort_out(answers);
        is_done.then_some(others)
    }

    /// Returns whether the library's thread works, and whether its disk has stopped answering.
    pub(super) fn state(&self) -> DiskState {
        DiskState::of(self.worker.as_ref())
    }

    fn sort_out(&mut self, answers: Vec<LibraryAnswer>) -> Vec<Done> {
        let mut others = Vec::new();
        for answer in answers {
            match answer {
                LibraryAnswer::Listed(contents) => {
                    self.contents = Some(Arc::from(contents));
                    self.revision = self.revision.wrapping_add(1);
                }
                LibraryAnswer::Done(done) => others.push(done),
            }
        }
        others
    }
}

/// Does all queued tasks. If one changes the library, its contents are read once afterwards.
fn work(library: &Library, tasks: Vec<LibraryTask>, answer: &mut dyn FnMut(LibraryAnswer)) {
    let mut lists = false;
    for task in tasks {
        // An exit waits for a game that is left, and shows nothing any more.
        lists |= !matches!(&task, LibraryTask::Do(Job::Open(_) | Job::Export(..)) | LibraryTask::Leave(_));
        let done = match task {
            LibraryTask::Do(job) => carry_out(library, job),
            LibraryTask::Leave(game) => leave(*game),
            LibraryTask::Keep(draft) => {
                let done = draft.write();
                Some(Done::Kept(draft, done))
            }
        };
        if let Some(done) = done {
            answer(LibraryAnswer::Done(done));
        }
    }
    if lists {
        let contents = look(library);
        let renamed = contents.games.set_aside.iter().chain(&contents.bin.set_aside);
        if let Some(warning) = set_aside_warning(renamed) {
            answer(LibraryAnswer::Done(warning));
        }
        answer(LibraryAnswer::Listed(Box::new(contents)));
    }
}

fn leave((mut keeper, game): (Keeper, Match)) -> Option<Done> {
    let error = keeper.leave(&game).err()?;
    Some(lost(notices::game_left_not_kept(keeping::of_keep_error(&error))))
}

/// Reads the contents of the library.
fn look(library: &Library) -> Contents {
    let games = library.index();
    let unfinished = library.in_progress().into_iter().filter(|game| !game.held && !game.is_untouched());
    Contents { bin: library.bin(), unfinished: unfinished.map(Unfinished::of).collect(), games }
}

/// Warning about files that were renamed because they cannot be read. Each file is reported once.
fn set_aside_warning<'a>(mut renamed: impl Iterator<Item = &'a PathBuf>) -> Option<Done> {
    let first = file_name(renamed.next()?);
    Some(lost(notices::files_set_aside(1 + renamed.count(), first)))
}

impl Unfinished {
    /// Takes what the offer needs from an interrupted game.
    pub(super) fn of(interrupted: Interrupted) -> Self {
        Self {
            names: interrupted.names(),
            variant: interrupted.game.variant(),
            plies: interrupted.game.moves().len(),
            id: interrupted.id,
            changed: interrupted.changed,
        }
    }
}

/// Does one job. Success is not reported where the new contents show it.
fn carry_out(library: &Library, job: Job) -> Option<Done> {
    match job {
        Job::List => None,
        Job::Open(id) => Some(match library.fetch(&id) {
            Ok(fetched) => Done::Fetched(Box::new(fetched)),
            Err(error) => {
                info!("{error}");
                not_fetched(&error)
            }
        }),
        Job::Rename(id, name) => {
            let renamed = library.rename(&id, &name);
            renamed.err().map(|error| failed(notices::game_not_renamed(keeping::of_shelf_error(&error))))
        }
        Job::Remove(ids) => each(&ids, notices::games_not_removed, |id| library.remove(id)),
        Job::Restore(ids) => each(&ids, notices::games_not_restored, |id| library.restore(id)),
        Job::GiveUp(id) => {
            let moved = library.discard(&id);
            moved.err().map(|error| failed(notices::games_not_removed(1, keeping::of_discard_error(&error))))
        }
        Job::Export(ids, path) => Some(match library.export(&ids, &path) {
            Ok(()) => good(notices::games_exported(ids.len(), file_name(&path))),
            Err(error) => {
                failed(notices::games_not_exported(file_name(&path), keeping::of_shelf_error(&error)))
            }
        }),
        Job::Import(path) => Some(import(library, &path)),
    }
}

/// Applies an action to several games. Reports how many failed, and the first error.
fn each(
    ids: &[GameId],
    failure: fn(usize, Message) -> Message,
    act: impl Fn(&GameId) -> Result<GameId, ShelfError>,
) -> Option<Done> {
    let errors: Vec<ShelfError> = ids.iter().filter_map(|id| act(id).err()).collect();
    let first = errors.first()?;
    Some(failed(failure(errors.len(), keeping::of_shelf_error(first))))
}

fn import(library: &Library, path: &Path) -> Done {
    let name = file_name(path);
    let imported = read_file(path).map_err(|error| records::read(&error)).and_then(|text| {
        let imported = library.import(&library.index(), &text);
        imported.map_err(|error| keeping::game_file_trouble(keeping::of_file_error(&error)))
    });
    let Imported { kept, known, refused } = match imported {
        Ok(imported) => imported,
        Err(reason) => return lost(notices::file_not_imported(name, reason)),
    };
    // What is there already is not imported again.
    let good_news = match (kept.len(), known.len()) {
        (0, 0) if refused.is_empty() => return failed(notices::no_game_in_file(name)),
        (0, 0) => notices::games_not_imported(name),
        (0, known) => notices::games_known(name, known),
        (games, 0) => notices::games_imported(name, games),
        (games, known) => notices::games_imported_but_known(name, games, known),
    };
    let Some(first) = refused.first() else { return good(good_news) };
    let bad_news = notices::games_not_read(refused.len(), first.number, records::fault(&first.error));
    lost(play::two_sentences(good_news, bad_news))
}

fn good(text: Message) -> Done {
    Done::Toast(Toast::success(text))
}

fn failed(text: Message) -> Done {
    Done::Toast(Toast::error(text))
}

/// Alarm about data that cannot be read, or that is saved nowhere.
fn lost(text: Message) -> Done {
    Done::Toast(Toast::alarm(text))
}

/// Toast for a game that could not be read: an alarm, unless the game is missing or played by another copy of the
/// program.
fn not_fetched(error: &FetchError) -> Done {
    let text = keeping::of_fetch_error(error);
    match error {
        FetchError::Resume(ResumeError::Missing(_) | ResumeError::Held(_))
        | FetchError::Open(ShelfError::Missing(_)) => failed(text),
        FetchError::Resume(_) | FetchError::Open(_) => lost(text),
    }
}
