//! Tweens of discs: lifts, arcs and drops.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::GameSystems;
use crate::app::game::{AnimationSpeed, DiscSpot, RedrawScheduler};

/// Height of the single bounce after touchdown.
const BOUNCE: f32 = 0.022;
/// Rate a second at which a disc that leaned while it was dragged stands upright again.
const STRAIGHTENING: f32 = 40.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, advance_tweens.in_set(GameSystems::Animate));
}

/// Moves every disc along its [`Tween`], and removes the tweens that are over.
pub(in crate::app) fn advance_tweens(
    time: Res<Time>,
    mut discs: Query<(Entity, &mut Transform, &mut Tween)>,
    mut redraws: ResMut<RedrawScheduler>,
    mut commands: Commands,
) {
    for (disc, mut transform, mut tween) in &mut discs {
        // The time since the last frame is not its own yet. After a rest it would swallow the whole way.
        if !tween.is_added() {
            tween.advance(time.delta());
        }
        transform.translation = tween.position();
        if tween.is_done() {
            transform.rotation = Quat::IDENTITY;
            commands.entity(disc).remove::<(Tween, InTransit)>();
        } else if transform.rotation != Quat::IDENTITY {
            let share = 1.0 - (-STRAIGHTENING * time.delta_secs()).exp();
            transform.rotation = transform.rotation.slerp(Quat::IDENTITY, share);
        }
        redraws.keep_drawing();
    }
}

/// Marks a disc that is on its way from one spot to another, as opposed to one that is only lifted or set down.
#[derive(Component, Clone, Copy, Debug)]
#[component(storage = "SparseSet")]
pub struct InTransit {
    /// Spot that it comes from.
    pub from: DiscSpot,
}

/// Animation of a disc from one place to another: it is lifted, moves over and settles.
#[derive(Component, Clone, Debug)]
#[component(storage = "SparseSet")]
pub struct Tween {
    from: Vec3,
    to: Vec3,
    path: TweenPath,
    /// Height and duration of the lift before the move.
    lift: (f32, Duration),
    delay: Duration,
    duration: Duration,
    settle: Duration,
    elapsed: Duration,
}

/// Shape of a tween between its ends.
#[derive(Clone, Copy, Debug)]
enum TweenPath {
    /// Straight line, eased at both ends.
    Straight,
    /// Fall with acceleration.
    Fall,
    /// Arc with this height over the straight line in the middle.
    Arc(f32),
}

impl Tween {
    /// Makes a straight movement that starts now.
    pub fn new(from: Vec3, to: Vec3, duration: Duration) -> Self {
        Self {
            from,
            to,
            path: TweenPath::Straight,
            lift: (0.0, Duration::ZERO),
            delay: Duration::ZERO,
            duration,
            settle: Duration::ZERO,
            elapsed: Duration::ZERO,
        }
    }

    /// Makes a fall, faster and faster.
    pub(super) fn fall(from: Vec3, to: Vec3, duration: Duration) -> Self {
        Self { path: TweenPath::Fall, ..Self::new(from, to, duration) }
    }

    /// Makes a movement along an arc, of which the top is `height` above the straight line.
    pub(super) fn arc(from: Vec3, to: Vec3, height: f32, duration: Duration) -> Self {
        Self { path: TweenPath::Arc(height), ..Self::new(from, to, duration) }
    }

    /// Returns the tween with a lift before the movement.
    #[must_use]
    pub(super) fn lifting(self, height: f32, time: Duration) -> Self {
        Self { lift: (height, time), ..self }
    }

    /// Returns the tween with a time to bounce and settle after touchdown.
    #[must_use]
    pub(super) fn settling(self, settle: Duration) -> Self {
        Self { settle, ..self }
    }

    /// Returns the tween with all its durations multiplied by `share`, at the animation speed of the player.
    #[must_use]
    pub(super) fn paced(self, speed: AnimationSpeed, share: f32) -> Self {
        let paced = |time: Duration| speed.scale(time.mul_f32(share));
        let lift = (self.lift.0, paced(self.lift.1));
        Self { lift, duration: paced(self.duration), settle: paced(self.settle), ..self }
    }

    /// Returns the tween with a delay before its start.
    #[must_use]
    pub fn after(self, delay: Duration) -> Self {
        Self { delay, ..self }
    }

    /// Moves the tween on by a time.
    pub(super) fn advance(&mut self, time: Duration) {
        self.elapsed += time;
    }

    /// Returns the place at which the movement ends.
    pub fn end(&self) -> Vec3 {
        self.to
    }

    /// Returns `true` once the tween is over.
    pub fn is_done(&self) -> bool {
        self.elapsed >= self.duration()
    }

    /// Returns the whole duration, with delay and settling.
    pub(super) fn duration(&self) -> Duration {
        self.touchdown() + self.settle
    }

    /// Returns the time left until the disc touches down.
    pub fn time_left(&self) -> Duration {
        self.touchdown().saturating_sub(self.elapsed)
    }

    fn touchdown(&self) -> Duration {
        self.delay + self.lift.1 + self.duration
    }

    /// Returns how far the disc has moved, from 0 to 1, eased at both ends.
    pub fn progress(&self) -> f32 {
        EaseFunction::CubicInOut.sample_clamped(self.linear_progress())
    }

    /// Linear progress of the move, from 0 to 1.
    fn linear_progress(&self) -> f32 {
        share(self.elapsed.saturating_sub(self.delay + self.lift.1), self.duration)
    }

