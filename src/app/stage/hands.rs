//! What lies beside the board follows the match.

use bevy::prelude::*;

use super::scene::Hands;
use super::scene::hands::filling;
use super::{aside, pieces};
use crate::app::GameSystems;
use crate::app::game::{CurrentMatch, Ending};
use crate::rules::{BoardView, ByPlayer, PieceSupply};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow_view.in_set(GameSystems::Animate));
}

fn follow_view(current: Res<CurrentMatch>, ending: Res<Ending>, mut hands: ResMut<Hands>) {
    if current.is_changed() || ending.is_changed() {
        let view = current.view();
        let mut lies = of(view);
        // At the end the trays come back for the sleepers.
        let columns = aside::columns(view, ending.sleepers());
        lies.lying = ByPlayer::from_fn(|player| lies.lying[player].max(filling(columns[player])));
        hands.set_if_neq(lies);
    }
}

/// What lies beside the board in a position: a hand, or one piece with the number of those on the board.
pub fn of(view: &BoardView) -> Hands {
    let told = ByPlayer::from_fn(|player| view.owned(player).len());
    Hands {
        lying: ByPlayer::from_fn(|player| pieces::hand(view, player)),
        told: (view.supply == PieceSupply::Endless).then_some(told),
    }
}
