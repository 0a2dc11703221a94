//! Who sits where.

use crate::play::{Level, Seat};
use crate::rules::{ByPlayer, Player, Variant};

/// Who sits on a side, in few words.
pub(in crate::app::desk::panels) fn seat(seats: ByPlayer<Seat>, player: Player) -> String {
    match seats[player] {
        Seat::Computer(level) => format!("Computer · level {}", level.get()),
        Seat::Human if seats[player.other()].is_computer() => "You".into(),
        Seat::Human => "Human".into(),
    }
}

/// What stands below a human's name in the dialog for a new game.
pub(in crate::app::desk::panels) const fn chair(
    player: Player,
    against_computer: bool,
    pie: bool,
) -> &'static str {
    match (player, against_computer, pie) {
        (Player::Black, _, true) => "Names the komi",
        (Player::White, _, true) => "Then picks a side",
        (Player::Black, true, false) => "You play, and you begin",
        (Player::White, true, false) => "You play, the computer begins",
        (Player::Black, false, false) => "Begins",
        (Player::White, false, false) => "Plays at the same screen",
    }
}

/// The name of a place in the dialog for a new game: a colour, or what is done before there are colours.
pub(in crate::app::desk::panels) fn place(player: Player, pie: bool) -> String {
    match (player, pie) {
        (Player::Black, true) => "Names".into(),
        (Player::White, true) => "Picks".into(),
        (player, false) => player.to_string(),
    }
}

/// A word for how strong a level of a game is: the last is full strength in every game.
pub(in crate::app::desk::panels) const fn level_name(variant: Variant, level: Level) -> &'static str {
    let steps = Level::MAX.get() / Level::strongest(variant).get();
    match level.get() * steps {
        1 => "First steps",
        2 => "Beginner",
        3 => "Easy",
        4 => "Casual",
        5 => "Steady",
        6 => "Skilled",
        7 => "Strong",
        8 => "Very strong",
        9 => "Expert",
        _ => "Full strength",
    }
}

/// The only human at the table, if there is exactly one.
pub(in crate::app::desk::panels) fn lone_human(seats: ByPlayer<Seat>) -> Option<Player> {
    let mut humans = Player::ALL.into_iter().filter(|&player| !seats[player].is_computer());
    humans.next().filter(|_| humans.next().is_none())
}
