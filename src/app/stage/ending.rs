//! Animates the end of a game: sleepers, the stacks that score nothing, are laid beside the board, and each stack hops
//! as it is counted.

use std::time::Duration;

use bevy::prelude::*;

use super::laid_sleepers::{self, LaidSleepers, lay_sleepers};
use super::pieces::{InTransit, MIN_SCALE, Piece, Tween, advance_tweens, shrink};
use super::scene::layout::{disc_height, stack_position};
use crate::app::GameSystems;
use crate::app::game::{AnimationSpeed, CurrentMatch, DiscLocation, DiscSpot, EndSequence};
use crate::app::input::XRay;

/// Height to which a sleeper, a stack that scores nothing, rises and vanishes where there is no room beside the board.
const RISE: f32 = 1.1;
/// Duration of the return to its point when the player steps back from the end.
const RETURN: Duration = Duration::from_millis(280);
/// Height of the hop of a counted stack.
const HOP: f32 = 0.16;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (move_sleepers, hop)
            .chain()
            .in_set(GameSystems::Animate)
            .after(lay_sleepers)
            .after(advance_tweens)
            .after(shrink),
    );
}

/// Carries sleepers beside the board, or lets them rise and shrink where there is no room for them. When the player
/// leaves the end they go back to their points.
fn move_sleepers(
    ending: Res<EndSequence>,
    aside: Res<LaidSleepers>,
    current: Res<CurrentMatch>,
    speed: Res<AnimationSpeed>,
    mut discs: Query<(Entity, &DiscLocation, &mut Transform, Has<Tween>, Has<OffItsPoint>), With<Piece>>,
    mut commands: Commands,
) {
    if !ending.is_changed() && !aside.is_changed() {
        return;
    }
    let board = current.view().board;
    for (disc, at, mut transform, has_tween, was_gone) in &mut discs {
        let (point, level) = match at.0 {
            DiscSpot::Board(point, level) => (point, level),
            // It is on its way to a hand.
            DiscSpot::Hand(_) if was_gone => {
                transform.scale = Vec3::ONE;
                commands.entity(disc).remove::<OffItsPoint>();
                continue;
            }
            DiscSpot::Hand(_) => continue,
        };
        let gone = ending.departure_progress(point);
        if gone > 0.0 {
            let home = stack_position(board, point, level);
            let (place, scale) = match aside.place(point) {
                Some(foot) => {
                    (laid_sleepers::position_on_the_way(home, foot + Vec3::Y * disc_height(level), gone), 1.0)
                }
                None => (home + Vec3::Y * RISE * gone, (1.0 - gone).max(MIN_SCALE)),
            };
            transform.set_if_neq(Transform { translation: place, scale: Vec3::splat(scale), ..*transform });
            // If the end is shown at once, the disc may still have the tween that brings it to the board.
            if has_tween {
                commands.entity(disc).remove::<(Tween, InTransit)>();
            }
            if !was_gone {
                commands.entity(disc).insert(OffItsPoint);
            }
        } else if was_gone {
            transform.scale = Vec3::ONE;
            let home = stack_position(board, point, level);
            if !has_tween && transform.translation != home {
                let back = Tween::new(transform.translation, home, speed.scale(RETURN));
                commands.entity(disc).insert(back);
            }
            commands.entity(disc).remove::<OffItsPoint>();
        }
    }
}

/// Marks a disc of a sleeper that has left its point at the end of the game.
#[derive(Component)]
struct OffItsPoint;

/// Raises a stack for a moment while it is counted, and puts it back on its point however the count ends.
pub(super) fn hop(
    ending: Res<EndSequence>,
    xray: Res<XRay>,
    mut discs: Query<(Entity, &DiscLocation, &mut Transform, Has<Tween>, Has<Hopping>), With<Piece>>,
    mut commands: Commands,
) {
    if !ending.is_changed() {
        return;
    }
    for (disc, at, mut transform, has_tween, hopping) in &mut discs {
        let DiscSpot::Board(point, level) = at.0 else { continue };
        // A stack that is looked into is taken apart, and stays as it is.
        let height = if has_tween || xray.stack() == Some(point) { 0.0 } else { ending.hop_height(point) };
        if height > 0.0 {
            transform.translation.y = disc_height(level) + HOP * height;
            if !hopping {
                commands.entity(disc).insert(Hopping);
            }
        } else if hopping {
            if !has_tween {
                transform.translation.y = disc_height(level);
            }
            commands.entity(disc).remove::<Hopping>();
        }
    }
}

/// Marks a disc that is above its place because its stack is being counted.
#[derive(Component)]
pub(super) struct Hopping;
