//! The camera follows commands: step by step, and on and on while the key or the button of one is held.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_3};

use bevy::prelude::*;

use super::rig::{CameraMoved, Seat};
use crate::app::GameSystems;
use crate::app::game::{BoardStyle, RedrawScheduler};
use crate::app::input::{CameraView, Command, CommandRequested, Direction, HeldCommand};
use crate::app::stage::scene::TableBoard;
use crate::board::Board;

/// Radians that one press tilts by.
const TILT: f32 = 0.15;
/// The share of the distance that is left after one press.
const NEARER: f32 = 0.87;
/// Radians per second while a command to turn or to tilt is held.
const TURNED_IN_A_SECOND: f32 = 1.3;
const TILTED_IN_A_SECOND: f32 = 0.6;
/// How many presses each second is worth while a command to zoom is held.
const ZOOMS_IN_A_SECOND: f32 = 5.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (follow_commands, go_on)
            .chain()
            .after(GameSystems::Input)
            .after(super::mouse::MouseSystems)
            .before(super::rig::RigSystems),
    );
}

fn follow_commands(
    board: Option<Res<TableBoard>>,
    mut commands: MessageReader<CommandRequested>,
    mut moves: MessageWriter<CameraMoved>,
) {
    if commands.is_empty() {
        return;
    }
    let turn = step_of(board.as_deref());
    moves.write_batch(commands.read().filter_map(|&CommandRequested(command)| asked(command, turn)));
}

/// What is held goes on evenly, so that any angle can be had without a drag.
fn go_on(
    time: Res<Time<Real>>,
    held: Res<HeldCommand>,
    depiction: Res<BoardStyle>,
    mut moves: MessageWriter<CameraMoved>,
    mut motion: Option<ResMut<RedrawScheduler>>,
) {
    let seconds = RedrawScheduler::step(time.delta()).as_secs_f32();
    let Some(asked) = held.active().and_then(|command| going_on(command, seconds)) else { return };
    // A page lies flat: it is turned from side to side only.
    if depiction.is_flat() && matches!(asked, CameraMoved::Orbit(_)) {
        return;
    }
    moves.write(asked);
    if let Some(motion) = &mut motion {
        motion.keep_drawing();
    }
}

/// How far the camera goes in this time.
fn going_on(command: Command, seconds: f32) -> Option<CameraMoved> {
    let angles = |around: f32, up: f32| CameraMoved::Orbit(Vec2::new(around, up) * seconds);
    Some(match command {
        Command::Turn(Direction::Less) => angles(-TURNED_IN_A_SECOND, 0.0),
        Command::Turn(Direction::More) => angles(TURNED_IN_A_SECOND, 0.0),
        Command::Tilt(Direction::Less) => angles(0.0, -TILTED_IN_A_SECOND),
        Command::Tilt(Direction::More) => angles(0.0, TILTED_IN_A_SECOND),
        Command::Zoom(Direction::Less) => CameraMoved::Wheel(NEARER.powf(-ZOOMS_IN_A_SECOND * seconds)),
        Command::Zoom(Direction::More) => CameraMoved::Wheel(NEARER.powf(ZOOMS_IN_A_SECOND * seconds)),
        _ => return None,
    })
}

/// The angle that one press turns what lies on the table by; before there is a board, that of a hexagon.
pub(super) fn step_of(board: Option<&TableBoard>) -> f32 {
    board.map_or(FRAC_PI_3, |board| turn_of(board.0))
}

/// The angle after which a board lies on the table as before: one press shows it from its next side.
pub fn turn_of(board: &Board) -> f32 {
    let corners = board.outline();
    let has_corner = |at: Vec2| corners.iter().any(|&corner| at.distance(corner.into()) < 0.01);
    let turned =
        |angle: f32| corners.iter().map(move |&corner| Vec2::from_angle(angle).rotate(corner.into()));
    if turned(FRAC_PI_3).all(has_corner) { FRAC_PI_3 } else { FRAC_PI_2 }
}

const fn asked(command: Command, turn: f32) -> Option<CameraMoved> {
    Some(match command {
        Command::View(CameraView::Mine) => CameraMoved::Seat(Seat::Mine),
        Command::View(CameraView::Above) => CameraMoved::Seat(Seat::Above),
        Command::View(CameraView::Side) => CameraMoved::Seat(Seat::Side),
        Command::View(CameraView::Opponent) => CameraMoved::Seat(Seat::Opponent),
        Command::Turn(Direction::Less) => CameraMoved::Turn(-turn),
        Command::Turn(Direction::More) => CameraMoved::Turn(turn),
        Command::Tilt(Direction::Less) => CameraMoved::Tilt(-TILT),
        Command::Tilt(Direction::More) => CameraMoved::Tilt(TILT),
        Command::Zoom(Direction::Less) => CameraMoved::Zoom(1.0 / NEARER),
        Command::Zoom(Direction::More) => CameraMoved::Zoom(NEARER),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    #[test]
    fn hexagons_turn_by_a_sixth_and_squares_by_a_quarter() {
        for variant in Variant::ALL {
            let board = variant.board();
            let is_square = matches!(variant, Variant::Square | Variant::Snub);
            let turn = if is_square { FRAC_PI_2 } else { FRAC_PI_3 };
            assert!((turn_of(board) - turn).abs() < f32::EPSILON, "{board:?}");
        }
    }
}
