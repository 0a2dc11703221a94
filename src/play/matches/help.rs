//! Help that a person has in a game against the computer.

use super::Match;
use crate::play::{Change, Help, HelpSet, Seat};
use crate::rules::Player;

impl Match {
    /// The help that the person has had in a game against the computer, whatever was taken back since.
    pub const fn help(&self) -> HelpSet {
        self.help
    }

    /// Notes that the person has help, and returns `true`. Returns `false` if it does not count: one person must play
    /// against the computer, and the game must go on.
    pub fn note_help(&mut self, help: Help) -> bool {
        let counts = self.seats().lone_human().is_some() && self.result().is_none();
        if counts && !self.help.contains(help) {
            // No match refuses it.
            let _ = self.apply(Change::Help(help));
        }
        counts
    }

    /// Adds the help that a record or a journal names.
    pub(crate) fn add_help(&mut self, help: HelpSet) {
        help.iter().for_each(|help| self.help.insert(help));
    }

    /// Notes that the game goes on from another node. The change itself says so: nothing is added to the changes.
    pub(super) fn note_undo(&mut self) {
        if self.seats().lone_human().is_some() {
            self.help.insert(Help::Undo);
        }
    }

    /// Changes who plays a side. After the first move of a game with a computer that is noted, as by
    /// [`note_undo`](Self::note_undo).
    pub(super) fn change_seat(&mut self, player: Player, seat: Seat) {
        let had_computer = self.has_computer();
        let before = std::mem::replace(&mut self.setup.seats[player], seat);
        if before != seat && self.line.len() > 1 && (had_computer || self.has_computer()) {
            self.help.insert(Help::Players);
        }
    }
}
