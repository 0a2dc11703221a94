//! Saves the match on the table as it is played, and keeps finished games in the library.
//!
//! A move is in the journal before it is shown, unless the disk hangs. Everything that waits for a disk is done on
//! other threads. Without the resource [`Keeping`] nothing is written: in tests, and for pictures drawn without a
//! window.

use std::time::Duration;

use bevy::prelude::*;

use super::autosave::{Autosave, AutosaveEvent};
use super::leaving::{LeaveBy, LeavingSystems, not_written};
use super::offers::Offers;
use super::sets::{ApplySystems, FileSystems, LibrarySystems};
use super::shelf::{Done, LibraryTask};
use super::{
    CurrentMatch, GameClock, Job, LastSaved, MatchChanged, MatchRequested, MovePlayed, Shelf, Toast,
    ToastTone, Unfinished, WindowWaker,
};
use crate::app::GameSystems;
use crate::i18n::{self, Words, keeping, notices, records};
use crate::library::{Fetched, GameId, KeepError, Keeper, Library, Origin};
use crate::play::{ClockTimes, Match};
use crate::record::Header;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shelf>()
        .init_resource::<LeaveBy>()
        .add_message::<LibraryRequested>()
        .add_systems(
            Update,
            (
                (serve_library, take_done)
                    .chain()
                    .in_set(GameSystems::Input)
                    .in_set(LibrarySystems)
                    .after(FileSystems),
                write_changes.in_set(GameSystems::Match).after(ApplySystems),
            )
                .run_if(resource_exists::<Keeping>),
        )
        .add_systems(
            Last,
            (
                sync_at_exit.in_set(LeavingSystems::Ask).run_if(on_message::<AppExit>),
                keep_at_exit.in_set(LeavingSystems::Wait).run_if(on_message::<AppExit>),
            )
                .run_if(resource_exists::<Keeping>),
        );
}

/// Sends requests to the library's thread.
fn serve_library(
    mut keeping: ResMut<Keeping>,
    mut shelf: ResMut<Shelf>,
    mut requests: MessageReader<LibraryRequested>,
    mut toasts: MessageWriter<Toast>,
) {
    if keeping.offers.is_looking() {
        keeping.offers.take();
    }
    for request in requests.read() {
        let job = match request {
            LibraryRequested::Resume(id) => {
                keeping.offers.close();
                Job::Open(id.clone())
            }
            LibraryRequested::Dismiss => {
                keeping.offers.close();
                continue;
            }
            LibraryRequested::Do(job) => job.clone(),
        };
        if let Some(text) = keeping.refusal(&job) {
            toasts.write(Toast::error(text));
            continue;
        }
        if let Job::GiveUp(id) = &job {
            keeping.offers.settle(id);
        }
        keeping.ask(&mut shelf, LibraryTask::Do(job));
    }
}

/// Handles the finished tasks of the library's thread.
fn take_done(
    current: Res<CurrentMatch>,
    mut keeping: ResMut<Keeping>,
    mut shelf: ResMut<Shelf>,
    mut last_saved: ResMut<LastSaved>,
    mut matches: MessageWriter<MatchRequested>,
    mut toasts: MessageWriter<Toast>,
) {
    if !shelf.is_busy() {
        return;
    }
    for done in shelf.take_done() {
        match done {
            Done::Fetched(fetched) => {
                let Fetched { game, header, keeper, origin } = *fetched;
                if matches!(origin, Origin::Record { .. }) {
                    last_saved.0 = Some(game.clone());
                }
                toasts.write_batch(loss_warning(&origin));
                let keeper = keeping.autosave.adopt(keeper);
                if let Some((_, other)) = keeping.next.replace((game.clone(), keeper)) {
                    keeping.autosave.release(other);
                }
                matches.write(MatchRequested::Load { game: Box::new(game), header: Some(header) });
            }
            Done::Kept(draft, Ok(())) => keeping.autosave.remove_journal(*draft, current.own_match()),
            Done::Kept(_, Err(error)) => {
                toasts.write(not_kept_toast(&error));
            }
            Done::Toast(toast) => {
                toasts.write(toast);
            }
        }
    }
}

