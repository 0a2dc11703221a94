//! Mouse and keys: what they mean at the table.

mod choice;
mod gestures;
mod keys;
mod pointer;

use bevy::prelude::*;

pub use choice::Choice;
pub use gestures::Chosen;
pub use pointer::Pointing;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((pointer::plugin, gestures::plugin, keys::plugin));
}
