//! Photo mode: the whole window belongs to the board, with a frame around what a photo will show, and a strip of
//! buttons that comes with the pointer.

use std::time::Duration;

use bevy::input::keyboard::KeyCode;
use bevy_egui::egui::{self, Align2, Area, Event, Id, Key, LayerId, Order, Rect, StrokeKind, Ui, Vec2, vec2};

use super::icons::Icon;
use super::widgets::{self, Button, Weight};
use super::words::keys;
use super::{Look, Model, PanelOutput, Request, notices, theme};
use crate::app::game::{AnalysisPage, PhotoFormat, WantedPreview};
use crate::app::input::{KeyChord, PanelCommand};
use crate::i18n::{commands, dialogs};

/// Time at the beginning for which a note names the keys, in seconds.
const HINT: f64 = 3.0;
/// Seconds for which the strip stays once the pointer rests.
const LINGER: f64 = 2.0;
/// Distance from the lower edge of the window, in points.
const MARGIN: f32 = 16.0;
/// Opacity of the strip's background.
const OPACITY: f32 = 0.85;

/// State of the photo mode: the chosen shape of the picture, and when the strip of buttons was last asked for.
#[derive(Debug, Default)]
pub(super) struct PhotoMode {
    /// Shape of the picture; `None` is that of the window.
    pub(super) format: Option<PhotoFormat>,
    /// Time of the first frame, in seconds.
    began: Option<f64>,
    /// Time at which the strip was last asked for, by the pointer or by Tab, in seconds.
    wanted: Option<f64>,
}

impl PhotoMode {
    /// Shows the frame, the strip and the keys. `is_covered` is true behind a dialog.
    pub(super) fn show(&mut self, root: &mut Ui, is_covered: bool, model: &Model) -> PanelOutput {
        let (ctx, window) = (root.ctx().clone(), root.max_rect());
        let now = ctx.input(|input| input.time);
        let began = *self.began.get_or_insert(now);
        if ctx.input(|input| input.events.iter().any(wants_strip)) {
            self.wanted = Some(now);
        }
        let mut requests = Vec::new();
        let mut ask = |command: PanelCommand| requests.push(Request::Command(command.into()));
        if !is_covered && widgets::entered(root) {
            ask(PanelCommand::Picture);
        }
        if !is_covered && widgets::pressed(root, Key::Escape) {
            ask(PanelCommand::PhotoMode);
        }
        let frame = fitted(self.format, window);
        draw_frame(&ctx, window, frame);
        let has_focus = ctx.memory(|memory| memory.focused().is_some());
        let (hint, linger) = (began + HINT - now, self.wanted.map_or(0.0, |wanted| wanted + LINGER - now));
        let mut at = window.center_bottom() - vec2(0.0, MARGIN);
        if !is_covered && (linger > 0.0 || has_focus) {
            let area = Area::new(Id::new("photo mode")).order(Order::Middle).pivot(Align2::CENTER_BOTTOM);
            let strip = area.fixed_pos(at).show(&ctx, |ui| {
                ui.set_max_width(window.width() - 2.0 * MARGIN);
                self.strip(ui, model)
            });
            requests.extend(strip.inner);
            at.y = strip.response.rect.top() - theme::GRID;
        }
        if !is_covered && hint > 0.0 {
            let [save, leave] = [KeyCode::Enter, KeyCode::Escape].map(|key| keys::key(KeyChord::key(key)));
            let text = model.words.say(commands::photo_mode_keys(save, leave));
            notices::caption(&ctx, at, window, |ui| notices::note(ui, Icon::Camera, theme::soft(), &text));
        }
        let wake = [hint, linger].into_iter().filter(|seconds| *seconds > 0.0).min_by(f64::total_cmp);
        PanelOutput {
            requests,
            free: window,
            photo: Some(frame),
            analysis: AnalysisPage::default(),
            preview: WantedPreview(None),
            held: None,
            wake: wake.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()),
        }
    }

    /// Shows the choice of the frame, and the buttons that save a photo and end the photo mode.
    fn strip(&mut self, ui: &mut Ui, model: &Model) -> Option<Request> {
        let opacity = if model.look == Look::HighContrast { 1.0 } else { OPACITY };
        let frame = notices::frame(theme::line()).fill(theme::dialog().gamma_multiply(opacity));
        let words = model.words;
        let contents = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(4.0);
            let formats = [
                (None, dialogs::photo_window()),
                (Some(PhotoFormat::Wide), dialogs::photo_wide()),
                (Some(PhotoFormat::Portrait), dialogs::photo_portrait()),
            ];
            for (format, label) in formats {
                let name = words.say(dialogs::choice_of(dialogs::photo_frame(), label.clone()));
                let label = words.say(label);
                let button = Button::new(&label).named(&name).weight(Weight::Choice).height(theme::TOUCH);
                if button.selected(self.format == format).show(ui).clicked() {
                    self.format = format;
                }
            }
            let [save, leave] =
                [dialogs::choose_picture_file(), dialogs::photo_leave()].map(|label| words.say(label));
            let save = Button::new(&save).id("photo-save").icon(Icon::Save).height(theme::TOUCH);
            let cross = Button::new(&leave).id("photo-leave").icon(Icon::Cross).labelled(false);
            let saves = save.show(ui).clicked();
            let cross = cross.weight(Weight::Quiet).height(theme::TOUCH).show(ui);
            let leaves = cross.on_hover_text(&leave).clicked();
            let command = if saves { PanelCommand::Picture } else { PanelCommand::PhotoMode };
            (saves || leaves).then_some(Request::Command(command.into()))
        };
        frame.show(ui, |ui| ui.horizontal_wrapped(contents).inner).inner
    }
}

