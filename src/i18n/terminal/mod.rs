//! Messages of the terminal game: the game itself here, the rest in rooms of its own.

pub mod answers;
pub mod files;
pub mod help;
pub mod learning;
pub mod lessons;
pub mod library;
pub mod puzzles;
pub mod report;
pub mod study;

use super::message::messages;
use super::{Argument, Message, characters, play};
use crate::play::{Level, SeatError};
use crate::rules::{GameKind, Player};

messages! {
    welcome(game: &str, designer: &str, board: Message, size: Message);
    both_seats(black: Message, white: Message);
    komi_of_game(komi: u16);
    handicap_of_game(handicap: Message);
    pie_of_game;
    typing_abande;
    reading_abande;
    typing_anda(near: &str, far: &str);
    reading_anda;

    prompt_turn(player: Player, number: usize);
    prompt_turn_timed(player: Player, number: usize, time: Argument);
    prompt_paused(number: usize);
    prompt_over;
    prompt_line(ply: usize, last: usize);
    prompt_line_turn(ply: usize, last: usize, player: Player);
    prompt_variation(ply: usize, last: usize);
    prompt_variation_turn(ply: usize, last: usize, player: Player);

    line_too_long;
    line_not_text;
    list_of_commands;
    games_not_kept(reason: Message);
    command_of_other_game(game: &str);
    number_is_too_large(number: String);
    game_not_saved;

    computer_refused(reason: Message);
    position_again(plies: usize);
    pass_would_end(player: Player, how: &str, mine: u8, theirs: u8);
    must_pass(player: Player);

    time_control_of_both(time: String);
    time_control_of_each(black: String, white: String);
    times_left(black: Argument, white: Argument);
    time_and_periods(time: Argument, periods: u32);
    little_time_left(player: Player, time: Argument);
    time_up_goes_on(player: Player);
    clock_starts_with_first_move;
    clock_is_paused;
    clock_runs_again;
    time_was_given(player: Player, time: Message);
    give_example;
    no_time_control(text: &str);

    undo_example;
    nothing_to_take_back;
    nothing_more_to_take_back;
    resignation_taken_back;
    end_taken_back;
    moves_taken_back(moves: usize);
    redo_example;
    nothing_to_replay;
    nothing_more_to_replay;
    moves_replayed(moves: usize);
    computers_wait;
    computer_does_not_wait;
    computer_to_move;
    over_already;

    new_example;
    new_komi_example;
    one_word_too_many(word: &str);
    no_such_player(name: &str);
    no_such_level(level: &str, abande: u8, anda: u8);
    levels(weakest: u8, strongest: u8);
    level_line(level: u8, name: Message, suits: Message);
    no_computer(level: u8);
    level_adapts;
    level_this_time(level: u8);
    no_komi(game: &str);
    drawing_example;
    drawing_on;
    drawing_off;

    which_position;
    cannot_set_up(board: &str);
    fits_other_board(board: &str);

    no_advice;
    sure_win(points: u32);
    sure_draw;
    sure_loss(points: u32);

    languages_known(languages: Argument);
    language_of(tag: &str, name: &str);
    language_unknown(text: &str, tags: Argument);
    language_not_shown(tag: &str);
    language_chosen(name: &str);
    choice_not_kept(reason: Message);
}

/// Message that says why a text names neither a person nor a level of the computer.
pub fn of_seat_error(error: &SeatError) -> Message {
    match error {
        SeatError::Nobody(text) => no_such_player(text),
        SeatError::NoLevel(text) => {
            let [abande, anda] = GameKind::ALL.map(|game| Level::strongest_in(game).get());
            no_such_level(text, abande, anda)
        }
        SeatError::NoCharacter(text) => characters::character_unknown(text),
        SeatError::NoTier(text) => characters::strength_unknown(text),
    }
}

/// Adds to a message about a line how to see the list of commands.
pub fn with_list_of_commands(what: Message) -> Message {
    play::two_sentences(what, list_of_commands())
}

/// Message that says how the game is sure to end for the player to move, given the proved margin.
pub fn of_sure(margin: i32) -> Message {
    match margin {
        1.. => sure_win(margin.unsigned_abs()),
        0 => sure_draw(),
        _ => sure_loss(margin.unsigned_abs()),
    }
}
