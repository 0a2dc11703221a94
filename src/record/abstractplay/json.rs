//! Abstract Play JSON as it appears in files: only the parts that are used, with limits on their size.
//!
//! Nothing is kept while it is still open what it is (serde's `untagged` and `flatten` would keep whole values, and take
//! many times the memory of the text): each form is known by its first character.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, IgnoredAny, IntoDeserializer, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// Longer lists of rounds and plies are refused: no game comes near.
const LIST_LIMIT: usize = 10_000;

/// Longer lists of what belongs to one of them are refused: points, players, names, moves of one round.
const SHORT_LIMIT: usize = 100;

/// A JSON list of at most `LIMIT` items; longer ones are refused. `null` is read as an empty list, and any
/// other value as a list of that one item.
#[derive(Clone, Debug)]
pub(super) struct Few<T, const LIMIT: usize = LIST_LIMIT>(pub Vec<T>);

/// A JSON list of at most a hundred items.
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

            fn visit_unit<E: Error>(self) -> Result<Few<T, LIMIT>, E> {
                Ok(Few(Vec::new()))
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Few<T, LIMIT>, E> {
                Ok(Few(vec![T::deserialize(text.into_deserializer())?]))
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Few<T, LIMIT>, E> {
                Ok(Few(vec![T::deserialize(number.into_deserializer())?]))
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<Few<T, LIMIT>, E> {
                Ok(Few(vec![T::deserialize(number.into_deserializer())?]))
            }

            fn visit_f64<E: Error>(self, number: f64) -> Result<Few<T, LIMIT>, E> {
                Ok(Few(vec![T::deserialize(number.into_deserializer())?]))
            }

            fn visit_bool<E: Error>(self, flag: bool) -> Result<Few<T, LIMIT>, E> {
                Ok(Few(vec![T::deserialize(flag.into_deserializer())?]))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Few<T, LIMIT>, A::Error> {
                Ok(Few(vec![T::deserialize(MapAccessDeserializer::new(map))?]))
            }
        }
        deserializer.deserialize_any(Items(PhantomData))
    }
}

/// A JSON text, number or truth value. A list or an object in its place is read as if nothing were there.
#[derive(Clone, Debug, Default)]
pub(super) struct Scalar(Option<Value>);

/// What a [`Scalar`] holds: a text, a number or a truth value.
#[derive(Clone, Debug)]
enum Value {
    Text(String),
    Number(serde_json::Number),
    Flag(bool),
}

impl Scalar {
    /// The value as a text: numbers and truth values as they are written.
    pub(super) fn into_text(self) -> Option<String> {
        Some(match self.0? {
            Value::Text(text) => text,
            Value::Number(number) => number.to_string(),
            Value::Flag(flag) => flag.to_string(),
        })
    }

    /// The value if it is a text, none if it is a number or a truth value.
    pub(super) fn into_only_text(self) -> Option<String> {
        if let Some(Value::Text(text)) = self.0 { Some(text) } else { None }
    }

    /// The value as a number, even if it is a text with a number in it.
    pub(super) fn number(&self) -> Option<f64> {
        match self.0.as_ref()? {
            Value::Text(text) => text.trim().parse().ok().filter(|number: &f64| number.is_finite()),
            Value::Number(number) => number.as_f64(),
            Value::Flag(flag) => Some(f64::from(u8::from(*flag))),
        }
    }

    /// The value as a truth value, even if it is a text or a number that stands for one.
    pub(super) fn flag(&self) -> Option<bool> {
        match self.0.as_ref()? {
            Value::Text(text) => text.trim().to_ascii_lowercase().parse().ok(),
            Value::Number(number) => number.as_f64().map(|number| number > 0.0),
            Value::Flag(flag) => Some(*flag),
        }
    }
}

impl<'de> Deserialize<'de> for Scalar {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct AnyValue;
        impl<'de> Visitor<'de> for AnyValue {
            type Value = Scalar;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("any value")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Scalar, E> {
                Ok(Scalar(Some(Value::Text(text.to_owned()))))
            }

            fn visit_string<E: Error>(self, text: String) -> Result<Scalar, E> {
                Ok(Scalar(Some(Value::Text(text))))
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Scalar, E> {
                Ok(Scalar(Some(Value::Number(number.into()))))
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<Scalar, E> {
                Ok(Scalar(Some(Value::Number(number.into()))))
            }

            fn visit_f64<E: Error>(self, number: f64) -> Result<Scalar, E> {
                Ok(Scalar(serde_json::Number::from_f64(number).map(Value::Number)))
            }

            fn visit_bool<E: Error>(self, flag: bool) -> Result<Scalar, E> {
                Ok(Scalar(Some(Value::Flag(flag))))
            }

            fn visit_unit<E: Error>(self) -> Result<Scalar, E> {
                Ok(Scalar(None))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Scalar, A::Error> {
                while items.next_element::<IgnoredAny>()?.is_some() {}
                Ok(Scalar(None))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Scalar, A::Error> {
                while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
                Ok(Scalar(None))
            }
        }
        deserializer.deserialize_any(AnyValue)
    }
}

/// A JSON object. Any other value in its place is read as if nothing were there.
#[derive(Clone, Debug)]
pub(super) struct Object<T>(pub Option<T>);

impl<T> Default for Object<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Fields<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Fields<T> {
            type Value = Object<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("any value")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Object<T>, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map)).map(Some).map(Object)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Object<T>, A::Error> {
                while items.next_element::<IgnoredAny>()?.is_some() {}
                Ok(Object(None))
            }

            fn visit_str<E: Error>(self, _: &str) -> Result<Object<T>, E> {
                Ok(Object(None))
            }

            fn visit_u64<E: Error>(self, _: u64) -> Result<Object<T>, E> {
                Ok(Object(None))
            }

            fn visit_i64<E: Error>(self, _: i64) -> Result<Object<T>, E> {
                Ok(Object(None))
            }

            fn visit_f64<E: Error>(self, _: f64) -> Result<Object<T>, E> {
                Ok(Object(None))
            }

            fn visit_bool<E: Error>(self, _: bool) -> Result<Object<T>, E> {
                Ok(Object(None))
            }

            fn visit_unit<E: Error>(self) -> Result<Object<T>, E> {
                Ok(Object(None))
            }
        }
        deserializer.deserialize_any(Fields(PhantomData))
    }
}

