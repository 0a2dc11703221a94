//! The dialog that exports a picture of the game: its kind, style and size.

use bevy_egui::egui::{self, RichText, ScrollArea, Ui};

use super::icons::Icon;
use super::request::{FilePurpose, Outcome, PanelRequest};
use super::theme;
use super::widgets::{self, Button, Weight};
use crate::app::game::{BoardStyle, ExportSize, PhotoFormat, PictureKind, PictureOptions, PositionId};
use crate::i18n::{Message, Words, commands, dialogs};

/// Height of everything around the choices: title, buttons and margins.
const AROUND: f32 = 200.0;

/// Shows the dialog that chooses how a picture or film of the game is saved. It changes `picture`; `of` is the
/// position.
pub(super) fn show(
    ctx: &egui::Context,
    picture: &mut PictureOptions,
    of: PositionId,
    words: &Words,
) -> Outcome {
    let title = words.say(dialogs::picture_title());
    widgets::dialog(ctx, words, "picture", &title, 480.0, |ui| {
        let room = ctx.content_rect().height() - AROUND;
        ScrollArea::vertical().max_height(room).show(ui, |ui| choices(ui, picture, words));
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
