//! The mathematics of looking at a table from around it. No Bevy app is needed to test it.

use std::f32::consts::{PI, TAU};
use std::ops::RangeInclusive;

use bevy::math::{Mat3, Quat, Vec2, Vec3};

/// Never below the board, and never quite above, where right and left would be lost.
pub const ELEVATIONS: RangeInclusive<f32> = 0.349..=1.5533;
/// The share of the distance at which everything just fits. On larger tables one may go nearer.
pub const ZOOMS: RangeInclusive<f32> = 0.40..=1.7;
/// How far the view may be moved off the middle; on larger tables farther.
pub const PAN_REACH: f32 = 4.5;

/// Where the table is looked at from, relative to the view that shows all of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Orbit {
    /// Around the upright axis; 0 is the first player's seat, counter-clockwise seen from above.
    pub yaw: f32,
    /// Over the table's plane.
    pub elevation: f32,
    /// Below 1 is nearer than the view that shows all.
    pub zoom: f32,
    /// Off the middle, along x and z.
    pub pan: Vec2,
}

impl Orbit {
    /// The view that shows everything from here.
    pub const fn all(yaw: f32, elevation: f32) -> Self {
        Self { yaw, elevation, zoom: 1.0, pan: Vec2::ZERO }
    }

    /// Back within the limits on a table so many times as large as that of a small board.
    #[must_use]
    pub fn clamped(self, scale: f32) -> Self {
        Self {
            yaw: self.yaw,
            elevation: self.elevation.clamp(*ELEVATIONS.start(), *ELEVATIONS.end()),
            zoom: self.zoom.clamp(*ZOOMS.start() / scale, *ZOOMS.end()),
            pan: self.pan.clamp_length_max(PAN_REACH * scale),
        }
    }

    /// Between two views, the shorter way around.
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

    /// The rotation of the camera.
    pub fn rotation(self) -> Quat {
        Quat::from_rotation_y(self.yaw) * Quat::from_rotation_x(-self.elevation)
    }

    /// The camera's place: everything in `corners` is in view at zoom 1, where `reach` is the tangent of half the
    /// angle that may be used to each side and upwards.
    pub fn place(self, corners: &[Vec3], reach: Vec2) -> Vec3 {
        let rotation = self.rotation();
        let fit = fit(rotation, corners, reach);
        let view = Mat3::from_quat(rotation);
        // Zooming goes towards the place on the table that is in the middle of the view.
        let depth = (fit.y * view.y_axis.y + fit.x * view.x_axis.y) / -view.z_axis.y;
        let focus = rotation * Vec3::new(fit.x, fit.y, depth);
        let pan = Vec3::new(self.pan.x, 0.0, self.pan.y);
        focus + pan + view.z_axis * (fit.z - depth) * self.zoom
    }

    /// Moves the view over the table by a drag, measured in units of the table at the middle of the view.
    #[must_use]
    pub fn panned(self, drag: Vec2) -> Self {
        let (sin, cos) = self.yaw.sin_cos();
        // Moving up on the screen is moving away on the table, which is seen at an angle.
        let away = drag.y / self.elevation.sin().max(0.3);
        let pan = self.pan - Vec2::new(drag.x * cos + away * sin, away * cos - drag.x * sin);
        Self { pan, ..self }
    }
}

/// The place of the nearest camera, in its own axes, from which every corner is in view.
///
/// A corner (x, y, z) is in view from (cx, cy, d) if |x - cx| ≤ (d - z)·tx and |y - cy| ≤ (d - z)·ty; each side gives a
/// bound, and the two bounds of an axis meet at the nearest d.
fn fit(rotation: Quat, corners: &[Vec3], reach: Vec2) -> Vec3 {
    let seen = rotation.inverse();
    let mut high = Vec2::MIN;
    let mut low = Vec2::MAX;
    let mut nearest = f32::MIN;
    for &corner in corners {
        let corner = seen * corner;
        let flat = Vec2::new(corner.x, corner.y);
        high = high.max(flat + reach * corner.z);
        low = low.min(flat - reach * corner.z);
        nearest = nearest.max(corner.z);
    }
    let distances = (high - low) / (reach * 2.0);
    let distance = distances.max_element().max(nearest + 0.5);
    ((high + low) / 2.0).extend(distance)
}

#[cfg(test)]
mod tests {
    use super::*;

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
            let orbit = Orbit::all(yaw, elevation);
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
    fn glides_take_the_shorter_way() {
        let from = Orbit::all(0.2, 1.0);
        let to = Orbit::all(TAU - 0.2, 1.0);
        assert!(from.between(to, 0.5).yaw.abs() < 1e-5);
        assert_eq!(from.between(to, 1.0), to);
    }

    #[test]
    fn limits_hold() {
        let wild = Orbit { yaw: 9.0, elevation: 4.0, zoom: 0.0, pan: Vec2::splat(99.0) }.clamped(1.0);
        assert!(ELEVATIONS.contains(&wild.elevation) && ZOOMS.contains(&wild.zoom));
        assert!(wild.pan.length() <= PAN_REACH + 1e-4);
    }

    #[test]
    fn a_drag_moves_the_table_with_the_pointer() {
        let orbit = Orbit::all(0.0, 1.5).panned(Vec2::new(1.0, 0.0));
        assert!(orbit.pan.x < -0.9, "the view goes left, so that the table goes right");
    }
}
