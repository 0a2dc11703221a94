//! The match on the table: requests come in, one system answers them, everyone else listens.

mod apply;
mod current;
mod messages;
mod opponent;

use bevy::prelude::*;

pub use current::CurrentMatch;
pub use messages::{
    MatchChanged, MatchRequested, MoveNow, MovePlayed, MoveRejected, MoveRequested, OpponentFailed, Turn,
};
pub use opponent::{Opponents, Pace, Seed};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((messages::plugin, apply::plugin, opponent::plugin));
}
