//! Tree reuse between searches.

use crate::rules::anda::{Field, Move, Position};

use super::parameters::{EXPANSION_VISITS, FULLNESS_AFTER_PRUNING};
use super::tree::{Index, ROOT, Tree};

/// A search tree that is kept from one search to the next, with the position at its root.
#[derive(Debug)]
pub(in crate::ai) struct PersistentTree {
    pub(super) tree: Tree,
    root: Option<Position>,
    bytes: usize,
}

impl PersistentTree {
    /// Creates an empty tree that, together with its copy during pruning, stays within this many bytes.
    pub(in crate::ai) fn new(bytes: usize) -> Self {
        Self { tree: Tree::new(bytes / 2), root: None, bytes }
    }

    /// Returns the size in bytes that the tree may have.
    pub(in crate::ai) fn bytes(&self) -> usize {
        self.bytes
    }

    pub(in crate::ai) fn clear(&mut self) {
        *self = Self::new(self.bytes);
    }

    /// Makes a position the root, and keeps what the tree has below it; if the position is not in the tree,
    /// all is dropped.
    pub(super) fn reroot(&mut self, position: &Position) {
        let found = self.root.as_ref().and_then(|root| self.find(root, position));
        self.tree = match found {
            Some(index) => self.tree.subtree(index, 0),
            None => Tree::new(self.bytes / 2),
        };
        self.root = Some(*position);
    }

    /// Makes room by dropping the children of little visited nodes.
    pub(super) fn prune(&mut self) {
        let mut least = EXPANSION_VISITS;
        loop {
            least *= 2;
            // Each copy starts from the last one, which is smaller than the tree.
            self.tree = self.tree.subtree(ROOT, least);
            if self.tree.fullness() <= FULLNESS_AFTER_PRUNING || least > u32::MAX / 4 {
                return;
            }
        }
    }

    /// Finds a position at most two plies below the root.
    fn find(&self, root: &Position, goal: &Position) -> Option<Index> {
        if root == goal {
            return Some(ROOT);
        }
        let mut open = vec![(ROOT, Field::new(root))];
        while let Some((at, field)) = open.pop() {
            if field.position().ply() >= goal.ply() || goal.ply() - root.ply() > 2 {
                continue;
            }
            let player = field.position().turn();
            let (first, children) = self.tree.children(self.tree.node(at));
            for (index, child) in (first..).zip(children) {
                let stands = |point| goal.stones(player).contains(point);
                let fits = match child.mv() {
                    Move::First(one, other) => stands(one) && stands(other),
                    Move::Place(point) => stands(point),
                    Move::Komi => goal.komi_left() < field.position().komi_left(),
                };
                if fits {
                    let mut next = field.clone();
                    next.play_unchecked(child.mv());
                    if next.position() == goal {
                        return Some(index);
                    }
                    open.push((index, next));
                }
            }
        }
        None
    }
}
