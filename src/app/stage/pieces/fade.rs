//! Discs that appear on the table and disappear from it.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::GameSystems;
use crate::app::game::RedrawScheduler;
use crate::rules::Player;

/// Height to which a disc rises while it disappears.
const RISE: f32 = 0.75;
/// Least scale of a disc that grows or shrinks: a transform of scale 0 cannot be inverted.
pub(in crate::app::stage) const MIN_SCALE: f32 = 0.001;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (grow, shrink).chain().in_set(GameSystems::Animate).after(super::tween::advance_tweens),
    );
}

fn grow(
    time: Res<Time>,
    mut discs: Query<(Entity, &mut Transform, &mut Appearing)>,
    mut redraws: ResMut<RedrawScheduler>,
    mut commands: Commands,
) {
    for (disc, mut transform, mut appearing) in &mut discs {
        appearing.0.elapsed += time.delta();
        transform.scale = Vec3::splat(appearing.0.share().max(MIN_SCALE));
        if appearing.0.is_done() {
            commands.entity(disc).remove::<Appearing>();
        }
        redraws.keep_drawing();
    }
}

/// Advances the discs that disappear: they rise, shrink and are despawned.
pub(in crate::app) fn shrink(
    time: Res<Time>,
    mut discs: Query<(Entity, &mut Transform, &mut Disappearing)>,
    mut redraws: ResMut<RedrawScheduler>,
    mut commands: Commands,
) {
    for (disc, mut transform, mut disappearing) in &mut discs {
        disappearing.time.elapsed += time.delta();
        let gone = disappearing.time.share();
        if gone > 0.0 {
            transform.translation = disappearing.from + Vec3::Y * RISE * gone;
            transform.scale = Vec3::splat((1.0 - gone * gone).max(MIN_SCALE));
        }
        if disappearing.time.is_done() {
            commands.entity(disc).despawn();
        }
        redraws.keep_drawing();
    }
}

/// Lets a disc grow from nothing in its place, after a delay.
#[derive(Component, Clone, Debug)]
#[component(storage = "SparseSet")]
pub struct Appearing(DelayedTimer);

impl Appearing {
    /// Makes the growth, which begins after a delay.
    pub(super) fn after(delay: Duration, duration: Duration) -> Self {
        Self(DelayedTimer { delay, duration, elapsed: Duration::ZERO })
    }
}

/// Lets a disc that is no longer part of the game rise and shrink, and despawns it then.
#[derive(Component, Clone, Debug)]
#[component(storage = "SparseSet")]
pub struct Disappearing {
    /// Player whose colour it has.
    pub owner: Player,
    from: Vec3,
    time: DelayedTimer,
}

impl Disappearing {
    /// Makes the disappearance of a disc from its place, which begins after a delay.
    pub(super) fn after(owner: Player, from: Vec3, delay: Duration, duration: Duration) -> Self {
        Self { owner, from, time: DelayedTimer { delay, duration, elapsed: Duration::ZERO } }
    }

    /// Returns how far the disc has disappeared, from 0 to 1.
    pub fn progress(&self) -> f32 {
        self.time.share()
    }
}

#[derive(Clone, Copy, Debug)]
struct DelayedTimer {
    delay: Duration,
    duration: Duration,
    elapsed: Duration,
}

impl DelayedTimer {
    /// Share of the duration that has passed, from 0 to 1.
    fn share(self) -> f32 {
        super::tween::share(self.elapsed.saturating_sub(self.delay), self.duration)
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
        let at = |elapsed| DelayedTimer { delay: second, duration: second, elapsed };
        assert!(at(second).share().abs() < 1e-6 && !at(second).is_done());
        assert!((at(second * 3 / 2).share() - 0.5).abs() < 1e-6);
        assert!(at(second * 2).is_done());
        assert!((DelayedTimer { duration: Duration::ZERO, ..at(second) }.share() - 1.0).abs() < 1e-6);
    }
}
