//! What the pages of the rail are put together from.

use bevy_egui::egui::{Color32, FontId, Frame, Label, Margin, RichText, Sense, Ui, Vec2};

use super::super::icons::Icon;
use super::super::{Model, theme};
use crate::app::game::FeedbackKind;
use crate::i18n::Message;

/// A text that goes on in the next line where there is no more room.
pub(super) fn line(ui: &mut Ui, model: &Model, text: Message, font: FontId, color: Color32) {
    ui.add(Label::new(RichText::new(model.words.say(text)).font(font).color(color)).wrap());
}

/// Contents on a ground of their own, with a sign that says what kind of answer they are.
pub(super) fn card(ui: &mut Ui, (icon, color): (Icon, Color32), contents: impl FnOnce(&mut Ui)) {
    let margin = Margin::symmetric(10, 8);
    Frame::new().fill(theme::card()).corner_radius(theme::RADIUS).inner_margin(margin).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            let (square, _) = ui.allocate_exact_size(Vec2::splat(theme::ICON), Sense::hover());
            icon.paint(ui.painter(), square, color);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                contents(ui);
            });
        });
    });
}

/// The sign of an answer to a move of a lesson or puzzle.
pub(super) fn sign(kind: FeedbackKind) -> (Icon, Color32) {
    match kind {
        FeedbackKind::Good => (Icon::Check, theme::good()),
        FeedbackKind::Wrong => (Icon::Cross, theme::danger()),
        FeedbackKind::Remark => (Icon::Info, theme::soft()),
        FeedbackKind::Hint => (Icon::Bulb, theme::soft()),
    }
}
