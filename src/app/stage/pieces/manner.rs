//! How discs come to where they are wanted: by which way, how high and how fast.

use std::time::Duration;

use bevy::prelude::*;

use super::Glide;
use super::lift::LIFT;
use crate::app::game::{AnimationSpeed, DiscSpot};

/// A person's own entry drops onto its point.
const DROP: Duration = Duration::from_millis(170);
const DROP_HEIGHT: f32 = 0.5;
/// The computer's disc comes all the way from its tray, so that the eye can follow.
const FLIGHT: Scaled = Scaled { distances: [2.0, 9.0], millis: [340, 440], arcs: [0.5, 0.9] };
/// Of two in one turn, the second one starts later.
const SECOND: Duration = Duration::from_millis(300);
/// A capture is taken up and goes over to the next point.
const TAKE_UP: Duration = Duration::from_millis(100);
const CAPTURE: Scaled = Scaled { distances: [1.0, 2.0], millis: [260, 320], arcs: [0.38, 0.5] };
/// A stack that was carried there by hand only has to be put down.
const LANDING: Duration = Duration::from_millis(95);
const LANDING_SETTLES: Duration = Duration::from_millis(40);
/// What comes down settles.
const SETTLE: Duration = Duration::from_millis(60);
/// Taking back is quicker than playing.
const STEP: f32 = 0.6;

/// How discs come to where they are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// From a person's hand.
    Dropping,
    /// From the computer's tray, to be followed by the eye.
    Flying,
    /// Back or forth in the match.
    Stepping,
}

/// A disc that is wanted elsewhere.
#[derive(Clone, Copy, Debug)]
pub(super) struct Journey {
    pub(super) from: DiscSpot,
    pub(super) to: DiscSpot,
    /// Where it is now, and where it shall be.
    pub(super) start: Vec3,
    pub(super) end: Vec3,
    /// How far above its place it is already.
    pub(super) lifted: f32,
    /// Whether the pointer carries it.
    pub(super) is_carried: bool,
}

impl Manner {
    pub(super) fn glide(self, journey: Journey, speed: AnimationSpeed) -> Glide {
        let Journey { from, to, start, end, lifted, is_carried } = journey;
        let glide = match (from, to) {
            (DiscSpot::Board(..), DiscSpot::Board(..)) if is_carried => {
                return Glide::fall(start, end, LANDING).settling(LANDING_SETTLES).paced(speed, 1.0);
            }
            (DiscSpot::Board(..), DiscSpot::Board(..)) => {
                let up = (LIFT - lifted).clamp(0.0, LIFT);
                CAPTURE.arc(start, end).lifting(up, TAKE_UP.mul_f32(up / LIFT))
            }
            (DiscSpot::Hand(_), _) if self == Self::Dropping => {
                Glide::fall(end + Vec3::Y * DROP_HEIGHT, end, DROP)
            }
            (DiscSpot::Hand(_), _) | (_, DiscSpot::Hand(_)) => FLIGHT.arc(start, end),
        };
        glide.settling(SETTLE).paced(speed, if self == Self::Stepping { STEP } else { 1.0 })
    }

    /// How long a disc waits for those that started before it.
    pub(super) fn wait(self, before: u32, speed: AnimationSpeed) -> Duration {
        if self == Self::Flying { speed.scale(SECOND) * before } else { Duration::ZERO }
    }

    /// When the disc that was played lies on its point, from wherever it came.
    pub(super) fn arrival(self, speed: AnimationSpeed) -> Duration {
        match self {
            Self::Dropping => speed.scale(DROP),
            Self::Flying => speed.scale(FLIGHT.longest()),
            Self::Stepping => Duration::ZERO,
        }
    }

    /// How long the next disc of a tray waits before it appears.
    pub(super) fn refill(self, spot: DiscSpot, speed: AnimationSpeed) -> Duration {
        match spot {
            DiscSpot::Hand(_) => self.arrival(speed),
            DiscSpot::Board(..) => Duration::ZERO,
        }
    }
}

