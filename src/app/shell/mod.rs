//! Starts and paces everything else: the window, the graphics adapter, off-screen rendering.

pub mod access;
mod alert;
mod allocator;
#[cfg(any(test, target_os = "macos"))]
mod apple_events;
mod caption_strip;
mod crash_report;
mod desktop_settings;
mod exit_signals;
mod fault_injection;
pub mod game_pictures;
pub mod graphics;
mod log;
pub mod offscreen;
pub mod picture;
mod probe;
mod remembered_state;
pub(crate) mod sharing;
mod text_shaping;
mod window;
mod window_placement;

use bevy::prelude::*;

use super::{desk, game, input, schedule, stage};

pub use log::LogLevel;
pub use probe::ProbeFile;
pub use window::{WindowError, WindowOptions, run};
pub use window_placement::MIN_SIZE;

/// Adds what a window needs beyond [`plugin`]: camera control, panels, and the state that is remembered.
pub fn window_plugin(app: &mut App) {
    app.add_plugins((
        stage::window_plugin,
        desk::window_plugin,
        remembered_state::plugin,
        window_placement::plugin,
        crash_report::plugin,
        desktop_settings::plugin,
        sharing::plugin,
        access::plugin,
    ));
}

/// Adds everything but the window itself: match, input, scene and panels.
pub fn plugin(app: &mut App) {
    app.add_plugins((schedule::plugin, game::plugin, input::plugin, stage::plugin, desk::plugin));
}
