//! Abstract Play JSON as it appears in files: only the parts that are used, with limits on their size.
//!
//! Nothing is kept while it is still open what it is (serde's `untagged` and `flatten` would keep whole values, and take
//! many times the memory of the text): each form is known by its first character.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// Longer lists of rounds and plies are refused: no game comes near.
const LIST_LIMIT: usize = 10_000;

/// Longer lists of what belongs to one of them are refused: points, players, names, moves of one round.
const SHORT_LIMIT: usize = 100;

/// A list that is not too long.
#[derive(Clone, Debug)]
pub(super) struct Few<T, const LIMIT: usize = LIST_LIMIT>(pub Vec<T>);

/// A list that is short.
pub(super) type VeryFew<T> = Few<T, SHORT_LIMIT>;

impl<T, const LIMIT: usize> Default for Few<T, LIMIT> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<'de, T: Deserialize<'de>, const LIMIT: usize> Deserialize<'de> for Few<T, LIMIT> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Items<T, const LIMIT: usize>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>, const LIMIT: usize> Visitor<'de> for Items<T, LIMIT> {
            type Value = Few<T, LIMIT>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of at most {LIMIT} items")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Few<T, LIMIT>, A::Error> {
                let mut few = Vec::new();
                while let Some(item) = items.next_element()? {
                    if few.len() == LIMIT {
                        return Err(A::Error::invalid_length(LIMIT + 1, &self));
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
#[derive(Clone, Debug)]
pub(super) enum Scalar {
    Text(String),
    Number(serde_json::Number),
    Flag(bool),
}

impl<'de> Deserialize<'de> for Scalar {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct OneValue;
        impl Visitor<'_> for OneValue {
            type Value = Scalar;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text, a number, true or false")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Scalar, E> {
                Ok(Scalar::Text(text.to_owned()))
            }

            fn visit_string<E: Error>(self, text: String) -> Result<Scalar, E> {
                Ok(Scalar::Text(text))
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Scalar, E> {
                Ok(Scalar::Number(number.into()))
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<Scalar, E> {
                Ok(Scalar::Number(number.into()))
            }

            fn visit_f64<E: Error>(self, number: f64) -> Result<Scalar, E> {
                let finite = serde_json::Number::from_f64(number);
                finite.map(Scalar::Number).ok_or_else(|| E::custom("a number that is not finite"))
            }

            fn visit_bool<E: Error>(self, flag: bool) -> Result<Scalar, E> {
                Ok(Scalar::Flag(flag))
            }
        }
        deserializer.deserialize_any(OneValue)
    }
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
    pub stack: Option<IgnoredAny>,
}

/// A finished game, of the schema `gamerecord/1-0-0`.
#[derive(Debug, Deserialize)]
pub(super) struct GameRecord {
    pub header: RecordHeader,
    pub moves: Few<VeryFew<Entry>>,
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
    pub players: VeryFew<Player>,
    #[serde(rename = "startingPosition")]
    pub starting_position: Option<String>,
}

#[derive(Debug, Deserialize)]
pub(super) struct GameName {
    pub name: String,
    pub variants: Option<VeryFew<String>>,
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
#[derive(Clone, Debug)]
pub(super) struct Entry(pub Option<String>);

impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Object {
            #[serde(rename = "move")]
            text: String,
        }
        struct OneMove;
        impl<'de> Visitor<'de> for OneMove {
            type Value = Entry;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a move, an object with a move, or null")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Entry, E> {
                Ok(Entry(Some(text.to_owned())))
            }

            fn visit_string<E: Error>(self, text: String) -> Result<Entry, E> {
                Ok(Entry(Some(text)))
            }

            fn visit_unit<E: Error>(self) -> Result<Entry, E> {
                Ok(Entry(None))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Entry, A::Error> {
                let object = Object::deserialize(MapAccessDeserializer::new(map))?;
                Ok(Entry(Some(object.text)))
            }
        }
        deserializer.deserialize_any(OneMove)
    }
}

/// A game at any moment, as the site's program keeps it.
#[derive(Debug, Deserialize)]
pub(super) struct State {
    pub game: String,
    pub variants: Option<VeryFew<String>>,
    #[serde(default)]
    pub gameover: bool,
    #[serde(default)]
    pub winner: VeryFew<u8>,
    pub stack: Few<Moment>,
    /// Written by this program only.
    pub players: Option<VeryFew<Player>>,
    /// Written by this program only.
    #[serde(rename = "startingPosition")]
    pub starting_position: Option<String>,
}

/// The position after one ply.
#[derive(Debug, Deserialize)]
pub(super) struct Moment {
    #[serde(rename = "_results", default)]
    pub results: VeryFew<Event>,
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
    pub value: VeryFew<(String, VeryFew<u8>)>,
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
    nag: Option<Scalar>,
    #[serde(rename = "textComment")]
    text_comment: Option<Scalar>,
    comment: Option<AnyText>,
    outcome: Option<Scalar>,
}

impl Branch {
    /// The move, its notes, and what follows.
    pub(super) fn into_parts(self) -> (String, Annotation, Few<Self>) {
        let Self { text, children, nag, text_comment, comment, outcome } = self;
        (text, Annotation { nag, text_comment, comment, outcome }, children)
    }
}

/// What the record says of a move.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Annotation {
    pub nag: Option<Scalar>,
    #[serde(rename = "textComment")]
    pub text_comment: Option<Scalar>,
    pub comment: Option<AnyText>,
    pub outcome: Option<Scalar>,
}

/// A text, or what is skipped.
#[derive(Debug)]
pub(super) struct AnyText(pub Option<String>);

impl<'de> Deserialize<'de> for AnyText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct TextOrNot;
        impl<'de> Visitor<'de> for TextOrNot {
            type Value = AnyText;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("any value")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<AnyText, E> {
                Ok(AnyText(Some(text.to_owned())))
            }

            fn visit_string<E: Error>(self, text: String) -> Result<AnyText, E> {
                Ok(AnyText(Some(text)))
            }

            fn visit_unit<E: Error>(self) -> Result<AnyText, E> {
                Ok(AnyText(None))
            }

            fn visit_bool<E: Error>(self, _: bool) -> Result<AnyText, E> {
                Ok(AnyText(None))
            }

            fn visit_u64<E: Error>(self, _: u64) -> Result<AnyText, E> {
                Ok(AnyText(None))
            }

            fn visit_i64<E: Error>(self, _: i64) -> Result<AnyText, E> {
                Ok(AnyText(None))
            }

            fn visit_f64<E: Error>(self, _: f64) -> Result<AnyText, E> {
                Ok(AnyText(None))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<AnyText, A::Error> {
                while items.next_element::<IgnoredAny>()?.is_some() {}
                Ok(AnyText(None))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<AnyText, A::Error> {
                while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
                Ok(AnyText(None))
            }
        }
        deserializer.deserialize_any(TextOrNot)
    }
}
