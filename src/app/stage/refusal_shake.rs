//! Shakes a stack whose move was refused, briefly, unless animations are off.

use std::f32::consts::TAU;
use std::time::Duration;

use bevy::prelude::*;
use bevy::transform::TransformSystems;

use super::ending::hop;
use super::pieces::Piece;
use super::scene::JitterSystems;
use crate::app::GameSystems;
use crate::app::game::{
    AnimationSpeed, CurrentMatch, CurrentRefusal, DiscLocation, DiscSpot, RedrawScheduler, TableCamera,
};
use crate::board::Point;

/// Duration of the shaking.
const LENGTH: Duration = Duration::from_millis(200);
/// Amplitude of the shaking at its start, in spacings of points.
const REACH: f32 = 0.04;
/// Number of periods of the shaking.
const SWINGS: f32 = 2.5;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RefusalShake>()
        .add_systems(Update, shake.in_set(GameSystems::Animate).after(hop))
        .add_systems(PostUpdate, shift_discs.after(TransformSystems::Propagate).after(JitterSystems));
}

fn shake(
    time: Res<Time<Real>>,
    refused: Res<CurrentRefusal>,
    current: Res<CurrentMatch>,
    speed: Res<AnimationSpeed>,
    mut discs: Query<(&DiscLocation, &mut Transform), With<Piece>>,
    mut shaken: Local<Duration>,
    mut shake: ResMut<RefusalShake>,
    mut redraws: ResMut<RedrawScheduler>,
) {
    let stands = |point: &Point| current.view().stack(*point).is_some();
    let refused_at = refused.violation.as_ref().map(|violation| violation.at).filter(stands);
    let length = speed.scale(LENGTH);
    // Once for each refusal.
    let is_due = *shaken != refused.since;
    let passed =
        time.elapsed().saturating_sub(refused.since).div_duration_f32(length.max(Duration::from_millis(1)));
    let is = match refused_at {
        Some(point) if is_due && !speed.is_still() && passed < 1.0 => {
            redraws.keep_drawing();
            RefusalShake { point: Some(point), aside: aside(passed) }
        }
        _ => {
            *shaken = refused.since;
            RefusalShake::default()
        }
    };
    let was = std::mem::replace(&mut *shake, is);
    // Makes Bevy recompute the global transform, in the last frame as well.
    let moving = |at: &DiscLocation| matches!(at.0, DiscSpot::Board(point, _) if [was.point, is.point].contains(&Some(point)));
    for (_, mut transform) in discs.iter_mut().filter(|(at, _)| moving(at)) {
        transform.set_changed();
    }
}

/// Offset of the shaking stack to the right, in spacings, when this share of the time has passed.
fn aside(share: f32) -> f32 {
    REACH * (share * SWINGS * TAU).sin() * (1.0 - share)
}

/// Shifts only the global transforms, so that other systems can move the discs meanwhile.
fn shift_discs(
    shake: Res<RefusalShake>,
    camera: Option<Single<&GlobalTransform, (With<TableCamera>, Without<Piece>)>>,
    mut discs: Query<(&DiscLocation, &mut GlobalTransform), (With<Piece>, Without<Camera3d>)>,
) {
    let (Some(shaking), Some(camera)) = (shake.point, camera) else { return };
    let aside = camera.right() * shake.aside;
    for (at, mut place) in &mut discs {
        if matches!(at.0, DiscSpot::Board(point, _) if point == shaking) {
            let shifted = Transform::from_translation(aside) * *place;
            *place = shifted;
        }
    }
}

/// The stack that shakes because its move was refused, and its current offset to the right, in spacings of points.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct RefusalShake {
    point: Option<Point>,
    aside: f32,
}

impl RefusalShake {
    /// Returns the current offset to the right of the stack on a point, in spacings; 0 unless it shakes.
    pub(super) fn aside(self, point: Point) -> f32 {
        if self.point == Some(point) { self.aside } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_swings_to_both_sides_ever_less_and_ends_where_it_began() {
        let places: Vec<f32> = (0..=100_u8).map(|step| aside(f32::from(step) / 100.0)).collect();
        assert!(places[0].abs() < 1e-6 && places[100].abs() < 1e-6);
        assert!(places.iter().all(|place| place.abs() <= REACH));
        let turns = places.windows(2).filter(|pair| pair[0] * pair[1] < 0.0).count();
        assert!((3..=5).contains(&turns), "{turns}");
        let most = |half: &[f32]| half.iter().fold(0.0_f32, |most, place| most.max(place.abs()));
        assert!(most(&places[..50]) > 1.5 * most(&places[50..]));
    }
}
