//! Settings of the board and its marks.

use bevy_egui::egui::{RichText, Ui};

use super::{Control, Options, Setting, files};
use crate::app::desk::panels::{Model, Request, theme, words};
use crate::app::game::{EditPreferences, Lens};
use crate::i18n::{commands, settings as messages, themes};
use crate::library::preferences::{Quality, ThemeName};
use crate::rules::excerpt;
use crate::theme::Theme;

/// Row that switches a lens.
macro_rules! lens {
    ($lens:ident, $name:literal, $label:expr) => {
        lens!($lens, $name, $label, None)
    };
    ($lens:ident, $name:literal, $label:expr, $heading:expr) => {
        Setting {
            name: $name,
            heading: $heading,
            label: $label,
            tip: None,
            control: Control::switch(
                |preferences| preferences.board.lenses.has(Lens::$lens),
                |preferences, on| preferences.board.lenses.set(Lens::$lens, on),
            ),
        }
    };
}

/// Name of the row with the board's theme.
pub(super) const TABLE_THEME: &str = "set-table-theme";

pub(super) const ROWS: &[Setting] = &[
    Setting {
        name: TABLE_THEME,
        heading: None,
        label: themes::table_theme_label,
        tip: Some(themes::table_theme_tip),
        control: Control::Choice(Options {
            list: theme_names,
            copy: |from, to| to.board.theme.clone_from(&from.board.theme),
        }),
    },
    Setting {
        name: "set-diagram",
        heading: None,
        label: commands::diagram_label,
        tip: Some(commands::diagram_tip),
        control: Control::switch(
            |preferences| preferences.board.diagram,
            |preferences, on| preferences.board.diagram = on,
        ),
    },
    Setting {
        name: "set-coordinates",
        heading: None,
        label: commands::coordinates_label,
        tip: Some(commands::coordinates_tip),
        control: Control::switch(
            |preferences| preferences.board.letters,
            |preferences, on| preferences.board.letters = on,
        ),
    },
    Setting {
        name: "set-tips",
        heading: None,
        label: messages::tips_label,
        tip: Some(messages::tips_tip),
        control: Control::switch(
            |preferences| preferences.board.tips,
            |preferences, on| preferences.board.tips = on,
        ),
    },
    Setting {
        name: "set-cards",
        heading: None,
        label: messages::cards_label,
        tip: Some(messages::cards_tip),
        control: Control::switch(
            |preferences| preferences.board.cards,
            |preferences, on| preferences.board.cards = on,
        ),
    },
    Setting {
        name: "set-camera-pad",
        heading: None,
        label: commands::camera_pad_label,
        tip: Some(commands::camera_pad_tip),
        control: Control::switch(
            |preferences| preferences.board.camera_pad,
            |preferences, on| preferences.board.camera_pad = on,
        ),
    },
    Setting {
        name: "set-movement",
        heading: None,
        label: commands::movement_heading,
        tip: None,
        control: Control::Choice(Options {
            list: speeds,
            copy: |from, to| to.picture.animation_speed = from.picture.animation_speed,
        }),
    },
    Setting {
        name: "set-quality",
        heading: None,
        label: messages::quality_label,
        tip: None,
        control: Control::Choice(Options {
            list: qualities,
            copy: |from, to| to.picture.quality = from.picture.quality,
        }),
    },
    lens!(Targets, "set-lens-targets", commands::lens_entry_points, Some(messages::lenses_heading)),
    lens!(Sleepers, "set-lens-sleepers", commands::lens_sleepers),
    lens!(Pinned, "set-lens-pinned", commands::lens_pinned),
    lens!(Threats, "set-lens-threats", commands::lens_threats),
    lens!(Breaths, "set-lens-breaths", commands::lens_breaths),
    lens!(Removals, "set-lens-removals", commands::lens_removals),
    lens!(Territory, "set-lens-territory", commands::lens_territory),
    lens!(Danger, "set-lens-danger", commands::lens_danger),
];

fn speeds(model: &Model) -> Vec<(String, EditPreferences)> {
    let speeds = words::speeds().into_iter();
    speeds
        .map(|(speed, label)| {
            (
                model.words.say(label),
                EditPreferences::new(move |preferences| preferences.picture.animation_speed = speed),
            )
        })
        .collect()
}

fn qualities(model: &Model) -> Vec<(String, EditPreferences)> {
    let label = |quality| match quality {
        Quality::Auto => messages::quality_auto(),
        Quality::Low => messages::quality_low(),
        Quality::Medium => messages::quality_medium(),
        Quality::High => messages::quality_high(),
    };
    Quality::ALL
        .map(|quality| {
            (
                model.words.say(label(quality)),
                EditPreferences::new(move |preferences| preferences.picture.quality = quality),
            )
        })
        .into()
}

fn theme_names(model: &Model) -> Vec<(String, EditPreferences)> {
    let named = table_themes(model).into_iter();
    named
        .map(|(label, name, _)| {
            (label, EditPreferences::new(move |preferences| preferences.board.theme.clone_from(&name)))
        })
        .collect()
}

/// Themes to choose from, with labels: the built-in ones, then those of the player. A selected theme that cannot be
/// loaded is listed without colours.
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

/// Shows the errors of the player's theme files.
pub(super) fn say_refused(ui: &mut Ui, model: &Model) {
    for file in model.themes.files() {
        let Err(fault) = &file.theme else { continue };
        let text = model.words.say(themes::theme_refused(excerpt(&file.file()), fault.reason()));
        ui.label(RichText::new(text).font(theme::text(13.0)).color(theme::danger()));
    }
}

/// Shows the folder of the player's own themes.
pub(super) fn own_themes(ui: &mut Ui, model: &Model) -> Option<Request> {
    let folder = model.themes.folder()?;
    ui.add_space(theme::GRID);
    let heading = (themes::themes_folder_label(), Some(themes::themes_folder_tip()));
    files::place(ui, "themes", heading, folder.path(), model)
}