/// What drops onto its place without having been seen before, as a stone that leaves in its own turn.
pub(super) fn drop_onto(place: Vec3, speed: AnimationSpeed) -> Glide {
    Glide::fall(place + Vec3::Y * DROP_HEIGHT, place, DROP).settling(SETTLE).paced(speed, 1.0)
}

/// A way that takes longer and goes higher the farther it leads.
struct Scaled {
    /// The distances between which it grows.
    distances: [f32; 2],
    millis: [u16; 2],
    arcs: [f32; 2],
}

impl Scaled {
    fn arc(&self, start: Vec3, end: Vec3) -> Glide {
        let [near, far] = self.distances;
        let share = ((start.distance(end) - near) / (far - near)).clamp(0.0, 1.0);
        let between = |[low, high]: [f32; 2]| low + (high - low) * share;
        let duration = Duration::from_secs_f32(between(self.millis.map(f32::from)) / 1000.0);
        Glide::arc(start, end, between(self.arcs), duration)
    }

    fn longest(&self) -> Duration {
        Duration::from_millis(self.millis[1].into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Point;

    fn capture(distance: f32, lifted: f32, is_carried: bool) -> Journey {
        let spot = |index| DiscSpot::Board(Point::new(index), 0);
        let (start, end) = (Vec3::Y * lifted, Vec3::X * distance);
        Journey { from: spot(0), to: spot(1), start, end, lifted, is_carried }
    }

    fn millis(manner: Manner, journey: Journey) -> u128 {
        let micros = manner.glide(journey, AnimationSpeed::default()).length().as_micros();
        (micros + 500) / 1000
    }

    #[test]
    fn a_capture_takes_the_longer_the_farther_it_goes() {
        let length = |distance| millis(Manner::Flying, capture(distance, 0.0, false));
        assert_eq!((length(1.0), length(2.0), length(9.0)), (420, 480, 480));
        assert!((421..480).contains(&length(1.5)));
        // A chosen stack has been taken up already; from up there it is a little farther.
        assert!((320..=322).contains(&millis(Manner::Dropping, capture(1.0, LIFT, false))));
    }

    #[test]
    fn taking_back_takes_three_fifths_of_the_time() {
        assert_eq!(millis(Manner::Stepping, capture(1.0, 0.0, false)), 420 * 3 / 5);
    }

    #[test]
    fn what_is_carried_goes_straight_down_onto_its_target() {
        for manner in [Manner::Dropping, Manner::Stepping] {
            let mut glide = manner.glide(capture(0.2, 0.5, true), AnimationSpeed::default());
            assert!((100..=150).contains(&glide.length().as_millis()), "{glide:?}");
            let mut height = glide.place().y;
            while glide.left() > Duration::ZERO {
                glide.advance(Duration::from_millis(5));
                assert!(glide.place().y <= height + 1e-6 || glide.left().is_zero(), "it hops: {glide:?}");
                height = glide.place().y;
            }
        }
    }

    #[test]
    fn an_entry_drops_and_settles_within_its_time() {
        let hand = Journey { from: DiscSpot::Hand(3), ..capture(4.0, 0.0, false) };
        assert!((200..=240).contains(&millis(Manner::Dropping, hand)));
        assert!(millis(Manner::Flying, hand) > millis(Manner::Flying, Journey { end: Vec3::X, ..hand }));
        assert_eq!(millis(Manner::Flying, Journey { end: Vec3::X * 20.0, ..hand }), 500);
    }

    #[test]
    fn without_motion_everything_is_there_at_once() {
        for manner in [Manner::Dropping, Manner::Flying, Manner::Stepping] {
            let glide = manner.glide(capture(1.0, 0.0, false), AnimationSpeed(0.0));
            assert!(glide.is_done() && glide.place() == Vec3::X, "{glide:?}");
        }
    }
}
