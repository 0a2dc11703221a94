//! A stack of one to three pieces.

use std::fmt;
use std::num::NonZeroU8;

use crate::rules::Player;

/// How many pieces a stack has: one, two or three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Height(u8);

impl Height {
    /// The tallest stack that the rules allow. It neither moves nor is captured.
    pub const MAX: Self = Self(3);

    /// The height of `count` pieces, if a stack can have that many.
    pub const fn new(count: usize) -> Option<Self> {
        match count {
            1 => Some(Self(1)),
            2 => Some(Self(2)),
            3 => Some(Self(3)),
            _ => None,
        }
    }

    /// The number of pieces, 1 to 3.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0
    }
}

/// A stack of one to three pieces, in one byte: a leading 1 bit, then a bit for each piece from bottom to
/// top, 0 for Black and 1 for White.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stack(NonZeroU8);

const _: () = assert!(size_of::<Option<Stack>>() == 1, "a board of stacks is copied for every move");

impl Stack {
    /// A stack of a single piece.
    #[inline]
    pub const fn single(owner: Player) -> Self {
        Self::from_bits(0b10 | owner as u8)
    }

    /// The stack of these pieces from bottom to top; none if there are no pieces or more than three.
    pub fn new(pieces: &[Player]) -> Option<Self> {
        let (&bottom, above) = pieces.split_first()?;
        above.iter().try_fold(Self::single(bottom), |stack, &piece| stack.with(Self::single(piece)))
    }

    /// The stack with `other` put on top; none if it would be more than three high.
    #[inline]
    pub const fn with(self, other: Self) -> Option<Self> {
        let height = other.height().0;
        if self.height().0 + height > Height::MAX.0 {
            return None;
        }
        let above = other.0.get() ^ (1 << height);
        Some(Self::from_bits(self.0.get() << height | above))
    }

    /// How many pieces the stack has.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a byte has at most 8 bits")]
    pub const fn height(self) -> Height {
        Height(7 - self.0.leading_zeros() as u8)
    }

    /// The player who owns the stack: the colour of the top piece.
    #[inline]
    pub const fn owner(self) -> Player {
        if self.0.get() & 1 == 0 { Player::Black } else { Player::White }
    }

    /// The pieces from bottom to top.
    pub fn pieces(self) -> impl DoubleEndedIterator<Item = Player> {
        let (bits, height) = (self.0.get(), self.height().0);
        (0..height).rev().map(move |shift| if bits >> shift & 1 == 0 { Player::Black } else { Player::White })
    }

    /// The number of a player's pieces in the stack, covered ones too.
    pub fn count(self, player: Player) -> u8 {
        self.pieces().map(|piece| u8::from(piece == player)).sum()
    }

    const fn from_bits(bits: u8) -> Self {
        match NonZeroU8::new(bits) {
            Some(bits) => Self(bits),
            None => unreachable!(),
        }
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pieces().try_for_each(|piece| f.write_str(if piece == Player::Black { "b" } else { "w" }))
    }
}
