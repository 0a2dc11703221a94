//! Settings of the board and its marks.

use bevy_egui::egui::{RichText, Ui};

use super::{Control, Setting, edits, files, options, switch};
use crate::app::desk::panels::{Model, Request, theme, words};
use crate::app::game::{EditPreferences, Lens};
use crate::i18n::{commands, settings as messages, themes};
use crate::library::preferences::{Quality, ThemeName};
use crate::rules::excerpt;
use crate::theme::Theme;

/// Row that switches a lens.
macro_rules! lens {
    ($lens:ident, $name:literal, $label:expr) => {
        Setting::new(
            $name,
            $label,
            Control::Switch {
                get: |preferences| preferences.board.lenses.has(Lens::$lens),
                set: |preferences, on| preferences.board.lenses.set(Lens::$lens, on),
            },
        )
    };
}

/// Name of the row with the board's theme.
pub(super) const TABLE_THEME: &str = "set-table-theme";

pub(super) const ROWS: &[Setting] = &[
    Setting::new(TABLE_THEME, themes::table_theme_label, Control::Choice(options!(theme_names, board.theme)))
        .tip(themes::table_theme_tip),
    Setting::new("set-diagram", commands::diagram_label, switch!(board.diagram)).tip(commands::diagram_tip),
    Setting::new("set-coordinates", commands::coordinates_label, switch!(board.letters))
        .tip(commands::coordinates_tip),
    Setting::new("set-tips", messages::tips_label, switch!(board.tips)).tip(messages::tips_tip),
    Setting::new("set-cards", messages::cards_label, switch!(board.cards)).tip(messages::cards_tip),
    Setting::new("set-camera-pad", commands::camera_pad_label, switch!(board.camera_pad))
        .tip(commands::camera_pad_tip),
    Setting::new(
        "set-movement",
        commands::movement_heading,
        Control::Choice(options!(speeds, picture.animation_speed)),
    ),
    Setting::new(
        "set-quality",
        messages::quality_label,
        Control::Choice(options!(qualities, picture.quality)),
    ),
    lens!(Targets, "set-lens-targets", commands::lens_entry_points).heading(messages::lenses_heading),
    lens!(Sleepers, "set-lens-sleepers", commands::lens_sleepers),
    lens!(Pinned, "set-lens-pinned", commands::lens_pinned),
    lens!(Threats, "set-lens-threats", commands::lens_threats),
    lens!(Breaths, "set-lens-breaths", commands::lens_breaths),
    lens!(Removals, "set-lens-removals", commands::lens_removals),
    lens!(Territory, "set-lens-territory", commands::lens_territory),
    lens!(Danger, "set-lens-danger", commands::lens_danger),
];

fn speeds(model: &Model) -> Vec<(String, EditPreferences)> {
    edits(model, words::speeds(), |preferences, speed| preferences.picture.animation_speed = speed)
}

fn qualities(model: &Model) -> Vec<(String, EditPreferences)> {
    let label = |quality| match quality {
        Quality::Auto => messages::quality_auto(),
        Quality::Low => messages::quality_low(),
        Quality::Medium => messages::quality_medium(),
        Quality::High => messages::quality_high(),
    };
    let qualities = Quality::ALL.map(|quality| (quality, label(quality)));
    edits(model, qualities, |preferences, quality| preferences.picture.quality = quality)
}

fn theme_names(model: &Model) -> Vec<(String, EditPreferences)> {
    let named = table_themes(model).into_iter();
    named
        .map(|(label, name, _)| {
            (label, EditPreferences::new(move |preferences| preferences.board.theme.clone_from(&name)))
        })
        .collect()
}

/// Lists the themes to choose from, with labels: the built-in ones, then those of the player. A selected theme that
/// cannot be loaded is listed without colours.
pub(in crate::app::desk::panels) fn table_themes(model: &Model) -> Vec<(String, ThemeName, Option<Theme>)> {
    let own = Theme::identifiers().filter_map(|identifier| {
        let label = model.words.say(themes::of_own(identifier)?);
        Some((label, ThemeName::new(identifier)?, Theme::own(identifier)))
    });
    let files = model.themes.files().iter().filter_map(|file| {
        let theme = file.theme.as_ref().ok()?;
        Some((excerpt(theme.name()), file.name.clone(), Some(theme.clone())))
    });
    let mut all: Vec<_> = own.chain(files).collect();
    let chosen = &model.preferences.board.theme;
    if !all.iter().any(|(_, name, _)| name == chosen) {
        all.push((excerpt(chosen.as_str()), chosen.clone(), None));
    }
    all
}

/// Shows why theme files of the player cannot be used.
pub(super) fn say_refused(ui: &mut Ui, model: &Model) {
    for file in model.themes.files() {
        let Err(fault) = &file.theme else { continue };
        let text = model.words.say(themes::theme_refused(excerpt(&file.file()), fault.reason()));
        ui.label(RichText::new(text).font(theme::text(13.0)).color(theme::danger()));
    }
}

/// Shows the folder of the player's own themes, with buttons. Returns the request of a click.
pub(super) fn own_themes(ui: &mut Ui, model: &Model) -> Option<Request> {
    let folder = model.themes.folder()?;
    ui.add_space(theme::GRID);
    let heading = (themes::themes_folder_label(), Some(themes::themes_folder_tip()));
    files::place(ui, "themes", heading, folder.path(), model)
}
