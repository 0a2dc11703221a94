//! Order of the work in a frame, as system sets that every layer uses.

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

/// Phases of [`Update`], in their order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameSystems {
    /// Advances clocks and timers.
    TickTimers,
    /// Turns mouse and key events into requests.
    Input,
    /// Turns the computer's answer into a request.
    Opponent,
    /// Applies or rejects requests. The match changes in no other set.
    Match,
    /// Updates entities and resources to match the position.
    SyncView,
    /// Moves entities towards their new places.
    Animate,
}

/// Order in which input is read.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum InputSystems {
    /// Finds the place under the pointer.
    Pointer,
    /// Handles mouse buttons and the wheel.
    Mouse,
    /// Handles keys that move the cursor on the board.
    Cursor,
    /// Handles all other keys.
    Keys,
    /// Clears a selection that has become void.
    Selection,
}
