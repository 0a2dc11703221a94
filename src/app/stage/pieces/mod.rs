//! Discs: every piece of every stack and hand is an entity.

mod carry;
mod disc_materials;
mod fade;
mod lift;
mod motion_style;
mod spot_assignment;
mod sync;
mod tween;

use bevy::prelude::*;

use crate::app::GameSystems;
use crate::app::game::PiecesInMotion;
use crate::rules::Player;

pub use carry::DraggedStack;
pub use disc_materials::SEE_THROUGH_OPACITY;
pub use fade::{Appearing, Disappearing};
pub(super) use fade::{MIN_SCALE, shrink};
pub(super) use lift::spread_pieces;
pub use lift::{HOVER_LIFT, spread_offset};
pub(super) use motion_style::LIFT;
pub use spot_assignment::hand_size;
pub(super) use sync::with_pending_stone;
pub(super) use tween::advance_tweens;
pub use tween::{InTransit, Tween};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, note_motion.in_set(GameSystems::Animate).after(advance_tweens));
    app.add_plugins((sync::plugin, lift::plugin, tween::plugin, fade::plugin, disc_materials::plugin));
}

/// Notes if pieces fly to their places.
fn note_motion(discs: Query<(), (With<Tween>, With<InTransit>)>, mut in_motion: ResMut<PiecesInMotion>) {
    in_motion.set_if_neq(PiecesInMotion(!discs.is_empty()));
}

/// Component of each disc (a piece as a 3D object), on the board or in a hand.
#[derive(Component, Clone, Copy, Debug)]
pub struct Piece {
    /// Player whose colour it has.
    pub owner: Player,
    /// Unique number, from 0.
    pub id: usize,
}
