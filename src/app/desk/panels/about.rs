//! What the program is, what it runs on, and whom its parts belong to.

use bevy_egui::egui::{self, RichText, ScrollArea, Ui, vec2};

use super::icons::Icon;
use super::request::{Outcome, Request};
use super::settings::place;
use super::widgets::{self, Button, Weight};
use super::{Model, theme};
use crate::app::input::Command;
use crate::i18n::{Message, settings as said};
use crate::library::VERSION;
use crate::rules::visible_path;

/// The version of Bevy that the window is built on; a test compares it with the lock file.
pub const BEVY: &str = "Bevy 0.19.1";

pub(super) fn show(ctx: &egui::Context, model: &Model) -> Outcome {
    let say = |message: Message| model.words.say(message);
    let title = say((Command::About.info().label)());
    let height = ctx.content_rect().height() - 220.0;
    widgets::dialog(ctx, model.words, "about", &title, 600.0, |ui| {
        let mut pressed = None;
        ScrollArea::vertical().max_height(height.max(80.0)).show(ui, |ui| {
            ui.set_width(ui.available_width() - 12.0);
            facts(ui, model);
            pressed = licences(ui, model);
        });
        let copy = widgets::foot(ui, |ui| {
            let label = say(said::copy_diagnostics());
            let button = Button::new(&label).icon(Icon::Copy).id("copy-diagnostics").weight(Weight::Usual);
            button.show(ui).on_hover_text(say(said::copy_diagnostics_tip())).clicked()
        });
        let request = if copy { Some(Request::CopyDiagnostics) } else { pressed };
        Outcome::ask(request)
    })
}

/// One line for each.
fn facts(ui: &mut Ui, model: &Model) {
    let unknown = model.words.say(said::about_unknown());
    let known = |fact: &Option<String>| fact.clone().unwrap_or_else(|| unknown.clone());
    let machine = model.machine;
    let mut lines = vec![(said::about_version(), VERSION.to_owned())];
    if let Some(build) = option_env!("ABANDE_BUILD") {
        lines.push((said::about_build(), build.to_owned()));
    }
    lines.extend([
        (said::about_engine(), BEVY.to_owned()),
        (said::about_adapter(), known(&machine.adapter)),
        (said::about_driver(), known(&machine.driver)),
    ]);
    if let Some(paths) = &machine.paths {
        lines.push((said::data_folder_label(), visible_path(&paths.data)));
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
    ui.label(RichText::new(say(said::licences_heading())).font(theme::strong(15.0)));
    let text = |text: String| RichText::new(text).font(theme::text(14.0)).color(theme::soft());
    ui.label(text(say(said::licences_own())));
    ui.add_space(theme::GRID);
    if let Some(path) = &model.machine.licences {
        return place(ui, "licences", (said::licences_list(), None), path, model);
    }
    ui.label(text(say(said::licences_missing())));
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
