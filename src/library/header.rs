//! Headers of games in progress, whose players are those of the seats.

use crate::play::Seat;
use crate::record::{Header, Participant};
use crate::rules::{ByPlayer, Player};

impl Header {
    /// The same header, with the players of the seats where it names none.
    #[must_use]
    pub fn naming(mut self, seats: ByPlayer<Seat>) -> Self {
        for player in Player::ALL {
            if *self.player(player) == Participant::default() {
                self.set_player(player, Participant::from(seats[player]));
            }
        }
        self
    }

    /// The name of a player, or of the seat if the header names no player.
    pub fn name_of(&self, player: Player, seat: Seat) -> String {
        self.player(player).name.clone().unwrap_or_else(|| seat.to_string())
    }
}
