//! Handicaps and the pie rule: names, meaning and worth.

use super::message::messages;
use super::{Message, play};
use crate::play::{HouseRule, Match};
use crate::rules::Player;
use crate::rules::abande::{Handicap, HandicapError, HandicapKind};

messages! {
    handicap_of_pieces(player: Player, pieces: u8);
    handicap_of_points(player: Player, points: u8);
    handicap_of_captures(player: Player, pieces: u8);

    handicap_heading;
    no_handicap;
    no_handicap_means;
    pieces_given(pieces: u8);
    points_given(points: u8);
    captures_given(pieces: u8);
    pie_rule;
    pie_rule_means;
    other_gives_handicap;
    no_handicap_suggested;
    suggested_in_list(handicap: Message);
    handicap_suggested_means(handicap: Message);
    worth_in_points(handicap: Message, points: u8, levels: Message);
    worth_in_levels(handicap: Message, levels: Message);
    levels_worth(levels: u8);

    handicap_unknown(text: &str);
    handicap_pieces_range(least: u8, most: u8);
    handicap_points_range(least: u8, most: u8);
    handicap_captures_range(least: u8, most: u8);
    game_without_handicap(game: &str);

    swap_sides;
    swap_sides_tip;
    sides_swapped(black: Message, white: Message);
    not_your_swap;
    type_swap;
    swap_taken_back;
}

/// Message with the meaning of a handicap in a game.
pub fn of_handicap(handicap: Handicap) -> Message {
    let Handicap { giver, kind, amount } = handicap;
    match kind {
        HandicapKind::Pieces => handicap_of_pieces(giver, amount),
        HandicapKind::Points => handicap_of_points(giver.other(), amount),
        HandicapKind::Captures => handicap_of_captures(giver, amount),
    }
}

/// Message with the meaning of a house rule in a game.
pub fn of_house_rule(rule: HouseRule) -> Message {
    rule.handicap().map_or_else(pie_rule_means, of_handicap)
}

/// Message that sides were swapped in a match, and who plays which side now, or that a swap was taken back.
pub fn of_swap(game: &Match) -> Message {
    if !game.has_swapped_sides() {
        return swap_taken_back();
    }
    let [black, white] = Player::ALL.map(|player| play::of_seat(game.seats()[player]));
    sides_swapped(black, white)
}

/// Message that names a handicap in a list, without who gives it.
pub fn of_amount(handicap: Handicap) -> Message {
    match handicap.kind {
        HandicapKind::Pieces => pieces_given(handicap.amount),
        HandicapKind::Points => points_given(handicap.amount),
        HandicapKind::Captures => captures_given(handicap.amount),
    }
}

/// Message with the meaning of a handicap and its worth, in points (unless it is given in points) and in levels of the
/// computer.
pub fn of_worth(means: Message, kind: HandicapKind, points: f64, levels: f64) -> Message {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "small numbers above 0")]
    let whole = |number: f64| number.round().clamp(0.0, 255.0) as u8;
    let levels = levels_worth(whole(levels));
    match kind {
        HandicapKind::Points => worth_in_levels(means, levels),
        HandicapKind::Pieces | HandicapKind::Captures => worth_in_points(means, whole(points), levels),
    }
}

/// Message that says why a handicap cannot be given.
pub fn of_error(error: HandicapError) -> Message {
    match error {
        HandicapError::Amount { handicap, least, most } => match handicap.kind {
            HandicapKind::Pieces => handicap_pieces_range(least, most),
            HandicapKind::Points => handicap_points_range(least, most),
            HandicapKind::Captures => handicap_captures_range(least, most),
        },
        HandicapError::NotInGame(game) => game_without_handicap(game),
    }
}
