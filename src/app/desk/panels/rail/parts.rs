//! Elements that several pages of the rail share.

use bevy_egui::egui::{self, Color32, FontId, Label, RichText, Ui};

use super::super::icons::Icon;
use super::super::{Model, theme, widgets};
use crate::app::game::FeedbackKind;
use crate::i18n::Message;

/// Greatest number of facts that are shown about a move.
pub(super) const FACTS: usize = 3;

/// Shows a text that wraps.
pub(super) fn line(ui: &mut Ui, model: &Model, text: Message, font: FontId, color: Color32) {
    ui.add(Label::new(RichText::new(model.words.say(text)).font(font).color(color)).wrap());
}

/// Shows a card with an icon that tells the kind of feedback, and contents beside it.
pub(super) fn card(ui: &mut Ui, (icon, color): (Icon, Color32), contents: impl FnOnce(&mut Ui)) {
    widgets::card(ui, egui::Margin::symmetric(10, 8), |ui| {
        ui.horizontal_top(|ui| {
            icon.show(ui, color);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                contents(ui);
            });
        });
    });
}

/// Returns icon and colour of feedback on a move of a lesson or puzzle.
pub(super) fn sign(kind: FeedbackKind) -> (Icon, Color32) {
    match kind {
        FeedbackKind::Good => (Icon::Check, theme::good()),
        FeedbackKind::Wrong => (Icon::Cross, theme::danger()),
        FeedbackKind::Remark => (Icon::Info, theme::soft()),
        FeedbackKind::Hint => (Icon::Bulb, theme::soft()),
    }
}
