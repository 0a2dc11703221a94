//! Between a record and a match.

use std::time::SystemTime;

use crate::play::{Match, Seat, Termination, Verdict};
use crate::rules::{ByPlayer, Player};

use super::{Ending, Participant, Record, date_tag};

impl From<&Match> for Record {
    /// What was played, by whom, and how it ended. Moves that were taken back are not recorded.
    fn from(table: &Match) -> Self {
        let mut record = Self::new(*table.start());
        for mv in table.moves() {
            let played = record.play(mv);
            debug_assert!(played.is_ok(), "a match holds only legal moves: {played:?}");
        }
        for player in Player::ALL {
            record.set_player(player, Participant::from(table.seats()[player]));
        }
        if let Some(result) = table.result()
            && let Termination::Verdict(Verdict::Resignation(loser)) = result.by
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

    /// What to save of a match: [`continued`](Self::continued) from the record that it was opened from, or else
    /// a new record with this date.
    pub fn of(table: &Match, origin: Option<&Self>, moment: SystemTime) -> Self {
        if let Some(origin) = origin {
            return origin.continued(table);
        }
        let mut record = Self::from(table);
        record.set_tag("Date", &date_tag(moment));
        record
    }

    /// This record as a match that was opened from it goes on: without a change, this record.
    ///
    /// The tags stay as they are, and so do the players where nobody else has sat down. How the game ended,
    /// which a match may not be able to say, stays until a move more or less or a resignation changes it.
    #[must_use]
    pub fn continued(&self, table: &Match) -> Self {
        let now = Self::from(table);
        let players = ByPlayer::from_fn(|player| self.player(player).succeeded(table.seats()[player]));
        // A match says of endings only what it would have been told by this record.
        let told = self.to_match().result() == table.result();
        if self.start == now.start && self.moves == now.moves && told {
            return Self { players, ..self.clone() };
        }
        let tags = self.tags.iter().filter(|tag| !tag.name.eq_ignore_ascii_case("Termination"));
        Self { tags: tags.cloned().collect(), players, ..now }
    }
}
