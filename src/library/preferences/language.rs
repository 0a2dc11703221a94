//! The language of the window and of the terminal game.

use std::fmt;

/// A language that the program speaks in window and terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, which every other language is translated from.
    #[default]
    English,
    /// German, spoken to the player as to a friend.
    German,
    /// French, spoken politely.
    French,
    /// Italian, spoken to the player as to a friend.
    Italian,
    /// Japanese, in polite forms.
    Japanese,
    /// English with accents, longer and in brackets: it shows where a text is cut off or was never translated.
    Pseudo,
}

impl Language {
    /// Every language that there are texts in, as menus list them.
    pub const ALL: [Self; 5] = [Self::English, Self::German, Self::French, Self::Italian, Self::Japanese];

    /// Those that people choose from: all their texts are there.
    pub const OFFERED: [Self; 5] = Self::ALL;

    /// Its tag, such as `de`, which names its folder of texts, too.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::French => "fr",
            Self::Italian => "it",
            Self::Japanese => "ja",
            Self::Pseudo => "xx",
        }
    }

    /// The language's name for itself, such as `Deutsch`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::French => "Français",
            Self::Italian => "Italiano",
            Self::Japanese => "日本語",
            Self::Pseudo => "[Þšéûûðöö]",
        }
    }

    /// The language with this tag; none if the program has no such language.
    pub fn of_tag(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().chain([Self::Pseudo]).find(|language| language.tag() == tag)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}
