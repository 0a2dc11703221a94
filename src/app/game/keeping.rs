//! The match on the table is written down as it happens, and what was played stays in the library.
//!
//! Without the resource [`Keeping`] nothing is written: in tests, and for pictures drawn without a window.

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use super::apply::apply_requests;
use super::files::serve_files;
use super::shelf::{Done, Opened};
use super::{CurrentMatch, Job, Kept, MatchChanged, MatchRequested, MovePlayed, Shelf, Toast, Tone};
use crate::app::GameSystems;
use crate::library::{DamageKind, GameId, Interrupted, Journal, Library, Progress};
use crate::play::{Match, Seat};
use crate::record::Header;
use crate::rules::{ByPlayer, Variant};
use crate::words::notices;

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

/// What was interrupted is fetched or put aside; everything else is done on the shelf's thread.
pub(super) fn serve_library(
    mut keeping: ResMut<Keeping>,
    mut shelf: ResMut<Shelf>,
    mut requests: MessageReader<LibraryRequested>,
    mut matches: MessageWriter<MatchRequested>,
    mut toasts: MessageWriter<Toast>,
    waker: Option<Res<EventLoopProxyWrapper>>,
) {
    for request in requests.read() {
        let job = match request {
            LibraryRequested::Resume(id) => {
                toasts.write_batch(keeping.resume(id, &mut matches));
                continue;
            }
            LibraryRequested::Dismiss(id) => {
                keeping.offers.retain(|offer| offer.id != *id);
                continue;
            }
            LibraryRequested::Do(job) => job,
        };
        if let Some(text) = keeping.refusal(job) {
            toasts.write(Toast { tone: Tone::Error, text: notices::plain(text.into()) });
            continue;
        }
        if let Job::GiveUp(id) = job {
            keeping.offers.retain(|offer| offer.id != *id);
        }
        let waker = waker.as_ref().map(|proxy| (***proxy).clone());
        let wake = move || {
            // Without a window nothing sleeps; while closing nobody listens. Both are fine.
            if let Some(proxy) = &waker {
                let _ = proxy.send_event(WinitUserEvent::WakeUp);
            }
        };
        shelf.ask(&keeping.library, job.clone(), wake);
    }
}

/// What the shelf's thread has finished.
pub(super) fn take_done(
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
            Done::Opened(opened) => {
                let Opened { id, game, header, fault } = *opened;
                // What happens to it from now on belongs to the game that was opened.
                // What is missing from a damaged one stays in its file: what can be read goes on under another name.
                let journal = if fault.is_none() {
                    keeping.library.begin_as(id, &game, header.clone())
                } else {
                    keeping.library.begin(&game, header.clone())
                };
                keeping.next = Some((game.clone(), journal));
                kept.0 = Some(game.clone());
                matches.write(MatchRequested::Adopt { game: Box::new(game), header: Some(header) });
                toasts.write_batch(fault.map(|fault| Toast {
                    tone: Tone::Error,
                    text: notices::plain(format!("Only part of this game could be read: {fault}")),
                }));
            }
            Done::InProgress(id) => {
                toasts.write_batch(keeping.resume(&id, &mut matches));
            }
            Done::Told(toast) => {
                toasts.write(toast);
            }
            Done::Listed(_) | Done::Quietly => {}
        }
    }
}

/// Nothing is shown that is not on the disk: this runs between the move and its picture.
fn write_down(
    current: Res<CurrentMatch>,
    mut keeping: ResMut<Keeping>,
    mut played: MessageReader<MovePlayed>,
    mut changed: MessageReader<MatchChanged>,
    mut toasts: MessageWriter<Toast>,
) {
    let mut news = played.read().count() > 0;
    let mut went_on = news;
    let mut replaced = false;
    for change in changed.read() {
        news |= !matches!(change, MatchChanged::SetUp { .. });
        went_on |= matches!(change, MatchChanged::Grown | MatchChanged::Resigned);
        replaced |= *change == MatchChanged::Replaced;
    }
    if !news {
        return;
    }
    if let Some(left) = current.left().filter(|_| replaced) {
        keeping.journal.catch_up(left);
        toasts.write_batch(keeping.keep(left));
        keeping.turn_to(&current);
    }
    let progress = keeping.journal.catch_up(current.game());
    toasts.write_batch(said(&progress));
    // What is noted after the end is in the journal until the game is left.
    if went_on && current.game().result().is_some() {
        toasts.write_batch(keeping.keep(current.game()));
    }
}

/// A finished game goes into the library; an unfinished one is offered at the next start.
fn keep_at_exit(mut exits: MessageReader<AppExit>, current: Res<CurrentMatch>, mut keeping: ResMut<Keeping>) {
    if exits.read().last().is_some() {
        keeping.journal.catch_up(current.game());
        if current.game().result().is_some() {
            keeping.keep(current.game());
        }
    }
}

