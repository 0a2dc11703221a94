//! What a theme of the table is called.

use std::fmt;

/// The name of a theme: one of the program's own, or that of a player's file without `.toml`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ThemeName(String);

/// The theme that is there until another one is chosen.
const USUAL: &str = "walnut";

impl ThemeName {
    /// The most characters that a name may have.
    pub const LENGTH: usize = 64;

    /// Makes a theme's name of a text; `None` if no file in the folder of themes could be called so.
    pub fn new(name: &str) -> Option<Self> {
        let is_bad = |letter: char| letter.is_control() || "/\\:".contains(letter);
        let length = name.chars().count();
        let fits = (1..=Self::LENGTH).contains(&length) && !name.starts_with('.') && !name.contains(is_bad);
        (fits && name.trim() == name).then(|| Self(name.to_owned()))
    }

    /// The name as a text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Default for ThemeName {
    fn default() -> Self {
        Self(USUAL.to_owned())
    }
}

impl fmt::Display for ThemeName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_files_in_one_folder() {
        for good in ["walnut", "my wood", "雪", &"x".repeat(ThemeName::LENGTH)] {
            assert_eq!(ThemeName::new(good).as_ref().map(ThemeName::as_str), Some(good));
        }
        let long = "x".repeat(ThemeName::LENGTH + 1);
        for bad in ["", ".", "..", ".hidden", "../up", "a/b", "a\\b", "c:", "a\nb", " a", "a ", &long] {
            assert_eq!(ThemeName::new(bad), None, "{bad:?}");
        }
        assert_eq!(ThemeName::new("walnut"), Some(ThemeName::default()));
    }
}
