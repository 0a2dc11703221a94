//! Positions seen turned or reflected.

use crate::board::Symmetry;

use super::{Move, Position, Stack};

impl Position {
    /// The symmetries of the board that leave this position as it is, the identity among them.
    pub fn stabilizer(&self) -> impl Iterator<Item = &'static Symmetry> + '_ {
        // What lies below the top piece does not matter.
        let seen = |stack: Stack| (stack.owner(), stack.height());
        let unchanged = move |symmetry: &&Symmetry| {
            self.stacks().all(|(point, stack)| {
                self.stack(symmetry.apply(point)).is_some_and(|image| seen(image) == seen(stack))
            })
        };
        self.board().symmetries().iter().filter(unchanged)
    }

    /// The position with the board turned or reflected by this symmetry.
    #[must_use]
    pub fn mapped(&self, symmetry: &Symmetry) -> Self {
        let mut image = Self {
            hands: self.hands,
            turn: self.turn,
            passes: self.passes,
            ply: self.ply,
            ..Self::empty(self.rules, self.handicap)
        };
        for (point, stack) in self.stacks() {
            image.put(symmetry.apply(point), stack);
        }
        image.key = image.computed_key();
        image
    }
}

impl Move {
    /// The move with the board turned or reflected by this symmetry.
    #[must_use]
    pub fn mapped(self, symmetry: &Symmetry) -> Self {
        match self {
            Self::Enter(point) => Self::Enter(symmetry.apply(point)),
            Self::Capture { from, to } => {
                Self::Capture { from: symmetry.apply(from), to: symmetry.apply(to) }
            }
            Self::Pass => Self::Pass,
        }
    }
}
