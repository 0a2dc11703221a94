//! Playing without a mouse: a cursor on the board, moved by keys or put somewhere by typing coordinates.
//!
//! The cursor appears with an arrow up or down, with a key of the number pad, or when the letter of a coordinate is
//! typed; until then the arrows to the left and right step through the moves. While it is there, letters and digits
//! name points, arrows move it, Tab goes to the next point on which something can be done, Enter clicks, and Esc first
//! clears the selection and then hides the cursor. Moving the mouse hides it too.

mod typed;
mod walk;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::input::EguiWantsInput;

use super::gestures::GestureHandler;
use super::keyboard::{ChordModifier, KeyChange, KeyEvent};
use super::pointer_target::PointerTarget;
use super::selection::{Gesture, Selection};
use crate::app::game::{CurrentMatch, MatchChanged, PhotoFrame, TableCamera, Toast};
use crate::app::{GameSystems, InputSystems};
use crate::board::{Board, Point};
use crate::i18n::rules::no_such_point;

pub use typed::Typed;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardCursor>().add_systems(
        Update,
        (
            give_way_to_mouse.in_set(GameSystems::TickTimers).in_set(InputSystems::Pointer),
            read_keys.in_set(GameSystems::Input).in_set(InputSystems::Cursor),
            follow_board.in_set(GameSystems::SyncView).in_set(InputSystems::Selection),
        ),
    );
}

/// Keyboard cursor on the board, which arrow keys and typed coordinates move, and the coordinate that is being typed.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardCursor {
    at: Option<Point>,
    typed: Typed,
}

impl BoardCursor {
    /// Returns the point at which the cursor is, if it is shown.
    pub const fn at(&self) -> Option<Point> {
        self.at
    }

    /// Returns the part of a coordinate that has been typed so far.
    pub fn typed(&self) -> &str {
        self.typed.text()
    }

    /// Returns `true` if the cursor is shown or a coordinate is being typed: letters and arrows are then meant for
    /// the board.
    pub fn is_active(&self) -> bool {
        self.at.is_some() || !self.typed.text().is_empty()
    }

    /// Moves the cursor to a point that was chosen otherwise than by keys, as by a screen reader.
    pub(super) fn go_to(&mut self, point: Point) {
        self.at = Some(point);
        self.typed.clear();
    }

    /// Hides the cursor, and clears the coordinate that is being typed.
    fn leave(&mut self) {
        self.at = None;
        self.typed.clear();
    }
}

/// Action of a key on the cursor.
#[derive(Clone, Copy, Debug, PartialEq)]
enum CursorAction {
    /// Moves in a direction on the screen: x to the right, y up.
    Go(Vec2),
    /// Moves to the next point on which something can be done, or to the previous one.
    Cycle {
        back: bool,
    },
    Type(char),
    Click,
    Leave,
}

/// Keys that move the cursor, with their directions on the screen. Up and down point a little to the right, and with
/// Shift to the left, as on a hexagon two points lie at the same angle.
const WAYS: [(KeyCode, Vec2); 12] = [
    (KeyCode::ArrowUp, Vec2::new(0.05, 1.0)),
    (KeyCode::ArrowDown, Vec2::new(0.05, -1.0)),
    (KeyCode::ArrowLeft, Vec2::new(-1.0, 0.0)),
    (KeyCode::ArrowRight, Vec2::new(1.0, 0.0)),
    (KeyCode::Numpad7, Vec2::new(-1.0, 1.0)),
    (KeyCode::Numpad8, Vec2::new(0.05, 1.0)),
    (KeyCode::Numpad9, Vec2::new(1.0, 1.0)),
    (KeyCode::Numpad4, Vec2::new(-1.0, 0.0)),
    (KeyCode::Numpad6, Vec2::new(1.0, 0.0)),
    (KeyCode::Numpad1, Vec2::new(-1.0, -1.0)),
    (KeyCode::Numpad2, Vec2::new(0.05, -1.0)),
    (KeyCode::Numpad3, Vec2::new(1.0, -1.0)),
];

impl CursorAction {
    /// Returns the action of a key press; none if the key is not for the cursor. `active` is
    /// [`BoardCursor::is_active`].
    fn of(event: &KeyEvent, board: &Board, active: bool) -> Option<Self> {
        let (name, shift) = (event.name(), event.modifiers.shift);
        // The number pad moves the cursor with and without its lock.
        let ways =
            [event.place, name].into_iter().find_map(|key| WAYS.iter().find(|(known, _)| *known == key));
        if let Some(&(key, way)) = ways {
            // Until the cursor is there, the arrows to the sides step through the moves.
            let steps = matches!(key, KeyCode::ArrowLeft | KeyCode::ArrowRight);
            let way = if shift { Vec2::new(-way.x, way.y) } else { way };
            return (active || !steps).then_some(Self::Go(way));
        }
        let action = match name {
            KeyCode::Tab => Self::Cycle { back: shift },
            KeyCode::Enter => Self::Click,
            KeyCode::Escape => Self::Leave,
            _ => return Self::of_letter(event, board, active),
        };
        active.then_some(action)
    }

