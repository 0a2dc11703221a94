//! Descriptions of games in the library.

use jiff::civil::Date;

use crate::i18n::library as messages;
use crate::i18n::{Message, Words, play, table};
use crate::library::{Entry, searchable};
use crate::play::{CharacterId, Seat, Tier, characters_of};
use crate::rules::{GameKind, Outcome, Player, Variant};

/// Returns the name of game and board.
pub(in crate::app::desk::panels) fn board(variant: Variant) -> Message {
    table::game_title(variant.game_name(), play::of_board(variant))
}

/// Returns the name of a player of a saved game. A human who played against the computer is taken to be the reader.
pub(in crate::app::desk::panels) fn player(
    words: &Words,
    entry: &Entry,
    player: Player,
    with_level: bool,
) -> String {
    let sitting = &entry.players[player];
    if let Some((id, tier)) = sitting.character() {
        return words.say(play::of_seat(Seat::Character(id, tier)));
    }
    let message = match (&sitting.name, sitting.level()) {
        (_, Some(level)) if with_level => messages::computer_plays_at(level.get()),
        (_, Some(_)) => messages::computer_plays(),
        (Some(name), None) if name == "Human" && entry.own_side() == Some(player) => messages::reader_plays(),
        (Some(name), None) if !name.is_empty() && name != "?" => return name.clone(),
        _ => messages::player_unknown(),
    };
    words.say(message)
}

/// Returns the result of a saved game, from the reader's side if the reader took part.
pub(in crate::app::desk::panels) fn result(entry: &Entry) -> Message {
    let Some(outcome) = entry.outcome else { return messages::entry_unfinished() };
    let own = entry.own_side();
    let points = entry.result.split_once('-').filter(|_| entry.margin.is_some());
    // The reader's score comes first; in a game of others, the winner's.
    let own_first = points.map(|(black, white)| match own {
        Some(Player::White) => (white, black),
        Some(Player::Black) | None => (black, white),
    });
    match (own, outcome) {
        (_, Outcome::Draw) => own_first
            .map_or_else(messages::entry_draw, |(own, others)| messages::entry_draw_points(own, others)),
        (Some(side), Outcome::Win(winner)) if side == winner => own_first
            .map_or_else(messages::entry_won, |(own, others)| messages::entry_won_points(own, others)),
        (Some(_), Outcome::Win(_)) => own_first
            .map_or_else(messages::entry_lost, |(own, others)| messages::entry_lost_points(own, others)),
        (None, Outcome::Win(winner)) => match points {
            Some((black, white)) if winner == Player::Black => {
                messages::entry_won_by_points(winner, black, white)
            }
            Some((black, white)) => messages::entry_won_by_points(winner, white, black),
            None => messages::entry_won_by(winner),
        },
    }
}

/// Texts of the list of games in the player's language, in lower case, which a search looks through besides the names
/// and numbers of the games.
#[derive(Debug)]
pub(in crate::app::desk::panels) struct Shown {
    boards: Vec<(Variant, String)>,
    reader: String,
    computer: String,
    won: String,
    lost: String,
    draw: String,
    unfinished: String,
    characters: Vec<(CharacterId, String)>,
}

impl Shown {
    /// Prepares the texts in a language.
    pub(in crate::app::desk::panels) fn new(words: &Words) -> Self {
        let say = |message: Message| searchable(&words.say(message));
        Self {
            boards: Variant::ALL.iter().map(|&variant| (variant, say(board(variant)))).collect(),
            reader: say(messages::reader_plays()),
            computer: say(messages::computer_plays()),
            won: say(messages::entry_won()),
            lost: say(messages::entry_lost()),
            draw: say(messages::entry_draw()),
            unfinished: say(messages::entry_unfinished()),
            characters: GameKind::ALL
                .into_iter()
                .flat_map(characters_of)
                .map(|one| (one.id, say(play::of_seat(Seat::Character(one.id, Tier::default())))))
                .collect(),
        }
    }

    /// Returns the texts of a saved game that a search looks through: board, reader, computer and result.
    pub(in crate::app::desk::panels) fn of(&self, entry: &Entry) -> [&str; 4] {
        let board = self.boards.iter().find(|(variant, _)| *variant == entry.variant);
        let own = entry.own_side();
        let result = match (own, entry.outcome) {
            (_, None) => &self.unfinished,
            (_, Some(Outcome::Draw)) => &self.draw,
            (Some(side), Some(Outcome::Win(winner))) if side == winner => &self.won,
            (Some(_), Some(Outcome::Win(_))) => &self.lost,
            (None, Some(Outcome::Win(_))) => "",
        };
        let is_named = own.is_some_and(|side| entry.players[side].name.as_deref() != Some("Human"));
        let reader = if own.is_some() && !is_named { self.reader.as_str() } else { "" };
        let plays = Player::ALL.iter().any(|&side| entry.players[side].is_computer());
        let character = Player::ALL.iter().find_map(|&side| entry.players[side].character());
        let character = character.and_then(|(id, _)| self.characters.iter().find(|(known, _)| *known == id));
        let computer = match character {
            Some((_, name)) => name.as_str(),
            None if plays => self.computer.as_str(),
            None => "",
        };
        [board.map_or("", |(_, board)| board), reader, computer, result]
    }
}

/// Returns a date for the list of games; a dash without one.
pub(in crate::app::desk::panels) fn date(date: Option<Date>) -> String {
    date.map_or_else(|| "–".to_owned(), |date| date.to_string())
}

/// Returns a saved game in one sentence, for screen readers.
pub(in crate::app::desk::panels) fn row(words: &Words, entry: &Entry) -> Message {
    let [black, white] = Player::ALL.map(|side| player(words, entry, side, true));
    let (board, result) = (board(entry.variant), result(entry));
    match entry.date {
        Some(date) => messages::entry_in_words_on(date.to_string(), black, white, board, result),
        None => messages::entry_in_words(black, white, board, result),
    }
}
