//! A screen reader's part in playing: it goes to a point or presses it, and hears what is chosen.

use bevy::prelude::*;

use super::cursor::BoardCursor;
use super::gestures::GestureHandler;
use super::pointer_target::PointerTarget;
use super::selection::CurrentSelection;
use super::selection::{Gesture, Selection};
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
            go_and_press
                .run_if(on_message::<ScreenReaderAction>)
                .in_set(GameSystems::Input)
                .in_set(InputSystems::Cursor)
                .after(super::cursor::read_keys),
        )
        .add_systems(
            PostUpdate,
            announce_choice.in_set(AnnounceSystems::Choice).run_if(is_screen_reader_active),
        );
}

/// Action of a screen reader on a point of the board.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScreenReaderAction {
    /// Go there with the cursor.
    Focus(Point),
    /// Press it, as with a click.
    Click(Point),
}

/// Behind a dialog nothing can be reached.
fn go_and_press(
    mut asked: MessageReader<ScreenReaderAction>,
    modal: Res<super::DialogOpen>,
    mut cursor: ResMut<BoardCursor>,
    mut pointing: ResMut<PointerTarget>,
    mut hand: GestureHandler,
) {
    for &asked in asked.read() {
        if modal.0 {
            continue;
        }
        let (ScreenReaderAction::Focus(point) | ScreenReaderAction::Click(point)) = asked;
        cursor.go_to(point);
        pointing.set_point(Some(point));
        if matches!(asked, ScreenReaderAction::Click(_)) {
            hand.apply_gesture(Gesture::Click(Some(point)));
        }
    }
}

/// Announces changes of the selection. One that became a move needs no announcement.
fn announce_choice(
    current: Res<CurrentMatch>,
    chosen: Res<CurrentSelection>,
    mut played: MessageReader<MovePlayed>,
    mut changed: MessageReader<MatchChanged>,
    mut said: ResMut<Announcements>,
    mut last: Local<Selection>,
) {
    let news = played.read().count() + changed.read().count() > 0;
    if *last == chosen.0 {
        return;
    }
    *last = chosen.0;
    match of_choice(chosen.0, current.view()) {
        Some(text) => said.announce(ToastTone::Success, text),
        None if !news && chosen.0 == Selection::Nothing => {
            said.announce(ToastTone::Success, aloud::nothing_chosen());
        }
        None => {}
    }
}

/// Describes a selection and the moves that it allows. Drags are not announced: they need sight.
fn of_choice(choice: Selection, view: &BoardView) -> Option<Message> {
    let label = |point| view.board.label(point);
    match choice {
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
