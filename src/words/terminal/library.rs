//! What the terminal game says of the library: games that are kept, and games that were interrupted.

use crate::library::{FetchError, KeepError, ResumeError, ShelfError};
use crate::rules::excerpt;
use crate::words::keeping::of_file_error;
use crate::words::message::messages;
use crate::words::{Message, records};

messages! {
    game_not_being_saved(reason: Message);
    game_will_be_saved;
    game_saved_again;
    game_kept(id: String);
    game_not_kept_yet(reason: Message);
    game_not_kept(reason: Message);
    game_can_be_resumed;
    record_would_differ(reason: &str);

    game_resumed(plies: usize);
    journal_cut;
    journal_set_aside(file: String);
    record_set_aside(file: String);
    game_interrupted(game: Message);
    games_interrupted(games: usize);
    more_games_interrupted(games: usize);
    interrupted_game(board: &str, plies: usize, black: &str, white: &str, moment: String);

    no_library_to_resume_from;
    no_game_interrupted;
    one_game_to_resume;
    games_to_resume(last: usize);
    current_game_not_saved;
    no_such_interrupted_game(id: String);
    game_is_held;
    journal_unreadable(reason: String);
    game_not_resumed(reason: Message);

    no_library;
    library_is_empty;
    nothing_matches(text: &str);
    games_found(games: usize);
    more_games_found(games: usize);
    game_listed(board: &str, black: &str, white: &str, result: &str, plies: usize);
    game_listed_with_date(date: String, board: &str, black: &str, white: &str, result: &str, plies: usize);
    no_game_numbered(number: usize);
    games_named_alike(games: usize, text: &str);
    game_is_on_the_table;
    no_such_game(id: String);
    game_not_read(reason: Message);
    game_file_not_read(reason: Message);
    game_name_taken(id: String);
    game_name_impossible;
}

/// Why a game is not in the library, as the last part of a sentence.
pub fn of_keep_error(error: &KeepError) -> Message {
    match error {
        KeepError::File(error) => of_file_error(error),
        KeepError::NotTheGame(reason) => record_would_differ(reason),
    }
}

/// Why a game of the library cannot go on.
pub fn of_fetch_error(error: &FetchError) -> Message {
    match error {
        FetchError::Resume(error) => of_resume_error(error),
        FetchError::Open(error) => of_shelf_error(error),
    }
}

fn of_resume_error(error: &ResumeError) -> Message {
    match error {
        ResumeError::Missing(id) => no_such_interrupted_game(excerpt(id.as_str())),
        ResumeError::Held(_) => game_is_held(),
        ResumeError::Unreadable { reason, .. } => journal_unreadable(reason.to_string()),
        ResumeError::File(error) => game_not_resumed(of_file_error(error)),
    }
}

fn of_shelf_error(error: &ShelfError) -> Message {
    match error {
        ShelfError::Missing(id) => no_such_game(excerpt(id.as_str())),
        ShelfError::Record { error, .. } => game_not_read(records::of_agn(error)),
        ShelfError::NotText(_) => game_not_read(records::file_not_utf8()),
        ShelfError::File(error) => game_file_not_read(of_file_error(error)),
        ShelfError::Taken(id) => game_name_taken(excerpt(id.as_str())),
        ShelfError::BadName => game_name_impossible(),
    }
}
