//! What is around the board: the panels, and messages to the player.

mod clicking;
mod clipboard;
mod fallback_fonts;
mod folder;
mod hud;
pub mod panels;
pub mod reason;
mod typing;

use bevy::prelude::*;
pub use clipboard::CopySystems;
pub(in crate::app) use fallback_fonts::install_fonts;

/// What is said to the player, shown or not.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((hud::plugin, reason::plugin));
}

/// What a window adds: the panels, and what is clicked and typed there.
pub(super) fn window_plugin(app: &mut App) {
    app.add_plugins((
        hud::window_plugin,
        clicking::plugin,
        typing::plugin,
        clipboard::plugin,
        fallback_fonts::plugin,
    ));
}
