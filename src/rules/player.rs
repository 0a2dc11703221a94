//! The two players, and a value for each of them.

use std::fmt;
use std::ops::{Index, IndexMut};

/// One of the two players. Black moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Player {
    /// The first player, on the near side of the table.
    Black,
    /// The second player.
    White,
}

impl Player {
    /// Both players, the first one first.
    pub const ALL: [Self; 2] = [Self::Black, Self::White];

    /// The other player.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }

    /// The player's place in lists of both: 0 for Black, 1 for White.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word that commands and files use: `black` or `white`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Black => "Black",
            Self::White => "White",
        })
    }
}

/// A pair of values, one for each player, indexed by [`Player`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByPlayer<T>([T; 2]);

impl<T> ByPlayer<T> {
    /// A pair of Black's value and White's value.
    pub const fn new(black: T, white: T) -> Self {
        Self([black, white])
    }

    /// A pair of the values that `make` gives for each player.
    pub fn from_fn(make: impl FnMut(Player) -> T) -> Self {
        Self(Player::ALL.map(make))
    }

    /// The pair with Black's and White's values exchanged.
    #[must_use]
    pub fn exchanged(self) -> Self {
        let [black, white] = self.0;
        Self([white, black])
    }

    /// Each player together with their value.
    pub fn iter(&self) -> impl Iterator<Item = (Player, &T)> {
        Player::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;

    #[inline]
    fn index(&self, player: Player) -> &T {
        &self.0[player.index()]
    }
}

impl<T> IndexMut<Player> for ByPlayer<T> {
    #[inline]
    fn index_mut(&mut self, player: Player) -> &mut T {
        &mut self.0[player.index()]
    }
}
