//! The question before giving up.

use bevy_egui::egui::{self, RichText};

use super::icons::Icon;
use super::widgets::{self, Button, Weight};
use super::{Action, Model, Press, theme, words};
use crate::rules::Player;

pub(super) fn show(ctx: &egui::Context, model: &Model, player: Player) -> Option<Press> {
    let (close, press) = widgets::dialog(ctx, "resign", "Resign?", 400.0, |ui| {
        let text = words::resign_question(model.game.seats(), player);
        ui.label(RichText::new(text).color(theme::MUTED));
        widgets::foot(ui, |ui| {
            let resign = Button::new("Resign").icon(Icon::Flag).weight(Weight::Danger).show(ui);
            let keep = Button::new("Keep playing").show(ui);
            if resign.clicked() {
                return Some(Press::Do(Action::Resign(player)));
            }
            keep.clicked().then_some(Press::Close)
        })
    });
    press.or(close.then_some(Press::Close))
}
