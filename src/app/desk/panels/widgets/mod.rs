//! Widgets that the panels share.

mod button;
mod choice;
mod dialog;
mod list_row;
mod pasted;

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    self, Align2, Color32, FontId, Frame, Galley, Margin, Painter, Pos2, Rect, Response, Stroke, Ui,
};

use super::icons::Icon;
use super::theme;

pub(super) use button::{Button, SLOT, Weight, pair};
pub(super) use choice::{FORM_LIST, choice_heading, choice_row, drop_down, explain, form_row};
pub(super) use dialog::{Extent, dialog, entered, foot, framed, menu_frame, pressed, tapped};
pub(super) use list_row::ListRow;
pub(super) use pasted::{non_blank, pasted};

/// Shows contents in a card as wide as its page. Returns what `contents` returns.
pub(super) fn card<R>(ui: &mut Ui, margin: impl Into<Margin>, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let frame = Frame::new().fill(theme::card()).corner_radius(theme::RADIUS).inner_margin(margin);
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        contents(ui)
    });
    shown.inner
}

/// Returns the places of the enabled buttons of this frame, by name; of two with one name, that of the later one
/// drawn.
pub(super) fn places(ctx: &egui::Context) -> BTreeMap<String, Rect> {
    ctx.data(|data| data.get_temp::<Places>(egui::Id::NULL)).unwrap_or_default().0
}

/// Forgets the [`places`] of the frame before.
pub(super) fn forget_places(ctx: &egui::Context) {
    ctx.data_mut(|data| data.insert_temp(egui::Id::NULL, Places::default()));
}

/// Records the place of a widget that can be pressed, under a name by which [`places`] lists it.
pub(super) fn record_place(ui: &Ui, label: &str, rect: Rect) {
    ui.data_mut(|data| {
        data.get_temp_mut_or_default::<Places>(egui::Id::NULL).0.insert(label.to_owned(), rect);
    });
}

/// The widgets that were recorded in this frame, by name, as kept in egui's memory.
#[derive(Clone, Default)]
struct Places(BTreeMap<String, Rect>);

/// Selects all of a field's text, so that typing replaces it.
pub(super) fn select_all(ui: &Ui, field: egui::Id, text: &str) {
    let mut state = egui::TextEdit::load_state(ui.ctx(), field).unwrap_or_default();
    let end = egui::text::CCursor::new(text.chars().count());
    let all = egui::text::CCursorRange::two(egui::text::CCursor::default(), end);
    state.cursor.set_char_range(Some(all));
    state.store(ui.ctx(), field);
}

/// Lays out text on one line, whole.
pub(super) fn galley(ui: &Ui, text: &str, font: FontId, color: Color32) -> Arc<Galley> {
    ui.painter().layout_no_wrap(text.to_owned(), font, color)
}

/// Lays out text on one line that ends in “…” where it does not fit.
pub(super) fn clipped(ui: &Ui, text: &str, font: FontId, color: Color32, width: f32) -> Arc<Galley> {
    clipped_job(ui, LayoutJob::simple_singleline(text.to_owned(), font, color), width)
}

/// Lays out text in several colours on one line that ends in “…” where it does not fit.
pub(super) fn clipped_job(ui: &Ui, mut job: LayoutJob, width: f32) -> Arc<Galley> {
    job.wrap = TextWrapping::truncate_at_width(width.max(8.0));
    ui.painter().layout_job(job)
}

/// Adds the whole text as a tooltip if the text shown is cut short with “…”.
pub(super) fn with_whole(response: Response, shown: &Galley, whole: &str) -> Response {
    if shown.elided { response.on_hover_text(whole) } else { response }
}

/// Draws one line of text at an anchor and returns its place.
pub(super) fn put(painter: &Painter, at: Pos2, anchor: Align2, galley: Arc<Galley>) -> Rect {
    let rect = anchor.anchor_size(at, galley.size());
    painter.galley(rect.min, galley, theme::ink());
    rect
}

/// Draws the ring around a widget that has the keyboard focus. It lies inside the widget, since a scroll area would
/// cut off one outside.
pub(super) fn ring(painter: &Painter, response: &Response) {
    if response.has_focus() {
        let place = response.rect;
        painter.rect_stroke(place, theme::RADIUS, theme::focus(), egui::StrokeKind::Inside);
    }
}

/// Returns fill and outline of a card that is an option, by whether it is selected, hovered or focused.
pub(super) fn option_colors(response: &Response, selected: bool) -> (Color32, Stroke) {
    match (selected, response.hovered() || response.has_focus()) {
        (true, _) => (theme::chosen_fill(), theme::chosen()),
        (false, true) => (theme::hover(), theme::hairline()),
        (false, false) => (theme::card(), theme::hairline()),
    }
}

/// Draws a check box into a square.
pub(super) fn tick(ui: &Ui, square: Rect, on: bool) {
    if on {
        ui.painter().rect_filled(square, 5, theme::soft());
        Icon::Check.paint(ui.painter(), square.shrink(2.0), theme::dialog());
    } else {
        let line = Stroke::new(1.5, theme::disabled());
        ui.painter().rect_stroke(square, 5, line, egui::StrokeKind::Inside);
    }
}
