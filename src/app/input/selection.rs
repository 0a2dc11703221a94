//! Clicking and dragging as one state machine, free of any display.
//!
//! ```text
//!              click own stack that may move
//!   Nothing ───────────────────────────────▶ Stack(p) ──click target──▶ move
//!      │  ▲ ◀──────── click it again, Esc ───┘   │ ▲
//!      │  └────────────── release elsewhere ─────┼─┘
//!      │                                  drag   ▼
//!      │                                     Dragging(p) ──release on target──▶ move
//!      ├──click enemy stack──▶ Target(p) ──click it again or its one attacker──▶ move
//!      │
//!      └──click a point, in a turn of two pieces──▶ First(p) ──click another point──▶ move
//! ```

use bevy::prelude::*;

use crate::app::game::RuleViolation;
use crate::board::{BoardSet, Point};
use crate::rules::{AnyGame, BoardView, MoveIntent, Player};

/// What a person has chosen on the board and not yet moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Selection {
    #[default]
    Nothing,
    /// An own stack waits for its target.
    Stack(Point),
    /// An own stack is carried by the pointer.
    Dragging(Point),
    /// An enemy stack waits for the one that takes it.
    Target(Point),
    /// The first piece of a turn that places two waits for the second.
    FirstOfTwo(Point),
}

/// The selection of the person at the table.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CurrentSelection(pub Selection);

impl CurrentSelection {
    /// Returns the own stack that is chosen or dragged.
    pub fn stack(&self) -> Option<Point> {
        match self.0 {
            Selection::Stack(point) | Selection::Dragging(point) => Some(point),
            Selection::Nothing | Selection::Target(_) | Selection::FirstOfTwo(_) => None,
        }
    }

    /// Returns the point of the first piece of a turn that places two, while the second one is missing.
    pub fn first_piece(&self) -> Option<Point> {
        match self.0 {
            Selection::FirstOfTwo(point) => Some(point),
            Selection::Nothing | Selection::Stack(_) | Selection::Dragging(_) | Selection::Target(_) => None,
        }
    }
}

/// What the player does on the board with pointer or keys, before its meaning for the selection is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// Press and release on a point, or on none.
    Click(Option<Point>),
    /// Click on a point right after another point was typed, as `d4` in `d5d4`.
    ClickAfter {
        /// Point clicked before.
        from: Point,
        /// Point clicked now.
        to: Point,
    },
    /// The pointer moved away from a point with the button held.
    DragStart(Point),
    /// The dragged stack was dropped on a point, or beside the board.
    Drop(Option<Point>),
    /// Escape, or a click of the right button.
    Cancel,
}

/// What a gesture asks for besides a new selection: a move, or the reason why there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GestureOutcome {
    None,
    /// Play a move. It may be illegal: the refusal gives the reason.
    Play(MoveIntent),
    /// Say why this own stack cannot move.
    ExplainStuck(Point),
    /// Say why this enemy stack cannot be captured.
    ExplainSafe(Point),
    /// Say why no piece can be put here.
    ExplainEntry(Point),
}

impl GestureOutcome {
    /// Returns where and why the rules forbid what the gesture asks for, if they do.
    pub fn violation(self, game: &AnyGame) -> Option<RuleViolation> {
        match self {
            Self::None => None,
            Self::Play(intent) => {
                RuleViolation::from_intent(intent, game.check_move(game.intended(intent)?).err()?)
            }
            Self::ExplainStuck(point) => Some(RuleViolation::at_point(point, game.why_stuck(point)?)),
            Self::ExplainSafe(point) => Some(RuleViolation::at_point(point, game.why_safe(point)?)),
            Self::ExplainEntry(point) => Some(RuleViolation::at_point(point, game.why_not_enter(point)?)),
        }
    }
}

impl Selection {
    /// Returns what a click on a point would ask for, or a drop of the dragged stack there. Previews use it too, so
    /// that they always match.
    pub fn outcome_at(self, point: Point, view: &BoardView) -> GestureOutcome {
        let gesture = match self {
            Self::Dragging(_) => Gesture::Drop(Some(point)),
            Self::Nothing | Self::Stack(_) | Self::Target(_) | Self::FirstOfTwo(_) => {
                Gesture::Click(Some(point))
            }
        };
        self.apply(gesture, view).1
    }

