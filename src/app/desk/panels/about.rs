//! The dialog about the program: version, system and licences.

use bevy_egui::egui::{self, RichText, ScrollArea, Ui, vec2};

use super::icons::Icon;
use super::request::{Outcome, Request};
use super::settings::place;
use super::widgets::{self, Button, Weight};
use super::{Model, theme};
use crate::app::input::{Command, PanelCommand};
use crate::i18n::{Message, settings as messages};
use crate::library::VERSION;
use crate::rules::visible_path;

/// The version of Bevy that the window is built on; a test compares it with the lock file.
pub const BEVY: &str = "Bevy 0.19.1";

/// Shows the dialog about the program: version, licences, and what a bug report needs.
pub(super) fn show(ctx: &egui::Context, model: &Model) -> Outcome {
    let say = |message: Message| model.words.say(message);
    let title = say((Command::Panel(PanelCommand::About).info().label)());
    let height = ctx.content_rect().height() - 220.0;
    widgets::dialog(ctx, model.words, "about", &title, 600.0, |ui| {
        let mut pressed = None;
        ScrollArea::vertical().max_height(height.max(80.0)).show(ui, |ui| {
            ui.set_width(ui.available_width() - 12.0);
            system_info(ui, model);
            pressed = licences(ui, model);
        });
        let copy = widgets::foot(ui, |ui| {
            let label = say(messages::copy_diagnostics());
            let button = Button::new(&label).icon(Icon::Copy).id("copy-diagnostics").weight(Weight::Usual);
            button.show(ui).on_hover_text(say(messages::copy_diagnostics_tip())).clicked()
        });
        let request = if copy { Some(Request::CopyDiagnostics) } else { pressed };
        Outcome::ask(request)
    })
}

/// Lists version, build, engine, graphics adapter, driver and data folder.
fn system_info(ui: &mut Ui, model: &Model) {
    let unknown = model.words.say(messages::about_unknown());
    let known = |fact: &Option<String>| fact.clone().unwrap_or_else(|| unknown.clone());
    let machine = model.machine;
    let mut lines = vec![(messages::about_version(), VERSION.to_owned())];
    if let Some(build) = option_env!("ABANDE_BUILD") {
        lines.push((messages::about_build(), build.to_owned()));
    }
    lines.extend([
        (messages::about_engine(), BEVY.to_owned()),
        (messages::about_adapter(), known(&machine.adapter)),
        (messages::about_driver(), known(&machine.driver)),
    ]);
    if let Some(paths) = &machine.paths {
        lines.push((messages::data_folder_label(), visible_path(&paths.data)));
    }
    let labels = lines.iter().map(|(label, _)| {
        widgets::galley(ui, &model.words.say(label), theme::text(14.0), theme::muted()).size().x
    });
    let column = labels.fold(80.0, f32::max) + 20.0;
    for (label, value) in lines {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            let label = RichText::new(model.words.say(label)).font(theme::text(14.0)).color(theme::muted());
            ui.allocate_ui(vec2(column, 20.0), |ui| {
                ui.set_width(column);
                ui.label(label);
            });
            ui.add(egui::Label::new(RichText::new(value).font(theme::text(14.0))).wrap());
        });
    }
}

fn licences(ui: &mut Ui, model: &Model) -> Option<Request> {
    let say = |message: Message| model.words.say(message);
    ui.add_space(12.0);
    ui.label(RichText::new(say(messages::licences_heading())).font(theme::strong(15.0)));
    let text = |text: String| RichText::new(text).font(theme::text(14.0)).color(theme::soft());
    ui.label(text(say(messages::licences_own())));
    ui.add_space(theme::GRID);
    if let Some(path) = &model.machine.licences {
        return place(ui, "licences", (messages::licences_list(), None), path, model);
    }
    ui.label(text(say(messages::licences_missing())));
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bevys_version_is_that_of_the_lock_file() {
        let lock = include_str!("../../../../Cargo.lock");
        let (_, rest) = lock.split_once("name = \"bevy\"\nversion = \"").unwrap();
        let version = rest.split('"').next().unwrap();
        assert_eq!(BEVY, format!("Bevy {version}"));
    }
}
