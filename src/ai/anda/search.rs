//! One search: playouts until a limit is reached or the game is solved.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::thread;
use std::time::Duration;

use crate::ai::budget::Budget;
use crate::ai::{Limits, Mebibytes, Score, Thought};
use crate::rules::AnyMove;
use crate::rules::anda::{Field, Move, Position};

use super::descent::{Worker, moves_to_try};
use super::parameters::{FIRST_REPORT, FULLNESS_AFTER_CUT, GROW_AT, PLAYOUTS_PER_LOOK};
use super::tree::{Index, Node, Proof, ROOT, Tree};

/// What lasts from search to search: the tree, and the position at its root.
#[derive(Debug)]
pub(in crate::ai) struct Memory {
    tree: Tree,
    root: Option<Position>,
    hash: Mebibytes,
}

impl Memory {
    /// An empty tree. It and its copy, when it is cut back, together stay within the size.
    pub(in crate::ai) fn new(hash: Mebibytes) -> Self {
        Self { tree: Tree::new(hash.bytes() / 2), root: None, hash }
    }

    /// Forgets everything.
    pub(in crate::ai) fn clear(&mut self) {
        *self = Self::new(self.hash);
    }

    /// Makes a position the root. What the tree knows of it stays, the rest is forgotten.
    fn turn_to(&mut self, position: &Position) {
        let found = self.root.as_ref().and_then(|root| self.find(root, position));
        self.tree = match found {
            Some(index) => self.tree.subtree(index, 0),
            None => Tree::new(self.hash.bytes() / 2),
        };
        self.root = Some(*position);
    }

    /// Makes room: what was tried least loses its children.
    fn cut_back(&mut self) {
        let mut least = GROW_AT;
        loop {
            least *= 2;
            let copy = self.tree.subtree(ROOT, least);
            let done = copy.fullness() <= FULLNESS_AFTER_CUT || copy.fullness() == 0;
            if done || least > u32::MAX / 4 {
                self.tree = copy;
                return;
            }
        }
    }

    /// The node of a position at most two plies below the root.
    fn find(&self, root: &Position, goal: &Position) -> Option<Index> {
        if root == goal {
            return Some(ROOT);
        }
        let mut open = vec![(ROOT, Field::new(root))];
        while let Some((at, field)) = open.pop() {
            if field.position().ply() >= goal.ply() || goal.ply() - root.ply() > 2 {
                continue;
            }
            let player = field.position().turn();
            let (first, children) = self.tree.children(self.tree.node(at));
            for (index, child) in (first..).zip(children) {
                let stands = |point| goal.stones(player).contains(point);
                let fits = match child.mv() {
                    Move::First(one, other) => stands(one) && stands(other),
                    Move::Place(point) => stands(point),
                    Move::Komi => goal.komi_left() < field.position().komi_left(),
                };
                if fits {
                    let mut next = field.clone();
                    next.play_unchecked(child.mv());
                    if next.position() == goal {
                        return Some(index);
                    }
                    open.push((index, next));
                }
            }
        }
        None
    }
}

/// Every move worth a look at the root.
pub(in crate::ai) fn root_moves(position: &Position) -> Vec<Move> {
    moves_to_try(&Field::new(position))
}

/// One search of one position.
#[derive(Debug)]
pub(in crate::ai) struct Searcher<'a> {
    memory: &'a mut Memory,
    budget: Budget<'a>,
    limits: &'a Limits,
    threads: usize,
    seed: u64,
}

/// What a thread of helpers is told, and what it tells.
#[derive(Debug, Default)]
struct Shared {
    done: AtomicBool,
    playouts: AtomicU64,
}

impl<'a> Searcher<'a> {
    /// A search with so many threads, the caller's own among them. With one thread, a limit of playouts and the
    /// same seed it always finds the same.
    pub(in crate::ai) fn new(
        memory: &'a mut Memory,
        budget: Budget<'a>,
        limits: &'a Limits,
        threads: usize,
        seed: u64,
    ) -> Self {
        Self { memory, budget, limits, threads: threads.max(1), seed }
    }

    /// Searches until a limit is reached or the game is solved; none without a move.
    pub(in crate::ai) fn run(
        mut self,
        position: &Position,
        among: &[Move],
        on_info: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        if among.is_empty() {
            return None;
        }
        self.memory.turn_to(position);
        let root = Field::new(position);
        let mut progress = Progress { next_report: FIRST_REPORT, ..Progress::default() };
        let mut rounds = 0;
        while self.round(&root, among, rounds, &mut progress, on_info) == Ending::NoRoom {
            self.memory.cut_back();
            rounds += 1;
        }
        let report = Report { tree: &self.memory.tree, among };
        let thought = report.thought(&progress, self.budget.elapsed());
        on_info(&thought);
        Some(thought)
    }

