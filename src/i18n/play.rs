//! Messages of every screen about a game: players, boards, levels, lists, how it ended.

use super::message::messages;
use super::{Argument, Message, characters};
use crate::play::{Level, Seat, Tier, Verdict, characters_of};
use crate::rules::{GameKind, Outcome, Player, Variant};

messages! {
    black;
    white;

    decimal_mark;
    list_none;
    list_more(before: String, next: String);
    list_all(before: String, last: String);
    list_any(before: String, last: String);
    two_sentences(first: Message, second: Message);

    two_pieces(top: Player, bottom: Player);
    three_pieces(top: Player, middle: Player, bottom: Player);

    human;
    computer(level: u8);
    levels_of_game(game: &str, strongest: u8);
    level_first_steps;
    level_newcomer;
    level_beginner;
    level_learner;
    level_casual;
    level_regular;
    level_steady;
    level_practised;
    level_skilled;
    level_advanced;
    level_club;
    level_seasoned;
    level_strong;
    level_very_strong;
    level_expert;
    level_master;
    level_full_strength;

    suits_first_steps;
    suits_newcomer;
    suits_beginner;
    suits_learner;
    suits_casual;
    suits_regular;
    suits_steady;
    suits_practised;
    suits_skilled;
    suits_advanced;
    suits_club;
    suits_seasoned;
    suits_strong;
    suits_very_strong;
    suits_expert;
    suits_master;
    suits_full_strength;

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

/// The name of a side: Black or White.
pub fn of_player(player: Player) -> Message {
    match player {
        Player::Black => black(),
        Player::White => white(),
    }
}

/// Message that names the pieces of a stack from top to bottom, `White over Black`. They are given from bottom to
/// top.
pub fn of_pieces(pieces: &[Player]) -> Message {
    match *pieces {
        [bottom, middle, top] => three_pieces(top, middle, bottom),
        [bottom, top] => two_pieces(top, bottom),
        [piece] => of_player(piece),
        // No stack is empty or higher.
        _ => list_none(),
    }
}

/// Who plays a side: `Human`, `Computer, level 3`.
pub fn of_seat(seat: Seat) -> Message {
    match seat {
        Seat::Human => human(),
        Seat::Computer(level) => computer(level.get()),
        Seat::Character(id, tier) => characters::of_character(id, tier),
    }
}

/// A player's name as a file has it, to be shown. What the program itself calls people and the computer there is put
/// into the reader's language.
pub fn of_name(name: &str) -> Argument {
    seat_called(name).map_or_else(|| name.into(), |seat| of_seat(seat).into())
}

/// Recognises a name that the program itself gives to people or the computer in files, and returns the seat that it
/// means; none for other names.
pub fn seat_called(name: &str) -> Option<Seat> {
    let levels = Level::all().map(Seat::Computer);
    let characters = GameKind::ALL.into_iter().flat_map(characters_of);
    let characters =
        characters.flat_map(|character| Tier::ALL.map(|tier| Seat::Character(character.id, tier)));
    levels.chain(characters).chain([Seat::Human]).find(|seat| seat.to_string() == name)
}

/// Name of a level, and for whom it is.
type Named = (fn() -> Message, fn() -> Message);

/// The levels by number; the last is full strength in every game.
const LEVELS: [Named; Level::MAX.get() as usize] = [
    (level_first_steps, suits_first_steps),
    (level_newcomer, suits_newcomer),
    (level_beginner, suits_beginner),
    (level_learner, suits_learner),
    (level_casual, suits_casual),
    (level_regular, suits_regular),
    (level_steady, suits_steady),
    (level_practised, suits_practised),
    (level_skilled, suits_skilled),
    (level_advanced, suits_advanced),
    (level_club, suits_club),
    (level_seasoned, suits_seasoned),
    (level_strong, suits_strong),
    (level_very_strong, suits_very_strong),
    (level_expert, suits_expert),
    (level_master, suits_master),
    (level_full_strength, suits_full_strength),
];

/// The name of a level of the computer. It is the same for the same strength in every game.
pub fn of_level(variant: Variant, level: Level) -> Message {
    named(variant, level).0()
}

/// Message that says for which players a level of the computer is suited, in a sentence.
pub fn of_choice(variant: Variant, level: Level) -> Message {
    named(variant, level).1()
}

fn named(variant: Variant, level: Level) -> Named {
    let level = if level.is_full_strength(variant) { Level::MAX } else { level };
    LEVELS[level.index()]
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

/// Message that says how the players ended a game before the rules did, such as by resigning.
pub fn of_verdict(verdict: Verdict) -> Message {
    match verdict {
        Verdict::Resignation(player) => ended_by_resignation(player),
        Verdict::Timeout(player) => ended_on_time(player),
        Verdict::Agreement => ended_by_agreement(),
        Verdict::Other(Outcome::Win(player)) => ended_as_won(player),
        Verdict::Other(Outcome::Draw) => ended_as_draw(),
    }
}
