//! The panels around the board, and messages to the player.
//!
//! `panels` is pure egui. `hud` connects it to Bevy: it collects the view model (`hud::model_inputs`) and sends
//! requests as messages (`hud::dispatch`). `typing` and `clicking` correct the input that egui gets, `clipboard` asks
//! the clipboard on threads, `folder` opens folders, `reason` keeps the text of a refusal at the pointer, and
//! `fallback_fonts` finds fonts for letters that the program's own lack.

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

/// Adds toasts and refusals, which also work without a window.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((hud::plugin, reason::plugin));
}

/// Adds the panels and their input, which need a window.
pub(super) fn window_plugin(app: &mut App) {
    app.add_plugins((
        hud::window_plugin,
        clicking::plugin,
        typing::plugin,
        clipboard::plugin,
        fallback_fonts::plugin,
    ));
}
