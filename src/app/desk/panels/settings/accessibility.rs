//! Settings of scale, theme and motion.

use super::{Control, Setting, edits, options, row};
use crate::app::desk::panels::Model;
use crate::app::game::EditPreferences;
use crate::i18n::settings as messages;
use crate::library::preferences::{PanelChoices, ReducedMotion, Theme};

pub(super) const ROWS: &[Setting] = &[
    Setting::new(row::SCALE, messages::scale_label, Control::Steps(options!(scales, panels.scale))),
    Setting::new("set-theme", messages::theme_label, Control::Choice(options!(themes, panels.theme)))
        .tip(messages::theme_tip),
    Setting::new(
        "set-reduced-motion",
        messages::reduced_motion_label,
        Control::Choice(options!(motions, picture.reduced_motion)),
    )
    .tip(messages::reduced_motion_tip),
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
    let themes = Theme::ALL.map(|theme| (theme, label(theme)));
    edits(model, themes, |preferences, theme| preferences.panels.theme = theme)
}

fn motions(model: &Model) -> Vec<(String, EditPreferences)> {
    let label = |motion| match motion {
        ReducedMotion::System => messages::as_the_system(),
        ReducedMotion::On => messages::motion_on(),
        ReducedMotion::Off => messages::motion_off(),
    };
    let motions = ReducedMotion::ALL.map(|motion| (motion, label(motion)));
    edits(model, motions, |preferences, motion| preferences.picture.reduced_motion = motion)
}