    /// Reads a letter or a digit of a label. Digits, and letters beyond g, are commands until the cursor is active.
    fn of_letter(event: &KeyEvent, board: &Board, active: bool) -> Option<Self> {
        let letter = event.letters().find(char::is_ascii_alphanumeric)?;
        let named = letter.is_ascii_digit() || Typed::begins_label(letter, board);
        (named && (active || matches!(letter, 'a'..='g'))).then_some(Self::Type(letter))
    }

    /// Returns `true` if the action repeats while its key is held.
    const fn repeats(self) -> bool {
        matches!(self, Self::Go(_) | Self::Cycle { .. })
    }
}

/// Reads the keys that are meant for the board: arrows, coordinates, and keys that click.
pub(super) fn read_keys(
    egui: Res<EguiWantsInput>,
    current: Res<CurrentMatch>,
    camera: Option<Single<&GlobalTransform, With<TableCamera>>>,
    mut cursor: ResMut<BoardCursor>,
    mut pointer: ResMut<PointerTarget>,
    mut gestures: GestureHandler,
    mut toasts: MessageWriter<Toast>,
) {
    let elsewhere = gestures.is_kept_away() || egui.wants_any_keyboard_input();
    let mut next = cursor.clone();
    for index in 0..gestures.keyboard.events().len() {
        let event = &gestures.keyboard.events()[index];
        if elsewhere || !event.is_down() || event.modifiers.chord_modifier() != Some(ChordModifier::Nothing) {
            continue;
        }
        let board = current.view().board;
        let Some(action) = CursorAction::of(event, board, next.is_active()) else { continue };
        let is_fresh = event.change == KeyChange::Down;
        gestures.keyboard.consume(index);
        if !is_fresh && !action.repeats() {
            continue;
        }
        match action {
            CursorAction::Go(way) => {
                let way = on_board(way, camera.as_ref().map(|camera| **camera));
                next.at = match next.at.or(pointer.point) {
                    Some(at) => walk::next(board, at, way).or(Some(at)),
                    None => nearest_to_middle(board),
                };
                next.typed.clear();
            }
            CursorAction::Cycle { back } => {
                let actions = walk::actions(current.view(), gestures.selection());
                next.at = walk::cycle(&actions, next.at, back).or(next.at);
                next.typed.clear();
            }
            CursorAction::Type(letter) => {
                let reading = next.typed.push(letter, board);
                if let Some(click) = reading.click {
                    gestures.apply_gesture(click);
                }
                if let Some(label) = reading.unknown {
                    toasts.write(Toast::error(no_such_point(&label)));
                }
                next.at = reading.at.or(next.at);
            }
            CursorAction::Click if gestures.is_step_done() => gestures.request_next(),
            CursorAction::Click => {
                if let Some(point) = next.at {
                    gestures.apply_gesture(next.typed.click(point));
                }
                next.typed.clear();
            }
            CursorAction::Leave if gestures.selection() != Selection::Nothing || gestures.is_xray_on() => {
                gestures.apply_gesture(Gesture::Cancel);
            }
            CursorAction::Leave => next.leave(),
        }
    }
    if (next.at, cursor.at) != (None, None) && pointer.point != next.at {
        pointer.set_point(next.at);
    }
    cursor.set_if_neq(next);
}

/// Converts a direction on the screen into one on the board: x to the right and y away from Black's seat.
fn on_board(way: Vec2, camera: Option<&GlobalTransform>) -> Vec2 {
    let Some(camera) = camera else { return way };
    // Looking straight down, up on the screen is where the camera's head is.
    let away = *camera.forward() + *camera.up();
    let away = Vec2::new(away.x, -away.z).normalize_or(Vec2::Y);
    let right = Vec2::new(away.y, -away.x);
    right * way.x + away * way.y
}

fn nearest_to_middle(board: &Board) -> Option<Point> {
    let distance = |point: Point| Vec2::from(board.place(point)).length_squared();
    board.points().min_by(|&a, &b| distance(a).total_cmp(&distance(b)))
}

/// Hides the cursor when the mouse moves, which points at the board again.
pub(super) fn give_way_to_mouse(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut last: Local<Option<Vec2>>,
    mut cursor: ResMut<BoardCursor>,
    mut pointer: ResMut<PointerTarget>,
) {
    let place = window.and_then(|window| window.cursor_position());
    if *last != place {
        *last = place;
        if cursor.is_active() {
            cursor.leave();
            pointer.set_point(None);
        }
    }
}

/// Hides the cursor in photo mode, and when another board comes on the table.
fn follow_board(
    mut changed: MessageReader<MatchChanged>,
    photo: Res<PhotoFrame>,
    mut cursor: ResMut<BoardCursor>,
) {
    let other = changed.read().filter(|change| change.may_change_board()).count() > 0;
    if (other || photo.is_on()) && cursor.is_active() {
        cursor.leave();
    }
}
