//! The library as the window sees it: read and changed on a thread of its own, so that no frame waits for a disk.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use bevy::prelude::*;

use super::silence::DiskState;
use super::{Keeping, Toast, file_name};
use crate::i18n::{Message, keeping, notices, play, records};
use crate::library::{
    Draft, FetchError, Fetched, GameId, Imported, Index, Interrupted, KeepError, Keeper, Library,
    ResumeError, ShelfError, Worker,
};
use crate::play::Match;
use crate::record::read_file;
use crate::rules::{ByPlayer, Variant};

/// What is in the library, as far as it has been read.
#[derive(Resource, Debug, Default)]
pub struct Shelf {
    worker: Option<Worker<Task, Answer>>,
    contents: Option<Arc<Contents>>,
    revision: u32,
}

/// Everything in the library at one moment.
#[derive(Debug, Default)]
pub struct Contents {
    /// Kept games.
    pub games: Index,
    /// Games that were thrown away.
    pub bin: Index,
    /// Games that were interrupted and that no copy of the program plays, the one that changed last first.
    pub unfinished: Vec<Unfinished>,
}

/// A game that was interrupted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfinished {
    /// Its name in the library.
    pub id: GameId,
    /// What is played on which board.
    pub variant: Variant,
    /// Who plays.
    pub names: ByPlayer<String>,
    /// The number of plies played.
    pub plies: usize,
    /// When it last changed.
    pub changed: jiff::Timestamp,
}

/// Something to be done in the library, in the order in which it is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Job {
    /// Read everything again.
    List,
    /// Read a game, to put it on the table.
    Open(GameId),
    /// Give a game another name.
    Rename(GameId, String),
    /// Put games into the bin.
    Remove(Vec<GameId>),
    /// Put games that were interrupted into the bin.
    GiveUp(GameId),
    /// Take games out of the bin.
    Restore(Vec<GameId>),
    /// Write games into one file.
    Export(Vec<GameId>, PathBuf),
    /// Add the games in a file to the library.
    Import(PathBuf),
}

/// Everything that the thread does.
#[derive(Debug)]
enum Task {
    /// A job that was asked for.
    Do(Job),
    /// A game was left for another one.
    Leave(Box<(Keeper, Match)>),
    /// A game has ended and stays on the table.
    Keep(Box<Draft>),
}

#[derive(Debug)]
enum Answer {
    /// Everything was looked at.
    Listed(Box<Contents>),
    Done(Done),
}

/// What became of a task.
#[derive(Debug)]
pub(super) enum Done {
    /// A game can come on the table.
    Fetched(Box<Fetched>),
    /// A game that has ended is in the library, or not.
    Kept(Box<Draft>, Result<(), KeepError>),
    /// The player should know.
    Told(Toast),
}

impl Shelf {
    /// A shelf that holds this and is never asked for more.
    pub fn of(contents: Contents) -> Self {
        Self { contents: Some(Arc::new(contents)), revision: 1, ..Self::default() }
    }

    /// The same shelf after the library was read once more.
    #[cfg(test)]
    #[must_use]
    pub fn read_again(mut self) -> Self {
        self.revision += 1;
        self
    }

    /// What is in the library; none as long as it has not been read.
    pub fn contents(&self) -> Option<&Contents> {
        self.contents.as_deref()
    }

    /// A number that changes with the contents.
    pub const fn revision(&self) -> u32 {
        self.revision
    }

    /// Whether something is being done.
    pub fn is_busy(&self) -> bool {
        self.worker.as_ref().is_some_and(Worker::is_busy)
    }

    /// Has something done. The window is woken when there is an answer.
    pub(super) fn ask(&mut self, keeping: &Keeping, job: Job) {
        self.give(keeping, Task::Do(job));
    }

    /// Has a game kept that was left for another one.
    pub(super) fn leave(&mut self, keeping: &Keeping, keeper: Keeper, game: Match) {
        self.give(keeping, Task::Leave(Box::new((keeper, game))));
    }

    /// Has a game kept that has ended and stays on the table.
    pub(super) fn keep(&mut self, keeping: &Keeping, draft: Draft) {
        self.give(keeping, Task::Keep(Box::new(draft)));
    }

    fn give(&mut self, keeping: &Keeping, task: Task) {
        let worker = self.worker.get_or_insert_with(|| {
            let library = keeping.library().clone();
            let work = move |tasks, answer: &mut dyn FnMut(Answer)| work(&library, tasks, answer);
            Worker::start("library", work, keeping.waker().wake())
        });
        worker.ask(task);
    }

