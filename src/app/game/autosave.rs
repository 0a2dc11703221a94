//! Saves the game on the table on a thread of its own, so that no frame waits for a disk that hangs.
//!
//! A frame that has changed the match waits until the journal has the change, so that nothing is shown that a crash
//! could lose. It waits no longer than a frame can, and not at all once the disk is late. The change is then written
//! when the disk answers, and the player sees a warning meanwhile.

use std::collections::VecDeque;
use std::mem;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use super::{CurrentMatch, Toast, ToastTopic, WindowWaker};
use crate::i18n::{Message, keeping};
use crate::library::{Draft, FileError, GameId, KeepError, Keeper, Library, SILENCE, Wake, Worker};
use crate::play::{ClockTimes, Match};
use crate::record::Header;

/// Writes the journal of the game on the table while it is played, on a thread of its own.
#[derive(Debug)]
pub(super) struct Autosave {
    library: Library,
    id: GameId,
    worker: Worker<AutosaveTask, AutosaveAnswer>,
    /// Wakes the window once written data is on the disk.
    wake: Wake,
    /// Set once written data is on the disk.
    synced: Arc<AtomicBool>,
    /// Start of the wait for written data to reach the disk.
    syncing: Option<Instant>,
    /// Set if there are changes that were not sent to the thread because it is late.
    is_behind: bool,
    /// Set if the thread has panicked since the last write was requested.
    failed: bool,
    trouble: Option<FileError>,
    /// Reason for not saving that the player was last shown.
    reported: Option<Message>,
}

/// Task for the thread.
#[derive(Debug)]
enum AutosaveTask {
    /// Writes the changes of the match.
    Write(Box<Match>),
    /// Writes what the clock shows.
    NoteTime(ClockTimes),
    /// Checks the writes that were pending.
    Listen,
    /// Switches to another game. The match is the last state of the game before.
    SwitchTo(Box<(Keeper, Match)>),
    /// Removes the journal of a game that the library has saved.
    RemoveJournal(Box<(Draft, Match)>),
    /// Releases a game that does not come on the table after all.
    Release(Box<Keeper>),
    /// Waits until everything is on the disk.
    Sync(Box<Match>),
    /// Closes the journal at the end of the program.
    Close(Box<Match>),
}

/// Answer of the thread that saves the game: its state after each task, and news for the library or the player.
#[derive(Debug)]
enum AutosaveAnswer {
    /// Name of the game, the error that keeps it from being saved, and if writes are pending.
    State {
        id: GameId,
        trouble: Option<FileError>,
        is_syncing: bool,
    },
    Event(AutosaveEvent),
}

/// What the thread that saves the game has to tell the library or the player.
#[derive(Debug)]
pub(super) enum AutosaveEvent {
    /// The game has ended and is to be saved in the library.
    Ended(Box<Draft>),
    /// The game was left for another one and is to be saved in the library.
    Left(Box<(Keeper, Match)>),
    /// The game could not be saved in the library.
    NotKept(KeepError),
}

