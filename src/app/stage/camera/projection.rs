//! A perspective whose middle lies in the middle of the free area, not of the window.

use bevy::camera::{CameraProjection, SubCameraView};
use bevy::math::Vec3A;
use bevy::prelude::*;

/// Perspective with its optical axis moved within the picture. The picture goes on under the panels, behind
/// [`blinds`](super::blinds): one camera is cheaper than two.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ShiftedPerspective {
    /// The vertical angle of view.
    pub(super) angle: f32,
    /// Where the optical axis meets the picture; the picture reaches from -1 to 1.
    pub(super) middle: Vec2,
    /// Width by height of the picture.
    pub(super) aspect: f32,
}

const NEAR: f32 = 0.5;
const FAR: f32 = 200.0;

impl ShiftedPerspective {
    /// The tangents of half the angles to the side and upwards.
    pub(super) fn reach(&self) -> Vec2 {
        let upwards = (self.angle / 2.0).tan();
        Vec2::new(upwards * self.aspect, upwards)
    }
}

impl CameraProjection for ShiftedPerspective {
    fn get_clip_from_view(&self) -> Mat4 {
        let mut clip = Mat4::perspective_infinite_reverse_rh(self.angle, self.aspect, NEAR);
        clip.z_axis.x = -self.middle.x;
        clip.z_axis.y = -self.middle.y;
        clip
    }

    fn get_clip_from_view_for_sub(&self, _sub_view: &SubCameraView) -> Mat4 {
        self.get_clip_from_view()
    }

    fn update(&mut self, width: f32, height: f32) {
        self.aspect = width / height.max(1.0);
    }

    fn far(&self) -> f32 {
        FAR
    }

    fn get_frustum_corners(&self, near: f32, far: f32) -> [Vec3A; 8] {
        let corner = |x: f32, y: f32, depth: f32| {
            let flat = (Vec2::new(x, y) - self.middle) * self.reach() * depth.abs();
            Vec3A::new(flat.x, flat.y, depth)
        };
        [
            corner(1.0, -1.0, near),
            corner(1.0, 1.0, near),
            corner(-1.0, 1.0, near),
            corner(-1.0, -1.0, near),
            corner(1.0, -1.0, far),
            corner(1.0, 1.0, far),
            corner(-1.0, 1.0, far),
            corner(-1.0, -1.0, far),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_axis_meets_the_middle_of_the_free_area() {
        let lens = ShiftedPerspective { angle: 0.66, middle: Vec2::new(-0.3, 0.1), aspect: 1.6 };
        let seen = lens.get_clip_from_view().project_point3(Vec3::new(0.0, 0.0, -7.0));
        assert!(seen.truncate().abs_diff_eq(lens.middle, 1e-5));
        let [corner, ..] = lens.get_frustum_corners(-2.0, -9.0);
        let seen = lens.get_clip_from_view().project_point3(corner.into());
        assert!(seen.truncate().abs_diff_eq(Vec2::new(1.0, -1.0), 1e-4));
    }
}
