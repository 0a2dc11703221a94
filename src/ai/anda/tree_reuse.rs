//! What lasts from search to search.

use crate::rules::anda::{Field, Move, Position};

use super::parameters::{EXPANSION_VISITS, FULLNESS_AFTER_PRUNING};
use super::tree::{Index, ROOT, Tree};

/// The tree, and the position at its root.
#[derive(Debug)]
pub(in crate::ai) struct PersistentTree {
    pub(super) tree: Tree,
    root: Option<Position>,
    bytes: usize,
}

impl PersistentTree {
    /// An empty tree. It and its copy, when it is cut back, together stay within so many bytes.
    pub(in crate::ai) fn new(bytes: usize) -> Self {
        Self { tree: Tree::new(bytes / 2), root: None, bytes }
    }

    /// How much memory it may take.
    pub(in crate::ai) fn bytes(&self) -> usize {
        self.bytes
    }

    /// Forgets everything.
    pub(in crate::ai) fn clear(&mut self) {
        *self = Self::new(self.bytes);
    }

    /// Makes a position the root. What the tree knows of it stays, the rest is forgotten.
    pub(super) fn reroot(&mut self, position: &Position) {
        let found = self.root.as_ref().and_then(|root| self.find(root, position));
        self.tree = match found {
            Some(index) => self.tree.subtree(index, 0),
            None => Tree::new(self.bytes / 2),
        };
        self.root = Some(*position);
    }

    /// Makes room: what was tried least loses its children.
    pub(super) fn prune(&mut self) {
        let mut least = EXPANSION_VISITS;
        loop {
            least *= 2;
            // Each copy is made from the one before, which is smaller than the tree.
            self.tree = self.tree.subtree(ROOT, least);
            if self.tree.fullness() <= FULLNESS_AFTER_PRUNING || least > u32::MAX / 4 {
                return;
            }
        }
    }

    /// The node of a position at most two plies below the root.
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
