//! Looks for games that were interrupted, on a thread of its own.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::Unfinished;
use crate::library::{GameId, Library, Wake, Worker};

/// Longest wait for a killed copy of the program to release its game, which can take seconds on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);
/// Shortest time between two searches for interrupted games. It grows with the length of the wait.
const PAUSE: Duration = Duration::from_millis(150);

/// Interrupted games of the library that are offered to the player at the start, and the search for them.
#[derive(Debug)]
pub(super) struct Offers {
    worker: Worker<Library, Vec<Unfinished>>,
    shown: Vec<Unfinished>,
    /// Games that are no longer offered.
    settled: Vec<GameId>,
    /// Set once the search is to stop.
    stop: Arc<AtomicBool>,
}

impl Offers {
    /// Starts the search for interrupted games on a thread.
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

    /// Returns the offered games, the most recently changed first.
    pub(super) fn shown(&self) -> &[Unfinished] {
        &self.shown
    }

    /// Returns `true` while the search for interrupted games runs.
    pub(super) const fn is_looking(&self) -> bool {
        self.worker.is_busy()
    }

    /// Takes the latest result of the search, and shows its games instead of the former ones.
    pub(super) fn take(&mut self) {
        if let Some(mut found) = self.worker.take().pop().filter(|_| !self.stop.load(Ordering::Relaxed)) {
            found.retain(|game| !self.settled.contains(&game.id));
            self.shown = found;
        }
    }

    /// Withdraws all offers: a player who has answered once wants to play. The games stay in the library.
    pub(super) fn close(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.shown.clear();
    }

    /// Withdraws the offer of one game for good, because the player has given it up.
    pub(super) fn settle(&mut self, id: &GameId) {
        self.shown.retain(|game| game.id != *id);
        self.settled.push(id.clone());
    }
}

impl Drop for Offers {
    /// Stops the search, so that the window can close.
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// Searches again until no game is held by a copy of the program that may have been killed.
fn look(library: &Library, answer: &mut dyn FnMut(Vec<Unfinished>), stopped: &AtomicBool) {
    let begun = Instant::now();
    let mut last_answer = None;
    loop {
        // Files that cannot be read have been renamed; there is nothing that the player could do about them here.
        let (games, _) = library.interrupted();
        let found: Vec<Unfinished> = games.into_iter().map(Unfinished::of).collect();
        if last_answer.as_ref() != Some(&found) {
            answer(found.clone());
            last_answer = Some(found);
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
