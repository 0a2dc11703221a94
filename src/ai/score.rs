//! Scores.

use std::ops::{Add, Neg, Sub};

/// A score in centipoints from the view of the player to move; 100 are one point of the final margin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i16);

/// Centipoints in a point.
const CENTIPOINTS_PER_POINT: i16 = 100;

const _: () = assert!(Score::MAX_MARGIN * (CENTIPOINTS_PER_POINT as i32) < Score::INFINITE.0 as i32);
const _: () = assert!(2 * (Score::INFINITE.0 as i32) < i16::MAX as i32);

impl Score {
    /// An even position.
    pub const EVEN: Self = Self(0);
    /// Maximum margin of a score in points, several times what any game here is won by.
    pub const MAX_MARGIN: i32 = 150;
    /// Above every score. Twice as much still fits the type, for the widths of windows.
    pub(super) const INFINITE: Self = Self(16_000);
    /// Below every score.
    pub(super) const NEG_INFINITE: Self = Self(-Self::INFINITE.0);
    /// The smallest difference.
    pub(super) const UNIT: Self = Self(1);

    /// Returns the score of a game that ends with this margin, in points.
    ///
    /// # Panics
    /// In debug builds, if the margin is beyond [`MAX_MARGIN`](Self::MAX_MARGIN).
    pub fn from_margin(margin: i32) -> Self {
        debug_assert!(margin.abs() <= Self::MAX_MARGIN, "a margin of {margin} points");
        Self::clamped(margin * i32::from(CENTIPOINTS_PER_POINT), Self::MAX_MARGIN)
    }

    /// Creates a score from centipoints, limited to [`MAX_MARGIN`](Self::MAX_MARGIN).
    pub fn from_centipoints(centipoints: i32) -> Self {
        Self::clamped(centipoints, Self::MAX_MARGIN)
    }

    /// Creates a score from centipoints, limited to the largest margin that the game can have, in points.
    #[expect(clippy::cast_possible_truncation, reason = "clamped to the range of values")]
    #[inline]
    pub(super) fn clamped(centipoints: i32, max_margin: i32) -> Self {
        let most = max_margin.min(Self::MAX_MARGIN) * i32::from(CENTIPOINTS_PER_POINT);
        Self(centipoints.clamp(-most, most) as i16)
    }

    /// Packs the score into 16 bits for the transposition table.
    #[inline]
    pub(super) const fn to_bits(self) -> u16 {
        self.0.cast_unsigned()
    }

    /// Unpacks what [`to_bits`](Self::to_bits) returned.
    #[inline]
    pub(super) const fn from_bits(bits: u16) -> Self {
        Self(bits.cast_signed())
    }

    /// Creates a difference of scores, such as a pruning margin.
    pub(super) const fn raw(centipoints: i16) -> Self {
        Self(centipoints)
    }

    /// Returns the score in centipoints.
    pub fn centipoints(self) -> i32 {
        i32::from(self.0)
    }

    /// Returns the score in whole points, rounded towards zero.
    pub fn margin(self) -> i32 {
        i32::from(self.0 / CENTIPOINTS_PER_POINT)
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
        for margin in -Score::MAX_MARGIN..=Score::MAX_MARGIN {
            let score = Score::from_margin(margin);
            assert_eq!((score.margin(), score.centipoints()), (margin, 100 * margin));
            assert!(-Score::INFINITE < score && score < Score::INFINITE);
        }
    }

    #[test]
    fn estimates_stay_within_the_margins_of_their_game() {
        assert_eq!(Score::clamped(3_700, 36), Score::from_margin(36));
        assert_eq!(Score::clamped(-101, 1), Score::from_margin(-1));
        assert_eq!(Score::clamped(3_700, 49).centipoints(), 3_700);
    }
}
