//! The part of the window that the panels leave to the board, and the frame of the photo mode.

use bevy::prelude::*;

/// Part of the window that no panel covers, in logical pixels; `None` is the whole window. The camera fits the board
/// into it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct FreeArea(pub Option<Rect>);

/// Photo mode: the frame into which the camera fits the board, in logical pixels; `None` outside photo mode. While it is
/// on, the board has no marks, and nothing on it can be moved.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct PhotoFrame(pub Option<Rect>);

impl PhotoFrame {
    /// Returns `true` in photo mode.
    pub const fn is_on(self) -> bool {
        self.0.is_some()
    }
}

/// Outlines of the board and the players' trays in the window, in logical pixels, as seen from the player's own seat.
/// Panels keep clear of them. They do not follow the camera, so that the panels do not move either.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Footprints(pub Vec<Vec<Vec2>>);
