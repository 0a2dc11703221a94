//! What every screen says of a game: players, boards, levels, lists, how it ended.

use super::Message;
use super::message::messages;
use crate::play::{Level, Seat, Verdict};
use crate::rules::{Outcome, Player, Variant};

messages! {
    black;
    white;

    list_none;
    list_more(before: String, next: String);
    list_all(before: String, last: String);
    list_any(before: String, last: String);

    human;
    computer(level: u8);
    level_first_steps;
    level_beginner;
    level_easy;
    level_casual;
    level_steady;
    level_skilled;
    level_strong;
    level_very_strong;
    level_expert;
    level_full_strength;

    board_hex;
    board_square;
    board_snub;
    board_hex_3;
    board_side(side: usize);
    board_points(points: usize);
    board_cells(cells: usize);

    points(points: i64);
    stacks(stacks: usize);
    groups(groups: usize);
    stones(stones: usize);
    breaths(breaths: usize);
    plies(plies: usize);

    ended_by_resignation(player: Player);
    ended_on_time(player: Player);
    ended_by_agreement;
    ended_as_won(player: Player);
    ended_as_draw;
}

/// The name of a player.
pub fn of_player(player: Player) -> Message {
    match player {
        Player::Black => black(),
        Player::White => white(),
    }
}

/// Who plays a side: `Human`, `Computer, level 3`.
pub fn of_seat(seat: Seat) -> Message {
    match seat {
        Seat::Human => human(),
        Seat::Computer(level) => computer(level.get()),
    }
}

/// A word for how strong a level of a game is. The last one is full strength in every game.
pub fn of_level(variant: Variant, level: Level) -> Message {
    let steps = Level::MAX.get() / Level::strongest(variant).get();
    match level.get() * steps {
        1 => level_first_steps(),
        2 => level_beginner(),
        3 => level_easy(),
        4 => level_casual(),
        5 => level_steady(),
        6 => level_skilled(),
        7 => level_strong(),
        8 => level_very_strong(),
        9 => level_expert(),
        _ => level_full_strength(),
    }
}

/// The name of a variant's board: `Hexagon`, `Side 9`.
pub fn of_board(variant: Variant) -> Message {
    match variant {
        Variant::Hex => board_hex(),
        Variant::Square => board_square(),
        Variant::Snub => board_snub(),
        Variant::Hex3 => board_hex_3(),
        Variant::Anda(side) => board_side(side.get()),
    }
}

/// How large a variant's board is: `37 points`, `217 cells`.
pub fn of_board_size(variant: Variant) -> Message {
    let points = variant.board().len();
    match variant {
        Variant::Hex | Variant::Square | Variant::Snub | Variant::Hex3 => board_points(points),
        Variant::Anda(_) => board_cells(points),
    }
}

/// How the players ended a game.
pub fn of_verdict(verdict: Verdict) -> Message {
    match verdict {
        Verdict::Resignation(player) => ended_by_resignation(player),
        Verdict::Timeout(player) => ended_on_time(player),
        Verdict::Agreement => ended_by_agreement(),
        Verdict::Other(Outcome::Win(player)) => ended_as_won(player),
        Verdict::Other(Outcome::Draw) => ended_as_draw(),
    }
}
