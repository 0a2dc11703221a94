//! Overview of the table while the end of a game is shown: the camera rises for it, and returns afterwards.

use bevy::prelude::*;

use super::orbit::OrbitPose;
use super::orbit_camera::OrbitCamera;
use crate::app::GameSystems;
use crate::app::game::{AnimationSpeed, BoardStyle, EndSequence, RedrawScheduler};

/// Elevation in radians. 64 degrees: no stack hides another one, and all discs of a stack can still be seen.
const OVERVIEW_ELEVATION: f32 = 1.117;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow_ending.in_set(OverviewSystems).in_set(GameSystems::Animate));
}

/// Systems that move the camera for the end of a game and for the photo mode, and return it afterwards.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OverviewSystems;

pub(super) fn follow_ending(
    ending: Res<EndSequence>,
    speed: Res<AnimationSpeed>,
    depiction: Res<BoardStyle>,
    mut cameras: Query<&mut OrbitCamera>,
    mut redraws: ResMut<RedrawScheduler>,
    mut was_shown: Local<bool>,
) {
    let is_shown = ending.is_running() && !speed.is_still();
    if std::mem::replace(&mut *was_shown, is_shown) == is_shown {
        return;
    }
    for mut camera in &mut cameras {
        if !is_shown {
            camera.return_from_ending(*depiction);
        } else if *depiction == BoardStyle::Table {
            camera.rise_for_ending();
        }
    }
    redraws.settle();
}

impl OrbitCamera {
    /// Returns the pose around the table that the player has chosen: the current one, the end of the running
    /// movement, or the one to return to after the photo mode or the end of a game.
    pub fn player_pose(&self) -> OrbitPose {
        self.before_photo.or(self.before_ending).unwrap_or_else(|| self.target_pose(BoardStyle::Table))
    }

    /// Returns the pose over the page: the current one, or the end of the running movement.
    pub fn page_pose(&self) -> OrbitPose {
        self.target_pose(BoardStyle::Diagram)
    }

    /// Moves smoothly to a pose that shows all of the board from above, from the same side. A camera that is higher
    /// already stays as high.
    fn rise_for_ending(&mut self) {
        let own = self.player_pose();
        let high = OrbitPose::all(own.yaw, own.elevation.max(OVERVIEW_ELEVATION));
        if high != own {
            self.before_ending = Some(own);
            self.tween_to(high, BoardStyle::Table);
        }
    }

    /// Moves smoothly back, unless the player has moved the camera since.
    fn return_from_ending(&mut self, depiction: BoardStyle) {
        let Some(own) = self.before_ending.take() else { return };
        match depiction {
            BoardStyle::Table => self.tween_to(own, depiction),
            // What cannot be seen needs no tween.
            BoardStyle::Diagram => self.jump_to_table_view(own),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::orbit_camera::{CameraRequest, TWEEN_TIME, Viewpoint};
    use super::*;

    const TABLE: BoardStyle = BoardStyle::Table;

    fn turned() -> OrbitCamera {
        let mut camera = OrbitCamera::default();
        camera.jump_to_table_view(OrbitPose {
            yaw: 0.7,
            zoom: 0.6,
            pan: Vec2::new(1.0, 0.5),
            ..camera.orbit
        });
        camera
    }

    #[test]
    fn the_camera_rises_on_its_side_and_comes_back() {
        let mut camera = turned();
        let own = camera.orbit;
        camera.rise_for_ending();
        assert_eq!(camera.player_pose(), own, "what is remembered is the player's view");
        camera.advance_tween(TWEEN_TIME);
        assert_eq!(camera.orbit, OrbitPose::all(0.7, OVERVIEW_ELEVATION));
        assert_eq!(camera.player_pose(), own);
        camera.return_from_ending(TABLE);
        camera.advance_tween(TWEEN_TIME);
        assert_eq!(camera.orbit, own);
    }

    #[test]
    fn who_moves_the_camera_keeps_the_view() {
        for request in
            [CameraRequest::Turn(0.5), CameraRequest::ZoomAtOnce(0.8), CameraRequest::View(Viewpoint::Side)]
        {
            let mut camera = turned();
            camera.rise_for_ending();
            camera.advance_tween(TWEEN_TIME / 2);
            camera.apply(request, TABLE);
            camera.advance_tween(TWEEN_TIME);
            let chosen = camera.orbit;
            camera.return_from_ending(TABLE);
            camera.advance_tween(TWEEN_TIME);
            assert_eq!(camera.orbit, chosen, "{request:?}");
        }
    }

    #[test]
    fn a_tween_that_is_not_over_ends_where_it_would_have() {
        let mut camera = turned();
        camera.apply(CameraRequest::Turn(1.0), TABLE);
        camera.rise_for_ending();
        camera.advance_tween(TWEEN_TIME / 3);
        camera.return_from_ending(TABLE);
        camera.advance_tween(TWEEN_TIME);
        assert!((camera.orbit.yaw - 1.7).abs() < 1e-5);
        assert!((camera.orbit.zoom - 0.6).abs() < 1e-5);
    }

    #[test]
    fn who_looks_from_above_stays_there() {
        let mut camera = OrbitCamera::default();
        camera.jump_to_table_view(camera.view_from(Viewpoint::Above));
        let above = camera.orbit;
        camera.rise_for_ending();
        camera.advance_tween(TWEEN_TIME);
        assert_eq!((camera.orbit, camera.before_ending), (above, None));
    }

    #[test]
    fn on_a_diagram_the_table_is_as_it_was_at_once() {
        let mut camera = turned();
        let own = camera.orbit;
        camera.rise_for_ending();
        camera.advance_tween(TWEEN_TIME);
        camera.apply(CameraRequest::ZoomAtOnce(0.8), BoardStyle::Diagram);
        camera.return_from_ending(BoardStyle::Diagram);
        assert_eq!(camera.orbit, own);
    }
}
