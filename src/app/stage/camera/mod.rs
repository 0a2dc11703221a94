//! The camera that goes around the table, what turns with it, and the egui context on its picture.

mod blinds;
mod commands;
mod home;
mod mouse;
mod orbit;
mod overview;
mod panels;
mod pose;
mod projection;
mod rig;
mod upright;

use bevy::prelude::*;

pub(super) use blinds::BlindSystems;
pub use commands::turn_of;
pub use orbit::Orbit;
pub use overview::OverviewSystems;
pub use pose::{EdgePixels, Grain, PageRoom};
pub use rig::{CameraMoved, Rig, Seat, camera};

/// Poses the camera. Enough for pictures without a window.
pub fn plugin(app: &mut App) {
    app.add_plugins((rig::plugin, pose::plugin, upright::plugin));
}

/// What a window adds: mouse, keys, and egui on the camera's picture, with blinds below its panels.
pub fn window_plugin(app: &mut App) {
    app.add_plugins((
        blinds::plugin,
        home::plugin,
        mouse::plugin,
        commands::plugin,
        overview::plugin,
        panels::plugin,
    ));
}
