//! Target of the pointer, and events of its buttons.

use bevy::prelude::*;

use crate::board::{Board, Point};

/// Target of the pointer on the table.
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
    /// Target with a point only.
    pub fn at(point: Option<Point>) -> Self {
        Self { point, ..Self::default() }
    }

    /// Sets the point by keys.
    pub(super) fn set_point(&mut self, point: Option<Point>) {
        self.point = point;
    }

    /// The point under the pointer, if the pointer came there after a move that began or ended there.
    pub fn looked_at(&self) -> Option<Point> {
        self.point.filter(|_| self.rests != self.point)
    }
}

/// Press or release of a mouse button over the table.
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
}

/// Press or release.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ButtonKind {
    Press,
    Release,
}

/// Distance on the board's surface to the centre of a point, in spacings.
pub(super) fn distance(board: &Board, ground: Vec3, point: Point) -> f32 {
    let [x, y] = board.place(point);
    ground.xz().distance(Vec2::new(x, -y))
}
