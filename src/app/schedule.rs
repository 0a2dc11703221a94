//! Order of the work in a frame, as system sets that every layer uses. A click is answered in the frame in which it
//! arrives.
//!
//! | when | what happens |
//! | --- | --- |
//! | `PreUpdate` | picking; textures that threads have finished; key events for egui |
//! | `TickTimers` | the end sequence and refusals grow older; the place under the pointer |
//! | `Input` | gestures and keys become requests; so does what a thread has read from files |
//! | `Opponent` | stale searches are stopped, new ones start, answers become requests; reviews likewise |
//! | `Match` | requests are applied to the match, here and nowhere else |
//! | `SyncView` | the right board, discs with their new spots, selection, refusals, which position is analysed |
//! | `Animate` | tweens, lifted and dragged stacks, marks, the light of a tray, the end sequence |
//! | `PostUpdate` | the camera's pose in the area that panels leave free; painted shadows; the jitter of pieces |
//! | egui's pass | the panels: a function from a view model to requests, which become messages |
//! | `Last` | the tree for screen readers; smooth edges at rest; how long to sleep; the probe; what an exit waits for |

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

/// Phases of [`Update`], in their order. Systems are put in one of them, so that a frame goes from input to picture.
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

/// Order of the systems that read input in a frame.
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
