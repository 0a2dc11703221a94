//! Messages about opponents with character.

use super::message::messages;
use super::{Argument, Message, play};
use crate::play::{Character, CharacterId, NoSuchOpponent, Tier};

messages! {
    character_seat(name: Argument, strength: Message);
    strength_easy;
    strength_medium;
    strength_hard;

    character_unknown(name: &str);
    character_of_other_game(name: Argument, game: &str);
    strength_unknown(word: &str);

    character_line(id: &str, name: Argument, about: Argument);
    characters_usage;
    character_without_computer(seat: &str);

    character_with_text(name: Argument, text: Argument);

    how_computer_plays;
    character_name(name: Argument);
    no_character;
    adaptive_level;
    adaptive_level_means(level: u8);
    character_about(about: Argument, worth: Message);
    character_rating(rating: u16, level: u8);
    character_unrated;
    character_refused(file: &str, reason: &str);
}

/// The name of a character, as a value of a message. One that is not known here is called by its id.
pub fn name_of(id: CharacterId) -> Argument {
    Character::find(id).map_or_else(|| id.as_str().into(), |character| (&character.name).into())
}

/// A character at one of its strengths, as a player: `Tower Builder (hard)`.
pub fn of_character(id: CharacterId, tier: Tier) -> Message {
    character_seat(name_of(id), of_tier(tier))
}

/// The name of a strength.
pub fn of_tier(tier: Tier) -> Message {
    match tier {
        Tier::Easy => strength_easy(),
        Tier::Medium => strength_medium(),
        Tier::Hard => strength_hard(),
    }
}

/// Message that says why the computer cannot play a game in this way.
pub fn of_no_such_opponent(error: NoSuchOpponent) -> Message {
    match error {
        NoSuchOpponent::Level(error) => play::levels_of_game(error.game, error.strongest.get()),
        NoSuchOpponent::UnknownCharacter(id) => character_unknown(id.as_str()),
        NoSuchOpponent::OtherGame { id, plays } => character_of_other_game(name_of(id), plays.name()),
    }
}
