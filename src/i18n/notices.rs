//! Short messages that come and go.

use super::message::messages;
use super::{Argument, Message, play};
use crate::record::{ExportError, ExportLoss};
use crate::rules::Player;

messages! {

    pasted_is_no_game(fault: Message);
    clipboard_without_text;
    clipboard_not_read;
    clipboard_not_written;
    game_copied;
    position_copied;
    copied_for_abstract_play;
    copied_for_abstract_play_without(what: Argument);
    loss_of_variations(moves: usize);
    loss_of_notes;
    loss_of_tags;
    game_not_copied(game: &str);
    board_not_copied(board: Message);

    game_saved_as(file: String);
    game_not_saved_as(file: String, reason: Message);
    choose_other_name;
    picture_begun(file: String);
    picture_not_drawn;
    game_opened(file: String);
    first_game_opened(file: String);
    game_opened_partly(file: String, fault: Message);
    game_not_opened(file: String, reason: Message);
    pasted_game_opened;
    first_pasted_game_opened;
    pasted_game_opened_partly(fault: Message);

    computer_picked(komi: u16, side: Player);
    computer_cannot_move;
    settings_not_saved(what: Message);
    settings_saved_again;
    disk_slow;
    key_of_unknown_command(command: &str);
    key_not_usable(key: &str, command: &str);
    key_shared(key: &str, first: &str, second: &str);
    safe_mode;
    last_run_failed(report: String);
    last_run_failed_unsaved(report: String);
    last_run_failed_without_game(report: String);
    failed_inside(report: String);
    failed_inside_unreported;
    nothing_kept(reason: Message);

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

    passed_by_itself;
    path_copied;
    diagnostics_copied;
    folder_not_opened(folder: String);
}

/// Message that says that a game was copied as JSON of Abstract Play, and what of it that format cannot hold.
pub fn of_losses(losses: &[ExportLoss]) -> Message {
    if losses.is_empty() {
        return copied_for_abstract_play();
    }
    copied_for_abstract_play_without(Argument::all(losses.iter().map(|loss| match loss {
        ExportLoss::Variations(moves) => loss_of_variations(*moves),
        ExportLoss::Notes(_) => loss_of_notes(),
        ExportLoss::Tags(_) => loss_of_tags(),
    })))
}

/// Message that says why a game cannot be copied as JSON of Abstract Play.
pub fn of_export_error(error: ExportError) -> Message {
    match error {
        ExportError::OtherGame(game) => game_not_copied(game),
        ExportError::OtherBoard(variant) => board_not_copied(play::of_board(variant)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Words;

    #[test]
    fn what_is_left_out_is_told_in_one_sentence() {
        let said = |losses: &[ExportLoss]| Words::default().say(of_losses(losses));
        let start = "Game copied as JSON for Abstract Play";
        assert_eq!(said(&[]), start);
        assert_eq!(said(&[ExportLoss::Notes(3)]), format!("{start}, except for notes"));
        let all = [ExportLoss::Variations(4), ExportLoss::Notes(1), ExportLoss::Tags(vec!["Opening".into()])];
        assert_eq!(said(&all), format!("{start}, except for 4 moves in variations, notes and some tags"));
    }
}
