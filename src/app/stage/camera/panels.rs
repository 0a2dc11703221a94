//! egui draws on the stage's own camera: its pass comes after the smoothing of edges, and a camera of its own would
//! cost a software renderer four passes over the whole window.

use bevy::prelude::*;
use bevy_egui::{EguiGlobalSettings, EguiPlugin, EguiPrimaryContextPass, PrimaryEguiContext};

use super::rig::{Rig, camera};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        // bevy_egui runs it even if no panel was added to it, and ends the program where it is missing.
        .init_schedule(EguiPrimaryContextPass)
        .add_systems(PreStartup, spawn_camera);
    app.world_mut().resource_mut::<EguiGlobalSettings>().auto_create_primary_context = false;
}

fn spawn_camera(cameras: Query<(), With<Rig>>, mut commands: Commands) {
    if cameras.is_empty() {
        commands.spawn((camera(), PrimaryEguiContext));
    }
}
