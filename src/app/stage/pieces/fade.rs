//! Discs that come to the table and leave it.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::GameSystems;
use crate::app::game::RedrawScheduler;
use crate::rules::Player;

/// How high a disc rises while it leaves.
const RISE: f32 = 0.75;
/// A disc is never quite without size.
pub(in crate::app::stage) const LEAST: f32 = 0.001;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (grow, shrink).chain().in_set(GameSystems::Animate).after(super::glide::advance_glides),
    );
}

fn grow(
    time: Res<Time>,
    mut discs: Query<(Entity, &mut Transform, &mut Coming)>,
    mut motion: ResMut<RedrawScheduler>,
    mut commands: Commands,
) {
    for (disc, mut transform, mut coming) in &mut discs {
        coming.0.elapsed += time.delta();
        transform.scale = Vec3::splat(coming.0.share().max(LEAST));
        if coming.0.is_done() {
            commands.entity(disc).remove::<Coming>();
        }
        motion.keep_drawing();
    }
}

pub(in crate::app) fn shrink(
    time: Res<Time>,
    mut discs: Query<(Entity, &mut Transform, &mut Leaving)>,
    mut motion: ResMut<RedrawScheduler>,
    mut commands: Commands,
) {
    for (disc, mut transform, mut leaving) in &mut discs {
        leaving.time.elapsed += time.delta();
        let gone = leaving.time.share();
        if gone > 0.0 {
            transform.translation = leaving.from + Vec3::Y * RISE * gone;
            transform.scale = Vec3::splat((1.0 - gone * gone).max(LEAST));
        }
        if leaving.time.is_done() {
            commands.entity(disc).despawn();
        }
        motion.keep_drawing();
    }
}

/// A disc that grows where it lies.
#[derive(Component, Clone, Debug)]
#[component(storage = "SparseSet")]
pub struct Coming(Span);

impl Coming {
    /// Starts after some time.
    pub(super) fn after(delay: Duration, duration: Duration) -> Self {
        Self(Span { delay, duration, elapsed: Duration::ZERO })
    }
}

/// A disc that is no longer part of the game: it rises, shrinks and is gone.
#[derive(Component, Clone, Debug)]
#[component(storage = "SparseSet")]
pub struct Leaving {
    /// Whose colour it has.
    pub owner: Player,
    from: Vec3,
    time: Span,
}

impl Leaving {
    /// Starts from this place after some time.
    pub(super) fn after(owner: Player, from: Vec3, delay: Duration, duration: Duration) -> Self {
        Self { owner, from, time: Span { delay, duration, elapsed: Duration::ZERO } }
    }

    /// How much of it is gone, from 0 to 1.
    pub fn gone(&self) -> f32 {
        self.time.share()
    }
}

#[derive(Clone, Copy, Debug)]
struct Span {
    delay: Duration,
    duration: Duration,
    elapsed: Duration,
}

impl Span {
    /// How much of it has passed, from 0 to 1.
    fn share(self) -> f32 {
        let running = self.elapsed.saturating_sub(self.delay).as_secs_f32();
        if self.duration.is_zero() { 1.0 } else { (running / self.duration.as_secs_f32()).min(1.0) }
    }

    fn is_done(self) -> bool {
        self.elapsed >= self.delay + self.duration
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_span_waits_runs_and_is_done() {
        let second = Duration::from_secs(1);
        let at = |elapsed| Span { delay: second, duration: second, elapsed };
        assert!(at(second).share().abs() < 1e-6 && !at(second).is_done());
        assert!((at(second * 3 / 2).share() - 0.5).abs() < 1e-6);
        assert!(at(second * 2).is_done());
        assert!((Span { duration: Duration::ZERO, ..at(second) }.share() - 1.0).abs() < 1e-6);
    }
}
