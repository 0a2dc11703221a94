//! Turns presses and releases into gestures, and gestures into requests.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::prelude::*;

use super::buttons::{ButtonGesture, DRAG_DISTANCE, DragState, HeldButtons, RightPressState};
use super::commands::CommandSituation;
use super::held::HOLD_DELAY;
use super::keyboard::Keyboard;
use super::pointer_target::{ButtonEvent, PointerTarget};
use super::selection::{CurrentSelection, Gesture, GestureOutcome, Selection};
use super::snap::snap_target;
use super::xray::XRay;
use super::{DialogOpen, MenuOpen};
use crate::app::game::{
    Coach, CurrentMatch, LessonRequested, LessonSession, MatchChanged, Mode, MovePlayed, MoveRequested,
    PhotoFrame, PuzzlePurpose, PuzzleRequested, PuzzleSelectionRequested, PuzzleSession, PuzzleStage,
    RedrawScheduler, SetupRequested, ShowRefusal,
};
use crate::app::{GameSystems, InputSystems};
use crate::board::Point;
use crate::i18n;
use crate::rules::{MoveIntent, Player};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CurrentSelection>().init_resource::<HeldButtons>().add_systems(
        Update,
        (
            read_gestures.in_set(GameSystems::Input).in_set(InputSystems::Mouse),
            clear_void_selection.in_set(GameSystems::SyncView).in_set(InputSystems::Selection),
        ),
    );
}

/// Turns mouse buttons into gestures on the board: clicks, drags, and looking into a stack.
pub(super) fn read_gestures(
    time: Res<Time<Real>>,
    mut events: MessageReader<ButtonEvent>,
    pointer: Res<PointerTarget>,
    mut held: ResMut<HeldButtons>,
    mut waiting: Local<VecDeque<ButtonEvent>>,
    mut redraws: ResMut<RedrawScheduler>,
    mut gestures: GestureHandler,
) {
    // A release in another window is not reported here.
    let gone = if gestures.keyboard.has_lost_focus() { held.right.take() } else { None };
    if gone.is_some_and(|press| press.state == RightPressState::Looking) {
        gestures.xray.switch_off();
    }
    waiting.extend(events.read());
    while let Some(event) = waiting.pop_front() {
        if let Some(gesture) = held.handle(&event, time.elapsed()) {
            // A quick click after a move is meant for the board after the move, so it waits a frame.
            if gestures.apply_button_gesture(gesture, event.ground) {
                break;
            }
        }
    }
    if !waiting.is_empty() {
        redraws.keep_drawing();
        return;
    }
    look_into(&mut held, &pointer, time.elapsed(), &mut gestures, &mut redraws);
    let Some(press) = &mut held.left else { return };
    let moved = pointer.cursor.is_some_and(|cursor| cursor.distance(press.at) >= DRAG_DISTANCE);
    if let Some(point) = press.point.filter(|_| moved && press.drag == DragState::NotYet) {
        gestures.apply_gesture(Gesture::DragStart(point));
        press.drag = if gestures.is_dragging() { DragState::Begun } else { DragState::Refused };
    }
}

/// Starts the X-ray view of a stack once the right button has been held on it for [`HOLD_DELAY`].
fn look_into(
    held: &mut HeldButtons,
    pointer: &PointerTarget,
    now: Duration,
    gestures: &mut GestureHandler,
    redraws: &mut RedrawScheduler,
) {
    let Some(press) = held.right.as_mut().filter(|press| press.state == RightPressState::Waiting) else {
        return;
    };
    if pointer.cursor.is_some_and(|cursor| cursor.distance(press.at) >= DRAG_DISTANCE) {
        press.state = RightPressState::Turning;
        return;
    }
    let Some(stack) = press.point.filter(|&point| gestures.can_xray(point)) else { return };
    if now.saturating_sub(press.since) < HOLD_DELAY {
        redraws.draw_within(HOLD_DELAY / 8);
    } else {
        press.state = RightPressState::Looking;
        *gestures.xray = XRay::into_stack(stack);
    }
}

