//! One search: playouts until a limit is reached or the game is solved.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::thread;
use std::time::Duration;

use crate::ai::budget::Budget;
use crate::ai::{Limits, Mebibytes, Score, Thought};
use crate::rules::AnyMove;
use crate::rules::anda::{Field, Move, Position};

use super::descent::{Worker, moves_to_try};
use super::parameters::FIRST_REPORT;
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
        let shared = Shared::default();
        let report = Report { tree: &self.memory.tree, among };
        let mut worker = Worker::new(report.tree, &root, among, self.seed);
        // The root gets its moves in any case.
        worker.play();
        let budget = &mut self.budget;
        thread::scope(|scope| {
            for number in 1..self.threads {
                let mut helper =
                    Worker::new(report.tree, &root, among, self.seed.wrapping_add(number as u64));
                let shared = &shared;
                scope.spawn(move || {
                    while !shared.done.load(Relaxed) {
                        helper.play();
                        shared.playouts.fetch_add(1, Relaxed);
                    }
                });
            }
            let mut next_report = FIRST_REPORT;
            while budget.spend().is_ok() {
                worker.play();
                if worker.is_decided() || budget.is_late() {
                    break;
                }
                let playouts = budget.nodes() + shared.playouts.load(Relaxed);
                if self.limits.nodes.is_some_and(|most| playouts >= most) {
                    break;
                }
                if playouts >= next_report {
                    next_report = playouts * 2;
                    on_info(&report.thought(playouts, worker.deepest, budget.elapsed()));
                }
            }
            shared.done.store(true, Relaxed);
        });
        let playouts = budget.nodes() + shared.playouts.load(Relaxed);
        let thought = report.thought(playouts, worker.deepest, budget.elapsed());
        on_info(&thought);
        Some(thought)
    }
}

/// Says what the tree knows.
struct Report<'a> {
    tree: &'a Tree,
    among: &'a [Move],
}

impl Report<'_> {
    fn thought(&self, playouts: u64, deepest: u32, time: Duration) -> Thought {
        let mut line = Vec::new();
        let mut score = (Score::EVEN, None);
        let mut at = self.tree.node(ROOT);
        while let Some(best) = self.best_child(at, line.is_empty()) {
            if line.is_empty() {
                score = judged(best);
            }
            line.push(AnyMove::Anda(best.mv()));
            at = best;
        }
        if line.is_empty() {
            line.push(AnyMove::Anda(self.among[0]));
        }
        Thought {
            best: line[0],
            depth: u32::try_from(line.len()).unwrap_or(u32::MAX),
            line,
            score: score.0,
            seldepth: deepest,
            nodes: playouts,
            time,
            hashfull: self.tree.fullness(),
            proved: score.1,
        }
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