    /// What has been done since the last time. Lists are put on the shelf.
    pub(super) fn take_done(&mut self) -> Vec<Done> {
        let Some(worker) = &mut self.worker else { return Vec::new() };
        let answers = worker.take();
        if worker.has_failed() && self.contents.is_none() {
            // This list will not come, so the wait for it ends. The next one that is asked for may come.
            self.contents = Some(Arc::default());
            self.revision = self.revision.wrapping_add(1);
        }
        self.sort_out(answers)
    }

    /// Waits until everything is done, or until a moment. Returns nothing if it is not.
    pub(super) fn finish(&mut self, moment: Instant) -> Option<Vec<Done>> {
        let Some(worker) = &mut self.worker else { return Some(Vec::new()) };
        let answers = worker.wait_until(moment);
        let is_done = !worker.has_failed();
        let others = self.sort_out(answers);
        is_done.then_some(others)
    }

    pub(super) fn state(&self) -> DiskState {
        DiskState::of(self.worker.as_ref())
    }

    fn sort_out(&mut self, answers: Vec<Answer>) -> Vec<Done> {
        let mut others = Vec::new();
        for answer in answers {
            match answer {
                Answer::Listed(contents) => {
                    self.contents = Some(Arc::from(contents));
                    self.revision = self.revision.wrapping_add(1);
                }
                Answer::Done(done) => others.push(done),
            }
        }
        others
    }
}

/// Does everything that has piled up. What changes the library is followed by one list.
fn work(library: &Library, tasks: Vec<Task>, answer: &mut dyn FnMut(Answer)) {
    let mut lists = false;
    for task in tasks {
        lists |= matches!(&task, Task::Do(job) if !matches!(job, Job::Open(_) | Job::Export(..)));
        let done = match task {
            Task::Do(job) => carry_out(library, job),
            Task::Leave(game) => leave(*game),
            Task::Keep(draft) => {
                let done = draft.write();
                Some(Done::Kept(draft, done))
            }
        };
        if let Some(done) = done {
            answer(Answer::Done(done));
        }
    }
    if lists {
        let contents = look(library);
        let renamed = contents.games.set_aside.iter().chain(&contents.bin.set_aside);
        if let Some(told) = set_aside(renamed) {
            answer(Answer::Done(told));
        }
        answer(Answer::Listed(Box::new(contents)));
    }
}

fn leave((mut keeper, game): (Keeper, Match)) -> Option<Done> {
    let error = keeper.leave(&game).err()?;
    Some(lost(notices::game_left_not_kept(keeping::of_keep_error(&error))))
}

/// Everything that is there.
fn look(library: &Library) -> Contents {
    let games = library.index();
    let unfinished = library.in_progress().into_iter().filter(|game| !game.held && !game.is_untouched());
    Contents { bin: library.bin(), unfinished: unfinished.map(Unfinished::of).collect(), games }
}

/// That files were renamed because there is nothing in them that could be read. They are found once only.
fn set_aside<'a>(mut renamed: impl Iterator<Item = &'a PathBuf>) -> Option<Done> {
    let first = file_name(renamed.next()?);
    Some(lost(notices::files_set_aside(1 + renamed.count(), first)))
}

impl Unfinished {
    pub(super) fn of(game: Interrupted) -> Self {
        Self {
            names: game.names(),
            variant: game.table.variant(),
            plies: game.table.moves().len(),
            id: game.id,
            changed: game.changed,
        }
    }
}

/// Carries out one job. What went well without a word shows in the list.
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

/// Does the same with several games; reports how many failed, and why the first one did.
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
    Done::Told(Toast::success(text))
}

fn failed(text: Message) -> Done {
    Done::Told(Toast::error(text))
}

/// Something that cannot be read, or is not written anywhere: that must not be missed.
fn lost(text: Message) -> Done {
    Done::Told(Toast::alarm(text))
}

/// A game that is not there, or that another copy of the program plays, is not damaged.
fn not_fetched(error: &FetchError) -> Done {
    let text = keeping::of_fetch_error(error);
    match error {
        FetchError::Resume(ResumeError::Missing(_) | ResumeError::Held(_))
        | FetchError::Open(ShelfError::Missing(_)) => failed(text),
        FetchError::Resume(_) | FetchError::Open(_) => lost(text),
    }
}
