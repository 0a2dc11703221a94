//! The thread on which the engine studies, and the one that hands on what it finds.

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

/// The least time from one piece of news to the next.
const PAUSE: Duration = Duration::from_millis(100);

/// Position to analyse.
#[derive(Debug)]
pub(super) struct AnalysisTask {
    pub ask: AnalysisQuery,
    pub game: AnyGame,
    pub stop: Stop,
}

/// Position and settings of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct AnalysisQuery {
    pub turn: PositionId,
    pub lines: MultiPv,
    pub threads: Threads,
    pub memory: Mebibytes,
}

/// Result of an analysis.
#[derive(Debug)]
pub(super) enum AnalysisEvent {
    /// More is known of a position.
    Found(AnalysisQuery, AnalysisUpdate),
    /// There is nothing more to be found.
    Finished(AnalysisQuery),
}

impl AnalysisEvent {
    const fn ask(&self) -> &AnalysisQuery {
        match self {
            Self::Found(ask, _) | Self::Finished(ask) => ask,
        }
    }
}

/// Analysis thread, and the thread that forwards its results. Dropping it ends both after stopping the search.
#[derive(Debug)]
pub(super) struct AnalysisWorker {
    tasks: Sender<AnalysisTask>,
    // Never locked: `hear` has it to itself, by `&mut self`.
    news: Mutex<Receiver<AnalysisEvent>>,
    busy: Arc<AtomicBool>,
}

impl AnalysisWorker {
    /// Starts them. `wake` is called when there is something to hear, at most ten times a second.
    ///
    /// # Errors
    /// If the system starts no thread.
    pub(super) fn start(wake: Wake) -> io::Result<Self> {
        let (tasks, asked) = channel();
        let (found, finds) = channel();
        let (tell, news) = channel();
        let busy = Arc::new(AtomicBool::new(false));
        let searching = Arc::clone(&busy);
        let named = |name: &str| thread::Builder::new().name(name.into());
        named("analysis").stack_size(SEARCH_STACK_SIZE).spawn(move || search(&asked, &found, &searching))?;
        named("analysis-news").spawn(move || hand_on(&finds, tell, &wake))?;
        Ok(Self { tasks, news: Mutex::new(news), busy })
    }

    /// Has a position looked at, after the search that runs.
    pub(super) fn ask(&self, task: AnalysisTask) {
        // If the thread is gone, `hear` tells.
        let _ = self.tasks.send(task);
    }

    /// What was found since the last time. An error if the thread has failed.
    pub(super) fn hear(&mut self) -> Result<Vec<AnalysisEvent>, WorkerFailed> {
        let Ok(news) = self.news.get_mut() else { return Err(WorkerFailed) };
        let mut heard = Vec::new();
        loop {
            match news.try_recv() {
                Ok(one) => heard.push(one),
                Err(TryRecvError::Empty) => return Ok(heard),
                Err(TryRecvError::Disconnected) => return Err(WorkerFailed),
            }
        }
    }

    /// Returns `true` if a search runs at this moment.
    pub(super) fn is_busy(&self) -> bool {
        self.busy.load(Ordering::Acquire)
    }
}

/// The analysis thread has panicked.
#[derive(Debug)]
pub(super) struct WorkerFailed;

/// Looks at one position after another until the [`AnalysisWorker`] is gone.
fn search(asked: &Receiver<AnalysisTask>, found: &Sender<AnalysisEvent>, busy: &AtomicBool) {
    let mut analyst: Option<(AnalysisQuery, Analyser)> = None;
    while let Ok(first) = asked.recv() {
        // Only the last one is still wanted.
        let AnalysisTask { ask, game, stop } = asked.try_iter().last().unwrap_or(first);
        if stop.is_raised() {
            continue;
        }
        busy.store(true, Ordering::Release);
        fault::strike("analysis");
        let fits = |before: &AnalysisQuery| (before.threads, before.memory) == (ask.threads, ask.memory);
        if !analyst.as_ref().is_some_and(|(before, _)| fits(before)) {
            // The old one's memory is given back before the new one takes its own.
            analyst = None;
        }
        let (before, analyst) = analyst.get_or_insert_with(|| (ask, Analyser::new(ask.memory, ask.threads)));
        if before.turn.match_id != ask.turn.match_id {
            analyst.clear();
        }
        *before = ask;
        let mut tell = |update: &AnalysisUpdate| {
            // The receiver may be gone while the window closes.
            let _ = found.send(AnalysisEvent::Found(ask, update.clone()));
        };
        analyst.analyse(&game, ask.lines, &Limits::default(), &stop, &mut tell);
        busy.store(false, Ordering::Release);
        if !stop.is_raised() && found.send(AnalysisEvent::Finished(ask)).is_err() {
            return;
        }
    }
}

