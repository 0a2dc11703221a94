//! Target of the pointer, and events of its buttons.

use bevy::prelude::*;

use crate::board::{Board, Point};
use crate::rules::Player;

/// What is under the pointer on the table: the point and the place on the board. Keys of the board's cursor set the
/// point, too.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct PointerTarget {
    /// The point whose cell or stack is under the pointer.
    pub point: Option<Point>,
    /// The pointer in the window, in logical pixels from the upper left corner.
    pub cursor: Option<Vec2>,
    /// The place on the board's surface under the pointer.
    pub ground: Option<Vec3>,
    /// Point under the pointer since a move began or ended there.
    pub(super) rests: Option<Point>,
}

impl PointerTarget {
    /// Makes a target with a point only.
    pub fn at(point: Option<Point>) -> Self {
        Self { point, ..Self::default() }
    }

    /// Sets the point, as the board's cursor does.
    pub(super) fn set_point(&mut self, point: Option<Point>) {
        self.point = point;
    }

    /// Returns the point under the pointer, unless a move has begun or ended there since the pointer came: then the
    /// player does not ask about it.
    pub fn looked_at(&self) -> Option<Point> {
        self.point.filter(|_| self.rests != self.point)
    }
}

/// A mouse button was pressed or released over the table.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct ButtonEvent {
    pub(super) button: PointerButton,
    pub(super) kind: ButtonKind,
    /// The point under the pointer, if it is over one.
    pub(super) point: Option<Point>,
    /// The pointer in the window.
    pub(super) at: Vec2,
    /// The place on the board's surface under the pointer.
    pub(super) ground: Option<Vec3>,
    /// The player in whose tray the piece under the pointer lies.
    pub(super) hand: Option<Player>,
}

/// Whether a mouse button was pressed or released.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ButtonKind {
    Press,
    Release,
}

/// Returns the distance on the board's surface from a place to the centre of a point, in spacings of points.
pub(super) fn distance(board: &Board, ground: Vec3, point: Point) -> f32 {
    let [x, y] = board.place(point);
    ground.xz().distance(Vec2::new(x, -y))
}
