//! Settings of sound, and the reason if there is none.

use bevy_egui::egui::{RichText, Ui};

use super::{Control, Options, Setting};
use crate::app::desk::panels::{Model, theme};
use crate::app::game::EditPreferences;
use crate::i18n::settings as messages;
use crate::library::preferences::{BackgroundSound, SoundChoices};

/// Step from one volume to the next, in percent.
const STEP: usize = 10;

pub(super) const ROWS: &[Setting] = &[
    Setting {
        name: "set-sound",
        heading: None,
        label: messages::sound_on_label,
        tip: None,
        control: Control::switch(
            |preferences| preferences.sound.on,
            |preferences, on| preferences.sound.on = on,
        ),
    },
    Setting {
        name: "set-pieces-volume",
        heading: None,
        label: messages::pieces_volume_label,
        tip: None,
        control: Control::Steps(Options {
            list: |model| volumes(model, |sound| &mut sound.pieces),
            copy: |from, to| to.sound.pieces = from.sound.pieces,
        }),
    },
    Setting {
        name: "set-signals-volume",
        heading: None,
        label: messages::signals_volume_label,
        tip: Some(messages::signals_volume_tip),
        control: Control::Steps(Options {
            list: |model| volumes(model, |sound| &mut sound.signals),
            copy: |from, to| to.sound.signals = from.sound.signals,
        }),
    },
    Setting {
        name: "set-mono",
        heading: None,
        label: messages::mono_label,
        tip: Some(messages::mono_tip),
        control: Control::switch(
            |preferences| preferences.sound.mono,
            |preferences, on| preferences.sound.mono = on,
        ),
    },
    Setting {
        name: "set-background-sound",
        heading: None,
        label: messages::background_sound_label,
        tip: None,
        control: Control::Choice(Options {
            list: backgrounds,
            copy: |from, to| to.sound.background = from.sound.background,
        }),
    },
];

/// Volumes to choose from: equal steps and the current volume.
fn volumes(model: &Model, volume: fn(&mut SoundChoices) -> &mut u16) -> Vec<(String, EditPreferences)> {
    let mut volumes: Vec<u16> = (0..=SoundChoices::LOUDEST).step_by(STEP).collect();
    volumes.push(*volume(&mut model.preferences.sound.clone()));
    volumes.sort_unstable();
    volumes.dedup();
    let step = |percent: u16| {
        let edit = EditPreferences::new(move |preferences| *volume(&mut preferences.sound) = percent);
        (model.words.say(messages::volume_percent(percent)), edit)
    };
    volumes.into_iter().map(step).collect()
}

fn backgrounds(model: &Model) -> Vec<(String, EditPreferences)> {
    let label = |background| match background {
        BackgroundSound::Quieter => messages::background_quieter(),
        BackgroundSound::Silent => messages::background_silent(),
        BackgroundSound::AsLoud => messages::background_as_loud(),
    };
    let choice = |background| {
        (
            model.words.say(label(background)),
            EditPreferences::new(move |preferences| preferences.sound.background = background),
        )
    };
    BackgroundSound::ALL.map(choice).into()
}

/// Shows the reason if sound is on but cannot be played.
pub(super) fn say_trouble(ui: &mut Ui, model: &Model) {
    if let Some(error) = model.machine.silence.as_ref().filter(|_| model.preferences.sound.on) {
        ui.add_space(theme::GRID);
        let text = model.words.say(messages::sound_trouble(error));
        ui.label(RichText::new(text).font(theme::text(14.5)).color(theme::muted()));
    }
}
