//! Saying what the tree knows.

use std::cmp::Reverse;
use std::time::Duration;

use crate::ai::{Score, Thought};
use crate::rules::AnyMove;

use super::search::Search;
use super::tree::{Node, Proof, ROOT, Tree};

/// The tree, seen from what is asked.
pub(super) struct Report<'a> {
    tree: &'a Tree,
    search: Search<'a>,
}

impl<'a> Report<'a> {
    pub(super) fn new(tree: &'a Tree, search: Search<'a>) -> Self {
        Self { tree, search }
    }

    /// Tells of the best moves, and returns what it thinks of the very best.
    pub(super) fn tell(
        &self,
        deepest: u32,
        playouts: u64,
        time: Duration,
        on_info: &mut dyn FnMut(&Thought),
    ) -> Thought {
        let ranked = self.best_moves().into_iter().zip(1..=self.search.ranks.get().into());
        let thoughts = ranked.map(|(first, rank)| {
            let line = self.line(first).into_iter().map(|node| AnyMove::Anda(node.mv())).collect();
            let visits = Some(first.visits());
            Thought { visits, ..self.thought(rank, line, judged(first), deepest, playouts, time) }
        });
        let mut thoughts = Thought::falling(thoughts);
        if thoughts.is_empty() {
            let line = vec![AnyMove::Anda(self.search.moves[0])];
            thoughts.push(self.thought(1, line, (Score::EVEN, None), deepest, playouts, time));
        }
        thoughts.iter().for_each(on_info);
        thoughts.swap_remove(0)
    }

    fn thought(
        &self,
        rank: usize,
        line: Vec<AnyMove>,
        (score, proved): (Score, Option<i32>),
        seldepth: u32,
        nodes: u64,
        time: Duration,
    ) -> Thought {
        let depth = u32::try_from(line.len()).unwrap_or(u32::MAX);
        let hashfull = self.tree.fullness();
        let visits = None;
        Thought { best: line[0], rank, line, score, depth, seldepth, nodes, visits, time, hashfull, proved }
    }

    /// The root's moves that were tried, the best first.
    ///
    /// Other threads go on counting meanwhile, so each move's merit is read once: an order that changes while it
    /// sorts may make the standard library panic.
    fn best_moves(&self) -> Vec<&'a Node> {
        let (_, children) = self.tree.children(self.tree.node(ROOT));
        let tried = |child: &&Node| child.visits() > 0 && self.search.moves.contains(&child.mv());
        let mut moves: Vec<&Node> = children.iter().filter(tried).collect();
        moves.sort_by_cached_key(|child| Reverse(merit(child)));
        moves
    }

    /// The play that is expected from a move on.
    fn line(&self, first: &'a Node) -> Vec<&'a Node> {
        let best = |node: &&'a Node| {
            let (_, children) = self.tree.children(node);
            children.iter().filter(|child| child.visits() > 0).max_by_key(|child| merit(child))
        };
        std::iter::successors(Some(first), best).collect()
    }

    /// Plies of the line that is expected.
    pub(super) fn depth(&self) -> usize {
        self.best_moves().first().map_or(0, |first| self.line(first).len())
    }
}

/// What makes a move the best: that it is proved to win, or else that it was tried most.
fn merit(node: &Node) -> (u8, u32) {
    let rank = match node.proof() {
        Proof::Wins => 2,
        Proof::Unknown => 1,
        Proof::Loses => 0,
    };
    (rank, node.visits())
}

/// A game is won or lost, by nothing: its value is one point.
const MOST_POINTS: i32 = 1;

/// The value of a move: 100 for a sure win and −100 for a sure loss, which only a proof makes; in between what the
/// playouts say.
fn judged(node: &Node) -> (Score, Option<i32>) {
    match node.proof() {
        Proof::Wins => (Score::of_margin(MOST_POINTS), Some(MOST_POINTS)),
        Proof::Loses => (Score::of_margin(-MOST_POINTS), Some(-MOST_POINTS)),
        Proof::Unknown => {
            // The rule of succession: a single playout proves nothing.
            let (visits, wins) = (i64::from(node.visits()) + 2, i64::from(node.wins()) + 1);
            let value = (wins * 200 / visits) - 100;
            (Score::estimate(i32::try_from(value).unwrap_or_default(), MOST_POINTS), None)
        }
    }
}
