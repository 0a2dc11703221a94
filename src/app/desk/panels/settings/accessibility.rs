//! Settings of scale, theme and motion.

use super::{Control, Options, Setting};
use crate::app::desk::panels::Model;
use crate::app::game::EditPreferences;
use crate::i18n::settings as messages;
use crate::library::preferences::{PanelChoices, ReducedMotion, Theme};

pub(super) const ROWS: &[Setting] = &[
    Setting {
        name: "set-scale",
        heading: None,
        label: messages::scale_label,
        tip: None,
        control: Control::Steps(Options {
            list: scales,
            copy: |from, to| to.panels.scale = from.panels.scale,
        }),
    },
    Setting {
        name: "set-theme",
        heading: None,
        label: messages::theme_label,
        tip: Some(messages::theme_tip),
        control: Control::Choice(Options {
            list: themes,
            copy: |from, to| to.panels.theme = from.panels.theme,
        }),
    },
    Setting {
        name: "set-reduced-motion",
        heading: None,
        label: messages::reduced_motion_label,
        tip: Some(messages::reduced_motion_tip),
        control: Control::Choice(Options {
            list: motions,
            copy: |from, to| to.picture.reduced_motion = from.picture.reduced_motion,
        }),
    },
];

/// Scales to choose from. Includes the automatic scale, and one from the file that is not among the steps.
fn scales(model: &Model) -> Vec<(String, EditPreferences)> {
    let mut scales: Vec<u16> = PanelChoices::SCALES.into();
    scales.extend(model.preferences.panels.scale.filter(|scale| !PanelChoices::SCALES.contains(scale)));
    scales.sort_unstable();
    let edit = |scale| EditPreferences::new(move |preferences| preferences.panels.scale = scale);
    let step = |scale: u16| (model.words.say(messages::scale_percent(scale)), edit(Some(scale)));
    let mut steps: Vec<_> = scales.iter().map(|&scale| step(scale)).collect();
    if model.preferences.panels.scale.is_none() {
        // The next step from here is the next larger or smaller scale.
        let at = scales.iter().position(|&scale| scale >= model.scale).unwrap_or(scales.len());
        let auto = (model.words.say(messages::scale_auto(model.scale)), edit(None));
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
        Theme::System => messages::theme_automatic(),
        Theme::Dark => messages::theme_dark(),
        Theme::Light => messages::theme_light(),
        Theme::HighContrast => messages::theme_high_contrast(),
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
        ReducedMotion::System => messages::as_the_system(),
        ReducedMotion::On => messages::motion_on(),
        ReducedMotion::Off => messages::motion_off(),
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
