//! How large, in which colours, and how much of it moves.

use super::{Control, Options, Setting};
use crate::app::desk::panels::Model;
use crate::app::game::EditPreferences;
use crate::i18n::settings as said;
use crate::library::preferences::{PanelChoices, ReducedMotion, Theme};

pub(super) const ROWS: &[Setting] = &[
    Setting {
        name: "set-scale",
        heading: None,
        label: said::scale_label,
        tip: None,
        control: Control::Steps(Options {
            list: scales,
            copy: |from, to| to.panels.scale = from.panels.scale,
        }),
    },
    Setting {
        name: "set-theme",
        heading: None,
        label: said::theme_label,
        tip: Some(said::theme_tip),
        control: Control::Choice(Options {
            list: themes,
            copy: |from, to| to.panels.theme = from.panels.theme,
        }),
    },
    Setting {
        name: "set-reduced-motion",
        heading: None,
        label: said::reduced_motion_label,
        tip: Some(said::reduced_motion_tip),
        control: Control::Choice(Options {
            list: motions,
            copy: |from, to| to.picture.reduced_motion = from.picture.reduced_motion,
        }),
    },
];

/// The steps, and where they belong between them what suits the window and what the file says.
fn scales(model: &Model) -> Vec<(String, EditPreferences)> {
    let mut scales: Vec<u16> = PanelChoices::SCALES.into();
    scales.extend(model.preferences.panels.scale.filter(|scale| !PanelChoices::SCALES.contains(scale)));
    scales.sort_unstable();
    let edit = |scale| EditPreferences::new(move |preferences| preferences.panels.scale = scale);
    let step = |scale: u16| (model.words.say(said::scale_percent(scale)), edit(Some(scale)));
    let mut steps: Vec<_> = scales.iter().map(|&scale| step(scale)).collect();
    if model.preferences.panels.scale.is_none() {
        // From here the next step is the next larger one, or smaller one.
        let at = scales.iter().position(|&scale| scale >= model.scale).unwrap_or(scales.len());
        let auto = (model.words.say(said::scale_auto(model.scale)), edit(None));
        if scales.get(at) == Some(&model.scale) {
            steps[at] = auto;
        } else {
            steps.insert(at, auto);
        }
    }
    steps
}

fn themes(model: &Model) -> Vec<(String, EditPreferences)> {
    let label = |theme| match theme {
        Theme::System => said::theme_automatic(),
        Theme::Dark => said::theme_dark(),
        Theme::Light => said::theme_light(),
        Theme::HighContrast => said::theme_high_contrast(),
    };
    Theme::ALL
        .map(|theme| {
            (
                model.words.say(label(theme)),
                EditPreferences::new(move |preferences| preferences.panels.theme = theme),
            )
        })
        .into()
}

fn motions(model: &Model) -> Vec<(String, EditPreferences)> {
    let label = |motion| match motion {
        ReducedMotion::System => said::as_the_system(),
        ReducedMotion::On => said::motion_on(),
        ReducedMotion::Off => said::motion_off(),
    };
    ReducedMotion::ALL
        .map(|motion| {
            (
                model.words.say(label(motion)),
                EditPreferences::new(move |preferences| preferences.picture.reduced_motion = motion),
            )
        })
        .into()
}
