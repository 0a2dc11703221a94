//! The camera's keys.

use std::f32::consts::FRAC_PI_3;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;

use super::rig::{CameraMoved, Seat};
use crate::app::input::{Held, is_typed};

const TILT: f32 = 0.15;
const NEARER: f32 = 0.87;

/// The letters that turn the table, wherever they lie on the keyboard.
const LETTERS: [(char, CameraMoved); 2] =
    [('q', CameraMoved::Turn(-FRAC_PI_3)), ('w', CameraMoved::Turn(FRAC_PI_3))];

/// All other keys.
const KEYS: [(KeyCode, CameraMoved); 12] = [
    (KeyCode::Digit1, CameraMoved::Seat(Seat::Mine)),
    (KeyCode::Digit2, CameraMoved::Seat(Seat::Above)),
    (KeyCode::Digit3, CameraMoved::Seat(Seat::Side)),
    (KeyCode::Digit4, CameraMoved::Seat(Seat::Opponent)),
    (KeyCode::Digit0, CameraMoved::Seat(Seat::Mine)),
    (KeyCode::Space, CameraMoved::Seat(Seat::Mine)),
    (KeyCode::PageUp, CameraMoved::Tilt(TILT)),
    (KeyCode::PageDown, CameraMoved::Tilt(-TILT)),
    (KeyCode::Equal, CameraMoved::Zoom(NEARER)),
    (KeyCode::NumpadAdd, CameraMoved::Zoom(NEARER)),
    (KeyCode::Minus, CameraMoved::Zoom(1.0 / NEARER)),
    (KeyCode::NumpadSubtract, CameraMoved::Zoom(1.0 / NEARER)),
];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        ask_by_key
            .after(super::mouse::zoom)
            .before(super::rig::RigSystems)
            .run_if(not(egui_wants_any_keyboard_input)),
    );
}

fn ask_by_key(
    keys: Res<ButtonInput<KeyCode>>,
    letters: Res<ButtonInput<Key>>,
    mut moves: MessageWriter<CameraMoved>,
) {
    if Held::of(&keys) != Held::Nothing {
        return;
    }
    let by_letter = LETTERS.iter().filter(|(letter, _)| is_typed(&letters, *letter)).map(|&(_, asked)| asked);
    let by_key = KEYS.iter().filter(|(key, _)| keys.just_pressed(*key)).map(|&(_, asked)| asked);
    moves.write_batch(by_letter.chain(by_key));
}
