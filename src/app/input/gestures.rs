//! From presses and releases to gestures, and from gestures to requests.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::prelude::*;

use super::buttons::{ButtonGesture, DRAG_DISTANCE, HeldButtons, RightPressState};
use super::commands::CommandSituation;
use super::held::HOLD_DELAY;
use super::keyboard::Keyboard;
use super::pointer_target::{ButtonEvent, PointerTarget};
use super::selection::{CurrentSelection, Gesture, GestureOutcome, Selection};
use super::snap::snap_target;
use super::xray::XRay;
use super::{DialogOpen, MenuOpen};
use crate::app::game::{
    CurrentMatch, LessonRequested, LessonSession, MatchChanged, Mode, MovePlayed, MoveRequested,
    PuzzleRequested, PuzzleSelectionRequested, PuzzleSession, RedrawScheduler, RefusalShown, SetupRequested,
};
use crate::app::{GameSystems, InputSystems};
use crate::board::Point;
use crate::rules::MoveIntent;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CurrentSelection>().init_resource::<HeldButtons>().add_systems(
        Update,
        (
            read_gestures.in_set(GameSystems::Input).in_set(InputSystems::Mouse),
            forget_choice.in_set(GameSystems::SyncView).in_set(InputSystems::Choice),
        ),
    );
}

pub(super) fn read_gestures(
    time: Res<Time<Real>>,
    mut events: MessageReader<ButtonEvent>,
    pointing: Res<PointerTarget>,
    mut held: ResMut<HeldButtons>,
    mut waiting: Local<VecDeque<ButtonEvent>>,
    mut motion: ResMut<RedrawScheduler>,
    mut hand: GestureHandler,
) {
    // A button that is let go in another window is not told here.
    let gone = if hand.keyboard.has_lost_focus() { held.right.take() } else { None };
    if gone.is_some_and(|press| press.state == RightPressState::Looking) {
        hand.xray.switch_off();
    }
    waiting.extend(events.read());
    while let Some(event) = waiting.pop_front() {
        if let Some(gesture) = held.handle(&event, time.elapsed()) {
            // What a quick hand clicks after a move is meant for the board as the move leaves it.
            if hand.apply_button_gesture(gesture, event.ground) {
                break;
            }
        }
    }
    if !waiting.is_empty() {
        motion.keep_drawing();
        return;
    }
    look_into(&mut held, &pointing, time.elapsed(), &mut hand, &mut motion);
    let Some(press) = &mut held.left else { return };
    let moved = pointing.cursor.is_some_and(|cursor| cursor.distance(press.at) >= DRAG_DISTANCE);
    if let Some(point) = press.point.filter(|_| moved && !press.dragged) {
        press.dragged = true;
        hand.apply_gesture(Gesture::DragStart(point));
    }
}

/// The right button, held on a stack, looks into it until it is let go.
fn look_into(
    held: &mut HeldButtons,
    pointing: &PointerTarget,
    now: Duration,
    hand: &mut GestureHandler,
    motion: &mut RedrawScheduler,
) {
    let Some(press) = held.right.as_mut().filter(|press| press.state == RightPressState::Waiting) else {
        return;
    };
    if pointing.cursor.is_some_and(|cursor| cursor.distance(press.at) >= DRAG_DISTANCE) {
        press.state = RightPressState::Turning;
        return;
    }
    let Some(stack) = press.point.filter(|&point| hand.can_xray(point)) else { return };
    if now.saturating_sub(press.since) < HOLD_DELAY {
        motion.draw_within(HOLD_DELAY / 8);
    } else {
        press.state = RightPressState::Looking;
        *hand.xray = XRay::into_stack(stack);
    }
}

/// Clears a selection that is void: in another position, after the end, or when no person is to move.
fn forget_choice(
    current: Res<CurrentMatch>,
    mut played: MessageReader<MovePlayed>,
    mut changed: MessageReader<MatchChanged>,
    mut chosen: ResMut<CurrentSelection>,
) {
    let is_past = |change: &&MatchChanged| {
        matches!(change, MatchChanged::Replaced | MatchChanged::Stepped { .. } | MatchChanged::Resigned)
    };
    let news = played.read().count() + changed.read().filter(is_past).count() > 0;
    let nobody = !current.is_human_turn() && current.mode() != Mode::SetUp;
    if (news || nobody) && chosen.0 != Selection::Nothing {
        chosen.0 = Selection::Nothing;
    }
}

