//! What happened in a game and how it stands, in single lines: moves, scores, the end.

use crate::rules::Player;
use crate::words::Argument;
use crate::words::message::messages;

messages! {
    entered(player: Player, point: &str);
    placed(player: Player, cells: String);
    spent_komi(player: Player, left: u16);
    captured(player: Player, mv: String, pieces: String, height: usize);
    captured_to_tower(player: Player, mv: String, pieces: String, height: usize);
    passed(player: Player);
    stones_gone(player: Player, stones: usize, cells: Argument);

    group_score(black: usize, white: usize);
    komi_left(komi: u16);
    point_score(black: u8, black_asleep: u8, white: u8, white_asleep: u8);
    hands(black: u8, white: u8);

    resigned(loser: Player, winner: Player);
    lost_on_time(loser: Player, winner: Player);
    draw_agreed;
    over_and_won(winner: Player);
    over_and_drawn;
    score_stood(black: u8, white: u8);
    no_group_left(loser: Player);
    victory(winner: Player);
    over_by_passes;
    no_sleepers;
    sleepers_leave(stacks: Argument);
    sleeper(player: Player, point: &str, height: usize);
    points_counted(player: Player, count: String);
    drawn_by_points(black: u8, white: u8);
    won_by_points(winner: Player, more: u8, less: u8);
    points_asleep(player: Player, points: u8);
}
