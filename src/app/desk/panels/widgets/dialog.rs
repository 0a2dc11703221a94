//! Dialogs, and the frame of menus.

use bevy_egui::egui::{self, Event, Ui, vec2};

use super::super::icons::Icon;
use super::super::request::Outcome;
use super::super::theme;
use super::{Button, Weight};
use crate::i18n::{Words, dialogs};

/// Shows a modal dialog of a width: frame, title, close button and contents. Returns the outcome of the contents, or
/// that of the close button.
pub(in crate::app::desk::panels) fn dialog(
    ctx: &egui::Context,
    words: &Words,
    name: &str,
    title: &str,
    width: f32,
    contents: impl FnOnce(&mut Ui) -> Outcome,
) -> Outcome {
    framed(ctx, words, (name, title), Extent::Width(width), contents)
}

/// How large a dialog is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::app::desk::panels) enum Extent {
    /// This wide, in points, and as high as its contents.
    Width(f32),
    /// As wide as this, with its upper edge where it is when the contents are `tallest`, in points: contents that
    /// change do not move the widgets above them.
    Hung {
        width: f32,
        tallest: f32,
    },
    Window,
}

/// Shows a modal dialog of this size. Returns the outcome of the contents.
pub(in crate::app::desk::panels) fn framed(
    ctx: &egui::Context,
    words: &Words,
    (name, title): (&str, &str),
    extent: Extent,
    contents: impl FnOnce(&mut Ui) -> Outcome,
) -> Outcome {
    let window = ctx.content_rect().size();
    let (radius, margin) = if extent == Extent::Window { (0, 16) } else { (14, 20) };
    let frame = egui::Frame::new()
        .fill(theme::dialog())
        .stroke(theme::hairline())
        .corner_radius(radius)
        .inner_margin(margin)
        .shadow(ctx.global_style().visuals.window_shadow);
    let mut modal = egui::Modal::new(egui::Id::new(name)).frame(frame).backdrop_color(theme::shade());
    if let Extent::Hung { tallest, .. } = extent {
        let top = ((window.y - tallest) / 2.0).max(8.0);
        let area = egui::Modal::default_area(egui::Id::new(name));
        modal = modal.area(area.anchor(egui::Align2::CENTER_TOP, vec2(0.0, top)));
    }
    let shown = modal.show(ctx, |ui| {
        match extent {
            Extent::Width(width) | Extent::Hung { width, .. } => {
                ui.set_width(width.min(window.x - 72.0));
                ui.set_max_height(window.y - 72.0);
            }
            Extent::Window => {
                // The frame's margin and its line.
                let inside = window - egui::Vec2::splat(2.0 * (f32::from(margin) + 1.0));
                ui.set_width(inside.x);
                ui.set_height(inside.y);
            }
        }
        let mut close = false;
        ui.horizontal(|ui| {
            ui.label(egui::RichText::new(title).font(theme::strong(21.0)));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let label = words.say(dialogs::close_dialog());
                let cross = Button::new(&label).icon(Icon::Cross).labelled(false).weight(Weight::Quiet);
                close = cross
                    .height(theme::TOUCH)
                    .show(ui)
                    .on_hover_text(words.say(dialogs::close_dialog_tip()))
                    .clicked();
            });
        });
        ui.add_space(theme::GRID);
        let outcome = contents(ui);
        Outcome { close: close || outcome.close, ..outcome }
    });
    let should_close = shown.should_close();
    Outcome { close: should_close || shown.inner.close, ..shown.inner }
}

/// Returns `true` if Enter confirms the dialog in this frame: nothing has the focus, and the key is not still held
/// from the last dialog.
pub(in crate::app::desk::panels) fn entered(ui: &Ui) -> bool {
    ui.memory(|memory| memory.focused().is_none()) && pressed(ui, egui::Key::Enter)
}

/// Returns `true` if a key was pressed in this frame. Key repeats do not count.
pub(in crate::app::desk::panels) fn pressed(ui: &Ui, wanted: egui::Key) -> bool {
    let is_fresh = |event: &Event| matches!(event, Event::Key { key, pressed: true, repeat: false, .. } if *key == wanted);
    ui.input(|input| input.events.iter().any(is_fresh))
}

/// Returns how far along a slider it was tapped, from 0 to 1, if it was pressed and released within one frame, which
/// egui takes for no drag.
pub(in crate::app::desk::panels) fn tapped(slider: &egui::Response) -> Option<f32> {
    let at = slider.ctx.input(|input| {
        let pointer = &input.pointer;
        (pointer.primary_pressed() && pointer.primary_released()).then(|| pointer.interact_pos()).flatten()
    });
    let at = at.filter(|at| slider.rect.contains(*at) && slider.contains_pointer())?;
    // The middle of the handle never comes nearer to the ends.
    let handle = slider.rect.height() / 2.5;
    let way = slider.rect.x_range().shrink(handle);
    Some(((at.x - way.min) / way.span()).clamp(0.0, 1.0))
}

/// Returns the frame of a menu over the board.
pub(in crate::app::desk::panels) fn menu_frame(ctx: &egui::Context) -> egui::Frame {
    egui::Frame::new()
        .fill(theme::dialog())
        .stroke(theme::hairline())
        .corner_radius(10)
        .inner_margin(8)
        .shadow(ctx.global_style().visuals.window_shadow)
}

/// Shows buttons at the foot of a dialog, from right to left. Returns what `buttons` returns.
pub(in crate::app::desk::panels) fn foot<R>(ui: &mut Ui, buttons: impl FnOnce(&mut Ui) -> R) -> R {
    ui.add_space(theme::GRID);
    let size = vec2(ui.available_width(), theme::BUTTON);
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    ui.allocate_ui_with_layout(size, layout, buttons).inner
}
