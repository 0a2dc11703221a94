//! The chosen stack is lifted, and follows the pointer while it is dragged.

use std::time::Duration;

use bevy::prelude::*;

use super::sync::spot_position;
use super::{Glide, Piece};
use crate::app::GameSystems;
use crate::app::game::{At, CurrentMatch, Depiction, Speed, Spot};
use crate::app::input::{Choice, Chosen, Pointing};
use crate::app::stage::scene::layout::disc_height;
use crate::board::Point;

/// How high a chosen stack is lifted, and how high it is carried.
const LIFT: f32 = 0.16;
const CARRY: f32 = 0.55;
const LIFT_TIME: Duration = Duration::from_millis(110);
const RETURN_TIME: Duration = Duration::from_millis(180);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (lift_chosen, carry_dragged)
            .chain()
            .in_set(GameSystems::Animate)
            .before(super::glide::advance_glides),
    );
}

/// Lifts the stack that is chosen, and sets it down again when it no longer is.
fn lift_chosen(
    chosen: Res<Chosen>,
    current: Res<CurrentMatch>,
    speed: Res<Speed>,
    depiction: Res<Depiction>,
    discs: Query<(Entity, &Piece, &At, &Transform, Option<&Glide>, Has<Lifted>)>,
    mut commands: Commands,
) {
    if !chosen.is_changed() {
        return;
    }
    let speed = if depiction.is_flat() { Speed(0.0) } else { *speed };
    let stack = chosen.stack();
    for (disc, piece, at, transform, glide, lifted) in &discs {
        let wanted = stack.is_some() && on_point(at) == stack;
        if wanted == lifted {
            continue;
        }
        let mut entity = commands.entity(disc);
        let home = spot_position(current.view().board, piece.owner, at.0);
        if wanted {
            let up = Glide::new(transform.translation, home + Vec3::Y * LIFT, speed.scale(LIFT_TIME));
            entity.insert((Lifted, Pickable::IGNORE, up));
        } else {
            entity.remove::<(Lifted, Pickable)>();
            // A move that was just played brings its own glide home.
            if glide.is_none_or(|glide| glide.end() != home) {
                entity.insert(Glide::new(transform.translation, home, speed.scale(RETURN_TIME)));
            }
        }
    }
}

/// While dragged, the stack stays under the pointer.
fn carry_dragged(
    chosen: Res<Chosen>,
    pointing: Res<Pointing>,
    mut discs: Query<(Entity, &At, &mut Transform), With<Lifted>>,
    mut commands: Commands,
) {
    let (Choice::Dragging(_), Some(ground)) = (chosen.0, pointing.ground) else { return };
    for (disc, at, mut transform) in &mut discs {
        if let Spot::Board(_, level) = at.0 {
            transform.translation = ground + Vec3::Y * (CARRY + disc_height(level));
            commands.entity(disc).remove::<Glide>();
        }
    }
}

fn on_point(at: &At) -> Option<Point> {
    match at.0 {
        Spot::Board(point, _) => Some(point),
        Spot::Hand(_) => None,
    }
}

/// A disc of the chosen stack.
#[derive(Component, Debug)]
struct Lifted;
