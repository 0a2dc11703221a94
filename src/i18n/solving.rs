//! Puzzles in the window: the page where one is chosen, what stands beside it, and what each theme means.

use super::Message;
use super::message::messages;
use crate::study::puzzles::{Difficulty, PuzzleTheme};

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

    own_mistakes;
    own_mistakes_tip;
    mistakes_due(count: usize);
    mistakes_none;
    mistakes_next(days: i32);
    mistake_title(board: Message);
    mistake_back(days: i32);
    mistake_learnt;
    mistakes_done;
    mistakes_kept(count: usize);

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
    about_warm_up;
}

/// The name of a difficulty that the player can choose for puzzles.
pub fn of_difficulty(difficulty: Difficulty) -> Message {
    match difficulty {
        Difficulty::Easier => difficulty_easier(),
        Difficulty::Usual => difficulty_usual(),
        Difficulty::Harder => difficulty_harder(),
    }
}

/// Message that says what a theme of puzzles means, in a sentence.
pub fn about(theme: PuzzleTheme) -> Message {
    match theme {
        PuzzleTheme::Win => about_win(),
        PuzzleTheme::Draw => about_draw(),
        PuzzleTheme::Points => about_points(),
        PuzzleTheme::Entry => about_entry(),
        PuzzleTheme::Capture => about_capture(),
        PuzzleTheme::Pass => about_pass(),
        PuzzleTheme::Sacrifice => about_sacrifice(),
        PuzzleTheme::Defence => about_defence(),
        PuzzleTheme::Threat => about_threat(),
        PuzzleTheme::Tower => about_tower(),
        PuzzleTheme::Sleep => about_sleep(),
        PuzzleTheme::Waking => about_waking(),
        PuzzleTheme::Pin => about_pin(),
        PuzzleTheme::Freedom => about_freedom(),
        PuzzleTheme::LastEntry => about_last_entry(),
        PuzzleTheme::Smothering => about_smothering(),
        PuzzleTheme::Rescue => about_rescue(),
        PuzzleTheme::Connection => about_connection(),
        PuzzleTheme::DoubleAttack => about_double_attack(),
        PuzzleTheme::Counter => about_counter(),
        PuzzleTheme::Elimination => about_elimination(),
        PuzzleTheme::TwoMoves => about_two_moves(),
        PuzzleTheme::Long => about_long(),
        PuzzleTheme::WarmUp => about_warm_up(),
    }
}
