//! Search results.

use std::time::Duration;

use super::Score;
use crate::rules::AnyMove;

/// One line of a search with its score, depth and statistics: the final result, or news while the search
/// runs.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchInfo {
    /// Best move.
    pub best_move: AnyMove,
    /// 1 for the best line, 2 for the second best and so on, with [several variations](super::MultiPv).
    pub rank: usize,
    /// Principal variation, which starts with `best_move`.
    pub pv: Vec<AnyMove>,
    /// Score for the player to move.
    pub score: Score,
    /// Depth in plies; in Anda the length of `pv`. 0 if no depth was finished.
    pub depth: u32,
    /// Maximum depth reached in plies.
    pub sel_depth: u32,
    /// Nodes visited; in Anda playouts.
    pub nodes: u64,
    /// Playouts of the move in Anda, a measure of the score's reliability.
    pub visits: Option<u32>,
    /// Time taken.
    pub time: Duration,
    /// How full the transposition table or the search tree is, in thousandths.
    pub hashfull: u32,
    /// Final margin in points under best play for the player to move, once proved: every line that matters was
    /// searched to the end of the game.
    pub proved: Option<i32>,
}

impl SearchInfo {
    /// Limits the score of each of several lines, best first, to that of the line ranked above.
    ///
    /// Each line is searched on its own, some perhaps less deeply than the best; a higher score further down is less
    /// reliable.
    pub(super) fn with_descending_scores(infos: impl IntoIterator<Item = Self>) -> Vec<Self> {
        let mut most = None;
        let mut lower = |mut info: Self| {
            if let Some(most) = most.filter(|most| *most < info.score) {
                (info.score, info.proved) = (most, None);
            }
            most = Some(info.score);
            info
        };
        infos.into_iter().map(&mut lower).collect()
    }

    /// Returns the nodes per second.
    pub fn nps(&self) -> u64 {
        nodes_per_second(self.nodes, self.time)
    }
}

/// Returns the search speed for this many nodes in this time, in nodes per second.
pub fn nodes_per_second(nodes: u64, time: Duration) -> u64 {
    let nanos = time.as_nanos().max(1);
    u64::try_from(u128::from(nodes) * 1_000_000_000 / nanos).unwrap_or(u64::MAX)
}
