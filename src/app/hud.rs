//! The panels around the board: shows them, and turns what is clicked there into requests.

use std::collections::BTreeMap;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Buttons>().add_message::<PanelRequest>();
}

/// A panel that a key opens.
#[derive(Message, Clone, Copy, Debug)]
pub enum PanelRequest {
    /// The dialog for a new game.
    NewGame,
    /// The dialog for opening a record.
    Open,
    /// The dialog for saving the record.
    Save,
    /// The rules and keys.
    Help,
}

/// Where buttons are in the window, by name.
#[derive(Resource, Debug, Default)]
pub(super) struct Buttons(pub BTreeMap<&'static str, Vec2>);