    /// Returns `true` while the delay before the start is running.
    pub fn is_delayed(&self) -> bool {
        self.elapsed < self.delay
    }

    /// Returns the current height over the straight line from start to end, by lift and arc.
    pub fn hover(&self) -> f32 {
        let (height, lift) = self.lift;
        let taken_up = share(self.elapsed.saturating_sub(self.delay), lift);
        let arc = match self.path {
            TweenPath::Arc(height) => height * parabola(self.linear_progress()),
            TweenPath::Straight | TweenPath::Fall => 0.0,
        };
        height * taken_up * taken_up * (1.0 - self.progress()) + arc
    }

    /// Returns where the disc is now.
    pub fn position(&self) -> Vec3 {
        let (height, lift) = self.lift;
        let running = self.elapsed.saturating_sub(self.delay);
        let lifted = self.from + Vec3::Y * height;
        if running < lift {
            // Faster and faster, into the arc.
            let share = share(running, lift);
            return self.from.lerp(lifted, share * share);
        }
        let running = running.saturating_sub(lift);
        if running >= self.duration {
            return self.to
                + Vec3::Y * BOUNCE * parabola(share(running.saturating_sub(self.duration), self.settle));
        }
        let (share, eased) = (self.linear_progress(), self.progress());
        match self.path {
            TweenPath::Straight => lifted.lerp(self.to, eased),
            TweenPath::Fall => {
                let beside = lifted.lerp(self.to, EaseFunction::CubicOut.sample_clamped(share));
                Vec3 { y: lifted.y + (self.to.y - lifted.y) * share * share, ..beside }
            }
            TweenPath::Arc(height) => lifted.lerp(self.to, eased) + Vec3::Y * height * parabola(share),
        }
    }
}

/// Returns the share of a duration that has passed, up to 1; 1 if the duration is zero.
pub(super) fn share(passed: Duration, whole: Duration) -> f32 {
    if whole.is_zero() { 1.0 } else { passed.div_duration_f32(whole).min(1.0) }
}

/// Parabola that is 0 at both ends and 1 in the middle.
fn parabola(share: f32) -> f32 {
    4.0 * share * (1.0 - share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tween_starts_rises_and_ends() {
        let second = Duration::from_secs(1);
        let mut tween = Tween::arc(Vec3::ZERO, Vec3::X, 0.5, second).after(second);
        assert_eq!(tween.position(), Vec3::ZERO);
        tween.elapsed = Duration::from_millis(1500);
        assert!((tween.position() - Vec3::new(0.5, 0.5, 0.0)).length() < 1e-5);
        assert!(!tween.is_done());
        assert_eq!(tween.time_left(), Duration::from_millis(500));
        tween.elapsed = second * 2;
        assert_eq!((tween.position(), tween.is_done()), (Vec3::X, true));
    }

    #[test]
    fn no_way_jumps_and_each_ends_where_it_should() {
        let time = Duration::from_millis(100);
        let (from, to) = (Vec3::Y * 0.3, Vec3::new(1.0, 0.15, 0.0));
        for tween in
            [Tween::new(from, to, time), Tween::fall(from, to, time), Tween::arc(from, to, 0.4, time)]
        {
            let mut tween = tween.lifting(0.2, time).settling(time).after(time);
            assert_eq!(tween.duration(), time * 4);
            let mut before = tween.position();
            assert_eq!(before, from);
            while !tween.is_done() {
                tween.advance(Duration::from_millis(1));
                let now = tween.position();
                assert!(now.distance(before) < 0.06, "{before} to {now}: {tween:?}");
                assert!(tween.time_left() > Duration::ZERO || now.distance(to) <= BOUNCE + 1e-5, "{tween:?}");
                before = now;
            }
            assert!(before.distance(to) < 1e-5, "{tween:?}");
        }
    }

    #[test]
    fn on_a_page_the_way_is_told_by_its_progress_and_its_height() {
        let time = Duration::from_millis(100);
        let mut tween = Tween::arc(Vec3::ZERO, Vec3::X, 0.4, time).lifting(0.2, time).settling(time);
        let mut before = tween.progress();
        assert_eq!((before, tween.hover()), (0.0, 0.0));
        for millis in 1..=300 {
            tween.advance(Duration::from_millis(1));
            let (progress, hover) = (tween.progress(), tween.hover());
            assert!(progress >= before && (tween.position().x - progress).abs() < 1e-5, "{millis}");
            assert!((0.0..0.6).contains(&hover) && (millis < 200 || hover < 1e-5), "{millis}: {hover}");
            before = progress;
        }
        assert!((before - 1.0).abs() < 1e-6);
    }

    #[test]
    fn a_speed_of_zero_takes_no_time_and_half_of_it_twice_as_long() {
        let time = Duration::from_millis(100);
        let tween = Tween::arc(Vec3::ZERO, Vec3::X, 0.4, time).lifting(0.2, time).settling(time);
        assert!(tween.clone().paced(AnimationSpeed(0.0), 1.0).is_done());
        assert_eq!(tween.clone().paced(AnimationSpeed(0.0), 1.0).position(), Vec3::X);
        let length = tween.paced(AnimationSpeed(0.5), 0.5).duration();
        assert!(length.abs_diff(time * 3) < Duration::from_millis(1), "{length:?}");
    }
}