/// Passes on what was found: the latest only, and not more often than a player can read.
fn hand_on(finds: &Receiver<AnalysisEvent>, tell: Sender<AnalysisEvent>, wake: &Wake) {
    while let Ok(first) = finds.recv() {
        let mut latest = vec![first];
        for next in finds.try_iter() {
            if matches!(next, AnalysisEvent::Found(..)) {
                latest.retain(|known| known.ask() != next.ask());
            }
            latest.push(next);
        }
        for news in latest {
            if tell.send(news).is_err() {
                return;
            }
        }
        wake.call();
        thread::sleep(PAUSE);
    }
    // The window, once awake, finds out that nothing more comes.
    drop(tell);
    wake.call();
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;
    use crate::play::NodeId;
    use crate::rules::{Game, Variant};

    fn ask(number: u32) -> AnalysisQuery {
        let turn = PositionId { match_id: 0, node: NodeId::new(number) };
        AnalysisQuery { turn, lines: MultiPv::MIN, threads: Threads::MIN, memory: Mebibytes::DEFAULT }
    }

    fn until(mut done: impl FnMut() -> bool) {
        let started = Instant::now();
        while !done() {
            assert!(started.elapsed() < Duration::from_mins(1), "nothing happens");
            thread::sleep(Duration::from_micros(100));
        }
    }

    #[test]
    fn a_search_ends_as_soon_as_it_is_stopped() {
        for variant in [Variant::Hex, Variant::ANDA[2]] {
            let searcher = AnalysisWorker::start(Wake::default()).unwrap();
            let mut times: Vec<Duration> = (0..9)
                .map(|number| {
                    let stop = Stop::default();
                    searcher.ask(AnalysisTask {
                        ask: ask(number),
                        game: variant.start(),
                        stop: stop.clone(),
                    });
                    until(|| searcher.is_busy());
                    thread::sleep(Duration::from_millis(30));
                    let started = Instant::now();
                    stop.raise();
                    until(|| !searcher.is_busy());
                    started.elapsed()
                })
                .collect();
            times.sort_unstable();
            // Other programs may have the processor for longer than that.
            assert!(times[4] < Duration::from_millis(20), "{variant}: {times:?}");
        }
    }

    #[test]
    fn news_names_its_question_and_does_not_wake_the_window_too_often() {
        let woken = Arc::new(Mutex::new(Vec::new()));
        let times = Arc::clone(&woken);
        let wake = Wake::new(move || times.lock().unwrap().push(Instant::now()));
        let mut searcher = AnalysisWorker::start(wake).unwrap();
        let (first, second) = (Stop::default(), Stop::default());
        searcher.ask(AnalysisTask { ask: ask(1), game: Variant::Hex.start(), stop: first.clone() });
        let mut heard = Vec::new();
        until(|| {
            heard.extend(searcher.hear().unwrap());
            heard.len() > 3
        });
        assert!(heard.iter().all(|news| *news.ask() == ask(1)));
        first.raise();
        searcher.ask(AnalysisTask { ask: ask(2), game: Variant::Snub.start(), stop: second.clone() });
        until(|| {
            heard.extend(searcher.hear().unwrap());
            heard.iter().any(|news| *news.ask() == ask(2))
        });
        second.raise();
        let times = woken.lock().unwrap();
        assert!(times.windows(2).all(|pair| pair[1] - pair[0] >= PAUSE), "{times:?}");
    }

    #[test]
    fn what_is_proved_ends_by_itself() {
        let mut game = Variant::Hex3.start();
        while crate::ai::root_move_count(&game) > 2 || game.ply() < 20 {
            let Some(&mv) = game.legal_moves().last() else { break };
            game.play_unchecked(mv);
        }
        let mut searcher = AnalysisWorker::start(Wake::default()).unwrap();
        searcher.ask(AnalysisTask { ask: ask(1), game, stop: Stop::default() });
        until(|| searcher.hear().unwrap().iter().any(|news| matches!(news, AnalysisEvent::Finished(_))));
        until(|| !searcher.is_busy());
    }
}
