//! The numbers of clocks and opponents; those of each search stand beside it.

use std::time::Duration;

/// Positions visited between two looks at the clock: about a millisecond even in debug builds.
pub(super) const NODES_BETWEEN_CLOCK_LOOKS: u64 = 128;
/// What a clock keeps for sending the move.
pub(super) const CLOCK_RESERVE: Duration = Duration::from_millis(30);

/// Among how many own moves a clock's time is shared.
pub(super) mod clock {
    /// With an empty hand, in Abande.
    pub(in crate::ai) const LAST_MOVES: u32 = 3;
    /// More for each three pieces in hand, in Abande.
    pub(in crate::ai) const MOVES_OF_THREE_PIECES: u32 = 2;
    /// Always, in Anda.
    pub(in crate::ai) const MOVES_OF_ANDA: u32 = 12;
}

/// Plies in which opponents vary their play.
pub(super) const VARIED_PLIES: usize = 6;
/// How many centipoints a move may be worse and still be played for variety.
pub(super) const VARIETY: i16 = 60;