impl Autosave {
    /// Starts the thread and the journal of a match; `header` is that of the file it was opened from.
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
            reported: None,
        }
    }

    /// Returns the library in which the game is saved.
    pub(super) const fn library(&self) -> &Library {
        &self.library
    }

    /// Returns the name of the game on the table in the library.
    pub(super) const fn id(&self) -> &GameId {
        &self.id
    }

    /// Returns `true` if every change so far is written and no write has failed: the game can be left without loss.
    pub(super) const fn is_safe(&self) -> bool {
        self.trouble.is_none() && self.reported.is_none() && !self.failed && !self.worker.is_late()
    }

    /// Returns `true` if something is being written or is to be, or has not reached the disk itself.
    pub(super) const fn is_busy(&self) -> bool {
        self.worker.is_busy() || self.is_behind || self.syncing.is_some()
    }

    /// Returns `true` if changes of the match wait, because the thread is still busy with older ones.
    pub(super) const fn is_behind(&self) -> bool {
        self.is_behind
    }

    /// Requests that what the clock shows is written, unless changes wait to be written before it.
    pub(super) fn note_time(&mut self, times: ClockTimes) {
        if !self.is_behind && !self.worker.is_late() {
            self.worker.ask(AutosaveTask::NoteTime(times));
        }
    }

    /// Requests that all changes of the match are written. Nothing is requested while the thread is late: the next
    /// call writes everything.
    pub(super) fn write(&mut self, game: &Match) {
        self.is_behind = self.worker.is_late();
        if !self.is_behind {
            self.failed = false;
            self.worker.ask(AutosaveTask::Write(Box::new(game.clone())));
        }
    }

    /// Makes a keeper (the writer of a game's journal) sync to the disk in the background, and then wake the window.
    pub(super) fn adopt(&self, keeper: Keeper) -> Keeper {
        keeper.syncing_behind(self.wake.clone())
    }

    /// Saves another match from now on, which comes on the table: with its keeper if it was in the library already,
    /// otherwise with a new one. The last state of the match before, `left`, is written, and then saved in the
    /// library.
    pub(super) fn switch_to(&mut self, keeper: Option<Keeper>, current: &CurrentMatch, left: &Match) {
        let fresh = || self.adopt(Keeper::begin(&self.library, current.table_match(), current.header()));
        let keeper = keeper.unwrap_or_else(fresh);
        self.id = keeper.id().clone();
        self.worker.ask(AutosaveTask::SwitchTo(Box::new((keeper, left.clone()))));
    }

    /// Has the thread drop the keeper of a game that was opened from the library but does not come on the table after
    /// all.
    pub(super) fn release(&mut self, keeper: Keeper) {
        self.worker.ask(AutosaveTask::Release(Box::new(keeper)));
    }

    /// Requests removal of the journal of a game that the library has saved, unless the game has changed since.
    pub(super) fn remove_journal(&mut self, draft: Draft, game: &Match) {
        self.worker.ask(AutosaveTask::RemoveJournal(Box::new((draft, game.clone()))));
    }

    /// Waits for the requested writes for as long as a frame can be delayed. Returns the news of the thread.
    pub(super) fn wait_briefly(&mut self) -> Vec<AutosaveEvent> {
        let answers = self.worker.wait_briefly();
        self.take_answers(answers)
    }

    /// Returns the news of the thread since the last call. Asks the thread to check whether pending writes have
    /// reached the disk.
    pub(super) fn poll(&mut self) -> Vec<AutosaveEvent> {
        if !self.failed && !self.worker.is_late() && self.synced.swap(false, Ordering::Acquire) {
            self.syncing = self.syncing.map(|_| Instant::now());
            self.worker.ask(AutosaveTask::Listen);
        }
        let answers = self.worker.take();
        self.take_answers(answers)
    }

    /// Requests that all changes are written and reach the disk itself, not only the cache of the system.
    pub(super) fn sync(&mut self, game: &Match) {
        (self.is_behind, self.failed) = (false, false);
        self.worker.ask(AutosaveTask::Sync(Box::new(game.clone())));
    }

    /// Requests the last write of the match and the end of its journal, at the end of the program.
    pub(super) fn close(&mut self, game: &Match) {
        self.worker.ask(AutosaveTask::Close(Box::new(game.clone())));
    }

    /// Waits for all requested writes until a deadline. Returns the news of the thread, or `None` if it is not done
    /// by then.
    pub(super) fn finish(&mut self, deadline: Instant) -> Option<Vec<AutosaveEvent>> {
        let answers = self.worker.wait_until(deadline);
        let events = self.take_answers(answers);
        (!self.failed).then_some(events)
    }

    /// Updates the state of saving from answers of the thread. Returns the events among them.
    fn take_answers(&mut self, answers: Vec<AutosaveAnswer>) -> Vec<AutosaveEvent> {
        let mut others = Vec::new();
        for answer in answers {
            match answer {
                AutosaveAnswer::State { id, trouble, is_syncing } => {
                    (self.id, self.trouble) = (id, trouble);
                    self.syncing = is_syncing.then(|| self.syncing.unwrap_or_else(Instant::now));
                }
                AutosaveAnswer::Event(event) => others.push(event),
            }
        }
        if self.worker.has_failed() {
            (self.failed, self.syncing) = (true, None);
        }
        others
    }

    /// Returns a toast if saving has begun to fail, to stall or to work again since the last call.
    pub(super) fn status_toast(&mut self) -> Option<Toast> {
        let silent = keeping::disk_silent();
        let was_silent = self.reported.as_ref() == Some(&silent);
        let is_silent = self.worker.is_silent()
            || self.syncing.is_some_and(|since| since.elapsed() >= SILENCE)
            || was_silent && (self.worker.is_busy() || self.is_behind);
        let reason = match &self.trouble {
            _ if is_silent => Some(silent),
            // The outcome is not known yet.
            _ if self.worker.is_busy() => return None,
            _ if self.failed => Some(keeping::fault_inside()),
            trouble => trouble.as_ref().map(keeping::of_file_error),
        };
        if reason == self.reported {
            return None;
        }
        self.reported.clone_from(&reason);
        let toast = match reason {
            Some(reason) => Toast::alarm(keeping::game_not_being_saved(reason)),
            None => Toast::success(keeping::game_saved_again()),
        };
        Some(toast.with_topic(ToastTopic::Saving))
    }
}

