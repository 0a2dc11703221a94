//! The match on the table is written down as it happens, and what was played stays in the library.
//!
//! A move is in its journal before it is shown; everything that waits for a disk is done on other threads. Without the
//! resource [`Keeping`] nothing is written: in tests, and for pictures drawn without a window.

use bevy::prelude::*;

use super::apply::apply_requests;
use super::files::serve_files;
use super::offers::Offers;
use super::shelf::Done;
use super::{
    CurrentMatch, Job, Kept, MatchChanged, MatchRequested, MovePlayed, Shelf, Subject, Toast, Unfinished,
    Waker,
};
use crate::app::GameSystems;
use crate::i18n::{self, keeping, notices, records};
use crate::library::{Fetched, GameId, KeepError, Keeper, Library, Origin, Progress};
use crate::play::Match;
use crate::record::Header;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shelf>()
        .add_message::<LibraryRequested>()
        .add_systems(
            Update,
            (
                (serve_library, take_done).chain().in_set(GameSystems::Input).after(serve_files),
                write_down.in_set(GameSystems::Match).after(apply_requests),
            )
                .run_if(resource_exists::<Keeping>),
        )
        .add_systems(Last, keep_at_exit.run_if(resource_exists::<Keeping>));
}

/// Hands what is asked for to the shelf's thread.
pub(super) fn serve_library(
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
        shelf.ask(&keeping, job);
    }
}

/// What the shelf's thread has finished.
pub(super) fn take_done(
    current: Res<CurrentMatch>,
    mut keeping: ResMut<Keeping>,
    mut shelf: ResMut<Shelf>,
    mut kept: ResMut<Kept>,
    mut matches: MessageWriter<MatchRequested>,
    mut toasts: MessageWriter<Toast>,
) {
    if !shelf.is_busy() {
        return;
    }
    for done in shelf.take_done() {
        match done {
            Done::Fetched(fetched) => {
                let Fetched { table, header, keeper, origin } = *fetched;
                if matches!(origin, Origin::Record { .. }) {
                    kept.0 = Some(table.clone());
                }
                toasts.write_batch(lost(&origin));
                let keeper = keeper.syncing_behind(keeping.waker.wake());
                keeping.next = Some((table.clone(), keeper));
                matches.write(MatchRequested::Adopt { game: Box::new(table), header: Some(header) });
            }
            Done::Kept(draft, done) => {
                let done = done.and_then(|()| Ok(keeping.keeper.kept(&draft, current.own())?));
                toasts.write_batch(done.err().map(|error| not_kept(&error)));
            }
            Done::Told(toast) => {
                toasts.write(toast);
            }
        }
    }
}

/// What the player should know of a game that comes on the table: the rest of it is missing.
fn lost(origin: &Origin) -> Option<Toast> {
    let text = match origin {
        Origin::Journal { lost: Some(_) } => keeping::journal_cut(),
        Origin::Record { fault: Some(fault) } => notices::game_in_part(records::of_agn(fault)),
        Origin::Journal { lost: None } | Origin::Record { fault: None } => return None,
    };
    Some(Toast::alarm(text))
}

fn not_kept(error: &KeepError) -> Toast {
    warn!("This game was not added to the library: {error}");
    Toast::alarm(keeping::game_not_kept(keeping::of_keep_error(error)))
}

/// Nothing is shown that is not written: this runs between the move and its picture.
fn write_down(
    current: Res<CurrentMatch>,
    mut keeping: ResMut<Keeping>,
    mut shelf: ResMut<Shelf>,
    mut played: MessageReader<MovePlayed>,
    mut changed: MessageReader<MatchChanged>,
    mut toasts: MessageWriter<Toast>,
) {
    toasts.write_batch(said(&keeping.keeper.listen()));
    let mut news = played.read().count() > 0;
    let mut replaced = false;
    for change in changed.read() {
        news |= !matches!(change, MatchChanged::SetUp { .. });
        replaced |= *change == MatchChanged::Replaced;
    }
    if !news {
        return;
    }
    if let Some(left) = current.left().filter(|_| replaced) {
        let mut keeper = keeping.turn_to(&current);
        keeper.catch_up(left);
        shelf.leave(&keeping, keeper, left.clone());
    }
    let keeper = &mut keeping.keeper;
    toasts.write_batch(said(&keeper.catch_up(current.own())));
    // What is noted after the end is in the journal until the game is left.
    if keeper.has_ended(current.own()) {
        match keeper.draft(current.own()) {
            Ok(Some(draft)) => shelf.keep(&keeping, draft),
            Ok(None) => {}
            // The journal has told of it.
            Err(_) if keeper.trouble().is_some() => {}
            Err(error) => {
                toasts.write(not_kept(&error.into()));
            }
        }
    }
}

