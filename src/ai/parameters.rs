//! The numbers of clocks and opponents; those of each search stand beside it.

use std::time::Duration;

/// Positions visited between two looks at the clock: about a millisecond even in debug builds.
pub(super) const NODES_PER_TIME_CHECK: u64 = 128;
/// What a clock keeps for sending the move.
pub(super) const MOVE_OVERHEAD: Duration = Duration::from_millis(30);

/// Among how many own moves a clock's time is shared.
pub(super) mod clock {
    /// With an empty hand, in Abande.
    pub(in crate::ai) const ABANDE_BASE: u32 = 3;
    /// More for each three pieces in hand, in Abande.
    pub(in crate::ai) const ABANDE_PER_THREE_PIECES: u32 = 2;
    /// Always, in Anda.
    pub(in crate::ai) const ANDA: u32 = 12;
}

/// Plies in which opponents vary their play.
pub(super) const OPENING_VARIETY_PLIES: usize = 6;
/// How many centipoints a move may be worse and still be played for variety.
pub(super) const OPENING_VARIETY: i16 = 60;
