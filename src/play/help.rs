//! Help that a person had in a game against the computer.

use std::fmt;

/// A kind of help that a person had in a game against the computer. Such a game says less about the person's strength, so
/// its record names the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Help {
    /// A hint.
    Hint,
    /// A move was taken back, a game that was over was reopened, or a variation became the game.
    Undo,
    /// The coach looked at a move before it was played. Its silence helps as well.
    Coach,
    /// The engine evaluated positions of the game while it was played.
    Analysis,
    /// The clock was paused in the middle of a turn.
    Pause,
    /// Someone else sat down: another level, or the computer in a person's place.
    Players,
    /// Help that this version does not know.
    Other,
}

impl Help {
    /// Every kind, in the order of records.
    pub const ALL: [Self; 7] =
        [Self::Hint, Self::Undo, Self::Coach, Self::Analysis, Self::Pause, Self::Players, Self::Other];

    /// The word for it in records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hint => "hint",
            Self::Undo => "undo",
            Self::Coach => "coach",
            Self::Analysis => "analysis",
            Self::Pause => "pause",
            Self::Players => "players",
            Self::Other => "other",
        }
    }

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// The kinds of help that a person had in a game. In writing they are words: `hint undo`.
///
/// ```
/// use abande::play::{Help, HelpSet};
///
/// let help = HelpSet::from_words("hint undo");
/// assert!(help.contains(Help::Hint) && !help.contains(Help::Coach));
/// assert_eq!(help.to_string(), "hint undo");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HelpSet(u8);

impl HelpSet {
    /// Reads the words of a record. Any other word is [help of another kind](Help::Other).
    pub fn from_words(words: &str) -> Self {
        let known = |word: &str| Help::ALL.into_iter().find(|help| help.word().eq_ignore_ascii_case(word));
        words.split_ascii_whitespace().map(|word| known(word).unwrap_or(Help::Other)).collect()
    }

    /// Returns `true` if there was no help at all.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns `true` if there was help of this kind.
    pub const fn contains(self, help: Help) -> bool {
        self.0 & help.bit() != 0
    }

    /// Adds a kind of help.
    pub const fn insert(&mut self, help: Help) {
        self.0 |= help.bit();
    }

    /// Every kind of help that there was, in the order of records.
    pub fn iter(self) -> impl Iterator<Item = Help> {
        Help::ALL.into_iter().filter(move |&help| self.contains(help))
    }

    /// The kinds of help that another game had not.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl FromIterator<Help> for HelpSet {
    fn from_iter<I: IntoIterator<Item = Help>>(kinds: I) -> Self {
        let mut set = Self::default();
        kinds.into_iter().for_each(|help| set.insert(help));
        set
    }
}

impl fmt::Display for HelpSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.iter().map(Help::word).collect::<Vec<_>>().join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_a_word_of_its_own() {
        for help in Help::ALL {
            let set = HelpSet::from_words(help.word());
            assert_eq!(set.iter().collect::<Vec<_>>(), [help]);
            assert_eq!(set.to_string(), help.word());
        }
        assert_eq!(
            HelpSet::from_words("  UNDO telepathy hint "),
            [Help::Hint, Help::Undo, Help::Other].into_iter().collect()
        );
        assert!(HelpSet::from_words("").is_empty());
    }
}
