//! A player's rating against the computer's levels.

use super::message::messages;
use super::{Argument, Message};
use crate::library::{Entry, NotRated, Rating, Ratings};
use crate::play::{Help, HelpSet};

messages! {
    rating_in_game(game: &str, rating: i32, uncertainty: i32, games: usize);
    rating_not_shown_yet(games: usize);
    rating_up(rating: i32, uncertainty: i32, by: i32);
    rating_down(rating: i32, uncertainty: i32, by: i32);
    rating_same(rating: i32, uncertainty: i32);
    levels_beaten(levels: Argument);
    level_to_beat(level: u8, name: Message);
    suggested_level(level: u8, name: Message);
    rated_game;
    rated_game_tip(level: u8, name: Message);
    rating_of(game: &str);
    next_to_beat;
    ladder(game: &str);
    rung(name: Message, rating: i32);
    your_place(rating: i32, uncertainty: i32);
    rating_plot(game: &str);
    rating_on(rating: &str, date: &str);

    not_rated_board;
    not_rated_set_up;
    not_rated_komi;
    not_rated_handicap;
    not_rated_pie;
    not_rated_time;
    not_rated_damaged;
    not_rated_other;
    not_rated_help(help: Argument);
    help_hint;
    help_undo;
    help_coach;
    help_analysis;
    help_pause;
    help_players;
    help_other;
}

/// Message that says how a game has changed a rating that is sure enough to be shown.
pub fn of_change(before: Rating, after: Rating) -> Message {
    let (rating, uncertainty) = (after.rounded(), after.uncertainty());
    match rating - before.rounded() {
        by @ 1.. => rating_up(rating, uncertainty, by),
        0 => rating_same(rating, uncertainty),
        by => rating_down(rating, uncertainty, -by),
    }
}

/// Message that says how a game in the library has changed the rating, or why it has not. `None` for games that are not
/// finished, or not between a person and the computer.
pub fn of_kept_game(entry: &Entry, ratings: &Ratings) -> Option<Message> {
    match entry.rated_level() {
        Err(NotRated::NotAgainstLevel | NotRated::Unfinished) => None,
        Err(reason) => Some(of_not_rated(reason)),
        Ok(_) => {
            let known = ratings.of(entry.variant.kind());
            Some(match (known.shown(), ratings.game(&entry.id)) {
                (Some(_), Some(game)) => of_change(game.before, game.after),
                _ => rating_not_shown_yet(known.history.len()),
            })
        }
    }
}

/// Message that says why a game does not count for the rating, in a sentence.
pub fn of_not_rated(reason: NotRated) -> Message {
    match reason {
        NotRated::NotAgainstLevel | NotRated::Unfinished => not_rated_other(),
        NotRated::Damaged => not_rated_damaged(),
        NotRated::Board => not_rated_board(),
        NotRated::SetUp => not_rated_set_up(),
        NotRated::Komi => not_rated_komi(),
        NotRated::Handicap => not_rated_handicap(),
        NotRated::PieRule => not_rated_pie(),
        NotRated::TimeOdds => not_rated_time(),
        NotRated::Help(help) => not_rated_help(of_help(help)),
    }
}

/// The kinds of help that a person had, as a list for a sentence.
pub fn of_help(help: HelpSet) -> Argument {
    Argument::all(help.iter().map(|help| match help {
        Help::Hint => help_hint(),
        Help::Undo => help_undo(),
        Help::Coach => help_coach(),
        Help::Analysis => help_analysis(),
        Help::Pause => help_pause(),
        Help::Players => help_players(),
        Help::Other => help_other(),
    }))
}
