//! Mouse buttons that are held down, and the gestures that their release completes.

use std::time::Duration;

use bevy::prelude::*;

use super::pointer_target::{ButtonEvent, ButtonKind};
use super::selection::Gesture;
use crate::board::Point;
use crate::rules::Player;

/// Distance in logical pixels that the pointer must move for a press to become a drag.
pub(super) const DRAG_DISTANCE: f32 = 6.0;

/// The presses of mouse buttons that have not been released yet.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct HeldButtons {
    pub(super) left: Option<LeftPress>,
    pub(super) right: Option<RightPress>,
}

/// Press of the right button that has not been released yet: where and when it began, and what it has become.
#[derive(Clone, Copy, Debug)]
pub(super) struct RightPress {
    pub(super) point: Option<Point>,
    pub(super) at: Vec2,
    pub(super) since: Duration,
    pub(super) state: RightPressState,
}

/// What a press of the right button has become while it is down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RightPressState {
    /// It may become a click.
    Waiting,
    /// The pointer moved: it turns the table.
    Turning,
    /// It has been held long enough to look into a stack.
    Looking,
}

impl HeldButtons {
    /// Takes a press or a release. Returns the gesture that a release completes.
    pub(super) fn handle(&mut self, event: &ButtonEvent, now: Duration) -> Option<ButtonGesture> {
        match (event.button, event.kind) {
            (PointerButton::Primary, ButtonKind::Press) => {
                self.left = Some(LeftPress {
                    point: event.point,
                    at: event.at,
                    drag: DragState::NotYet,
                    hand: event.hand,
                });
                None
            }
            (PointerButton::Primary, ButtonKind::Release) => self.left.take()?.released(event),
            (PointerButton::Secondary, ButtonKind::Press) => {
                let state = RightPressState::Waiting;
                self.right = Some(RightPress { point: event.point, at: event.at, since: now, state });
                None
            }
            (PointerButton::Secondary, ButtonKind::Release) => {
                let pressed = self.right.take()?;
                let near = event.at.distance(pressed.at) < DRAG_DISTANCE;
                match pressed.state {
                    RightPressState::Looking => Some(ButtonGesture::XRayEnd),
                    RightPressState::Waiting if near => Some(ButtonGesture::RightClick(event.point)),
                    RightPressState::Waiting | RightPressState::Turning => None,
                }
            }
            (PointerButton::Middle, _) => None,
        }
    }
}

/// Press of the left button that has not been released yet, and whether a stack has been dragged since.
#[derive(Clone, Copy, Debug)]
pub(super) struct LeftPress {
    pub(super) point: Option<Point>,
    pub(super) at: Vec2,
    pub(super) drag: DragState,
    /// The player from whose tray a piece was pressed.
    pub(super) hand: Option<Player>,
}

impl LeftPress {
    fn released(self, event: &ButtonEvent) -> Option<ButtonGesture> {
        let way = event.at.distance(self.at);
        match self.point {
            // The way may also be made within one frame.
            Some(from) if self.drag != DragState::NotYet || way >= DRAG_DISTANCE => {
                Some(ButtonGesture::Drop { from, to: event.point, drag: self.drag })
            }
            None if way >= DRAG_DISTANCE => {
                let (player, to) = (self.hand?, event.point?);
                Some(ButtonGesture::FromHand { player, to })
            }
            // The piece under a pointer at rest may have moved away.
            _ if way < DRAG_DISTANCE && (event.point == self.point || way < 1.0) => {
                Some(ButtonGesture::Gesture(Gesture::Click(self.point)))
            }
            _ => None,
        }
    }
}

/// How far the drag of a stack has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DragState {
    NotYet,
    Begun,
    /// The stack cannot be taken up.
    Refused,
}

/// What the release of a mouse button means.
#[derive(Clone, Copy, Debug)]
pub(super) enum ButtonGesture {
    Gesture(Gesture),
    /// The end of a drag from a point to another one, or beside the board.
    Drop {
        from: Point,
        to: Option<Point>,
        drag: DragState,
    },
    /// A drag of a piece from a player's tray to a point.
    FromHand {
        player: Player,
        to: Point,
    },
    /// A click of the right button, on a point or beside the board.
    RightClick(Option<Point>),
    /// The end of looking into a stack.
    XRayEnd,
}
