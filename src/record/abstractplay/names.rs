//! How Abstract Play names the boards.

use crate::rules::Variant;

/// The boards that Abstract Play has.
pub(super) const VARIANTS: [Variant; 3] = [Variant::Hex, Variant::Square, Variant::Snub];

/// Which board a file of Abstract Play names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Named {
    /// This board.
    Board(Variant),
    /// No board: the variant *libre*.
    Libre,
    /// The file does not say. In files of older versions that means the square board.
    Nothing,
    /// A name that is not known: of another language, or of another game.
    Unknown,
}

/// Names in files: ids, keys of missing translations, and the translations that are known.
const NAMES: [(&str, Variant); 20] = [
    ("hex", Variant::Hex),
    ("variants.abande.hex.name", Variant::Hex),
    ("board: hexagonal", Variant::Hex),
    ("plateau : hexagonal", Variant::Hex),
    ("brett: hexagonal", Variant::Hex),
    ("tavoliere: esagonale", Variant::Hex),
    ("snub", Variant::Snub),
    ("variants.abande.snub.name", Variant::Snub),
    ("board: snub square", Variant::Snub),
    ("plateau : carré adouci", Variant::Snub),
    ("brett: snub square", Variant::Snub),
    ("tavoliere: quadrato smussato", Variant::Snub),
    ("square", Variant::Square),
    ("#board", Variant::Square),
    ("default board", Variant::Square),
    ("variants._default.board.name", Variant::Square),
    ("plateau par défaut", Variant::Square),
    ("standard-spielfeld", Variant::Square),
    ("tabellone predefinito", Variant::Square),
    ("", Variant::Square),
];

impl Named {
    /// Finds out which board the names of variants in a file stand for, in any language that is known.
    pub(super) fn of(names: impl IntoIterator<Item = String>) -> Self {
        // Spaces before a colon are often ones that do not break.
        let plain = |name: String| name.replace(['\u{a0}', '\u{202f}'], " ").trim().to_lowercase();
        let names: Vec<String> = names.into_iter().map(plain).collect();
        if names.iter().any(|name| name.contains("libre")) {
            return Self::Libre;
        }
        let known =
            |name: &String| NAMES.iter().find(|(known, _)| known == name).map(|(_, variant)| *variant);
        match names.as_slice() {
            [] => Self::Nothing,
            names => names.iter().find_map(known).map_or(Self::Unknown, Self::Board),
        }
    }
}

/// The English name of a board in the record of a finished game; none for boards that the site does not have.
pub(super) const fn display_name(variant: Variant) -> Option<&'static str> {
    match variant {
        Variant::Hex => Some("Board: Hexagonal"),
        Variant::Square => Some("Default board"),
        Variant::Snub => Some("Board: Snub Square"),
        Variant::Hex3 | Variant::Anda(_) => None,
    }
}

/// The identifiers of a board in the state of a game; none for the usual board, which is the square one, and
/// for boards that the site does not have.
pub(super) const fn ids(variant: Variant) -> &'static [&'static str] {
    match variant {
        Variant::Hex => &["hex"],
        Variant::Snub => &["snub"],
        Variant::Square | Variant::Hex3 | Variant::Anda(_) => &[],
    }
}
