//! The pages of the help.

use super::message::messages;

messages! {
    help_title;

    abande_goal;
    abande_goal_text;
    abande_enter;
    abande_enter_text;
    abande_capture;
    abande_capture_text;
    abande_band;
    abande_band_text;
    abande_end;
    abande_end_text;
    abande_credit;

    anda_goal;
    anda_goal_text;
    anda_first;
    anda_first_text;
    anda_place;
    anda_place_text;
    anda_smother;
    anda_smother_text;
    anda_leave;
    anda_leave_text;
    anda_komi;
    anda_komi_text;
    anda_credit;

    mouse_and_keys;
    press_point;
    press_stack;
    press_cell;
    press_group;
    press_right_drag;
    press_wheel;
    press_control_wheel;
    press_double_click;
    press_shift_drag;
    press_clipboard;
    does_enter;
    does_capture;
    does_place;
    does_show_breaths;
    does_turn_table;
    does_zoom;
    does_step;
    does_reset_view;
    does_move_table;
    does_clipboard;
}
