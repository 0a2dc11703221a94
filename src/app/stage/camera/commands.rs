//! The camera follows commands.

use std::f32::consts::FRAC_PI_3;

use bevy::prelude::*;

use super::rig::{CameraMoved, Seat};
use crate::app::GameSystems;
use crate::app::input::{Command, CommandRequested, View, Way};

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

fn follow_commands(mut commands: MessageReader<CommandRequested>, mut moves: MessageWriter<CameraMoved>) {
    moves.write_batch(commands.read().filter_map(|&CommandRequested(command)| asked(command)));
}

const fn asked(command: Command) -> Option<CameraMoved> {
    Some(match command {
        Command::View(View::Mine) => CameraMoved::Seat(Seat::Mine),
        Command::View(View::Above) => CameraMoved::Seat(Seat::Above),
        Command::View(View::Side) => CameraMoved::Seat(Seat::Side),
        Command::View(View::Opponent) => CameraMoved::Seat(Seat::Opponent),
        Command::Turn(Way::Less) => CameraMoved::Turn(-FRAC_PI_3),
        Command::Turn(Way::More) => CameraMoved::Turn(FRAC_PI_3),
        Command::Tilt(Way::Less) => CameraMoved::Tilt(-TILT),
        Command::Tilt(Way::More) => CameraMoved::Tilt(TILT),
        Command::Zoom(Way::Less) => CameraMoved::Zoom(1.0 / NEARER),
        Command::Zoom(Way::More) => CameraMoved::Zoom(NEARER),
        _ => return None,
    })
}
