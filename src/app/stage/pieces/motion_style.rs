//! Styles of motion for discs that are assigned to another spot: path, height and speed.

use std::time::Duration;

use bevy::prelude::*;

use super::Tween;
use crate::app::game::{AnimationSpeed, DiscSpot};

/// Height to which the selected stack is raised.
pub(in crate::app::stage) const LIFT: f32 = 0.16;
/// Duration of the drop of a piece that a person puts on a point.
const DROP: Duration = Duration::from_millis(170);
/// Height from which a piece that a person puts on a point drops, in spacings of points.
const DROP_HEIGHT: f32 = 0.5;
/// Flight of the computer's disc all the way from its tray, so that the eye can follow.
const FLIGHT: DistanceScaled = DistanceScaled { distances: [2.0, 9.0], millis: [340, 440], arcs: [0.5, 0.9] };
/// Delay of the second stone of a turn that places two.
const SECOND_STONE_DELAY: Duration = Duration::from_millis(300);
/// Time in which a capturing stack is picked up before it moves.
const PICK_UP: Duration = Duration::from_millis(100);
/// Movement of a capturing stack to its target.
const CAPTURE: DistanceScaled =
    DistanceScaled { distances: [1.0, 2.0], millis: [260, 320], arcs: [0.38, 0.5] };
/// Duration of the fall of a stack onto the target to which it was dragged.
const LANDING: Duration = Duration::from_millis(95);
/// Time in which a stack that was dragged to its target settles after touchdown.
const LANDING_SETTLES: Duration = Duration::from_millis(40);
/// Time to settle after touchdown.
const SETTLE: Duration = Duration::from_millis(60);
/// Factor on durations for steps through the match: taking back is quicker than playing.
const STEP_TIME_FACTOR: f32 = 0.6;

/// How the discs of a move travel to their new spots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MotionStyle {
    /// A person's entry drops onto its point.
    Dropping,
    /// The computer's entry flies from its tray.
    Flying,
    /// A quick step back or forth in the match.
    Stepping,
}

/// The way of one disc, from spot to spot and from place to place.
#[derive(Clone, Copy, Debug)]
pub(super) struct DiscMove {
    pub(super) from: DiscSpot,
    pub(super) to: DiscSpot,
    pub(super) start: Vec3,
    pub(super) end: Vec3,
    /// Height over its spot at the start.
    pub(super) lifted: f32,
    /// True if it is being dragged.
    pub(super) is_carried: bool,
}

impl MotionStyle {
    /// Returns the animation of a disc on its way.
    pub(super) fn tween(self, disc_move: DiscMove, speed: AnimationSpeed) -> Tween {
        let DiscMove { from, to, start, end, lifted, is_carried } = disc_move;
        let tween = match (from, to) {
            (DiscSpot::Board(..), DiscSpot::Board(..)) if is_carried => {
                return Tween::fall(start, end, LANDING).settling(LANDING_SETTLES).paced(speed, 1.0);
            }
            (DiscSpot::Board(..), DiscSpot::Board(..)) => {
                let up = (LIFT - lifted).clamp(0.0, LIFT);
                CAPTURE.arc(start, end).lifting(up, PICK_UP.mul_f32(up / LIFT))
            }
            (DiscSpot::Hand(_), _) if self == Self::Dropping => {
                Tween::fall(end + Vec3::Y * DROP_HEIGHT, end, DROP)
            }
            (DiscSpot::Hand(_), _) | (_, DiscSpot::Hand(_)) => FLIGHT.arc(start, end),
        };
        tween.settling(SETTLE).paced(speed, if self == Self::Stepping { STEP_TIME_FACTOR } else { 1.0 })
    }

    /// Returns the delay before a disc of a move starts, if `before` other discs of the same move start earlier.
    pub(super) fn wait(self, before: u32, speed: AnimationSpeed) -> Duration {
        if self == Self::Flying { speed.scale(SECOND_STONE_DELAY) * before } else { Duration::ZERO }
    }

    /// Returns the time until the disc that was played lies on its point.
    pub(super) fn arrival(self, speed: AnimationSpeed) -> Duration {
        match self {
            Self::Dropping => speed.scale(DROP),
            Self::Flying => speed.scale(FLIGHT.longest()),
            Self::Stepping => Duration::ZERO,
        }
    }

