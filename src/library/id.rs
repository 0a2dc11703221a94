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
    /// A new name that no other game has.
    pub fn new(date: Date, players: [&str; 2]) -> Self {
        let mut rng = rand::rng();
        let letter = |_| LETTERS.get(rng.random_range(0..LETTERS.len())).copied().unwrap_or(b'x');
        let suffix: String = (0..6).map(letter).map(char::from).collect();
        let [black, white] = players.map(slug);
        Self(format!("{date}_{black}_{white}_{suffix}"))
    }

    /// A name as it was written. `None` where it could not be the name of a file everywhere: it is empty or long,
    /// begins with a dot, ends with a dot or a space, or has a character in it that some system forbids.
    pub fn parse(text: &str) -> Option<Self> {
        let allowed = |c: char| !c.is_control() && !r#"/\:*?"<>|"#.contains(c);
        let good = !text.is_empty()
            && text.len() <= LONGEST
            && text.trim() == text
            && !text.starts_with(['.', '-'])
            && !text.ends_with('.')
            && text.chars().all(allowed)
            && text.chars().all(|c| crate::rules::harmless(c) == c)
            && !is_device(text);
        good.then(|| Self(text.to_owned()))
    }

    /// The name.
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
    const LENGTH: usize = 20;
    let mut slug = String::new();
    for c in name.chars().flat_map(char::to_lowercase) {
        if c.is_alphanumeric() {
            slug.push(c);
        } else if !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        }
        if slug.chars().count() >= LENGTH {
            break;
        }
    }
    let slug = slug.trim_matches('-');
    if slug.is_empty() { "unnamed".to_owned() } else { slug.to_owned() }
}
