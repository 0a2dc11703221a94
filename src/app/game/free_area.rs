//! What the panels leave to the board.

use bevy::prelude::*;

/// Part of the window that no panel covers, in logical pixels; `None` is all of it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct FreeArea(pub Option<Rect>);

/// Where board and hands lie in the window while they are looked at from the player's own seat: points around each of
/// them, in logical pixels. They stay where they are while the camera moves, so that what keeps clear of them does not
/// move either.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Footprints(pub Vec<Vec<Vec2>>);
