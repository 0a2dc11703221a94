//! Camera control by mouse and touchpad. A drag with the right or the middle button orbits and with Shift pans; the
//! wheel zooms, and with Control steps through the moves, which is up to `input`. A diagram is only turned by steps, so
//! there a drag always pans. The left button belongs to the pieces.
//!
//! On a touchpad two fingers orbit, as a drag does, and with Shift they zoom, as the wheel does. Pinching zooms and
//! turning the fingers turns, where the system reports either; a diagram follows them in steps. A touchpad is
//! recognized by the unit of its scrolling.

use std::time::Duration;

use bevy::input::gestures::{PinchGesture, RotationGesture};
use bevy::input::mouse::{AccumulatedMouseScroll, MouseScrollUnit};
use bevy::prelude::*;

use super::orbit::symmetry_step;
use super::orbit_camera::{CameraRequest, OrbitCameraSystems};
use crate::app::GameSystems;
use crate::app::game::BoardStyle;
use crate::app::input::{Keyboard, PointerOverTable, wheel_notches, wheel_steps_moves};
use crate::app::stage::scene::TableBoard;

/// Radians for each pixel of a drag.
const TURN_RATE: f32 = 0.0055;
/// Zoom factor of one notch of the wheel.
const ZOOM_NOTCH: f32 = 0.90;
/// Pause after which a rotation gesture counts as finished: no system says when the fingers are lifted.
const TWIST_TIMEOUT: Duration = Duration::from_millis(400);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PinchGesture>().add_message::<RotationGesture>().add_systems(
        Update,
        (drag, scroll, pinch)
            .chain()
            .in_set(MouseSystems)
            .after(GameSystems::Input)
            .before(OrbitCameraSystems),
    );
}

fn drag(
    buttons: Res<ButtonInput<MouseButton>>,
    keyboard: Res<Keyboard>,
    table: PointerOverTable,
    depiction: Res<BoardStyle>,
    mut drag: Local<Option<Drag>>,
    mut last: Local<Option<Vec2>>,
    mut requests: MessageWriter<CameraRequest>,
) {
    let pressed = [MouseButton::Right, MouseButton::Middle];
    if buttons.any_just_pressed(pressed) && drag.is_none() && table.is_at_table() {
        // A drag keeps its meaning until the button is released, even if Shift is pressed or released meanwhile.
        *drag = Some(if keyboard.modifiers().shift { Drag::Pan } else { Drag::without_shift(*depiction) });
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
    requests.write_batch(drag.map(|drag| drag.request(delta)));
}

/// Zooms with the wheel of a mouse. Two fingers on a touchpad do what a drag does: the table follows them.
fn scroll(
    scroll: Res<AccumulatedMouseScroll>,
    keyboard: Res<Keyboard>,
    table: PointerOverTable,
    depiction: Res<BoardStyle>,
    mut requests: MessageWriter<CameraRequest>,
) {
    if scroll.delta == Vec2::ZERO || wheel_steps_moves(&keyboard) || !table.is_at_table() {
        return;
    }
    if scroll.unit == MouseScrollUnit::Pixel && !keyboard.modifiers().shift {
        requests.write(Drag::without_shift(*depiction).request(scroll.delta));
        return;
    }
    let turned = wheel_notches(&scroll);
    if turned != 0.0 {
        requests.write(CameraRequest::ZoomAtOnce(ZOOM_NOTCH.powf(turned)));
    }
}

/// Zooms when two fingers move apart, and turns the board with them.
fn pinch(
    mut pinches: MessageReader<PinchGesture>,
    mut rotations: MessageReader<RotationGesture>,
    table: PointerOverTable,
    (depiction, board): (Res<BoardStyle>, Option<Res<TableBoard>>),
    time: Res<Time<Real>>,
    mut twist: Local<SteppedTwist>,
    mut requests: MessageWriter<CameraRequest>,
) {
    let apart: f32 = pinches.read().map(|pinch| pinch.0).filter(|by| by.is_finite()).sum();
    let turned: f32 = rotations.read().map(|turn| turn.0).filter(|by| by.is_finite()).sum();
    if !table.is_at_table() {
        return;
    }
    if apart != 0.0 {
        requests.write(CameraRequest::ZoomAtOnce((-apart).exp()));
    }
    if turned == 0.0 {
        return;
    }
    // The camera goes around the other way.
    let angle = -turned.to_radians();
    if depiction.is_flat() {
        let step = symmetry_step(board.as_deref());
        requests.write_batch(twist.add(angle, step, time.elapsed()).map(CameraRequest::Turn));
    } else {
        requests.write(CameraRequest::OrbitAtOnce(Vec2::new(angle, 0.0)));
    }
}

/// Rotation gesture over a page, which is turned by whole steps only.
#[derive(Default)]
struct SteppedTwist {
    /// Radians beyond the last step.
    angle: f32,
    /// Time of the last rotation, since the start of the program.
    at: Duration,
}

impl SteppedTwist {
    /// Adds an angle, and returns the rotation of a whole step once the fingers have turned by half of one.
    fn add(&mut self, angle: f32, step: f32, now: Duration) -> Option<f32> {
        if now.saturating_sub(self.at) > TWIST_TIMEOUT {
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

/// Systems that turn input of mouse and touchpad into [`CameraRequest`]s.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct MouseSystems;

#[derive(Clone, Copy)]
enum Drag {
    Orbit,
    Pan,
}

impl Drag {
    /// Effect of a drag without Shift.
    fn without_shift(depiction: BoardStyle) -> Self {
        if depiction.is_flat() { Self::Pan } else { Self::Orbit }
    }

    fn request(self, pixels: Vec2) -> CameraRequest {
        match self {
            Self::Orbit => CameraRequest::OrbitAtOnce(pixels * Vec2::new(-TURN_RATE, TURN_RATE)),
            Self::Pan => CameraRequest::PanAtOnce(pixels),
        }
    }
}
