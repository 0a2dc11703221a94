//! Depth of field without post-processing: a picture from each of many places in the lens, to be averaged.

use bevy::prelude::*;

use super::projection::ShiftedPerspective;

/// A place in the lens of the camera, and what the lens is focused on. The plane in focus is at the same pixels from
/// everywhere in the lens; the average of many such pictures is sharp there, and softer the farther things are from it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LensSample {
    /// Offset from the middle of the lens to the right and up, as a share of the distance in focus.
    pub offset: Vec2,
    /// Point on the table that is in focus.
    pub focus: Vec3,
}

impl LensSample {
    /// Moves a camera from the middle of its lens to this place.
    pub(super) fn shift(self, transform: &mut Transform, projection: &mut ShiftedPerspective) {
        let distance = (self.focus - transform.translation).dot(*transform.forward());
        transform.translation += transform.rotation * (self.offset * distance).extend(0.0);
        projection.middle += self.offset / projection.reach();
    }
}

#[cfg(test)]
mod tests {
    use bevy::camera::CameraProjection;

    use super::*;

    #[test]
    fn the_plane_in_focus_stays_where_it_is_and_the_rest_moves() {
        let middle = Transform::from_xyz(1.0, 6.0, 12.0).looking_at(Vec3::ZERO, Vec3::Y);
        let projection = ShiftedPerspective { angle: 0.45, middle: Vec2::new(0.1, -0.2), aspect: 1.6 };
        let seen = |(transform, projection): &(Transform, ShiftedPerspective), at: Vec3| {
            let at = transform.to_matrix().inverse().transform_point3(at);
            projection.get_clip_from_view().project_point3(at).truncate()
        };
        let focus = Vec3::new(0.5, 0.2, 1.0);
        let beside = focus + middle.right() * 2.0 + middle.up() * 0.7;
        let [before, behind] = [-2.0, 2.0].map(|by| focus + middle.forward() * by);
        let pinhole = (middle, projection);
        for offset in [Vec2::X, Vec2::NEG_Y, Vec2::new(-0.6, 0.8)].map(|way| way * 0.02) {
            let mut shifted = pinhole.clone();
            LensSample { offset, focus }.shift(&mut shifted.0, &mut shifted.1);
            let moved = |at| seen(&shifted, at) - seen(&pinhole, at);
            assert!(moved(focus).length() < 1e-4 && moved(beside).length() < 1e-4, "{offset}");
            let [near, far] = [before, behind].map(moved);
            assert!(near.dot(offset) < -1e-5 && far.dot(offset) > 1e-5, "{offset}: {near} {far}");
        }
    }
}
