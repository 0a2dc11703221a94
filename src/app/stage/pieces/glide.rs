//! Discs on their way: lifts, flights and drops.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::GameSystems;
use crate::app::game::{AnimationSpeed, DiscSpot, RedrawScheduler};

/// How high a disc jumps once when it touches down.
const BOUNCE: f32 = 0.022;
/// How fast what leaned while it was carried stands upright again, a second.
const STRAIGHTENING: f32 = 40.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, advance_glides.in_set(GameSystems::Animate));
}

pub(in crate::app) fn advance_glides(
    time: Res<Time>,
    mut discs: Query<(Entity, &mut Transform, &mut Glide)>,
    mut motion: ResMut<RedrawScheduler>,
    mut commands: Commands,
) {
    for (disc, mut transform, mut glide) in &mut discs {
        // The time since the last frame is not its own yet. After a rest it would swallow the whole way.
        if !glide.is_added() {
            glide.advance(time.delta());
        }
        transform.translation = glide.place();
        if glide.is_done() {
            transform.rotation = Quat::IDENTITY;
            commands.entity(disc).remove::<(Glide, Travelling)>();
        } else if transform.rotation != Quat::IDENTITY {
            let share = 1.0 - (-STRAIGHTENING * time.delta_secs()).exp();
            transform.rotation = transform.rotation.slerp(Quat::IDENTITY, share);
        }
        motion.keep_drawing();
    }
}

/// A disc on its way to a new spot, which is more than being lifted or set down.
#[derive(Component, Clone, Copy, Debug)]
#[component(storage = "SparseSet")]
pub struct Travelling {
    /// Where it was before.
    pub from: DiscSpot,
}

/// The way of a disc from one place to another: up, over, and once it has arrived a moment to settle.
#[derive(Component, Clone, Debug)]
#[component(storage = "SparseSet")]
pub struct Glide {
    from: Vec3,
    to: Vec3,
    way: Way,
    /// How far it is lifted before it goes over, and for how long.
    lift: (f32, Duration),
    delay: Duration,
    duration: Duration,
    settle: Duration,
    elapsed: Duration,
}

/// How a disc goes over.
#[derive(Clone, Copy, Debug)]
enum Way {
    /// Straight, and gently at both ends.
    Straight,
    /// Down, faster and faster.
    Fall,
    /// In an arc, this far above the straight way in the middle.
    Arc(f32),
}

impl Glide {
    /// A glide that starts now and goes straight.
    pub fn new(from: Vec3, to: Vec3, duration: Duration) -> Self {
        Self {
            from,
            to,
            way: Way::Straight,
            lift: (0.0, Duration::ZERO),
            delay: Duration::ZERO,
            duration,
            settle: Duration::ZERO,
            elapsed: Duration::ZERO,
        }
    }

    /// Falls down on its end.
    pub(super) fn fall(from: Vec3, to: Vec3, duration: Duration) -> Self {
        Self { way: Way::Fall, ..Self::new(from, to, duration) }
    }

    /// Rises in the middle of the way.
    pub(super) fn arc(from: Vec3, to: Vec3, height: f32, duration: Duration) -> Self {
        Self { way: Way::Arc(height), ..Self::new(from, to, duration) }
    }

    /// Is lifted so far before it goes over.
    #[must_use]
    pub(super) fn lifting(self, height: f32, time: Duration) -> Self {
        Self { lift: (height, time), ..self }
    }

    /// Settles for so long after it has touched down.
    #[must_use]
    pub(super) fn settling(self, settle: Duration) -> Self {
        Self { settle, ..self }
    }

    /// Takes this share of its time, at the speed that the player likes.
    #[must_use]
    pub(super) fn paced(self, speed: AnimationSpeed, share: f32) -> Self {
        let paced = |time: Duration| speed.scale(time.mul_f32(share));
        let lift = (self.lift.0, paced(self.lift.1));
        Self { lift, duration: paced(self.duration), settle: paced(self.settle), ..self }
    }

    /// Starts later.
    #[must_use]
    pub fn after(self, delay: Duration) -> Self {
        Self { delay, ..self }
    }

    /// Goes on for so long.
    pub(super) fn advance(&mut self, time: Duration) {
        self.elapsed += time;
    }

    /// Where it ends.
    pub fn end(&self) -> Vec3 {
        self.to
    }

    /// Whether the way is done.
    pub fn is_done(&self) -> bool {
        self.elapsed >= self.length()
    }

    /// How long all of it takes.
    pub(super) fn length(&self) -> Duration {
        self.touchdown() + self.settle
    }

    /// How long it still takes until it touches down.
    pub fn left(&self) -> Duration {
        self.touchdown().saturating_sub(self.elapsed)
    }

    fn touchdown(&self) -> Duration {
        self.delay + self.lift.1 + self.duration
    }

    /// How much of the way over is done, from 0 to 1.
    pub fn progress(&self) -> f32 {
        EaseFunction::CubicInOut.sample_clamped(self.over())
    }

