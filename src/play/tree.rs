//! A tree of moves: every line that was played or tried from one first position.
//!
//! ```text
//!   root ── d4 ── d5 ── d3 ── d5-d4        the main line: always the first child
//!                  └─── e4 ── e5           a variation
//! ```
//!
//! Nodes live in an arena and are never freed while the tree lives: what is deleted is only taken out of its
//! parent's list, so that it can come back. The numbers of nodes depend on nothing but the order of the changes.

use std::collections::{HashMap, HashSet};

use crate::rules::{AnyGame, AnyIllegalMove, AnyMove};

use super::Notes;
use super::edits::EditHistory;

/// The number of a node in its tree of moves. The root has number 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The first position of every tree.
    pub const ROOT: Self = Self(0);

    /// The identifier with this number, whether or not a tree has such a node.
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// The number.
    pub const fn get(self) -> u32 {
        self.0
    }

    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Greatest number of nodes of a match, deleted ones too, so that its journal can be read in bounded memory.
/// No one makes that many by hand.
pub const NODE_LIMIT: usize = 200_000;

/// A position in a tree of moves, with the move that led to it, its notes and what followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    parent: Option<NodeId>,
    mv: Option<AnyMove>,
    game: AnyGame,
    children: Vec<NodeId>,
    notes: Notes,
}

impl Node {
    /// The node before this one; none for the root.
    pub const fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The move that led here; none for the root.
    pub const fn mv(&self) -> Option<AnyMove> {
        self.mv
    }

    /// The position at this node, after its move.
    pub const fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The nodes of the moves that were played or tried here, the main line first.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// What is written beside the move.
    pub const fn notes(&self) -> &Notes {
        &self.notes
    }
}

/// The tree of every line that was played or tried from one first position, with notes. All moves in it are
/// legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    nodes: Vec<Node>,
    /// Where each move leads that is listed at a node. The first turn of Anda has tens of thousands: looking through
    /// a list of them for every move would take too long.
    next: HashMap<(NodeId, AnyMove), NodeId>,
    pub(super) history: EditHistory,
}

impl Tree {
    /// A tree without moves.
    pub fn new(start: AnyGame) -> Self {
        let root =
            Node { parent: None, mv: None, game: start, children: Vec::new(), notes: Notes::default() };
        Self { nodes: vec![root], next: HashMap::new(), history: EditHistory::default() }
    }

    /// The position that the tree begins with.
    pub fn start(&self) -> &AnyGame {
        self.game(NodeId::ROOT)
    }

    /// Whether a node is in the tree: it exists, and neither it nor a branch around it was deleted.
    pub fn contains(&self, node: NodeId) -> bool {
        let mut at = node;
        while at != NodeId::ROOT {
            if at.index() >= self.nodes.len() || !self.is_listed(at) {
                return false;
            }
            at = self.node(at).parent.unwrap_or(NodeId::ROOT);
        }
        true
    }

