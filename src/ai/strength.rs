//! What the levels can do.

use std::time::Duration;

use super::Limits;
use super::abande::Sight;
use crate::play::Level;

/// How well an opponent searches. Weakness comes from few positions and from what is overlooked, never from playing a move
/// that was seen to be bad.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Strength {
    /// What it looks at.
    pub(super) limits: Limits,
    /// The chance of not seeing a move at all, in percent.
    pub(super) overlooks: u8,
}

/// How an opponent finds a move in Abande.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Mind {
    /// It counts the points on the board, as people do who are new to the game.
    Counts(Sight),
    /// It searches.
    Searches(Strength),
}

/// Full strength thinks this long about a move.
const FULL_TIME: Duration = Duration::from_secs(1);

/// The levels of Abande. Spaced by matches: `docs/levels.md` has the scores, `tests/levels` plays them again.
const ABANDE: [Mind; Level::OF_ABANDE.get() as usize] = [
    counts(0, [57, 0, 47]),
    counts(1, [60, 80, 31]),
    counts(1, [45, 44, 20]),
    counts(1, [20, 17, 8]),
    counts(1, [0, 0, 0]),
    visits(160, 52),
    visits(275, 41),
    visits(420, 29),
    visits(760, 20),
    visits(1_650, 14),
    visits(3_000, 6),
    visits(6_000, 0),
    visits(16_000, 0),
    visits(43_000, 0),
    visits(126_000, 0),
    visits(370_000, 0),
    Mind::Searches(Strength::FULL),
];

/// The levels of Anda.
const ANDA: [Strength; Level::OF_ANDA.get() as usize] = [
    plays(1, 86),
    plays(2, 74),
    plays(5, 64),
    plays(12, 45),
    plays(26, 28),
    plays(60, 10),
    plays(150, 3),
    plays(400, 0),
    plays(1_050, 0),
    plays(3_000, 0),
    Strength::FULL,
];

/// Follows this many captures, and overlooks prey, danger and sleep in these percentages of cases.
const fn counts(captures: u32, [prey, danger, sleep]: [u8; 3]) -> Mind {
    Mind::Counts(Sight { captures, prey, danger, sleep })
}

/// Searches this many positions and overlooks this percentage of moves.
const fn visits(nodes: u64, overlooks: u8) -> Mind {
    Mind::Searches(Strength { limits: Limits::nodes(nodes), overlooks })
}

/// Plays this many games to the end, and overlooks this percentage of moves.
const fn plays(nodes: u64, overlooks: u8) -> Strength {
    Strength { limits: Limits::nodes(nodes), overlooks }
}

impl Strength {
    /// All that the computer can do.
    const FULL: Self = Self { limits: Limits::time(FULL_TIME), overlooks: 0 };

    /// That of a level in Anda.
    pub(super) fn in_anda(level: Level) -> Self {
        ANDA[level.min(Level::OF_ANDA).index()]
    }
}

impl Mind {
    /// That of a level in Abande.
    pub(super) fn in_abande(level: Level) -> Self {
        ABANDE[level.min(Level::OF_ABANDE).index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_strongest_level_of_a_game_is_full_strength() {
        let (last, lower) = ABANDE.split_last().unwrap();
        assert_eq!(*last, Mind::Searches(Strength::FULL));
        assert!(!lower.contains(last));
        assert!(lower.windows(2).all(|pair| pair[0] != pair[1]));

        let (last, lower) = ANDA.split_last().unwrap();
        assert_eq!(*last, Strength::FULL);
        assert!(!lower.contains(last));
        assert!(lower.windows(2).all(|pair| pair[0] != pair[1]));
    }

    #[test]
    fn levels_that_a_game_lacks_are_its_strongest() {
        assert!(Level::OF_ANDA < Level::MAX);
        assert_eq!(Strength::in_anda(Level::MAX), Strength::FULL);
    }
}
