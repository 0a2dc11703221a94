//! Finding games in the index, and putting them in order.

use std::cmp::Ordering;

use jiff::civil::Date;

use crate::play::Level;
use crate::rules::{Outcome, Player, Variant};

use super::super::GameId;
use super::entry::{Entry, searchable};
use super::index::Index;

/// Conditions for finding kept games. All of them must hold; an empty query finds all games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// Words that are all somewhere in it: in names, tags or comments, in upper or lower case, with or without accents.
    pub text: String,
    /// A part of the name of one of the players.
    pub player: String,
    /// The computer played at this level.
    pub level: Option<Level>,
    /// The game and its board.
    pub variant: Option<Variant>,
    /// How it ended.
    pub result: Option<ResultFilter>,
    /// Not before this day.
    pub from: Option<Date>,
    /// Not after this day.
    pub to: Option<Date>,
}

/// A condition on how a game ended, for finding games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ResultFilter {
    /// This side won.
    WonBy(Player),
    /// A draw.
    Draw,
    /// It is not finished.
    Open,
    /// The person won against the computer.
    Won,
    /// The computer won against the person.
    Lost,
}

/// In which order games are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Sort {
    /// When they last changed, the newest first.
    #[default]
    Changed,
    /// The day on which they were played, the newest first; those without a day at the end.
    Date,
    /// The name of Black.
    Black,
    /// The name of White.
    White,
    /// The game and its board, in the order of menus.
    Variant,
    /// The computer's level, the strongest first.
    Level,
    /// The result: Black's highest wins first, then White's lowest; games that are not finished at the end.
    Result,
    /// How many plies were played, the longest first.
    Length,
}

impl Index {
    /// Every kept game that can be read, the most recently changed first.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entry of the game with this name.
    pub fn entry(&self, id: &GameId) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.id == *id)
    }

    /// Finds the games that match a query, in this order or backwards.
    pub fn find(&self, query: &Query, sort: Sort, backwards: bool) -> Vec<&Entry> {
        self.find_as_shown(query, sort, backwards, |_| [""; 0])
    }

    /// As [`find`](Self::find), but the words of the query may also stand in the texts that a list shows for a game:
    /// `shown` returns these in the player's language, as [`searchable`] writes them.
    pub fn find_as_shown<'a, const N: usize>(
        &self,
        query: &Query,
        sort: Sort,
        backwards: bool,
        shown: impl Fn(&Entry) -> [&'a str; N],
    ) -> Vec<&Entry> {
        let matcher = QueryMatcher::new(query);
        let wanted = |entry: &&Entry| matcher.wants(entry, &shown(entry));
        let mut found: Vec<&Entry> = self.entries.iter().filter(wanted).collect();
        // The index is in the usual order, which stays where two are equal.
        match sort {
            Sort::Changed => (),
            Sort::Black => found.sort_by_cached_key(|entry| name_key(entry, Player::Black)),
            Sort::White => found.sort_by_cached_key(|entry| name_key(entry, Player::White)),
            _ => found.sort_by(|one, other| sort.order(one, other)),
        }
        if backwards {
            found.reverse();
        }
        found
    }
}

/// A query with its words made ready to compare with an index entry.
struct QueryMatcher<'a> {
    query: &'a Query,
    words: Vec<String>,
    player: String,
}

impl<'a> QueryMatcher<'a> {
    fn new(query: &'a Query) -> Self {
        Self {
            words: query.text.split_whitespace().map(searchable).collect(),
            player: searchable(query.player.trim()),
            query,
        }
    }

    /// Whether an index entry meets all conditions. `shown` are texts in which the words may stand, too.
    fn wants(&self, entry: &Entry, shown: &[&str]) -> bool {
        let query = self.query;
        let name = |player: Player| {
            let name = entry.players[player].name.as_deref().unwrap_or_default();
            searchable(name).contains(&self.player)
        };
        let level = |player: Player| entry.players[player].level() == query.level;
        query.variant.is_none_or(|variant| entry.variant == variant)
            && query.result.is_none_or(|result| result.fits(entry))
            && (query.level.is_none() || Player::ALL.into_iter().any(level))
            && query.from.is_none_or(|from| entry.date.is_some_and(|date| date >= from))
            && query.to.is_none_or(|to| entry.date.is_some_and(|date| date <= to))
            && (self.player.is_empty() || Player::ALL.into_iter().any(name))
            && self.words.iter().all(|word| {
                entry.text.contains(word.as_str()) || shown.iter().any(|text| text.contains(word.as_str()))
            })
    }
}

impl ResultFilter {
    /// Whether a game ended like this.
    fn fits(self, entry: &Entry) -> bool {
        let winner = match entry.outcome {
            Some(Outcome::Win(player)) => Some(player),
            Some(Outcome::Draw) | None => None,
        };
        match self {
            Self::WonBy(player) => winner == Some(player),
            Self::Draw => entry.outcome == Some(Outcome::Draw),
            Self::Open => entry.outcome.is_none(),
            Self::Won => winner.is_some() && winner == entry.own_side(),
            Self::Lost => winner.is_some() && winner.map(Player::other) == entry.own_side(),
        }
    }
}

impl Sort {
    /// Whether the order goes from small to large, as A before Z, and not from large to small: lists show that as an
    /// arrow.
    pub const fn rises(self) -> bool {
        matches!(self, Self::Black | Self::White | Self::Variant)
    }

    /// Every order.
    pub const ALL: [Self; 8] = [
        Self::Changed,
        Self::Date,
        Self::Black,
        Self::White,
        Self::Variant,
        Self::Level,
        Self::Result,
        Self::Length,
    ];

    /// Compares two index entries: the one that is listed first is less.
    fn order(self, one: &Entry, other: &Entry) -> Ordering {
        let variant = |entry: &Entry| Variant::ALL.iter().position(|&known| known == entry.variant);
        let level = |entry: &Entry| Player::ALL.into_iter().filter_map(|p| entry.players[p].level()).max();
        let result = |entry: &Entry| match entry.outcome {
            None => (3, 0),
            Some(Outcome::Win(Player::Black)) => (0, -entry.margin.unwrap_or_default()),
            Some(Outcome::Draw) => (1, 0),
            Some(Outcome::Win(Player::White)) => (2, -entry.margin.unwrap_or_default()),
        };
        match self {
            Self::Changed => other.changed.cmp(&one.changed),
            Self::Date => other.date.cmp(&one.date),
            Self::Black => name_key(one, Player::Black).cmp(&name_key(other, Player::Black)),
            Self::White => name_key(one, Player::White).cmp(&name_key(other, Player::White)),
            Self::Variant => variant(one).cmp(&variant(other)),
            Self::Level => level(other).cmp(&level(one)),
            Self::Result => result(one).cmp(&result(other)),
            Self::Length => other.plies.cmp(&one.plies),
        }
    }
}

/// What names are sorted by: those without a name at the end.
fn name_key(entry: &Entry, player: Player) -> (bool, Option<String>) {
    let name = entry.players[player].name.as_deref().map(searchable);
    (name.is_none(), name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_and_width_do_not_matter_but_kana_keep_their_marks() {
        assert_eq!(searchable("Zoë ÉVA Łuk"), "zoe eva łuk");
        assert_eq!(searchable("Zoe\u{308}"), "zoe");
        assert_eq!(searchable("ΓΙΏΡΓΟΣ"), searchable("Γιώργος"));
        assert_eq!(searchable("ＡＢ９ ｶﾞ が"), "ab9 ガ が");
    }
}
