//! Starts and paces everything else: the window, the graphics adapter, off-screen rendering.
//!
//! - `window` opens the window, `window_placement` puts it on the screen, `remembered_window` brings back its place and
//!   `remembered_views` the view of each board, `graphics` has the adapter and the pace of frames.
//! - `exit_signals` closes the window on a signal, `apple_events` handles the events of macOS, `desktop_settings`
//!   follows the desktop: light or dark, reduced motion.
//! - `offscreen` draws without a window; `picture`, `photo`, `game_pictures` and `caption_strip` make pictures and
//!   animated GIFs; `sharing` has another run of the program draw them.
//! - `access` is the window for screen readers.
//! - `log`, `crash_report` and `allocator` watch over the process; `probe` tells a test what is on the screen, and
//!   `fault_injection` has the faults that tests ask for.

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
pub mod photo;
pub mod picture;
mod probe;
mod remembered_views;
mod remembered_window;
pub mod result_card;
pub(crate) mod sharing;
mod text_painter;
mod text_shaping;
mod window;
mod window_placement;

use bevy::prelude::*;

use super::{desk, game, input, schedule, stage};

pub use log::LogLevel;
pub use probe::ProbeFile;
pub use window::{WindowError, WindowOptions, run};
pub use window_placement::MIN_SIZE;

/// Adds what only a window needs, beyond [`plugin`]: camera control, panels, files of the program's state, and links
/// to the desktop.
pub fn window_plugin(app: &mut App) {
    app.add_plugins((
        stage::window_plugin,
        desk::window_plugin,
        remembered_views::plugin,
        remembered_window::plugin,
        window_placement::plugin,
        crash_report::plugin,
        desktop_settings::plugin,
        sharing::plugin,
        access::plugin,
    ));
}

/// Adds everything but the window itself: match, input, scene and panels, as tests need it, too.
pub fn plugin(app: &mut App) {
    app.add_plugins((schedule::plugin, game::plugin, input::plugin, stage::plugin, desk::plugin));
}
