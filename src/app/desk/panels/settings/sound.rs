//! The settings of sound: what is heard, how loud it is, and why nothing is.

use bevy_egui::egui::{RichText, Ui};

use super::{Control, Setting};
use crate::app::desk::panels::{Model, theme};
use crate::app::game::Choose;
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
        value: |chosen| Choose::SoundOn(chosen.sound.on),
        control: Control::Switch(Choose::SoundOn),
    },
    Setting {
        name: "set-pieces-volume",
        heading: None,
        label: said::pieces_volume_label,
        tip: None,
        value: |chosen| Choose::PiecesVolume(chosen.sound.pieces),
        control: Control::Steps(|model| volumes(model.chosen.sound.pieces, Choose::PiecesVolume, model)),
    },
    Setting {
        name: "set-signals-volume",
        heading: None,
        label: said::signals_volume_label,
        tip: Some(said::signals_volume_tip),
        value: |chosen| Choose::SignalsVolume(chosen.sound.signals),
        control: Control::Steps(|model| volumes(model.chosen.sound.signals, Choose::SignalsVolume, model)),
    },
    Setting {
        name: "set-mono",
        heading: None,
        label: said::mono_label,
        tip: Some(said::mono_tip),
        value: |chosen| Choose::Mono(chosen.sound.mono),
        control: Control::Switch(Choose::Mono),
    },
    Setting {
        name: "set-background-sound",
        heading: None,
        label: said::background_sound_label,
        tip: None,
        value: |chosen| Choose::BackgroundSound(chosen.sound.background),
        control: Control::Choice(backgrounds),
    },
];

/// The volumes to choose from: equal steps, with the one in the settings in its place among them.
fn volumes(now: u16, choose: fn(u16) -> Choose, model: &Model) -> Vec<(String, Choose)> {
    let mut volumes: Vec<u16> = (0..=SoundChoices::LOUDEST).step_by(STEP).collect();
    volumes.push(now);
    volumes.sort_unstable();
    volumes.dedup();
    let step = |percent: u16| (model.words.say(said::volume_percent(percent)), choose(percent));
    volumes.into_iter().map(step).collect()
}

fn backgrounds(model: &Model) -> Vec<(String, Choose)> {
    let label = |background| match background {
        BackgroundSound::Quieter => said::background_quieter(),
        BackgroundSound::Silent => said::background_silent(),
        BackgroundSound::AsLoud => said::background_as_loud(),
    };
    let choice = |background| (model.words.say(label(background)), Choose::BackgroundSound(background));
    BackgroundSound::ALL.map(choice).into()
}

/// Says why nothing is heard, if something should be.
pub(super) fn say_trouble(ui: &mut Ui, model: &Model) {
    if let Some(error) = model.machine.silence.as_ref().filter(|_| model.chosen.sound.on) {
        ui.add_space(theme::GRID);
        let text = model.words.say(said::sound_trouble(error));
        ui.label(RichText::new(text).font(theme::text(14.5)).color(theme::muted()));
    }
}
