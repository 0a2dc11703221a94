//! The dialog that exports a picture of the game: its kind, style and size, and a preview.

use std::fmt;
use std::sync::Arc;

use bevy_egui::egui::{
    self, Align2, Color32, ColorImage, Rect, RichText, ScrollArea, Sense, TextureHandle, TextureOptions, Ui,
    Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::icons::Icon;
use super::request::{FilePurpose, Outcome, PanelRequest};
use super::widgets::{self, Button, Extent, Weight, put};
use super::{Model, theme};
use crate::app::game::{
    BoardStyle, ExportSize, PhotoFormat, PictureKind, PictureOptions, PicturePreview, PositionId,
    PreviewImage,
};
use crate::i18n::{Message, Words, commands, dialogs, notices};

/// Height of everything around the choices (title, buttons and margins), in points.
const AROUND: f32 = 200.0;
/// Height of the dialog with the most choices, in points.
const TALLEST: f32 = 560.0;
/// Width of the choices, in points.
const CHOICES: f32 = 440.0;
/// Size of the preview beside the choices, in points.
const PREVIEW: Vec2 = vec2(320.0, 180.0);
/// Distance between the choices and the preview, in points.
const BETWEEN: f32 = 24.0;
/// Width of the narrowest window with room for a preview, in points.
const WIDE: f32 = CHOICES + BETWEEN + PREVIEW.x + 112.0;

/// The texture of the preview that was shown last.
#[derive(Default)]
pub(super) struct PreviewTexture(Option<(Arc<PreviewImage>, TextureHandle)>);

impl fmt::Debug for PreviewTexture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("PreviewTexture").field(&self.0.as_ref().map(|(image, _)| image.of)).finish()
    }
}

impl PreviewTexture {
    /// Returns the texture of an image, which is made if the last one was of another.
    fn of(&mut self, ctx: &egui::Context, image: &Arc<PreviewImage>) -> &TextureHandle {
        let known = self.0.take().filter(|(known, _)| Arc::ptr_eq(known, image));
        let make = || {
            let pixels = ColorImage::from_rgb(image.size, &image.rgb);
            (Arc::clone(image), ctx.load_texture("picture-preview", pixels, TextureOptions::LINEAR))
        };
        &self.0.insert(known.unwrap_or_else(make)).1
    }
}

/// Shows the dialog that chooses how a picture or film of the game is saved. It changes `picture`; `of` is the
/// position.
pub(super) fn show(
    ctx: &egui::Context,
    picture: &mut PictureOptions,
    texture: &mut PreviewTexture,
    of: PositionId,
    model: &Model,
) -> Outcome {
    let words = model.words;
    let title = words.say(dialogs::picture_title());
    let is_wide = is_wide(ctx);
    let width = if is_wide { CHOICES + BETWEEN + PREVIEW.x } else { CHOICES };
    // What is chosen moves nothing above it.
    let extent = Extent::Hung { width, tallest: TALLEST };
    widgets::framed(ctx, words, ("picture", &title), extent, |ui| {
        let room = ctx.content_rect().height() - AROUND;
        let choose = |ui: &mut Ui, picture: &mut PictureOptions| {
            ScrollArea::vertical().max_height(room).show(ui, |ui| choices(ui, picture, words));
        };
        if is_wide {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = BETWEEN;
                ui.vertical(|ui| {
                    ui.set_width(CHOICES);
                    choose(ui, picture);
                });
                ui.vertical(|ui| preview(ui, texture, (*picture, of), model));
            });
        } else {
            choose(ui, picture);
        }
        widgets::foot(ui, |ui| {
            let label = words.say(dialogs::choose_picture_file());
            let save = Button::new(&label).icon(Icon::Save).weight(Weight::Primary).min_width(132.0).show(ui);
            if save.clicked() || widgets::entered(ui) {
                return Outcome::close_and_ask(PanelRequest::ChooseFile(FilePurpose::Picture(*picture, of)));
            }
            let cancel = Button::new(&words.say(dialogs::cancel_file())).show(ui);
            Outcome::close_if(cancel.clicked())
        })
    })
}

/// Returns whether the window has room for a preview.
pub(super) fn is_wide(ctx: &egui::Context) -> bool {
    ctx.content_rect().width() >= WIDE
}

