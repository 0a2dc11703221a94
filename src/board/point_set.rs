//! A set of points as machine words.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Sub};

use super::Point;

/// A set of points of a board as bits, 64 points for each word: bit `i` stands for [`Point::index`] `i`.
///
/// One word is enough for the boards of Abande; [`BoardSet`] has room for every board.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PointSet<const WORDS: usize = 1>([u64; WORDS]);

/// A set of points of any board: the largest has 331.
pub type BoardSet = PointSet<6>;

/// Points that one word holds.
const BITS: usize = u64::BITS as usize;

impl<const WORDS: usize> PointSet<WORDS> {
    /// No point at all.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// How many points the set holds.
    #[inline]
    pub const fn len(self) -> usize {
        let mut sum = 0;
        let mut word = 0;
        while word < WORDS {
            sum += self.0[word].count_ones() as usize;
            word += 1;
        }
        sum
    }

    /// Whether the set holds no point.
    #[inline]
    pub const fn is_empty(self) -> bool {
        let mut all = 0;
        let mut word = 0;
        while word < WORDS {
            all |= self.0[word];
            word += 1;
        }
        all == 0
    }

    /// Whether the point is in the set.
    #[inline]
    pub const fn contains(self, point: Point) -> bool {
        self.0[point.index() / BITS] >> (point.index() % BITS) & 1 != 0
    }

    /// Adds a point.
    #[inline]
    pub const fn insert(&mut self, point: Point) {
        self.0[point.index() / BITS] |= 1 << (point.index() % BITS);
    }

    /// Takes a point out.
    #[inline]
    pub const fn remove(&mut self, point: Point) {
        self.0[point.index() / BITS] &= !(1 << (point.index() % BITS));
    }

    /// The set with `point` left out.
    #[inline]
    #[must_use]
    pub const fn without(mut self, point: Point) -> Self {
        self.remove(point);
        self
    }

    /// Whether every point of this set is in `other`.
    #[inline]
    pub const fn is_subset(self, other: Self) -> bool {
        let mut outside = 0;
        let mut word = 0;
        while word < WORDS {
            outside |= self.0[word] & !other.0[word];
            word += 1;
        }
        outside == 0
    }

    /// Whether the two sets share a point.
    #[inline]
    pub const fn intersects(self, other: Self) -> bool {
        let mut shared = 0;
        let mut word = 0;
        while word < WORDS {
            shared |= self.0[word] & other.0[word];
            word += 1;
        }
        shared != 0
    }

    /// The point with the lowest index; none if the set is empty.
    #[inline]
    pub const fn first(self) -> Option<Point> {
        let mut word = 0;
        while word < WORDS {
            if self.0[word] != 0 {
                return Some(Point::new(word * BITS + self.0[word].trailing_zeros() as usize));
            }
            word += 1;
        }
        None
    }

    /// The point at this place in the order of indices, counted from 0; none if the set is too small.
    pub const fn nth(self, rank: usize) -> Option<Point> {
        let mut left = rank;
        let mut word = 0;
        while word < WORDS {
            let count = self.0[word].count_ones() as usize;
            if left < count {
                let mut bits = self.0[word];
                while left > 0 {
                    bits &= bits - 1;
                    left -= 1;
                }
                return Some(Point::new(word * BITS + bits.trailing_zeros() as usize));
            }
            left -= count;
            word += 1;
        }
        None
    }

    /// The points in the order of their indices.
    #[inline]
    pub const fn iter(self) -> Points<WORDS> {
        Points { rest: self, word: 0 }
    }

    /// The same points as a set that has room for every board.
    #[inline]
    pub fn widened(self) -> BoardSet {
        let mut wide = BoardSet::EMPTY;
        wide.0[..WORDS].copy_from_slice(&self.0);
        wide
    }

    #[inline]
    fn zip(self, other: Self, combine: impl Fn(u64, u64) -> u64) -> Self {
        Self(std::array::from_fn(|word| combine(self.0[word], other.0[word])))
    }
}

impl<const WORDS: usize> Default for PointSet<WORDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

/// Iterator over the points of a [`PointSet`].
#[derive(Clone, Debug)]
pub struct Points<const WORDS: usize = 1> {
    rest: PointSet<WORDS>,
    /// No word before this one holds a point any more.
    word: usize,
}

impl<const WORDS: usize> Iterator for Points<WORDS> {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        while self.word < WORDS {
            let bits = &mut self.rest.0[self.word];
            if *bits != 0 {
                let point = Point::new(self.word * BITS + bits.trailing_zeros() as usize);
                *bits &= *bits - 1;
                return Some(point);
            }
            self.word += 1;
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.rest.len(), Some(self.rest.len()))
    }
}

impl<const WORDS: usize> ExactSizeIterator for Points<WORDS> {}

impl<const WORDS: usize> IntoIterator for PointSet<WORDS> {
    type Item = Point;
    type IntoIter = Points<WORDS>;

    #[inline]
    fn into_iter(self) -> Points<WORDS> {
        self.iter()
    }
}

impl<const WORDS: usize> FromIterator<Point> for PointSet<WORDS> {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        points.into_iter().fold(Self::EMPTY, |set, point| set | Self::from(point))
    }
}

impl<const WORDS: usize> From<Point> for PointSet<WORDS> {
    #[inline]
    fn from(point: Point) -> Self {
        let mut set = Self::EMPTY;
        set.insert(point);
        set
    }
}

impl<const WORDS: usize> BitAnd for PointSet<WORDS> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
}

impl<const WORDS: usize> BitAndAssign for PointSet<WORDS> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<const WORDS: usize> BitOr for PointSet<WORDS> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
}

impl<const WORDS: usize> BitOrAssign for PointSet<WORDS> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const WORDS: usize> BitXor for PointSet<WORDS> {
    type Output = Self;
    #[inline]
    fn bitxor(self, other: Self) -> Self {
        self.zip(other, |a, b| a ^ b)
    }
}

impl<const WORDS: usize> Sub for PointSet<WORDS> {
    type Output = Self;
    /// The points of `self` that are not in `other`.
    #[inline]
    fn sub(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }
}

impl<const WORDS: usize> fmt::Debug for PointSet<WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Point::index)).finish()
    }
}
