//! Mouse and keys: what they mean at the table.

mod choice;
mod gestures;
mod keys;
mod pointer;

use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use super::hud::{Modal, PanelRequest};

pub use choice::Choice;
pub use gestures::Chosen;
pub use pointer::Pointing;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((pointer::plugin, gestures::plugin, keys::plugin));
    app.configure_sets(Update, (InputSystems::Pointer, InputSystems::Mouse, InputSystems::Keys).chain());
    // What the panels say to the hands. Where there are none, nothing keeps mouse and keys from the board.
    app.init_resource::<Modal>().init_resource::<EguiWantsInput>().add_message::<PanelRequest>();
}

/// The order in which the hands are read.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum InputSystems {
    /// Where the pointer is.
    Pointer,
    /// What its buttons do.
    Mouse,
    /// What the keys do.
    Keys,
}
