//! The cursor: the node that is shown, wherever the game stands.

use super::{Match, Transition};
use crate::play::{NodeId, Tree};
use crate::rules::{AnyGame, Game, Player};

impl Match {
    /// The tree of every line that was played or tried.
    pub const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The node whose position is shown.
    pub const fn cursor(&self) -> NodeId {
        self.cursor
    }

    /// The last node of the line that is looked at, which [`forward`](Self::forward) leads to: the cursor, or
    /// a node after it.
    pub fn tip(&self) -> NodeId {
        self.tree.main_end(self.tip)
    }

    /// The position at the cursor.
    pub fn shown_position(&self) -> &AnyGame {
        self.tree.game(self.cursor)
    }

    /// The player to move in the position that is shown; `None` once the game is over there.
    pub fn shown_to_move(&self) -> Option<Player> {
        if self.is_at_end() { self.to_move() } else { self.shown_position().to_move() }
    }

    /// The move that led to the cursor, with the positions before and after it; none at the first position.
    pub fn shown_transition(&self) -> Option<Transition> {
        self.transition_to(self.cursor)
    }

    /// Whether the cursor is where the game stands, that is, at the end of the game line.
    pub fn is_at_end(&self) -> bool {
        self.cursor == self.end()
    }

    /// Whether the cursor is on the game line: the moves that the seats have played.
    pub fn is_on_line(&self) -> bool {
        self.line.contains(&self.cursor)
    }

    /// Moves the cursor to a node, so that it is shown. Returns whether the cursor moved, which it does not
    /// if the node is not in the tree.
    pub fn look_at(&mut self, node: NodeId) -> bool {
        if node == self.cursor || !self.tree.contains(node) {
            return false;
        }
        self.cursor = node;
        if !self.tree.leads_to(node, self.tip) {
            self.tip = self.tree.main_end(node);
        }
        true
    }

    /// The node before the cursor; none at the first position. The cursor stays.
    pub fn back(&self) -> Option<NodeId> {
        self.tree.node(self.cursor).parent()
    }

    /// The node after the cursor, on the line that was looked at last; none at its end. The cursor stays.
    pub fn forward(&self) -> Option<NodeId> {
        self.tree.towards(self.cursor, self.tip).or_else(|| self.tree.main_child(self.cursor))
    }
}
