//! The thread that analyses, and the one that forwards its results.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use crate::ai::{Limits, Mebibytes, MultiPv, SEARCH_STACK_SIZE, Stop, Threads};
use crate::app::game::PositionId;
use crate::library::Wake;
use crate::library::report::fault;
use crate::rules::AnyGame;
use crate::study::{Analyser, AnalysisUpdate};

/// Shortest time between two updates of the results in the window.
const MIN_INTERVAL: Duration = Duration::from_millis(100);

/// Position that the analysis thread is to search, with its settings and the flag that stops the search.
#[derive(Debug)]
pub(super) struct AnalysisTask {
    pub query: AnalysisQuery,
    pub game: AnyGame,
    pub stop: Stop,
}

/// Identifies a search: the position, the number of lines, and the threads and memory that it may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct AnalysisQuery {
    pub turn: PositionId,
    pub lines: MultiPv,
    pub threads: Threads,
    pub memory: Mebibytes,
}

/// News of the running analysis: better lines for a position, or the end of the search.
#[derive(Debug)]
pub(super) enum AnalysisEvent {
    /// A new result for a position.
    Found(AnalysisQuery, AnalysisUpdate),
    /// The search has ended.
    Finished(AnalysisQuery),
}

impl AnalysisEvent {
    const fn query(&self) -> &AnalysisQuery {
        match self {
            Self::Found(query, _) | Self::Finished(query) => query,
        }
    }
}

/// Thread that analyses positions, and a second one that forwards its results to the window. Dropping it stops the
/// search and ends both.
#[derive(Debug)]
pub(super) struct AnalysisWorker {
    tasks: Sender<AnalysisTask>,
    // Never locked: `poll` has exclusive access by `&mut self`.
    news: Mutex<Receiver<AnalysisEvent>>,
    busy: Arc<AtomicBool>,
}

impl AnalysisWorker {
    /// Starts both threads. `wake` is called when there are results, at most ten times a second.
    ///
    /// # Errors
    /// If a thread cannot be started.
    pub(super) fn start(wake: Wake) -> io::Result<Self> {
        let (tasks, tasks_received) = channel();
        let (found, results) = channel();
        let (forwarded, news) = channel();
        let busy = Arc::new(AtomicBool::new(false));
        let searching = Arc::clone(&busy);
        let named = |name: &str| thread::Builder::new().name(name.into());
        named("analysis")
            .stack_size(SEARCH_STACK_SIZE)
            .spawn(move || search(&tasks_received, &found, &searching))?;
        named("analysis-news").spawn(move || forward(&results, forwarded, &wake))?;
        Ok(Self { tasks, news: Mutex::new(news), busy })
    }

    /// Queues a position on the thread. It is analysed once the running search has ended; the caller stops that one.
    pub(super) fn submit(&self, task: AnalysisTask) {
        // If the thread is gone, `poll` reports it.
        let _ = self.tasks.send(task);
    }

    /// Returns the news since the last call, or an error if the thread has failed.
    pub(super) fn poll(&mut self) -> Result<Vec<AnalysisEvent>, WorkerFailed> {
        let Ok(news) = self.news.get_mut() else { return Err(WorkerFailed) };
        let mut events = Vec::new();
        loop {
            match news.try_recv() {
                Ok(event) => events.push(event),
                Err(TryRecvError::Empty) => return Ok(events),
                Err(TryRecvError::Disconnected) => return Err(WorkerFailed),
            }
        }
    }

    /// Returns `true` if a search runs at this moment.
    pub(super) fn is_busy(&self) -> bool {
        self.busy.load(Ordering::Acquire)
    }
}

/// Error: the analysis thread has panicked and gives no more results.
#[derive(Debug)]
pub(super) struct WorkerFailed;

