//! Raises discs above their spots: the chosen stack, a movable stack under the pointer, and the discs of a stack that
//! is being inspected.

use std::time::Duration;

use bevy::prelude::*;

use super::carry::{CARRY, DraggedStack, HeldDisc, carry_dragged};
use super::motion_style::LIFT;
use super::sync::spot_position;
use super::{InTransit, Piece, Tween};
use crate::app::GameSystems;
use crate::app::game::{AnimationSpeed, BoardStyle, CurrentMatch, DiscLocation, DiscSpot};
use crate::app::input::{CurrentSelection, PointerShape, Selection, XRay};
use crate::app::stage::scene::layout::disc_height;

/// Time in which a disc is raised, as when its stack is chosen.
const LIFT_TIME: Duration = Duration::from_millis(110);
/// Time in which a raised disc is set down.
const RETURN_TIME: Duration = Duration::from_millis(180);
/// Height to which a movable stack is raised under the pointer.
pub const HOVER_LIFT: f32 = 0.03;
/// Time in which a movable stack under the pointer is raised, and set down again.
const HOVER_TIME: Duration = Duration::from_millis(80);
/// Horizontal distance below which a disc only moves up or down.
const FLAT: f32 = 1e-3;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PointerShape>()
        .init_resource::<DraggedStack>()
        .init_resource::<BoardStyle>()
        .add_systems(
            Update,
            (lift_stacks, carry_dragged)
                .chain()
                .in_set(GameSystems::Animate)
                .before(super::tween::advance_tweens),
        );
}

/// Lifts the chosen stack, spreads the inspected one, and sets down all others.
fn lift_stacks(
    selection: Res<CurrentSelection>,
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
        Option<&Tween>,
        Has<InTransit>,
        Option<&RaisedBy>,
        Has<HeldDisc>,
    )>,
    mut waiting: Local<bool>,
    mut commands: Commands,
) {
    let is_news = selection.is_changed() || shape.is_changed() || xray.is_changed() || current.is_changed();
    if !(*waiting || is_news) {
        return;
    }
    *waiting = false;
    for (disc, piece, at, transform, tween, travels, raised, held) in &discs {
        let mut entity = commands.entity(disc);
        let point = at.0.point();
        let holds = point.is_some() && point == selection.stack();
        if holds && !held {
            entity.insert((HeldDisc, Pickable::IGNORE));
        } else if held && !holds {
            entity.remove::<(HeldDisc, Pickable)>();
        }
        let wanted = height(at.0, selection.0, *shape, *xray);
        let is = raised.map_or(0.0, |raised| raised.0);
        if travels && !holds {
            // A move that was just played brings its own tween home. What is to be raised there waits for it.
            entity.remove::<RaisedBy>();
            *waiting |= wanted > 0.0;
        } else if (wanted - is).abs() > f32::EPSILON {
            let to = spot_position(current.view().board, piece.owner, at.0) + Vec3::Y * wanted;
            // A stack may be taken up while it is still on its way.
            entity.remove::<InTransit>();
            let time = match wanted - is {
                way if way.abs() <= HOVER_LIFT => HOVER_TIME,
                way if way > 0.0 => LIFT_TIME,
                _ => RETURN_TIME,
            };
            // On a page vertical movement is invisible.
            let only_rises = (to - transform.translation).xz().length() < FLAT;
            let speed = if depiction.is_flat() && only_rises { AnimationSpeed(0.0) } else { *speed };
            if tween.is_none_or(|tween| tween.end() != to) {
                entity.insert(Tween::new(transform.translation, to, speed.scale(time)));
            }
            entity.insert(RaisedBy(wanted));
        }
    }
}

/// Height of a disc over its spot.
fn height(spot: DiscSpot, selection: Selection, shape: PointerShape, xray: XRay) -> f32 {
    let DiscSpot::Board(point, level) = spot else { return 0.0 };
    let lifted = match selection {
        Selection::Dragging(at) if at == point => CARRY,
        Selection::Stack(at) if at == point => LIFT,
        _ if shape.stack() == Some(point) => HOVER_LIFT,
        _ => 0.0,
    };
    let apart = if xray.stack() == Some(point) { spread_offset(level) } else { 0.0 };
    lifted + apart
}

/// Returns by how much more the disc on a level is raised while its stack is looked into: half a disc of air lies
/// below each.
pub fn spread_offset(level: usize) -> f32 {
    disc_height(level) / 2.0
}

/// Returns the height of a stack that is looked into, as the number of pieces of an ordinary stack.
pub(in crate::app::stage) const fn spread_pieces(pieces: usize) -> usize {
    pieces + pieces.saturating_sub(1).div_ceil(2)
}

/// Current height of a disc over its spot.
#[derive(Component, Debug)]
struct RaisedBy(f32);
