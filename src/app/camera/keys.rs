//! The camera's keys.

use std::f32::consts::FRAC_PI_3;

use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;

use super::rig::{CameraMoved, Seat};

const TILT: f32 = 0.15;
const NEARER: f32 = 0.87;

/// Every key and what it does. The letters a to g name points and are bound to nothing.
pub const KEYS: [(KeyCode, CameraMoved); 15] = [
    (KeyCode::Digit1, CameraMoved::Seat(Seat::Mine)),
    (KeyCode::Digit2, CameraMoved::Seat(Seat::Above)),
    (KeyCode::Digit3, CameraMoved::Seat(Seat::Side)),
    (KeyCode::Digit4, CameraMoved::Seat(Seat::Opponent)),
    (KeyCode::Digit0, CameraMoved::Seat(Seat::Mine)),
    (KeyCode::Home, CameraMoved::Seat(Seat::Mine)),
    (KeyCode::Space, CameraMoved::Seat(Seat::Mine)),
    (KeyCode::KeyQ, CameraMoved::Turn(-FRAC_PI_3)),
    (KeyCode::KeyW, CameraMoved::Turn(FRAC_PI_3)),
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

fn ask_by_key(keys: Res<ButtonInput<KeyCode>>, mut moves: MessageWriter<CameraMoved>) {
    let held = [
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::AltLeft,
        KeyCode::AltRight,
        KeyCode::SuperLeft,
    ];
    if keys.any_pressed(held) {
        return;
    }
    moves.write_batch(KEYS.iter().filter(|(key, _)| keys.just_pressed(*key)).map(|&(_, asked)| asked));
}
