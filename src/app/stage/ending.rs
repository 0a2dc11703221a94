//! The end of a game on the board: sleepers leave.

use bevy::prelude::*;

use super::pieces::{Glide, Piece, advance_glides, shrink};
use super::scene::layout::disc_height;
use crate::app::GameSystems;
use crate::app::game::{At, Ending, Spot};

/// How high a sleeper rises.
const RISE: f32 = 1.1;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, move_sleepers.in_set(GameSystems::Animate).after(advance_glides).after(shrink));
}

/// Sleepers rise, shrink and are gone; when the ending is taken back they are there again.
pub(super) fn move_sleepers(
    ending: Res<Ending>,
    mut discs: Query<(&At, &mut Transform, Has<Glide>), With<Piece>>,
) {
    if !ending.is_changed() {
        return;
    }
    for (at, mut transform, gliding) in &mut discs {
        let Spot::Board(point, level) = at.0 else { continue };
        let gone = ending.gone(point);
        let scale = Vec3::splat((1.0 - gone).max(0.001));
        if transform.scale != scale {
            transform.scale = scale;
            if !gliding {
                transform.translation.y = disc_height(level) + RISE * gone;
            }
        }
    }
}
