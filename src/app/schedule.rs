//! The order in which a frame's work is done. Every floor names these sets.

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
    app.configure_sets(
        Update,
        (InputSystems::Pointer, InputSystems::Mouse, InputSystems::Cursor, InputSystems::Keys).chain(),
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

/// The order in which the hands are read.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum InputSystems {
    /// Where the pointer is.
    Pointer,
    /// What its buttons do.
    Mouse,
    /// What keys do on the board.
    Cursor,
    /// What the other keys do.
    Keys,
    /// What was chosen is forgotten where it means nothing any more.
    Choice,
}
