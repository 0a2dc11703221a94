//! What the levels can do.

use std::time::Duration;

use super::Limits;
use crate::play::Level;
use crate::rules::{AnyRules, Variant};

/// How well an opponent plays. Weakness comes from looking less far and from overlooking moves, never from
/// playing a move that it saw to be bad.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Strength {
    /// What it looks at.
    pub(super) limits: Limits,
    /// The chance of not seeing a move at all, in percent.
    pub(super) overlooks: u8,
}

/// Full strength thinks this long about a move.
const FULL_TIME: Duration = Duration::from_secs(1);

impl Strength {
    /// The strength of a level. Spaced by matches (the README and `docs/anda.md` have the scores, and say how few
    /// they are), but not calibrated to any rating.
    pub(super) fn of(variant: Variant, level: Level) -> Self {
        match variant.rules() {
            AnyRules::Abande(_) => Self::at_abande(level),
            AnyRules::Anda(_) => Self::at_anda(level),
        }
    }

    fn at_abande(level: Level) -> Self {
        let looks = |depth: u32, nodes: u64, overlooks: u8| Self {
            limits: Limits { depth: Some(depth), nodes: Some(nodes), time: None },
            overlooks,
        };
        match level.get() {
            ..=1 => looks(1, 1_000, 55),
            2 => looks(1, 2_000, 32),
            3 => looks(2, 4_000, 25),
            4 => looks(2, 8_000, 6),
            5 => looks(3, 15_000, 6),
            6 => looks(4, 30_000, 3),
            7 => looks(5, 60_000, 2),
            8 => looks(7, 120_000, 0),
            9 => looks(10, 400_000, 0),
            10.. => Self::FULL,
        }
    }

    fn at_anda(level: Level) -> Self {
        let looks = |playouts: u64, overlooks: u8| Self { limits: Limits::nodes(playouts), overlooks };
        match level.get() {
            ..=1 => looks(1, 92),
            2 => looks(8, 50),
            3 => looks(60, 10),
            4 => looks(400, 0),
            5.. => Self::FULL,
        }
    }

    const FULL: Self = Self { limits: Limits::time(FULL_TIME), overlooks: 0 };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_strongest_level_of_a_game_is_full_strength() {
        for variant in Variant::ALL {
            let strengths: Vec<_> =
                Level::all_for(variant).map(|level| Strength::of(variant, level)).collect();
            let (last, lower) = strengths.split_last().unwrap();
            assert_eq!(*last, Strength::FULL, "{variant}");
            assert!(!lower.contains(&Strength::FULL), "{variant}");
            assert!(lower.windows(2).all(|pair| pair[0] != pair[1]), "{variant}");
        }
    }
}
