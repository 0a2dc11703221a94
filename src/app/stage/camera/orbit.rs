//! Mathematics of the orbit camera. No Bevy app is needed to test it.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_3, PI, TAU};
use std::ops::RangeInclusive;

use bevy::math::{Mat3, Quat, Vec2, Vec3};

use crate::app::stage::scene::TableBoard;
use crate::board::Board;

/// Least distance of the camera from the nearest corner, in units of the table.
const MIN_CLEARANCE: f32 = 0.5;
/// Least foreshortening of a drag: from a low camera the table would otherwise fly away under the pointer.
const MIN_FORESHORTENING: f32 = 0.3;

/// Limits of [`OrbitPose::elevation`]: never below the board, and never quite above, where right and left would be
/// lost.
pub const ELEVATIONS: RangeInclusive<f32> = 0.349..=1.5533;
/// Limits of [`OrbitPose::zoom`] on a small table. On larger ones the camera may go nearer.
pub const ZOOMS: RangeInclusive<f32> = 0.40..=1.7;
/// Greatest length of [`OrbitPose::pan`] on a small table.
pub const PAN_REACH: f32 = 4.5;

/// Pose of a camera that orbits around the table, relative to the distance from which all of the table is in view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OrbitPose {
    /// Angle around the upright axis in radians: 0 is the first player's side, counter-clockwise seen from above.
    pub yaw: f32,
    /// Angle over the table's plane in radians.
    pub elevation: f32,
    /// Distance, as a multiple of that from which everything just fits.
    pub zoom: f32,
    /// Offset of the view from the middle of the table, along x and z.
    pub pan: Vec2,
}

impl OrbitPose {
    /// Returns the pose at these angles that has all of the table in view.
    pub const fn all(yaw: f32, elevation: f32) -> Self {
        Self { yaw, elevation, zoom: 1.0, pan: Vec2::ZERO }
    }

    /// Returns the pose within its limits, on a table `scale` times the size of a small board.
    #[must_use]
    pub fn clamped(self, scale: f32) -> Self {
        Self {
            yaw: self.yaw,
            elevation: self.elevation.clamp(*ELEVATIONS.start(), *ELEVATIONS.end()),
            zoom: self.zoom.clamp(*ZOOMS.start() / scale, *ZOOMS.end()),
            pan: self.pan.clamp_length_max(PAN_REACH * scale),
        }
    }

    /// Interpolates between two poses, the shorter way around; `share` is from 0 to 1.
    #[must_use]
    pub fn between(self, to: Self, share: f32) -> Self {
        let turn = (to.yaw - self.yaw + PI).rem_euclid(TAU) - PI;
        let mix = |from: f32, to: f32| from + (to - from) * share;
        Self {
            yaw: if share >= 1.0 { to.yaw } else { self.yaw + turn * share },
            elevation: mix(self.elevation, to.elevation),
            zoom: mix(self.zoom, to.zoom),
            pan: self.pan.lerp(to.pan, share),
        }
    }

    /// Returns the rotation of a camera in this pose.
    pub fn rotation(self) -> Quat {
        Quat::from_rotation_y(self.yaw) * Quat::from_rotation_x(-self.elevation)
    }

    /// Returns the position of a camera in this pose, for which everything in `corners` is in view at zoom 1. `reach`
    /// is the tangent of half the usable angle of view to each side and upwards.
    pub fn place(self, corners: &[Vec3], reach: Vec2) -> Vec3 {
        let rotation = self.rotation();
        let nearest = fit(rotation, corners, reach);
        let axes = Mat3::from_quat(rotation);
        // Zooming goes towards the point of the table in the middle of the view: the point at this depth has height 0,
        // which is the height of x * x_axis + y * y_axis + depth * z_axis.
        let depth = (nearest.y * axes.y_axis.y + nearest.x * axes.x_axis.y) / -axes.z_axis.y;
        let focus = rotation * Vec3::new(nearest.x, nearest.y, depth);
        let pan = Vec3::new(self.pan.x, 0.0, self.pan.y);
        focus + pan + axes.z_axis * (nearest.z - depth) * self.zoom
    }

    /// Returns the pose after the table was dragged, by a distance measured in units of the table at the middle of
    /// the view.
    #[must_use]
    pub fn panned(self, drag: Vec2) -> Self {
        let (sin, cos) = self.yaw.sin_cos();
        // Moving up on the screen is moving away on the table, which is seen at an angle.
        let away = drag.y / self.elevation.sin().max(MIN_FORESHORTENING);
        let pan = self.pan - Vec2::new(drag.x * cos + away * sin, away * cos - drag.x * sin);
        Self { pan, ..self }
    }
}

