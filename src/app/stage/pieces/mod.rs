//! The discs: every piece of every stack and hand is an entity.

mod arrange;
mod carry;
mod fade;
mod glide;
mod lift;
mod look;
mod manner;
mod sync;

use bevy::prelude::*;

use crate::rules::Player;

pub use arrange::hand;
pub use carry::Carried;
pub use fade::{Coming, Leaving};
pub(super) use fade::{LEAST, shrink};
pub(super) use glide::advance_glides;
pub use glide::{Glide, Travelling};
pub(super) use lift::spread_pieces;
pub use lift::{STIR, spread};
pub use look::THROUGH;
pub(super) use sync::with_half;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((sync::plugin, lift::plugin, glide::plugin, fade::plugin, look::plugin));
}

/// One disc.
#[derive(Component, Clone, Copy, Debug)]
pub struct Piece {
    /// Whose colour it has.
    pub owner: Player,
    /// Tells it from the others, from 0.
    pub id: usize,
}
