//! Chooses the side of the table that the person sits at.

use bevy::prelude::*;

use super::orbit_camera::{CameraRequest, OrbitCamera, OrbitCameraSystems, home_yaw};
use crate::app::GameSystems;
use crate::app::game::{CurrentMatch, MatchChanged, RimLabels};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, update_home_side.in_set(GameSystems::SyncView).after(OrbitCameraSystems));
}

/// Puts a person who plays alone against the computer behind their own tray, and everybody else on Black's side.
fn update_home_side(
    current: Res<CurrentMatch>,
    mut changed: MessageReader<MatchChanged>,
    mut rim_labels: ResMut<RimLabels>,
    mut cameras: Query<&mut OrbitCamera>,
    mut requests: MessageWriter<CameraRequest>,
) {
    // Taking back can swap sides, too.
    let is_changed = changed.read().count() > 0;
    let first = current.is_added();
    if !is_changed && !first {
        return;
    }
    let player = current.table_match().near_side();
    let home = home_yaw(player);
    rim_labels.set_if_neq(RimLabels { reader: player, ..*rim_labels });
    for mut camera in &mut cameras {
        if (camera.home_yaw - home).abs() < f32::EPSILON {
            continue;
        }
        camera.home_yaw = home;
        if first {
            camera.return_home(None);
        } else {
            // As a message, so that the views of the last board can be remembered first.
            requests.write(CameraRequest::ReturnHome);
        }
    }
}