/// Returns `true` if the input brings up the strip of buttons.
const fn wants_strip(event: &Event) -> bool {
    matches!(
        event,
        Event::PointerMoved(_)
            | Event::PointerButton { .. }
            | Event::Key { key: Key::Tab, pressed: true, .. }
    )
}

/// Returns the largest frame of a shape in the middle of a window.
fn fitted(format: Option<PhotoFormat>, window: Rect) -> Rect {
    let Some([width, height]) = format.map(PhotoFormat::pixels) else { return window };
    #[expect(clippy::cast_precision_loss, reason = "a few thousand pixels")]
    let shape = vec2(width as f32, height as f32);
    Rect::from_center_size(window.center(), shape * (window.size() / shape).min_elem())
}

/// Dims what a photo will not show.
fn draw_frame(ctx: &egui::Context, window: Rect, frame: Rect) {
    if frame == window {
        return;
    }
    let painter = ctx.layer_painter(LayerId::background());
    let outside = [
        window.with_max_x(frame.left()),
        window.with_min_x(frame.right()),
        frame.with_min_y(window.top()).with_max_y(frame.top()),
        frame.with_min_y(frame.bottom()).with_max_y(window.bottom()),
    ];
    for part in outside {
        painter.rect_filled(part, 0, theme::shade());
    }
    painter.rect_stroke(frame, 0, theme::hairline(), StrokeKind::Outside);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_as_large_as_the_window_allows_and_in_its_middle() {
        for (width, height) in [(1280.0, 720.0), (500.0, 400.0), (600.0, 1400.0), (2560.0, 1080.0)] {
            let window = Rect::from_min_size(egui::pos2(0.0, 0.0), vec2(width, height));
            assert_eq!(fitted(None, window), window);
            for (format, aspect) in [(PhotoFormat::Wide, 16.0 / 9.0), (PhotoFormat::Portrait, 4.0 / 5.0)] {
                let frame = fitted(Some(format), window);
                assert!((frame.aspect_ratio() - aspect).abs() < 1e-3, "{frame:?}");
                assert!(window.expand(0.01).contains_rect(frame), "{frame:?} in {window:?}");
                assert!((frame.center() - window.center()).length() < 1e-3, "{frame:?} in {window:?}");
                let room = window.size() - frame.size();
                assert!(room.min_elem().abs() < 1e-3, "{frame:?} in {window:?}");
            }
        }
    }
}
