//! A search on a thread of its own.
//!
//! The thread answers exactly once, even if the search panics: the caller waits for that answer. Some answers
//! are held back until a word comes ([`Awaited`]): `go infinite` waits for `stop`, `go ponder` for `ponderhit` or
//! `stop`. While it ponders, a search knows no limit of time; `ponderhit` starts the clock, and a second thread
//! ends the search when that has run out.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::command::Awaited;
use super::output::Output;
use crate::ai::{self, Limits, Opponent, SearchInfo, Stop};
use crate::rules::{AnyGame, AnyMove, Game};

/// A search that runs on a thread of its own and writes its best move by itself; in the end it gives the opponent
/// back.
pub(super) struct Search {
    stop: Stop,
    /// Set just before the best move is written: from then on the next command may come.
    answered: Arc<AtomicBool>,
    /// `true` if the answer is held back.
    held: Arc<AtomicBool>,
    /// The time that counts from `ponderhit` on.
    pondering: Option<Pondering>,
    /// Ends the clock's thread when it is dropped.
    clock: Option<Sender<()>>,
    thread: JoinHandle<Option<Box<Opponent>>>,
}

/// Time limit of a ponder search, which counts from `ponderhit` on.
struct Pondering {
    time: Option<Duration>,
}

/// What a search is to do: the position, its limits, and how to answer.
pub(super) struct SearchRequest {
    pub(super) game: AnyGame,
    /// The move that led there, if it is known.
    pub(super) last: Option<AnyMove>,
    pub(super) limits: Limits,
    /// Event that the answer waits for.
    pub(super) awaits: Option<Awaited>,
    /// Only the given limits count, and the best move is never varied.
    pub(super) full_strength: bool,
    /// `true` if the expected reply is printed with the best move.
    pub(super) tells_reply: bool,
    pub(super) output: Output,
}

impl Search {
    /// Starts a search on a new thread, with the opponent that the function returns there.
    ///
    /// # Errors
    /// If no thread can be started.
    pub(super) fn start(
        mut request: SearchRequest,
        opponent: impl FnOnce() -> Box<Opponent> + Send + 'static,
    ) -> io::Result<Self> {
        let is_ponder = request.awaits == Some(Awaited::PonderHit);
        let pondering = is_ponder.then(|| Pondering { time: request.limits.time.take() });
        let run = Run {
            stop: Stop::default(),
            answered: Arc::default(),
            held: Arc::new(AtomicBool::new(request.awaits.is_some())),
            request,
        };
        let (stop, answered, held) = (run.stop.clone(), Arc::clone(&run.answered), Arc::clone(&run.held));
        let thread = thread::Builder::new().name("search".into()).stack_size(ai::SEARCH_STACK_SIZE).spawn(
            move || {
                // If writing fails, the reader is gone; the main thread finds out when it answers next.
                run.run(opponent).unwrap_or_default()
            },
        )?;
        Ok(Self { stop, answered, held, pondering, clock: None, thread })
    }

    /// Ends the search, so that it answers now.
    pub(super) fn stop(&self) {
        self.stop.raise();
    }

    /// Returns `true` if the next search may begin: this one has answered, or was stopped and answers any moment.
    pub(super) fn is_over(&self) -> bool {
        self.answered.load(Ordering::Relaxed) || self.stop.is_raised() || self.thread.is_finished()
    }

    /// Waits for the search to answer, and returns the opponent for the next one; none if the search panicked.
    pub(super) fn into_opponent(self) -> Option<Box<Opponent>> {
        self.thread.join().ok().flatten()
    }

    /// Tells a search that ponders that the expected move was played: from now on its time counts, and it may answer.
    /// Returns `false` if nothing is pondered.
    ///
    /// # Errors
    /// If no thread can be started.
    pub(super) fn ponder_hit(&mut self) -> io::Result<bool> {
        let Some(pondering) = self.pondering.take() else { return Ok(false) };
        if let Some(time) = pondering.time {
            let (sender, over) = channel();
            let stop = self.stop.clone();
            thread::Builder::new().name("clock".into()).spawn(move || {
                if over.recv_timeout(time) == Err(RecvTimeoutError::Timeout) {
                    stop.raise();
                }
            })?;
            self.clock = Some(sender);
        }
        self.held.store(false, Ordering::Relaxed);
        Ok(true)
    }

    /// Ends the search without an answer.
    pub(super) fn abandon(self) {
        self.answered.store(true, Ordering::Relaxed);
        self.stop.raise();
    }

    /// Waits for the search to answer, because the input is over. A search whose answer is held back is ended first,
    /// because what it awaits can no longer come.
    pub(super) fn finish(self) {
        if self.held.load(Ordering::Relaxed) {
            self.stop.raise();
        }
        let _ = self.thread.join();
    }
}

/// The part of a search that runs on its own thread.
struct Run {
    request: SearchRequest,
    stop: Stop,
    answered: Arc<AtomicBool>,
    held: Arc<AtomicBool>,
}

impl Run {
    /// Searches and answers. The opponent is lost if the search breaks down.
    fn run(self, opponent: impl FnOnce() -> Box<Opponent>) -> io::Result<Option<Box<Opponent>>> {
        let (mut written, mut last_info) = (Ok(()), None);
        let searched = catch_unwind(AssertUnwindSafe(|| {
            let mut opponent = opponent();
            let info = self.think(&mut opponent, &mut written, &mut last_info);
            (opponent, info)
        }));
        written?;
        // Who breaks down plays what it said last.
        let (opponent, info) = match searched {
            Ok((opponent, info)) => (Some(opponent), info),
            Err(_) => (None, last_info),
        };
        while self.held.load(Ordering::Relaxed) && !self.stop.is_raised() {
            thread::sleep(Duration::from_millis(1));
        }
        if !self.answered.swap(true, Ordering::Relaxed) {
            if opponent.is_none() {
                self.request.output.remark("the search broke down; its memory is lost")?;
            }
            self.answer(info.as_ref())?;
        }
        Ok(opponent)
    }

