//! Between a record and a match.

use crate::play::{Match, Seat, Termination};
use crate::rules::{ByPlayer, Player};

use super::{Ending, Participant, Record};

impl From<&Match> for Record {
    /// What was played, by whom, and how it ended. Moves that were taken back are not recorded.
    fn from(table: &Match) -> Self {
        let mut record = Self::new(*table.start());
        for &mv in table.moves() {
            let played = record.play(mv);
            debug_assert!(played.is_ok(), "a match holds only legal moves: {played:?}");
        }
        for player in Player::ALL {
            record.set_player(player, Participant::from(table.seats()[player]));
        }
        if let Some(result) = table.result()
            && let Termination::Resignation(loser) = result.by
        {
            record.conclude(Ending::Resignation(loser));
        }
        record
    }
}

impl Record {
    /// The match as it stood at the end of the record. A side whose player the record does not tell is a
    /// person's. A match knows no lost time and no agreed draw: there it simply goes on.
    pub fn to_match(&self) -> Match {
        let seats = ByPlayer::from_fn(|player| self.player(player).seat().unwrap_or(Seat::Human));
        let mut table = Match::from_position(*self.start(), seats);
        for &mv in self.moves() {
            let played = table.play(mv);
            debug_assert!(played.is_ok(), "a record holds only legal moves: {played:?}");
        }
        if let Ending::Resignation(loser) = self.ending() {
            table.resign(loser);
        }
        table
    }
}
