//! The pie rule: after Black's first entry White may take over Black's side.

use std::time::Duration;

use super::Match;
use crate::play::{Change, ChangeError, Clock, HouseRule, NodeId, Seat};
use crate::rules::{ByPlayer, Player};

/// What has become of the choice that the pie rule gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Swap {
    /// The entry after which sides were swapped the last time. It stays known while the game goes on elsewhere.
    pub(crate) entry: Option<NodeId>,
    /// Whether sides are swapped in the game as it stands.
    pub(crate) is_done: bool,
}

impl Match {
    fn has_pie_rule(&self) -> bool {
        self.setup.house_rule == Some(HouseRule::Pie)
    }

    /// Returns `true` if the player to move may swap sides instead of moving: under the pie rule, right after the first
    /// entry of the game.
    pub fn can_swap_sides(&self) -> bool {
        self.has_pie_rule() && self.line.len() == 2 && self.to_move().is_some() && !self.swap.is_done
    }

    /// Returns `true` if a person may [swap sides](Self::can_swap_sides) now, and not the computer.
    pub fn can_person_swap_sides(&self) -> bool {
        self.can_swap_sides() && self.seat_to_move().is_some_and(|seat| !seat.is_computer())
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

    /// Carries out [`Change::SwapSides`].
    pub(super) fn carry_out_swap(&mut self) -> Result<(), ChangeError> {
        if !self.can_swap_sides() {
            return Err(ChangeError::NoSwap);
        }
        self.swap = Swap { entry: Some(self.end()), is_done: true };
        self.setup = self.setup.swapped();
        self.paused = false;
        self.turn_time = Duration::ZERO;
        if let Some(mut clock) = self.clock {
            // Whoever swaps has had a turn. The next one is the other player's, with the same colour.
            let mover = clock.mover();
            clock.press(mover);
            let left = clock.times().left;
            let left = ByPlayer::from_fn(|player: Player| left[player.other()]);
            self.clock = self.setup.clock.map(|controls| Clock::at_turn(controls, mover, left));
        }
        Ok(())
    }

    /// What has become of the choice to swap sides, for files.
    pub(crate) const fn swap(&self) -> Swap {
        self.swap
    }

    /// Says what has become of the choice to swap sides, in a match that was read from a file. Its players are those of
    /// now. What cannot be is left out.
    pub(crate) fn set_swap(&mut self, swap: Swap) {
        let is_entry =
            |&node: &NodeId| self.tree.contains(node) && self.tree.node(node).parent() == Some(NodeId::ROOT);
        let entry = swap.entry.filter(is_entry).filter(|_| self.has_pie_rule());
        let is_done = swap.is_done && entry.is_some_and(|entry| self.line.contains(&entry));
        self.swap = Swap { entry, is_done };
    }

    /// Lets the players sit as they did at the new end of the game line. After the entry itself the choice is open again.
    /// Returns whether they have swapped sides.
    pub(super) fn reseat(&mut self) -> bool {
        let is_done = self.is_after_swap(self.end());
        let changes = is_done != std::mem::replace(&mut self.swap.is_done, is_done);
        if changes {
            self.setup = self.setup.swapped();
        }
        changes
    }

    /// Nothing goes back to an entry that is no longer in the tree.
    pub(super) fn forget_deleted_swap(&mut self) {
        self.swap.entry = self.swap.entry.filter(|&entry| self.tree.contains(entry));
    }

    /// A move that is played after the entry without a swap shows that there is none.
    pub(super) fn forget_swap_after(&mut self, entry: NodeId) {
        if self.swap.entry == Some(entry) && !self.swap.is_done {
            self.swap.entry = None;
        }
    }

    /// Returns `true` if the last thing that happened in the game is that a person swapped sides, not the computer.
    pub(super) fn can_undo_swap(&self) -> bool {
        let before = self.setup.swapped().seats;
        let by_person = before.lone_human().is_none_or(|human| Some(human) == self.to_move());
        self.swap.is_done && self.line.len() == 2 && by_person
    }

    /// Who plays each side when the game stands at this node.
    pub(super) fn seats_at(&self, node: NodeId) -> ByPlayer<Seat> {
        if self.is_after_swap(node) == self.swap.is_done { self.seats() } else { self.setup.swapped().seats }
    }

    /// Returns `true` if sides were swapped before the move to this node.
    fn is_after_swap(&self, node: NodeId) -> bool {
        self.swap.entry.is_some_and(|entry| entry != node && self.tree.leads_to(entry, node))
    }
}