    /// Searches, and writes each result meanwhile. Leaves the first error of writing in `written`, and the latest
    /// result for the best move in `last_info`.
    fn think(
        &self,
        opponent: &mut Opponent,
        written: &mut io::Result<()>,
        last_info: &mut Option<SearchInfo>,
    ) -> Option<SearchInfo> {
        let request = &self.request;
        let mut on_info = |info: &SearchInfo| {
            if info.rank == 1 {
                *last_info = Some(info.clone());
            }
            if written.is_ok() && !self.answered.load(Ordering::Relaxed) {
                *written = self.write_info(info);
            }
            if written.is_err() {
                self.stop.raise();
            }
        };
        if request.full_strength {
            opponent.engine().search(&request.game, &request.limits, &self.stop, &mut on_info)
        } else {
            opponent.set_last_move(request.last);
            opponent.think(&request.game, &request.limits, &self.stop, &mut on_info)
        }
    }

    /// Says the best move; without a thought any legal one, for silence would end the game.
    fn answer(&self, info: Option<&SearchInfo>) -> io::Result<()> {
        let SearchRequest { game, output, .. } = &self.request;
        let best = info.map(|info| info.best_move).or_else(|| game.legal_moves().first().copied());
        let Some(best) = best else { return output.say("bestmove none") };
        let best = best.display(game.board());
        let reply = info.and_then(|info| info.pv.get(1)).filter(|_| self.request.tells_reply);
        match reply {
            Some(reply) => output.say(format_args!("bestmove {best} ponder {}", reply.display(game.board()))),
            None => output.say(format_args!("bestmove {best}")),
        }
    }

    fn write_info(&self, info: &SearchInfo) -> io::Result<()> {
        let SearchRequest { game, output, .. } = &self.request;
        let mut line = String::new();
        for mv in &info.pv {
            line.push(' ');
            line.push_str(&mv.display(game.board()).to_string());
        }
        output.say(format_args!(
            "info depth {} seldepth {} multipv {} time {} nodes {} nps {} hashfull {} score cp {} pv{line}",
            info.depth,
            info.sel_depth,
            info.rank,
            info.time.as_millis(),
            info.nodes,
            info.nps(),
            info.hashfull,
            info.score.centipoints(),
        ))?;
        match info.proved.filter(|_| info.rank == 1) {
            Some(margin) => output.remark(format_args!("proved {margin}")),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::panic, reason = "tests may fail")]
mod tests {
    use std::io::Write;
    use std::sync::Mutex;

    use super::*;
    use crate::play::Level;
    use crate::rules::Variant;

    /// Output, for the test to read.
    #[derive(Clone, Default)]
    struct Written(Arc<Mutex<Vec<u8>>>);

    impl Write for Written {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    impl Written {
        fn text(&self) -> String {
            String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
        }
    }

    fn request(written: &Written, limits: Limits, awaits: Option<Awaited>) -> SearchRequest {
        let (game, output) = (Variant::Hex3.start(), Output::new(written.clone()));
        SearchRequest { game, last: None, limits, awaits, full_strength: true, tells_reply: true, output }
    }

    fn opponent() -> Box<Opponent> {
        Box::new(Opponent::new(Level::MAX, 0))
    }

    #[test]
    fn a_search_that_breaks_down_still_answers() {
        let written = Written::default();
        let search =
            Search::start(request(&written, Limits::depth(1), None), || panic!("this is a test")).unwrap();
        assert!(search.into_opponent().is_none());
        assert_eq!(written.text(), "info string the search broke down; its memory is lost\nbestmove a1\n");
    }

    #[test]
    fn a_hit_starts_the_clock_and_lets_the_answer_out() {
        let written = Written::default();
        // Over at once, but the answer is held back.
        let held = request(&written, Limits::depth(2), Some(Awaited::PonderHit));
        let mut search = Search::start(held, opponent).unwrap();
        while !written.text().contains("info depth 2") {
            thread::yield_now();
        }
        thread::sleep(Duration::from_millis(20));
        assert!(!search.is_over() && !written.text().contains("bestmove"));
        assert!(search.ponder_hit().unwrap());
        assert!(!search.ponder_hit().unwrap(), "only once");
        assert!(search.into_opponent().is_some());
        let answer = written.text();
        let answer = answer.lines().last().unwrap();
        assert!(answer.starts_with("bestmove ") && answer.contains(" ponder "), "{answer}");
    }

    #[test]
    fn a_ponder_search_outlasts_its_time_until_it_is_hit() {
        let written = Written::default();
        let limits = Limits { nodes: Some(u64::MAX), ..Limits::time(Duration::from_millis(1)) };
        let mut search =
            Search::start(request(&written, limits, Some(Awaited::PonderHit)), opponent).unwrap();
        thread::sleep(Duration::from_millis(30));
        assert!(!search.thread.is_finished() && !search.is_over());
        assert!(search.ponder_hit().unwrap());
        assert!(search.into_opponent().is_some(), "ends by itself");
        assert!(written.text().contains("bestmove "));
    }

    #[test]
    fn the_end_of_the_input_lets_out_what_is_held_back() {
        for awaits in [Awaited::Stop, Awaited::PonderHit] {
            let written = Written::default();
            Search::start(request(&written, Limits::default(), Some(awaits)), opponent).unwrap().finish();
            assert!(written.text().contains("bestmove "), "{awaits:?}");
        }
    }
}