    /// The node with this number.
    ///
    /// # Panics
    /// If this tree never had a node with this number.
    pub fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node.index()]
    }

    /// The position at a node.
    ///
    /// # Panics
    /// If this tree never had a node with this number.
    pub fn game(&self, node: NodeId) -> &AnyGame {
        self.node(node).game()
    }

    /// The child that a move leads to, if it was played or tried here.
    pub fn child(&self, node: NodeId, mv: AnyMove) -> Option<NodeId> {
        self.next.get(&(node, mv)).copied()
    }

    /// Whether a node is among its parent's children, that is, was not itself deleted.
    pub(super) fn is_listed(&self, node: NodeId) -> bool {
        self.key(node).is_some_and(|key| self.next.get(&key) == Some(&node))
    }

    /// The parent of a node and the move that leads from there to it, which together identify it; none for
    /// the root.
    pub(super) fn key(&self, node: NodeId) -> Option<(NodeId, AnyMove)> {
        self.node(node).parent.zip(self.node(node).mv)
    }

    /// Adds a move after a node and returns the node that it leads to: an existing child, or a new last one.
    ///
    /// # Errors
    /// If the rules forbid the move; the tree is then as before.
    pub fn play(&mut self, node: NodeId, mv: AnyMove) -> Result<NodeId, AnyIllegalMove> {
        if let Some(child) = self.child(node, mv) {
            return Ok(child);
        }
        let child = self.grow(node, mv)?;
        self.list(child, usize::MAX);
        self.forget_clashes(node, mv);
        Ok(child)
    }

    /// Makes a node for a move and stores it, but does not add it to the children of its parent: [`list`](Self::list)
    /// does that.
    pub(super) fn grow(&mut self, parent: NodeId, mv: AnyMove) -> Result<NodeId, AnyIllegalMove> {
        let mut game = *self.game(parent);
        game.play(mv)?;
        let id =
            NodeId(u32::try_from(self.nodes.len()).expect("fewer than four billion nodes fit into memory"));
        let notes = Notes::default();
        self.nodes.push(Node { parent: Some(parent), mv: Some(mv), game, children: Vec::new(), notes });
        Ok(id)
    }

    /// The number of nodes that were ever made in this tree, deleted ones too.
    pub(super) fn made(&self) -> usize {
        self.nodes.len()
    }

    /// Removes all nodes but the first `made` from memory. No older node may have one of them as a child.
    pub(super) fn forget_after(&mut self, made: usize) {
        self.nodes.truncate(made);
        self.next.retain(|_, node| node.index() < made);
    }

    /// Inserts a node among its parent's children at this index, or at the end if there are fewer.
    pub(super) fn list(&mut self, node: NodeId, index: usize) {
        let Some(key) = self.key(node) else { return };
        let siblings = &mut self.node_mut(key.0).children;
        siblings.insert(index.min(siblings.len()), node);
        self.next.insert(key, node);
    }

    /// Removes nodes from their parents' children. They stay in memory, so that it can be undone.
    pub(super) fn unlist(&mut self, nodes: &[NodeId]) {
        if let [node] = nodes
            && let Some(key) = self.key(*node)
        {
            self.next.remove(&key);
            return self.node_mut(key.0).children.retain(|child| child != node);
        }
        let mut parents = HashSet::new();
        for &node in nodes {
            if let Some(key) = self.key(node).filter(|_| self.is_listed(node)) {
                self.next.remove(&key);
                parents.insert(key.0);
            }
        }
        for parent in parents {
            let mut children = std::mem::take(&mut self.node_mut(parent).children);
            children.retain(|&child| self.is_listed(child));
            self.node_mut(parent).children = children;
        }
    }

    pub(super) fn node_mut(&mut self, node: NodeId) -> &mut Node {
        &mut self.nodes[node.index()]
    }

    /// The notes beside a node, to be changed while a tree is made.
    pub(crate) fn notes_mut(&mut self, node: NodeId) -> &mut Notes {
        &mut self.node_mut(node).notes
    }

    /// Replaces the notes beside a node while a tree is made. What a player writes is an
    /// [`Edit`](super::Edit) instead, which can be undone.
    pub(crate) fn set_notes(&mut self, node: NodeId, notes: Notes) {
        *self.notes_mut(node) = notes;
    }

    /// Makes a node the first child of its parent, and thus the main continuation.
    pub(crate) fn put_first(&mut self, node: NodeId) {
        let Some(parent) = self.node(node).parent else { return };
        let siblings = &mut self.node_mut(parent).children;
        if let Some(index) = siblings.iter().position(|&child| child == node) {
            siblings[..=index].rotate_right(1);
        }
    }

    /// How many moves lead from the root to a node.
    pub fn depth(&self, node: NodeId) -> usize {
        self.ancestors(node).count() - 1
    }

    /// A node, its parent, and so on to the root.
    pub fn ancestors(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(node), |&at| self.node(at).parent)
    }

    /// Every node from the root to this one.
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = self.ancestors(node).collect();
        path.reverse();
        path
    }

    /// Whether a node lies on the way from the root to `later`, or is that node itself.
    pub fn leads_to(&self, node: NodeId, later: NodeId) -> bool {
        self.ancestors(later).any(|at| at == node)
    }

    /// The nodes that follow a node on its main line: its first child, that one's first child, and so on.
    pub fn main_line(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.main_child(node), |&at| self.main_child(at))
    }

    /// The first child of a node, which its main line goes on with.
    pub fn main_child(&self, node: NodeId) -> Option<NodeId> {
        self.node(node).children.first().copied()
    }

    /// The last node of the main line from a node on: the node itself if nothing follows.
    pub fn main_end(&self, node: NodeId) -> NodeId {
        self.main_line(node).last().unwrap_or(node)
    }

    /// The child of a node that lies on the way to `later`; none if `later` is not below the node.
    pub fn towards(&self, node: NodeId, later: NodeId) -> Option<NodeId> {
        self.ancestors(later).find(|&at| self.node(at).parent == Some(node))
    }

    /// Whether a node belongs to the main line of the tree, that is, every move to it is the first child of
    /// its parent.
    pub fn is_main(&self, node: NodeId) -> bool {
        self.variation_depth(node) == 0
    }

    /// How many of the moves that lead to a node are not the main continuation of the node before: 0 on the
    /// main line, 1 in a variation, 2 in a variation of that.
    pub fn variation_depth(&self, node: NodeId) -> usize {
        let leaves =
            |&at: &NodeId| self.node(at).parent.is_some_and(|parent| self.main_child(parent) != Some(at));
        self.ancestors(node).filter(leaves).count()
    }

    /// Every node of the tree that is not deleted, each after its parent, in the order in which records write
    /// them: a move, the other moves at its place with all that follows them, then what follows the move
    /// itself.
    pub fn walk(&self) -> Vec<NodeId> {
        let mut order = vec![NodeId::ROOT];
        let mut open: Vec<NodeId> = Vec::new();
        let mut at = NodeId::ROOT;
        loop {
            if let Some((&first, others)) = self.node(at).children.split_first() {
                order.push(first);
                // The main continuation waits below its alternatives.
                open.push(first);
                open.extend(others.iter().rev());
            }
            let Some(next) = open.pop() else { return order };
            if !self.is_first(next) {
                order.push(next);
            }
            at = next;
        }
    }

    fn is_first(&self, node: NodeId) -> bool {
        self.node(node).parent.is_some_and(|parent| self.main_child(parent) == Some(node))
    }

    /// The number of nodes in the tree, the root among them, deleted ones not.
    pub fn len(&self) -> usize {
        self.walk().len()
    }

    /// Whether no move was played or tried: the root has no children.
    pub fn is_empty(&self) -> bool {
        self.node(NodeId::ROOT).children.is_empty()
    }

    /// Checks the tree for what contradicts itself or the rules, and says what it is; `None` for every tree
    /// that can exist.
    pub fn inconsistency(&self) -> Option<&'static str> {
        for (index, node) in self.nodes.iter().enumerate() {
            match (node.parent, node.mv) {
                (None, None) if index == 0 => (),
                (Some(parent), Some(mv)) if parent.index() < index => {
                    let mut game = *self.game(parent);
                    if game.play(mv).is_err() || game != node.game {
                        return Some("a position does not follow from its move");
                    }
                }
                _ => return Some("a node without a parent before it"),
            }
            for &child in &node.children {
                if self.node(child).parent.is_none_or(|parent| parent.index() != index) {
                    return Some("a child with another parent");
                }
                if !self.is_listed(child) {
                    return Some("the same move twice at one node");
                }
            }
        }
        let listed: usize = self.nodes.iter().map(|node| node.children.len()).sum();
        (listed != self.next.len()).then_some("a child twice at one node, or at none")
    }
}
