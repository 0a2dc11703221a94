//! The order in which a frame's work is done.

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            GameSystems::TickTimers,
            GameSystems::Input,
            GameSystems::Opponent,
            GameSystems::Match,
            GameSystems::SyncView,
            GameSystems::Animate,
        )
            .chain(),
    );
}

/// What happens in [`Update`], from the first to the last.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameSystems {
    /// Clocks and waiting times go on.
    TickTimers,
    /// Mouse and keys become requests.
    Input,
    /// The computer's answer becomes a request.
    Opponent,
    /// Requests are granted or refused: the match changes here and nowhere else.
    Match,
    /// Entities are told where they belong now.
    SyncView,
    /// Entities move there.
    Animate,
}
