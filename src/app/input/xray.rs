//! X-ray view: shows the pieces inside one stack and makes all others transparent. The key of its command, or the right
//! button on a stack, keeps it on while held, or after a short press until the next one.

use bevy::prelude::*;

use super::pointer_target::PointerTarget;
use super::selection::CurrentSelection;
use crate::app::game::{CurrentMatch, MatchChanged, Mode, PhotoFrame};
use crate::app::{GameSystems, InputSystems};
use crate::board::Point;
use crate::rules::BoardView;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<XRay>()
        .add_systems(Update, follow.in_set(GameSystems::SyncView).after(InputSystems::Selection));
}

/// Updates the stack of the X-ray view: the requested one, or the one under the pointer, selected, or last shown.
fn follow(
    current: Res<CurrentMatch>,
    pointer: Res<PointerTarget>,
    selection: Res<CurrentSelection>,
    photo: Res<PhotoFrame>,
    mut changed: MessageReader<MatchChanged>,
    mut xray: ResMut<XRay>,
) {
    // The same point is another stack there.
    if changed.read().filter(|change| change.may_change_board()).count() > 0 {
        xray.set_if_neq(XRay::default());
    }
    if !xray.is_on() {
        return;
    }
    let view = current.view();
    // At the end of a game the stacks are counted.
    let at_rest =
        current.mode() != Mode::SetUp && view.to_move.is_some() && view.game.moves_stacks() && !photo.is_on();
    let next = if at_rest { xray.updated(view, [pointer.point, selection.stack()]) } else { XRay::default() };
    xray.set_if_neq(next);
}

/// X-ray view, in which the inside of one stack is shown and all others are transparent.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct XRay {
    switch: Switch,
    stack: Option<Point>,
}

/// Whether the X-ray view is on, and how its stack is chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Switch {
    #[default]
    Off,
    /// Follows the stack under the pointer.
    Following,
    /// Stays with one stack.
    Fixed,
}

impl XRay {
    /// Makes the view of the inside of one stack.
    pub const fn into_stack(stack: Point) -> Self {
        Self { switch: Switch::Fixed, stack: Some(stack) }
    }

    /// Returns `true` if the view is switched on, even while no stack is under the pointer.
    pub fn is_on(self) -> bool {
        self.switch != Switch::Off
    }

    /// Returns the stack whose inside is shown.
    pub const fn stack(self) -> Option<Point> {
        self.stack
    }

    /// Returns `true` if a stack is transparent because the inside of another one is shown.
    pub fn makes_transparent(self, stack: Point) -> bool {
        self.stack.is_some_and(|inside| inside != stack)
    }

    /// Switches the view on, of whichever stack is under the pointer, or off.
    pub(super) fn toggle(&mut self) {
        *self = if self.is_on() { Self::default() } else { Self { switch: Switch::Following, stack: None } };
    }

    /// Switches the view on for one stack, or off if its inside is shown already.
    pub(super) fn toggle_at(&mut self, stack: Point) {
        *self = if self.stack == Some(stack) { Self::default() } else { Self::into_stack(stack) };
    }

    /// Ends the view, whether it is of a fixed stack or follows the pointer.
    pub(super) fn switch_off(&mut self) {
        *self = Self::default();
    }

    /// Returns the X-ray for this board. One that is fixed on a stack stays there, and switches off once that stack is
    /// gone. One that follows the pointer shows the first of the candidate points that holds a stack, or else the stack
    /// shown last, if that is still there.
    fn updated(self, view: &BoardView, candidates: [Option<Point>; 2]) -> Self {
        let there = |point: &Point| view.stack(*point).is_some();
        let kept = self.stack.filter(there);
        match self.switch {
            Switch::Fixed if kept.is_some() => self,
            Switch::Fixed | Switch::Off => Self::default(),
            Switch::Following => {
                let stack = candidates.into_iter().flatten().find(there).or(kept);
                Self { stack, ..self }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tests::played;

    #[test]
    fn it_follows_what_is_pointed_at_or_chosen_and_else_stays() {
        let game = played("hex", "d4 d5 d3");
        let (view, p) = (game.view(), |label| game.board().find(label));
        let mut xray = XRay::default();
        assert_eq!(xray.updated(&view, [p("d4"), None]), XRay::default());
        xray.toggle();
        assert!(xray.is_on());
        for (candidates, wanted) in [
            ([p("a1"), None], None),
            ([p("d4"), p("d5")], p("d4")),
            ([None, p("d5")], p("d5")),
            ([p("a1"), p("d3")], p("d3")),
            ([None, None], p("d3")),
        ] {
            xray = xray.updated(&view, candidates);
            assert_eq!(xray.stack(), wanted, "{candidates:?}");
        }
        // What is gone is not looked into.
        assert_eq!(xray.updated(&played("hex", "d4 d5").view(), [None; 2]).stack(), None);
        xray.toggle();
        assert_eq!(xray, XRay::default());
    }

    #[test]
    fn it_stays_with_the_stack_that_was_asked_for_until_that_is_gone() {
        let game = played("hex", "d4 d5 d3");
        let p = |label| game.board().find(label).unwrap();
        let mut xray = XRay::default();
        xray.toggle_at(p("d3"));
        assert_eq!(xray.updated(&game.view(), [Some(p("d4")), None]).stack(), Some(p("d3")));
        let gone = played("hex", "d4 d5");
        assert_eq!(xray.updated(&gone.view(), [Some(p("d4")), None]), XRay::default());
        xray.toggle_at(p("d4"));
        assert_eq!(xray.stack(), Some(p("d4")));
        xray.toggle_at(p("d4"));
        assert!(!xray.is_on());
    }
}
