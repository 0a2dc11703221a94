//! The position editor.

use super::Message;
use super::message::messages;
use crate::rules::Player;

messages! {
    editor_title;
    editor_ready;
    editor_faults(faults: usize);

    setup_board(game: &str, board: Message, size: Message);
    setup_choose_board;
    setup_empty_board;
    setup_from_game;
    setup_from_game_tip;

    brush_eraser;
    click_puts_piece;
    click_puts_stone;
    click_takes_piece;
    click_takes_stone;
    stack_is_full;
    stone_is_there;

    setup_to_move;
    setup_turn(player: Player);
    setup_hand(player: Player);
    setup_fill_hands;
    setup_fill_hands_tip;
    setup_passes;
    setup_no_pass;
    setup_one_pass;
    setup_two_passes;
    setup_passes_tip;
    setup_komi_left;
    setup_drop_handicap;
    one_less(what: &str);
    one_more(what: &str);

    position_over;
    position_faulty;
    point_out_tip;

    position_text;
    copy_position_text;
    copy_position_text_tip;
    paste_position_text;
    paste_position_text_tip;
    text_is_no_position(reason: Message);

    setup_study;
    setup_study_tip;
    setup_cancel;
    setup_cancel_tip;
    setup_play;
}
