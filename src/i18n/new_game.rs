//! The dialog for a new game, and the agreement on the komi.

use super::Message;
use super::message::messages;
use crate::rules::{GameKind, Player};

messages! {
    new_game_title;
    players_title;
    play_from_title;
    start_game;
    play_on_with_these;
    cancel_new_game;
    back_from_new_game;
    designed_by(designer: &str);
    abande_in_short;
    anda_in_short;
    learn_game_first(game: &str);
    board_and_size(board: Message, size: Message);

    komi_heading;
    komi_by_pie;
    komi_agreed;
    komi_pie_means;

    swap_colours;
    change_places;
    place_names;
    place_picks;
    choose_computer;
    choose_human;
    level_and_name(level: u8, name: Message);
    chair_names_komi;
    chair_picks_side;
    chair_you_begin;
    chair_computer_begins;
    chair_begins;
    chair_same_screen;

    name_komi_title;
    name_komi_for_player;
    name_komi_for_computer;
    komi_suggested(komi: u16);
    name_this_komi(komi: u16);
    less_komi;
    more_komi;
    pick_side_title;
    player_named_komi(komi: u16, means: Message);
    computer_named_komi(komi: u16, means: Message);
    komi_means(komi: u16);
    play_as(player: Player);
    side_begins;
    side_has_komi(komi: u16);
}

/// Message that says in a sentence or two what a game is about.
pub fn in_short(game: GameKind) -> Message {
    match game {
        GameKind::Abande => abande_in_short(),
        GameKind::Anda => anda_in_short(),
    }
}