/// Warns the player that a part of a game is missing.
fn loss_warning(origin: &Origin) -> Option<Toast> {
    let text = match origin {
        Origin::Journal { lost: Some(_) } => keeping::journal_cut(),
        Origin::Record { fault: Some(fault) } => notices::game_in_part(records::of_agn(fault)),
        Origin::Journal { lost: None } | Origin::Record { fault: None } => return None,
    };
    Some(Toast::alarm(text))
}

/// Warning that the game could not be added to the library; also logged.
fn not_kept_toast(error: &KeepError) -> Toast {
    warn!("This game was not added to the library: {error}");
    Toast::alarm(keeping::game_not_kept(keeping::of_keep_error(error)))
}

/// Writes changes of the match to the journal. This runs before they are drawn, so that nothing unwritten is shown
/// unless the disk hangs.
fn write_changes(
    current: Res<CurrentMatch>,
    mut keeping: ResMut<Keeping>,
    mut shelf: ResMut<Shelf>,
    mut played: MessageReader<MovePlayed>,
    mut changed: MessageReader<MatchChanged>,
    mut toasts: MessageWriter<Toast>,
    clock: Res<GameClock>,
    mut noted: Local<Option<ClockTimes>>,
) {
    let mut events = keeping.autosave.poll();
    let mut is_changed = played.read().count() > 0;
    let mut replaced = false;
    for change in changed.read() {
        is_changed |= !matches!(change, MatchChanged::SetupChanged { .. });
        replaced |= *change == MatchChanged::Replaced;
    }
    if let Some(left) = current.replaced_match().filter(|_| replaced) {
        keeping.switch_to(&current, left);
    }
    // Only now: after a match was replaced this is the journal of another one.
    if is_changed || keeping.autosave.is_behind() {
        keeping.autosave.write(current.own_match());
        events.extend(keeping.autosave.wait_briefly());
    }
    if let Some(shown) = current.own_match().clock().filter(|shown| !shown.has_flag_fallen()) {
        let times = shown.times();
        if noted.is_none_or(|noted| is_time_to_note(&noted, &times)) {
            *noted = Some(times);
            let ahead = if clock.is_running() {
                NOTED_AHEAD.min(shown.left(shown.mover()) / 2)
            } else {
                Duration::ZERO
            };
            keeping.autosave.note_time(ClockTimes { used: times.used.saturating_add(ahead), ..times });
        }
    }
    for error in forward_events(events, &keeping, &mut shelf) {
        toasts.write(not_kept_toast(&error));
    }
    toasts.write_batch(keeping.autosave.status_toast());
}

/// Time that a clock may run without being noted in the journal.
const NOTED_EVERY: Duration = Duration::from_millis(500);
/// Time that is noted ahead of the clock, since the next note comes later, at most a second where nothing else moves:
/// after a kill at any moment the clock is right to the second.
const NOTED_AHEAD: Duration = Duration::from_millis(250);

/// Returns `true` if a clock shows something else than was noted, apart from a moment of the same turn.
fn is_time_to_note(noted: &ClockTimes, times: &ClockTimes) -> bool {
    noted.left != times.left || times.used.abs_diff(noted.used) >= NOTED_EVERY
}

/// Sends games to the library's thread. Returns the errors.
fn forward_events(events: Vec<AutosaveEvent>, keeping: &Keeping, shelf: &mut Shelf) -> Vec<KeepError> {
    let mut errors = Vec::new();
    for event in events {
        match event {
            AutosaveEvent::Ended(draft) => keeping.ask(shelf, LibraryTask::Keep(draft)),
            AutosaveEvent::Left(left) => keeping.ask(shelf, LibraryTask::Leave(left)),
            AutosaveEvent::NotKept(error) => errors.push(error),
        }
    }
    errors
}

/// Requests that all changes of the match reach the disk before the program ends.
fn sync_at_exit(current: Res<CurrentMatch>, mut keeping: ResMut<Keeping>) {
    keeping.autosave.sync(current.own_match());
}

