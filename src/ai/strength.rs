//! Playing strength of the levels.

use std::time::Duration;

use super::Limits;
use super::abande::Novice;
use crate::play::Level;

/// How strong a searching opponent is. It is weakened by few nodes and by overlooked moves, but never plays a
/// move that it saw to be bad.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Strength {
    /// Search limits.
    pub(super) limits: Limits,
    /// Chance of overlooking a move, in percent.
    pub(super) overlook_percent: u8,
}

/// How an opponent finds its moves in Abande: like a beginner, or by search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum PlayStyle {
    /// Counts points like a beginner.
    Novice(Novice),
    /// Runs the engine's search.
    Search(Strength),
}

/// Time per move at full strength.
const FULL_STRENGTH_TIME: Duration = Duration::from_secs(1);

/// How the computer plays Abande at each level, from 1 on. The levels are spaced by matches: `docs/levels.md` has the
/// scores, and `tests/ai/levels` plays them again.
const ABANDE_LEVELS: [PlayStyle; Level::OF_ABANDE.get() as usize] = [
    novice(0, [57, 0, 47]),
    novice(1, [60, 80, 31]),
    novice(1, [45, 44, 20]),
    novice(1, [20, 17, 8]),
    novice(1, [0, 0, 0]),
    with_nodes(160, 52),
    with_nodes(275, 41),
    with_nodes(420, 29),
    with_nodes(760, 20),
    with_nodes(1_650, 14),
    with_nodes(3_000, 6),
    with_nodes(6_000, 0),
    with_nodes(16_000, 0),
    with_nodes(43_000, 0),
    with_nodes(126_000, 0),
    with_nodes(370_000, 0),
    PlayStyle::Search(Strength::FULL),
];

/// How strongly the computer plays Anda at each level, from 1 on.
const ANDA_LEVELS: [Strength; Level::OF_ANDA.get() as usize] = [
    with_playouts(1, 86),
    with_playouts(2, 74),
    with_playouts(5, 64),
    with_playouts(12, 45),
    with_playouts(26, 28),
    with_playouts(60, 10),
    with_playouts(150, 3),
    with_playouts(400, 0),
    with_playouts(1_050, 0),
    with_playouts(3_000, 0),
    Strength::FULL,
];

/// Plays like a beginner who follows this many captures, with these chances in percent of missing captures, threats
/// and sleep.
const fn novice(capture_depth: u32, [missed_captures, missed_threats, missed_sleep]: [u8; 3]) -> PlayStyle {
    PlayStyle::Novice(Novice { capture_depth, missed_captures, missed_threats, missed_sleep })
}

/// Searches this many nodes and overlooks this percentage of moves.
const fn with_nodes(nodes: u64, overlook_percent: u8) -> PlayStyle {
    PlayStyle::Search(Strength { limits: Limits::nodes(nodes), overlook_percent })
}

/// Runs this many playouts and overlooks this percentage of moves.
const fn with_playouts(nodes: u64, overlook_percent: u8) -> Strength {
    Strength { limits: Limits::nodes(nodes), overlook_percent }
}

impl Strength {
    /// Full strength.
    const FULL: Self = Self { limits: Limits::time(FULL_STRENGTH_TIME), overlook_percent: 0 };

    /// Returns how strong a level plays Anda.
    pub(super) fn for_anda(level: Level) -> Self {
        ANDA_LEVELS[level.min(Level::OF_ANDA).index()]
    }
}

impl PlayStyle {
    /// Returns how a level plays Abande.
    pub(super) fn for_abande(level: Level) -> Self {
        ABANDE_LEVELS[level.min(Level::OF_ABANDE).index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_strongest_level_of_a_game_is_full_strength() {
        let (last, lower) = ABANDE_LEVELS.split_last().unwrap();
        assert_eq!(*last, PlayStyle::Search(Strength::FULL));
        assert!(!lower.contains(last));
        assert!(lower.windows(2).all(|pair| pair[0] != pair[1]));

        let (last, lower) = ANDA_LEVELS.split_last().unwrap();
        assert_eq!(*last, Strength::FULL);
        assert!(!lower.contains(last));
        assert!(lower.windows(2).all(|pair| pair[0] != pair[1]));
    }

    #[test]
    fn levels_that_a_game_lacks_are_its_strongest() {
        assert!(Level::OF_ANDA < Level::MAX);
        assert_eq!(Strength::for_anda(Level::MAX), Strength::FULL);
    }
}
