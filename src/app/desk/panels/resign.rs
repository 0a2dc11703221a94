//! The dialog that asks before a player resigns.

use bevy_egui::egui::{self, RichText};

use super::icons::Icon;
use super::request::{Outcome, Request};
use super::widgets::{self, Button, Weight};
use super::{Model, theme, words};
use crate::app::game::MatchRequested;
use crate::i18n::{commands, dialogs};
use crate::rules::Player;

/// Shows the question whether a player resigns.
pub(super) fn show(ctx: &egui::Context, model: &Model, player: Player) -> Outcome {
    let say = |message| model.words.say(message);
    let title = say(dialogs::resign_title());
    widgets::dialog(ctx, model.words, "resign", &title, 400.0, |ui| {
        let text = say(words::resign_question(model.game.seats(), player));
        ui.label(RichText::new(text).color(theme::muted()));
        widgets::foot(ui, |ui| {
            let resign =
                Button::new(&say(commands::resign_label())).icon(Icon::Flag).weight(Weight::Danger).show(ui);
            let keep = Button::new(&say(dialogs::keep_playing())).show(ui);
            if resign.clicked() {
                return Outcome::close_and_ask(Request::Match(MatchRequested::Resign(player)));
            }
            Outcome::close_if(keep.clicked())
        })
    })
}
