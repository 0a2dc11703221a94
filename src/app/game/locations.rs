//! Where things are on the table, as components of those things.

use bevy::prelude::*;

use crate::board::Point;

/// Where a disc belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DiscSpot {
    /// In its owner's tray; the highest number is played first.
    Hand(usize),
    /// In the stack on a point, above so many others.
    Board(Point, usize),
}

/// Where the disc belongs; it may still be on its way.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiscLocation(pub DiscSpot);

/// A point of the board. Its mesh cannot be seen, but picked: it covers the whole cell.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardCell(pub Point);

/// The camera that looks at the table.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct TableCamera;
