//! Folders and files of the program.

use std::path::Path;

use bevy_egui::egui::{RichText, Ui};

use crate::app::desk::panels::icons::Icon;
use crate::app::desk::panels::widgets::{self, Button};
use crate::app::desk::panels::{Model, Request, theme};
use crate::i18n::{Message, notices, settings as messages};
use crate::rules::visible_path;

/// Shows the page of settings that tells where the program keeps its files. Returns the request of a click.
pub(super) fn show(ui: &mut Ui, model: &Model) -> Option<Request> {
    let Some(paths) = &model.machine.paths else {
        muted_text(ui, &model.words.say(messages::files_not_kept()));
        return None;
    };
    if paths.is_beside_program() {
        muted_text(ui, &model.words.say(messages::files_portable()));
        ui.add_space(theme::GRID);
    }
    let logs = paths.logs();
    let places: [(&str, fn() -> Message, fn() -> Message, &Path); 3] = [
        ("data", messages::data_folder_label, messages::data_folder_tip, &paths.data),
        ("config", messages::settings_file_label, messages::settings_file_tip, &paths.config),
        ("logs", messages::log_folder_label, messages::log_folder_tip, &logs),
    ];
    let mut pressed = None;
    for (name, label, tip, path) in places {
        pressed = place(ui, name, (label(), Some(tip())), path, model).or(pressed);
        ui.add_space(12.0);
    }
    pressed
}

fn muted_text(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).font(theme::text(14.5)).color(theme::muted()));
}

/// Shows a heading, a path, and buttons to open and copy it. Returns the request of a click.
pub(in crate::app::desk::panels) fn place(
    ui: &mut Ui,
    name: &str,
    (label, tip): (Message, Option<Message>),
    path: &Path,
    model: &Model,
) -> Option<Request> {
    let say = |message: Message| model.words.say(message);
    let (heading, shown) = (say(label.clone()), visible_path(path));
    ui.label(RichText::new(heading).font(theme::strong(14.5)));
    if let Some(tip) = tip {
        ui.label(RichText::new(say(tip)).font(theme::text(13.0)).color(theme::muted()));
    }
    let room = ui.available_width();
    let text = widgets::clipped(ui, &shown, theme::text(14.0), theme::soft(), room);
    let (rect, response) = ui.allocate_exact_size(text.size(), bevy_egui::egui::Sense::hover());
    response.on_hover_text(&shown);
    widgets::put(ui.painter(), rect.left_center(), bevy_egui::egui::Align2::LEFT_CENTER, text);
    let mut pressed = None;
    ui.horizontal(|ui| {
        let mut button = |icon, message: Message, id: &str, request: Request| {
            let text = say(message);
            let full = say(messages::value_of(label.clone(), text.clone()));
            let id = format!("{name}:{id}");
            if Button::new(&text).icon(icon).named(&full).id(&id).height(theme::TOUCH).show(ui).clicked() {
                pressed = Some(request);
            }
        };
        button(Icon::Folder, messages::open_path(), "open", Request::OpenPath(path.to_owned()));
        button(
            Icon::Copy,
            messages::copy_path(),
            "copy",
            Request::CopyText(path.to_string_lossy().into_owned(), notices::path_copied()),
        );
    });
    pressed
}
