//! Values of preferences, as the file has them.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use toml_edit::{Array, InlineTable, Item, Value};

use super::super::document::{self, whole};
use super::{AutoplayPace, BackgroundSound, Language, Orbit, Page, Quality, ReducedMotion, Theme, ThemeName};
use crate::play::{HouseRule, Level, Seat, TimeControl};
use crate::rules::Variant;

/// The values that a key of the preferences file allows, which a complaint about a bad one names.
#[derive(Clone, Debug, PartialEq)]
pub enum Expected {
    /// `true` or `false`.
    Truth,
    /// A whole number in a range.
    Whole(RangeInclusive<i64>),
    /// A number in a range.
    Number(RangeInclusive<f64>),
    /// Two whole numbers, in a range.
    Pair(RangeInclusive<i64>),
    /// One of these words.
    Word(Vec<&'static str>),
    /// One of the program's own themes, or a file in the folder of themes.
    ThemeName,
    /// `human` or `ai:LEVEL`.
    Seat,
    /// A time control, such as `5+3`.
    TimeControl,
    /// A house rule, such as `white-pieces-3` or `pie`.
    HouseRule,
    /// The name of a file or a folder.
    Path,
    /// A list of file names.
    Paths,
    /// `{ pass = ["Ctrl+P"], redo = [] }`.
    Keys,
    /// `{ yaw = 0.0, elevation = 0.9, zoom = 1.0, pan = [0.0, 0.0] }`.
    Camera,
    /// A table: keys with values.
    Table,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Truth => f.write_str("true or false"),
            Self::Whole(range) => write!(f, "a whole number from {} to {}", range.start(), range.end()),
            Self::Number(range) => write!(f, "a number from {} to {}", range.start(), range.end()),
            Self::Pair(range) => {
                write!(f, "two whole numbers from {} to {}, as in [1, 2]", range.start(), range.end())
            }
            Self::Word(words) => write!(f, "one of “{}”", words.join("”, “")),
            Self::ThemeName => f.write_str("the name of a theme, or of a theme file without its “.toml”"),
            Self::Seat => write!(f, "“human” or “ai:LEVEL” with a level from 1 to {}", Level::MAX.get()),
            Self::TimeControl => f.write_str("a time control, as in “5”, “5+3”, “5d3”, “5b3x30” or “5h”"),
            Self::HouseRule => f.write_str(
                "a handicap, as in “white-pieces-3”, “black-points-5” or “white-captures-12”, or “pie”",
            ),
            Self::Path => f.write_str("the name of a file or folder"),
            Self::Paths => f.write_str("a list of file names"),
            Self::Keys => f.write_str("a table of commands with lists of keys, as in { pass = [\"P\"] }"),
            Self::Camera => f.write_str(
                "a table of numbers, as in { yaw = 0.0, elevation = 0.9, zoom = 1.0, pan = [0.0, 0.0] }",
            ),
            Self::Table => f.write_str("a table"),
        }
    }
}

/// A type of value that the preferences file can hold.
pub(super) trait Setting: Sized {
    /// Reads a value from the file; `None` if it is of another type, or not what is expected.
    fn read(item: &Item, expected: &Expected) -> Option<Self>;
    /// Returns the value for the file; `None` leaves the key out, for a value that is not set or cannot be written.
    fn write(&self) -> Option<Value>;
}

impl Setting for bool {
    fn read(item: &Item, _: &Expected) -> Option<Self> {
        item.as_bool()
    }

    fn write(&self) -> Option<Value> {
        Some((*self).into())
    }
}

impl Setting for u16 {
    fn read(item: &Item, expected: &Expected) -> Option<Self> {
        let Expected::Whole(range) = expected else { return None };
        whole(item.as_value()?)
            .filter(|number| range.contains(number))
            .and_then(|number| number.try_into().ok())
    }

    fn write(&self) -> Option<Value> {
        Some(i64::from(*self).into())
    }
}

impl Setting for f32 {
    fn read(item: &Item, expected: &Expected) -> Option<Self> {
        let Expected::Number(range) = expected else { return None };
        number(item.as_value()?).filter(|&read| range.contains(&f64::from(read)))
    }

    fn write(&self) -> Option<Value> {
        Some(written(*self))
    }
}

/// A finite number; whole ones count too.
fn number(value: &Value) -> Option<f32> {
    #[expect(clippy::cast_possible_truncation, reason = "a setting is not exact")]
    let read = document::number(value)? as f32;
    read.is_finite().then_some(read)
}

/// A number with as many digits as are needed to read the same one again.
fn written(number: f32) -> Value {
    let exact = number.to_string().parse().unwrap_or_else(|_| f64::from(number));
    Value::from(exact)
}

/// Two whole numbers: a size or a place.
impl<T: TryFrom<i64> + Into<i64> + Copy> Setting for (T, T) {
    fn read(item: &Item, expected: &Expected) -> Option<Self> {
        let Expected::Pair(range) = expected else { return None };
        let array = item.as_array().filter(|array| array.len() == 2)?;
        let number = |index| {
            let number = whole(array.get(index)?).filter(|number| range.contains(number))?;
            T::try_from(number).ok()
        };
        Some((number(0)?, number(1)?))
    }

