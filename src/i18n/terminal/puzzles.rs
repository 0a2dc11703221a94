//! Messages of the terminal game around puzzles.

use crate::i18n::Message;
use crate::i18n::message::messages;

messages! {
    puzzles_of(game: &str, solved: usize, all: usize);
    puzzles_on_board(board: Message, solved: usize, all: usize);
    warm_ups_of(solved: usize, all: usize);
    puzzles_best_streak(streak: u32, best: u32);
    puzzles_example;
    all_puzzles_solved;
    no_puzzles_of(game: &str);
    no_such_puzzle(text: &str);
    puzzle_begins(name: &str, rating: u16);
    daily_begins(name: &str, rating: u16);
    puzzle_commands;
    warm_up_begins(name: &str);
    warm_up_commands;
    prompt_puzzle(number: usize);
    puzzle_next;
    puzzle_leave;
    puzzle_left;
    puzzle_first_leave;
    no_puzzle;
    puzzle_over;
    puzzle_solution;
    puzzle_progress_not_kept(reason: Message);
}
