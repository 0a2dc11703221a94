//! Principal variations.

use arrayvec::ArrayVec;

use crate::rules::abande::bits::PackedMove;

use super::node::MAX_PLY;

/// The best line found so far from each ply on: a triangular table of principal variations.
#[derive(Debug)]
pub(super) struct PvTable(Vec<ArrayVec<PackedMove, MAX_PLY>>);

impl PvTable {
    pub(super) fn new() -> Self {
        Self(vec![ArrayVec::new(); MAX_PLY + 1])
    }

    /// Empties the variation at `ply`.
    #[inline]
    pub(super) fn clear(&mut self, ply: usize) {
        self.0[ply].clear();
    }

    /// Sets the variation at `ply` to a move and the variation one ply deeper.
    pub(super) fn extend(&mut self, ply: usize, mv: PackedMove) {
        let (above, below) = self.0.split_at_mut(ply + 1);
        let (line, rest) = (&mut above[ply], &below[0]);
        line.clear();
        line.push(mv);
        line.extend(rest.iter().copied().take(MAX_PLY - 1));
    }

    /// Returns the principal variation of the root.
    pub(super) fn root_line(&self) -> &[PackedMove] {
        &self.0[0]
    }
}
