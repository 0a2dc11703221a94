//! The question before a game that was not saved leaves the table.

use bevy_egui::egui::{self, RichText};

use super::icons::Icon;
use super::widgets::{self, Button, Weight};
use super::{Action, Press, theme};

pub(super) fn show(ctx: &egui::Context, then: &Action) -> Option<Press> {
    let (close, press) = widgets::dialog(ctx, "unsaved", "Leave this game?", 440.0, |ui| {
        let text = "It is unfinished and has not been saved.";
        ui.label(RichText::new(text).color(theme::MUTED));
        widgets::foot(ui, |ui| {
            let leave = Button::new("Leave it").weight(Weight::Danger).show(ui);
            let save = Button::new("Save").icon(Icon::Save).show(ui);
            let keep = Button::new("Keep playing").show(ui);
            if leave.clicked() {
                return Some(Press::Sure(then.clone()));
            }
            if save.clicked() {
                return Some(Press::Save);
            }
            keep.clicked().then_some(Press::Close)
        })
    });
    press.or(close.then_some(Press::Close))
}
