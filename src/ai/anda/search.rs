//! One search: playouts until a limit is reached or the game is solved.

use std::sync::atomic::AtomicU64;
use std::thread;
use std::time::Instant;

use crate::ai::budget::Budget;
use crate::ai::{Limits, Ranks, Stop, Thought, Threads};
use crate::rules::anda::{Field, Move, Position};

use super::descent::{Worker, moves_to_try};
use super::memory::Memory;
use super::parameters::{FIRST_REPORT, PLAYOUTS_PER_LOOK};
use super::report::Report;
use super::tree::Tree;

/// Every move worth a look at the root.
pub(in crate::ai) fn root_moves(position: &Position) -> Vec<Move> {
    moves_to_try(&Field::new(position))
}

/// What is asked.
#[derive(Clone, Copy, Debug)]
pub(in crate::ai) struct Search<'a> {
    /// The moves to choose from.
    pub(in crate::ai) moves: &'a [Move],
    pub(in crate::ai) limits: &'a Limits,
    /// One thread with a limit of playouts and the same seed always finds the same.
    pub(in crate::ai) threads: Threads,
    /// How many of the best moves are told of.
    pub(in crate::ai) ranks: Ranks,
    pub(in crate::ai) seed: u64,
    pub(in crate::ai) stop: &'a Stop,
}

impl Search<'_> {
    /// Searches until a limit is reached or the game is solved; none without a move.
    pub(in crate::ai) fn run(
        self,
        position: &Position,
        memory: &mut Memory,
        on_info: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        if self.moves.is_empty() {
            return None;
        }
        let started = Instant::now();
        memory.turn_to(position);
        let root = Field::new(position);
        let (visited, nobody) = (AtomicU64::new(0), Stop::default());
        // Only the first thread looks at the clock and listens; the others end with it.
        let helpers = Limits { time: None, ..*self.limits };
        let mut budget = Budget::new(self.limits, self.threads, started, self.stop, &visited);
        let other = |_| Budget::new(&helpers, self.threads, started, &nobody, &visited);
        let mut others: Vec<Budget> = (1..self.threads.get()).map(other).collect();
        let mut progress = Progress { next_report: FIRST_REPORT, ..Progress::default() };
        for round in 0.. {
            let mut round = Round { search: self, root: &root, tree: &memory.tree, number: round };
            if round.run(&mut budget, &mut others, &mut progress, on_info) == Ending::Over {
                break;
            }
            memory.cut_back();
        }
        let report = Report::new(&memory.tree, self);
        Some(report.tell(progress.deepest, budget.nodes(), budget.elapsed(), on_info))
    }
}

/// Playouts until the search is over or the tree has no room to grow.
struct Round<'a> {
    search: Search<'a>,
    root: &'a Field,
    tree: &'a Tree,
    number: u64,
}

impl<'a> Round<'a> {
    fn run(
        &mut self,
        budget: &mut Budget,
        others: &mut [Budget],
        progress: &mut Progress,
        on_info: &mut dyn FnMut(&Thought),
    ) -> Ending {
        let mut worker = self.worker(0);
        if self.number == 0 {
            // The root gets its moves in any case.
            worker.play();
        }
        let done = Stop::default();
        thread::scope(|scope| {
            let _others_end = done.raise_on_drop();
            for (other, number) in others.iter_mut().zip(1..) {
                let (mut worker, done) = (self.worker(number), &done);
                let help = move || {
                    while !done.is_raised() && !worker.is_stuck() && other.spend().is_ok() {
                        worker.play();
                    }
                    other.tell();
                };
                // With fewer threads than asked for the search is slower, and a limit of playouts is not used up.
                let _ = thread::Builder::new().name("search".into()).spawn_scoped(scope, help);
            }
            self.lead(&mut worker, budget, progress, on_info)
        })
    }

    /// What the first thread does.
    fn lead(
        &self,
        worker: &mut Worker,
        budget: &mut Budget,
        progress: &mut Progress,
        on_info: &mut dyn FnMut(&Thought),
    ) -> Ending {
        let limits = self.search.limits;
        let report = Report::new(self.tree, self.search);
        loop {
            if worker.is_decided() || budget.is_late() || budget.spend().is_err() {
                return Ending::Over;
            }
            worker.play();
            progress.deepest = progress.deepest.max(worker.deepest);
            let playouts = budget.nodes();
            if progress.is_deep(playouts, limits, &report) {
                return Ending::Over;
            }
            if worker.is_stuck() {
                return Ending::NoRoom;
            }
            if playouts >= progress.next_report {
                progress.next_report = playouts * 2;
                report.tell(progress.deepest, playouts, budget.elapsed(), on_info);
            }
        }
    }

    fn worker(&self, thread: u64) -> Worker<'a> {
        let seed = self.search.seed.wrapping_add(self.number << 32).wrapping_add(thread << 48);
        Worker::new(self.tree, self.root, self.search.moves, seed)
    }
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, Default)]
struct Progress {
    /// Plies of the longest path in the tree.
    deepest: u32,
    next_report: u64,
    /// When to ask next how deep the expected line is.
    next_look: u64,
}

impl Progress {
    /// Whether a limit of depth is reached.
    fn is_deep(&mut self, playouts: u64, limits: &Limits, report: &Report) -> bool {
        let Some(depth) = limits.depth else { return false };
        if playouts < self.next_look {
            return false;
        }
        self.next_look = playouts + playouts / PLAYOUTS_PER_LOOK + 1;
        report.depth() >= depth as usize
    }
}

/// What ended a round of playouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    Over,
    NoRoom,
}
