//! Names of games, which are also the names of their files.

use std::fmt;

use jiff::civil::Date;
use rand::RngExt;

/// The name of a game in the library: a date, the players, and a few random letters. Its files are `ID.journal` and
/// `ID.agn`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(String);

/// The longest name, in bytes: file systems take 255, and endings are added.
const LONGEST: usize = 160;

/// Letters that are told apart easily when they are read aloud or typed.
const LETTERS: &[u8] = b"23456789abcdefghjkmnpqrstuvwxyz";

impl GameId {
    /// Makes a new name from a date, the names of Black and White and random letters, so that no other game has it.
    pub fn new(date: Date, players: [&str; 2]) -> Self {
        let mut rng = rand::rng();
        let letter = |_| LETTERS.get(rng.random_range(0..LETTERS.len())).copied().unwrap_or(b'x');
        let suffix: String = (0..6).map(letter).map(char::from).collect();
        let [black, white] = players.map(slug);
        let day = date.to_string();
        // A year before the first has a sign.
        let day = day.trim_start_matches('-');
        let name = format!("{day}_{black}_{white}_{suffix}");
        Self::parse(&name).unwrap_or_else(|| Self(format!("{day}_{suffix}")))
    }

    /// Checks a name that a player chose for a game. `None` where it could not be the name of a file on every system:
    /// it is empty or long, begins with a dot, ends with a dot or a space, or has a character in it that some system
    /// forbids.
    pub fn parse(text: &str) -> Option<Self> {
        let good = text.len() <= LONGEST
            && text.trim() == text
            && !text.starts_with('-')
            && !text.ends_with('.')
            && !text.contains(|c| r#":*?"<>|"#.contains(c))
            && !is_device(text);
        Self::of_file(text).filter(|_| good)
    }

    /// Makes a name from that of a file that is there. `None` for hidden files, for names that would lead to another
    /// folder, and for those that could not be shown; otherwise whatever this system allows is a name.
    pub fn of_file(stem: &str) -> Option<Self> {
        let shown = |c: char| !c.is_control() && crate::rules::harmless(c) == c && !['/', '\\'].contains(&c);
        let good = !stem.is_empty() && !stem.starts_with('.') && stem.chars().all(shown);
        good.then(|| Self(stem.to_owned()))
    }

    /// Whether the name is short enough for all files of a game, which add an extension, and for a number behind it.
    pub(super) fn has_room(&self) -> bool {
        self.0.len() <= LONGEST
    }

    /// The name with a number behind it, for where the name itself is taken.
    pub(super) fn numbered(&self, number: u32) -> Self {
        let stem = self.0.get(..self.0.floor_char_boundary(LONGEST)).unwrap_or_default();
        Self(format!("{stem}-{number}"))
    }

    /// The name as a text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// Whether Windows takes a file with this name for a device. The extension does not matter.
fn is_device(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default().to_ascii_lowercase();
    let numbered =
        ["com", "lpt"].iter().filter_map(|port| stem.strip_prefix(port)).any(|number| number.len() == 1);
    numbered || ["con", "prn", "aux", "nul"].contains(&stem.as_str())
}

/// A player's name as a part of a file's name: letters and digits, everything else as a hyphen.
fn slug(name: &str) -> String {
    /// Most characters of the slug.
    const LENGTH: usize = 20;
    /// Most bytes of the slug: a file's name has room for two of them.
    const BYTES: usize = 60;
    let mut slug = String::new();
    let mut letters = 0;
    for c in name.chars().flat_map(char::to_lowercase) {
        if slug.len() + c.len_utf8() > BYTES || letters == LENGTH {
            break;
        }
        if c.is_alphanumeric() && crate::rules::harmless(c) == c {
            slug.push(c);
        } else if !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        } else {
            continue;
        }
        letters += 1;
    }
    let slug = slug.trim_matches('-');
    if slug.is_empty() { "unnamed".to_owned() } else { slug.to_owned() }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used)]

    use proptest::prelude::*;

    use super::*;

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        /// Games whose players have names of four-byte letters were once missing from the list.
        #[test]
        fn a_new_name_is_one_that_is_read_again(
            (black, white) in (any::<String>(), "[\\PC\u{10400}-\u{1044f}\u{1d400}-\u{1d7ff}]{0,60}"),
            days in -4_000_000_i32..2_900_000,
        ) {
            let date = jiff::civil::date(1970, 1, 1).saturating_add(jiff::Span::new().days(days));
            let id = GameId::new(date, [&black, &white]);
            prop_assert_eq!(GameId::parse(id.as_str()), Some(id.clone()));
            prop_assert_eq!(GameId::of_file(id.numbered(u32::MAX).as_str()), Some(id.numbered(u32::MAX)));
        }
    }

    #[test]
    fn a_file_may_have_any_name_that_can_be_shown() {
        let long = "\u{1d400}".repeat(62);
        for name in ["-5.01.01_a_b_c", "a:b", "what?", "con", "a.", long.as_str()] {
            assert!(GameId::parse(name).is_none(), "{name}");
            let id = GameId::of_file(name).expect("a file can be called so");
            assert!(id.numbered(2).as_str().ends_with("-2") && id.numbered(2).as_str().len() <= LONGEST + 2);
        }
        for name in ["", ".hidden", "..", "a/b", "a\\b", "a\u{1b}b", "a\u{202e}b", "a\nb"] {
            assert!(GameId::of_file(name).is_none(), "{name:?}");
        }
    }
}