fn said(progress: &Progress) -> Option<Toast> {
    match progress {
        Progress::Saved | Progress::StillFailing => None,
        Progress::Failed(trouble) => {
            let text = notices::plain(format!("This game is not being saved: {}", trouble.what));
            Some(Toast { tone: Tone::Error, text })
        }
        Progress::Recovered => {
            let text = notices::plain("This game is being saved again.".into());
            Some(Toast { tone: Tone::Good, text })
        }
    }
}

/// Where games are kept, and the journal of the one on the table.
#[derive(Resource, Debug)]
pub struct Keeping {
    library: Library,
    journal: Journal,
    /// The journal of the match that is about to come on the table, if it has one already.
    next: Option<(Match, Journal)>,
    offers: Vec<Offer>,
}

impl Keeping {
    /// Keeps a match from now on. What was interrupted earlier is offered.
    pub fn new(library: Library, game: &Match, header: Option<&Header>) -> Self {
        let journal = library.begin(game, header.cloned().unwrap_or_default());
        // Files that cannot be read have been renamed; there is nothing that the player could do about them here.
        let (interrupted, _) = library.interrupted();
        let offers = interrupted.iter().map(Offer::of).collect();
        Self { library, journal, next: None, offers }
    }

    /// The games that were interrupted, the one that changed last first.
    pub fn offers(&self) -> &[Offer] {
        &self.offers
    }

    /// Whether everything that happened is on the disk.
    pub fn is_safe(&self) -> bool {
        self.journal.trouble().is_none()
    }

    /// Where games are kept.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// The name of the game on the table.
    pub fn id(&self) -> &GameId {
        self.journal.id()
    }

    /// Puts a game that was interrupted on the table. Returns what the player should know.
    fn resume(&mut self, id: &GameId, matches: &mut MessageWriter<MatchRequested>) -> Option<Toast> {
        self.offers.retain(|offer| offer.id != *id);
        if id == self.id() {
            let text = notices::plain("This game is on the table.".into());
            return Some(Toast { tone: Tone::Good, text });
        }
        let text = match self.library.resume(id) {
            Ok(resumed) => {
                self.next = Some((resumed.table.clone(), resumed.journal));
                let (game, header) = (Box::new(resumed.table), Some(resumed.header));
                matches.write(MatchRequested::Adopt { game, header });
                // Half a last line is what a kill leaves behind; nothing that was shown is missing.
                let damage = resumed.damage.filter(|damage| damage.kind != DamageKind::Torn)?;
                format!("The end of this game could not be read: {damage}")
            }
            Err(error) => format!("This game could not be opened: {error}"),
        };
        Some(Toast { tone: Tone::Error, text: notices::plain(text) })
    }

    /// Why something cannot be done with the game that is on the table.
    fn refusal(&self, job: &Job) -> Option<&'static str> {
        match job {
            Job::Open(id) if id == self.id() => Some("This game is already on the table."),
            Job::Rename(id, _) if id == self.id() => {
                Some("This game is on the table. Start or open another one, then rename it.")
            }
            _ => None,
        }
    }

    /// Puts a match into the library, if there is anything in it.
    fn keep(&mut self, game: &Match) -> Option<Toast> {
        if game.tree().is_empty() || !self.journal.is_worth_keeping() {
            return None;
        }
        let failed = self.library.keep(&mut self.journal, game).err()?;
        let text = notices::plain(format!("This game was not added to the library: {failed}"));
        Some(Toast { tone: Tone::Error, text })
    }

    fn turn_to(&mut self, current: &CurrentMatch) {
        let fresh = || self.library.begin(current.game(), current.header().cloned().unwrap_or_default());
        // Another match may have come in between; its moves do not belong into this journal.
        let next = self.next.take().filter(|(game, _)| game == current.game());
        self.journal = next.map_or_else(fresh, |(_, journal)| journal);
    }
}

/// A game that was interrupted and can go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Its name in the library.
    pub id: GameId,
    /// What is played.
    pub variant: Variant,
    /// Who plays it.
    pub seats: ByPlayer<Seat>,
    /// How many moves were played.
    pub moves: usize,
}

impl Offer {
    fn of(game: &Interrupted) -> Self {
        let table = &game.table;
        Self {
            id: game.id.clone(),
            variant: table.variant(),
            seats: table.seats(),
            moves: table.moves().len(),
        }
    }
}

/// A request to the library.
#[derive(Message, Clone, Debug)]
pub enum LibraryRequested {
    /// Go on with a game that was interrupted.
    Resume(GameId),
    /// Offer it no longer in this run of the program; it stays where it is.
    Dismiss(GameId),
    /// Do something with the games that are kept.
    Do(Job),
}
