//! Shape of the pointer over the board, which shows what a click or drag would do there.

use bevy::prelude::*;

use super::pointer_target::PointerTarget;
use super::selection::{CurrentSelection, Selection};
use super::snap::snap_target;
use super::{DialogOpen, MenuOpen};
use crate::app::game::{CurrentMatch, LessonSession, Mode, PhotoFrame};
use crate::app::{GameSystems, InputSystems};
use crate::board::Point;
use crate::rules::BoardView;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PointerShape>()
        .add_systems(Update, shape_pointer.in_set(GameSystems::SyncView).after(InputSystems::Selection));
}

fn shape_pointer(
    current: Res<CurrentMatch>,
    selection: Res<CurrentSelection>,
    pointer: Res<PointerTarget>,
    (modal, menu, photo): (Res<DialogOpen>, Res<MenuOpen>, Res<PhotoFrame>),
    mut shape: ResMut<PointerShape>,
) {
    let (view, selection, point) = (current.view(), selection.0, pointer.point);
    let wanted = if modal.0 || menu.0 || photo.is_on() {
        PointerShape::Default
    } else if current.mode() == Mode::SetUp {
        PointerShape::setting_up(selection, point, view)
    } else if current.lesson().is_some_and(LessonSession::asks_for_point) {
        point.map_or(PointerShape::Default, |_| PointerShape::Pointer)
    } else if current.is_human_turn() {
        // Where a stack hides the target behind it, the pointer is over that stack.
        let snapped = snap_target(selection, pointer.ground, view);
        PointerShape::playing(selection, snapped.or(point), view)
    } else {
        PointerShape::Default
    };
    shape.set_if_neq(wanted);
}

/// Shape that the mouse pointer takes over the board, named as in CSS. It shows what a click would do.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PointerShape {
    /// An arrow: nothing to do here, or not now.
    #[default]
    Default,
    /// A pointing finger: a click does something.
    Pointer,
    /// An open hand: this stack can be taken up.
    Grab(Point),
    /// A closed hand: a stack is carried.
    Grabbing,
    /// The selected or dragged stack cannot go here.
    NotAllowed,
}

impl PointerShape {
    /// Returns the stack under the pointer that can be taken up.
    pub const fn stack(self) -> Option<Point> {
        match self {
            Self::Grab(point) => Some(point),
            Self::Default | Self::Pointer | Self::Grabbing | Self::NotAllowed => None,
        }
    }

    /// Shape over a point, or beside the board, on a person's turn.
    fn playing(selection: Selection, point: Option<Point>, view: &BoardView) -> Self {
        let takes = |from: Point, at: Point| view.targets(from).contains(at);
        match (selection, point) {
            (Selection::Dragging(from), Some(at)) if at != from && !takes(from, at) => Self::NotAllowed,
            (Selection::Dragging(_), _) => Self::Grabbing,
            (Selection::Stack(from), Some(at)) if takes(from, at) => Self::Pointer,
            (Selection::Target(to), Some(at)) if takes(at, to) => Self::Pointer,
            (_, Some(at)) if !view.targets(at).is_empty() => Self::Grab(at),
            // A click takes the piece back.
            (Selection::FirstOfTwo(one), Some(at)) if at == one => Self::Pointer,
            (_, Some(at)) if view.entries.contains(at) => Self::Pointer,
            (Selection::Stack(_), Some(_)) => Self::NotAllowed,
            // A second click captures only if one stack alone can do it.
            (Selection::Target(to), Some(at)) if at == to && view.attackers(to).len() != 1 => Self::Default,
            (_, Some(at)) if !view.attackers(at).is_empty() => Self::Pointer,
            _ => Self::Default,
        }
    }

    /// Shape in the position editor, where everything may go anywhere.
    fn setting_up(selection: Selection, point: Option<Point>, view: &BoardView) -> Self {
        match (selection, point) {
            (Selection::Dragging(_), _) => Self::Grabbing,
            (_, Some(at)) if view.stack(at).is_some() => Self::Grab(at),
            (_, Some(_)) => Self::Pointer,
            (_, None) => Self::Default,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tests::played;

    /// d4 and d3 Black, d5 White, White to move: d5 may take d4, and nothing else.
    fn view() -> BoardView {
        played("hex", "d4 d5 d3").view()
    }

    fn p(label: &str) -> Point {
        view().board.find(label).unwrap()
    }

    /// Shape of the pointer over a point with a selection.
    fn shape(selection: Selection, label: &str) -> PointerShape {
        PointerShape::playing(selection, Some(p(label)), &view())
    }

    #[test]
    fn with_nothing_chosen_the_pointer_offers_and_never_forbids() {
        let over = |label| shape(Selection::Nothing, label);
        assert!(matches!(over("d5"), PointerShape::Grab(_)));
        assert_eq!(over("e5"), PointerShape::Pointer, "an entry");
        assert_eq!(over("d4"), PointerShape::Pointer, "a stack that can be taken");
        assert_eq!(over("d3"), PointerShape::Default);
        assert_eq!(over("a1"), PointerShape::Default);
    }

    #[test]
    fn a_chosen_or_carried_stack_says_where_it_cannot_go() {
        for (label, chosen, dragged) in [
            ("d4", PointerShape::Pointer, PointerShape::Grabbing),
            ("d3", PointerShape::NotAllowed, PointerShape::NotAllowed),
            ("a1", PointerShape::NotAllowed, PointerShape::NotAllowed),
            // A click there still enters a piece; a stack cannot go there.
            ("e5", PointerShape::Pointer, PointerShape::NotAllowed),
        ] {
            assert_eq!(shape(Selection::Stack(p("d5")), label), chosen, "{label}");
            assert_eq!(shape(Selection::Dragging(p("d5")), label), dragged, "{label}");
        }
        assert_eq!(shape(Selection::Dragging(p("d5")), "d5"), PointerShape::Grabbing);
    }

    #[test]
    fn a_chosen_target_and_its_attacker_ask_for_a_click() {
        for label in ["d4", "d5"] {
            assert_eq!(shape(Selection::Target(p("d4")), label), PointerShape::Pointer);
        }
    }
}
