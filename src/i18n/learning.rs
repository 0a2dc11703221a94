//! Learning in the window: the page with the lessons, hints step by step, the coach.

use super::Message;
use super::message::messages;

messages! {
    learn_page_label;
    learn_page_tip;
    hint_label;
    hint_tip;
    coach_label;
    coach_tip;
    lesson_again_label;
    lesson_again_tip;
    lesson_next_label;
    lesson_next_tip;
    lesson_leave_label;
    lesson_leave_tip;
    lesson_open_yet;

    lessons_progress(done: usize, all: usize);
    lesson_numbered(number: usize, title: Message);
    lesson_suggested;
    lesson_read_aloud(lesson: Message, state: &str, about: Message);
    lesson_progress(lesson: Message, step: usize, steps: usize);
    lesson_ended_early;
    lesson_to_follow(title: Message);
    lesson_answer_by_click;
    all_lessons_finished;

    lesson_offer_title;
    lesson_offer_text;
    lesson_offer_accept(game: &str);
    lesson_offer_decline;

    hint_heading;
    hint_progress(step: usize, steps: usize);
    hint_tell_more;
    hint_searching;
    hint_close;

    coach_heading;
    coach_explained;
    coach_play_anyway;
    coach_take_back;
}
