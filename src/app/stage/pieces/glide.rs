//! Discs on their way: lifts, flights and drops.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::GameSystems;
use crate::app::game::Motion;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, advance_glides.in_set(GameSystems::Animate));
}

pub(in crate::app) fn advance_glides(
    time: Res<Time>,
    mut discs: Query<(Entity, &mut Transform, &mut Glide)>,
    mut motion: ResMut<Motion>,
    mut commands: Commands,
) {
    for (disc, mut transform, mut glide) in &mut discs {
        glide.elapsed += time.delta();
        transform.translation = glide.place();
        if glide.is_done() {
            commands.entity(disc).remove::<(Glide, Travelling)>();
        }
        motion.keep_drawing();
    }
}

/// A disc on its way to a new spot, which is more than being lifted or set down.
#[derive(Component, Debug)]
#[component(storage = "SparseSet")]
pub struct Travelling;

/// The way of a disc from one place to another.
#[derive(Component, Clone, Debug)]
#[component(storage = "SparseSet")]
pub struct Glide {
    from: Vec3,
    to: Vec3,
    /// How far over the straight way it rises in the middle.
    arc: f32,
    delay: Duration,
    duration: Duration,
    elapsed: Duration,
}

impl Glide {
    /// A glide that starts now.
    pub fn new(from: Vec3, to: Vec3, duration: Duration) -> Self {
        Self { from, to, arc: 0.0, delay: Duration::ZERO, duration, elapsed: Duration::ZERO }
    }

    /// Rises in the middle of the way.
    #[must_use]
    pub fn with_arc(self, arc: f32) -> Self {
        Self { arc, ..self }
    }

    /// Starts later.
    #[must_use]
    pub fn after(self, delay: Duration) -> Self {
        Self { delay, ..self }
    }

    /// Where it ends.
    pub fn end(&self) -> Vec3 {
        self.to
    }

    /// Whether the way is done.
    pub fn is_done(&self) -> bool {
        self.elapsed >= self.delay + self.duration
    }

    /// How long it still takes.
    pub fn left(&self) -> Duration {
        (self.delay + self.duration).saturating_sub(self.elapsed)
    }

    /// Where the disc is now.
    pub fn place(&self) -> Vec3 {
        let running = self.elapsed.saturating_sub(self.delay).as_secs_f32();
        let share =
            if self.duration.is_zero() { 1.0 } else { (running / self.duration.as_secs_f32()).min(1.0) };
        let eased = EaseFunction::CubicInOut.sample_clamped(share);
        // A parabola over the way: 0 at both ends, 1 in the middle.
        let rise = self.arc * 4.0 * eased * (1.0 - eased);
        self.from.lerp(self.to, eased) + Vec3::Y * rise
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_glide_starts_rises_and_ends() {
        let second = Duration::from_secs(1);
        let mut glide = Glide::new(Vec3::ZERO, Vec3::X, second).with_arc(0.5).after(second);
        assert_eq!(glide.place(), Vec3::ZERO);
        glide.elapsed = Duration::from_millis(1500);
        assert!((glide.place() - Vec3::new(0.5, 0.5, 0.0)).length() < 1e-5);
        assert!(!glide.is_done());
        assert_eq!(glide.left(), Duration::from_millis(500));
        glide.elapsed = second * 2;
        assert_eq!((glide.place(), glide.is_done()), (Vec3::X, true));
    }
}
