//! Graphics adapter: opening it, its loss, and when frames are drawn.
//!
//! `display` asks whether a display answers, `start` opens the adapter, `device_loss` closes the window with a reason
//! when it is lost. `power` lets the window sleep until there is input, an answer of a thread, or a request to draw:
//! [`RedrawScheduler`](crate::app::game::RedrawScheduler) collects those. `rest_antialiasing` and `egui_fixes` are for
//! slow renderers.

mod device_loss;
mod display;
mod egui_fixes;
mod power;
mod rest_antialiasing;
mod start;

use bevy::prelude::*;

pub use device_loss::{GraphicsLossState, GraphicsLost};
pub use display::{DisplayError, OpenDisplay, check_display, forget_bad_scale};
pub(super) use power::PaceSystems;
pub use start::{Adapter, Renderer, StartError, StartOptions, open, open_without_window};
/// Kind of device of an [`Adapter`].
pub use wgpu::DeviceType;

/// Adds what the window draws with: power saving, corrections to egui, and anti-aliasing at rest. [`open`] opens the
/// adapter before.
pub fn plugin(app: &mut App) {
    app.add_plugins((power::plugin, egui_fixes::plugin, rest_antialiasing::plugin));
}
