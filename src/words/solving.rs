//! Puzzles in the window: the page where one is chosen, what stands beside it, and what each theme means.

use super::Message;
use super::message::messages;
use crate::study::puzzles::{Difficulty, Theme};

messages! {
    puzzles_label;
    puzzles_tip;
    puzzle_again_label;
    puzzle_again_tip;
    puzzle_solution_label;
    puzzle_solution_tip;
    puzzle_next_label;
    puzzle_next_tip;
    puzzle_leave_label;
    puzzle_leave_tip;
    puzzle_nothing_wrong;
    puzzle_open_yet;
    puzzle_plays;

    lessons_section;
    puzzles_solved(solved: usize, all: usize);
    puzzles_in_a_row(streak: u32, best: u32);
    puzzle_board_heading;
    puzzle_difficulty_heading;
    difficulty_easier;
    difficulty_usual;
    difficulty_harder;
    puzzle_theme_heading;
    any_theme;
    theme_tally(solved: usize, all: usize);
    theme_read_aloud(theme: Message, solved: usize, all: usize);
    solve_puzzle;
    these_are_solved;

    puzzle_title(board: Message);
    puzzle_details(rating: u16, name: &str);
    puzzle_refuting;
    puzzle_take_back;
    puzzle_shown;
    puzzle_why;
    puzzle_learnt;

    about_win;
    about_draw;
    about_points;
    about_entry;
    about_capture;
    about_pass;
    about_sacrifice;
    about_defence;
    about_threat;
    about_tower;
    about_sleep;
    about_waking;
    about_pin;
    about_freedom;
    about_last_entry;
    about_smothering;
    about_rescue;
    about_connection;
    about_double_attack;
    about_counter;
    about_elimination;
    about_two_moves;
    about_long;
}

/// How hard puzzles are to be.
pub fn of_difficulty(difficulty: Difficulty) -> Message {
    match difficulty {
        Difficulty::Easier => difficulty_easier(),
        Difficulty::Usual => difficulty_usual(),
        Difficulty::Harder => difficulty_harder(),
    }
}

/// What a theme means, in a sentence.
pub fn about(theme: Theme) -> Message {
    match theme {
        Theme::Win => about_win(),
        Theme::Draw => about_draw(),
        Theme::Points => about_points(),
        Theme::Entry => about_entry(),
        Theme::Capture => about_capture(),
        Theme::Pass => about_pass(),
        Theme::Sacrifice => about_sacrifice(),
        Theme::Defence => about_defence(),
        Theme::Threat => about_threat(),
        Theme::Tower => about_tower(),
        Theme::Sleep => about_sleep(),
        Theme::Waking => about_waking(),
        Theme::Pin => about_pin(),
        Theme::Freedom => about_freedom(),
        Theme::LastEntry => about_last_entry(),
        Theme::Smothering => about_smothering(),
        Theme::Rescue => about_rescue(),
        Theme::Connection => about_connection(),
        Theme::DoubleAttack => about_double_attack(),
        Theme::Counter => about_counter(),
        Theme::Elimination => about_elimination(),
        Theme::TwoMoves => about_two_moves(),
        Theme::Long => about_long(),
    }
}
