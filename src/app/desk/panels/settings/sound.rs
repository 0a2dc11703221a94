//! Settings of sound, and the reason if there is none.

use bevy_egui::egui::{RichText, Ui};

use super::{Control, Setting, edits, options, switch};
use crate::app::desk::panels::{Model, theme};
use crate::app::game::EditPreferences;
use crate::i18n::settings as messages;
use crate::library::preferences::{BackgroundSound, SoundChoices};

/// Step from one volume to the next, in percent.
const STEP: usize = 10;

pub(super) const ROWS: &[Setting] = &[
    Setting::new("set-sound", messages::sound_on_label, switch!(sound.on)),
    Setting::new(
        "set-pieces-volume",
        messages::pieces_volume_label,
        Control::Steps(options!(|model| volumes(model, |sound| &mut sound.pieces), sound.pieces)),
    ),
    Setting::new(
        "set-signals-volume",
        messages::signals_volume_label,
        Control::Steps(options!(|model| volumes(model, |sound| &mut sound.signals), sound.signals)),
    )
    .tip(messages::signals_volume_tip),
    Setting::new("set-mono", messages::mono_label, switch!(sound.mono)).tip(messages::mono_tip),
    Setting::new(
        "set-background-sound",
        messages::background_sound_label,
        Control::Choice(options!(backgrounds, sound.background)),
    ),
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
    let backgrounds = BackgroundSound::ALL.map(|background| (background, label(background)));
    edits(model, backgrounds, |preferences, background| preferences.sound.background = background)
}

/// Shows the reason if sound is on but cannot be played.
pub(super) fn say_trouble(ui: &mut Ui, model: &Model) {
    if let Some(error) = model.machine.silence.as_ref().filter(|_| model.preferences.sound.on) {
        ui.add_space(theme::GRID);
        let text = model.words.say(messages::sound_trouble(error));
        ui.label(RichText::new(text).font(theme::text(14.5)).color(theme::muted()));
    }
}
