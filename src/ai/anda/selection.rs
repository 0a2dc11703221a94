//! Child selection: PUCT with rapid action value estimation (RAVE).

use super::parameters::{CPUCT, RAVE_EQUIVALENCE, RAVE_PRIOR_VISITS};
use super::tree::{Node, Proof};

/// Computes PUCT scores, by which the tree search selects among the children of one node.
pub(super) struct PuctScore {
    /// Square root of the node's visits.
    sqrt_parent_visits: f32,
    /// Value of a move without statistics, from the parent's win rate (first play urgency).
    expected: f32,
}

impl PuctScore {
    /// Prepares the scores of the children of a node.
    #[expect(clippy::cast_precision_loss, reason = "no count is near the limit, and none need be exact")]
    pub(super) fn for_parent(node: &Node) -> Self {
        let visits = node.visits().max(1) as f32;
        Self { sqrt_parent_visits: visits.sqrt(), expected: 1.0 - node.wins() as f32 / visits }
    }

    /// Returns the score of a child: its win rate, blended with its AMAF win rate, plus a bonus and the exploration term.
    #[expect(clippy::cast_precision_loss, reason = "no count is near the limit, and none need be exact")]
    pub(super) fn score(&self, child: &Node, bonus: f32) -> f32 {
        match child.proof() {
            Proof::Wins => return f32::INFINITY,
            Proof::Loses => return -1.0,
            Proof::Unknown => {}
        }
        let visits = child.visits() as f32;
        let (amaf_visits, amaf_wins) = child.amaf();
        let amaf_visits = amaf_visits as f32 + RAVE_PRIOR_VISITS;
        let amaf_mean = (amaf_wins as f32 + RAVE_PRIOR_VISITS * self.expected) / amaf_visits;
        let mean = child.wins() as f32 / visits.max(1.0);
        let beta = amaf_visits / (amaf_visits + visits + amaf_visits * visits / RAVE_EQUIVALENCE);
        let value = mean + beta * (amaf_mean - mean);
        value + bonus + CPUCT * child.prior() * self.sqrt_parent_visits / (1.0 + visits)
    }
}