    /// How much of the time for the way over has passed, from 0 to 1.
    fn over(&self) -> f32 {
        share(self.elapsed.saturating_sub(self.delay + self.lift.1), self.duration)
    }

    /// Whether it still waits for others.
    pub fn waits(&self) -> bool {
        self.elapsed < self.delay
    }

    /// How high above the straight way the disc is now: lifted, and in its arc.
    pub fn hover(&self) -> f32 {
        let (height, lift) = self.lift;
        let taken_up = share(self.elapsed.saturating_sub(self.delay), lift);
        let arc = match self.way {
            Way::Arc(height) => height * hump(self.over()),
            Way::Straight | Way::Fall => 0.0,
        };
        height * taken_up * taken_up * (1.0 - self.progress()) + arc
    }

    /// Where the disc is now.
    pub fn place(&self) -> Vec3 {
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
                + Vec3::Y * BOUNCE * hump(share(running.saturating_sub(self.duration), self.settle));
        }
        let (share, eased) = (self.over(), self.progress());
        match self.way {
            Way::Straight => lifted.lerp(self.to, eased),
            Way::Fall => {
                let beside = lifted.lerp(self.to, EaseFunction::CubicOut.sample_clamped(share));
                Vec3 { y: lifted.y + (self.to.y - lifted.y) * share * share, ..beside }
            }
            Way::Arc(height) => lifted.lerp(self.to, eased) + Vec3::Y * height * hump(share),
        }
    }
}

/// How much of a time has passed: all of it where there is none.
fn share(passed: Duration, whole: Duration) -> f32 {
    if whole.is_zero() { 1.0 } else { passed.div_duration_f32(whole).min(1.0) }
}

/// A parabola: 0 at both ends, 1 in the middle.
fn hump(share: f32) -> f32 {
    4.0 * share * (1.0 - share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_glide_starts_rises_and_ends() {
        let second = Duration::from_secs(1);
        let mut glide = Glide::arc(Vec3::ZERO, Vec3::X, 0.5, second).after(second);
        assert_eq!(glide.place(), Vec3::ZERO);
        glide.elapsed = Duration::from_millis(1500);
        assert!((glide.place() - Vec3::new(0.5, 0.5, 0.0)).length() < 1e-5);
        assert!(!glide.is_done());
        assert_eq!(glide.left(), Duration::from_millis(500));
        glide.elapsed = second * 2;
        assert_eq!((glide.place(), glide.is_done()), (Vec3::X, true));
    }

    #[test]
    fn no_way_jumps_and_each_ends_where_it_should() {
        let time = Duration::from_millis(100);
        let (from, to) = (Vec3::Y * 0.3, Vec3::new(1.0, 0.15, 0.0));
        for glide in
            [Glide::new(from, to, time), Glide::fall(from, to, time), Glide::arc(from, to, 0.4, time)]
        {
            let mut glide = glide.lifting(0.2, time).settling(time).after(time);
            assert_eq!(glide.length(), time * 4);
            let mut before = glide.place();
            assert_eq!(before, from);
            while !glide.is_done() {
                glide.advance(Duration::from_millis(1));
                let now = glide.place();
                assert!(now.distance(before) < 0.06, "{before} to {now}: {glide:?}");
                assert!(glide.left() > Duration::ZERO || now.distance(to) <= BOUNCE + 1e-5, "{glide:?}");
                before = now;
            }
            assert!(before.distance(to) < 1e-5, "{glide:?}");
        }
    }

    #[test]
    fn on_a_page_the_way_is_told_by_its_progress_and_its_height() {
        let time = Duration::from_millis(100);
        let mut glide = Glide::arc(Vec3::ZERO, Vec3::X, 0.4, time).lifting(0.2, time).settling(time);
        let mut before = glide.progress();
        assert_eq!((before, glide.hover()), (0.0, 0.0));
        for millis in 1..=300 {
            glide.advance(Duration::from_millis(1));
            let (progress, hover) = (glide.progress(), glide.hover());
            assert!(progress >= before && (glide.place().x - progress).abs() < 1e-5, "{millis}");
            assert!((0.0..0.6).contains(&hover) && (millis < 200 || hover < 1e-5), "{millis}: {hover}");
            before = progress;
        }
        assert!((before - 1.0).abs() < 1e-6);
    }

    #[test]
    fn a_speed_of_zero_takes_no_time_and_half_of_it_twice_as_long() {
        let time = Duration::from_millis(100);
        let glide = Glide::arc(Vec3::ZERO, Vec3::X, 0.4, time).lifting(0.2, time).settling(time);
        assert!(glide.clone().paced(AnimationSpeed(0.0), 1.0).is_done());
        assert_eq!(glide.clone().paced(AnimationSpeed(0.0), 1.0).place(), Vec3::X);
        let length = glide.paced(AnimationSpeed(0.5), 0.5).length();
        assert!(length.abs_diff(time * 3) < Duration::from_millis(1), "{length:?}");
    }
}