/// Position of the nearest camera, in its own axes, from which every corner is in view.
///
/// A corner (x, y, z) is in view from (cx, cy, d) if |x - cx| ≤ (d - z)·tx and |y - cy| ≤ (d - z)·ty; each side gives a
/// bound, and the two bounds of an axis meet at the nearest d.
fn fit(rotation: Quat, corners: &[Vec3], reach: Vec2) -> Vec3 {
    let into_view = rotation.inverse();
    let mut high = Vec2::MIN;
    let mut low = Vec2::MAX;
    let mut nearest = f32::MIN;
    for &corner in corners {
        let corner = into_view * corner;
        let flat = Vec2::new(corner.x, corner.y);
        high = high.max(flat + reach * corner.z);
        low = low.min(flat - reach * corner.z);
        nearest = nearest.max(corner.z);
    }
    let distances = (high - low) / (reach * 2.0);
    let distance = distances.max_element().max(nearest + MIN_CLEARANCE);
    ((high + low) / 2.0).extend(distance)
}

/// Returns the smallest rotation in radians that maps a board onto itself: one press of a key turns the view by it.
pub fn symmetry_angle(board: &Board) -> f32 {
    let corners = board.outline();
    let has_corner = |at: Vec2| corners.iter().any(|&corner| at.distance(corner.into()) < 0.01);
    let turned =
        |angle: f32| corners.iter().map(move |&corner| Vec2::from_angle(angle).rotate(corner.into()));
    if turned(FRAC_PI_3).all(has_corner) { FRAC_PI_3 } else { FRAC_PI_2 }
}

/// Returns the [`symmetry_angle`] of the board on the table; before there is one, that of a hexagon.
pub(super) fn symmetry_step(board: Option<&TableBoard>) -> f32 {
    board.map_or(FRAC_PI_3, |board| symmetry_angle(board.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    #[test]
    fn hexagons_turn_by_a_sixth_and_squares_by_a_quarter() {
        for variant in Variant::ALL {
            let board = variant.board();
            let is_square = matches!(variant, Variant::Square | Variant::Snub);
            let turn = if is_square { FRAC_PI_2 } else { FRAC_PI_3 };
            assert!((symmetry_angle(board) - turn).abs() < f32::EPSILON, "{board:?}");
        }
    }

    fn table() -> Vec<Vec3> {
        vec![
            Vec3::new(-4.0, 0.0, 3.5),
            Vec3::new(4.0, 0.0, 3.5),
            Vec3::new(-4.0, 0.0, -3.5),
            Vec3::new(4.0, 0.0, -3.5),
            Vec3::new(0.0, 1.0, 4.5),
        ]
    }

    #[test]
    fn everything_is_in_view_and_touches_its_edge() {
        let reach = Vec2::new(0.6, 0.34);
        for (yaw, elevation) in [(0.0, 0.96), (1.0, 0.4), (3.1, 1.5), (-2.0, 0.7)] {
            let orbit = OrbitPose::all(yaw, elevation);
            let place = orbit.place(&table(), reach);
            let shares = table().into_iter().map(|corner| {
                let seen = orbit.rotation().inverse() * (corner - place);
                assert!(seen.z < 0.0);
                (Vec2::new(seen.x, seen.y).abs() / (reach * -seen.z)).max_element()
            });
            let widest = shares.fold(0.0_f32, f32::max);
            assert!((0.99..=1.001).contains(&widest), "{widest} at {yaw} {elevation}");
        }
    }

    #[test]
    fn tweens_take_the_shorter_way() {
        let from = OrbitPose::all(0.2, 1.0);
        let to = OrbitPose::all(TAU - 0.2, 1.0);
        assert!(from.between(to, 0.5).yaw.abs() < 1e-5);
        assert_eq!(from.between(to, 1.0), to);
    }

    #[test]
    fn limits_hold() {
        let wild = OrbitPose { yaw: 9.0, elevation: 4.0, zoom: 0.0, pan: Vec2::splat(99.0) }.clamped(1.0);
        assert!(ELEVATIONS.contains(&wild.elevation) && ZOOMS.contains(&wild.zoom));
        assert!(wild.pan.length() <= PAN_REACH + 1e-4);
    }

    #[test]
    fn a_drag_moves_the_table_with_the_pointer() {
        let orbit = OrbitPose::all(0.0, 1.5).panned(Vec2::new(1.0, 0.0));
        assert!(orbit.pan.x < -0.9, "the view goes left, so that the table goes right");
    }
}
