//! Positions seen turned or reflected.

use crate::board::Symmetry;

use super::Position;

impl Position {
    /// The same position with the board turned or reflected.
    #[must_use]
    pub fn mapped(&self, symmetry: &Symmetry) -> Self {
        let mut image = Self {
            hands: self.hands,
            turn: self.turn,
            passes: self.passes,
            ply: self.ply,
            ..Self::new(self.rules)
        };
        for (point, stack) in self.stacks() {
            image.put(symmetry.apply(point), stack);
        }
        image.key = image.computed_key();
        image
    }
}
