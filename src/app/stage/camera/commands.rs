//! Camera commands: a step for each press, and a continuous movement while the key or the button is held.

use bevy::prelude::*;

use super::orbit::symmetry_step;
use super::orbit_camera::{CameraRequest, OrbitCameraSystems, Viewpoint};
use crate::app::GameSystems;
use crate::app::game::{BoardStyle, RedrawScheduler};
use crate::app::input::{CameraCommand, CameraView, Command, CommandRequested, Direction, HeldCommand};
use crate::app::stage::scene::TableBoard;

/// Tilt of one press, in radians.
const TILT_STEP: f32 = 0.15;
/// Factor on the distance of the camera by which one press of a key or button zooms in.
const ZOOM_STEP: f32 = 0.87;
/// Speed of the camera while a command to turn it is held, in radians a second.
const TURN_RATE: f32 = 1.3;
/// Speed of the camera while a command to tilt it is held, in radians a second.
const TILT_RATE: f32 = 0.6;
/// Zoom steps a second while a command to zoom is held.
const ZOOM_RATE: f32 = 5.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (follow_commands, follow_held_command)
            .chain()
            .after(GameSystems::Input)
            .after(super::mouse::MouseSystems)
            .before(OrbitCameraSystems),
    );
}

fn follow_commands(
    board: Option<Res<TableBoard>>,
    mut commands: MessageReader<CommandRequested>,
    mut requests: MessageWriter<CameraRequest>,
) {
    if commands.is_empty() {
        return;
    }
    let turn = symmetry_step(board.as_deref());
    for &CommandRequested(command) in commands.read() {
        if let Command::Camera(command) = command {
            requests.write(step_request(command, turn));
        }
    }
}

/// Moves the camera evenly while a command is held, so that any angle can be had without a drag.
fn follow_held_command(
    time: Res<Time<Real>>,
    held: Res<HeldCommand>,
    depiction: Res<BoardStyle>,
    mut requests: MessageWriter<CameraRequest>,
    mut redraws: Option<ResMut<RedrawScheduler>>,
) {
    let seconds = RedrawScheduler::step(time.delta()).as_secs_f32();
    let Some(Command::Camera(command)) = held.active() else { return };
    let Some(request) = held_request(command, seconds) else { return };
    // A page lies flat: it is turned from side to side only.
    if depiction.is_flat() && matches!(request, CameraRequest::OrbitAtOnce(_)) {
        return;
    }
    requests.write(request);
    if let Some(redraws) = &mut redraws {
        redraws.keep_drawing();
    }
}

/// Camera movement of a held command during a frame.
fn held_request(command: CameraCommand, seconds: f32) -> Option<CameraRequest> {
    let angles = |around: f32, up: f32| CameraRequest::OrbitAtOnce(Vec2::new(around, up) * seconds);
    Some(match command {
        CameraCommand::Turn(Direction::Less) => angles(-TURN_RATE, 0.0),
        CameraCommand::Turn(Direction::More) => angles(TURN_RATE, 0.0),
        CameraCommand::Tilt(Direction::Less) => angles(0.0, -TILT_RATE),
        CameraCommand::Tilt(Direction::More) => angles(0.0, TILT_RATE),
        CameraCommand::Zoom(Direction::Less) => {
            CameraRequest::ZoomAtOnce(ZOOM_STEP.powf(-ZOOM_RATE * seconds))
        }
        CameraCommand::Zoom(Direction::More) => {
            CameraRequest::ZoomAtOnce(ZOOM_STEP.powf(ZOOM_RATE * seconds))
        }
        CameraCommand::View(_) => return None,
    })
}

/// Camera movement of a command that is pressed once.
const fn step_request(command: CameraCommand, turn: f32) -> CameraRequest {
    match command {
        CameraCommand::View(CameraView::Mine) => CameraRequest::View(Viewpoint::Mine),
        CameraCommand::View(CameraView::Above) => CameraRequest::View(Viewpoint::Above),
        CameraCommand::View(CameraView::Side) => CameraRequest::View(Viewpoint::Side),
        CameraCommand::View(CameraView::Opponent) => CameraRequest::View(Viewpoint::Opponent),
        CameraCommand::Turn(Direction::Less) => CameraRequest::Turn(-turn),
        CameraCommand::Turn(Direction::More) => CameraRequest::Turn(turn),
        CameraCommand::Tilt(Direction::Less) => CameraRequest::Tilt(-TILT_STEP),
        CameraCommand::Tilt(Direction::More) => CameraRequest::Tilt(TILT_STEP),
        CameraCommand::Zoom(Direction::Less) => CameraRequest::Zoom(1.0 / ZOOM_STEP),
        CameraCommand::Zoom(Direction::More) => CameraRequest::Zoom(ZOOM_STEP),
    }
}
