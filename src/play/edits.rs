//! Changes of a tree other than moves: branches promoted, deleted and pasted, notes, and undoing all of that.

use std::collections::{HashMap, VecDeque};

use thiserror::Error;

use super::{NodeId, Notes, Tree};
use crate::rules::{AnyIllegalMove, AnyMove};

/// A change of the tree of moves other than playing a move: a branch is moved, deleted or pasted, or notes
/// are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// The branch that begins with this node moves one place closer to the main line.
    Promote(NodeId),
    /// The branch that begins with this node is deleted.
    Delete(NodeId),
    /// A branch is added here. What is already in the tree stays as it is.
    Paste {
        /// The node that it follows.
        at: NodeId,
        /// What to add.
        branch: Branch,
    },
    /// The notes of a node are replaced by these.
    Annotate {
        /// The node.
        node: NodeId,
        /// All the notes it has from now on.
        notes: Box<Notes>,
    },
}

/// A move with its notes and all that follows it, taken out of any tree: what is cut or copied, and pasted
/// somewhere else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// Each move after the one it follows; the first follows the place where the branch is pasted.
    nodes: Vec<BranchNode>,
}

/// A move in a [`Branch`].
#[derive(Clone, Debug, PartialEq, Eq)]
struct BranchNode {
    /// The place of the move before it in the list; none for the first.
    parent: Option<usize>,
    mv: AnyMove,
    notes: Notes,
}

impl Branch {
    /// A branch of one move.
    pub fn new(mv: AnyMove, notes: Notes) -> Self {
        Self { nodes: vec![BranchNode { parent: None, mv, notes }] }
    }

    /// Adds a move that follows another one of the branch, and returns the index of the new one. The first
    /// move of the branch has index 0, and `parent` is the index of the move before.
    ///
    /// # Panics
    /// If there is no move at `parent`.
    pub fn push(&mut self, parent: usize, mv: AnyMove, notes: Notes) -> usize {
        assert!(parent < self.nodes.len(), "no move at {parent}");
        self.nodes.push(BranchNode { parent: Some(parent), mv, notes });
        self.nodes.len() - 1
    }

    /// Every move with its notes and the index of the move that it follows (none for the first), in the order
    /// of their indices.
    pub fn moves(&self) -> impl Iterator<Item = (Option<usize>, AnyMove, &Notes)> {
        self.nodes.iter().map(|node| (node.parent, node.mv, &node.notes))
    }

    /// The move that the branch begins with.
    pub fn first(&self) -> AnyMove {
        self.nodes[0].mv
    }

    /// How many moves there are; at least one.
    #[expect(clippy::len_without_is_empty, reason = "a branch is never empty")]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }
}

/// Why an [`Edit`] of a tree was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EditError {
    /// The node is not in the tree.
    #[error("there is no such move in the tree")]
    NoSuchNode,
    /// The first position can be neither moved nor deleted.
    #[error("the starting position cannot be moved or deleted")]
    Root,
    /// The branch is already as close to the main line as possible.
    #[error("this is already the main line")]
    MainLine,
    /// The game that is being played runs through it.
    #[error("the moves of the game itself cannot be moved or deleted")]
    GameLine,
    /// A move of the branch is illegal where it was to be pasted.
    #[error("move {place} of the branch is illegal here: {reason}")]
    Illegal {
        /// Which move of the branch, from 1.
        place: usize,
        /// The rule that it breaks.
        reason: AnyIllegalMove,
    },
    /// There is nothing to undo, or nothing to redo.
    #[error("there is no change to undo or redo")]
    NothingDone,
}

/// How many undone changes can be redone.
const REDO_LIMIT: usize = 1000;

/// Edits of no larger [size](UndoStep::size) do not count towards [`RELINK_LIMIT`] when they are undone or redone.
const UNCOUNTED_NODES: usize = 64;

/// Maximum sum of the [sizes](UndoStep::size) of edits that are undone and redone. Beyond it, nothing done so far can
/// be undone or redone any more, so that a journal of nothing but undone and redone pastes is read in a time in
/// proportion to its length. No one comes near it by hand: a pasted branch counts as one node, unless many of its moves
/// are added to nodes that exist already.
const RELINK_LIMIT: usize = 1_000_000;

