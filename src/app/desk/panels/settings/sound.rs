//! The settings of sound: what is heard, how loud it is, and why nothing is.

use bevy_egui::egui::{RichText, Ui};

use super::{Control, Options, Setting};
use crate::app::desk::panels::{Model, theme};
use crate::app::game::EditPreferences;
use crate::i18n::settings as said;
use crate::library::preferences::{BackgroundSound, SoundChoices};

/// From one volume to the next, in percent.
const STEP: usize = 10;

pub(super) const ROWS: &[Setting] = &[
    Setting {
        name: "set-sound",
        heading: None,
        label: said::sound_on_label,
        tip: None,
        control: Control::switch(
            |preferences| preferences.sound.on,
            |preferences, on| preferences.sound.on = on,
        ),
    },
    Setting {
        name: "set-pieces-volume",
        heading: None,
        label: said::pieces_volume_label,
        tip: None,
        control: Control::Steps(Options {
            list: |model| volumes(model, |sound| &mut sound.pieces),
            copy: |from, to| to.sound.pieces = from.sound.pieces,
        }),
    },
    Setting {
        name: "set-signals-volume",
        heading: None,
        label: said::signals_volume_label,
        tip: Some(said::signals_volume_tip),
        control: Control::Steps(Options {
            list: |model| volumes(model, |sound| &mut sound.signals),
            copy: |from, to| to.sound.signals = from.sound.signals,
        }),
    },
    Setting {
        name: "set-mono",
        heading: None,
        label: said::mono_label,
        tip: Some(said::mono_tip),
        control: Control::switch(
            |preferences| preferences.sound.mono,
            |preferences, on| preferences.sound.mono = on,
        ),
    },
    Setting {
        name: "set-background-sound",
        heading: None,
        label: said::background_sound_label,
        tip: None,
        control: Control::Choice(Options {
            list: backgrounds,
            copy: |from, to| to.sound.background = from.sound.background,
        }),
    },
];

/// The volumes to choose from: equal steps, with the current one in its place among them.
fn volumes(model: &Model, volume: fn(&mut SoundChoices) -> &mut u16) -> Vec<(String, EditPreferences)> {
    let mut volumes: Vec<u16> = (0..=SoundChoices::LOUDEST).step_by(STEP).collect();
    volumes.push(*volume(&mut model.preferences.sound.clone()));
    volumes.sort_unstable();
    volumes.dedup();
    let step = |percent: u16| {
        let edit = EditPreferences::new(move |preferences| *volume(&mut preferences.sound) = percent);
        (model.words.say(said::volume_percent(percent)), edit)
    };
    volumes.into_iter().map(step).collect()
}

fn backgrounds(model: &Model) -> Vec<(String, EditPreferences)> {
    let label = |background| match background {
        BackgroundSound::Quieter => said::background_quieter(),
        BackgroundSound::Silent => said::background_silent(),
        BackgroundSound::AsLoud => said::background_as_loud(),
    };
    let choice = |background| {
        (
            model.words.say(label(background)),
            EditPreferences::new(move |preferences| preferences.sound.background = background),
        )
    };
    BackgroundSound::ALL.map(choice).into()
}

/// Says why nothing is heard, if something should be.
pub(super) fn say_trouble(ui: &mut Ui, model: &Model) {
    if let Some(error) = model.machine.silence.as_ref().filter(|_| model.preferences.sound.on) {
        ui.add_space(theme::GRID);
        let text = model.words.say(said::sound_trouble(error));
        ui.label(RichText::new(text).font(theme::text(14.5)).color(theme::muted()));
    }
}
