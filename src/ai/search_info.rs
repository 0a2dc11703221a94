//! What a search has found.

use std::time::Duration;

use super::Score;
use crate::rules::AnyMove;

/// What an engine thinks of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchInfo {
    /// The move it would play.
    pub best_move: AnyMove,
    /// 1 for the best move, 2 for the second best, and so on where [several](super::MultiPv) are asked for.
    pub rank: usize,
    /// The play it expects, `best` first.
    pub pv: Vec<AnyMove>,
    /// The value for the player to move.
    pub score: Score,
    /// Plies searched in full, in Anda those of `line`; 0 if there was no time for even one.
    pub depth: u32,
    /// Plies of the longest line looked at.
    pub sel_depth: u32,
    /// Positions visited, in Anda playouts.
    pub nodes: u64,
    /// How many playouts tried the move, in Anda, where that says how much the value is worth.
    pub visits: Option<u32>,
    /// Time taken.
    pub time: Duration,
    /// How full the table of known positions is, in thousandths.
    pub hashfull: u32,
    /// The final margin under best play for the player to move, once every line to the end of the game that
    /// matters was searched and no estimate is left in the value.
    pub proved: Option<i32>,
}

impl SearchInfo {
    /// Thoughts in the order of their ranks, none valued above the one before. Each rank is searched on its own, some
    /// perhaps less deeply than the best: a value that is higher all the same was not searched as well.
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

    /// Positions per second.
    pub fn nps(&self) -> u64 {
        nodes_per_second(self.nodes, self.time)
    }
}

/// So many positions in so much time, per second.
pub fn nodes_per_second(nodes: u64, time: Duration) -> u64 {
    let nanos = time.as_nanos().max(1);
    u64::try_from(u128::from(nodes) * 1_000_000_000 / nanos).unwrap_or(u64::MAX)
}
