//! The list of faults of the position that is being set up.

use std::sync::Arc;

use bevy_egui::egui::{self, Galley, Rect, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::ask;
use crate::app::desk::panels;
use crate::app::desk::panels::icons::Icon;
use crate::app::desk::panels::widgets::{note, ring};
use crate::app::desk::panels::{Request, theme};
use crate::app::game::{SetupEditor, SetupRequested};
use crate::i18n::{Message, Words, editor as messages};
use crate::rules::Game;

/// Room beside a sentence for its icon and the margins, in points.
const BESIDE: f32 = 42.0;
/// Margins above and below a sentence together, in points.
const MARGIN: f32 = 14.0;
/// Distance between two sentences, in points.
const GAP: f32 = 4.0;

/// Faults of a position, or the message that its game is over.
pub(super) struct FaultList {
    /// Message that the game is over, for a position without faults.
    over: Option<Message>,
    /// Each fault, with its index in the editor's list.
    faults: Vec<(usize, Message)>,
}

impl FaultList {
    pub(super) fn of(editor: &SetupEditor) -> Self {
        let is_over = editor.position().is_some_and(|position| position.to_move().is_none());
        Self {
            over: is_over.then(messages::position_over),
            faults: panels::words::faults(editor.setup(), editor.faults()),
        }
    }

    /// Height of the list, in points.
    pub(super) fn height(&self, ui: &Ui, words: &Words) -> f32 {
        let texts = self.faults.iter().map(|(_, text)| text).chain(&self.over);
        let heights = texts.map(|text| lay(ui, words.say(text), theme::ink()).size().y + MARGIN + GAP);
        (heights.sum::<f32>() - GAP).max(0.0)
    }

    pub(super) fn show(&self, ui: &mut Ui, editor: &SetupEditor, words: &Words) -> Option<Request> {
        ui.spacing_mut().item_spacing.y = GAP;
        if let Some(text) = &self.over {
            line(ui, words, (Icon::Info, theme::soft()), &words.say(text), [false, false]);
        }
        let mut pressed = None;
        for (index, text) in &self.faults {
            let shows = !editor.faults()[*index].points.is_empty();
            let chosen = editor.pointed_out() == Some(*index);
            let sign = (Icon::Stop, theme::danger());
            if line(ui, words, sign, &words.say(text), [shows, chosen]) {
                let next = Some(*index).filter(|_| !chosen);
                pressed = Some(ask(SetupRequested::PointOut(next)));
            }
        }
        pressed
    }
}

/// Lays out a sentence beside its icon.
fn lay(ui: &Ui, text: String, ink: egui::Color32) -> Arc<Galley> {
    ui.painter().layout(text, theme::text(13.5), ink, ui.available_width() - BESIDE)
}

/// Shows a sentence after its icon, and returns `true` if it was clicked.
fn line(
    ui: &mut Ui,
    words: &Words,
    (icon, color): (Icon, egui::Color32),
    text: &str,
    [clickable, chosen]: [bool; 2],
) -> bool {
    let width = ui.available_width();
    let ink = if chosen { theme::on_danger() } else { theme::ink() };
    let galley = lay(ui, text.to_owned(), ink);
    let sense = if clickable { egui::Sense::click() } else { egui::Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(width, galley.size().y + MARGIN), sense);
    let kind = if clickable { WidgetType::Button } else { WidgetType::Label };
    response.widget_info(|| WidgetInfo::selected(kind, true, chosen, text));
    if clickable {
        note(ui, text, rect);
    }
    let lit = clickable && (response.hovered() || response.has_focus());
    let fill = match (chosen, lit) {
        (true, _) => theme::danger_fill(),
        (false, true) => theme::hover(),
        (false, false) => theme::card(),
    };
    let painter = ui.painter();
    painter.rect_filled(rect, theme::RADIUS, fill);
    ring(painter, &response);
    let sign = Rect::from_center_size(pos2(rect.left() + 18.0, rect.top() + 16.0), egui::Vec2::splat(16.0));
    icon.paint(painter, sign, if chosen { ink } else { color });
    painter.galley(rect.min + vec2(34.0, 7.0), galley, ink);
    if clickable {
        return response
            .on_hover_text(words.say(messages::point_out_tip()))
            .on_hover_cursor(egui::CursorIcon::PointingHand)
            .clicked();
    }
    false
}
