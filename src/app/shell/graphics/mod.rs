//! The way to the graphics adapter, how much is asked of it, and when it rests.

mod display;
mod egui_repaint;
mod egui_shader;
mod loss;
mod power;
mod start;
mod still;

use bevy::prelude::*;

pub use display::{Answer, DisplayError, check_display, forget_bad_scale};
pub use loss::{GraphicsLost, Loss};
pub(super) use power::PaceSystems;
pub use start::{Adapter, Renderer, StartError, StartOptions, open, open_without_window};
/// What kind of device an [`Adapter`] is.
pub use wgpu::DeviceType;

/// Power saving and picture quality; the adapter itself is opened by [`open`] before.
pub fn plugin(app: &mut App) {
    app.add_plugins((power::plugin, egui_repaint::plugin, egui_shader::plugin, still::plugin));
}
