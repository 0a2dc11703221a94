//! The chosen stack is lifted, and one that could be taken up a little; the one that is looked into is taken apart.

use std::time::Duration;

use bevy::prelude::*;

use super::carry::{CARRY, Carried, carry_dragged};
use super::sync::spot_position;
use super::{Glide, Piece, Travelling};
use crate::app::GameSystems;
use crate::app::game::{AnimationSpeed, BoardStyle, CurrentMatch, DiscLocation, DiscSpot};
use crate::app::input::{CurrentSelection, PointerShape, Selection, XRay};
use crate::app::stage::scene::layout::disc_height;
use crate::board::Point;

/// How high a chosen stack is lifted.
pub(super) const LIFT: f32 = 0.16;
const LIFT_TIME: Duration = Duration::from_millis(110);
const RETURN_TIME: Duration = Duration::from_millis(180);
/// How far a stack that could be taken up is raised under the pointer.
pub const STIR: f32 = 0.03;
const STIR_TIME: Duration = Duration::from_millis(80);
/// What moves by less than this over the board stays where it is.
const FLAT: f32 = 1e-3;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PointerShape>().init_resource::<Carried>().init_resource::<BoardStyle>().add_systems(
        Update,
        (lift_stacks, carry_dragged)
            .chain()
            .in_set(GameSystems::Animate)
            .before(super::glide::advance_glides),
    );
}

/// Lifts the stack that is chosen, spreads the one that is looked into, and sets down what no longer is either.
fn lift_stacks(
    chosen: Res<CurrentSelection>,
    shape: Res<PointerShape>,
    xray: Res<XRay>,
    current: Res<CurrentMatch>,
    speed: Res<AnimationSpeed>,
    depiction: Res<BoardStyle>,
    discs: Query<(
        Entity,
        &Piece,
        &DiscLocation,
        &Transform,
        Option<&Glide>,
        Has<Travelling>,
        Option<&Raised>,
        Has<Held>,
    )>,
    mut waiting: Local<bool>,
    mut commands: Commands,
) {
    let is_news = chosen.is_changed() || shape.is_changed() || xray.is_changed() || current.is_changed();
    if !(*waiting || is_news) {
        return;
    }
    *waiting = false;
    for (disc, piece, at, transform, glide, travels, raised, held) in &discs {
        let mut entity = commands.entity(disc);
        let point = on_point(at);
        let holds = point.is_some() && point == chosen.stack();
        if holds && !held {
            entity.insert((Held, Pickable::IGNORE));
        } else if held && !holds {
            entity.remove::<(Held, Pickable)>();
        }
        let wanted = height(at.0, chosen.0, *shape, *xray);
        let is = raised.map_or(0.0, |raised| raised.0);
        if travels && !holds {
            // A move that was just played brings its own glide home. What is to be raised there waits for it.
            entity.remove::<Raised>();
            *waiting |= wanted > 0.0;
        } else if (wanted - is).abs() > f32::EPSILON {
            let to = spot_position(current.view().board, piece.owner, at.0) + Vec3::Y * wanted;
            // A stack may be taken up while it is still on its way.
            entity.remove::<Travelling>();
            let time = match wanted - is {
                way if way.abs() <= STIR => STIR_TIME,
                way if way > 0.0 => LIFT_TIME,
                _ => RETURN_TIME,
            };
            // On a page nothing is seen of what only rises or sinks.
            let only_rises = (to - transform.translation).xz().length() < FLAT;
            let speed = if depiction.is_flat() && only_rises { AnimationSpeed(0.0) } else { *speed };
            if glide.is_none_or(|glide| glide.end() != to) {
                entity.insert(Glide::new(transform.translation, to, speed.scale(time)));
            }
            entity.insert(Raised(wanted));
        }
    }
}

/// How far above its place on its stack a disc is shown.
fn height(spot: DiscSpot, choice: Selection, shape: PointerShape, xray: XRay) -> f32 {
    let DiscSpot::Board(point, level) = spot else { return 0.0 };
    let chosen = match choice {
        Selection::Dragging(at) if at == point => CARRY,
        Selection::Stack(at) if at == point => LIFT,
        _ if shape.stack() == Some(point) => STIR,
        _ => 0.0,
    };
    let apart = if xray.stack() == Some(point) { spread(level) } else { 0.0 };
    chosen + apart
}

/// How much higher the disc on a level of a stack stands while the player looks into it: half a disc of air below each.
pub fn spread(level: usize) -> f32 {
    disc_height(level) / 2.0
}

/// A stack of so many pieces that is looked into is as high as one of so many that is not.
pub(in crate::app::stage) const fn spread_pieces(pieces: usize) -> usize {
    pieces + pieces.saturating_sub(1).div_ceil(2)
}

fn on_point(at: &DiscLocation) -> Option<Point> {
    match at.0 {
        DiscSpot::Board(point, _) => Some(point),
        DiscSpot::Hand(_) => None,
    }
}

/// A disc of the chosen stack.
#[derive(Component, Debug)]
pub(super) struct Held;

/// A disc that is shown so far above its place.
#[derive(Component, Debug)]
struct Raised(f32);
