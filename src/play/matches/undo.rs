//! Taking moves of the game back, and playing them again.

use super::Match;
use crate::play::{Change, NodeId};
use crate::rules::Game;

impl Match {
    /// The change that takes back: it reopens a game that the players ended; otherwise it goes back to the
    /// turn before, or against the computer to the human's turn before. A swap of sides is a turn. None if nothing can be
    /// taken back.
    pub fn undo_change(&self) -> Option<Change> {
        if self.verdict.is_some() {
            return Some(Change::Reopen);
        }
        if self.can_undo_swap() {
            return Some(Change::GoOnFrom(self.end()));
        }
        let mut steps = self.line.windows(2).rev();
        let stop = steps.find(|step| self.is_stop(step[0], step[1]))?;
        Some(Change::GoOnFrom(stop[0]))
    }

    /// The change that plays again what was taken back, against the computer up to the human's next turn.
    /// None if nothing was taken back.
    pub fn redo_change(&self) -> Option<Change> {
        if self.verdict.is_some() {
            return None;
        }
        let end = self.end();
        let first = if self.tree.leads_to(end, self.tip) { self.tree.towards(end, self.tip) } else { None };
        let mut node = first.or_else(|| self.tree.main_child(end))?;
        loop {
            let next = self.tree.towards(node, self.tip).or_else(|| self.tree.main_child(node));
            match next {
                Some(next) if !self.is_stop(node, next) => node = next,
                _ => return Some(Change::GoOnFrom(node)),
            }
        }
    }

    /// Whether any move can be taken back, or an ended game reopened.
    pub fn can_undo(&self) -> bool {
        self.undo_change().is_some()
    }

    /// Whether any move that was taken back can be played again.
    pub fn can_redo(&self) -> bool {
        self.redo_change().is_some()
    }

    /// Takes back as [`undo_change`](Self::undo_change) says. Returns how many moves were taken back (0 if an
    /// ended game was reopened), or `None` if nothing was.
    pub fn undo(&mut self) -> Option<usize> {
        self.step(self.undo_change()?)
    }

    /// Plays again as [`redo_change`](Self::redo_change) says. Returns how many moves were played, or `None`
    /// if nothing was taken back.
    pub fn redo(&mut self) -> Option<usize> {
        self.step(self.redo_change()?)
    }

    /// Carries out an undo or redo, and returns by how many moves the game has become shorter or longer.
    fn step(&mut self, change: Change) -> Option<usize> {
        let before = self.line.len();
        self.apply(change).ok()?;
        Some(before.abs_diff(self.line.len()))
    }

    /// Whether taking back and playing again may stop at a node that this one follows: against the computer only on the
    /// human's turns. Where sides were swapped, both players have had a turn.
    fn is_stop(&self, node: NodeId, next: NodeId) -> bool {
        let seats = self.setup_at(node).seats;
        match self.tree.game(node).to_move() {
            _ if self.follows_swap(next) => true,
            Some(player) if seats.lone_human().is_some() => !seats[player].is_computer(),
            _ => true,
        }
    }
}
