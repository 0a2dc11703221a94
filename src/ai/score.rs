//! What a position is worth.

use std::ops::{Add, Neg, Sub};

/// A value in centipoints: 100 are one point of the margin at the end of the game. Always from the view of
/// the player to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i16);

/// Centipoints in a point.
const POINT: i16 = 100;

impl Score {
    /// Nobody is ahead.
    pub const EVEN: Self = Self(0);
    /// Above every margin a game can end with: 36 pieces are 36 points.
    pub(super) const INFINITE: Self = Self(10_000);
    /// The smallest step.
    pub(super) const STEP: Self = Self(1);
    /// What an estimate never leaves.
    const LARGEST_ESTIMATE: i32 = 36 * POINT as i32;

    /// The value of a game that ends with this margin.
    ///
    /// # Panics
    /// Debug builds: if the margin is no game's.
    pub fn of_margin(margin: i32) -> Self {
        debug_assert!(margin.abs() <= 36, "no game ends with a margin of {margin}");
        Self::estimate(margin * i32::from(POINT))
    }

    /// An estimated value in centipoints, kept within the margins that exist.
    #[expect(clippy::cast_possible_truncation, reason = "clamped to the range of margins")]
    pub(super) fn estimate(centipoints: i32) -> Self {
        Self(centipoints.clamp(-Self::LARGEST_ESTIMATE, Self::LARGEST_ESTIMATE) as i16)
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
