//! One point of a board.

/// A point of some [`Board`](super::Board), as its index there.
///
/// Wide enough for the 331 cells of the largest board planned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u16);

impl Point {
    /// The point with this index in the board's list of points.
    ///
    /// # Panics
    /// If the index does not fit 16 bits, which no board reaches.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "checked in debug builds; boards have at most 331 points"
    )]
    pub const fn new(index: usize) -> Self {
        debug_assert!(index <= u16::MAX as usize);
        Self(index as u16)
    }

    /// The place in the board's list of points, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