    /// Applies a gesture on a board where a person is to move. Returns the new selection, and what the gesture asks
    /// for.
    pub fn apply(self, gesture: Gesture, view: &BoardView) -> (Self, GestureOutcome) {
        match (self, gesture) {
            // The first click selected nothing, since the stack cannot move, or cleared the selection. Two points that
            // name a capture request it all the same, so that a refusal gives its own reason.
            (Self::Nothing, Gesture::ClickAfter { from, to }) if names_capture(from, to, view) => {
                (Self::Nothing, GestureOutcome::Play(MoveIntent::Carry { from, to }))
            }
            (selection, Gesture::ClickAfter { to, .. }) => selection.apply(Gesture::Click(Some(to)), view),
            // A trembling hand must not take the first piece back.
            (Self::FirstOfTwo(_), Gesture::DragStart(_) | Gesture::Drop(_)) => (self, GestureOutcome::None),
            (_, Gesture::DragStart(point)) => Self::drag(point, view),
            (Self::Dragging(from), Gesture::Drop(Some(to))) if from != to => {
                (Self::Nothing, GestureOutcome::Play(MoveIntent::Carry { from, to }))
            }
            (Self::Dragging(from), Gesture::Drop(Some(_))) => (Self::Stack(from), GestureOutcome::None),
            (_, Gesture::Cancel | Gesture::Click(None))
            | (Self::Dragging(_), Gesture::Drop(None) | Gesture::Click(_)) => {
                (Self::Nothing, GestureOutcome::None)
            }
            (selection, Gesture::Drop(_)) => (selection, GestureOutcome::None),
            (Self::Stack(from), Gesture::Click(Some(to))) => Self::click_with_stack(from, to, view),
            (Self::Target(to), Gesture::Click(Some(point))) => Self::click_with_target(to, point, view),
            (Self::FirstOfTwo(one), Gesture::Click(Some(other))) => Self::click_second(one, other),
            (Self::Nothing, Gesture::Click(Some(point))) => Self::click(point, view),
        }
    }

    /// Effect of a click on a point while nothing is selected.
    fn click(point: Point, view: &BoardView) -> (Self, GestureOutcome) {
        match owner(point, view) {
            None if view.entries_due < 2 => (Self::Nothing, GestureOutcome::Play(MoveIntent::Place(point))),
            None if view.entries.contains(point) => (Self::FirstOfTwo(point), GestureOutcome::None),
            None => (Self::Nothing, GestureOutcome::ExplainEntry(point)),
            Some(owner) if Some(owner) != view.to_move => {
                if view.attackers(point).is_empty() {
                    (Self::Nothing, GestureOutcome::ExplainSafe(point))
                } else {
                    (Self::Target(point), GestureOutcome::None)
                }
            }
            Some(_) if view.targets(point).is_empty() => (Self::Nothing, GestureOutcome::ExplainStuck(point)),
            Some(_) => (Self::Stack(point), GestureOutcome::None),
        }
    }

    /// Effect of a click on `to` while the own stack on `from` is selected.
    fn click_with_stack(from: Point, to: Point, view: &BoardView) -> (Self, GestureOutcome) {
        if from == to {
            return (Self::Nothing, GestureOutcome::None);
        }
        match owner(to, view) {
            // An empty point is meant as an entry, another own stack as another choice.
            None => (Self::Nothing, GestureOutcome::Play(MoveIntent::Place(to))),
            Some(owner) if Some(owner) == view.to_move => Self::click(to, view),
            Some(_) if view.targets(from).contains(to) => {
                (Self::Nothing, GestureOutcome::Play(MoveIntent::Carry { from, to }))
            }
            Some(_) => (Self::Stack(from), GestureOutcome::Play(MoveIntent::Carry { from, to })),
        }
    }

    /// Effect of a click on `point` while the enemy stack on `to` is selected as the target of a capture.
    fn click_with_target(to: Point, point: Point, view: &BoardView) -> (Self, GestureOutcome) {
        let attackers = view.attackers(to);
        let from =
            if point == to { only(attackers) } else { Some(point).filter(|from| attackers.contains(*from)) };
        match from {
            Some(from) => (Self::Nothing, GestureOutcome::Play(MoveIntent::Carry { from, to })),
            None if point == to => (Self::Nothing, GestureOutcome::None),
            None => Self::click(point, view),
        }
    }

