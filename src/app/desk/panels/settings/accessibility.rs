//! How large, in which colours, and how much of it moves.

use super::{Control, Setting};
use crate::app::desk::panels::Model;
use crate::app::game::Choose;
use crate::i18n::settings as said;
use crate::library::preferences::{PanelChoices, ReducedMotion, Theme};

pub(super) const ROWS: &[Setting] = &[
    Setting {
        name: "set-scale",
        heading: None,
        label: said::scale_label,
        tip: None,
        value: |chosen| Choose::Scale(chosen.panels.scale),
        control: Control::Steps(scales),
    },
    Setting {
        name: "set-theme",
        heading: None,
        label: said::theme_label,
        tip: Some(said::theme_tip),
        value: |chosen| Choose::Theme(chosen.panels.theme),
        control: Control::Choice(themes),
    },
    Setting {
        name: "set-reduced-motion",
        heading: None,
        label: said::reduced_motion_label,
        tip: Some(said::reduced_motion_tip),
        value: |chosen| Choose::ReducedMotion(chosen.picture.reduced_motion),
        control: Control::Choice(motions),
    },
];

/// The steps, and where they belong between them what suits the window and what the file says.
fn scales(model: &Model) -> Vec<(String, Choose)> {
    let mut scales: Vec<u16> = PanelChoices::SCALES.into();
    scales.extend(model.chosen.panels.scale.filter(|scale| !PanelChoices::SCALES.contains(scale)));
    scales.sort_unstable();
    let step = |scale: u16| (model.words.say(said::scale_percent(scale)), Choose::Scale(Some(scale)));
    let mut steps: Vec<_> = scales.iter().map(|&scale| step(scale)).collect();
    if model.chosen.panels.scale.is_none() {
        // From here the next step is the next larger one, or smaller one.
        let at = scales.iter().position(|&scale| scale >= model.scale).unwrap_or(scales.len());
        let auto = (model.words.say(said::scale_auto(model.scale)), Choose::Scale(None));
        if scales.get(at) == Some(&model.scale) {
            steps[at] = auto;
        } else {
            steps.insert(at, auto);
        }
    }
    steps
}

fn themes(model: &Model) -> Vec<(String, Choose)> {
    let label = |theme| match theme {
        Theme::System => said::theme_automatic(),
        Theme::Dark => said::theme_dark(),
        Theme::Light => said::theme_light(),
        Theme::HighContrast => said::theme_high_contrast(),
    };
    Theme::ALL.map(|theme| (model.words.say(label(theme)), Choose::Theme(theme))).into()
}

fn motions(model: &Model) -> Vec<(String, Choose)> {
    let label = |motion| match motion {
        ReducedMotion::System => said::as_the_system(),
        ReducedMotion::On => said::motion_on(),
        ReducedMotion::Off => said::motion_off(),
    };
    ReducedMotion::ALL.map(|motion| (model.words.say(label(motion)), Choose::ReducedMotion(motion))).into()
}
