//! What starts and paces everything else: the window, the way to the graphics adapter, pictures without a window.

pub mod access;
mod alert;
mod allocator;
mod desktop;
mod fault;
pub mod film;
#[cfg(any(test, target_os = "macos"))]
mod finder;
pub mod graphics;
mod leaving;
mod log;
mod memory;
pub mod offscreen;
pub mod picture;
mod place;
mod probe;
mod report;
mod shaping;
pub(crate) mod sharing;
mod strip;
mod window;

use bevy::prelude::*;

use super::{desk, game, input, schedule, stage};

pub use log::LogLevel;
pub use probe::ProbeFile;
pub use window::{LEAST_SIZE, WindowError, WindowOptions, run};

/// What a window adds to [`plugin`]: mouse and keys for the camera, and the panels.
pub fn window_plugin(app: &mut App) {
    app.add_plugins((
        stage::window_plugin,
        desk::window_plugin,
        memory::plugin,
        place::plugin,
        report::plugin,
        desktop::plugin,
        sharing::plugin,
        access::plugin,
    ));
}

/// Everything but the window itself: the table, the match and the hands on it.
pub fn plugin(app: &mut App) {
    app.add_plugins((schedule::plugin, game::plugin, input::plugin, stage::plugin, desk::plugin));
}
