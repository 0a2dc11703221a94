//! The keeper of the game on the table, on a thread of its own: no frame waits for a disk that hangs.
//!
//! A frame that has changed the match waits until the journal has the change, so that nothing is shown that a kill could
//! take back; but no longer than a frame can, and not at all once that was in vain. The change is then written when the
//! disk answers, and meanwhile the player is told.

use std::collections::VecDeque;
use std::mem;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use super::{CurrentMatch, Toast, ToastTopic, WindowWaker};
use crate::i18n::{Message, keeping};
use crate::library::{Draft, FileError, GameId, KeepError, Keeper, Library, SILENCE, Wake, Worker};
use crate::play::Match;
use crate::record::Header;

/// Keeps the game on the table.
#[derive(Debug)]
pub(super) struct Autosave {
    library: Library,
    id: GameId,
    worker: Worker<Task, Answer>,
    /// Wakes the window once the disk has what was written.
    wake: Wake,
    /// Whether that has happened.
    synced: Arc<AtomicBool>,
    /// Since when something that was written is on its way to the disk, without a word from it.
    syncing: Option<Instant>,
    /// Whether something has happened that the thread has not been asked to write: it is late already.
    is_behind: bool,
    /// Whether the thread has panicked since it was asked to write.
    failed: bool,
    trouble: Option<FileError>,
    /// Why nothing is saved, as the player was told.
    told: Option<Message>,
}

/// What the thread does, in the order in which it is asked for.
#[derive(Debug)]
enum Task {
    /// Writes down what has happened to the match.
    Write(Box<Match>),
    /// Hears what has become of things that were written.
    Listen,
    /// Keeps another game from now on. The match is that of the one before, as it was left.
    Turn(Box<(Keeper, Match)>),
    /// Removes the journal of a game that is in the library.
    LastSaved(Box<(Draft, Match)>),
    /// Lets go of a game that does not come on the table after all.
    Release(Box<Keeper>),
    /// Waits until the disk has everything.
    Sync(Box<Match>),
    /// The program ends.
    Close(Box<Match>),
}

#[derive(Debug)]
enum Answer {
    /// The name of the game, what keeps it from being saved, and whether something is on its way to the disk.
    State {
        id: GameId,
        trouble: Option<FileError>,
        is_syncing: bool,
    },
    Heard(Heard),
}

/// What is left to others.
#[derive(Debug)]
pub(super) enum Heard {
    /// The game has ended, and is to be kept.
    Ended(Box<Draft>),
    /// The game was left for another one, and is to be kept.
    Left(Box<(Keeper, Match)>),
    /// The game is not in the library.
    NotKept(KeepError),
}

impl Autosave {
    pub(super) fn new(library: &Library, game: &Match, header: Option<&Header>, waker: &WindowWaker) -> Self {
        let synced = Arc::new(AtomicBool::new(false));
        let wake = {
            let (synced, window) = (Arc::clone(&synced), waker.wake());
            Wake::new(move || {
                synced.store(true, Ordering::Release);
                window.call();
            })
        };
        let keeper = Keeper::begin(library, game, header).syncing_behind(wake.clone());
        Self {
            library: library.clone(),
            id: keeper.id().clone(),
            worker: Worker::start("keeper", work(keeper), waker.wake()),
            wake,
            synced,
            syncing: None,
            is_behind: false,
            failed: false,
            trouble: None,
            told: None,
        }
    }

    pub(super) const fn library(&self) -> &Library {
        &self.library
    }

    /// The name of the game on the table.
    pub(super) const fn id(&self) -> &GameId {
        &self.id
    }

    /// Whether everything that happened is written down.
    pub(super) const fn is_safe(&self) -> bool {
        self.trouble.is_none() && self.told.is_none() && !self.failed && !self.worker.is_late()
    }

    /// Whether something is being written, or is to be.
    pub(super) const fn is_busy(&self) -> bool {
        self.worker.is_busy() || self.is_behind || self.syncing.is_some()
    }

    /// Whether something has happened that the thread has not been asked to write.
    pub(super) const fn is_behind(&self) -> bool {
        self.is_behind
    }

    /// Has written down what has happened. While the thread is late it is asked for nothing: once it is not, it writes
    /// everything together.
    pub(super) fn write(&mut self, game: &Match) {
        self.is_behind = self.worker.is_late();
        if !self.is_behind {
            self.failed = false;
            self.worker.ask(Task::Write(Box::new(game.clone())));
        }
    }

    /// A keeper that syncs behind the thread.
    pub(super) fn adopt(&self, keeper: Keeper) -> Keeper {
        keeper.syncing_behind(self.wake.clone())
    }

    /// Keeps the match that has come on the table. Its keeper may be there already.
    pub(super) fn turn(&mut self, keeper: Option<Keeper>, current: &CurrentMatch, left: &Match) {
        let fresh = || self.adopt(Keeper::begin(&self.library, current.table_match(), current.header()));
        let keeper = keeper.unwrap_or_else(fresh);
        self.id = keeper.id().clone();
        self.worker.ask(Task::Turn(Box::new((keeper, left.clone()))));
    }

    /// Lets go of a game that does not come on the table after all.
    pub(super) fn release(&mut self, keeper: Keeper) {
        self.worker.ask(Task::Release(Box::new(keeper)));
    }

