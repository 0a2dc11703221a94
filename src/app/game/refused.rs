//! What the rules refused last, for as long as the reason stands at the pointer. Who shows the words keeps the time and
//! writes it; the table shows the picture that goes with them.

use std::time::Duration;

use bevy::prelude::*;

use crate::board::Point;
use crate::rules::{AnyIllegalMove, MoveIntent};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Refused>();
}

/// What the rules say against something that somebody tried on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objection {
    /// The stack that was to move or to be captured, or the point for a piece.
    pub at: Point,
    /// Where the stack was to go.
    pub onto: Option<Point>,
    /// The rule against it.
    pub reason: AnyIllegalMove,
}

impl Objection {
    /// Against something that was tried at one point.
    pub fn at(at: Point, reason: AnyIllegalMove) -> Self {
        Self { at, onto: None, reason }
    }

    /// Against a move; none if it was not made on the board.
    pub fn against(intent: MoveIntent, reason: AnyIllegalMove) -> Option<Self> {
        let (at, onto) = match intent {
            MoveIntent::Place(point) | MoveIntent::PlaceTwo(_, point) => (point, None),
            MoveIntent::Carry { from, to } => (from, Some(to)),
            MoveIntent::Pass | MoveIntent::SpendKomi => return None,
        };
        Some(Self { at, onto, reason })
    }
}

/// What was refused last, while the reason stands at the pointer.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Refused {
    /// What the rules say; none if nothing stands there, or something that is no rule's.
    pub objection: Option<Objection>,
    /// When it was refused: the same may be refused again.
    pub since: Duration,
    /// How much of the words is there: 1 for all of them, less while they fade.
    pub opacity: f32,
}

/// [`Refused`] is written.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RefusedSystems;
