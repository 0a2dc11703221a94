//! Keeps the board and the hands on the table those of the match.

use bevy::prelude::*;

use super::scene::{HandCounts, TableBoard, filling};
use super::{laid_sleepers, pieces};
use crate::app::GameSystems;
use crate::app::game::{CurrentMatch, EndSequence};
use crate::rules::{BoardView, ByPlayer};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, update_board).add_systems(
        Update,
        (update_board.in_set(GameSystems::SyncView), update_hands.in_set(GameSystems::Animate)),
    );
}

fn update_board(current: Res<CurrentMatch>, on_table: Option<Res<TableBoard>>, mut commands: Commands) {
    let board = current.view().board;
    if on_table.is_none_or(|on_table| on_table.0 != board) {
        commands.insert_resource(TableBoard(board));
    }
}

fn update_hands(current: Res<CurrentMatch>, ending: Res<EndSequence>, mut hands: ResMut<HandCounts>) {
    if current.is_changed() || ending.is_changed() {
        let view = current.view();
        let HandCounts(pieces) = hand_counts(view);
        // At the end the trays come back for the sleepers.
        let columns = laid_sleepers::columns(view, ending.sleepers());
        let counts = ByPlayer::from_fn(|player| pieces[player].max(filling(columns[player])));
        hands.set_if_neq(HandCounts(counts));
    }
}

/// Returns how many pieces lie beside the board in a position.
pub fn hand_counts(view: &BoardView) -> HandCounts {
    HandCounts(ByPlayer::from_fn(|player| pieces::hand_size(view, player)))
}