    /// Effect of a click on `other` while the first piece of a turn that places two is on `one`.
    fn click_second(one: Point, other: Point) -> (Self, GestureOutcome) {
        if one == other {
            return (Self::Nothing, GestureOutcome::None);
        }
        // If it is refused, the first piece stays.
        (Self::FirstOfTwo(one), GestureOutcome::Play(MoveIntent::PlaceTwo(one, other)))
    }

    fn drag(point: Point, view: &BoardView) -> (Self, GestureOutcome) {
        match owner(point, view) {
            Some(owner) if Some(owner) == view.to_move && !view.targets(point).is_empty() => {
                (Self::Dragging(point), GestureOutcome::None)
            }
            // A stack of the other player is not to be taken up either.
            Some(_) => (Self::Nothing, GestureOutcome::ExplainStuck(point)),
            None => (Self::Nothing, GestureOutcome::None),
        }
    }
}

fn owner(point: Point, view: &BoardView) -> Option<Player> {
    view.stack(point).map(crate::rules::StackView::owner)
}

/// Returns `true` if the points hold a stack of the player to move and an enemy stack, in a game that moves stacks.
fn names_capture(from: Point, to: Point, view: &BoardView) -> bool {
    let owners = [from, to].map(|point| owner(point, view));
    view.game.moves_stacks()
        && view.to_move.is_some_and(|player| owners == [player, player.other()].map(Some))
}

