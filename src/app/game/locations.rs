//! Components with the places of things on the table.

use bevy::prelude::*;

use crate::board::Point;
use crate::rules::Player;

/// Where a piece (disc) belongs on the table: in its owner's tray, or at a height in a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DiscSpot {
    /// In its owner's tray; the highest number is played first.
    Hand(usize),
    /// In the stack on a point, above so many others.
    Board(Point, usize),
}

impl DiscSpot {
    /// Point of the board, or `None` in a tray.
    pub const fn point(self) -> Option<Point> {
        match self {
            Self::Board(point, _) => Some(point),
            Self::Hand(_) => None,
        }
    }
}

/// Marks the entity of a piece with the place where it belongs, even while it still moves there.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiscLocation(pub DiscSpot);

/// Marks the entity of a piece with its owner.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiscOwner(pub Player);

/// Marks the invisible mesh over a cell of the board, by which the pointer finds the point.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardCell(pub Point);

/// Marks the camera that shows the table.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct TableCamera;
