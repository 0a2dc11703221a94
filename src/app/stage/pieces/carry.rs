//! Dragged stacks. A dragged stack has weight: a spring pulls it to the pointer, it leans with its speed, and it snaps
//! to a target nearby.

use std::time::Duration;

use bevy::prelude::*;

use super::{Piece, Tween};
use crate::app::game::{AnimationSpeed, CurrentMatch, DiscLocation, DiscSpot, RedrawScheduler};
use crate::app::input::{CurrentSelection, PointerTarget, Selection, snap_target};
use crate::app::stage::scene::layout::{disc_height, point_position};
use crate::board::Point;
use crate::rules::BoardView;

/// Height above the board at which a dragged stack is carried, in spacings of points.
pub(super) const CARRY: f32 = 0.55;
/// Height of a dragged stack above the stack that it snaps to.
const HOVER_OVER_TARGET: f32 = 0.18;
/// Angular frequency of the spring: after 80 ms, nine tenths of the way are done.
const STIFFNESS: f32 = 50.0;
/// Lean of a dragged stack, in radians for each spacing of points per second of its speed.
const LEAN: f32 = 0.012;
/// Greatest lean of a dragged stack, in radians.
const MAX_LEAN: f32 = 0.14;
/// Distance from its aim, in spacings of points, below which a dragged stack that is also slow comes to rest.
const NEAR: f32 = 5e-4;
/// Speed, in spacings of points per second, below which a dragged stack near its aim comes to rest.
const SLOW: f32 = 5e-3;

/// Moves the discs of the dragged stack with the pointer, as if on a spring.
pub(super) fn carry_dragged(
    time: Res<Time>,
    speed: Res<AnimationSpeed>,
    current: Res<CurrentMatch>,
    selection: Res<CurrentSelection>,
    pointing: Res<PointerTarget>,
    mut dragged: ResMut<DraggedStack>,
    mut discs: Query<(Entity, &DiscLocation, &mut Transform), (With<HeldDisc>, With<Piece>)>,
    mut redraws: ResMut<RedrawScheduler>,
    mut commands: Commands,
) {
    let Selection::Dragging(from) = selection.0 else {
        dragged.set_if_neq(DraggedStack(None));
        return;
    };
    let Some(ground) = pointing.ground else { return };
    let view = current.view();
    let drawn_to = snap_target(selection.0, Some(ground), view).filter(|_| !speed.is_still());
    let aim = drawn_to.map_or(ground + Vec3::Y * CARRY, |target| above(target, view));
    let previous = dragged.0.filter(|stack| stack.from == from);
    let mut stack = previous.unwrap_or_else(|| {
        let lowest = discs.iter().find(|(_, at, _)| at.0 == DiscSpot::Board(from, 0));
        let place = lowest.map_or_else(|| point_position(view.board, from), |(.., disc)| disc.translation);
        SpringStack { from, place, velocity: Vec3::ZERO }
    });
    if speed.is_still() {
        stack.place = aim;
    } else {
        stack.follow(aim, RedrawScheduler::step(time.delta()));
    }
    if stack.place != aim {
        redraws.keep_drawing();
    }
    dragged.set_if_neq(DraggedStack(Some(stack)));
    let lean = stack.lean();
    for (disc, at, mut transform) in &mut discs {
        if let DiscSpot::Board(_, level) = at.0 {
            let place = Transform {
                translation: stack.place + lean * (Vec3::Y * disc_height(level)),
                rotation: lean,
                ..*transform
            };
            transform.set_if_neq(place);
            commands.entity(disc).remove::<Tween>();
        }
    }
}

/// Marks the discs of the stack that is chosen or dragged.
#[derive(Component, Debug)]
pub(super) struct HeldDisc;

/// Position of a stack that has snapped to a target.
fn above(target: Point, view: &BoardView) -> Vec3 {
    let pieces = view.height(target);
    point_position(view.board, target) + Vec3::Y * (disc_height(pieces) + HOVER_OVER_TARGET)
}

/// The stack that is being dragged, with its position on the spring.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct DraggedStack(pub(super) Option<SpringStack>);

