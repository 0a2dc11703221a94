//! Settings of new games, and of actions that are automatic or need confirmation.

use super::{Control, Options, Setting};
use crate::app::desk::panels::Model;
use crate::app::game::EditPreferences;
use crate::i18n::{new_game, settings as messages};
use crate::play::{Level, Seat};
use crate::rules::Player;

pub(super) const ROWS: &[Setting] = &[
    Setting {
        name: "set-black",
        heading: None,
        label: || messages::seat_in_new_game(Player::Black),
        tip: None,
        control: Control::Steps(Options {
            list: |model| seats(Player::Black, model),
            copy: |from, to| to.new_game.seats[Player::Black] = from.new_game.seats[Player::Black],
        }),
    },
    Setting {
        name: "set-white",
        heading: None,
        label: || messages::seat_in_new_game(Player::White),
        tip: None,
        control: Control::Steps(Options {
            list: |model| seats(Player::White, model),
            copy: |from, to| to.new_game.seats[Player::White] = from.new_game.seats[Player::White],
        }),
    },
    Setting {
        name: "set-auto-pass",
        heading: None,
        label: messages::auto_pass_label,
        tip: Some(messages::auto_pass_tip),
        control: Control::switch(
            |preferences| preferences.play.auto_pass,
            |preferences, on| preferences.play.auto_pass = on,
        ),
    },
    Setting {
        name: "set-confirm-resign",
        heading: None,
        label: messages::confirm_resign_label,
        tip: None,
        control: Control::switch(
            |preferences| preferences.play.confirm_resign,
            |preferences, on| preferences.play.confirm_resign = on,
        ),
    },
    Setting {
        name: "set-confirm-leaving",
        heading: None,
        label: messages::confirm_leaving_label,
        tip: Some(messages::confirm_leaving_tip),
        control: Control::switch(
            |preferences| preferences.play.confirm_leaving,
            |preferences, on| preferences.play.confirm_leaving = on,
        ),
    },
];

/// A human, or a computer of any level.
fn seats(player: Player, model: &Model) -> Vec<(String, EditPreferences)> {
    let option = |label, seat: Seat| {
        let edit = EditPreferences::new(move |preferences| preferences.new_game.seats[player] = seat);
        (model.words.say(label), edit)
    };
    let human = option(new_game::choose_human(), Seat::Human);
    let computer = |level: Level| option(messages::seat_level(level.get()), Seat::Computer(level));
    std::iter::once(human).chain(Level::all().map(computer)).collect()
}