/// Returns the thread's function, which carries out tasks and reports its state after each of them.
fn work(mut keeper: Keeper) -> impl FnMut(Vec<AutosaveTask>, &mut dyn FnMut(AutosaveAnswer)) {
    // Tasks that are left after a panic are done with the next one.
    let mut tasks = VecDeque::new();
    move |asked, answer| {
        tasks.extend(asked);
        while let Some(task) = tasks.pop_front() {
            carry_out(task, &mut keeper, &mut |event| answer(AutosaveAnswer::Event(event)));
            answer(AutosaveAnswer::State {
                id: keeper.id().clone(),
                trouble: keeper.trouble().map(|trouble| trouble.what.clone()),
                is_syncing: keeper.is_syncing(),
            });
        }
    }
}

fn carry_out(task: AutosaveTask, keeper: &mut Keeper, answer: &mut dyn FnMut(AutosaveEvent)) {
    let done = match task {
        AutosaveTask::Write(game) => {
            keeper.catch_up(&game);
            // Notes made after the end stay in the journal until the game is left.
            match keeper.has_ended(&game).then(|| keeper.draft(&game)) {
                None | Some(Ok(None)) => Ok(()),
                Some(Ok(Some(draft))) => {
                    answer(AutosaveEvent::Ended(Box::new(draft)));
                    Ok(())
                }
                // The journal has reported it already.
                Some(Err(_)) if keeper.trouble().is_some() => Ok(()),
                Some(Err(error)) => Err(error.into()),
            }
        }
        AutosaveTask::NoteTime(times) => {
            keeper.note_time(times);
            Ok(())
        }
        AutosaveTask::Listen => {
            keeper.listen();
            Ok(())
        }
        AutosaveTask::SwitchTo(next) => {
            let (next, left) = *next;
            let mut before = mem::replace(keeper, next);
            before.catch_up(&left);
            answer(AutosaveEvent::Left(Box::new((before, left))));
            Ok(())
        }
        AutosaveTask::RemoveJournal(saved) => keeper.kept(&saved.0, &saved.1).map_err(KeepError::from),
        AutosaveTask::Release(other) => {
            drop(other);
            Ok(())
        }
        AutosaveTask::Sync(game) => {
            keeper.sync(&game);
            Ok(())
        }
        AutosaveTask::Close(game) => keeper.close(&game).map(drop),
    };
    if let Err(error) = done {
        answer(AutosaveEvent::NotKept(error));
    }
}
