//! The options that an engine says it has.

use std::fmt;

use thiserror::Error;

/// An option as an engine declares it: `option name NAME type TYPE …`.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Offer {
    name: String,
    kind: Kind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    /// A number from the first to the second.
    Spin(i64, i64),
    /// Something else, which the engine judges itself.
    Other,
}

/// What an engine has to offer.
#[derive(Clone, Debug, Default)]
pub(super) struct Offers(Vec<Offer>);

/// Why a wish cannot be granted. Engines have no way to refuse an option: they play on without it.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub(super) enum NotOffered {
    #[error("it has no option {name}; it has {known}")]
    Unknown { name: String, known: String },
    #[error("its option {name} goes from {least} to {most}, not “{value}”")]
    OutOfRange { name: String, value: String, least: i64, most: i64 },
}

impl Offers {
    /// Notes a line of the engine's greeting, if it declares an option.
    pub(super) fn note(&mut self, line: &str) {
        self.0.extend(Offer::parse(line));
    }

    /// Whether an option can be set to a value.
    pub(super) fn check(&self, name: &str, value: &str) -> Result<(), NotOffered> {
        let Some(offer) = self.0.iter().find(|offer| offer.name.eq_ignore_ascii_case(name)) else {
            return Err(NotOffered::Unknown { name: name.to_owned(), known: self.to_string() });
        };
        match offer.kind {
            Kind::Spin(least, most)
                if !value.parse().is_ok_and(|number: i64| (least..=most).contains(&number)) =>
            {
                Err(NotOffered::OutOfRange { name: name.to_owned(), value: value.to_owned(), least, most })
            }
            Kind::Spin(..) | Kind::Other => Ok(()),
        }
    }
}

impl fmt::Display for Offers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("none");
        }
        for (index, offer) in self.0.iter().enumerate() {
            write!(f, "{}{}", if index == 0 { "" } else { ", " }, offer.name)?;
        }
        Ok(())
    }
}

impl Offer {
    fn parse(line: &str) -> Option<Self> {
        let (name, rest) = line.strip_prefix("option name ")?.split_once(" type ")?;
        let mut words = rest.split_whitespace();
        let kind = words.next()?;
        let words: Vec<&str> = words.collect();
        let number = |key: &str| {
            let (_, value) = words.iter().zip(words.iter().skip(1)).find(|(word, _)| **word == key)?;
            value.parse().ok()
        };
        let kind = match (kind, number("min"), number("max")) {
            ("spin", Some(least), Some(most)) => Kind::Spin(least, most),
            _ => Kind::Other,
        };
        Some(Self { name: name.trim().to_owned(), kind })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_offered_can_be_set() {
        let mut offers = Offers::default();
        let greeting = [
            "id name An engine",
            "option name Level type spin default 10 min 1 max 10",
            "option name Variant type combo default hex var hex var square",
        ];
        greeting.iter().for_each(|line| offers.note(line));
        assert_eq!(offers.check("Level", "10"), Ok(()));
        assert_eq!(offers.check("variant", "square"), Ok(()));
        let why = |name, value| offers.check(name, value).unwrap_err().to_string();
        assert_eq!(why("Level", "11"), "its option Level goes from 1 to 10, not “11”");
        assert_eq!(why("Level", "high"), "its option Level goes from 1 to 10, not “high”");
        assert_eq!(why("Strength", "5"), "it has no option Strength; it has Level, Variant");
        assert_eq!(
            Offers::default().check("Hash", "1").unwrap_err().to_string(),
            "it has no option Hash; it has none"
        );
    }
}
