//! The search loop: playouts until a limit is reached or the game is solved.

use std::sync::atomic::AtomicU64;
use std::thread;
use std::time::Instant;

use crate::ai::time_manager::TimeManager;
use crate::ai::{Limits, SearchInfo, Stop};
use crate::rules::anda::{Field, Position};

use super::mcts::MctsWorker;
use super::parameters::{DEPTH_CHECK_DIVISOR, FIRST_INFO_PLAYOUTS};
use super::report::TreeReport;
use super::request::SearchRequest;
use super::tree::Tree;
use super::tree_reuse::PersistentTree;

impl SearchRequest<'_> {
    /// Searches a position of Anda with all threads until a limit is reached or the game is solved, and
    /// returns the best line. `None` without a root move.
    pub(in crate::ai) fn run(
        self,
        position: &Position,
        persistent: &mut PersistentTree,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> Option<SearchInfo> {
        if self.moves.is_empty() {
            return None;
        }
        let started = Instant::now();
        persistent.reroot(position);
        let root = Field::new(position);
        let (shared_nodes, never_stop) = (AtomicU64::new(0), Stop::default());
        // Only the main thread checks the time and the stop flag of the caller; helpers end with it.
        let helper_limits = Limits { time: None, ..*self.limits };
        let mut time_manager = TimeManager::new(self.limits, self.threads, started, self.stop, &shared_nodes);
        let helper = |_| TimeManager::new(&helper_limits, self.threads, started, &never_stop, &shared_nodes);
        let mut helpers: Vec<TimeManager> = (1..self.threads.get()).map(helper).collect();
        let mut progress = Progress { next_info: FIRST_INFO_PLAYOUTS, ..Progress::default() };
        for round in 0.. {
            let mut round = SearchRound { search: self, root: &root, tree: &persistent.tree, number: round };
            if round.run(&mut time_manager, &mut helpers, &mut progress, on_info) == RoundEnd::Over {
                break;
            }
            persistent.prune();
        }
        let report = TreeReport::new(&persistent.tree, self);
        Some(report.send_info(progress.sel_depth, time_manager.nodes(), time_manager.elapsed(), on_info))
    }
}

/// Playouts until the search ends or the tree is full; a full tree is pruned between rounds.
struct SearchRound<'a> {
    search: SearchRequest<'a>,
    root: &'a Field,
    tree: &'a Tree,
    number: u64,
}

impl<'a> SearchRound<'a> {
    fn run(
        &mut self,
        time_manager: &mut TimeManager,
        helpers: &mut [TimeManager],
        progress: &mut Progress,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> RoundEnd {
        let mut worker = self.worker(0);
        if self.number == 0 {
            // The root is expanded even if no playout is allowed.
            worker.run_playout();
        }
        let done = Stop::default();
        thread::scope(|scope| {
            let _stop_helpers = done.raise_on_drop();
            for (helper, number) in helpers.iter_mut().zip(1..) {
                let (mut worker, done) = (self.worker(number), &done);
                let help = move || {
                    while !done.is_raised() && !worker.is_tree_full() && helper.count_node().is_ok() {
                        worker.run_playout();
                    }
                    helper.publish_nodes();
                };
                // If a thread cannot be started, the search is slower and uses fewer playouts than its limit.
                let _ = thread::Builder::new().name("search".into()).spawn_scoped(scope, help);
            }
            self.run_main(&mut worker, time_manager, progress, on_info)
        })
    }

    /// Runs the main thread's loop, which checks limits and sends search infos.
    fn run_main(
        &self,
        worker: &mut MctsWorker,
        time_manager: &mut TimeManager,
        progress: &mut Progress,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> RoundEnd {
        let limits = self.search.limits;
        let report = TreeReport::new(self.tree, self.search);
        loop {
            if worker.is_solved() || time_manager.is_time_up() || time_manager.count_node().is_err() {
                return RoundEnd::Over;
            }
            worker.run_playout();
            progress.sel_depth = progress.sel_depth.max(worker.sel_depth);
            let playouts = time_manager.nodes();
            if progress.reached_depth(playouts, limits, &report) {
                return RoundEnd::Over;
            }
            if worker.is_tree_full() {
                return RoundEnd::NoRoom;
            }
            if playouts >= progress.next_info {
                progress.next_info = playouts * 2;
                report.send_info(progress.sel_depth, playouts, time_manager.elapsed(), on_info);
            }
        }
    }

    /// Creates the state of one thread, with random numbers unlike those of other threads and rounds.
    fn worker(&self, thread: u64) -> MctsWorker<'a> {
        let seed = self.search.seed.wrapping_add(self.number << 32).wrapping_add(thread << 48);
        MctsWorker::new(self.tree, self.root, self.search.moves, seed)
    }
}

/// Progress of the main thread through a search: the depth reached, and the number of playouts after which it next
/// sends infos and checks the depth limit.
#[derive(Clone, Copy, Debug, Default)]
struct Progress {
    /// Maximum depth reached in the tree, in plies.
    sel_depth: u32,
    next_info: u64,
    /// Playouts at which the depth limit is checked next.
    next_depth_check: u64,
}

impl Progress {
    /// Returns whether the principal variation has reached the depth limit.
    fn reached_depth(&mut self, playouts: u64, limits: &Limits, report: &TreeReport) -> bool {
        let Some(depth) = limits.depth else { return false };
        if playouts < self.next_depth_check {
            return false;
        }
        self.next_depth_check = playouts + playouts / DEPTH_CHECK_DIVISOR + 1;
        report.depth() >= depth as usize
    }
}

/// Reason why a round of playouts ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RoundEnd {
    Over,
    NoRoom,
}
