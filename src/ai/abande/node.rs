//! Search nodes.

use crate::board::grid::Grid;
use crate::rules::abande::bits::{Bits, CellMove, Shape};

/// Plies below the root where search gives up and estimates.
pub(super) const MAX_PLY: usize = 100;

/// A position with its key.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<G> {
    pub(super) bits: Bits<G>,
    pub(super) key: u64,
}

impl<G: Grid> Node<G> {
    /// The node of a position.
    pub(super) fn new(bits: Bits<G>) -> Self {
        Self { bits, key: bits.key() }
    }

    /// The node after a legal move.
    #[inline]
    pub(super) fn after(&self, mv: CellMove, shape: &Shape) -> Self {
        Self { bits: self.bits.after(mv, shape), key: self.bits.key_after(self.key, mv) }
    }

    /// The same stacks with the other player to move, as if neither player had passed.
    #[inline]
    pub(super) fn turned(&self) -> Self {
        Self { bits: self.bits.turned(), key: self.bits.key_turned(self.key) }
    }
}
