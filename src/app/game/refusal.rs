//! The last action that the rules refused, for as long as the reason is shown at the pointer. The panel with the reason
//! writes it and keeps the time; the table shows the picture that goes with it.

use std::time::Duration;

use bevy::prelude::*;

use super::MoveRejected;
use crate::board::{BoardSet, Point};
use crate::play::ChangeError;
use crate::rules::{AnyIllegalMove, MoveIntent};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CurrentRefusal>().init_resource::<RefusalRects>();
}

/// An action on the board that breaks a rule: where it was made, and which rule it breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleViolation {
    /// The stack that was to move or to be captured, or the point for a piece.
    pub at: Point,
    /// Destination of the stack.
    pub onto: Option<Point>,
    /// Rule that the action breaks.
    pub reason: AnyIllegalMove,
}

impl RuleViolation {
    /// Makes a violation at one point.
    pub fn at_point(at: Point, reason: AnyIllegalMove) -> Self {
        Self { at, onto: None, reason }
    }

    /// Makes the violation by an illegal move; none if the move was not made on the board. Of two pieces it names the
    /// one in the reason, or the second.
    pub fn from_intent(intent: MoveIntent, reason: AnyIllegalMove) -> Option<Self> {
        let target = intent.target()?;
        Some(match intent.source() {
            Some(from) => Self { at: from, onto: Some(target), reason },
            None => Self::at_point(reason.stone().unwrap_or(target), reason),
        })
    }

    /// Makes the violation by a rejected move; none if no rule was the reason.
    pub fn from_rejected(rejected: &MoveRejected) -> Option<Self> {
        match &rejected.error {
            ChangeError::Illegal(reason) => Self::from_intent(rejected.intent, reason.clone()),
            _ => None,
        }
    }

    /// Returns the points that the refused action involves.
    pub fn points(&self) -> BoardSet {
        [Some(self.at), self.onto].into_iter().flatten().collect()
    }

    /// Returns the point at which the reason is shown: the destination of the stack, or the point for a piece.
    pub fn place(&self) -> Point {
        self.onto.unwrap_or(self.at)
    }
}

/// The latest refusal of an action, for as long as its reason is shown next to the pointer.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct CurrentRefusal {
    /// Broken rule, if one is the reason.
    pub violation: Option<RuleViolation>,
    /// Time of the refusal.
    pub since: Duration,
    /// Opacity of the reason; below 1 while it fades.
    pub opacity: f32,
}

/// Rectangles in the window that the reason of a refusal must not cover, in logical pixels: the refused stack and its
/// picture.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct RefusalRects(pub Vec<Rect>);

/// Systems that write [`CurrentRefusal`]; others that draw it run after them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RefusalSystems;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tests::played;

    #[test]
    fn of_two_stones_the_refused_one_is_named() {
        let game = played("anda-3", "");
        let p = |label| game.board().find(label).unwrap();
        let at = |one, other| {
            let intent = MoveIntent::PlaceTwo(p(one), p(other));
            let reason = game.check_move(game.intended(intent).unwrap()).unwrap_err();
            game.board().label(RuleViolation::from_intent(intent, reason).unwrap().at)
        };
        // c3 is not on the edge, and a1 and a2 are too near to each other.
        assert_eq!(
            [at("c3", "a1"), at("a1", "c3"), at("a1", "a2"), at("a2", "a1")],
            ["c3", "c3", "a2", "a1"]
        );
    }

    #[test]
    fn a_stack_is_refused_where_it_stands_and_tried_where_it_was_to_go() {
        let game = played("hex", "d4 d5 d3");
        let p = |label| game.board().find(label).unwrap();
        let intent = MoveIntent::Carry { from: p("d5"), to: p("d3") };
        let reason = game.check_move(game.intended(intent).unwrap()).unwrap_err();
        let violation = RuleViolation::from_intent(intent, reason.clone()).unwrap();
        assert_eq!((violation.at, violation.place()), (p("d5"), p("d3")));
        assert_eq!(RuleViolation::from_intent(MoveIntent::Pass, reason), None);
    }
}
