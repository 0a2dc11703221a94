//! The camera follows commands.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_3};

use bevy::prelude::*;

use super::rig::{CameraMoved, Seat};
use crate::app::GameSystems;
use crate::app::input::{Command, CommandRequested, View, Way};
use crate::app::stage::scene::TableBoard;
use crate::board::Board;

/// Radians that one press tilts by.
const TILT: f32 = 0.15;
/// The share of the distance that is left after one press.
const NEARER: f32 = 0.87;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        follow_commands.after(GameSystems::Input).after(super::mouse::zoom).before(super::rig::RigSystems),
    );
}

fn follow_commands(
    board: Option<Res<TableBoard>>,
    mut commands: MessageReader<CommandRequested>,
    mut moves: MessageWriter<CameraMoved>,
) {
    let turn = board.map_or(FRAC_PI_3, |board| turn_of(board.0));
    moves.write_batch(commands.read().filter_map(|&CommandRequested(command)| asked(command, turn)));
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
        Command::View(View::Mine) => CameraMoved::Seat(Seat::Mine),
        Command::View(View::Above) => CameraMoved::Seat(Seat::Above),
        Command::View(View::Side) => CameraMoved::Seat(Seat::Side),
        Command::View(View::Opponent) => CameraMoved::Seat(Seat::Opponent),
        Command::Turn(Way::Less) => CameraMoved::Turn(-turn),
        Command::Turn(Way::More) => CameraMoved::Turn(turn),
        Command::Tilt(Way::Less) => CameraMoved::Tilt(-TILT),
        Command::Tilt(Way::More) => CameraMoved::Tilt(TILT),
        Command::Zoom(Way::Less) => CameraMoved::Zoom(1.0 / NEARER),
        Command::Zoom(Way::More) => CameraMoved::Zoom(NEARER),
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