/// Analyses one position after another until the [`AnalysisWorker`] is dropped.
fn search(tasks_received: &Receiver<AnalysisTask>, found: &Sender<AnalysisEvent>, busy: &AtomicBool) {
    let mut analyser: Option<(AnalysisQuery, Analyser)> = None;
    while let Ok(first) = tasks_received.recv() {
        // Only the latest task still matters.
        let AnalysisTask { query, game, stop } = tasks_received.try_iter().last().unwrap_or(first);
        if stop.is_raised() {
            continue;
        }
        busy.store(true, Ordering::Release);
        fault::strike("analysis");
        let fits = |before: &AnalysisQuery| (before.threads, before.memory) == (query.threads, query.memory);
        if !analyser.as_ref().is_some_and(|(before, _)| fits(before)) {
            // Free the memory of the old analyser before the new one allocates its own.
            analyser = None;
        }
        let (before, analyser) =
            analyser.get_or_insert_with(|| (query, Analyser::new(query.memory, query.threads)));
        if before.turn.match_id != query.turn.match_id {
            analyser.clear();
        }
        *before = query;
        let mut report = |update: &AnalysisUpdate| {
            // The receiver may be gone while the window closes.
            let _ = found.send(AnalysisEvent::Found(query, update.clone()));
        };
        analyser.analyse(&game, query.lines, &Limits::default(), &stop, &mut report);
        busy.store(false, Ordering::Release);
        if !stop.is_raised() && found.send(AnalysisEvent::Finished(query)).is_err() {
            return;
        }
    }
}

/// Forwards the latest results, no more often than a player can read them.
fn forward(results: &Receiver<AnalysisEvent>, forwarded: Sender<AnalysisEvent>, wake: &Wake) {
    while let Ok(first) = results.recv() {
        let mut latest = vec![first];
        for next in results.try_iter() {
            if matches!(next, AnalysisEvent::Found(..)) {
                latest.retain(|known| known.query() != next.query());
            }
            latest.push(next);
        }
        for news in latest {
            if forwarded.send(news).is_err() {
                return;
            }
        }
        wake.call();
        thread::sleep(MIN_INTERVAL);
    }
    // The window must find the channel closed when it wakes.
    drop(forwarded);
    wake.call();
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;
    use crate::play::NodeId;
    use crate::rules::{Game, Variant};

    fn query(number: u32) -> AnalysisQuery {
        let turn = PositionId { match_id: 0, node: NodeId::new(number) };
        AnalysisQuery { turn, lines: MultiPv::MIN, threads: Threads::MIN, memory: Mebibytes::DEFAULT }
    }

    /// The limit is a hang guard: nothing here takes as long, on however busy a machine.
    fn until(mut done: impl FnMut() -> bool) {
        let started = Instant::now();
        while !done() {
            assert!(started.elapsed() < Duration::from_mins(1), "nothing happens");
            thread::sleep(Duration::from_micros(100));
        }
    }

    #[test]
    fn a_search_ends_when_it_is_stopped() {
        for variant in [Variant::Hex, Variant::ANDA[2]] {
            let searcher = AnalysisWorker::start(Wake::default()).unwrap();
            for number in 0..3 {
                let (game, stop) = (variant.start(), Stop::default());
                searcher.submit(AnalysisTask { query: query(number), game, stop: stop.clone() });
                until(|| searcher.is_busy());
                stop.raise();
                until(|| !searcher.is_busy());
            }
        }
    }

    #[test]
    fn news_names_its_question_and_does_not_wake_the_window_too_often() {
        let woken = Arc::new(Mutex::new(Vec::new()));
        let times = Arc::clone(&woken);
        let wake = Wake::new(move || times.lock().unwrap().push(Instant::now()));
        let mut searcher = AnalysisWorker::start(wake).unwrap();
        let (first, second) = (Stop::default(), Stop::default());
        searcher.submit(AnalysisTask { query: query(1), game: Variant::Hex.start(), stop: first.clone() });
        let mut heard = Vec::new();
        until(|| {
            heard.extend(searcher.poll().unwrap());
            heard.len() > 3
        });
        assert!(heard.iter().all(|news| *news.query() == query(1)));
        first.raise();
        searcher.submit(AnalysisTask { query: query(2), game: Variant::Snub.start(), stop: second.clone() });
        until(|| {
            heard.extend(searcher.poll().unwrap());
            heard.iter().any(|news| *news.query() == query(2))
        });
        second.raise();
        let times = woken.lock().unwrap();
        assert!(times.windows(2).all(|pair| pair[1] - pair[0] >= MIN_INTERVAL), "{times:?}");
    }

    #[test]
    fn what_is_proved_ends_by_itself() {
        let mut game = Variant::Hex3.start();
        while crate::ai::root_move_count(&game) > 2 || game.ply() < 20 {
            let Some(&mv) = game.legal_moves().last() else { break };
            game.play_unchecked(mv);
        }
        let mut searcher = AnalysisWorker::start(Wake::default()).unwrap();
        searcher.submit(AnalysisTask { query: query(1), game, stop: Stop::default() });
        until(|| searcher.poll().unwrap().iter().any(|news| matches!(news, AnalysisEvent::Finished(_))));
        until(|| !searcher.is_busy());
    }
}
