//! Marks on the board: the last move, where one may play, what sleeps, what is pinned, what is a tower.

mod areas;
mod badges;
mod captions;
mod draw;
mod fade;
mod list;
mod moment;
mod signs;
mod sketch;

use bevy::prelude::*;

pub use captions::Caption;
pub use draw::Pencilled;
pub use list::{Area, Mark};

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_plugins(draw::plugin);
}
