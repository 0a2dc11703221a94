//! Tunable parameters of the Abande search.

use crate::ai::Score;

/// Move ordering scores, in centipoints of a capture's gain.
pub(super) mod order {
    /// Added to the ordering score of every capture, so that captures come before all other moves.
    pub(in crate::ai::abande) const CAPTURE: i32 = 100_000;
    /// Bonus for completing a tower, which is never captured.
    pub(in crate::ai::abande) const TOWER_BONUS: i32 = 150;
    /// Penalty if the new stack can be recaptured at once.
    pub(in crate::ai::abande) const RECAPTURE_PENALTY: i32 = 150;
    /// Score of the second killer move.
    pub(in crate::ai::abande) const KILLER: i32 = 50_000;
    /// Limit of history values.
    pub(in crate::ai::abande) const MAX_HISTORY: i16 = 16_000;
    /// Score of a pass, between moves with good and with bad history.
    pub(in crate::ai::abande) const PASS: i32 = 0;
}

/// Half-width of the first aspiration window.
pub(super) const ASPIRATION_WINDOW: Score = Score::raw(40);
/// Minimum depth for aspiration windows.
pub(super) const ASPIRATION_MIN_DEPTH: u32 = 4;

/// Maximum depth for reverse futility pruning.
pub(super) const RFP_MAX_DEPTH: i32 = 5;
/// Margin of reverse futility pruning for each ply of depth, in centipoints.
pub(super) const RFP_MARGIN: i16 = 120;

/// Maximum depth for late move pruning.
pub(super) const LMP_MAX_DEPTH: i32 = 3;
/// Moves that are never pruned; the square of the depth is added.
pub(super) const LMP_BASE: i32 = 6;

/// Minimum depth for internal iterative reduction.
pub(super) const IIR_MIN_DEPTH: i32 = 4;

/// Minimum depth for late move reductions.
pub(super) const LMR_MIN_DEPTH: i32 = 3;
/// Moves that are never reduced.
pub(super) const LMR_MIN_MOVES: usize = 3;
/// Constant part of late move reductions, in plies.
pub(super) const LMR_BASE: f64 = 0.6;
/// Divisor of ln(depth) × ln(move number) in late move reductions.
pub(super) const LMR_DIVISOR: f64 = 1.8;

/// Margin of delta pruning in quiescence, in centipoints.
pub(super) const DELTA_MARGIN: i32 = 250;

/// The endgame solver.
pub(super) mod endgame {
    /// Divisor of the hash size that gives the share of the endgame caches.
    pub(in crate::ai::abande) const CACHE_SHARE: usize = 8;
    /// Maximum entries of a thread's cache, so that it fits the processor's own.
    pub(in crate::ai::abande) const MAX_CACHE_ENTRIES: usize = 1 << 16;
    /// Node limit of the endgame solver at depth 0; it doubles with each ply of depth.
    pub(in crate::ai::abande) const BASE_NODES: u64 = 16;
    /// Search depth above which the endgame solver's node limit, `BASE_NODES << depth`, grows no further.
    pub(in crate::ai::abande) const NODE_LIMIT_MAX_DEPTH: i32 = 24;
    /// Minimum search depth at which the endgame solver uses the transposition table that all threads share.
    pub(in crate::ai::abande) const TT_MIN_DEPTH: i32 = 3;
    /// Minimum depth at which the principal variation is extended to the end of the game.
    pub(in crate::ai::abande) const PV_EXTENSION_MIN_DEPTH: i32 = 4;
    /// Added to the ordering score of a capture that reaches the margin the endgame solver asks for.
    pub(in crate::ai::abande) const GOAL_REACHED_BONUS: i32 = 50;
}
