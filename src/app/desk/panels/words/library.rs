//! Kept games in words.

use jiff::civil::Date;

use crate::library::Entry;
use crate::rules::{Outcome, Player, Variant};

/// A game and its board in few words.
pub(in crate::app::desk::panels) fn board(variant: Variant) -> String {
    let title = variant.title();
    format!("{} · {}", variant.game_name(), title.split_once(", ").map_or(title, |(name, _)| name))
}

/// Who played a side. A person who played against the computer is the one who reads this.
pub(in crate::app::desk::panels) fn player(entry: &Entry, player: Player, with_level: bool) -> String {
    let sitting = &entry.players[player];
    match (&sitting.name, sitting.level()) {
        (_, Some(level)) if with_level => format!("Computer · {}", level.get()),
        (_, Some(_)) => "Computer".into(),
        (Some(name), None) if name == "Human" && entry.own_side() == Some(player) => "You".into(),
        (Some(name), None) if !name.is_empty() && name != "?" => name.clone(),
        _ => "Unknown".into(),
    }
}

/// How a game ended, as the player sees it where the player took part.
pub(in crate::app::desk::panels) fn result(entry: &Entry) -> String {
    let Some(outcome) = entry.outcome else { return "Unfinished".into() };
    let own = entry.own_side();
    let word = match (own, outcome) {
        (_, Outcome::Draw) => "Draw".to_owned(),
        (Some(own), Outcome::Win(winner)) if own == winner => "Won".to_owned(),
        (Some(_), Outcome::Win(_)) => "Lost".to_owned(),
        (None, Outcome::Win(winner)) => format!("{winner} won"),
    };
    let points = entry.result.split_once('-').filter(|_| entry.margin.is_some());
    match points {
        // One's own points stand first.
        Some((black, white)) if own == Some(Player::White) => format!("{word} {white}–{black}"),
        Some((black, white)) => format!("{word} {black}–{white}"),
        None => word,
    }
}

/// A day.
pub(in crate::app::desk::panels) fn date(date: Option<Date>) -> String {
    date.map_or_else(|| "–".to_owned(), |date| date.strftime("%-d %b %Y").to_string())
}

/// A game in one line, for those who hear it.
pub(in crate::app::desk::panels) fn row(entry: &Entry) -> String {
    let [black, white] = Player::ALL.map(|side| player(entry, side, true));
    format!("{black} against {white}, {}, {}, {}", board(entry.variant), result(entry), date(entry.date))
}

/// So many games.
pub(in crate::app::desk::panels) fn games(count: usize) -> String {
    if count == 1 { "1 game".to_owned() } else { format!("{count} games") }
}

/// So many moves.
pub(in crate::app::desk::panels) fn moves(count: usize) -> String {
    if count == 1 { "1 move".to_owned() } else { format!("{count} moves") }
}
