//! The names of all commands, with their tips.

use super::Message;
use super::message::messages;

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
    copy_label;
    copy_tip;
    set_up_label;
    set_up_tip;
    coordinates_label;
    coordinates_show_tip;
    coordinates_hide_tip;
    lenses_label;
    lenses_tip;
    moves_label;
    moves_show_tip;
    moves_hide_tip;
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
    copy_game_key;
    copy_position;
    copy_for_abstract_play;
    copy_note;
}