/// What was changed in a tree apart from moves (branches moved, deleted, pasted; notes), to be undone and
/// redone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct EditHistory {
    done: VecDeque<UndoStep>,
    /// At most [`REDO_LIMIT`]: every new move asks each of them whether it still fits.
    undone: VecDeque<UndoStep>,
    /// Number of older steps that can no longer be undone.
    forgotten: usize,
    /// Which step, counted from the very first, deleted this move at this node.
    deleted: HashMap<(NodeId, AnyMove), usize>,
    /// How many nodes the undoing and redoing of large changes has listed or unlisted.
    relinked: usize,
}

impl EditHistory {
    /// Drops all steps: nothing can be undone or redone any more.
    fn clear(&mut self) {
        self.forgotten += self.done.len();
        self.done.clear();
        self.undone.clear();
        self.deleted.clear();
    }
}

/// A change, with the data that undoing it needs.
#[derive(Clone, Debug, PartialEq, Eq)]
enum UndoStep {
    /// A node moved among its siblings to the other one of these two places.
    Moved { node: NodeId, from: usize, to: usize },
    /// A node was taken out of its parent's list, or put into it. Undoing it does the other.
    Listed { node: NodeId, index: usize, listed: bool },
    /// Several nodes, by their numbers, were put into their parents' lists by one paste.
    Pasted { tops: Vec<NodeId>, listed: bool },
    /// These notes stood there.
    Noted { node: NodeId, notes: Box<Notes> },
}

impl Tree {
    /// Copies the branch that begins with this node, so that it can be pasted elsewhere.
    ///
    /// # Errors
    /// If the node is the root or not in the tree.
    pub fn branch(&self, node: NodeId) -> Result<Branch, EditError> {
        self.parent_of(node)?;
        let mut branch: Option<Branch> = None;
        let mut open = vec![(node, None)];
        while let Some((at, parent)) = open.pop() {
            let here = self.node(at);
            let Some(mv) = here.mv() else { continue };
            let place = if let (Some(branch), Some(parent)) = (&mut branch, parent) {
                branch.push(parent, mv, here.notes().clone())
            } else {
                branch = Some(Branch::new(mv, here.notes().clone()));
                0
            };
            open.extend(here.children().iter().rev().map(|&child| (child, Some(place))));
        }
        branch.ok_or(EditError::Root)
    }

    /// Carries out an edit of the tree, which can be undone with [`undo_edit`](Self::undo_edit).
    ///
    /// # Errors
    /// If the tree cannot be changed in this way; it is then as before.
    pub fn edit(&mut self, edit: &Edit) -> Result<(), EditError> {
        let step = match edit {
            Edit::Promote(node) => self.promote(*node)?,
            Edit::Delete(node) => {
                let index = self.index_of(*node)?;
                UndoStep::Listed { node: *node, index, listed: true }.swapped(self)
            }
            Edit::Paste { at, branch } => self.paste(*at, branch)?,
            Edit::Annotate { node, notes } => {
                if !self.contains(*node) {
                    return Err(EditError::NoSuchNode);
                }
                UndoStep::Noted { node: *node, notes: notes.clone() }.swapped(self)
            }
        };
        self.push_undo_step(step);
        self.history.undone.clear();
        Ok(())
    }

    /// Whether there is an edit to undo.
    pub fn can_undo_edit(&self) -> bool {
        !self.history.done.is_empty()
    }

    /// Whether there is an undone edit to redo.
    pub fn can_redo_edit(&self) -> bool {
        !self.history.undone.is_empty()
    }

    /// Undoes the last edit (moves are not edits).
    ///
    /// # Errors
    /// If there is none.
    pub fn undo_edit(&mut self) -> Result<(), EditError> {
        let step = self.history.done.pop_back().ok_or(EditError::NothingDone)?;
        if let Some(key) = step.deletes(self) {
            self.history.deleted.remove(&key);
        }
        let size = step.size(self);
        let step = step.swapped(self);
        if self.history.undone.len() == REDO_LIMIT {
            self.history.undone.pop_front();
        }
        self.history.undone.push_back(step);
        self.count_relinked(size);
        Ok(())
    }