/// The few fields of a JSON value that tell which kind of game it is, read before the rest.
#[derive(Debug, Deserialize)]
pub(super) struct Probe {
    #[serde(default)]
    pub format: Scalar,
    pub stack: Option<IgnoredAny>,
    header: Option<IgnoredAny>,
    moves: Option<IgnoredAny>,
}

impl Probe {
    /// Whether this is a whole game of some kind, and not a part of one.
    pub(super) const fn is_game(&self) -> bool {
        self.stack.is_some() || self.format.0.is_some() || (self.header.is_some() && self.moves.is_some())
    }
}

/// The JSON of a finished game, of the schema `gamerecord/1-0-0`.
#[derive(Debug, Deserialize)]
pub(super) struct GameRecord {
    pub header: RecordHeader,
    pub moves: Few<VeryFew<Entry>>,
}

/// What the record of a finished game says before its moves: game, event, site, times, players.
#[derive(Debug, Deserialize)]
pub(super) struct RecordHeader {
    pub game: GameName,
    #[serde(default)]
    pub event: Scalar,
    #[serde(default)]
    pub round: Scalar,
    #[serde(default)]
    pub site: Object<Site>,
    #[serde(rename = "date-start", default)]
    pub date_start: Scalar,
    #[serde(rename = "date-end", default)]
    pub date_end: Scalar,
    #[serde(default)]
    pub unrated: Scalar,
    /// The schema has the first name, the site writes the second.
    #[serde(default, alias = "pie-invoked")]
    pub pied: Scalar,
    #[serde(default)]
    pub players: VeryFew<Object<Player>>,
    #[serde(rename = "startingPosition")]
    pub starting_position: Option<String>,
}

/// The name of the game in a record, with the names of its variants.
#[derive(Debug, Deserialize)]
pub(super) struct GameName {
    pub name: String,
    #[serde(default)]
    pub variants: VeryFew<Scalar>,
}

/// Where a recorded game was played: the site's name and its number of the game.
#[derive(Debug, Deserialize)]
pub(super) struct Site {
    #[serde(default)]
    pub name: Scalar,
    #[serde(default)]
    pub gameid: Scalar,
}

/// What a record says of a player: name, type, score and result.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct Player {
    #[serde(default)]
    pub name: Scalar,
    #[serde(default)]
    pub is_ai: Scalar,
    #[serde(default)]
    pub score: Scalar,
    #[serde(default)]
    pub result: Scalar,
}

/// The text for an entry in the list of moves that is no move.
pub(super) const NO_MOVE: &str = "?";

/// The move of one player in a round, as a text; none for `null`. Something else that is no move is kept as
/// [`NO_MOVE`], so that the moves before it can be read.
#[derive(Clone, Debug, Default)]
pub(super) struct Entry(pub Option<String>);

impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Object {
            #[serde(rename = "move", default)]
            text: Scalar,
        }
        struct EntryVisitor;
        impl<'de> Visitor<'de> for EntryVisitor {
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
                Ok(Entry(object.text.into_text().or_else(|| Some(NO_MOVE.to_owned()))))
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Entry, E> {
                Ok(Entry(Some(number.to_string())))
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<Entry, E> {
                Ok(Entry(Some(number.to_string())))
            }

            fn visit_f64<E: Error>(self, number: f64) -> Result<Entry, E> {
                Ok(Entry(Some(number.to_string())))
            }

            fn visit_bool<E: Error>(self, flag: bool) -> Result<Entry, E> {
                Ok(Entry(Some(flag.to_string())))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Entry, A::Error> {
                while items.next_element::<IgnoredAny>()?.is_some() {}
                Ok(Entry(Some(NO_MOVE.to_owned())))
            }
        }
        deserializer.deserialize_any(EntryVisitor)
    }
}

/// The JSON of a game at any moment, as the site's program stores it.
#[derive(Debug, Deserialize)]
pub(super) struct State {
    pub game: String,
    #[serde(default)]
    pub variants: VeryFew<Scalar>,
    #[serde(default)]
    pub gameover: Scalar,
    #[serde(default)]
    pub winner: VeryFew<Scalar>,
    pub stack: Few<Object<Moment>>,
    /// Written by this program only.
    pub players: Option<VeryFew<Object<Player>>>,
    /// Written by this program only.
    #[serde(rename = "startingPosition")]
    pub starting_position: Option<String>,
}

/// What a state stores after each ply: the position, the move that led to it, when it was made.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Moment {
    #[serde(rename = "_results", default)]
    pub results: VeryFew<Object<Event>>,
    #[serde(rename = "_timestamp", default)]
    pub timestamp: Scalar,
    #[serde(default)]
    pub lastmove: Entry,
    #[serde(default)]
    pub board: Object<Map>,
}

/// Something that a state reports of a ply, such as a resignation.
#[derive(Debug, Deserialize)]
pub(super) struct Event {
    #[serde(rename = "type", default)]
    pub kind: Scalar,
    #[serde(default)]
    pub player: Scalar,
}

/// The stacks on a board, each a point's label with the pieces from the bottom up.
#[derive(Debug, Deserialize)]
pub(super) struct Map {
    /// Each a label and a list of numbers, if nothing is wrong.
    #[serde(default)]
    pub value: VeryFew<VeryFew<VeryFew<Scalar>>>,
}

/// The JSON of a game with variations and comments, of version 1.
#[derive(Debug, Deserialize)]
pub(super) struct Playground {
    #[serde(rename = "metaGame")]
    pub meta_game: String,
    /// A [`State`] in JSON.
    pub state: String,
}

/// The variations of a playground. They are read apart from the rest, so that an error in them costs nothing
/// else.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Exploration {
    /// For each number of plies, the variations that begin there.
    #[serde(default)]
    pub exploration: Few<Few<Object<Branch>>>,
}

/// The notes of a playground on the moves of the game itself.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Annotations {
    /// For each number of plies, the notes there.
    #[serde(rename = "moveAnnotations", default)]
    pub annotations: Few<Object<Annotation>>,
}

/// A move of a variation in a playground, with what follows it. The reader of JSON allows no more than about
/// sixty of them inside each other.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Branch {
    #[serde(rename = "move", default)]
    text: Scalar,
    #[serde(default)]
    children: Few<Object<Self>>,
    #[serde(default)]
    nag: Scalar,
    #[serde(rename = "textComment", default)]
    text_comment: Scalar,
    #[serde(default)]
    comment: Scalar,
    #[serde(default)]
    outcome: Scalar,
}

impl Branch {
    /// Takes the branch apart into the text of its move, the notes on it, and the moves that follow it.
    pub(super) fn into_parts(self) -> (String, Annotation, Few<Object<Self>>) {
        let Self { text, children, nag, text_comment, comment, outcome } = self;
        let text = text.into_text().unwrap_or_else(|| NO_MOVE.to_owned());
        (text, Annotation { nag, text_comment, comment, outcome }, children)
    }
}

/// The notes of a playground on one move: judgement, comments, outcome.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Annotation {
    #[serde(default)]
    pub nag: Scalar,
    #[serde(rename = "textComment", default)]
    pub text_comment: Scalar,
    #[serde(default)]
    pub comment: Scalar,
    #[serde(default)]
    pub outcome: Scalar,
}
