//! What the panels leave to the board.

use bevy::prelude::*;

/// The part of the window that no panel covers, in logical pixels; `None` is all of it. The view fits into it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct FreeArea(pub Option<Rect>);
