//! Tunable parameters of time management and opponents; those of each search are beside it.

use std::time::Duration;

/// Nodes between two checks of the time: about a millisecond even in debug builds.
pub(super) const NODES_PER_TIME_CHECK: u64 = 128;
/// Time kept on a clock for noticing that a search is to end, and for sending the move, on a busy machine too.
pub(super) const MOVE_OVERHEAD: Duration = Duration::from_millis(100);
/// With so little time on a clock, moves are made at once.
pub(super) const HASTE_BELOW: Duration = Duration::from_millis(200);

/// Moves that the remaining time is divided among.
pub(super) mod clock {
    /// Number of moves that the rest of the clock is divided among in Abande with an empty hand.
    pub(in crate::ai) const ABANDE_BASE: u32 = 3;
    /// Added to that number in Abande for every three pieces in the hand of the player to move.
    pub(in crate::ai) const ABANDE_PER_THREE_PIECES: u32 = 2;
    /// Number of moves that the rest of the clock is divided among in Anda, throughout the game.
    pub(in crate::ai) const ANDA: u32 = 12;
}

/// Plies at the start of a game of Abande in which opponents add random bonuses to their moves.
pub(super) const OPENING_VARIETY_PLIES: usize = 6;
/// Maximum random bonus of a move in the opening, in centipoints.
pub(super) const MAX_OPENING_BONUS: i16 = 60;