    /// Redoes the edit that was undone last.
    ///
    /// # Errors
    /// If nothing was undone since the last change. Moves that were played since leave it possible, unless they stand
    /// in its way.
    pub fn redo_edit(&mut self) -> Result<(), EditError> {
        let step = self.history.undone.pop_back().ok_or(EditError::NothingDone)?;
        let size = step.size(self);
        let step = step.swapped(self);
        self.push_undo_step(step);
        self.count_relinked(size);
        Ok(())
    }

    /// Adds the size of an edit that was undone or redone to the sum. Beyond [`RELINK_LIMIT`], all undo and redo steps
    /// are dropped.
    fn count_relinked(&mut self, size: usize) {
        if size > UNCOUNTED_NODES {
            self.history.relinked = self.history.relinked.saturating_add(size);
        }
        if self.history.relinked > RELINK_LIMIT && size > UNCOUNTED_NODES {
            self.history.clear();
        }
    }

    /// Adds the step that undoes an edit which has just been made or redone.
    fn push_undo_step(&mut self, step: UndoStep) {
        if let Some(key) = step.deletes(self) {
            self.history.deleted.insert(key, self.history.forgotten + self.history.done.len());
        }
        self.history.done.push_back(step);
    }

    /// Whether undoing the last edit would take this node out of the tree.
    pub(super) fn undo_removes(&self, node: NodeId) -> bool {
        self.history.done.back().is_some_and(|step| step.removes(self, node))
    }

    /// Whether redoing the edit that was undone last would take this node out of the tree.
    pub(super) fn redo_removes(&self, node: NodeId) -> bool {
        self.history.undone.back().is_some_and(|step| step.removes(self, node))
    }

    /// After a new move, forgets those edits that can no longer be undone or redone because of it. A branch
    /// that was deleted, or whose pasting was undone, cannot come back beside a new one with the same first
    /// move. And deleting a branch once more would take with it what was played in it since. From there on
    /// nothing can be undone, or redone.
    pub(super) fn forget_clashes(&mut self, parent: NodeId, mv: AnyMove) {
        let clashes = |step: &UndoStep| match step {
            UndoStep::Listed { node, listed: false, .. } => self.key(*node) == Some((parent, mv)),
            UndoStep::Listed { node, listed: true, .. } => self.leads_to(*node, parent),
            UndoStep::Pasted { tops, listed: false } => {
                tops.iter().any(|&top| self.key(top) == Some((parent, mv)))
            }
            UndoStep::Moved { .. } | UndoStep::Pasted { .. } | UndoStep::Noted { .. } => false,
        };
        let redone = self.history.undone.iter().rposition(clashes);
        self.history.undone.drain(..redone.map_or(0, |last| last + 1));
        let Some(&last) = self.history.deleted.get(&(parent, mv)) else { return };
        while self.history.forgotten <= last
            && let Some(step) = self.history.done.pop_front()
        {
            self.history.forgotten += 1;
            if let Some(key) = step.deletes(self) {
                self.history.deleted.remove(&key);
            }
        }
    }

    fn parent_of(&self, node: NodeId) -> Result<NodeId, EditError> {
        if node == NodeId::ROOT {
            return Err(EditError::Root);
        }
        let parent = self.contains(node).then(|| self.node(node).parent()).flatten();
        parent.ok_or(EditError::NoSuchNode)
    }

    /// The place of a node among its siblings.
    fn index_of(&self, node: NodeId) -> Result<usize, EditError> {
        let parent = self.parent_of(node)?;
        let index = self.node(parent).children().iter().position(|&child| child == node);
        index.ok_or(EditError::NoSuchNode)
    }

    /// Moves the branch of a node one place closer to the main line. What moves among its siblings is the nearest node
    /// on the way to the root that is not a first child.
    fn promote(&mut self, node: NodeId) -> Result<UndoStep, EditError> {
        self.parent_of(node)?;
        let branching = self.ancestors(node).find(|&at| self.index_of(at).is_ok_and(|index| index > 0));
        let node = branching.ok_or(EditError::MainLine)?;
        let from = self.index_of(node)?;
        Ok(UndoStep::Moved { node, from: from - 1, to: from }.swapped(self))
    }