    /// Playouts until the search is over or the tree has no room to grow.
    fn round(
        &mut self,
        root: &Field,
        among: &[Move],
        number: u64,
        progress: &mut Progress,
        on_info: &mut dyn FnMut(&Thought),
    ) -> Ending {
        let report = Report { tree: &self.memory.tree, among };
        let seed = self.seed.wrapping_add(number << 32);
        let shared = Shared::default();
        let mut worker = Worker::new(report.tree, root, among, seed);
        if progress.playouts == 0 {
            // The root gets its moves in any case.
            worker.play();
        }
        let before = progress.playouts - self.budget.nodes();
        let (budget, limits) = (&mut self.budget, self.limits);
        let ending = thread::scope(|scope| {
            for helper in 1..self.threads {
                let mut helper = Worker::new(report.tree, root, among, seed.wrapping_add(helper as u64));
                let shared = &shared;
                scope.spawn(move || {
                    while !shared.done.load(Relaxed) {
                        helper.play();
                        shared.playouts.fetch_add(1, Relaxed);
                    }
                });
            }
            let ending = loop {
                if budget.spend().is_err() {
                    break Ending::Over;
                }
                worker.play();
                progress.deepest = progress.deepest.max(worker.deepest);
                progress.playouts = before + budget.nodes() + shared.playouts.load(Relaxed);
                let enough = limits.nodes.is_some_and(|most| progress.playouts >= most);
                if enough || worker.is_decided() || budget.is_late() || progress.is_deep(limits, &report) {
                    break Ending::Over;
                }
                if worker.is_stuck() {
                    break Ending::NoRoom;
                }
                if progress.playouts >= progress.next_report {
                    progress.next_report = progress.playouts * 2;
                    on_info(&report.thought(progress, budget.elapsed()));
                }
            };
            shared.done.store(true, Relaxed);
            ending
        });
        progress.playouts = before + self.budget.nodes() + shared.playouts.load(Relaxed);
        ending
    }
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, Default)]
struct Progress {
    playouts: u64,
    /// Plies of the longest path in the tree.
    deepest: u32,
    next_report: u64,
    /// When to ask next how deep the expected line is.
    next_look: u64,
}

impl Progress {
    /// Whether a limit of depth is reached.
    fn is_deep(&mut self, limits: &Limits, report: &Report) -> bool {
        let Some(depth) = limits.depth else { return false };
        if self.playouts < self.next_look {
            return false;
        }
        self.next_look = self.playouts + self.playouts / PLAYOUTS_PER_LOOK + 1;
        report.line().len() >= depth as usize
    }
}

/// What ended a round of playouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    Over,
    NoRoom,
}

/// Says what the tree knows.
struct Report<'a> {
    tree: &'a Tree,
    among: &'a [Move],
}

impl Report<'_> {
    fn thought(&self, progress: &Progress, time: Duration) -> Thought {
        let line = self.line();
        let (score, proved) = line.first().map_or((Score::EVEN, None), |best| judged(best));
        let moves = line.iter().map(|node| AnyMove::Anda(node.mv()));
        let line: Vec<AnyMove> =
            if line.is_empty() { vec![AnyMove::Anda(self.among[0])] } else { moves.collect() };
        Thought {
            rank: 1,
            best: line[0],
            depth: u32::try_from(line.len()).unwrap_or(u32::MAX),
            line,
            score,
            seldepth: progress.deepest,
            nodes: progress.playouts,
            time,
            hashfull: self.tree.fullness(),
            proved,
        }
    }

    /// The play that is expected.
    fn line(&self) -> Vec<&Node> {
        let mut line = Vec::new();
        let mut at = self.tree.node(ROOT);
        while let Some(best) = self.best_child(at, line.is_empty()) {
            line.push(best);
            at = best;
        }
        line
    }

    /// The move that is proved to win, or was tried most.
    fn best_child(&self, node: &Node, is_root: bool) -> Option<&Node> {
        let (_, children) = self.tree.children(node);
        let allowed = |child: &&Node| child.visits() > 0 && (!is_root || self.among.contains(&child.mv()));
        children.iter().filter(allowed).max_by_key(|child| {
            let rank = match child.proof() {
                Proof::Wins => 2,
                Proof::Unknown => 1,
                Proof::Loses => 0,
            };
            (rank, child.visits())
        })
    }
}

/// The value of a move: 100 for a sure win, −100 for a sure loss, in between as likely as playouts say.
fn judged(node: &Node) -> (Score, Option<i32>) {
    match node.proof() {
        Proof::Wins => (Score::of_margin(1), Some(1)),
        Proof::Loses => (Score::of_margin(-1), Some(-1)),
        Proof::Unknown => {
            let (visits, wins) = (i64::from(node.visits().max(1)), i64::from(node.wins()));
            let value = (wins * 200 / visits) - 100;
            (Score::estimate(i32::try_from(value).unwrap_or_default()), None)
        }
    }
}
