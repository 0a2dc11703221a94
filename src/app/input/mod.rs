//! Mouse and keys: what they mean at the table.

mod aloud;
mod buttons;
mod choice;
mod commands;
mod cursor;
mod double_click;
mod gestures;
mod held;
mod keyboard;
mod keys;
mod pointer;
mod pointer_shape;
mod snap;
mod wheel;
mod xray;

use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

pub use aloud::PointAsked;
pub use choice::{Choice, Wish};
pub use commands::{
    COMMANDS, Changes, Chord, Command, CommandRequested, Context, Copied, Keymap, KeymapError, LessonStep,
    Menu, PuzzleStep, Row, Situation, Stroke, TextSize, View, Way,
};
pub use cursor::BoardCursor;
pub use gestures::Chosen;
pub use held::{HOLD, HeldCommand};
pub use keyboard::{Change, Held, KeyEvent, Keyboard, Modifiers, Told};
pub use pointer::{AtTable, Pointing};
pub use pointer_shape::PointerShape;
pub use snap::snapped;
pub use wheel::{Notches, is_for_moves, notches};
pub use xray::XRay;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        keyboard::plugin,
        pointer::plugin,
        gestures::plugin,
        double_click::plugin,
        wheel::plugin,
        pointer_shape::plugin,
        cursor::plugin,
        keys::plugin,
        held::plugin,
        aloud::plugin,
        xray::plugin,
    ));
    // What the panels say to the hands. Where there are none, nothing keeps mouse and keys from the board.
    app.init_resource::<Modal>()
        .init_resource::<MenuOpen>()
        .init_resource::<KeyWanted>()
        .init_resource::<EguiWantsInput>();
}

/// Whether a dialog is open: mouse and keys are then not for the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modal(pub bool);

/// Whether the next key is to be bound to a command: it then asks for nothing.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KeyWanted(pub bool);

/// Whether a menu lies over the board: Escape and the right button are then for the menu.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MenuOpen(pub bool);
