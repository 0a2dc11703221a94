//! A screen reader's part in playing: it goes to a point or presses it, and hears what is chosen.

use bevy::prelude::*;

use super::choice::{Choice, Gesture};
use super::cursor::BoardCursor;
use super::gestures::{Chosen, Hand};
use super::pointer::Pointing;
use crate::app::game::{
    AnnounceSystems, Announcements, CurrentMatch, MatchChanged, MovePlayed, Tone, somebody_listens,
};
use crate::app::{GameSystems, InputSystems};
use crate::board::Point;
use crate::i18n::{Message, aloud, rules};
use crate::rules::BoardView;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PointAsked>()
        .add_systems(
            Update,
            go_and_press
                .run_if(on_message::<PointAsked>)
                .in_set(GameSystems::Input)
                .in_set(InputSystems::Cursor)
                .after(super::cursor::read_keys),
        )
        .add_systems(PostUpdate, announce_choice.in_set(AnnounceSystems::Choice).run_if(somebody_listens));
}

/// A screen reader asks for a point, as the mouse or a key would.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointAsked {
    /// Go there with the cursor.
    Go(Point),
    /// Press it, as with a click.
    Press(Point),
}

/// Behind a dialog nothing can be reached.
fn go_and_press(
    mut asked: MessageReader<PointAsked>,
    modal: Res<super::Modal>,
    mut cursor: ResMut<BoardCursor>,
    mut pointing: ResMut<Pointing>,
    mut hand: Hand,
) {
    for &asked in asked.read() {
        if modal.0 {
            continue;
        }
        let (PointAsked::Go(point) | PointAsked::Press(point)) = asked;
        cursor.go_to(point);
        pointing.turn_to(Some(point));
        if matches!(asked, PointAsked::Press(_)) {
            hand.make(Gesture::Click(Some(point)));
        }
    }
}

/// What is chosen is seen by a ring on the board. A choice that became a move needs no words of its own.
fn announce_choice(
    current: Res<CurrentMatch>,
    chosen: Res<Chosen>,
    mut played: MessageReader<MovePlayed>,
    mut changed: MessageReader<MatchChanged>,
    mut said: ResMut<Announcements>,
    mut last: Local<Choice>,
) {
    let news = played.read().count() + changed.read().count() > 0;
    if *last == chosen.0 {
        return;
    }
    *last = chosen.0;
    match of_choice(chosen.0, current.view()) {
        Some(text) => said.say(Tone::Good, text),
        None if !news && chosen.0 == Choice::Nothing => said.say(Tone::Good, aloud::nothing_chosen()),
        None => {}
    }
}

/// What is chosen, and what may follow. Nothing is said of a drag: a player who drags can see the board.
fn of_choice(choice: Choice, view: &BoardView) -> Option<Message> {
    let label = |point| view.board.label(point);
    match choice {
        Choice::Nothing | Choice::Dragging(_) => None,
        Choice::Stack(point) => {
            let targets = view.targets(point);
            Some(aloud::stack_chosen(label(point), rules::any_point(view.board, targets)))
        }
        Choice::Target(point) => {
            let attackers = view.attackers(point);
            Some(aloud::target_chosen(label(point), rules::any_point(view.board, attackers)))
        }
        Choice::First(point) => Some(aloud::first_stone_chosen(label(point))),
    }
}
