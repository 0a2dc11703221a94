//! Questions, file dialogs, and what they answer.

use super::message::messages;
use super::{Argument, Message};
use crate::rules::Player;

messages! {
    close_dialog;
    close_dialog_tip;
    keep_playing;

    resign_title;
    resign_as(player: Player, other: Player);
    resign_for(player: Player, other: Player);

    leave_title;
    leave_question;
    leave_finished_question;
    leave_it;

    offer_title;
    offer_game(game: &str, board: Message, black: Argument, white: Argument, moves: usize);
    offers_more(games: usize);
    offer_continue;
    offer_continue_tip;
    offer_later;
    offer_later_tip;

    picture_title;
    picture_shows;
    picture_of_position;
    picture_photo;
    picture_of_game;
    picture_of_result;
    picture_turning;
    picture_drawn_as;
    picture_of_table;
    picture_size;
    picture_speed;
    picture_below;
    picture_without_caption;
    picture_with_caption;
    picture_preview;
    picture_preview_pending;
    pixels(width: u32, height: u32);
    choice_of(what: Message, choice: Message);
    choose_picture_file;
    photo_frame;
    photo_window;
    photo_wide;
    photo_portrait;
    photo_leave;

    open_file_title;
    save_file_title;
    import_file_title;
    export_file_title;
    files_with_games;
    files_with_pictures;
    files_with_endings(endings: String);
    all_files;
    any_ending;
    open_chosen_file;
    save_file;
    cancel_file;
    replace_file;
    replace_question;
    show_hidden_files;
    pinned_folders;
    usual_folders;
    devices;
    removable_devices;
    home_folder;
    desktop_folder;
    documents_folder;
    downloads_folder;
    music_folder;
    pictures_folder;
    videos_folder;
    pin_folder;
    unpin_folder;
    rename_folder;
    file_selected;
    file_name;
    name_missing;
    folder_of_same_name;
    file_of_same_name;
    library_instead;

    system_dialog_title;
    system_dialog_note;
    use_built_in_dialog;

    palette_hint;
    palette_nothing;
    palette_new_game(game: Message);
    palette_language(language: &str);
    palette_lesson(lesson: Message);

    palette_setting(setting: Message);
}
