//! No two pieces are alike: each is turned by an angle of its own, and set down not quite on its place. Only
//! what is seen differs: for everything else a piece is exactly on its place.

use std::f32::consts::TAU;

use bevy::camera::visibility::VisibilitySystems;
use bevy::math::Affine3A;
use bevy::prelude::*;
use bevy::transform::TransformSystems;

use crate::app::game::TableCamera;

/// The most that a piece is off its place: 0.3 mm, where points are 48 mm apart.
const MOST: f32 = 0.3 / 48.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        set_down
            .in_set(HandmadeSystems)
            .after(TransformSystems::Propagate)
            .before(VisibilitySystems::CheckVisibility),
    );
}

/// Runs after transforms are propagated, so that nothing else sees the shift.
fn set_down(mut pieces: Query<(&Transform, &Handmade, &mut GlobalTransform), Moved>) {
    for (transform, handmade, mut place) in &mut pieces {
        place.set_if_neq(GlobalTransform::from(transform.compute_affine() * handmade.pose()));
    }
}

/// Pieces are seen where they should be.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HandmadeSystems;

/// Other systems read where the camera is at the same time as pieces are set down, and each knows it by another one of
/// its components. The filters tell the scheduler that no piece has any of them.
type Moved = (Changed<GlobalTransform>, Without<Camera>, Without<Camera3d>, Without<TableCamera>);

/// A piece that is like no other. The number says how, and always the same.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handmade(pub usize);

impl Handmade {
    /// How it lies where it should lie.
    fn pose(self) -> Affine3A {
        let [turn, away, way] = [1, 2, 3].map(|what| self.luck(what));
        // As likely near the edge of its circle as near the middle.
        let aside = Vec2::from_angle(way * TAU) * away.sqrt() * MOST;
        Affine3A::from_rotation_translation(
            Quat::from_rotation_y(turn * TAU),
            Vec3::new(aside.x, 0.0, aside.y),
        )
    }

    /// A share from 0 to 1 for one of the things in which pieces differ.
    fn luck(self, what: u64) -> f32 {
        // Sebastiano Vigna's splitmix64.
        let mut bits = (self.0 as u64).wrapping_mul(4).wrapping_add(what).wrapping_mul(0x9e37_79b9_7f4a_7c15);
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
            let (_, rotation, aside) = Handmade(number).pose().to_scale_rotation_translation();
            (aside, rotation.to_euler(EulerRot::YXZ).0)
        })
    }

    #[test]
    fn pieces_are_turned_in_all_directions_and_moved_too_little_to_notice() {
        assert!(poses().all(|(aside, _)| aside.length() <= MOST + 1e-6 && aside.y.abs() < 1e-9));
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
        assert!(mean.length() < 0.15 * MOST, "{mean}");
    }

    #[test]
    fn a_piece_is_always_the_same_and_unlike_its_neighbours() {
        for number in 0..400 {
            assert_eq!(Handmade(number).pose(), Handmade(number).pose());
            assert_ne!(Handmade(number).pose(), Handmade(number + 1).pose());
        }
    }

    #[test]
    fn only_where_it_is_seen_differs_from_where_it_is() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, TransformPlugin, plugin));
        let at = Transform::from_xyz(1.0, 0.3, -2.0);
        let disc = app.world_mut().spawn((at, Handmade(7))).id();
        let shadow = app.world_mut().spawn((Transform::from_xyz(0.1, 0.0, 0.0), ChildOf(disc))).id();
        let seen =
            |app: &App, entity: Entity| app.world().entity(entity).get::<GlobalTransform>().unwrap().affine();
        for _ in 0..3 {
            app.update();
            assert_eq!(seen(&app, disc), at.compute_affine() * Handmade(7).pose());
            // What hangs on it is not turned with it.
            let there = Vec3::from(seen(&app, shadow).translation);
            assert!(there.abs_diff_eq(Vec3::new(1.1, 0.3, -2.0), 1e-5), "{there}");
            let mut shadows = app.world_mut().entity_mut(shadow);
            shadows.get_mut::<Transform>().unwrap().set_changed();
        }
        let moved = at.with_translation(Vec3::ZERO);
        *app.world_mut().entity_mut(disc).get_mut::<Transform>().unwrap() = moved;
        app.update();
        assert_eq!(seen(&app, disc), moved.compute_affine() * Handmade(7).pose());
        assert_eq!(app.world().entity(disc).get::<Transform>(), Some(&moved));
    }
}
