//! Looks for games that were interrupted, on a thread of its own.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::Unfinished;
use crate::library::{GameId, Library, Wake, Worker};

/// A copy of the program that was killed holds its game for a moment longer, on a busy machine for several seconds; so
/// long one waits for it.
const PATIENCE: Duration = Duration::from_secs(30);
/// The least time from one look to the next. It grows with the time that was waited for nothing.
const PAUSE: Duration = Duration::from_millis(150);

/// The games that were interrupted earlier, as far as they are known and still offered.
#[derive(Debug)]
pub(super) struct Offers {
    worker: Worker<Library, Vec<Unfinished>>,
    shown: Vec<Unfinished>,
    /// What is offered no longer.
    settled: Vec<GameId>,
    /// Set once neither the player nor the program wants to know any more.
    stop: Arc<AtomicBool>,
}

impl Offers {
    /// Begins to look, and does not wait for what is found.
    pub(super) fn look(library: &Library, wake: Wake) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        let work = move |libraries: Vec<Library>, answer: &mut dyn FnMut(Vec<Unfinished>)| {
            for library in libraries {
                look(&library, answer, &stopped);
            }
        };
        let mut worker = Worker::start("offers", work, wake).that_reads();
        worker.ask(library.clone());
        Self { worker, shown: Vec::new(), settled: Vec::new(), stop }
    }

    /// The one that changed last comes first.
    pub(super) fn shown(&self) -> &[Unfinished] {
        &self.shown
    }

    /// Whether more may be found.
    pub(super) const fn is_looking(&self) -> bool {
        self.worker.is_busy()
    }

    /// Takes what was found since the last time.
    pub(super) fn take(&mut self) {
        if let Some(mut found) = self.worker.take().pop().filter(|_| !self.stop.load(Ordering::Relaxed)) {
            found.retain(|game| !self.settled.contains(&game.id));
            self.shown = found;
        }
    }

    /// Offers nothing more: a player who has answered once wants to play. The games are all in the library.
    pub(super) fn close(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.shown.clear();
    }

    /// Offers a game no longer.
    pub(super) fn settle(&mut self, id: &GameId) {
        self.shown.retain(|game| game.id != *id);
        self.settled.push(id.clone());
    }
}

impl Drop for Offers {
    /// The window need not stay open for this.
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// Looks until no game is held any more by a copy of the program that may have been killed.
fn look(library: &Library, answer: &mut dyn FnMut(Vec<Unfinished>), stopped: &AtomicBool) {
    let begun = Instant::now();
    let mut told = None;
    loop {
        // Files that cannot be read have been renamed; there is nothing that the player could do about them here.
        let (games, _) = library.interrupted();
        let found: Vec<Unfinished> = games.into_iter().map(Unfinished::of).collect();
        if told.as_ref() != Some(&found) {
            answer(found.clone());
            told = Some(found);
        }
        let waits = library.in_progress().iter().any(|game| game.held);
        if !waits || begun.elapsed() > PATIENCE || stopped.load(Ordering::Relaxed) {
            return;
        }
        // In short pieces, so that closing the window does not wait for this.
        let pieces = 1 + begun.elapsed().as_millis() / (10 * PAUSE.as_millis());
        for _ in 0..pieces {
            if !stopped.load(Ordering::Relaxed) {
                thread::sleep(PAUSE);
            }
        }
    }
}