    /// Adds a branch after the node `at`. Moves that are there already stay as they are, with their notes.
    fn paste(&mut self, at: NodeId, branch: &Branch) -> Result<UndoStep, EditError> {
        if !self.contains(at) {
            return Err(EditError::NoSuchNode);
        }
        let made = self.made();
        // New nodes below old ones: listed once the whole branch is known to be legal.
        let mut tops = Vec::new();
        let mut waiting: HashMap<(NodeId, AnyMove), NodeId> = HashMap::new();
        // Where each move of the branch is in the tree.
        let mut placed: Vec<NodeId> = Vec::with_capacity(branch.len());
        for (index, (parent, mv, notes)) in branch.moves().enumerate() {
            let parent = parent.and_then(|place| placed.get(place).copied()).unwrap_or(at);
            if let Some(child) = self.child(parent, mv).or_else(|| waiting.get(&(parent, mv)).copied()) {
                placed.push(child);
                continue;
            }
            let node = match self.grow(parent, mv) {
                Ok(node) => node,
                Err(reason) => {
                    self.forget_after(made);
                    return Err(EditError::Illegal { place: index + 1, reason });
                }
            };
            notes.clone_into(self.notes_mut(node));
            if (parent.get() as usize) < made {
                tops.push(node);
                waiting.insert((parent, mv), node);
            } else {
                self.list(node, usize::MAX);
            }
            placed.push(node);
        }
        for &top in &tops {
            if let (Some(parent), Some(mv)) = (self.node(top).parent(), self.node(top).mv()) {
                self.forget_clashes(parent, mv);
            }
        }
        Ok(UndoStep::Pasted { tops, listed: false }.swapped(self))
    }
}

impl UndoStep {
    /// The move that the step deleted, and the node where it was.
    fn deletes(&self, tree: &Tree) -> Option<(NodeId, AnyMove)> {
        match self {
            Self::Listed { node, listed: false, .. } => tree.key(*node),
            Self::Moved { .. } | Self::Listed { .. } | Self::Pasted { .. } | Self::Noted { .. } => None,
        }
    }

    /// How many nodes undoing the step lists, unlists or looks at.
    fn size(&self, tree: &Tree) -> usize {
        let siblings =
            |node: &NodeId| tree.node(*node).parent().map_or(0, |at| tree.node(at).children().len());
        match self {
            Self::Pasted { tops, .. } => tops.len(),
            Self::Moved { node, .. } | Self::Listed { node, .. } => siblings(node),
            Self::Noted { .. } => 0,
        }
    }

    /// Whether undoing the step takes a node out of the tree; it is refused where that is the end of the game.
    fn removes(&self, tree: &Tree, node: NodeId) -> bool {
        match self {
            Self::Listed { node: top, listed: true, .. } => tree.leads_to(*top, node),
            Self::Pasted { tops, listed: true } => {
                tree.ancestors(node).any(|at| tops.binary_search(&at).is_ok())
            }
            Self::Moved { .. } | Self::Listed { .. } | Self::Pasted { .. } | Self::Noted { .. } => false,
        }
    }

    /// Carries out the step, and returns the opposite one, which takes that back.
    fn swapped(self, tree: &mut Tree) -> Self {
        match self {
            Self::Moved { node, from, to } => {
                tree.unlist(&[node]);
                tree.list(node, from);
                Self::Moved { node, from: to, to: from }
            }
            Self::Listed { node, index, listed: true } => {
                tree.unlist(&[node]);
                Self::Listed { node, index, listed: false }
            }
            Self::Listed { node, index, listed: false } => {
                tree.list(node, index);
                Self::Listed { node, index, listed: true }
            }
            Self::Pasted { tops, listed: true } => {
                tree.unlist(&tops);
                Self::Pasted { tops, listed: false }
            }
            Self::Pasted { tops, listed: false } => {
                for &top in &tops {
                    tree.list(top, usize::MAX);
                }
                Self::Pasted { tops, listed: true }
            }
            Self::Noted { node, notes } => {
                let before = std::mem::replace(tree.notes_mut(node), *notes);
                Self::Noted { node, notes: Box::new(before) }
            }
        }
    }
}
