//! Short messages that come and go.

use super::Message;
use super::message::messages;
use crate::rules::Player;

messages! {
    /// A text that is not in `words` yet.
    plain(text: String);

    pasted_is_no_game(fault: Message);
    game_copied;
    position_copied;
    computer_picked(komi: u16, side: Player);
    computer_cannot_move;
    settings_not_saved(what: Message);
    settings_saved_again;
    key_not_understood(what: String);
    safe_mode;
    last_run_failed(report: String);

    game_in_part(what: Message);
    game_on_table_keeps_name;
    game_left_not_kept(reason: Message);
    files_set_aside(files: usize, name: String);
    game_not_renamed(reason: Message);
    games_not_removed(games: usize, reason: Message);
    games_not_restored(games: usize, reason: Message);
    games_exported(games: usize, file: String);
    games_not_exported(file: String, reason: Message);
    games_imported(file: String, games: usize);
    games_imported_but_known(file: String, games: usize, known: usize);
    games_known(file: String, known: usize);
    games_not_imported(file: String);
    games_not_read(games: usize, number: usize, what: Message);
    file_not_imported(file: String, reason: Message);
    no_game_in_file(file: String);
}
