//! Mouse and keyboard input at the table: events become gestures and commands, and these become requests.
//!
//! - Mouse: `pointer` casts rays, `buttons` and `gestures` make clicks and drags, `selection` decides what a gesture
//!   does, `snap` chooses the target that draws a dragged stack to itself, `wheel` steps through the moves,
//!   `reset_camera` answers a double click on the empty table.
//! - Keys: `keyboard` is the one place that reads them, `commands` the one table of commands, `keys` carries out those
//!   about the match, `held` repeats what goes on while a key is held, `cursor` plays without a mouse.
//! - `screen_reader` lets a screen reader press a point, `xray` looks into a stack, `pointer_shape` chooses the
//!   pointer.
//!
//! `Selection::outcome_at` alone decides what a click would do, and `GestureOutcome::violation` which rule forbids it.
//! Hands, tags and marks ask them, so they never disagree.

mod buttons;
mod commands;
mod cursor;
mod gestures;
mod held;
mod keyboard;
mod keys;
mod pointer;
mod pointer_shape;
mod pointer_target;
mod reset_camera;
mod screen_reader;
mod selection;
mod snap;
mod wheel;
mod xray;

use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use crate::app::game::PhotoFrame;

pub use commands::{
    COMMANDS, CameraCommand, CameraView, ChordKey, Command, CommandContext, CommandInfo, CommandRequested,
    CommandSituation, CopyFormat, Direction, GameFeature, KeyChanges, KeyChord, Keymap, KeymapError,
    LessonStep, MatchCommand, MenuId, PanelCommand, PuzzleStep, StudyCommand, TextSizeChange, ToggleCommand,
};
pub use cursor::BoardCursor;
pub use held::{HOLD_DELAY, HeldCommand};
pub use keyboard::{ChordModifier, KeyChange, KeyEvent, Keyboard, Modifiers, WindowKeyEvent};
pub use pointer::PointerOverTable;
pub use pointer_shape::PointerShape;
pub use pointer_target::PointerTarget;
pub use screen_reader::ScreenReaderAction;
pub use selection::{CurrentSelection, GestureOutcome, Selection};
pub use snap::snap_target;
pub use wheel::{WheelSteps, wheel_notches, wheel_steps_moves};
pub use xray::XRay;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        keyboard::plugin,
        pointer::plugin,
        gestures::plugin,
        reset_camera::plugin,
        wheel::plugin,
        pointer_shape::plugin,
        cursor::plugin,
        keys::plugin,
        held::plugin,
        screen_reader::plugin,
        xray::plugin,
    ));
    // The panels write these resources. Without panels, nothing keeps mouse and keys from the board.
    app.init_resource::<DialogOpen>()
        .init_resource::<MenuOpen>()
        .init_resource::<PhotoFrame>()
        .init_resource::<KeyCapture>()
        .init_resource::<EguiWantsInput>();
}

/// Set while a dialog is open; mouse and keys then do not reach the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DialogOpen(pub bool);

/// Set while the settings wait for a key that is to be bound to a command. No key triggers a command meanwhile.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KeyCapture(pub bool);

/// Set while a menu is open. Escape and the right button are then meant for it, not for the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MenuOpen(pub bool);
