//! The window: a table in 3D with the match on it.
//!
//! Every feature is a folder or a file with a plugin of its own; the order in which they are added does not
//! matter, the order of their work in a frame is [`GameSystems`]. The life of a move is drawn in
//! `ARCHITECTURE.md`.

#![allow(
    clippy::needless_pass_by_value,
    clippy::too_many_arguments,
    clippy::type_complexity,
    reason = "a system says what it needs by its parameters, which Bevy passes by value"
)]

pub mod camera;
pub mod ending;
mod files;
pub mod game;
pub mod graphics;
mod hud;
pub mod input;
mod keyboard;
mod marks;
pub mod notice;
pub mod offscreen;
pub mod panels;
pub mod pieces;
mod probe;
pub mod scene;
mod schedule;
pub mod settings;
mod table;
mod tags;
mod window;

use bevy::prelude::*;

pub use probe::ProbeFile;
pub use schedule::GameSystems;
pub use window::{LEAST_SIZE, WindowError, WindowOptions, run};

/// What a window adds to [`plugin`]: mouse and keys for the camera, and the panels.
pub fn window_plugin(app: &mut App) {
    app.add_plugins((camera::window_plugin, hud::plugin));
}

/// Everything but the window itself: the table, the match and the hands on it.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        schedule::plugin,
        settings::plugin,
        scene::plugin,
        camera::plugin,
        game::plugin,
        table::plugin,
        input::plugin,
        pieces::plugin,
        marks::plugin,
        notice::plugin,
        ending::plugin,
        files::plugin,
    ));
}
