//! What a position is worth.

use std::ops::{Add, Neg, Sub};

/// A value in centipoints: 100 are one point of the margin at the end of the game. Always from the view of
/// the player to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i16);

/// Centipoints in a point.
const POINT: i16 = 100;

const _: () = assert!(Score::MOST_POINTS * (POINT as i32) < Score::INFINITE.0 as i32);
const _: () = assert!(2 * (Score::INFINITE.0 as i32) < i16::MAX as i32);

impl Score {
    /// Neither player is ahead.
    pub const EVEN: Self = Self(0);
    /// The largest margin that a value can tell, in points: several times what any game here is won by.
    pub const MOST_POINTS: i32 = 150;
    /// Above every margin. Twice as much is still a value, for the widths of windows.
    pub(super) const INFINITE: Self = Self(16_000);
    /// Below every margin.
    pub(super) const LEAST: Self = Self(-Self::INFINITE.0);
    /// The smallest step.
    pub(super) const STEP: Self = Self(1);

    /// The value of a game that ends with this margin.
    ///
    /// # Panics
    /// Debug builds: if the margin is beyond [`MOST_POINTS`](Self::MOST_POINTS).
    pub fn of_margin(margin: i32) -> Self {
        debug_assert!(margin.abs() <= Self::MOST_POINTS, "a margin of {margin} points");
        Self::estimate(margin * i32::from(POINT), Self::MOST_POINTS)
    }

    /// A value in centipoints, kept within the largest margin that a value can tell.
    pub fn of_centipoints(centipoints: i32) -> Self {
        Self::estimate(centipoints, Self::MOST_POINTS)
    }

    /// An estimated value in centipoints, kept within the largest margin that the game can end with, in points.
    #[expect(clippy::cast_possible_truncation, reason = "clamped to the range of values")]
    #[inline]
    pub(super) fn estimate(centipoints: i32, most_points: i32) -> Self {
        let most = most_points.min(Self::MOST_POINTS) * i32::from(POINT);
        Self(centipoints.clamp(-most, most) as i16)
    }

    /// The value as two bytes, for the table.
    #[inline]
    pub(super) const fn to_bits(self) -> u16 {
        self.0.cast_unsigned()
    }

    /// The value that [`to_bits`](Self::to_bits) gave.
    #[inline]
    pub(super) const fn from_bits(bits: u16) -> Self {
        Self(bits.cast_signed())
    }

    /// A difference of values, for margins of pruning and windows.
    pub(super) const fn step(centipoints: i16) -> Self {
        Self(centipoints)
    }

    /// The value in centipoints.
    pub fn centipoints(self) -> i32 {
        i32::from(self.0)
    }

    /// The value in whole points, rounded towards an even game.
    pub fn margin(self) -> i32 {
        i32::from(self.0 / POINT)
    }
}

impl Neg for Score {
    type Output = Self;
    #[inline]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Add for Score {
    type Output = Self;
    #[inline]
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Score {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_margin_of_the_range_is_told_exactly() {
        for margin in -Score::MOST_POINTS..=Score::MOST_POINTS {
            let score = Score::of_margin(margin);
            assert_eq!((score.margin(), score.centipoints()), (margin, 100 * margin));
            assert!(-Score::INFINITE < score && score < Score::INFINITE);
        }
    }

    #[test]
    fn estimates_stay_within_the_margins_of_their_game() {
        assert_eq!(Score::estimate(3_700, 36), Score::of_margin(36));
        assert_eq!(Score::estimate(-101, 1), Score::of_margin(-1));
        assert_eq!(Score::estimate(3_700, 49).centipoints(), 3_700);
    }
}
