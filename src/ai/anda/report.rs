//! Search infos from the tree.

use std::cmp::Reverse;
use std::time::Duration;

use crate::ai::{Score, SearchInfo};
use crate::rules::AnyMove;

use super::request::SearchRequest;
use super::tree::{Node, Proof, ROOT, Tree};

/// Reads the search infos (best lines, scores) of one search from its tree.
pub(super) struct TreeReport<'a> {
    tree: &'a Tree,
    search: SearchRequest<'a>,
}

impl<'a> TreeReport<'a> {
    pub(super) fn new(tree: &'a Tree, search: SearchRequest<'a>) -> Self {
        Self { tree, search }
    }

    /// Calls `on_info` with each of the requested number of best lines, and returns the best one.
    pub(super) fn send_info(
        &self,
        sel_depth: u32,
        playouts: u64,
        time: Duration,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> SearchInfo {
        let ranked = self.best_moves().into_iter().zip(1..=self.search.multi_pv.get().into());
        let infos = ranked.map(|(first, rank)| {
            let line =
                self.principal_variation(first).into_iter().map(|node| AnyMove::Anda(node.mv())).collect();
            let visits = Some(first.visits());
            SearchInfo { visits, ..self.info(rank, line, move_score(first), sel_depth, playouts, time) }
        });
        let mut infos = SearchInfo::with_descending_scores(infos);
        if infos.is_empty() {
            let line = vec![AnyMove::Anda(self.search.moves[0].mv)];
            infos.push(self.info(1, line, (Score::EVEN, None), sel_depth, playouts, time));
        }
        infos.iter().for_each(on_info);
        infos.swap_remove(0)
    }

    fn info(
        &self,
        rank: usize,
        line: Vec<AnyMove>,
        (score, proved): (Score, Option<i32>),
        sel_depth: u32,
        nodes: u64,
        time: Duration,
    ) -> SearchInfo {
        let depth = u32::try_from(line.len()).unwrap_or(u32::MAX);
        let hashfull = self.tree.fullness();
        let visits = None;
        SearchInfo {
            best_move: line[0],
            rank,
            pv: line,
            score,
            depth,
            sel_depth,
            nodes,
            visits,
            time,
            hashfull,
            proved,
        }
    }

    /// Returns the visited root moves, best first.
    ///
    /// Other threads keep counting, so each sort key is read once: an order that changes during a sort may make the
    /// standard library panic.
    fn best_moves(&self) -> Vec<&'a Node> {
        let (_, children) = self.tree.children(self.tree.node(ROOT));
        let is_allowed = |child: &Node| self.search.moves.iter().any(|root| root.mv == child.mv());
        let tried = |child: &&Node| child.visits() > 0 && is_allowed(child);
        let mut moves: Vec<&Node> = children.iter().filter(tried).collect();
        moves.sort_by_cached_key(|child| Reverse(move_rank(child)));
        moves
    }

    /// Returns the principal variation that starts with a move.
    fn principal_variation(&self, first: &'a Node) -> Vec<&'a Node> {
        let best = |node: &&'a Node| {
            let (_, children) = self.tree.children(node);
            children.iter().filter(|child| child.visits() > 0).max_by_key(|child| move_rank(child))
        };
        std::iter::successors(Some(first), best).collect()
    }

    /// Returns the length of the principal variation in plies.
    pub(super) fn depth(&self) -> usize {
        self.best_moves().first().map_or(0, |first| self.principal_variation(first).len())
    }
}

/// Returns the sort key of a move: proved wins first, proved losses last, then by visits.
fn move_rank(node: &Node) -> (u8, u32) {
    let rank = match node.proof() {
        Proof::Wins => 2,
        Proof::Unknown => 1,
        Proof::Loses => 0,
    };
    (rank, node.visits())
}

/// Anda has no margins: a proved win or loss scores as a margin of one point, plus or minus 100 centipoints, and
/// estimates lie between.
const MAX_MARGIN: i32 = 1;

/// Returns the score of a move, and its proved margin.
///
/// Without a proof, the score is an estimate from the win rate, rounded down.
fn move_score(node: &Node) -> (Score, Option<i32>) {
    match node.proof() {
        Proof::Wins => (Score::from_margin(MAX_MARGIN), Some(MAX_MARGIN)),
        Proof::Loses => (Score::from_margin(-MAX_MARGIN), Some(-MAX_MARGIN)),
        Proof::Unknown => {
            // Laplace's rule of succession: a single playout proves nothing.
            let (visits, wins) = (i64::from(node.visits()) + 2, i64::from(node.wins()) + 1);
            let value = (wins * 200 / visits) - 100;
            (Score::clamped(i32::try_from(value).unwrap_or_default(), MAX_MARGIN), None)
        }
    }
}
