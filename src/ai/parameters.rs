//! Tunable parameters of time management and opponents; those of each search are beside it.

use std::time::Duration;

/// Nodes between two checks of the time: about a millisecond even in debug builds.
pub(super) const NODES_PER_TIME_CHECK: u64 = 128;
/// Time kept for sending the move.
pub(super) const MOVE_OVERHEAD: Duration = Duration::from_millis(30);

/// Moves that the remaining time is divided among.
pub(super) mod clock {
    /// In Abande with an empty hand.
    pub(in crate::ai) const ABANDE_BASE: u32 = 3;
    /// In Abande, added for every three pieces in hand.
    pub(in crate::ai) const ABANDE_PER_THREE_PIECES: u32 = 2;
    /// In Anda, throughout the game.
    pub(in crate::ai) const ANDA: u32 = 12;
}

/// Plies in which opponents vary their play.
pub(super) const OPENING_VARIETY_PLIES: usize = 6;
/// Maximum bonus that varies the play, in centipoints.
pub(super) const OPENING_VARIETY: i16 = 60;