/// Clears a selection that is void: in another position, after the end, in photo mode, or when no person is to move.
fn clear_void_selection(
    current: Res<CurrentMatch>,
    photo: Res<PhotoFrame>,
    mut played: MessageReader<MovePlayed>,
    mut changed: MessageReader<MatchChanged>,
    mut selection: ResMut<CurrentSelection>,
) {
    let is_past = |change: &&MatchChanged| {
        matches!(change, MatchChanged::Replaced | MatchChanged::Stepped { .. } | MatchChanged::Concluded)
    };
    let is_stale = played.read().count() + changed.read().filter(is_past).count() > 0;
    let no_human_turn = !current.is_human_turn() && current.mode() != Mode::SetUp;
    if (is_stale || no_human_turn || photo.is_on()) && selection.0 != Selection::Nothing {
        selection.0 = Selection::Nothing;
    }
}

/// System parameter that applies gestures to the selection, and sends the requests for moves and others that follow.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct GestureHandler<'w> {
    current: Res<'w, CurrentMatch>,
    modal: Res<'w, DialogOpen>,
    menu: Res<'w, MenuOpen>,
    photo: Res<'w, PhotoFrame>,
    selection: ResMut<'w, CurrentSelection>,
    xray: ResMut<'w, XRay>,
    pub(super) keyboard: ResMut<'w, Keyboard>,
    requests: MessageWriter<'w, MoveRequested>,
    setups: MessageWriter<'w, SetupRequested>,
    lessons: MessageWriter<'w, LessonRequested>,
    puzzles: MessageWriter<'w, PuzzleRequested>,
    puzzle_selections: MessageWriter<'w, PuzzleSelectionRequested>,
    refusals: MessageWriter<'w, ShowRefusal>,
}

