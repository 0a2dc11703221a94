//! The language of the window and of the terminal game.

use std::fmt;

/// A language that the program speaks. Its texts are those of `words`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, which every other language is translated from.
    #[default]
    English,
    /// English with accents, longer and in brackets: it shows where a text is cut off or was never translated.
    Pseudo,
}

impl Language {
    /// Those that people choose from, as menus list them.
    pub const ALL: [Self; 1] = [Self::English];

    /// Its tag, such as `de`, which names its folder of texts, too.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Pseudo => "xx",
        }
    }

    /// What those who speak it call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Pseudo => "[Þšéûûðöö]",
        }
    }

    /// The language with this tag.
    pub fn of_tag(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().chain([Self::Pseudo]).find(|language| language.tag() == tag)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}
