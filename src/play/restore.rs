//! A tree as plain data: every node that was ever made, so that their numbers stay what they are.

use thiserror::Error;

use super::{NODE_LIMIT, Node, NodeId, Notes, Tree};
use crate::rules::{AnyGame, AnyIllegalMove, AnyMove};

/// A node of a tree as plain data, to be stored and restored: where it hangs, its children and its notes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavedNode {
    /// The node before it, and the move that leads here; none for the root.
    pub from: Option<(NodeId, AnyMove)>,
    /// The nodes that follow, the main line first. Deleted ones are not among them.
    pub children: Vec<NodeId>,
    /// What is written beside it.
    pub notes: Notes,
}

/// Why a list of stored nodes is not a tree of legal moves.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RestoreError {
    /// There is no node, or the first one has a parent, or another one has none before it.
    #[error("node {0} does not follow from a node before it")]
    NoParent(usize),
    /// The rules forbid the move to a node.
    #[error("the move to node {node} is illegal: {reason}")]
    Illegal {
        /// The number of the node.
        node: usize,
        /// The rule that it breaks.
        reason: AnyIllegalMove,
    },
    /// A node lists another one that does not follow from it, or lists a move twice.
    #[error("node {0} lists a child that does not follow from it")]
    Children(usize),
    /// There are more than [`NODE_LIMIT`].
    #[error("there are more than {NODE_LIMIT} nodes")]
    TooMany,
}

impl Tree {
    /// Every node that was ever made, deleted ones too, in the order of their numbers.
    pub fn nodes(&self) -> impl ExactSizeIterator<Item = (NodeId, &Node)> {
        (0..self.made()).map(|index| {
            // No tree has more nodes than numbers: see `grow`.
            let id = NodeId::new(u32::try_from(index).unwrap_or(u32::MAX));
            (id, self.node(id))
        })
    }

    /// Builds a tree from stored nodes, each with the number that is its place in the list. Edits made before
    /// cannot be undone in it.
    ///
    /// # Errors
    /// The first thing that contradicts itself or the rules.
    pub fn restore(start: AnyGame, nodes: Vec<SavedNode>) -> Result<Self, RestoreError> {
        if nodes.len() > NODE_LIMIT {
            return Err(RestoreError::TooMany);
        }
        let mut tree = Self::new(start);
        for (index, node) in nodes.iter().enumerate() {
            match node.from {
                None if index == 0 => (),
                Some((parent, mv)) if index > 0 && (parent.get() as usize) < index => {
                    let reason = |reason| RestoreError::Illegal { node: index, reason };
                    tree.grow(parent, mv).map_err(reason)?;
                }
                _ => return Err(RestoreError::NoParent(index)),
            }
        }
        if nodes.is_empty() {
            return Err(RestoreError::NoParent(0));
        }
        for (index, node) in nodes.into_iter().enumerate() {
            let id = NodeId::new(u32::try_from(index).map_err(|_| RestoreError::Children(index))?);
            for child in node.children {
                let known = (child.get() as usize) < tree.made();
                let follows = |&(parent, mv): &(NodeId, _)| parent == id && tree.child(id, mv).is_none();
                if !known || !tree.key(child).as_ref().is_some_and(follows) {
                    return Err(RestoreError::Children(index));
                }
                tree.list(child, usize::MAX);
            }
            *tree.notes_mut(id) = node.notes;
        }
        Ok(tree)
    }
}
