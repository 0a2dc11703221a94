//! Messages of the terminal game about files that are opened and saved.

use crate::i18n::Message;
use crate::i18n::message::messages;

messages! {
    file_opened(file: String, plies: usize);
    file_damaged(file: String, fault: Message);
    goes_on_with(plies: usize);
    more_games_in_file;
    file_not_opened(file: String, reason: Message);

    save_example;
    file_exists(file: String);
    file_exists_add(file: String);
    file_holds_games_add(file: String, games: usize);
    file_overwrite_all(file: String);
    file_exists_else(file: String);
    file_changed_save_elsewhere(file: String, other: String);
    file_added(file: String);
    add_example;
    file_saved(file: String);
    file_not_saved(file: String, reason: Message);
    open_example;
}
