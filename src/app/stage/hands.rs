//! What lies beside the board follows the match.

use bevy::prelude::*;

use super::pieces;
use super::scene::Hands;
use crate::app::GameSystems;
use crate::app::game::CurrentMatch;
use crate::rules::{BoardView, ByPlayer, Supply};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow_view.in_set(GameSystems::SyncView));
}

fn follow_view(current: Res<CurrentMatch>, mut hands: ResMut<Hands>) {
    if current.is_changed() {
        hands.set_if_neq(of(current.view()));
    }
}

/// What lies beside the board in a position: a hand, or one piece with the number of those on the board.
pub fn of(view: &BoardView) -> Hands {
    let told = ByPlayer::from_fn(|player| view.owned(player).len());
    Hands {
        lying: ByPlayer::from_fn(|player| pieces::hand(view, player)),
        told: (view.supply == Supply::Endless).then_some(told),
    }
}
