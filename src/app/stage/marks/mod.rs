//! Marks on the board: the last move, where one may play, what sleeps, what is pinned, what is a tower.

mod areas;
mod draw;
mod list;
mod shapes;

use bevy::prelude::*;

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_plugins((shapes::plugin, draw::plugin));
}
