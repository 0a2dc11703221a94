//! Who plays a side, as a record says it.

use std::fmt;

use super::text::tag_value;
use crate::play::{CharacterId, Level, Seat, Tier};

/// What a record says of the player of one side: name and type.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Participant {
    /// The tag `Black` or `White`.
    pub name: Option<String>,
    /// The tag `BlackType` or `WhiteType`.
    pub kind: Option<PlayerType>,
}

/// Whether a player is a person or a program, as a record says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerType {
    /// `human`
    Human,
    /// `engine level=4 seed=17`
    Engine {
        /// How strong, if it says so.
        level: Option<Level>,
        /// All other words, with single spaces between them.
        details: String,
    },
    /// `engine character=builder strength=hard`
    Character {
        /// Which.
        id: CharacterId,
        /// At which of its strengths.
        tier: Tier,
        /// All other words, with single spaces between them.
        details: String,
    },
    /// Something else, kept as it was written.
    Other(String),
}

impl Participant {
    /// Who would play on at this side, a person or the computer; none if the record does not say.
    pub fn seat(&self) -> Option<Seat> {
        match self.kind.as_ref()? {
            PlayerType::Human => Some(Seat::Human),
            PlayerType::Engine { level, .. } => Some(Seat::Computer(level.unwrap_or_default())),
            PlayerType::Character { id, tier, .. } => Some(Seat::Character(*id, *tier)),
            PlayerType::Other(_) => None,
        }
    }

    /// The same with texts that fit into tags.
    pub(super) fn tidied(self) -> Self {
        let kind = self.kind.map(|kind| PlayerType::from(tag_value(&kind.to_string()).as_str()));
        Self { name: self.name.map(|name| tag_value(&name)), kind }
    }

    /// What a record says of this side once `seat` plays it after this player: the same as before, as far as
    /// the seats tell. A player whom the record names without a type may turn out to be a computer.
    pub(super) fn succeeded_by(&self, seat: Seat) -> Self {
        if self.seat().unwrap_or(Seat::Human) == seat {
            return self.clone();
        }
        let next = Self::from(seat);
        match &self.name {
            Some(name) if self.seat().is_none() => Self { name: Some(name.clone()), ..next },
            _ => next,
        }
    }
}

impl From<Seat> for Participant {
    /// The names are part of the format and not words of the screen: they are English in every language. Programs read the
    /// type beside them.
    fn from(seat: Seat) -> Self {
        let kind = match seat {
            Seat::Human => PlayerType::Human,
            Seat::Computer(level) => PlayerType::Engine { level: Some(level), details: String::new() },
            Seat::Character(id, tier) => PlayerType::Character { id, tier, details: String::new() },
        };
        Self { name: Some(seat.to_string()), kind: Some(kind) }
    }
}

impl From<&str> for PlayerType {
    fn from(text: &str) -> Self {
        let mut words = text.split_whitespace();
        match words.next() {
            Some(word) if word.eq_ignore_ascii_case("human") && words.next().is_none() => Self::Human,
            Some(word) if ["engine", "program"].iter().any(|known| word.eq_ignore_ascii_case(known)) => {
                let words: Vec<&str> = words.collect();
                let mut details = words.clone();
                let mut character: Option<CharacterId> = None;
                let mut tier = None;
                let mut level = None;
                details.retain(|word| {
                    let value = |key: &str| word.strip_prefix(key)?.strip_prefix('=');
                    !(take(&mut character, value("character").and_then(|id| id.parse().ok()))
                        || take(&mut tier, value("strength").and_then(Tier::named))
                        || take(&mut level, value("level").and_then(|n| n.parse().ok()).and_then(Level::new)))
                });
                match (character, tier, level) {
                    (Some(id), tier, None) => {
                        Self::Character { id, tier: tier.unwrap_or_default(), details: details.join(" ") }
                    }
                    (None, None, level) => Self::Engine { level, details: details.join(" ") },
                    // What does not go together is kept as it was written.
                    (_, _, level) => {
                        let rest =
                            words.iter().filter(|word| !(level.is_some() && word.starts_with("level=")));
                        Self::Engine { level, details: rest.copied().collect::<Vec<_>>().join(" ") }
                    }
                }
            }
            _ => Self::Other(text.to_owned()),
        }
    }
}

/// Puts a value into an empty place. Returns whether it did.
fn take<T>(place: &mut Option<T>, value: Option<T>) -> bool {
    let fits = place.is_none() && value.is_some();
    if fits {
        *place = value;
    }
    fits
}

impl fmt::Display for PlayerType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str("human"),
            Self::Engine { level, details } => {
                f.write_str("engine")?;
                if let Some(level) = level {
                    write!(f, " level={}", level.get())?;
                }
                if details.is_empty() { Ok(()) } else { write!(f, " {details}") }
            }
            Self::Character { id, tier, details } => {
                write!(f, "engine character={id} strength={}", tier.word())?;
                if details.is_empty() { Ok(()) } else { write!(f, " {details}") }
            }
            Self::Other(text) => f.write_str(text),
        }
    }
}
