//! The part of the window that the panels leave to the board.

use bevy::prelude::*;

/// Part of the window that no panel covers, in logical pixels; `None` is all of it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct FreeArea(pub Option<Rect>);

/// Outlines of the board and the players' trays in the window, in logical pixels, as seen from the player's own seat.
/// They do not follow the camera, so that panels that keep clear of them do not move either.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Footprints(pub Vec<Vec<Vec2>>);
