//! Abstract Play JSON as it appears in files: only the parts that are used, with limits on their size.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// Longer lists are refused: no game comes near.
const LIST_LIMIT: usize = 10_000;

/// A list that is not too long.
#[derive(Clone, Debug)]
pub(super) struct Few<T>(pub Vec<T>);

impl<T> Default for Few<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Few<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Items<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Items<T> {
            type Value = Few<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of at most {LIST_LIMIT} items")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Few<T>, A::Error> {
                let mut few = Vec::new();
                while let Some(item) = items.next_element()? {
                    if few.len() == LIST_LIMIT {
                        return Err(A::Error::invalid_length(LIST_LIMIT + 1, &self));
                    }
                    few.push(item);
                }
                Ok(Few(few))
            }
        }
        deserializer.deserialize_seq(Items(PhantomData))
    }
}

/// A text, or something else that can stand for one.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum Scalar {
    Text(String),
    Number(serde_json::Number),
    Flag(bool),
}

impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => f.write_str(text),
            Self::Number(number) => write!(f, "{number}"),
            Self::Flag(flag) => write!(f, "{flag}"),
        }
    }
}

/// What distinguishes the kinds.
#[derive(Debug, Deserialize)]
pub(super) struct Probe {
    pub format: Option<Scalar>,
    pub stack: Option<serde::de::IgnoredAny>,
}

/// A finished game, of the schema `gamerecord/1-0-0`.
#[derive(Debug, Deserialize)]
pub(super) struct GameRecord {
    pub header: RecordHeader,
    pub moves: Few<Few<Entry>>,
}

#[derive(Debug, Deserialize)]
pub(super) struct RecordHeader {
    pub game: GameName,
    pub event: Option<Scalar>,
    pub round: Option<Scalar>,
    pub site: Option<Site>,
    #[serde(rename = "date-start")]
    pub date_start: Option<String>,
    #[serde(rename = "date-end")]
    pub date_end: Option<String>,
    pub unrated: Option<bool>,
    pub players: Few<Player>,
    #[serde(rename = "startingPosition")]
    pub starting_position: Option<String>,
}

#[derive(Debug, Deserialize)]
pub(super) struct GameName {
    pub name: String,
    pub variants: Option<Few<String>>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Site {
    pub name: Option<String>,
    pub gameid: Option<Scalar>,
}

#[derive(Clone, Debug, Deserialize)]
pub(super) struct Player {
    pub name: Option<String>,
    pub is_ai: Option<bool>,
    pub score: Option<f64>,
    pub result: Option<f64>,
}

/// A move of one player in a round.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum Entry {
    Move(String),
    Object {
        #[serde(rename = "move")]
        text: String,
    },
    Nothing(()),
}

impl Entry {
    pub(super) fn into_text(self) -> Option<String> {
        match self {
            Self::Move(text) | Self::Object { text } => Some(text),
            Self::Nothing(()) => None,
        }
    }
}

/// A game at any moment, as the site's program keeps it.
#[derive(Debug, Deserialize)]
pub(super) struct State {
    pub game: String,
    pub variants: Option<Few<String>>,
    #[serde(default)]
    pub gameover: bool,
    #[serde(default)]
    pub winner: Few<u8>,
    pub stack: Few<Moment>,
    /// Written by this program only.
    pub players: Option<Few<Player>>,
    /// Written by this program only.
    #[serde(rename = "startingPosition")]
    pub starting_position: Option<String>,
}

/// The position after one ply.
#[derive(Debug, Deserialize)]
pub(super) struct Moment {
    #[serde(rename = "_results", default)]
    pub results: Few<Event>,
    #[serde(rename = "_timestamp")]
    pub timestamp: Option<String>,
    pub lastmove: Option<String>,
    pub board: Option<Map>,
}

/// What happened in a ply.
#[derive(Debug, Deserialize)]
pub(super) struct Event {
    #[serde(rename = "type")]
    pub kind: Option<Scalar>,
    pub player: Option<Scalar>,
}

/// Points with their stacks, from the bottom up.
#[derive(Debug, Deserialize)]
pub(super) struct Map {
    pub value: Few<(String, Few<u8>)>,
}

/// A game with variations and comments, of version 1.
#[derive(Debug, Deserialize)]
pub(super) struct Playground {
    #[serde(rename = "metaGame")]
    pub meta_game: String,
    /// A [`State`] in JSON.
    pub state: String,
    /// For each number of plies, the variations that begin there.
    pub exploration: Option<Few<Option<Few<Branch>>>>,
    /// For each number of plies, the notes there.
    #[serde(rename = "moveAnnotations")]
    pub annotations: Option<Few<Option<Annotation>>>,
}

/// A move of a variation. The reader of JSON allows no more than about sixty of them inside each other.
#[derive(Debug, Deserialize)]
pub(super) struct Branch {
    #[serde(rename = "move")]
    pub text: String,
    #[serde(default)]
    pub children: Few<Self>,
    #[serde(flatten)]
    pub annotation: Annotation,
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct Annotation {
    pub nag: Option<Scalar>,
    #[serde(rename = "textComment")]
    pub text_comment: Option<Scalar>,
    pub comment: Option<AnyText>,
    pub outcome: Option<Scalar>,
}

/// A text, or what is skipped.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum AnyText {
    Text(String),
    Other(serde::de::IgnoredAny),
}
