//! Right or middle drag orbits, with Shift it pans, the wheel zooms. A diagram cannot be turned, so there it always pans.
//! The left button belongs to the pieces.

use bevy::ecs::system::SystemParam;
use bevy::input::mouse::{AccumulatedMouseScroll, MouseScrollUnit};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::input::EguiWantsInput;

use super::rig::{CameraMoved, RigSystems};
use crate::app::GameSystems;
use crate::app::game::{Depiction, FreeArea};

/// Radians for each pixel.
const TURN: f32 = 0.0055;
/// Zoom for each notch of the wheel.
const NOTCH: f32 = 0.90;
/// Pixels of a touchpad that count as a notch.
const PIXELS_A_NOTCH: f32 = 60.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (drag, zoom).chain().after(GameSystems::Input).before(RigSystems));
}

fn drag(
    buttons: Res<ButtonInput<MouseButton>>,
    keys: Res<ButtonInput<KeyCode>>,
    pointer: Pointer,
    depiction: Res<Depiction>,
    mut drag: Local<Option<Drag>>,
    mut last: Local<Option<Vec2>>,
    mut moves: MessageWriter<CameraMoved>,
) {
    let pressed = [MouseButton::Right, MouseButton::Middle];
    if buttons.any_just_pressed(pressed) && drag.is_none() && pointer.is_at_table() {
        // A drag keeps its meaning until the button is released, whatever happens to the key.
        let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
        *drag = Some(if shift || depiction.is_flat() { Drag::Pan } else { Drag::Orbit });
    }
    if !buttons.any_pressed(pressed) {
        *drag = None;
    }
    // The pointer's way over the window, not the device's own motion: remote desktops and tablets have none.
    let cursor = pointer.window.cursor_position();
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
    pointer: Pointer,
    mut moves: MessageWriter<CameraMoved>,
) {
    if scroll.delta.y == 0.0 || !pointer.is_at_table() {
        return;
    }
    let notches = match scroll.unit {
        MouseScrollUnit::Line => scroll.delta.y,
        MouseScrollUnit::Pixel => scroll.delta.y / PIXELS_A_NOTCH,
    };
    moves.write(CameraMoved::Wheel(NOTCH.powf(notches)));
}

/// Where the pointer is.
#[derive(SystemParam)]
pub(super) struct Pointer<'w, 's> {
    window: Single<'w, 's, &'static Window, With<PrimaryWindow>>,
    free: Res<'w, FreeArea>,
    egui: Res<'w, EguiWantsInput>,
}

impl Pointer<'_, '_> {
    /// Whether neither a panel lies under it, nor anything that lies over the board.
    fn is_at_table(&self) -> bool {
        let is_free = |at| self.free.0.is_none_or(|free| free.contains(at));
        !self.egui.wants_any_pointer_input() && self.window.cursor_position().is_none_or(is_free)
    }
}

#[derive(Clone, Copy)]
enum Drag {
    Orbit,
    Pan,
}
