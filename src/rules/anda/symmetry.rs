//! Positions and moves seen turned or reflected.

use crate::board::Symmetry;
use crate::rules::ByPlayer;

use super::{Move, Position};

impl Position {
    /// The position with the board turned or reflected by this symmetry.
    #[must_use]
    pub fn mapped(&self, symmetry: &Symmetry) -> Self {
        let stones = ByPlayer::from_fn(|player| symmetry.apply_set(self.stones[player]));
        let mut image = Self { stones, ..*self };
        image.key = image.computed_key();
        image
    }
}

impl Move {
    /// The move with the board turned or reflected by this symmetry.
    #[must_use]
    pub fn mapped(self, symmetry: &Symmetry) -> Self {
        match self {
            Self::First(one, other) => Self::first(symmetry.apply(one), symmetry.apply(other)),
            Self::Place(point) => Self::Place(symmetry.apply(point)),
            Self::Komi => Self::Komi,
        }
    }
}
