//! Messages of the terminal game around lessons.

use crate::i18n::Message;
use crate::i18n::message::messages;
use crate::study::MoveKind;

messages! {
    lessons_of(game: &str);
    lesson_listed(done: &str, title: Message, about: Message);
    lesson_example(number: usize);
    all_lessons_done;
    no_such_lesson(text: &str);
    lesson_begins(number: usize, title: Message);
    lesson_commands;
    prompt_lesson(step: usize, steps: usize);
    lesson_next;
    lesson_complete;
    lesson_following(number: usize);
    lesson_leave;
    lesson_left;
    lesson_first_leave;
    no_lesson;
    lesson_step_open;
    lesson_step_done;
    lesson_game_over;
    lesson_progress_not_kept(reason: Message);

    not_what_is_asked;
    point_at_places;
    that_is_not_it(point: &str);
    places_left(left: usize);

    lesson_hint_enter;
    lesson_hint_capture;
    lesson_hint_pass;
    lesson_hint_place;
    lesson_hint_komi;
    lesson_hint_move(mv: &str);
    lesson_hint_left(left: usize);
    lesson_hint_place_there(point: &str);
    lesson_hint_play_on;
}

/// Message that says a lesson's hint that names only the kind of move.
pub fn of_hint(kind: MoveKind) -> Message {
    match kind {
        MoveKind::Enter => lesson_hint_enter(),
        MoveKind::Capture => lesson_hint_capture(),
        MoveKind::Pass => lesson_hint_pass(),
        MoveKind::Place => lesson_hint_place(),
        MoveKind::SpendKomi => lesson_hint_komi(),
    }
}
