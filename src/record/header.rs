//! What a record says besides the moves: who played, where and when.

use std::time::SystemTime;

use jiff::Timestamp;

use super::date::{date_tag, parse_date, parse_time, utc};
use super::limits::TAG_LIMIT;
use super::participant::Participant;
use super::text::tag_value;
use crate::rules::{ByPlayer, Player};

/// What a record says besides its moves and its result: players and tags such as `Event`. A game that
/// continues from a file keeps it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    pub(super) tags: Vec<Tag>,
    pub(super) players: ByPlayer<Participant>,
}

/// A tag that the program keeps without interpreting it: a name such as `Event` with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// Letters, digits and underscores.
    pub name: String,
    /// Any text on one line.
    pub value: String,
}

/// The tags that have a meaning: a record holds it in other fields.
const TYPED_TAGS: [&str; 13] = [
    "Game",
    "Rules",
    "Variant",
    "Komi",
    "Black",
    "White",
    "BlackType",
    "WhiteType",
    "SetUp",
    "Position",
    "Result",
    "Termination",
    "FormatVersion",
];

impl Header {
    /// A header without players, with the date of this moment.
    pub fn for_today(moment: SystemTime) -> Self {
        let mut header = Self::default();
        header.set_tag("Date", &date_tag(moment));
        header
    }

    /// What the record says of the player of a side.
    pub fn player(&self, player: Player) -> &Participant {
        &self.players[player]
    }

    /// Sets who played a side.
    pub fn set_player(&mut self, player: Player, participant: Participant) {
        self.players[player] = participant.tidied();
    }

    /// The tags that the program does not interpret, in the order in which they were written.
    pub fn tags(&self) -> &[Tag] {
        &self.tags
    }

    /// The text of a tag that the program does not interpret, such as `Event`.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let found = self.tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name));
        found.map(|tag| tag.value.as_str())
    }

    /// Sets a tag such as `Event` or `Date` and returns `true`. Characters that would break its line become
    /// spaces. Returns `false` and sets nothing if the name is no single word or is that of a tag that the
    /// program interprets, or if there are a thousand tags already.
    pub fn set_tag(&mut self, name: &str, value: &str) -> bool {
        let is_word = !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        let is_full = self.tags.len() >= TAG_LIMIT && self.tag(name).is_none();
        if !is_word || is_typed(name) || is_full {
            return false;
        }
        self.put_tag(name, value);
        true
    }

    /// Sets a tag, whose name must be a single word, without the other checks of [`set_tag`](Self::set_tag).
    pub(crate) fn put_tag(&mut self, name: &str, value: &str) {
        let value = tag_value(value);
        if let Some(tag) = self.tags.iter_mut().find(|tag| tag.name.eq_ignore_ascii_case(name)) {
            tag.value = value;
            return;
        }
        // The reader puts the last one there, wherever it stood.
        let is_end = |tag: &Tag| tag.name.eq_ignore_ascii_case("Termination");
        let place = self.tags.len() - usize::from(self.tags.last().is_some_and(is_end));
        self.tags.insert(place, Tag { name: name.to_owned(), value });
    }

    /// When the game began: the tags `UTCDate` and `UTCTime`, otherwise midnight UTC of `Date`. (Earlier versions
    /// imported games from Abstract Play with `UTCTime` beside `Date`.)
    pub(crate) fn start_time(&self) -> Option<Timestamp> {
        let date = |name: &str| self.tag(name).and_then(parse_date);
        let day = date("UTCDate").or_else(|| date("Date"))?;
        utc(day, self.tag("UTCTime").and_then(parse_time).unwrap_or_default())
    }

    /// When the game ended, by the tags `EndDate` and `EndTime`.
    pub(crate) fn end_time(&self) -> Option<Timestamp> {
        let day = self.tag("EndDate").and_then(parse_date)?;
        utc(day, self.tag("EndTime").and_then(parse_time).unwrap_or_default())
    }

    /// Removes a tag, if there is one of this name.
    pub(super) fn remove_tag(&mut self, name: &str) {
        self.tags.retain(|tag| !tag.name.eq_ignore_ascii_case(name));
    }
}

/// Whether the program interprets the tag of this name and holds its meaning elsewhere in the record.
pub(super) fn is_typed(name: &str) -> bool {
    TYPED_TAGS.iter().any(|typed| typed.eq_ignore_ascii_case(name))
}
