//! What the pointer looks like over the board: it shows what the hand could do there before it does it.

use bevy::prelude::*;

use super::pointer_target::PointerTarget;
use super::selection::CurrentSelection;
use super::selection::Selection;
use super::snap::snap_target;
use super::{DialogOpen, MenuOpen};
use crate::app::game::{CurrentMatch, LessonSession, Mode};
use crate::app::{GameSystems, InputSystems};
use crate::board::Point;
use crate::rules::BoardView;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PointerShape>()
        .add_systems(Update, shape_pointer.in_set(GameSystems::SyncView).after(InputSystems::Choice));
}

fn shape_pointer(
    current: Res<CurrentMatch>,
    chosen: Res<CurrentSelection>,
    pointing: Res<PointerTarget>,
    (modal, menu): (Res<DialogOpen>, Res<MenuOpen>),
    mut shape: ResMut<PointerShape>,
) {
    let (view, choice, point) = (current.view(), chosen.0, pointing.point);
    let wanted = if modal.0 || menu.0 {
        PointerShape::Default
    } else if current.mode() == Mode::SetUp {
        PointerShape::setting_up(choice, point, view)
    } else if current.lesson().is_some_and(LessonSession::asks_for_point) {
        point.map_or(PointerShape::Default, |_| PointerShape::Pointer)
    } else if current.is_human_turn() {
        // Where a stack hides the target behind it, the pointer is over that stack.
        let drawn_to = snap_target(choice, pointing.ground, view);
        PointerShape::playing(choice, drawn_to.or(point), view)
    } else {
        PointerShape::Default
    };
    shape.set_if_neq(wanted);
}

/// Shape of the pointer over the board, named as in CSS.
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
    /// The stack that could be taken up.
    pub const fn stack(self) -> Option<Point> {
        match self {
            Self::Grab(point) => Some(point),
            Self::Default | Self::Pointer | Self::Grabbing | Self::NotAllowed => None,
        }
    }

    /// Over a point, or beside the board, on a person's turn.
    fn playing(choice: Selection, point: Option<Point>, view: &BoardView) -> Self {
        let takes = |from: Point, at: Point| view.targets(from).contains(at);
        match (choice, point) {
            (Selection::Dragging(from), Some(at)) if at != from && !takes(from, at) => Self::NotAllowed,
            (Selection::Dragging(_), _) => Self::Grabbing,
            (Selection::Stack(from), Some(at)) if takes(from, at) => Self::Pointer,
            (Selection::Target(to), Some(at)) if takes(at, to) => Self::Pointer,
            (_, Some(at)) if !view.targets(at).is_empty() => Self::Grab(at),
            // It takes its piece back.
            (Selection::FirstOfTwo(one), Some(at)) if at == one => Self::Pointer,
            (_, Some(at)) if view.entries.contains(at) => Self::Pointer,
            (Selection::Stack(_), Some(_)) => Self::NotAllowed,
            // Chosen once, it is taken by another click only if there is no question by which stack.
            (Selection::Target(to), Some(at)) if at == to && view.attackers(to).len() != 1 => Self::Default,
            (_, Some(at)) if !view.attackers(at).is_empty() => Self::Pointer,
            _ => Self::Default,
        }
    }

    /// Shape in the position editor, where everything may go anywhere.
    fn setting_up(choice: Selection, point: Option<Point>, view: &BoardView) -> Self {
        match (choice, point) {
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

    /// What the pointer looks like over a point while something is chosen.
    fn shape(choice: Selection, label: &str) -> PointerShape {
        PointerShape::playing(choice, Some(p(label)), &view())
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