fn only(set: BoardSet) -> Option<Point> {
    set.first().filter(|_| set.len() == 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tests::played;

    /// d4 and d3 Black, d5 White, White to move: d5 may take d4.
    fn game() -> AnyGame {
        played("hex", "d4 d5 d3")
    }

    fn after(selection: Selection, gestures: &[Gesture]) -> (Selection, GestureOutcome) {
        let view = game().view();
        gestures.iter().fold((selection, GestureOutcome::None), |(selection, _), gesture| {
            selection.apply(*gesture, &view)
        })
    }

    fn p(label: &str) -> Point {
        game().board().find(label).unwrap()
    }

    fn click(label: &str) -> Gesture {
        Gesture::Click(Some(p(label)))
    }

    #[test]
    fn an_empty_point_is_an_entry_with_or_without_a_chosen_stack() {
        let entry = (Selection::Nothing, GestureOutcome::Play(MoveIntent::Place(p("e5"))));
        assert_eq!(after(Selection::Nothing, &[click("e5")]), entry);
        assert_eq!(after(Selection::Nothing, &[click("d5"), click("e5")]), entry);
    }

    #[test]
    fn two_clicks_or_a_drag_capture() {
        let capture =
            (Selection::Nothing, GestureOutcome::Play(MoveIntent::Carry { from: p("d5"), to: p("d4") }));
        assert_eq!(after(Selection::Nothing, &[click("d5"), click("d4")]), capture);
        assert_eq!(
            after(Selection::Nothing, &[Gesture::DragStart(p("d5")), Gesture::Drop(Some(p("d4")))]),
            capture
        );
        // Target first.
        assert_eq!(after(Selection::Nothing, &[click("d4"), click("d4")]), capture);
        assert_eq!(after(Selection::Nothing, &[click("d4"), click("d5")]), capture);
    }

    #[test]
    fn dragging_a_stack_of_the_other_player_explains_why_it_is_stuck() {
        let told = (Selection::Nothing, GestureOutcome::ExplainStuck(p("d4")));
        assert_eq!(after(Selection::Nothing, &[Gesture::DragStart(p("d4"))]), told);
        let reason = game().why_stuck(p("d4")).map(|refused| refused.to_string());
        assert!(reason.is_some_and(|reason| reason.contains("d4")));
        assert_eq!(
            after(Selection::Nothing, &[Gesture::DragStart(p("e5"))]),
            (Selection::Nothing, GestureOutcome::None)
        );
    }

    #[test]
    fn what_is_promised_is_what_the_hand_does() {
        let view = game().view();
        let capture = GestureOutcome::Play(MoveIntent::Carry { from: p("d5"), to: p("d4") });
        assert_eq!(
            Selection::Nothing.outcome_at(p("e5"), &view),
            GestureOutcome::Play(MoveIntent::Place(p("e5")))
        );
        assert_eq!(Selection::Nothing.outcome_at(p("d4"), &view), GestureOutcome::None);
        for selection in [Selection::Stack(p("d5")), Selection::Dragging(p("d5")), Selection::Target(p("d4"))]
        {
            let (there, back) = (p("d4"), p("d5"));
            let at = if selection == Selection::Target(there) { back } else { there };
            assert_eq!(selection.outcome_at(at, &view), capture, "{selection:?}");
        }
        // Its one attacker takes it.
        assert_eq!(Selection::Target(p("d4")).outcome_at(p("d4"), &view), capture);
    }

    #[test]
    fn a_capture_that_is_named_as_a_whole_is_meant_as_one() {
        let named = |from: &str, to: &str| Gesture::ClickAfter { from: p(from), to: p(to) };
        let carry =
            |from: &str, to: &str| GestureOutcome::Play(MoveIntent::Carry { from: p(from), to: p(to) });
        // Also if the first click cleared the selection, or the move is illegal.
        assert_eq!(after(Selection::Nothing, &[named("d5", "d4")]), (Selection::Nothing, carry("d5", "d4")));
        assert_eq!(after(Selection::Stack(p("d5")), &[click("d5"), named("d5", "d4")]).1, carry("d5", "d4"));
        assert_eq!(after(Selection::Nothing, &[named("d5", "d3")]), (Selection::Nothing, carry("d5", "d3")));
        // Anything else is a click on the second point.
        for (selection, from, to) in [
            (Selection::Nothing, "d4", "d5"),
            (Selection::Nothing, "d5", "e5"),
            (Selection::Nothing, "e5", "d4"),
            (Selection::Target(p("d4")), "d4", "d5"),
            (Selection::Stack(p("d5")), "d5", "d4"),
        ] {
            assert_eq!(
                after(selection, &[named(from, to)]),
                after(selection, &[click(to)]),
                "{selection:?}, {from}{to}"
            );
        }
    }

    #[test]
    fn a_choice_is_given_up_by_clicking_again_escape_or_the_table() {
        for gesture in [click("d5"), Gesture::Cancel, Gesture::Click(None)] {
            assert_eq!(
                after(Selection::Stack(p("d5")), &[gesture]),
                (Selection::Nothing, GestureOutcome::None)
            );
        }
        assert_eq!(
            after(Selection::Dragging(p("d5")), &[Gesture::Drop(None)]),
            (Selection::Nothing, GestureOutcome::None)
        );
        let back_home = Gesture::Drop(Some(p("d5")));
        assert_eq!(
            after(Selection::Dragging(p("d5")), &[back_home]),
            (Selection::Stack(p("d5")), GestureOutcome::None)
        );
    }

    #[test]
    fn what_cannot_move_or_be_taken_is_explained() {
        assert_eq!(
            after(Selection::Nothing, &[click("d3")]),
            (Selection::Nothing, GestureOutcome::ExplainSafe(p("d3")))
        );
        let mut game = game();
        game.play(game.parse_move("d6").unwrap()).unwrap();
        let stuck = Selection::Nothing.apply(click("d3"), &game.view());
        assert_eq!(stuck, (Selection::Nothing, GestureOutcome::ExplainStuck(p("d3"))));
    }

    #[test]
    fn two_pieces_in_a_turn_are_placed_one_after_the_other() {
        let game = played("anda-5", "");
        let (view, p) = (game.view(), |label: &str| game.board().find(label).unwrap());
        let click = |label: &str| Gesture::Click(Some(p(label)));
        let first = (Selection::FirstOfTwo(p("a1")), GestureOutcome::None);
        assert_eq!(Selection::Nothing.apply(click("a1"), &view), first);
        assert_eq!(
            Selection::Nothing.apply(click("e5"), &view),
            (Selection::Nothing, GestureOutcome::ExplainEntry(p("e5")))
        );
        let both = GestureOutcome::Play(MoveIntent::PlaceTwo(p("a1"), p("i5")));
        assert_eq!(first.0.apply(click("i5"), &view), (first.0, both));
        for gesture in [click("a1"), Gesture::Cancel, Gesture::Click(None)] {
            assert_eq!(first.0.apply(gesture, &view), (Selection::Nothing, GestureOutcome::None));
        }
        assert_eq!(first.0.apply(Gesture::DragStart(p("a1")), &view), first);
    }

    #[test]
    fn an_impossible_target_keeps_the_choice_and_asks_for_the_reason() {
        let (selection, outcome) = after(Selection::Stack(p("d5")), &[click("d3")]);
        assert_eq!(selection, Selection::Stack(p("d5")));
        assert_eq!(outcome, GestureOutcome::Play(MoveIntent::Carry { from: p("d5"), to: p("d3") }));
    }
}
