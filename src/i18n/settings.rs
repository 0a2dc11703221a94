//! The settings, and what the program says about itself.

use super::message::messages;
use super::{Argument, Message};
use crate::rules::Player;
use crate::sound::output::OutputError;

messages! {
    language_heading;
    language_of_system;

    page_game;
    page_board;
    page_sound;
    page_keys;
    page_accessibility;
    page_files;
    reset_page;
    reset_setting(setting: Message);
    value_of(setting: Message, value: String);
    step_back(setting: Message);
    step_forward(setting: Message);

    seat_in_new_game(player: Player);
    seat_level(level: u8);
    auto_pass_label;
    auto_pass_tip;
    confirm_resign_label;
    confirm_leaving_label;
    confirm_leaving_tip;
    adaptive_level_label;
    adaptive_level_tip;
    flag_loses_label;
    flag_loses_tip;
    flag_loses_lost;
    flag_loses_shown;
    autoplay_pace_label;
    autoplay_pace_tip;
    autoplay_slow;
    autoplay_medium;
    autoplay_fast;
    autoplay_real_time;
    autoplay_loops_label;
    autoplay_loops_tip;

    tips_label;
    tips_tip;
    cards_label;
    cards_tip;
    quality_label;
    quality_auto;
    quality_low;
    quality_medium;
    quality_high;
    lenses_heading;

    sound_on_label;
    pieces_volume_label;
    signals_volume_label;
    signals_volume_tip;
    volume_percent(percent: u16);
    mono_label;
    mono_tip;
    background_sound_label;
    background_quieter;
    background_silent;
    background_as_loud;
    sound_no_library;
    sound_no_device;
    sound_unsupported;

    scale_label;
    scale_percent(percent: u16);
    scale_auto(percent: u16);
    theme_label;
    theme_tip;
    theme_automatic;
    theme_dark;
    theme_light;
    theme_high_contrast;
    as_the_system;
    reduced_motion_label;
    reduced_motion_tip;
    motion_on;
    motion_off;

    data_folder_label;
    data_folder_tip;
    settings_file_label;
    settings_file_tip;
    log_folder_label;
    log_folder_tip;
    open_path;
    copy_path;
    files_portable;
    files_not_kept;

    keys_anywhere;
    keys_in_game;
    keys_in_lesson;
    keys_in_puzzle;
    keys_only_in(game: Argument);
    key_wanted;
    key_wanted_help(command: Message);
    key_of(command: Message, key: Argument);
    key_add(command: Message);
    key_clash(key: Argument, others: Argument);
    key_quoted(command: Message);
    key_take(command: Message);
    key_keep;
    key_refused(key: Argument);
    key_unusable;
    keys_reset_all;

    about_version;
    about_build;
    about_engine;
    about_adapter;
    about_driver;
    about_unknown;
    licences_heading;
    licences_own;
    licences_list;
    licences_missing;
    copy_diagnostics;
    copy_diagnostics_tip;
}

/// Message that says why no sound can be played, in a sentence.
pub fn sound_trouble(error: &OutputError) -> Message {
    match error {
        OutputError::NoLibrary { .. } | OutputError::OldLibrary { .. } => sound_no_library(),
        OutputError::NoDevice { .. } | OutputError::Lost { .. } | OutputError::NoThread { .. } => {
            sound_no_device()
        }
        OutputError::Unsupported => sound_unsupported(),
    }
}