/// Applies gestures to the selection and sends the requests that follow.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct GestureHandler<'w> {
    current: Res<'w, CurrentMatch>,
    modal: Res<'w, DialogOpen>,
    menu: Res<'w, MenuOpen>,
    chosen: ResMut<'w, CurrentSelection>,
    xray: ResMut<'w, XRay>,
    pub(super) keyboard: ResMut<'w, Keyboard>,
    requests: MessageWriter<'w, MoveRequested>,
    setups: MessageWriter<'w, SetupRequested>,
    lessons: MessageWriter<'w, LessonRequested>,
    puzzles: MessageWriter<'w, PuzzleRequested>,
    wanted: MessageWriter<'w, PuzzleSelectionRequested>,
    explain: MessageWriter<'w, RefusalShown>,
}

impl GestureHandler<'_> {
    /// Makes what the buttons have made, a drag's end at this place on the board; whether a move was asked for.
    fn apply_button_gesture(&mut self, made: ButtonGesture, ground: Option<Vec3>) -> bool {
        let gesture = match made {
            ButtonGesture::Gesture(gesture) => gesture,
            ButtonGesture::QuickDrag(from, to) => {
                self.apply_gesture(Gesture::DragStart(from));
                Gesture::Drop(to)
            }
            ButtonGesture::RightClick(point) => return self.right_click(point),
            ButtonGesture::XRayEnd => {
                self.xray.switch_off();
                return false;
            }
        };
        match gesture {
            Gesture::Drop(to) => {
                let drawn_to = snap_target(self.chosen.0, ground, self.current.view());
                self.apply_gesture(Gesture::Drop(drawn_to.or(to)))
            }
            other => self.apply_gesture(other),
        }
    }

    /// Lets a gesture change the choice and ask for what follows; whether that is a move. Nothing happens on the
    /// computer's turn, nor behind a dialog, where what is chosen stays. What closes a menu takes nothing back.
    pub(super) fn apply_gesture(&mut self, gesture: Gesture) -> bool {
        if self.modal.0 || self.menu.0 && matches!(gesture, Gesture::Cancel) {
            return false;
        }
        if matches!(gesture, Gesture::Cancel) && self.xray.is_on() {
            self.xray.switch_off();
            return false;
        }
        if self.current.mode() == Mode::SetUp {
            self.apply_setup_gesture(gesture);
            return false;
        }
        if self.current.lesson().is_some_and(LessonSession::asks_for_point) {
            if let Gesture::Click(Some(point)) | Gesture::ClickAfter { to: point, .. } = gesture {
                self.request_lesson(LessonRequested::Point(point));
            }
            return false;
        }
        if !self.current.is_human_turn() {
            self.chosen.set_if_neq(CurrentSelection::default());
            return false;
        }
        let (choice, wish) = self.chosen.0.apply(gesture, self.current.view());
        self.chosen.set_if_neq(CurrentSelection(choice));
        if let GestureOutcome::Play(intent) = wish {
            self.requests.write(MoveRequested { at: self.current.shown_position_id(), intent });
            return true;
        }
        self.explain
            .write_batch(wish.violation(self.current.shown_position()).map(RefusalShown::from_violation));
        false
    }

    /// The right button lets go of what is chosen, else it looks into a stack; where a position is set up it takes a
    /// piece away.
    fn right_click(&mut self, point: Option<Point>) -> bool {
        match point {
            Some(point) if self.is_setting_up() && !self.modal.0 => {
                self.request_setup(SetupRequested::Take(point));
            }
            Some(point) if self.chosen.0 == Selection::Nothing && self.can_xray(point) => {
                self.xray.toggle_at(point);
            }
            _ => return self.apply_gesture(Gesture::Cancel),
        }
        false
    }

    /// Returns `true` if there is a stack to look into.
    fn can_xray(&self, point: Point) -> bool {
        let view = self.current.view();
        let may = view.game.moves_stacks()
            && view.to_move.is_some()
            && !self.modal.0
            && !self.menu.0
            && !self.is_setting_up();
        may && view.stack(point).is_some()
    }

    /// Looks into the stack that is pointed at, or no longer into any.
    pub(super) fn toggle_xray(&mut self) {
        self.xray.toggle();
    }

    /// Returns `true` if the player looks into stacks.
    pub(super) fn is_xray_on(&self) -> bool {
        self.xray.is_on()
    }

    /// Asks for something of the position that is set up.
    pub(super) fn request_setup(&mut self, request: SetupRequested) {
        self.setups.write(request);
    }

    /// Asks for something of the lesson on the table.
    pub(super) fn request_lesson(&mut self, request: LessonRequested) {
        self.lessons.write(request);
    }

    /// Asks for something of the puzzle on the table.
    pub(super) fn request_puzzle(&mut self, request: PuzzleRequested) {
        self.puzzles.write(request);
    }

    /// Goes on to the next step of a lesson, or once a puzzle is over to the next one.
    pub(super) fn request_next(&mut self) {
        match self.current.puzzle() {
            Some(solver) if solver.is_over() => {
                self.wanted.write(PuzzleSelectionRequested::Next);
            }
            Some(_) => {}
            None => self.request_lesson(LessonRequested::Next),
        }
    }

    pub(super) fn situation(&self) -> CommandSituation {
        CommandSituation::of(&self.current)
    }

    /// Returns `true` if the step of a lesson is done, or a puzzle is over, so that what follows is the next one.
    pub(super) fn is_step_done(&self) -> bool {
        self.current.lesson().is_some_and(|tutor| tutor.runner().is_done())
            || self.current.puzzle().is_some_and(PuzzleSession::is_over)
    }

    /// Returns `true` if a position is being set up.
    pub(super) fn is_setting_up(&self) -> bool {
        self.current.mode() == Mode::SetUp
    }

    /// Applies a gesture in the position editor.
    fn apply_setup_gesture(&mut self, gesture: Gesture) {
        let shift = self.keyboard.modifiers().shift;
        let from = self.chosen.stack();
        let (choice, request) = match gesture {
            Gesture::Click(Some(point)) | Gesture::ClickAfter { to: point, .. } => {
                let request = if shift { SetupRequested::Take(point) } else { SetupRequested::Touch(point) };
                (Selection::Nothing, Some(request))
            }
            Gesture::DragStart(point) if self.current.view().stack(point).is_some() => {
                (Selection::Dragging(point), None)
            }
            // What is let go beside the board has left it.
            Gesture::Drop(to) => (
                Selection::Nothing,
                from.map(|from| {
                    to.map_or(SetupRequested::Empty(from), |to| SetupRequested::Carry { from, to })
                }),
            ),
            Gesture::Click(None) | Gesture::DragStart(_) | Gesture::Cancel => (Selection::Nothing, None),
        };
        self.chosen.set_if_neq(CurrentSelection(choice));
        let (Some(request), Some(editor)) = (request, self.current.editor()) else { return };
        match editor.refusal(&request) {
            Some(text) => {
                self.explain.write(RefusalShown { text, objection: None });
            }
            None => {
                self.setups.write(request);
            }
        }
    }

    /// Asks for what this game offers instead of a move on the board: a pass, or a komi point.
    pub(super) fn pass_or_spend_komi(&mut self) {
        let view = self.current.view();
        let intent = if view.has_passes { MoveIntent::Pass } else { MoveIntent::SpendKomi };
        if self.current.is_human_turn() {
            self.requests.write(MoveRequested { at: self.current.shown_position_id(), intent });
        }
    }

    pub(super) fn selection(&self) -> Selection {
        self.chosen.0
    }

    /// Takes back the first half of a turn; whether there was one.
    pub(super) fn undo_first_piece(&mut self) -> bool {
        let half = self.chosen.first_piece().is_some();
        if half {
            self.apply_gesture(Gesture::Cancel);
        }
        half
    }
}
