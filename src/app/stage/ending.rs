//! The end of a game on the board: sleepers leave, and each stack hops as it is counted.

use bevy::prelude::*;

use super::pieces::{Glide, LEAST, Piece, advance_glides, shrink};
use super::scene::layout::disc_height;
use crate::app::GameSystems;
use crate::app::game::{At, Ending, Spot};
use crate::app::input::XRay;

/// How high a sleeper rises.
const RISE: f32 = 1.1;
/// How high a counted stack hops.
const HOP: f32 = 0.16;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (move_sleepers, hop).chain().in_set(GameSystems::Animate).after(advance_glides).after(shrink),
    );
}

/// Sleepers rise, shrink and are gone; when the ending is taken back they are there again.
fn move_sleepers(ending: Res<Ending>, mut discs: Query<(&At, &mut Transform, Has<Glide>), With<Piece>>) {
    if !ending.is_changed() {
        return;
    }
    for (at, mut transform, gliding) in &mut discs {
        let Spot::Board(point, level) = at.0 else { continue };
        let gone = ending.gone(point);
        let scale = Vec3::splat((1.0 - gone).max(LEAST));
        if transform.scale != scale {
            transform.scale = scale;
            if !gliding {
                transform.translation.y = disc_height(level) + RISE * gone;
            }
        }
    }
}

/// A stack that is being counted hops, and stands on its point again however the count ends.
pub(super) fn hop(
    ending: Res<Ending>,
    xray: Res<XRay>,
    mut discs: Query<(Entity, &At, &mut Transform, Has<Glide>, Has<Hopping>), With<Piece>>,
    mut commands: Commands,
) {
    if !ending.is_changed() {
        return;
    }
    for (disc, at, mut transform, gliding, hopping) in &mut discs {
        let Spot::Board(point, level) = at.0 else { continue };
        // A stack that is looked into is taken apart, and stays as it is.
        let height = if gliding || xray.stack() == Some(point) { 0.0 } else { ending.hop(point) };
        if height > 0.0 {
            transform.translation.y = disc_height(level) + HOP * height;
            if !hopping {
                commands.entity(disc).insert(Hopping);
            }
        } else if hopping {
            if !gliding {
                transform.translation.y = disc_height(level);
            }
            commands.entity(disc).remove::<Hopping>();
        }
    }
}

/// A disc above its place because its stack is being counted.
#[derive(Component)]
pub(super) struct Hopping;
