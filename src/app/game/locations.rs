//! Components with the places of things on the table.

use bevy::prelude::*;

use crate::board::Point;

/// Place of a disc: in its owner's tray or in a stack.
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

/// Place where the disc belongs, even while it moves there.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiscLocation(pub DiscSpot);

/// Point of the board. Its invisible mesh covers the cell and is picked by the pointer.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardCell(pub Point);

/// Camera that shows the table.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct TableCamera;