/// A finished game goes into the library; an unfinished one is offered at the next start. Pending work is finished
/// before the program ends. Failures are logged, as a toast would not be seen.
fn keep_at_exit(
    leave_by: Res<LeaveBy>,
    current: Res<CurrentMatch>,
    mut keeping: ResMut<Keeping>,
    mut shelf: ResMut<Shelf>,
) {
    let deadline = leave_by.deadline();
    let synced = keeping.autosave.finish(deadline);
    let is_synced = synced.is_some();
    let mut errors = forward_events(synced.unwrap_or_default(), &keeping, &mut shelf);
    let kept = shelf.finish(deadline);
    if kept.is_none() {
        not_written("Changes to the library");
    }
    let is_kept = kept.is_some();
    for done in kept.unwrap_or_default() {
        match done {
            Done::Kept(draft, Ok(())) if is_synced => {
                keeping.autosave.remove_journal(*draft, current.own_match());
            }
            Done::Kept(_, Err(error)) => errors.push(error),
            Done::Toast(toast) if matches!(toast.tone, ToastTone::Error | ToastTone::Alarm) => {
                warn!("{}", Words::default().say(toast.text));
            }
            Done::Kept(..) | Done::Toast(_) | Done::Fetched(_) => {}
        }
    }
    // Otherwise its journal stays, and the game is offered at the next start.
    let mut is_closed = is_synced;
    if is_synced && is_kept {
        keeping.autosave.close(current.own_match());
        let closed = keeping.autosave.finish(deadline);
        is_closed = closed.is_some();
        errors.extend(forward_events(closed.unwrap_or_default(), &keeping, &mut shelf));
    }
    if !is_closed {
        not_written("The last moves of this game");
    }
    for error in errors {
        warn!("This game was not added to the library: {error}");
    }
}

/// Saves the match on the table in the library, and knows the interrupted games that are offered to the player.
#[derive(Resource, Debug)]
pub struct Keeping {
    autosave: Autosave,
    /// Match that is about to come on the table, with its keeper.
    next: Option<(Match, Keeper)>,
    offers: Offers,
    waker: WindowWaker,
}

impl Keeping {
    /// Starts to save a match, and to look for interrupted games to offer. `header` is that of the file it was opened
    /// from.
    pub fn new(library: &Library, game: &Match, header: Option<&Header>, waker: WindowWaker) -> Self {
        let autosave = Autosave::new(library, game, header, &waker);
        Self { autosave, next: None, offers: Offers::look(library, waker.wake()), waker }
    }

    /// Returns the interrupted games that are offered to the player, the most recently changed first.
    pub fn offers(&self) -> &[Unfinished] {
        self.offers.shown()
    }

    /// Returns `true` if every change of the match is written and no write has failed.
    pub const fn is_safe(&self) -> bool {
        self.autosave.is_safe()
    }

    /// Returns `true` if something of the match is being written, or is to be.
    pub const fn is_busy(&self) -> bool {
        self.autosave.is_busy()
    }

    /// Returns the library in which games are saved.
    pub const fn library(&self) -> &Library {
        self.autosave.library()
    }

    /// Returns the name of the game on the table in the library.
    pub const fn id(&self) -> &GameId {
        self.autosave.id()
    }

    fn ask(&self, library: &mut Shelf, task: LibraryTask) {
        library.ask(self.library(), &self.waker, task);
    }

    /// Reason why a job cannot be done with the game on the table.
    fn refusal(&self, job: &Job) -> Option<i18n::Message> {
        match job {
            Job::Open(id) if id == self.id() => Some(keeping::game_is_on_the_table()),
            Job::Rename(id, _) if id == self.id() => Some(notices::game_on_table_keeps_name()),
            _ => None,
        }
    }

    /// Switches to another match.
    fn switch_to(&mut self, current: &CurrentMatch, left: &Match) {
        // Another match may have come in between; its moves do not belong into this journal.
        let (mine, other) = match self.next.take() {
            Some((game, keeper)) if game == *current.table_match() => (Some(keeper), None),
            other => (None, other),
        };
        if let Some((_, other)) = other {
            self.autosave.release(other);
        }
        self.autosave.switch_to(mine, current, left);
    }
}

/// Requests something of the library of games: to resume or hide interrupted games, or a [`Job`].
#[derive(Message, Clone, Debug)]
pub enum LibraryRequested {
    /// Resumes an interrupted game.
    Resume(GameId),
    /// Hides all offers until the next start. The games stay in the library.
    Dismiss,
    /// Does a job in the library.
    Do(Job),
}
