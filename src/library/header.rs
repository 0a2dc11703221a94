//! What stands above a game in progress.

use crate::play::Seat;
use crate::record::{Header, Participant};
use crate::rules::{ByPlayer, Player};

impl Header {
    /// A header that names the seats and nothing else.
    pub fn of_seats(seats: ByPlayer<Seat>) -> Self {
        let mut header = Self::default();
        for player in Player::ALL {
            header.set_player(player, Participant::from(seats[player]));
        }
        header
    }

    /// The name of a player, or of whatever plays in that seat.
    pub fn name_of(&self, player: Player, seat: Seat) -> String {
        self.player(player).name.clone().unwrap_or_else(|| seat.to_string())
    }
}
