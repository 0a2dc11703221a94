//! Options that an engine declares.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use thiserror::Error;

use crate::rules::visible;

/// Maximum number of options kept, against engines that never stop declaring.
const MAX_OPTIONS: usize = 1_000;

/// An option as declared: `option name NAME type TYPE …`.
#[derive(Clone, Debug, PartialEq, Eq)]
struct EngineOption {
    name: String,
    kind: OptionKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum OptionKind {
    /// A number between two bounds, inclusive.
    Spin(i64, i64),
    /// One of several words; `check` has `true` and `false`.
    Combo(Vec<String>),
    /// Any text.
    Text,
}

/// All options that an external engine has said it has, with the values that they may have.
#[derive(Clone, Debug, Default)]
pub struct DeclaredOptions(Vec<EngineOption>);

/// Reason why an option cannot be set. UGI engines ignore such options silently, so the client checks them.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum OptionError {
    /// The engine has no option of this name.
    #[error("it has no option {name}; its options: {}", list(known))]
    Unknown {
        /// Requested name.
        name: String,
        /// Names of the options that there are.
        known: Vec<String>,
    },
    /// The number is out of range.
    #[error("its option {name} goes from {least} to {most}, not “{value}”")]
    OutOfRange {
        /// Name of the option.
        name: String,
        /// Rejected value.
        value: String,
        /// Minimum.
        least: i64,
        /// Maximum.
        most: i64,
    },
    /// The word is not one of the option's values.
    #[error("its option {name} is {}, not “{value}”", list(values))]
    NoneOf {
        /// Name of the option.
        name: String,
        /// Rejected value.
        value: String,
        /// Permitted values.
        values: Vec<String>,
    },
}

fn list(words: &[String]) -> String {
    if words.is_empty() { "none".into() } else { visible(&words.join(", ")) }
}

impl DeclaredOptions {
    /// Adds the option that a line of the engine's output declares, if it declares one.
    pub(super) fn add_line(&mut self, line: &str) {
        if self.0.len() < MAX_OPTIONS {
            self.0.extend(EngineOption::parse(line));
        }
    }

    /// Checks whether an option may have a value, and returns the option's name as the engine writes it.
    ///
    /// # Errors
    /// If there is no such option, or not with this value.
    pub fn check(&self, name: &str, value: &str) -> Result<&str, OptionError> {
        let Some(offer) = self.0.iter().find(|offer| offer.name.eq_ignore_ascii_case(name)) else {
            let known = self.0.iter().map(|offer| offer.name.clone()).collect();
            return Err(OptionError::Unknown { name: name.to_owned(), known });
        };
        let refused = || (offer.name.clone(), value.to_owned());
        match &offer.kind {
            &OptionKind::Spin(least, most)
                if !value.parse().is_ok_and(|number| (least..=most).contains(&number)) =>
            {
                let (name, value) = refused();
                Err(OptionError::OutOfRange { name, value, least, most })
            }
            OptionKind::Combo(values) if !values.iter().any(|known| known == value) => {
                let (name, value) = refused();
                Err(OptionError::NoneOf { name, value, values: values.clone() })
            }
            OptionKind::Spin(..) | OptionKind::Combo(_) | OptionKind::Text => Ok(&offer.name),
        }
    }
}

impl EngineOption {
    /// Parses `option name NAME type TYPE …` with `min` and `max` or several `var`. Names may contain spaces.
    fn parse(line: &str) -> Option<Self> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let rest = words.strip_prefix(&["option", "name"])?;
        let (name, rest) = rest.split_at_checked(rest.iter().position(|word| *word == "type")?)?;
        let (kind, rest) = rest.get(1..)?.split_first()?;
        let values = |key| rest.iter().zip(rest.iter().skip(1)).filter(move |(word, _)| **word == key);
        let number = |key| values(key).next().and_then(|(_, value)| value.parse().ok());
        let kind = match (*kind, number("min"), number("max")) {
            ("spin", Some(least), Some(most)) => OptionKind::Spin(least, most),
            ("check", ..) => OptionKind::Combo(vec!["true".into(), "false".into()]),
            ("combo", ..) => OptionKind::Combo(values("var").map(|(_, value)| (*value).to_owned()).collect()),
            _ => OptionKind::Text,
        };
        Some(Self { name: name.join(" "), kind })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_offered_can_be_set() {
        let mut declared = DeclaredOptions::default();
        let greeting = [
            "id name An engine",
            "option name Level type spin default 10 min 1 max 10",
            "option name Variant type combo default hex var hex var square",
            "  option  name Own Book type string default <empty>",
        ];
        for line in greeting {
            declared.add_line(line);
        }
        assert_eq!(declared.check("level", "10"), Ok("Level"));
        assert_eq!(declared.check("Variant", "square"), Ok("Variant"));
        assert_eq!(declared.check("Own Book", "anything"), Ok("Own Book"));
        let why = |name, value| {
            declared.check(name, value).err().map(|error| error.to_string()).unwrap_or_default()
        };
        assert_eq!(why("Level", "11"), "its option Level goes from 1 to 10, not “11”");
        assert_eq!(why("level", "high"), "its option Level goes from 1 to 10, not “high”");
        assert_eq!(why("Variant", "chess"), "its option Variant is hex, square, not “chess”");
        assert_eq!(why("Strength", "5"), "it has no option Strength; its options: Level, Variant, Own Book");
        let silent = DeclaredOptions::default();
        let silent = silent.check("Hash", "1").err().map(|error| error.to_string());
        assert_eq!(silent.as_deref(), Some("it has no option Hash; its options: none"));
    }
}
