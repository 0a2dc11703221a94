//! The board that the match needs is the one on the table.

use bevy::prelude::*;

use super::scene::TableBoard;
use crate::app::GameSystems;
use crate::app::game::CurrentMatch;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, lay_board).add_systems(Update, lay_board.in_set(GameSystems::SyncView));
}

fn lay_board(current: Res<CurrentMatch>, laid: Option<Res<TableBoard>>, mut commands: Commands) {
    let wanted = current.view().board;
    if laid.is_none_or(|laid| laid.0 != wanted) {
        commands.insert_resource(TableBoard(wanted));
    }
}
