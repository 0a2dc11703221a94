//! The camera in photo mode: it glides down to the table, and returns afterwards to where it was.

use bevy::prelude::*;

use super::orbit_camera::{OrbitCamera, Viewpoint};
use super::overview::{OverviewSystems, follow_ending};
use crate::app::GameSystems;
use crate::app::game::{BoardStyle, PhotoFrame, RedrawScheduler};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        follow_photo_mode.after(follow_ending).in_set(OverviewSystems).in_set(GameSystems::Animate),
    );
}

fn follow_photo_mode(
    photo: Res<PhotoFrame>,
    mut cameras: Query<&mut OrbitCamera>,
    mut redraws: ResMut<RedrawScheduler>,
    mut was_on: Local<bool>,
) {
    if std::mem::replace(&mut *was_on, photo.is_on()) == photo.is_on() {
        return;
    }
    for mut camera in &mut cameras {
        if photo.is_on() {
            camera.go_low();
        } else {
            camera.return_from_photo_mode();
        }
    }
    redraws.settle();
}

impl OrbitCamera {
    /// Moves smoothly to the low viewpoint.
    fn go_low(&mut self) {
        self.before_photo = Some(self.player_pose());
        self.before_ending = None;
        self.tween_to(self.view_from(Viewpoint::Low), BoardStyle::Table);
    }

    /// Moves smoothly back, unless another match has come on the table meanwhile.
    fn return_from_photo_mode(&mut self) {
        if let Some(own) = self.before_photo.take() {
            self.tween_to(own, BoardStyle::Table);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::orbit::OrbitPose;
    use super::super::orbit_camera::{CameraRequest, TWEEN_TIME};
    use super::*;

    #[test]
    fn the_camera_glides_low_and_back_to_where_it_was_however_it_was_moved_meanwhile() {
        let mut camera = OrbitCamera::default();
        camera.jump_to_table_view(OrbitPose { yaw: 0.7, zoom: 0.6, pan: Vec2::ONE, ..camera.orbit });
        let own = camera.orbit;
        camera.go_low();
        camera.advance_tween(TWEEN_TIME);
        assert_eq!(camera.orbit, camera.view_from(Viewpoint::Low));
        assert!((camera.orbit.elevation.to_degrees() - 25.0).abs() < 0.1);
        for request in [CameraRequest::OrbitAtOnce(Vec2::ONE), CameraRequest::ZoomAtOnce(0.8)] {
            camera.apply(request, BoardStyle::Table);
            assert_eq!(camera.player_pose(), own, "what is remembered is the player's view");
        }
        camera.return_from_photo_mode();
        camera.advance_tween(TWEEN_TIME);
        assert_eq!((camera.orbit, camera.player_pose()), (own, own));
    }

    #[test]
    fn another_match_has_its_own_view() {
        let mut camera = OrbitCamera::default();
        camera.jump_to_table_view(OrbitPose { yaw: 0.7, ..camera.orbit });
        camera.go_low();
        camera.return_home(None);
        camera.return_from_photo_mode();
        camera.advance_tween(TWEEN_TIME);
        assert_eq!(camera.orbit, camera.view_from(Viewpoint::Mine));
    }
}
