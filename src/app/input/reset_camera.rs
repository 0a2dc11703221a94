//! A double click on the empty table resets the camera.

use std::time::Duration;

use bevy::prelude::*;

use super::buttons::DRAG_DISTANCE;
use super::commands::{CameraCommand, CameraView, CommandRequested};
use super::gestures::read_gestures;
use super::pointer_target::{ButtonEvent, ButtonKind};
use super::{DialogOpen, MenuOpen};
use crate::app::{GameSystems, InputSystems};

/// Longest time between the two clicks, as on most systems.
const WITHIN: Duration = Duration::from_millis(400);

/// Registers the system that resets the camera on a double click on the empty table.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        reset_view.in_set(GameSystems::Input).in_set(InputSystems::Mouse).after(read_gestures),
    );
}

/// Returns the camera to the player's seat after a double click on the empty table.
pub(super) fn reset_view(
    time: Res<Time<Real>>,
    mut events: MessageReader<ButtonEvent>,
    modal: Res<DialogOpen>,
    menu: Res<MenuOpen>,
    mut clicks: Local<Clicks>,
    mut commands: MessageWriter<CommandRequested>,
) {
    let is_kept_away = modal.0 || menu.0;
    for event in events.read() {
        if is_kept_away {
            *clicks = Clicks::default();
        } else if clicks.complete(event, time.elapsed()) {
            commands.write(CommandRequested(CameraCommand::View(CameraView::Mine).into()));
        }
    }
}

/// Recent clicks of the left button on the empty table, to recognise a double click.
#[derive(Debug, Default)]
pub(super) struct Clicks {
    /// Place of the press.
    pressed: Option<Vec2>,
    /// Place and time of the last click.
    last: Option<(Vec2, Duration)>,
}

impl Clicks {
    /// Returns `true` if a press or release completes a double click. Any other event in between starts anew.
    fn complete(&mut self, event: &ButtonEvent, now: Duration) -> bool {
        let before = std::mem::take(self);
        if event.button != PointerButton::Primary || event.point.is_some() {
            return false;
        }
        let is_near = |at: Vec2| event.at.distance(at) < DRAG_DISTANCE;
        match event.kind {
            ButtonKind::Press => {
                *self = Self { pressed: Some(event.at), last: before.last };
                false
            }
            ButtonKind::Release if !before.pressed.is_some_and(is_near) => false,
            ButtonKind::Release => {
                let is_second =
                    before.last.is_some_and(|(at, then)| is_near(at) && now.saturating_sub(then) <= WITHIN);
                self.last = (!is_second).then_some((event.at, now));
                is_second
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Point;

    /// Counts the double clicks among clicks, each with its place, its point and its time in milliseconds.
    fn doubles(clicks: &[(f32, Option<Point>, u64)]) -> usize {
        let mut table = Clicks::default();
        let mut count = 0;
        for &(x, point, millis) in clicks {
            for kind in [ButtonKind::Press, ButtonKind::Release] {
                let at = Vec2::new(x, 0.0);
                let event =
                    ButtonEvent { button: PointerButton::Primary, kind, point, at, ground: None, hand: None };
                count += usize::from(table.complete(&event, Duration::from_millis(millis)));
            }
        }
        count
    }

    #[test]
    fn two_quick_clicks_at_one_place_beside_the_board_are_a_double_click() {
        assert_eq!(doubles(&[(0.0, None, 0), (2.0, None, 300)]), 1);
        // The third click begins anew.
        assert_eq!(doubles(&[(0.0, None, 0), (0.0, None, 200), (0.0, None, 400)]), 1);
        assert_eq!(doubles(&[(0.0, None, 0), (0.0, None, 500)]), 0);
        assert_eq!(doubles(&[(0.0, None, 0), (40.0, None, 200)]), 0);
        let point = Some(Point::new(3));
        assert_eq!(doubles(&[(0.0, None, 0), (0.0, point, 200)]), 0);
        assert_eq!(doubles(&[(0.0, point, 0), (0.0, point, 200)]), 0);
    }
}