/// A small version of the picture. The last one stays, dimmed, until the next one is drawn.
fn preview(ui: &mut Ui, texture: &mut PreviewTexture, wanted: (PictureOptions, PositionId), model: &Model) {
    let heading = model.words.say(dialogs::picture_preview());
    ui.label(RichText::new(&heading).font(theme::text(13.0)).color(theme::muted()));
    let (room, response) = ui.allocate_exact_size(PREVIEW, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &heading));
    let mut text = None;
    match model.preview {
        PicturePreview::Pending => text = Some(dialogs::picture_preview_pending()),
        PicturePreview::Failed => text = Some(notices::picture_not_drawn()),
        PicturePreview::Drawn(image) => {
            let tint = if image.of == wanted { Color32::WHITE } else { Color32::WHITE.gamma_multiply(0.4) };
            let texture = texture.of(ui.ctx(), image);
            let size = texture.size_vec2();
            let size = size * (room.size() / size).min_elem();
            let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            ui.painter().image(texture.id(), Rect::from_center_size(room.center(), size), uv, tint);
        }
    }
    if let Some(text) = text {
        ui.painter().rect_filled(room, 6, theme::hover());
        let text = model.words.say(text);
        let text = ui.painter().layout(text, theme::text(14.0), theme::muted(), room.width() - 32.0);
        put(ui.painter(), room.center(), Align2::CENTER_CENTER, text);
    }
}

fn choices(ui: &mut Ui, picture: &mut PictureOptions, words: &Words) {
    let kinds = PictureKind::ALL.map(|kind| match kind {
        PictureKind::Still => (kind, dialogs::picture_of_position()),
        PictureKind::Photo => (kind, dialogs::picture_photo()),
        PictureKind::Film => (kind, dialogs::picture_of_game()),
        PictureKind::Card => (kind, dialogs::picture_of_result()),
        PictureKind::Turntable => (kind, dialogs::picture_turning()),
    });
    choose(ui, dialogs::picture_shows(), &mut picture.kind, &kinds, words);
    if !picture.kind.is_of_table() {
        let ways = [
            (BoardStyle::Table, dialogs::picture_of_table()),
            (BoardStyle::Diagram, commands::diagram_label()),
        ];
        choose(ui, dialogs::picture_drawn_as(), &mut picture.depiction, &ways, words);
    }
    let in_pixels = |[width, height]: [u32; 2]| dialogs::pixels(width, height);
    if picture.kind == PictureKind::Photo {
        let formats = PhotoFormat::ALL.map(|format| (format, in_pixels(format.pixels())));
        choose(ui, dialogs::picture_size(), &mut picture.format, &formats, words);
    } else {
        let sizes =
            ExportSize::ALL.map(|size| (size, in_pixels(PictureOptions { size, ..*picture }.pixels())));
        choose(ui, dialogs::picture_size(), &mut picture.size, &sizes, words);
    }
    if picture.kind == PictureKind::Still {
        let captions = [(false, dialogs::picture_without_caption()), (true, dialogs::picture_with_caption())];
        choose(ui, dialogs::picture_below(), &mut picture.caption, &captions, words);
    }
    if picture.kind == PictureKind::Film {
        let [slow, normal, fast] = PictureOptions::DELAYS;
        let delays = [
            (slow, commands::movement_slow()),
            (normal, commands::movement_normal()),
            (fast, commands::movement_fast()),
        ];
        choose(ui, dialogs::picture_speed(), &mut picture.delay, &delays, words);
    }
}

/// A heading with its options below it.
fn choose<T: Copy + PartialEq>(
    ui: &mut Ui,
    heading: Message,
    chosen: &mut T,
    options: &[(T, Message)],
    words: &Words,
) {
    ui.label(RichText::new(words.say(&heading)).font(theme::text(13.0)).color(theme::muted()));
    let options: Vec<_> = options
        .iter()
        .map(|(option, label)| {
            let name = words.say(dialogs::choice_of(heading.clone(), label.clone()));
            (*option, words.say(label), name)
        })
        .collect();
    // Four have no room beside each other.
    let in_row = if options.len() > 3 { 2 } else { options.len().max(1) };
    for row in options.chunks(in_row) {
        ui.scope(|ui| {
            if row.len() < in_row {
                ui.set_max_width(ui.available_width() / 2.0 - 2.0);
            }
            if let Some(clicked) = widgets::choice_row(ui, theme::BUTTON, *chosen, row) {
                *chosen = clicked;
            }
        });
    }
    ui.add_space(theme::GRID);
}
