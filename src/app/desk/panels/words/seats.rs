//! Messages about seats.

use crate::i18n::{Message, new_game, play, table};
use crate::play::Seat;
use crate::rules::{ByPlayer, Player};

/// Returns who sits in a player's seat, in a word or two.
pub(in crate::app::desk::panels) fn seat(seats: ByPlayer<Seat>, player: Player) -> Message {
    match seats[player] {
        Seat::Human if seats[player.other()].is_computer() => table::you(),
        seat => play::of_seat(seat),
    }
}

/// Returns the line below a human's name in the dialog for a new game, such as who begins.
pub(in crate::app::desk::panels) fn chair(player: Player, against_computer: bool, komi_pie: bool) -> Message {
    match (player, against_computer, komi_pie) {
        (Player::Black, _, true) => new_game::chair_names_komi(),
        (Player::White, _, true) => new_game::chair_picks_side(),
        (Player::Black, true, false) => new_game::chair_you_begin(),
        (Player::White, true, false) => new_game::chair_computer_begins(),
        (Player::Black, false, false) => new_game::chair_begins(),
        (Player::White, false, false) => new_game::chair_same_screen(),
    }
}

/// Title of a seat in the dialog for a new game: its colour or, if the komi is named first, its role (sets the komi,
/// picks a side).
pub(in crate::app::desk::panels) fn seat_title(player: Player, komi_pie: bool) -> Message {
    match (player, komi_pie) {
        (Player::Black, true) => new_game::place_names(),
        (Player::White, true) => new_game::place_picks(),
        (player, false) => play::of_player(player),
    }
}