    /// Has the journal of a game removed that is in the library, unless something has happened to the game since.
    pub(super) fn kept(&mut self, draft: Draft, game: &Match) {
        self.worker.ask(Task::LastSaved(Box::new((draft, game.clone()))));
    }

    /// Waits for what was asked for, as long as a frame can.
    pub(super) fn wait_briefly(&mut self) -> Vec<Heard> {
        let answers = self.worker.wait_briefly();
        self.note(answers)
    }

    /// What was heard since the last time.
    pub(super) fn listen(&mut self) -> Vec<Heard> {
        if !self.failed && !self.worker.is_late() && self.synced.swap(false, Ordering::Acquire) {
            self.syncing = self.syncing.map(|_| Instant::now());
            self.worker.ask(Task::Listen);
        }
        let answers = self.worker.take();
        self.note(answers)
    }

    /// Asks for everything to be brought to the disk.
    pub(super) fn sync(&mut self, game: &Match) {
        (self.is_behind, self.failed) = (false, false);
        self.worker.ask(Task::Sync(Box::new(game.clone())));
    }

    /// Asks for what is to be done when the program ends.
    pub(super) fn close(&mut self, game: &Match) {
        self.worker.ask(Task::Close(Box::new(game.clone())));
    }

    /// Waits until everything is done, or until a moment. Returns nothing if it is not.
    pub(super) fn finish(&mut self, moment: Instant) -> Option<Vec<Heard>> {
        let answers = self.worker.wait_until(moment);
        let heard = self.note(answers);
        (!self.failed).then_some(heard)
    }

    fn note(&mut self, answers: Vec<Answer>) -> Vec<Heard> {
        let mut others = Vec::new();
        for answer in answers {
            match answer {
                Answer::State { id, trouble, is_syncing } => {
                    (self.id, self.trouble) = (id, trouble);
                    self.syncing = is_syncing.then(|| self.syncing.unwrap_or_else(Instant::now));
                }
                Answer::Heard(heard) => others.push(heard),
            }
        }
        if self.worker.has_failed() {
            (self.failed, self.syncing) = (true, None);
        }
        others
    }

    /// What the player should know of how saving is going, if that is another thing than before.
    pub(super) fn news(&mut self) -> Option<Toast> {
        let silent = keeping::disk_silent();
        let was_silent = self.told.as_ref() == Some(&silent);
        let is_silent = self.worker.is_silent()
            || self.syncing.is_some_and(|since| since.elapsed() >= SILENCE)
            || was_silent && (self.worker.is_busy() || self.is_behind);
        let reason = match &self.trouble {
            _ if is_silent => Some(silent),
            // How it goes is not known yet.
            _ if self.worker.is_busy() => return None,
            _ if self.failed => Some(keeping::fault_inside()),
            trouble => trouble.as_ref().map(keeping::of_file_error),
        };
        if reason == self.told {
            return None;
        }
        self.told.clone_from(&reason);
        let toast = match reason {
            Some(reason) => Toast::alarm(keeping::game_not_being_saved(reason)),
            None => Toast::success(keeping::game_saved_again()),
        };
        Some(toast.about(ToastTopic::Saving))
    }
}

fn work(mut keeper: Keeper) -> impl FnMut(Vec<Task>, &mut dyn FnMut(Answer)) {
    // What is left of them after a panic is done with the next task.
    let mut tasks = VecDeque::new();
    move |asked, answer| {
        tasks.extend(asked);
        while let Some(task) = tasks.pop_front() {
            carry_out(task, &mut keeper, &mut |heard| answer(Answer::Heard(heard)));
            answer(Answer::State {
                id: keeper.id().clone(),
                trouble: keeper.trouble().map(|trouble| trouble.what.clone()),
                is_syncing: keeper.is_syncing(),
            });
        }
    }
}

fn carry_out(task: Task, keeper: &mut Keeper, answer: &mut dyn FnMut(Heard)) {
    let done = match task {
        Task::Write(game) => {
            keeper.catch_up(&game);
            // What is noted after the end is in the journal until the game is left.
            match keeper.has_ended(&game).then(|| keeper.draft(&game)) {
                None | Some(Ok(None)) => Ok(()),
                Some(Ok(Some(draft))) => {
                    answer(Heard::Ended(Box::new(draft)));
                    Ok(())
                }
                // The journal has told of it.
                Some(Err(_)) if keeper.trouble().is_some() => Ok(()),
                Some(Err(error)) => Err(error.into()),
            }
        }
        Task::Listen => {
            keeper.listen();
            Ok(())
        }
        Task::Turn(next) => {
            let (next, left) = *next;
            let mut before = mem::replace(keeper, next);
            before.catch_up(&left);
            answer(Heard::Left(Box::new((before, left))));
            Ok(())
        }
        Task::LastSaved(kept) => keeper.kept(&kept.0, &kept.1).map_err(KeepError::from),
        Task::Release(other) => {
            drop(other);
            Ok(())
        }
        Task::Sync(game) => {
            keeper.sync(&game);
            Ok(())
        }
        Task::Close(game) => keeper.close(&game).map(drop),
    };
    if let Err(error) = done {
        answer(Heard::NotKept(error));
    }
}
