//! Right or middle drag orbits, with Shift it pans, the wheel zooms; with Control it steps through the moves, which is
//! `input`'s business. A diagram is only turned by steps, so there it always pans. The left button belongs to the
//! pieces.
//!
//! On a touchpad two fingers orbit, as a drag does, and with Shift they zoom, as the wheel does. Pinching zooms and
//! turning the fingers turns, where the system reports either; a diagram follows them in steps. A touchpad is
//! recognized by the unit of its scrolling.

use std::time::Duration;

use bevy::input::gestures::{PinchGesture, RotationGesture};
use bevy::input::mouse::{AccumulatedMouseScroll, MouseScrollUnit};
use bevy::prelude::*;

use super::commands::step_of;
use super::rig::{CameraMoved, RigSystems};
use crate::app::GameSystems;
use crate::app::game::BoardStyle;
use crate::app::input::{Keyboard, PointerOverTable, wheel_notches, wheel_steps_moves};
use crate::app::stage::scene::TableBoard;

/// Radians for each pixel.
const TURN: f32 = 0.0055;
/// Zoom for each notch of the wheel.
const NOTCH: f32 = 0.90;
/// Fingers that pause for so long have finished turning: no system says when they are lifted.
const TWIST_ENDS: Duration = Duration::from_millis(400);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PinchGesture>().add_message::<RotationGesture>().add_systems(
        Update,
        (drag, scroll, pinch).chain().in_set(MouseSystems).after(GameSystems::Input).before(RigSystems),
    );
}

fn drag(
    buttons: Res<ButtonInput<MouseButton>>,
    keyboard: Res<Keyboard>,
    table: PointerOverTable,
    depiction: Res<BoardStyle>,
    mut drag: Local<Option<Drag>>,
    mut last: Local<Option<Vec2>>,
    mut moves: MessageWriter<CameraMoved>,
) {
    let pressed = [MouseButton::Right, MouseButton::Middle];
    if buttons.any_just_pressed(pressed) && drag.is_none() && table.is_at_table() {
        // A drag keeps its meaning until the button is released, even if Shift is pressed or released meanwhile.
        *drag = Some(if keyboard.modifiers().shift { Drag::Pan } else { Drag::over(*depiction) });
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
    moves.write_batch(drag.map(|drag| drag.by(delta)));
}

/// The wheel of a mouse zooms. Two fingers on a touchpad do what a drag does: the table follows them.
fn scroll(
    scroll: Res<AccumulatedMouseScroll>,
    keyboard: Res<Keyboard>,
    table: PointerOverTable,
    depiction: Res<BoardStyle>,
    mut moves: MessageWriter<CameraMoved>,
) {
    if scroll.delta == Vec2::ZERO || wheel_steps_moves(&keyboard) || !table.is_at_table() {
        return;
    }
    if scroll.unit == MouseScrollUnit::Pixel && !keyboard.modifiers().shift {
        moves.write(Drag::over(*depiction).by(scroll.delta));
        return;
    }
    let turned = wheel_notches(&scroll);
    if turned != 0.0 {
        moves.write(CameraMoved::Wheel(NOTCH.powf(turned)));
    }
}

/// Two fingers that move apart draw the board nearer, and two that turn take it with them.
fn pinch(
    mut pinches: MessageReader<PinchGesture>,
    mut rotations: MessageReader<RotationGesture>,
    table: PointerOverTable,
    (depiction, board): (Res<BoardStyle>, Option<Res<TableBoard>>),
    time: Res<Time<Real>>,
    mut twist: Local<Twist>,
    mut moves: MessageWriter<CameraMoved>,
) {
    let apart: f32 = pinches.read().map(|pinch| pinch.0).filter(|by| by.is_finite()).sum();
    let turned: f32 = rotations.read().map(|turn| turn.0).filter(|by| by.is_finite()).sum();
    if !table.is_at_table() {
        return;
    }
    if apart != 0.0 {
        moves.write(CameraMoved::Wheel((-apart).exp()));
    }
    if turned == 0.0 {
        return;
    }
    // The camera goes around the other way.
    let angle = -turned.to_radians();
    if depiction.is_flat() {
        let step = step_of(board.as_deref());
        moves.write_batch(twist.by(angle, step, time.elapsed()).map(CameraMoved::Turn));
    } else {
        moves.write(CameraMoved::Orbit(Vec2::new(angle, 0.0)));
    }
}

/// How far fingers have turned on the page, which lies straight and so goes on by whole steps.
#[derive(Default)]
struct Twist {
    /// Radians beyond the last step.
    angle: f32,
    /// When they last turned, since the start.
    at: Duration,
}

impl Twist {
    /// Follows the fingers: once they have turned by half a step, the page goes on by a whole one.
    fn by(&mut self, angle: f32, step: f32, now: Duration) -> Option<f32> {
        if now.saturating_sub(self.at) > TWIST_ENDS {
            self.angle = 0.0;
        }
        self.at = now;
        self.angle += angle;
        if self.angle.abs() < step / 2.0 {
            return None;
        }
        let turned = step.copysign(self.angle);
        self.angle -= turned;
        Some(turned)
    }
}

/// What the mouse and the touchpad ask of the camera.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct MouseSystems;

#[derive(Clone, Copy)]
enum Drag {
    Orbit,
    Pan,
}

impl Drag {
    /// What a drag does without Shift.
    fn over(depiction: BoardStyle) -> Self {
        if depiction.is_flat() { Self::Pan } else { Self::Orbit }
    }

    /// What it asks of the camera when it goes on by so many pixels.
    fn by(self, pixels: Vec2) -> CameraMoved {
        match self {
            Self::Orbit => CameraMoved::Orbit(pixels * Vec2::new(-TURN, TURN)),
            Self::Pan => CameraMoved::Pan(pixels),
        }
    }
}
