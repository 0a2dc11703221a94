//! Projections whose optical axis goes through the middle of the free area, not of the window.

use bevy::camera::{CameraProjection, SubCameraView};
use bevy::math::Vec3A;
use bevy::prelude::*;

/// Perspective projection with an off-centre optical axis. The picture goes on under the panels, behind the
/// [`occluders`](super::occluders): one camera is cheaper than two.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ShiftedPerspective {
    /// Vertical field of view in radians.
    pub(super) angle: f32,
    /// Point of the picture that the optical axis goes through; the picture reaches from -1 to 1.
    pub(super) middle: Vec2,
    /// Width by height of the picture.
    pub(super) aspect: f32,
}

const NEAR: f32 = 0.5;
const FAR: f32 = 200.0;

/// Corners of the near and the far plane, in the order of [`CameraProjection::get_frustum_corners`]. `corner` takes -1
/// or 1 to the side and upwards, and the depth.
fn corners(near: f32, far: f32, corner: impl Fn(Vec2, f32) -> Vec2) -> [Vec3A; 8] {
    let places = [Vec2::new(1.0, -1.0), Vec2::ONE, Vec2::new(-1.0, 1.0), Vec2::NEG_ONE];
    std::array::from_fn(|index| {
        let (place, depth) = (places[index % 4], if index < 4 { near } else { far });
        corner(place, depth).extend(depth).into()
    })
}

impl ShiftedPerspective {
    /// Returns the tangents of half the angle of view to the side and upwards.
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
        corners(near, far, |place, depth| (place - self.middle) * self.reach() * depth.abs())
    }
}

/// Orthographic projection with an off-centre optical axis, for the diagram, which is seen from straight above.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ShiftedOrthographic {
    /// Half the height of the view, in units of the table.
    pub(super) half: f32,
    /// Point of the picture that the optical axis goes through; the picture reaches from -1 to 1.
    pub(super) middle: Vec2,
    /// Width by height of the picture.
    pub(super) aspect: f32,
}

impl ShiftedOrthographic {
    /// Converts normalised device coordinates into view space: units of the table from the optical axis.
    fn view_from_ndc(&self, ndc: Vec2) -> Vec2 {
        (ndc - self.middle) * Vec2::new(self.half * self.aspect, self.half)
    }
}

impl CameraProjection for ShiftedOrthographic {
    fn get_clip_from_view(&self) -> Mat4 {
        let [low, high] = [self.view_from_ndc(Vec2::NEG_ONE), self.view_from_ndc(Vec2::ONE)];
        // Near and far are swapped: depth is 1 at the near plane.
        Mat4::orthographic_rh(low.x, high.x, low.y, high.y, FAR, NEAR)
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
        corners(near, far, |place, _| self.view_from_ndc(place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_perspective_the_axis_meets_the_middle_too() {
        let projection = ShiftedOrthographic { half: 4.0, middle: Vec2::new(-0.3, 0.1), aspect: 1.6 };
        for depth in [-2.0, -30.0] {
            let seen = projection.get_clip_from_view().project_point3(Vec3::new(0.0, 0.0, depth));
            assert!(
                seen.truncate().abs_diff_eq(projection.middle, 1e-5) && (0.0..1.0).contains(&seen.z),
                "{seen}"
            );
            let [corner, _, other, ..] = projection.get_frustum_corners(depth, -90.0);
            let ends = [corner, other]
                .map(|at| projection.get_clip_from_view().project_point3(at.into()).truncate());
            assert!(ends[0].abs_diff_eq(Vec2::new(1.0, -1.0), 1e-4), "{ends:?}");
            assert!(ends[1].abs_diff_eq(Vec2::new(-1.0, 1.0), 1e-4), "{ends:?}");
        }
    }

    #[test]
    fn the_axis_meets_the_middle_of_the_free_area() {
        let projection = ShiftedPerspective { angle: 0.66, middle: Vec2::new(-0.3, 0.1), aspect: 1.6 };
        let seen = projection.get_clip_from_view().project_point3(Vec3::new(0.0, 0.0, -7.0));
        assert!(seen.truncate().abs_diff_eq(projection.middle, 1e-5));
        let [corner, ..] = projection.get_frustum_corners(-2.0, -9.0);
        let seen = projection.get_clip_from_view().project_point3(corner.into());
        assert!(seen.truncate().abs_diff_eq(Vec2::new(1.0, -1.0), 1e-4));
    }
}
