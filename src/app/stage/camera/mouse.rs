//! Right or middle drag orbits, with Shift it pans, the wheel zooms; with Control it steps through the moves, which is
//! `input`'s business. A diagram is only turned by steps, so there it always pans. The left button belongs to the pieces.

use bevy::input::mouse::AccumulatedMouseScroll;
use bevy::prelude::*;

use super::rig::{CameraMoved, RigSystems};
use crate::app::GameSystems;
use crate::app::game::Depiction;
use crate::app::input::{AtTable, is_for_moves, notches};

/// Radians for each pixel.
const TURN: f32 = 0.0055;
/// Zoom for each notch of the wheel.
const NOTCH: f32 = 0.90;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (drag, zoom).chain().after(GameSystems::Input).before(RigSystems));
}

fn drag(
    buttons: Res<ButtonInput<MouseButton>>,
    keys: Res<ButtonInput<KeyCode>>,
    table: AtTable,
    depiction: Res<Depiction>,
    mut drag: Local<Option<Drag>>,
    mut last: Local<Option<Vec2>>,
    mut moves: MessageWriter<CameraMoved>,
) {
    let pressed = [MouseButton::Right, MouseButton::Middle];
    if buttons.any_just_pressed(pressed) && drag.is_none() && table.is_at_table() {
        // A drag keeps its meaning until the button is released, whatever happens to the key.
        let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
        *drag = Some(if shift || depiction.is_flat() { Drag::Pan } else { Drag::Orbit });
    }
    if !buttons.any_pressed(pressed) {
        *drag = None;
    }
    // The pointer's way over the window, not the device's own motion: remote desktops and tablets have none.
    let cursor = table.cursor();
    let delta = cursor.zip(*last).map_or(Vec2::ZERO, |(to, from)| to - from);
    *last = cursor;
    if delta == Vec2::ZERO {
        return;
    }
    match *drag {
        Some(Drag::Orbit) => {
            moves.write(CameraMoved::Orbit(delta * Vec2::new(-TURN, TURN)));
        }
        Some(Drag::Pan) => {
            moves.write(CameraMoved::Pan(delta));
        }
        None => {}
    }
}

pub(super) fn zoom(
    scroll: Res<AccumulatedMouseScroll>,
    keys: Res<ButtonInput<KeyCode>>,
    table: AtTable,
    mut moves: MessageWriter<CameraMoved>,
) {
    if scroll.delta.y == 0.0 || is_for_moves(&keys) || !table.is_at_table() {
        return;
    }
    moves.write(CameraMoved::Wheel(NOTCH.powf(notches(&scroll))));
}

#[derive(Clone, Copy)]
enum Drag {
    Orbit,
    Pan,
}
