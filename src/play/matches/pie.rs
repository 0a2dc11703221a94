//! The pie rule: after Black's first entry White may take over Black's side.

use std::time::Duration;

use super::{Match, TurnTime};
use crate::play::{Change, ChangeError, Clock, GameSetup, NodeId};
use crate::rules::ByPlayer;

/// State of the pie rule in a match: whether sides are swapped, and which line of the tree follows a swap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Swap {
    /// Sides are swapped in the game as it stands.
    pub(crate) is_done: bool,
    /// The first move after a swap, the latest that there was. While the game goes on elsewhere it stays known, so that
    /// going back to that line swaps sides again.
    pub(crate) next: Option<NodeId>,
    /// Time left for each side right after the latest swap; `None` without a clock, or if a record does not say it.
    pub(crate) left: Option<ByPlayer<Duration>>,
}

impl Match {
    /// Returns `true` if the player to move may swap sides instead of moving: under the pie rule, right after the first
    /// entry of the game.
    pub fn can_swap_sides(&self) -> bool {
        self.setup.has_pie_rule() && self.line.len() == 2 && self.to_move().is_some() && !self.swap.is_done
    }

    /// Returns `true` if a person may [swap sides](Self::can_swap_sides) now, and the current position of the game is shown.
    pub fn can_person_swap_sides(&self) -> bool {
        let is_persons_turn = self.seat_to_move().is_some_and(|seat| !seat.is_computer());
        self.can_swap_sides() && is_persons_turn && self.is_at_end()
    }

    /// Returns `true` if the sides were swapped after the first entry of the game as it stands.
    pub const fn has_swapped_sides(&self) -> bool {
        self.swap.is_done
    }

    /// Swaps sides by the pie rule: each player goes on with the other colour and their own time.
    ///
    /// # Errors
    /// If that is not [possible](Self::can_swap_sides) now.
    pub fn swap_sides(&mut self) -> Result<(), ChangeError> {
        self.apply(Change::SwapSides)
    }

    /// The setup of the game as it was agreed: before a swap, the players sat on the other sides.
    pub fn agreed_setup(&self) -> GameSetup {
        self.setup_at(NodeId::ROOT)
    }

    /// The setup of the game with its players as they sat when the move to this node was made.
    pub fn setup_at(&self, node: NodeId) -> GameSetup {
        if self.is_after_swap(node) == self.swap.is_done { self.setup } else { self.setup.swapped() }
    }

    /// Time left for each side right after the swap, from the times before it. Players keep their time.
    pub(super) fn after_swap(&self, left: ByPlayer<Duration>) -> ByPlayer<Duration> {
        self.swap.left.unwrap_or_else(|| left.exchanged())
    }

    /// Returns `true` if sides were swapped right before the move to this node.
    pub(super) fn follows_swap(&self, node: NodeId) -> bool {
        self.swap.next == Some(node)
    }

    /// Carries out [`Change::SwapSides`].
    pub(super) fn carry_out_swap(&mut self) -> Result<(), ChangeError> {
        if !self.can_swap_sides() {
            return Err(ChangeError::NoSwap);
        }
        let entry = Some(self.end());
        let next = self.swap.next.filter(|&next| self.tree.node(next).parent() == entry);
        self.swap = Swap { is_done: true, next, left: None };
        self.setup = self.setup.swapped();
        self.paused = false;
        self.turn_time = TurnTime::default();
        if let Some(mut clock) = self.clock {
            // Whoever swaps has had a turn. The next one is the other player's, with the same colour.
            let mover = clock.mover();
            clock.press(mover);
            let left = clock.times().left.exchanged();
            self.clock = self.setup.clock.map(|controls| Clock::at_turn(controls, mover, left));
            self.swap.left = Some(left);
        }
        Ok(())
    }

    /// After a move to the end of the game line, remembers whether a swap came before it.
    pub(super) fn note_swap_before_move(&mut self) {
        if let [_, _, next] = self.line[..] {
            if self.swap.is_done {
                self.swap.next = Some(next);
            } else {
                self.swap.next = self.swap.next.filter(|&known| known != next);
            }
        }
    }

    /// Swaps the seats if the new end of the game line is on the other side of a swap than the old one. Right after the
    /// entry White may choose again. Returns whether the seats were swapped.
    pub(super) fn reseat(&mut self) -> bool {
        let is_done = self.is_after_swap(self.end());
        let changes = is_done != std::mem::replace(&mut self.swap.is_done, is_done);
        if changes {
            self.setup = self.setup.swapped();
        }
        changes
    }

    /// Forgets a swap before a move that is no longer in the tree.
    pub(super) fn forget_deleted_swap(&mut self) {
        self.swap.next = self.swap.next.filter(|&next| self.tree.contains(next));
    }

    /// Returns `true` if the last thing that happened in the game is that a person, not the computer, swapped sides.
    pub(super) fn can_undo_swap(&self) -> bool {
        let before = self.setup.swapped().seats;
        let by_person = before.lone_human().is_none_or(|human| Some(human) == self.to_move());
        self.swap.is_done && self.line.len() == 2 && by_person
    }

    /// State of the pie rule, as files store it.
    pub(crate) const fn swap(&self) -> Swap {
        self.swap
    }

    /// Restores the state of the pie rule in a match that was read from a file. The players are already those after the
    /// swap. Whatever contradicts the moves is ignored.
    pub(crate) fn set_swap(&mut self, swap: Swap) {
        if !self.setup.has_pie_rule() {
            return;
        }
        self.swap = Swap { next: swap.next.filter(|&next| self.is_reply_to_entry(next)), ..swap };
        self.swap.is_done = swap.is_done && (self.line.len() == 2 || self.is_after_swap(self.end()));
        self.begin_turn();
    }

    /// How the state of the pie rule contradicts the moves; `None` for every match that can exist.
    pub(super) fn swap_inconsistency(&self) -> Option<&'static str> {
        let Swap { is_done, next, .. } = self.swap;
        if (is_done || next.is_some()) && !self.setup.has_pie_rule() {
            return Some("sides were swapped without the pie rule");
        }
        if next.is_some_and(|next| !self.is_reply_to_entry(next)) {
            return Some("sides were swapped elsewhere than after the first entry");
        }
        let can_be = self.is_after_swap(self.end()) || self.line.len() == 2;
        (is_done && !can_be || !is_done && self.is_after_swap(self.end()))
            .then_some("the players do not sit as the game line says")
    }

    /// Returns `true` if sides were swapped before the move to this node.
    fn is_after_swap(&self, node: NodeId) -> bool {
        self.swap.next.is_some_and(|next| self.tree.leads_to(next, node))
    }

    fn is_reply_to_entry(&self, node: NodeId) -> bool {
        let parent = |node| self.tree.node(node).parent();
        self.tree.contains(node) && parent(node).and_then(parent) == Some(NodeId::ROOT)
    }
}
