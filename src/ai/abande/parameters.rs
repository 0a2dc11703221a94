//! Every number that the search of Abande was tuned with, in one place.

use crate::ai::Score;

/// The order in which moves are tried, in the centipoints of a capture's gain.
pub(super) mod order {
    /// Captures come before all other moves.
    pub(in crate::ai::abande) const CAPTURE: i32 = 100_000;
    /// A stack of three is safe for good.
    pub(in crate::ai::abande) const TOWER_BONUS: i32 = 150;
    /// The new stack can be taken at once.
    pub(in crate::ai::abande) const RECAPTURE_PENALTY: i32 = 150;
    /// Quiet moves that refuted a sister position.
    pub(in crate::ai::abande) const KILLER: i32 = 50_000;
    /// The largest history count.
    pub(in crate::ai::abande) const MAX_HISTORY: i16 = 16_000;
    /// Passing comes between moves that did well and moves that did badly.
    pub(in crate::ai::abande) const PASS: i32 = 0;
}

/// Half the first window around the value of the depth before.
pub(super) const ASPIRATION_WINDOW: Score = Score::raw(40);
/// The least depth that is searched with such a window.
pub(super) const ASPIRATION_MIN_DEPTH: u32 = 4;

/// Depth up to which a position far above the window is not searched.
pub(super) const RFP_MAX_DEPTH: i32 = 5;
/// How far above, for each ply of depth.
pub(super) const RFP_MARGIN: i16 = 120;

/// Depth up to which quiet moves that come late in the order are not searched at all.
pub(super) const LMP_MAX_DEPTH: i32 = 3;
/// How many moves come before those, and how many more for each square of depth.
pub(super) const LMP_BASE: i32 = 6;

/// The least depth at which a position without a known move is searched a ply less deep.
pub(super) const IIR_MIN_DEPTH: i32 = 4;

/// The least depth at which late moves are searched less deep.
pub(super) const LMR_MIN_DEPTH: i32 = 3;
/// Moves that are never reduced.
pub(super) const LMR_MIN_MOVES: usize = 3;
/// Plies by which every late move is reduced.
pub(super) const LMR_BASE: f64 = 0.6;
/// What divides the logarithms of depth and number of the move, whose product reduces further.
pub(super) const LMR_DIVISOR: f64 = 1.8;

/// A capture that cannot bring the value within this of the window is not looked at in quiescence.
pub(super) const DELTA_MARGIN: i32 = 250;

/// Solving endings, with both hands empty.
pub(super) mod endgame {
    /// The part of the memory that endings get.
    pub(in crate::ai::abande) const CACHE_SHARE: usize = 8;
    /// The most that a thread remembers: what its processor's cache holds.
    pub(in crate::ai::abande) const MAX_CACHE_ENTRIES: usize = 1 << 16;
    /// Positions that a solution may take at the end of the searched tree; twice as many for each ply before.
    pub(in crate::ai::abande) const BASE_NODES: u64 = 16;
    /// The depth from which no more are allowed.
    pub(in crate::ai::abande) const MAX_NODES_DEPTH: i32 = 24;
    /// The depth from which solutions are shared with the other threads.
    pub(in crate::ai::abande) const TT_MIN_DEPTH: i32 = 3;
    /// The depth from which the best line is followed to the end of the game.
    pub(in crate::ai::abande) const PV_EXTENSION_MIN_DEPTH: i32 = 4;
    /// What it is worth to be tried first that the margin after a capture is enough.
    pub(in crate::ai::abande) const GOAL_REACHED_BONUS: i32 = 50;
}

/// What each [`Term`](super::handcrafted::Term) of the evaluation is worth in centipoints: fitted by least squares
/// to the final margins of self-play games (700 positions a move, hex and square together, from 3 to 11 random
/// plies), counted where the engine did not want to capture.
pub(super) mod weights {
    use crate::ai::abande::eval_terms::TERM_COUNT;

    /// With all pieces in hand.
    pub(in crate::ai::abande) const OPENING: [i16; TERM_COUNT] =
        [-20, 70, -3, -60, 180, -20, -60, 135, 0, 40, -9, 95, 10, -55, -15, 65];
    /// With empty hands.
    pub(in crate::ai::abande) const ENDGAME: [i16; TERM_COUNT] =
        [-4, 140, 64, 163, 296, 7, 13, 20, 19, 15, 29, 106, -30, -148, -4, 21];
}
