//! Search nodes.

use crate::board::grid::Grid;
use crate::rules::abande::bits::{BandShape, BitPosition, PackedMove};

/// Maximum distance from the root, in plies; deeper positions get a static evaluation.
pub(super) const MAX_PLY: usize = 100;

/// A position in the search of Abande, with its Zobrist key.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<G> {
    pub(super) bits: BitPosition<G>,
    pub(super) key: u64,
}

impl<G: Grid> Node<G> {
    pub(super) fn new(bits: BitPosition<G>) -> Self {
        Self { bits, key: bits.key() }
    }

    /// Returns the position after a legal move.
    #[inline]
    pub(super) fn after(&self, mv: PackedMove, shape: &BandShape) -> Self {
        Self { bits: self.bits.after(mv, shape), key: self.bits.key_after(self.key, mv) }
    }

    /// Returns the same stacks with the other player to move, and without a pass before.
    #[inline]
    pub(super) fn turned(&self) -> Self {
        Self { bits: self.bits.turned(), key: self.bits.key_turned(self.key) }
    }
}