/// A finished game goes into the library; an unfinished one is offered at the next start. Pending work is finished
/// before the program ends.
fn keep_at_exit(
    mut exits: MessageReader<AppExit>,
    current: Res<CurrentMatch>,
    mut keeping: ResMut<Keeping>,
    mut shelf: ResMut<Shelf>,
) {
    if exits.read().last().is_none() {
        return;
    }
    for done in shelf.finish() {
        if let Done::Kept(draft, Ok(())) = done {
            // It is in the library; a journal that stays is removed at the next start.
            let _ = keeping.keeper.kept(&draft, current.own());
        }
    }
    // The program ends: a toast would not be seen.
    if let Err(error) = keeping.keeper.close(current.own()) {
        warn!("This game was not added to the library: {error}");
    }
}

fn said(progress: &Progress) -> Option<Toast> {
    match progress {
        Progress::Saved | Progress::StillFailing => None,
        Progress::Failed(trouble) => {
            let text = keeping::game_not_being_saved(keeping::of_file_error(&trouble.what));
            Some(Toast::alarm(text).about(Subject::Saving))
        }
        Progress::Recovered => Some(Toast::good(keeping::game_saved_again()).about(Subject::Saving)),
    }
}

/// The keeper of the match on the table, and the games that were interrupted earlier.
#[derive(Resource, Debug)]
pub struct Keeping {
    keeper: Keeper,
    /// The match that is about to come on the table, if it has a keeper already.
    next: Option<(Match, Keeper)>,
    offers: Offers,
    waker: Waker,
}

impl Keeping {
    /// Keeps a match from now on. What was interrupted earlier is looked for, to be offered.
    pub fn new(library: &Library, game: &Match, header: Option<&Header>, waker: Waker) -> Self {
        let keeper = Keeper::begin(library, game, header).syncing_behind(waker.wake());
        Self { keeper, next: None, offers: Offers::look(library, waker.wake()), waker }
    }

    /// The games that were interrupted, the one that changed last first.
    pub fn offers(&self) -> &[Unfinished] {
        self.offers.shown()
    }

    /// Whether everything that happened is written down.
    pub fn is_safe(&self) -> bool {
        self.keeper.trouble().is_none()
    }

    /// Where games are kept.
    pub fn library(&self) -> &Library {
        self.keeper.library()
    }

    /// The name of the game on the table.
    pub fn id(&self) -> &GameId {
        self.keeper.id()
    }

    pub(super) fn waker(&self) -> &Waker {
        &self.waker
    }

    /// Why something cannot be done with the game that is on the table.
    fn refusal(&self, job: &Job) -> Option<i18n::Message> {
        match job {
            Job::Open(id) if id == self.id() => Some(keeping::game_is_on_the_table()),
            Job::Rename(id, _) if id == self.id() => Some(notices::game_on_table_keeps_name()),
            _ => None,
        }
    }

    /// Keeps another match from now on. Returns the keeper of the one before.
    fn turn_to(&mut self, current: &CurrentMatch) -> Keeper {
        // Another match may have come in between; its moves do not belong into this journal.
        let next = self.next.take().filter(|(game, _)| game == current.game());
        let fresh = || {
            let keeper = Keeper::begin(self.library(), current.game(), current.header());
            keeper.syncing_behind(self.waker.wake())
        };
        let keeper = next.map_or_else(fresh, |(_, keeper)| keeper);
        std::mem::replace(&mut self.keeper, keeper)
    }
}

/// A request to the library.
#[derive(Message, Clone, Debug)]
pub enum LibraryRequested {
    /// Go on with a game that was interrupted.
    Resume(GameId),
    /// Offer none of these games any more in this run of the program; they stay where they are.
    Dismiss,
    /// Do something with the games that are kept.
    Do(Job),
}
