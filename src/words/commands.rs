//! The names of all commands, with their tips.

use super::message::messages;
use super::{Argument, Message};

messages! {
    undo_label;
    undo_tip;
    undo_change_tip;
    undo_nothing;
    redo_label;
    redo_tip;
    redo_change_tip;
    redo_nothing;
    pass_label;
    pass_tip;
    spend_komi_label(left: u16);
    spend_komi_tip;
    resign_label;
    resign_tip;
    new_game_label;
    new_game_tip;
    open_label;
    open_tip;
    save_label;
    save_tip;
    library_label;
    library_tip;
    set_up_label;
    set_up_tip;
    coordinates_label;
    moves_label;
    help_label;
    help_tip;

    lens_entry_points;
    lens_open_cells;
    lens_sleepers;
    lens_pinned;
    lens_breaths;
    lens_removals;
    lens_territory;
    lens_danger;

    movement_heading;
    movement_of(speed: Message);
    movement_off;
    movement_slow;
    movement_normal;
    movement_fast;

    copy_game;
    copy_position;
    copy_for_abstract_play;

    with_control(key: Argument);
    with_alt(key: Argument);
    key_home;
    key_end;
    key_page_up;
    key_page_down;
    key_escape;
    key_enter;
    key_space;
    key_backspace;
    tip_with_keys(tip: Message, keys: Argument);

    coordinates_tip;
    move_now_tip;
    cancel_label;
    cancel_tip;
    back_to_game_tip;
    view_mine_label;
    view_above_label;
    view_side_label;
    view_opponent_label;
    turn_left_label;
    turn_right_label;
    higher_label;
    lower_label;
    nearer_label;
    farther_label;
    play_page_label;
    play_page_tip;
    moves_page_tip;
    game_menu_label;
    game_menu_tip;
    view_menu_label;
    view_menu_tip;
    palette_label;
    palette_tip;
    players_label;
    players_tip;
    quit_label;
    quit_tip;
    spend_komi_short(left: u16);
}
