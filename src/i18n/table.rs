//! Messages of the window around the board while a game is played.

use super::message::messages;
use super::{Argument, Message};
use crate::board::Board;
use crate::rules::{GameKind, MoveIntent, Player};

messages! {
    window_set_up;
    window_to_move(player: Player);
    window_won(player: Player);
    window_draw;

    game_title(game: &str, board: Message);
    game_title_komi(game: &str, board: Message, komi: u16);

    your_turn;
    player_to_move(player: Player);
    player_thinking(player: Player);
    game_paused;
    counting_points;
    your_first_stone;
    your_second_stone;
    first_stone_of(player: Player);
    second_stone_of(player: Player);
    starting_position;
    move_of(number: usize, moves: usize);
    in_a_variation;

    last_entered(player: Player, point: &str);
    last_placed(player: Player, points: Argument);
    last_captured(player: Player, from: &str, to: &str);
    last_passed(player: Player);
    last_spent_komi(player: Player);
    last_removed(last: Message, groups: usize);
    last_lost(last: Message, groups: usize);

    move_now;
    skip_counting;
    back_to_the_game;
    play_on;

    plate(player: Player, seat: Message, score: Message, supply: Message);
    plate_to_move(player: Player, seat: Message, score: Message, supply: Message);
    plate_tip(plate: Message);
    you;
    points_and_asleep(points: u8, asleep: u8);
    points_below(points: usize);
    supply_and_asleep(supply: Message, asleep: u8);
    groups_below(groups: usize);
    in_hand(pieces: u8);
    stones_and_komi(stones: usize, komi: u16);
    turn_long;
    turn_short;
    thinking_long(seconds: u32);
    thinking_short(seconds: u32);

    cannot_pass_now;
    pass_later(pieces: u8);
    computers_turn;
    computer_plays_both;
    pass_you_win(own: u8, other: u8);
    pass_you_lose(own: u8, other: u8);
    pass_wins(player: Player, own: u8, other: u8);
    pass_loses(player: Player, own: u8, other: u8);
    pass_draws(own: u8, other: u8);
    pass_and_end;
    decided_won_by(points: u32);
    decided_lost_by(points: u32);
    decided_won;
    decided_lost;
    decided_finish;
    decided_finish_tip(player: Player);
    decided_play_on;
    decided_play_on_tip;
    stood_at_start;
    stood_after(number: usize);

    hint_first_piece;
    hint_next_pieces;
    hint_capture;
    hint_two_stones;
    hint_second_stone;
    hint_territory;

    card_stack(point: &str, pieces: Message);
    card_points(player: Player, points: usize);
    card_asleep(points: usize);
    card_tower;
    card_pinned;
    card_holds(points: Argument, count: usize);
    card_captors(points: Argument);
    card_safe;
    card_group(player: Player);

    legend_threatened;
    legend_capturable;
    legend_tower;
    legend_safe;
    legend_pinned;
    legend_part;
    legend_freeing;
    legend_open;
    legend_closed;
    legend_asleep;
    legend_breath;
    legend_short_breath;
    legend_enemy;
    legend_doomed;
    legend_territory(player: Player);
    legend_danger;
    legend_danger_from;

    tag_counted(points: usize);
    tag_laid_aside;
    tag_half;
    tag_change(player: Player, change: String);
    tag_changes(mover: Message, other: Message);
    tag_removes(player: Player, groups: usize, stones: usize);
    tag_removes_both(
        enemy: Player,
        enemy_groups: usize,
        enemy_stones: usize,
        own: Player,
        own_groups: usize,
        own_stones: usize,
    );
    tag_breaths_none(player: Player, breaths: usize);
    tag_breaths_some(player: Player, breaths: usize, alive: usize);
    tag_breaths_all(player: Player, breaths: usize);
    tag_in_danger(tag: Message);
}

/// Message that says in short what a player's last move was, without what left the board with it.
pub fn of_move(player: Player, intent: MoveIntent, game: GameKind, board: &Board) -> Message {
    let label = |point| board.label(point);
    match intent {
        MoveIntent::Place(point) => match game {
            GameKind::Abande => last_entered(player, label(point)),
            GameKind::Anda => last_placed(player, label(point).into()),
        },
        MoveIntent::PlaceTwo(one, other) => last_placed(player, Argument::all([label(one), label(other)])),
        MoveIntent::Carry { from, to } => last_captured(player, label(from), label(to)),
        MoveIntent::Pass => last_passed(player),
        MoveIntent::SpendKomi => last_spent_komi(player),
    }
}