impl GestureHandler<'_> {
    /// Returns who gets the time that is given away; `None` unless a game with a clock goes on.
    pub(super) fn receiver_of_time(&self) -> Option<Player> {
        self.current.table_match().receiver_of_time()
    }

    /// Returns `true` if a person may swap sides now.
    pub(super) fn can_swap_sides(&self) -> bool {
        self.current.table_match().can_person_swap_sides()
    }

    /// Applies a gesture of the buttons that ended at a place on the board. Returns `true` if a move was requested.
    fn apply_button_gesture(&mut self, button_gesture: ButtonGesture, ground: Option<Vec3>) -> bool {
        let gesture = match button_gesture {
            ButtonGesture::Gesture(gesture) => gesture,
            ButtonGesture::Drop { from, to, drag } => {
                match drag {
                    // The whole drag may also be made within one frame, and a stack that could not be taken up is
                    // explained again where the pointer is now.
                    DragState::NotYet | DragState::Refused => {
                        self.apply_gesture(Gesture::DragStart(from));
                    }
                    // The drag was called off, or the stack is no longer there.
                    DragState::Begun if !self.is_dragging() => return false,
                    DragState::Begun => {}
                }
                Gesture::Drop(to)
            }
            // The piece is put where it was dropped, as by a click there.
            ButtonGesture::FromHand { player, to } => {
                let Some(to_move) = self.current.view().to_move.filter(|_| !self.is_setting_up()) else {
                    return false;
                };
                if to_move != player {
                    if self.current.is_human_turn() && !self.is_kept_away() {
                        let text = i18n::table::player_to_move(to_move);
                        self.refusals.write(ShowRefusal { text, violation: None });
                    }
                    return false;
                }
                // On an occupied point a click would choose the stack there.
                if self.current.view().height(to) > 0 && self.current.is_human_turn() && !self.is_kept_away()
                {
                    let why = GestureOutcome::ExplainEntry(to).violation(self.current.shown_position());
                    self.refusals.write_batch(why.map(ShowRefusal::from_violation));
                    return false;
                }
                if self.selection.first_piece().is_none() {
                    self.selection.set_if_neq(CurrentSelection::default());
                }
                Gesture::Click(Some(to))
            }
            ButtonGesture::RightClick(point) => return self.right_click(point),
            ButtonGesture::XRayEnd => {
                self.xray.switch_off();
                return false;
            }
        };
        match gesture {
            Gesture::Drop(to) => {
                let snapped = snap_target(self.selection.0, ground, self.current.view());
                self.apply_gesture(Gesture::Drop(snapped.or(to)))
            }
            other => self.apply_gesture(other),
        }
    }

    /// Applies a gesture to the selection and sends the request that follows. Returns `true` if that is a move.
    ///
    /// A gesture on the computer's turn, behind a dialog or in photo mode is ignored, and one that closes a menu does
    /// not clear the selection.
    pub(super) fn apply_gesture(&mut self, gesture: Gesture) -> bool {
        if self.is_kept_away() || self.menu.0 && matches!(gesture, Gesture::Cancel) {
            return false;
        }
        if matches!(gesture, Gesture::Cancel) && self.xray.is_on() {
            self.xray.switch_off();
            return false;
        }
        if self.is_setting_up() {
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
            self.selection.set_if_neq(CurrentSelection::default());
            let has_wrong_move = self.current.puzzle().is_some_and(PuzzleSession::has_wrong_move);
            if has_wrong_move && matches!(gesture, Gesture::Click(Some(_)) | Gesture::ClickAfter { .. }) {
                self.request_puzzle(PuzzleRequested::Again);
            }
            return false;
        }
        let (selection, outcome) = self.selection.0.apply(gesture, self.current.view());
        self.selection.set_if_neq(CurrentSelection(selection));
        if let GestureOutcome::Play(intent) = outcome {
            self.requests.write(MoveRequested { at: self.current.shown_position_id(), intent });
            return true;
        }
        self.refusals
            .write_batch(outcome.violation(self.current.shown_position()).map(ShowRefusal::from_violation));
        false
    }

    /// Applies a click of the right button: it takes a piece in the editor, toggles the X-ray view of a stack, or
    /// clears the selection.
    fn right_click(&mut self, point: Option<Point>) -> bool {
        match point {
            Some(point) if self.is_setting_up() && !self.is_kept_away() => {
                self.request_setup(SetupRequested::Take(point));
            }
            Some(point) if self.selection.0 == Selection::Nothing && self.can_xray(point) => {
                self.xray.toggle_at(point);
            }
            _ => return self.apply_gesture(Gesture::Cancel),
        }
        false
    }

    /// Returns `true` while gestures do not reach the board: behind a dialog, and in photo mode.
    pub(super) fn is_kept_away(&self) -> bool {
        self.modal.0 || self.photo.is_on()
    }

    /// Returns `true` while a stack is carried by the pointer.
    fn is_dragging(&self) -> bool {
        matches!(self.selection.0, Selection::Dragging(_))
    }

    /// Returns `true` if there is a stack on the point that can be looked into.
    fn can_xray(&self, point: Point) -> bool {
        let view = self.current.view();
        let may = view.game.moves_stacks()
            && view.to_move.is_some()
            && !self.is_kept_away()
            && !self.menu.0
            && !self.is_setting_up();
        may && view.stack(point).is_some()
    }

    /// Switches the X-ray view, which shows the inside of a stack, on or off.
    pub(super) fn toggle_xray(&mut self) {
        self.xray.toggle();
    }

    /// Returns `true` if the X-ray view, which shows the inside of a stack, is on.
    pub(super) fn is_xray_on(&self) -> bool {
        self.xray.is_on()
    }

    /// Requests a change in the position editor.
    pub(super) fn request_setup(&mut self, request: SetupRequested) {
        self.setups.write(request);
    }

    /// Requests an action in a lesson.
    pub(super) fn request_lesson(&mut self, request: LessonRequested) {
        self.lessons.write(request);
    }

    /// Requests an action in a puzzle.
    pub(super) fn request_puzzle(&mut self, request: PuzzleRequested) {
        self.puzzles.write(request);
    }

    /// Requests the next step of a lesson, or the next puzzle if the one on the table is over.
    pub(super) fn request_next(&mut self) {
        match self.current.puzzle() {
            Some(session) if session.is_over() => {
                self.puzzle_selections.write(PuzzleSelectionRequested::Next);
            }
            Some(_) => {}
            None => self.request_lesson(LessonRequested::Next),
        }
    }

    /// Requests another run (a series of puzzles) of the same kind, if the one on the table is over. Returns `true` if
    /// it is.
    pub(super) fn begin_run_again(&mut self) -> bool {
        let over = self.current.puzzle().filter(|session| session.stage() == PuzzleStage::Stopped);
        let Some(PuzzlePurpose::Run(kind)) = over.map(PuzzleSession::purpose) else { return false };
        self.puzzle_selections.write(PuzzleSelectionRequested::Run(kind));
        true
    }

    /// Returns what is on the table, by which it is decided which commands are available.
    pub(super) fn situation(&self) -> CommandSituation {
        CommandSituation::of(&self.current)
    }

    /// Returns `true` if the step of the lesson is done, or the puzzle is over, so that the player can go on.
    pub(super) fn is_step_done(&self) -> bool {
        self.current.lesson().is_some_and(|session| session.runner().is_done())
            || self.current.puzzle().is_some_and(PuzzleSession::is_over)
    }

    /// Returns `true` if a position is being set up.
    pub(super) fn is_setting_up(&self) -> bool {
        self.current.mode() == Mode::SetUp
    }

    /// Applies a gesture in the position editor.
    fn apply_setup_gesture(&mut self, gesture: Gesture) {
        let shift = self.keyboard.modifiers().shift;
        let from = self.selection.stack();
        let (selection, request) = match gesture {
            Gesture::Click(Some(point)) | Gesture::ClickAfter { to: point, .. } => {
                let request = if shift { SetupRequested::Take(point) } else { SetupRequested::Touch(point) };
                (Selection::Nothing, Some(request))
            }
            Gesture::DragStart(point) if self.current.view().stack(point).is_some() => {
                (Selection::Dragging(point), None)
            }
            // A stack dropped beside the board leaves it.
            Gesture::Drop(to) => (
                Selection::Nothing,
                from.map(|from| {
                    to.map_or(SetupRequested::Empty(from), |to| SetupRequested::Carry { from, to })
                }),
            ),
            Gesture::Click(None) | Gesture::DragStart(_) | Gesture::Cancel => (Selection::Nothing, None),
        };
        self.selection.set_if_neq(CurrentSelection(selection));
        let (Some(request), Some(editor)) = (request, self.current.editor()) else { return };
        match editor.refusal(&request) {
            Some(text) => {
                self.refusals.write(ShowRefusal { text, violation: None });
            }
            None => {
                self.setups.write(request);
            }
        }
    }

    /// Requests a pass, or the use of a komi point, whichever the game has, if a person is to move.
    pub(super) fn pass_or_spend_komi(&mut self) {
        let view = self.current.view();
        let intent = if view.game.info().has_passes { MoveIntent::Pass } else { MoveIntent::SpendKomi };
        if self.current.is_human_turn() {
            self.requests.write(MoveRequested { at: self.current.shown_position_id(), intent });
        }
    }

    /// Returns `true` if a move is not played yet, since the coach checks it or asks about it.
    pub(super) fn waits_for(&self, coach: &Coach) -> bool {
        coach.keeps_waiting(self.current.position_id())
    }

    /// Returns what is selected on the board.
    pub(super) fn selection(&self) -> Selection {
        self.selection.0
    }

    /// Takes back the first piece of a turn that places two, before the second one is placed. Returns `true` if there
    /// was one.
    pub(super) fn undo_first_piece(&mut self) -> bool {
        let half = self.selection.first_piece().is_some();
        if half {
            self.apply_gesture(Gesture::Cancel);
        }
        half
    }
}
