//! Opponents with character: what they like in a move, how far they look, and what they are called. Each is a file of
//! its own, part of the program or written by the player; `docs/characters.md` describes the format.

mod feature;
mod file;
mod portrait;
mod registry;
#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::rules::{GameKind, excerpt};

pub use feature::Feature;
pub use file::CharacterError;
pub use portrait::{Portrait, Stroke};
pub use registry::{characters_of, install_characters, refused_characters};

/// An opponent with character, in one game: what it likes and dislikes, how strong it is, and how it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Character {
    /// By which files and commands name it.
    pub id: CharacterId,
    /// The only game that it plays.
    pub game: GameKind,
    /// Its name.
    pub name: LocalText,
    /// What kind of player it is, in a sentence or two.
    pub about: LocalText,
    /// A small picture of it.
    pub portrait: Portrait,
    /// What it likes and dislikes.
    pub traits: Vec<Trait>,
    /// Up to how many centipoints it prefers one move to another for no reason at all.
    pub whim: u16,
    /// How strong it is, by its three strengths.
    pub strengths: [CharacterStrength; 3],
    /// Percentage of the nodes that it searches in each phase of a game.
    pub effort: ByPhase<u16>,
    /// Percentage of the usual time that it takes in each phase of a game.
    pub pace: ByPhase<u16>,
}

impl Character {
    /// Finds the character with this id, built in or the player's own.
    pub fn find(id: CharacterId) -> Option<&'static Self> {
        registry::all().iter().find(|character| character.id == id)
    }

    /// All its texts, in all languages.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        let texts = self.traits.iter().map(|one| &one.name).chain([&self.name, &self.about]);
        texts.flat_map(|text| text.0.iter().map(|(_, text)| text.as_str()))
    }

    /// How strong it is at one of its strengths.
    pub const fn strength(&self, tier: Tier) -> CharacterStrength {
        self.strengths[tier as usize]
    }
}

/// What a character likes or, with a negative weight, dislikes.
#[derive(Clone, Debug, PartialEq)]
pub struct Trait {
    /// What it is called in explanations of moves: “builds towers”.
    pub name: LocalText,
    /// What is counted.
    pub feature: Feature,
    /// Centipoints that each of them is worth to the character, in each phase of a game.
    pub weight: ByPhase<i16>,
    /// The only standing in which the trait shows; none if it always does.
    pub when: Option<Standing>,
}

/// How far a character searches at one of its strengths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CharacterStrength {
    /// Nodes, or playouts in Anda.
    pub nodes: u64,
    /// Chance of overlooking a move, in percent.
    pub overlooks: u8,
    /// Measured rating on the scale of the levels, and twice its standard deviation.
    pub rating: Option<[u16; 2]>,
}

/// One of the three strengths of a character.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tier {
    /// For beginners.
    Easy,
    /// For players who know the game.
    #[default]
    Medium,
    /// For strong players.
    Hard,
}

impl Tier {
    /// All strengths, the easiest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// The word for it in files and commands.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }

    /// The strength with this word.
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tier| tier.word().eq_ignore_ascii_case(word))
    }
}

/// Part of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// At least two thirds of the pieces are in hand; in Anda, less than a sixth of the cells are taken.
    Opening,
    /// Between the two.
    Middle,
    /// At most a sixth of the pieces are in hand; in Anda, at least half of the cells are taken.
    Ending,
}

/// A value for each phase of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByPhase<T> {
    /// In the opening.
    pub opening: T,
    /// Between opening and ending.
    pub middle: T,
    /// In the ending.
    pub ending: T,
}

impl<T: Copy> ByPhase<T> {
    /// The same value in every phase.
    pub const fn always(value: T) -> Self {
        Self { opening: value, middle: value, ending: value }
    }

    /// The value in a phase.
    pub const fn in_phase(&self, phase: Phase) -> T {
        match phase {
            Phase::Opening => self.opening,
            Phase::Middle => self.middle,
            Phase::Ending => self.ending,
        }
    }
}

/// How a player stands: by points as if the game ended now, or in Anda by stones on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// At least three more than the enemy.
    Ahead,
    /// Within two of the enemy.
    Even,
    /// At least three fewer than the enemy.
    Behind,
}

/// A text in one or several languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalText(Vec<(String, String)>);

impl LocalText {
    /// The text in the language with this tag, such as `de`; otherwise in English, otherwise in any.
    pub fn in_language(&self, tag: &str) -> &str {
        let in_language = |tag: &str| self.0.iter().find(|(known, _)| known == tag);
        in_language(tag).or_else(|| in_language("en")).or(self.0.first()).map_or("", |(_, text)| text)
    }

    /// The tags of the languages in which there is a text.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(tag, _)| tag.as_str())
    }
}

/// By which files and commands name a character: a lower-case letter, then lower-case letters, digits and hyphens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CharacterId {
    /// Letters, then zeros.
    bytes: [u8; Self::MAX_LENGTH],
}

impl CharacterId {
    /// The most letters that an id has.
    pub const MAX_LENGTH: usize = 24;

    /// The id as a text.
    pub fn as_str(&self) -> &str {
        let length = self.bytes.iter().position(|&byte| byte == 0).unwrap_or(Self::MAX_LENGTH);
        // Only ASCII letters get in.
        std::str::from_utf8(&self.bytes[..length]).unwrap_or_default()
    }
}

/// The error that a text cannot be the name of a character.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "“{0}” cannot name a character: use up to {most} lower-case letters, digits and hyphens, a letter first",
    most = CharacterId::MAX_LENGTH
)]
pub struct InvalidCharacterId(pub String);

impl FromStr for CharacterId {
    type Err = InvalidCharacterId;

    fn from_str(text: &str) -> Result<Self, InvalidCharacterId> {
        let is_allowed = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-');
        let is_valid = text.len() <= Self::MAX_LENGTH
            && text.starts_with(|first: char| first.is_ascii_lowercase())
            && text.bytes().all(is_allowed);
        if !is_valid {
            return Err(InvalidCharacterId(excerpt(text)));
        }
        let mut bytes = [0; Self::MAX_LENGTH];
        bytes[..text.len()].copy_from_slice(text.as_bytes());
        Ok(Self { bytes })
    }
}

impl fmt::Display for CharacterId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for CharacterId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CharacterId({})", self.as_str())
    }
}
