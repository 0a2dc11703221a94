//! Small random rotations and offsets of pieces, so that no two look alike. Only the rendered transform differs: for
//! everything else a piece is exactly in its place.

use std::f32::consts::TAU;

use bevy::camera::visibility::VisibilitySystems;
use bevy::math::Affine3A;
use bevy::prelude::*;
use bevy::transform::TransformSystems;

use crate::app::game::TableCamera;

/// Greatest offset of a piece: 0.3 mm, where points are 48 mm apart.
const MAX_OFFSET: f32 = 0.3 / 48.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        apply_jitter
            .in_set(JitterSystems)
            .after(TransformSystems::Propagate)
            .before(VisibilitySystems::CheckVisibility),
    );
}

/// Runs after transforms are propagated, so that nothing else sees the jitter.
fn apply_jitter(mut pieces: Query<(&Transform, &PieceJitter, &mut GlobalTransform), Moved>) {
    for (transform, jitter, mut place) in &mut pieces {
        place.set_if_neq(GlobalTransform::from(transform.compute_affine() * jitter.offset()));
    }
}

/// The system that shifts and turns the global transforms of pieces by their [`PieceJitter`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct JitterSystems;

/// Filter for pieces that have moved. Other systems read the camera's transform in parallel, each by another of its
/// components; the exclusions tell the scheduler that no piece has any of them.
type Moved = (Changed<GlobalTransform>, Without<Camera>, Without<Camera3d>, Without<TableCamera>);

/// Turns a piece and moves it a little, so that pieces look as if set down by hand. Both are derived from its number.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceJitter(pub usize);

impl PieceJitter {
    fn offset(self) -> Affine3A {
        let [turn, away, way] = [1, 2, 3].map(|property| self.random_share(property));
        // The square root makes the offsets uniform over the circle.
        let aside = Vec2::from_angle(way * TAU) * away.sqrt() * MAX_OFFSET;
        Affine3A::from_rotation_translation(
            Quat::from_rotation_y(turn * TAU),
            Vec3::new(aside.x, 0.0, aside.y),
        )
    }

    /// Pseudo-random number from 0 to 1 for one of the properties in which pieces differ.
    fn random_share(self, property: u64) -> f32 {
        // Sebastiano Vigna's splitmix64.
        let mut bits =
            (self.0 as u64).wrapping_mul(4).wrapping_add(property).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let share = u16::try_from((bits ^ (bits >> 31)) >> 48).unwrap_or_default();
        f32::from(share) / 65_535.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn poses() -> impl Iterator<Item = (Vec3, f32)> {
        (0..400).map(|number| {
            let (_, rotation, aside) = PieceJitter(number).offset().to_scale_rotation_translation();
            (aside, rotation.to_euler(EulerRot::YXZ).0)
        })
    }

    #[test]
    fn pieces_are_turned_in_all_directions_and_moved_too_little_to_notice() {
        assert!(poses().all(|(aside, _)| aside.length() <= MAX_OFFSET + 1e-6 && aside.y.abs() < 1e-9));
        // No direction is forgotten, neither of the turns nor of the places.
        let mut turned = [0; 8];
        let mut moved = [0; 8];
        let eighth = |angle: f32| {
            (1..8_u8).filter(|&step| angle.rem_euclid(TAU) >= f32::from(step) * TAU / 8.0).count()
        };
        for (aside, angle) in poses() {
            turned[eighth(angle)] += 1;
            moved[eighth(aside.z.atan2(aside.x))] += 1;
        }
        assert!(turned.iter().chain(&moved).all(|&count| (25..80).contains(&count)), "{turned:?} {moved:?}");
        let mean = poses().map(|(aside, _)| aside).sum::<Vec3>() / 400.0;
        assert!(mean.length() < 0.15 * MAX_OFFSET, "{mean}");
    }

    #[test]
    fn a_piece_is_always_the_same_and_unlike_its_neighbours() {
        for number in 0..400 {
            assert_eq!(PieceJitter(number).offset(), PieceJitter(number).offset());
            assert_ne!(PieceJitter(number).offset(), PieceJitter(number + 1).offset());
        }
    }

    #[test]
    fn only_where_it_is_seen_differs_from_where_it_is() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, TransformPlugin, plugin));
        let at = Transform::from_xyz(1.0, 0.3, -2.0);
        let disc = app.world_mut().spawn((at, PieceJitter(7))).id();
        let shadow = app.world_mut().spawn((Transform::from_xyz(0.1, 0.0, 0.0), ChildOf(disc))).id();
        let seen =
            |app: &App, entity: Entity| app.world().entity(entity).get::<GlobalTransform>().unwrap().affine();
        for _ in 0..3 {
            app.update();
            assert_eq!(seen(&app, disc), at.compute_affine() * PieceJitter(7).offset());
            // What hangs on it is not turned with it.
            let there = Vec3::from(seen(&app, shadow).translation);
            assert!(there.abs_diff_eq(Vec3::new(1.1, 0.3, -2.0), 1e-5), "{there}");
            let mut shadows = app.world_mut().entity_mut(shadow);
            shadows.get_mut::<Transform>().unwrap().set_changed();
        }
        let moved = at.with_translation(Vec3::ZERO);
        *app.world_mut().entity_mut(disc).get_mut::<Transform>().unwrap() = moved;
        app.update();
        assert_eq!(seen(&app, disc), moved.compute_affine() * PieceJitter(7).offset());
        assert_eq!(app.world().entity(disc).get::<Transform>(), Some(&moved));
    }
}