    /// Returns the delay until the next disc appears on a spot of a tray; none on the board.
    pub(super) fn refill(self, spot: DiscSpot, speed: AnimationSpeed) -> Duration {
        match spot {
            DiscSpot::Hand(_) => self.arrival(speed),
            DiscSpot::Board(..) => Duration::ZERO,
        }
    }
}

/// Returns the animation of a stone that drops onto a place and leaves in the same turn, and so was never in any
/// view.
pub(super) fn drop_onto(place: Vec3, speed: AnimationSpeed) -> Tween {
    Tween::fall(place + Vec3::Y * DROP_HEIGHT, place, DROP).settling(SETTLE).paced(speed, 1.0)
}

/// Arc whose duration and height grow with the distance.
struct DistanceScaled {
    /// Distances between which it grows.
    distances: [f32; 2],
    millis: [u16; 2],
    arcs: [f32; 2],
}

impl DistanceScaled {
    fn arc(&self, start: Vec3, end: Vec3) -> Tween {
        let [near, far] = self.distances;
        let share = ((start.distance(end) - near) / (far - near)).clamp(0.0, 1.0);
        let between = |[low, high]: [f32; 2]| low + (high - low) * share;
        let duration = Duration::from_secs_f32(between(self.millis.map(f32::from)) / 1000.0);
        Tween::arc(start, end, between(self.arcs), duration)
    }

    fn longest(&self) -> Duration {
        Duration::from_millis(self.millis[1].into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Point;

    fn capture(distance: f32, lifted: f32, is_carried: bool) -> DiscMove {
        let spot = |index| DiscSpot::Board(Point::new(index), 0);
        let (start, end) = (Vec3::Y * lifted, Vec3::X * distance);
        DiscMove { from: spot(0), to: spot(1), start, end, lifted, is_carried }
    }

    fn millis(style: MotionStyle, disc_move: DiscMove) -> u128 {
        let micros = style.tween(disc_move, AnimationSpeed::default()).duration().as_micros();
        (micros + 500) / 1000
    }

    #[test]
    fn a_capture_takes_the_longer_the_farther_it_goes() {
        let length = |distance| millis(MotionStyle::Flying, capture(distance, 0.0, false));
        assert_eq!((length(1.0), length(2.0), length(9.0)), (420, 480, 480));
        assert!((421..480).contains(&length(1.5)));
        // A chosen stack has been taken up already; from up there it is a little farther.
        assert!((320..=322).contains(&millis(MotionStyle::Dropping, capture(1.0, LIFT, false))));
    }

    #[test]
    fn taking_back_takes_three_fifths_of_the_time() {
        assert_eq!(millis(MotionStyle::Stepping, capture(1.0, 0.0, false)), 420 * 3 / 5);
    }

    #[test]
    fn what_is_carried_goes_straight_down_onto_its_target() {
        for style in [MotionStyle::Dropping, MotionStyle::Stepping] {
            let mut tween = style.tween(capture(0.2, 0.5, true), AnimationSpeed::default());
            assert!((100..=150).contains(&tween.duration().as_millis()), "{tween:?}");
            let mut height = tween.position().y;
            while tween.time_left() > Duration::ZERO {
                tween.advance(Duration::from_millis(5));
                assert!(
                    tween.position().y <= height + 1e-6 || tween.time_left().is_zero(),
                    "it hops: {tween:?}"
                );
                height = tween.position().y;
            }
        }
    }

    #[test]
    fn an_entry_drops_and_settles_within_its_time() {
        let hand = DiscMove { from: DiscSpot::Hand(3), ..capture(4.0, 0.0, false) };
        assert!((200..=240).contains(&millis(MotionStyle::Dropping, hand)));
        assert!(
            millis(MotionStyle::Flying, hand)
                > millis(MotionStyle::Flying, DiscMove { end: Vec3::X, ..hand })
        );
        assert_eq!(millis(MotionStyle::Flying, DiscMove { end: Vec3::X * 20.0, ..hand }), 500);
    }

    #[test]
    fn without_motion_everything_is_there_at_once() {
        for style in [MotionStyle::Dropping, MotionStyle::Flying, MotionStyle::Stepping] {
            let tween = style.tween(capture(1.0, 0.0, false), AnimationSpeed(0.0));
            assert!(tween.is_done() && tween.position() == Vec3::X, "{tween:?}");
        }
    }
}
