//! Actions of screen readers on the board, and announcements of the selection.

use bevy::prelude::*;

use super::cursor::BoardCursor;
use super::gestures::GestureHandler;
use super::pointer_target::PointerTarget;
use super::selection::{CurrentSelection, Gesture, Selection};
use crate::app::game::{
    AnnounceSystems, Announcements, CurrentMatch, MatchChanged, MovePlayed, ToastTone,
    is_screen_reader_active,
};
use crate::app::{GameSystems, InputSystems};
use crate::board::Point;
use crate::i18n::{Message, aloud, rules};
use crate::rules::BoardView;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ScreenReaderAction>()
        .add_systems(
            Update,
            apply_actions
                .run_if(on_message::<ScreenReaderAction>)
                .in_set(GameSystems::Input)
                .in_set(InputSystems::Cursor)
                .after(super::cursor::read_keys),
        )
        .add_systems(
            PostUpdate,
            announce_selection.in_set(AnnounceSystems::Selection).run_if(is_screen_reader_active),
        );
}

/// Action that the player has a screen reader do on a point of the board.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScreenReaderAction {
    /// Moves the cursor to the point.
    Focus(Point),
    /// Clicks the point.
    Click(Point),
}

/// Applies the actions of screen readers, unless a dialog is open.
fn apply_actions(
    mut actions: MessageReader<ScreenReaderAction>,
    modal: Res<super::DialogOpen>,
    mut cursor: ResMut<BoardCursor>,
    mut pointer: ResMut<PointerTarget>,
    mut gestures: GestureHandler,
) {
    for &action in actions.read() {
        if modal.0 {
            continue;
        }
        let (ScreenReaderAction::Focus(point) | ScreenReaderAction::Click(point)) = action;
        cursor.go_to(point);
        pointer.set_point(Some(point));
        if matches!(action, ScreenReaderAction::Click(_)) {
            gestures.apply_gesture(Gesture::Click(Some(point)));
        }
    }
}

/// Announces changes of the selection. A selection that became a move needs none.
fn announce_selection(
    current: Res<CurrentMatch>,
    selection: Res<CurrentSelection>,
    mut played: MessageReader<MovePlayed>,
    mut changed: MessageReader<MatchChanged>,
    mut announcements: ResMut<Announcements>,
    mut last: Local<Selection>,
) {
    let is_match_changed = played.read().count() + changed.read().count() > 0;
    if *last == selection.0 {
        return;
    }
    *last = selection.0;
    match describe(selection.0, current.view()) {
        Some(text) => announcements.announce(ToastTone::Success, text),
        None if !is_match_changed && selection.0 == Selection::Nothing => {
            announcements.announce(ToastTone::Success, aloud::nothing_chosen());
        }
        None => {}
    }
}

/// Describes a selection and the moves that it allows. Drags are not announced: they need sight.
fn describe(selection: Selection, view: &BoardView) -> Option<Message> {
    let label = |point| view.board.label(point);
    match selection {
        Selection::Nothing | Selection::Dragging(_) => None,
        Selection::Stack(point) => {
            let targets = view.targets(point);
            Some(aloud::stack_chosen(label(point), rules::any_point(view.board, targets)))
        }
        Selection::Target(point) => {
            let attackers = view.attackers(point);
            Some(aloud::target_chosen(label(point), rules::any_point(view.board, attackers)))
        }
        Selection::FirstOfTwo(point) => Some(aloud::first_stone_chosen(label(point))),
    }
}
