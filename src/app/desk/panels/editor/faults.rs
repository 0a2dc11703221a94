//! The list of faults of the position that is being set up.

use std::sync::Arc;

use bevy_egui::egui::{self, Galley, Rect, Ui, WidgetType, pos2, vec2};

use super::ask;
use crate::app::desk::panels;
use crate::app::desk::panels::icons::Icon;
use crate::app::desk::panels::widgets::ListRow;
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

/// Faults of a position that is set up, as a list of sentences, or the message that its game is over.
pub(super) struct FaultList {
    /// Message that the game is over, for a position without faults.
    over: Option<Message>,
    /// Each fault, with its index in the editor's list.
    faults: Vec<(usize, Message)>,
}

impl FaultList {
    /// Collects the faults of the position in the editor.
    pub(super) fn of(editor: &SetupEditor) -> Self {
        let is_over = editor.position().is_some_and(|position| position.to_move().is_none());
        Self {
            over: is_over.then(messages::position_over),
            faults: panels::words::faults(editor.setup(), editor.faults()),
        }
    }

    /// Returns the height of the list, in points of egui.
    pub(super) fn height(&self, ui: &Ui, words: &Words) -> f32 {
        let texts = self.faults.iter().map(|(_, text)| text).chain(&self.over);
        let heights = texts.map(|text| lay(ui, words.say(text), theme::ink()).size().y + MARGIN + GAP);
        (heights.sum::<f32>() - GAP).max(0.0)
    }

    /// Shows the list. Returns the request to point a fault out on the board, if it was clicked.
    pub(super) fn show(&self, ui: &mut Ui, editor: &SetupEditor, words: &Words) -> Option<Request> {
        ui.spacing_mut().item_spacing.y = GAP;
        if let Some(text) = &self.over {
            line(ui, words, (Icon::Info, theme::soft()), &words.say(text), [false, false]);
        }
        let mut pressed = None;
        for (index, text) in &self.faults {
            let shows = !editor.faults()[*index].points.is_empty();
            let chosen = editor.selected_fault() == Some(*index);
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
    let ink = if chosen { theme::on_danger() } else { theme::ink() };
    let galley = lay(ui, text.to_owned(), ink);
    let kind = if clickable { WidgetType::Button } else { WidgetType::Label };
    let row = ListRow::new(text).id(text).height(galley.size().y + MARGIN).role(kind).enabled(clickable);
    let fills = [theme::card(), theme::hover(), theme::danger_fill()];
    let response = row.fills(fills).selected(chosen).show_background(ui);
    let (rect, painter) = (response.rect, ui.painter());
    let sign = Rect::from_center_size(pos2(rect.left() + 18.0, rect.top() + 16.0), egui::Vec2::splat(16.0));
    icon.paint(painter, sign, if chosen { ink } else { color });
    painter.galley(rect.min + vec2(34.0, 7.0), galley, ink);
    clickable && response.on_hover_text(words.say(messages::point_out_tip())).clicked()
}
