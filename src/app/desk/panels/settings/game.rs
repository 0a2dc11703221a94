//! Who plays in new games, and what the program does by itself or asks first.

use super::{Control, Setting};
use crate::app::desk::panels::Model;
use crate::app::game::Choose;
use crate::i18n::{new_game, settings as said};
use crate::play::{Level, Seat};
use crate::rules::Player;

pub(super) const ROWS: &[Setting] = &[
    Setting {
        name: "set-black",
        heading: None,
        label: || said::seat_in_new_game(Player::Black),
        tip: None,
        value: |chosen| Choose::Seat(Player::Black, chosen.new_game.black),
        control: Control::Steps(|model| seats(Player::Black, model)),
    },
    Setting {
        name: "set-white",
        heading: None,
        label: || said::seat_in_new_game(Player::White),
        tip: None,
        value: |chosen| Choose::Seat(Player::White, chosen.new_game.white),
        control: Control::Steps(|model| seats(Player::White, model)),
    },
    Setting {
        name: "set-auto-pass",
        heading: None,
        label: said::auto_pass_label,
        tip: Some(said::auto_pass_tip),
        value: |chosen| Choose::AutoPass(chosen.play.auto_pass),
        control: Control::Switch(Choose::AutoPass),
    },
    Setting {
        name: "set-confirm-resign",
        heading: None,
        label: said::confirm_resign_label,
        tip: None,
        value: |chosen| Choose::ConfirmResign(chosen.play.confirm_resign),
        control: Control::Switch(Choose::ConfirmResign),
    },
    Setting {
        name: "set-confirm-leaving",
        heading: None,
        label: said::confirm_leaving_label,
        tip: Some(said::confirm_leaving_tip),
        value: |chosen| Choose::ConfirmLeaving(chosen.play.confirm_leaving),
        control: Control::Switch(Choose::ConfirmLeaving),
    },
];

/// A person, or a computer of any level.
fn seats(player: Player, model: &Model) -> Vec<(String, Choose)> {
    let human = (model.words.say(new_game::choose_human()), Choose::Seat(player, Seat::Human));
    let computer = |level: Level| {
        let label = model.words.say(said::seat_level(level.get()));
        (label, Choose::Seat(player, Seat::Computer(level)))
    };
    std::iter::once(human).chain(Level::all().map(computer)).collect()
}
