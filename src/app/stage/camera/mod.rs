//! The orbit camera, what turns with it, and the egui context on its picture.

mod commands;
mod home;
mod lens;
mod mouse;
mod occluders;
mod orbit;
mod orbit_camera;
mod overview;
mod photo;
mod pose;
mod projection;

use bevy::prelude::*;
use bevy_egui::{EguiGlobalSettings, EguiPlugin, EguiPrimaryContextPass, PrimaryEguiContext};

pub use lens::LensSample;
pub(super) use occluders::OccluderSystems;
pub use orbit::{OrbitPose, symmetry_angle};
pub use orbit_camera::{CameraRequest, OrbitCamera, OrbitCameraSystems, Viewpoint, camera_bundle};
pub use overview::OverviewSystems;
pub use pose::{PixelsPerEdge, UnitsPerPixel, VisiblePage};

/// Adds the camera and keeps it posed. Enough for pictures without a window.
pub fn plugin(app: &mut App) {
    app.add_plugins((orbit_camera::plugin, pose::plugin));
}

/// Adds what a window needs besides: mouse and key control, egui on the camera's picture, and the occluders, which
/// keep the table from being drawn behind the panels.
pub fn window_plugin(app: &mut App) {
    app.add_plugins((
        EguiPlugin::default(),
        occluders::plugin,
        home::plugin,
        mouse::plugin,
        commands::plugin,
        overview::plugin,
        photo::plugin,
    ))
    // bevy_egui runs it even if no panel was added to it, and ends the program where it is missing.
    .init_schedule(EguiPrimaryContextPass)
    .add_systems(PreStartup, spawn_camera);
    app.world_mut().resource_mut::<EguiGlobalSettings>().auto_create_primary_context = false;
}

/// Spawns the camera with the egui context: egui draws after the anti-aliasing of this camera, and a camera of its own
/// would cost a software renderer four passes over the whole window.
fn spawn_camera(cameras: Query<(), With<OrbitCamera>>, mut commands: Commands) {
    if cameras.is_empty() {
        commands.spawn((camera_bundle(), PrimaryEguiContext));
    }
}
