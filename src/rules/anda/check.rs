//! The one checker of everything that a position and its field keep twice.

use crate::board::BoardSet;
use crate::rules::Player;

use super::{Field, Group, Position, Region};

impl Position {
    /// Checks the position for what contradicts itself, and says what it is; `None` for every position that
    /// can exist.
    pub fn inconsistency(&self) -> Option<&'static str> {
        let [black, white] = Player::ALL.map(|player| self.stones(player));
        let checks = [
            (!black.intersects(white), "two stones stand on one cell"),
            ((black | white).is_subset(self.rules.all), "a stone stands beside the board"),
            (self.key == self.computed_key(), "the key differs from the one computed anew"),
            ((self.turn == Player::White) == (self.ply % 2 == 1), "the turn does not fit the ply"),
        ];
        checks.into_iter().find(|(holds, _)| !holds).map(|(_, what)| what)
    }
}

impl Field {
    /// Compares the groups and regions with those worked out anew from the stones, and says what differs;
    /// `None` for every field that can exist.
    pub fn inconsistency(&self) -> Option<&'static str> {
        let anew = Self::new(&self.position);
        let groups = |field: &Self, player| sorted(&field.groups[player], |group: &Group| group.stones);
        let regions = |field: &Self| sorted(&field.regions, |region: &Region| region.cells);
        let fault = self.position.inconsistency();
        let checks = [
            (
                Player::ALL.iter().all(|&player| groups(self, player) == groups(&anew, player)),
                "groups differ from the stones",
            ),
            (regions(self) == regions(&anew), "regions differ from the stones"),
            (self.single == anew.single, "regions with a single group differ"),
            (self.territory == anew.territory, "territories differ"),
        ];
        fault.or_else(|| checks.into_iter().find(|(holds, _)| !holds).map(|(_, what)| what))
    }
}

fn sorted<T: Copy>(items: &[T], cells: impl Fn(&T) -> BoardSet) -> Vec<T> {
    let mut sorted = items.to_vec();
    sorted.sort_by_key(|item| cells(item).first());
    sorted
}
