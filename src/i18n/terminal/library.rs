//! Messages of the terminal game about the library: games that are kept, and games that were interrupted.

use crate::i18n::message::messages;
use crate::i18n::{Argument, Message};

messages! {
    game_will_be_saved;
    game_kept(id: String);
    game_not_kept_yet(reason: Message);
    game_can_be_resumed;

    game_resumed(plies: usize);
    journal_set_aside(file: String);
    record_set_aside(file: String);
    game_interrupted(game: Message);
    games_interrupted(games: usize);
    more_games_interrupted(games: usize);
    interrupted_game(board: &str, plies: usize, black: Argument, white: Argument, moment: String);

    no_library_to_resume_from;
    no_unfinished_game;
    one_game_to_resume;
    games_to_resume(last: usize);
    current_game_not_saved;

    no_library;
    library_is_empty;
    nothing_matches(text: &str);
    games_found(games: usize);
    more_games_found(games: usize);
    game_listed(board: &str, black: Argument, white: Argument, result: &str, plies: usize);
    game_listed_with_date(
        date: String,
        board: &str,
        black: Argument,
        white: Argument,
        result: &str,
        plies: usize,
    );
    no_game_numbered(number: usize);
    games_named_alike(games: usize, text: &str);
}