impl DraggedStack {
    /// Returns `true` if the disc on a spot is being dragged.
    pub(super) fn has(&self, spot: DiscSpot) -> bool {
        matches!((self.0, spot), (Some(stack), DiscSpot::Board(point, _)) if stack.from == point)
    }

    /// Returns the current position of the stack that is dragged from a point, if it is.
    pub(in crate::app::stage) fn place(&self, from: Point) -> Option<Vec3> {
        self.0.filter(|stack| stack.from == from).map(|stack| stack.place)
    }
}

/// A dragged stack, which a spring pulls to the pointer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SpringStack {
    from: Point,
    /// Position of its lowest disc.
    place: Vec3,
    /// Velocity in units a second.
    velocity: Vec3,
}

impl SpringStack {
    /// Moves the stack towards `aim` for a time, as a critically damped spring would. Solved and not stepped: the same
    /// way at every frame rate, and never beyond the aim.
    fn follow(&mut self, aim: Vec3, time: Duration) {
        let time = time.as_secs_f32();
        let (away, fade) = (self.place - aim, (-STIFFNESS * time).exp());
        let pull = self.velocity + STIFFNESS * away;
        self.place = aim + (away + pull * time) * fade;
        self.velocity = (self.velocity - STIFFNESS * time * pull) * fade;
        if self.place.distance(aim) < NEAR && self.velocity.length() < SLOW {
            (self.place, self.velocity) = (aim, Vec3::ZERO);
        }
    }

    /// Rotation that lets the top of the stack lag behind.
    fn lean(&self) -> Quat {
        let speed = Vec3::new(self.velocity.x, 0.0, self.velocity.z);
        let axis = speed.cross(Vec3::Y).normalize_or_zero();
        if axis == Vec3::ZERO {
            return Quat::IDENTITY;
        }
        Quat::from_axis_angle(axis, (speed.length() * LEAN).min(MAX_LEAN))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at_rest() -> SpringStack {
        SpringStack { from: Point::new(0), place: Vec3::ZERO, velocity: Vec3::ZERO }
    }

    /// State of a stack after some frames; the pointer starts at 1 and moves at `speed` units a second.
    fn after(frames: u32, frame: Duration, speed: f32) -> SpringStack {
        let mut stack = at_rest();
        for now in 1..=frames {
            let aim = Vec3::X * (1.0 + speed * (frame * now).as_secs_f32());
            stack.follow(aim, frame);
        }
        stack
    }

    #[test]
    fn it_catches_up_within_80_ms_and_does_not_overshoot() {
        let frame = Duration::from_millis(4);
        let half = after(5, frame, 0.0).place.x;
        assert!((0.1..0.5).contains(&half), "it has weight: {half}");
        let whole = after(20, frame, 0.0).place.x;
        assert!((0.9..=1.0).contains(&whole), "{whole}");
        assert!((1..200).all(|frames| after(frames, frame, 0.0).place.x <= 1.0));
    }

    #[test]
    fn the_way_is_the_same_at_every_frame_rate() {
        let fine = after(40, Duration::from_millis(2), 0.0);
        for (frames, frame) in [(20, 4), (5, 16), (2, 40)] {
            let coarse = after(frames, Duration::from_millis(frame), 0.0);
            assert!(fine.place.distance(coarse.place) < 1e-3 * f32::from(u16::try_from(frame).unwrap()));
        }
    }

    #[test]
    fn it_comes_to_rest_exactly_under_the_pointer() {
        let stack = after(100, Duration::from_millis(16), 0.0);
        assert_eq!((stack.place, stack.velocity), (Vec3::X, Vec3::ZERO));
        assert_eq!(stack.lean(), Quat::IDENTITY);
    }

    #[test]
    fn its_top_stays_behind_by_a_little() {
        let stack = after(30, Duration::from_millis(16), 6.0);
        let top = stack.lean() * Vec3::Y;
        assert!(top.x < -0.05 && top.y > 0.98, "{top}");
        let fast = SpringStack { velocity: Vec3::NEG_Z * 500.0, ..at_rest() };
        assert!((fast.lean() * Vec3::Y).z > 0.0);
        assert!(fast.lean().angle_between(Quat::IDENTITY) < MAX_LEAN + 1e-4);
    }
}