    fn write(&self) -> Option<Value> {
        let numbers: [i64; 2] = [self.0.into(), self.1.into()];
        Some(Value::Array(numbers.into_iter().collect()))
    }
}

/// Choices that the file has a word for.
macro_rules! words {
    ($($choice:ty),*) => {
        $(impl Setting for $choice {
            fn read(item: &Item, _: &Expected) -> Option<Self> {
                let word = item.as_str()?;
                Self::ALL.into_iter().find(|choice| choice.name() == word)
            }

            fn write(&self) -> Option<Value> {
                Some(self.name().into())
            }
        })*
    };
}
words!(AutoplayPace, BackgroundSound, Quality, Page, ReducedMotion, Theme);

impl Setting for Language {
    fn read(item: &Item, _: &Expected) -> Option<Self> {
        Self::of_tag(item.as_str()?)
    }

    fn write(&self) -> Option<Value> {
        Some(self.tag().into())
    }
}

impl Setting for Variant {
    fn read(item: &Item, _: &Expected) -> Option<Self> {
        item.as_str()?.parse().ok()
    }

    fn write(&self) -> Option<Value> {
        Some(self.name().into())
    }
}

impl Setting for Seat {
    fn read(item: &Item, _: &Expected) -> Option<Self> {
        item.as_str()?.parse().ok()
    }

    fn write(&self) -> Option<Value> {
        Some(self.code().into())
    }
}

impl Setting for TimeControl {
    fn read(item: &Item, _: &Expected) -> Option<Self> {
        item.as_str()?.parse().ok()
    }

    fn write(&self) -> Option<Value> {
        Some(self.to_string().into())
    }
}

impl Setting for HouseRule {
    fn read(item: &Item, _: &Expected) -> Option<Self> {
        item.as_str()?.parse().ok()
    }

    fn write(&self) -> Option<Value> {
        Some(self.to_string().into())
    }
}

impl Setting for ThemeName {
    fn read(item: &Item, _: &Expected) -> Option<Self> {
        Self::new(item.as_str()?)
    }

    fn write(&self) -> Option<Value> {
        Some(self.as_str().into())
    }
}

impl Setting for PathBuf {
    fn read(item: &Item, _: &Expected) -> Option<Self> {
        item.as_str().filter(|path| !path.is_empty() && !path.contains('\0')).map(Self::from)
    }

    /// Returns `None` for a path that is not valid Unicode, which the file cannot hold.
    fn write(&self) -> Option<Value> {
        self.to_str().map(Value::from)
    }
}

impl Setting for Vec<PathBuf> {
    fn read(item: &Item, expected: &Expected) -> Option<Self> {
        let path = |value: &Value| PathBuf::read(&Item::Value(value.clone()), expected);
        item.as_array()?.iter().map(path).collect()
    }

    fn write(&self) -> Option<Value> {
        let paths: Array = self.iter().filter_map(|path| path.to_str()).collect();
        Some(Value::Array(paths))
    }
}

impl Setting for BTreeMap<String, Vec<String>> {
    fn read(item: &Item, _: &Expected) -> Option<Self> {
        let names = |value: &Item| {
            value.as_array()?.iter().map(|name| name.as_str().map(str::to_owned)).collect::<Option<Vec<_>>>()
        };
        item.as_table_like()?.iter().map(|(key, value)| Some((key.to_owned(), names(value)?))).collect()
    }

    fn write(&self) -> Option<Value> {
        let mut table = InlineTable::new();
        for (key, names) in self {
            table.insert(key, Value::Array(names.iter().collect()));
        }
        (!table.is_empty()).then_some(Value::InlineTable(table))
    }
}

impl Setting for Orbit {
    fn read(item: &Item, _: &Expected) -> Option<Self> {
        let table = item.as_table_like()?;
        let of = |key| number(table.get(key)?.as_value()?);
        let pan = table.get("pan")?.as_array().filter(|pan| pan.len() == 2)?;
        let pan = [number(pan.get(0)?)?, number(pan.get(1)?)?];
        Some(Self { yaw: of("yaw")?, elevation: of("elevation")?, zoom: of("zoom")?, pan })
    }

    fn write(&self) -> Option<Value> {
        let mut table = InlineTable::new();
        table.insert("yaw", written(self.yaw));
        table.insert("elevation", written(self.elevation));
        table.insert("zoom", written(self.zoom));
        table.insert("pan", Value::Array(self.pan.into_iter().map(written).collect()));
        Some(Value::InlineTable(table))
    }
}

impl<T: Setting> Setting for Option<T> {
    fn read(item: &Item, expected: &Expected) -> Option<Self> {
        T::read(item, expected).map(Some)
    }

    fn write(&self) -> Option<Value> {
        self.as_ref()?.write()
    }
}
