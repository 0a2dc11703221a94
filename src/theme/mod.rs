//! Themes: the colours of board, pieces and marks, from those of the program or from a file that a player wrote.
//!
//! A file is TOML: a `name`, a colour as `#rrggbb` for each of [`Part::ALL`], a `texture` unless it is wood, and a
//! `table`; without it the board lies on cloth, or on a plain table if its texture is plain. A theme in which the
//! pieces or the words could not be told apart is refused with its reason. `docs/themes.md` is the page for players.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod colour;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use toml_edit::DocumentMut;

pub use colour::{Colour, ColourError};

/// Part of the scene or of the user interface whose colour a theme sets, such as the board or the text of
/// panels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// Playing field.
    Board,
    /// Frame around the field.
    Frame,
    /// Table around the board.
    Surround,
    /// Pieces of the first player.
    Black,
    /// Pieces of the second player.
    White,
    /// Marks on the board.
    Marks,
    /// Background of panels.
    Panel,
    /// Text of panels.
    Text,
}

impl Part {
    /// All parts, in the order of a theme file.
    pub const ALL: [Self; 8] = [
        Self::Board,
        Self::Frame,
        Self::Surround,
        Self::Black,
        Self::White,
        Self::Marks,
        Self::Panel,
        Self::Text,
    ];

    /// Key under which a theme file has the colour of the part.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Frame => "frame",
            Self::Surround => "surround",
            Self::Black => "black",
            Self::White => "white",
            Self::Marks => "marks",
            Self::Panel => "panel",
            Self::Text => "text",
        }
    }
}

/// What the board and the trays for pieces are made of: wood, stone or one even colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Texture {
    /// Wood with its grain.
    #[default]
    Wood,
    /// Mottled stone.
    Stone,
    /// One even colour without shading.
    Plain,
}

impl Texture {
    /// All values.
    pub const ALL: [Self; 3] = [Self::Wood, Self::Stone, Self::Plain];

    /// Word for it in a theme file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wood => "wood",
            Self::Stone => "stone",
            Self::Plain => "plain",
        }
    }
}

/// What the table under the board is made of: cloth, felt, wood, slate, paper or one even colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TableTop {
    /// A coarse cloth with its weave.
    #[default]
    Cloth,
    /// Short fibres without a weave.
    Felt,
    /// Planks with their grain and their joints.
    Wood,
    /// Riven stone with a few veins.
    Slate,
    /// A sheet of handmade paper.
    Paper,
    /// One even colour.
    Plain,
}

impl TableTop {
    /// All values.
    pub const ALL: [Self; 6] = [Self::Cloth, Self::Felt, Self::Wood, Self::Slate, Self::Paper, Self::Plain];

    /// Word for it in a theme file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cloth => "cloth",
            Self::Felt => "felt",
            Self::Wood => "wood",
            Self::Slate => "slate",
            Self::Paper => "paper",
            Self::Plain => "plain",
        }
    }

    /// Default for a texture: a plain board lies on a plain table.
    const fn default_for(texture: Texture) -> Self {
        match texture {
            Texture::Wood | Texture::Stone => Self::Cloth,
            Texture::Plain => Self::Plain,
        }
    }
}

/// Key of the name.
const NAME: &str = "name";
/// Key of the texture.
const TEXTURE: &str = "texture";
/// Key of the table.
const TABLE: &str = "table";

/// Pairs of parts with their least contrast ratio by WCAG 2, from 1 to 21.
const CONTRASTS: [(Part, Part, f32); 3] =
    [(Part::White, Part::Black, 7.0), (Part::Black, Part::Board, 3.0), (Part::Text, Part::Panel, 4.5)];

/// A theme: the colours of the scene and of the user interface, and what board and table are made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theme {
    name: String,
    texture: Texture,
    table_top: TableTop,
    colours: [Colour; Part::ALL.len()],
}

/// Identifiers and files of the built-in themes.
const OWN: [(&str, &str); 5] = [
    ("walnut", include_str!("../../assets/themes/walnut.toml")),
    ("slate", include_str!("../../assets/themes/slate.toml")),
    ("verdigris", include_str!("../../assets/themes/verdigris.toml")),
    ("ink", include_str!("../../assets/themes/ink.toml")),
    ("contrast", include_str!("../../assets/themes/contrast.toml")),
];

impl Theme {
    /// Identifiers of the built-in themes, such as `walnut`.
    pub fn identifiers() -> impl Iterator<Item = &'static str> {
        OWN.iter().map(|(identifier, _)| *identifier)
    }

    /// The built-in theme with this identifier, if there is one.
    pub fn own(identifier: &str) -> Option<Self> {
        let index = OWN.iter().position(|(known, _)| *known == identifier)?;
        BUILT_IN.get(index).cloned()
    }

    /// Parses the text of a theme file.
    ///
    /// # Errors
    /// [`ThemeError`] if a key is missing, unknown or invalid, or if two parts have too little contrast.
    pub fn parse(text: &str) -> Result<Self, ThemeError> {
        let document: DocumentMut = text.parse().map_err(|error: toml_edit::TomlError| {
            ThemeError::NotToml { reason: error.message().trim().to_owned() }
        })?;
        let known = |key: &str| {
            [NAME, TEXTURE, TABLE].contains(&key) || Part::ALL.iter().any(|part| part.key() == key)
        };
        if let Some((key, _)) = document.iter().find(|(key, _)| !known(key)) {
            return Err(ThemeError::UnknownKey { key: key.to_owned() });
        }
        let text_of = |key: &'static str| {
            let item = document.get(key).ok_or(ThemeError::Missing { key })?;
            item.as_str().ok_or(ThemeError::NotText { key })
        };
        let name = text_of(NAME)?.trim().to_owned();
        if name.is_empty() {
            return Err(ThemeError::Missing { key: NAME });
        }
        let mut colours = [Colour::BLACK; Part::ALL.len()];
        for (colour, part) in colours.iter_mut().zip(Part::ALL) {
            let key = part.key();
            *colour = text_of(key)?.parse().map_err(|error| ThemeError::NoColour { key, error })?;
        }
        let word_of = |key: &'static str| document.get(key).is_some().then(|| text_of(key)).transpose();
        let texture = match word_of(TEXTURE)? {
            None => Texture::default(),
            Some(word) => {
                let known = Texture::ALL.into_iter().find(|texture| texture.name() == word);
                known.ok_or_else(|| ThemeError::NoTexture { word: word.to_owned() })?
            }
        };
        let table_top = match word_of(TABLE)? {
            None => TableTop::default_for(texture),
            Some(word) => {
                let known = TableTop::ALL.into_iter().find(|table| table.name() == word);
                known.ok_or_else(|| ThemeError::NoTable { word: word.to_owned() })?
            }
        };
        let theme = Self { name, texture, table_top, colours };
        for (part, other, least) in CONTRASTS {
            let contrast = theme.colour(part).contrast(theme.colour(other));
            if contrast < least {
                let (part, other) = (part.key(), other.key());
                return Err(ThemeError::TooAlike { part, other, contrast, least });
            }
        }
        Ok(theme)
    }

    /// Name of the theme for players to read.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What the board and the trays are made of.
    pub const fn texture(&self) -> Texture {
        self.texture
    }

    /// What the table is made of: cloth, felt, wood and so on.
    pub const fn table_top(&self) -> TableTop {
        self.table_top
    }

    /// Colour of this part of the scene or of the user interface.
    pub fn colour(&self, part: Part) -> Colour {
        let index = Part::ALL.iter().position(|&known| known == part);
        index.and_then(|index| self.colours.get(index)).copied().unwrap_or(Colour::BLACK)
    }
}

impl Default for Theme {
    /// The built-in theme of walnut and ivory.
    fn default() -> Self {
        let [walnut, ..] = &*BUILT_IN;
        walnut.clone()
    }
}

/// Built-in themes, parsed once: they are needed in every frame.
static BUILT_IN: LazyLock<[Theme; OWN.len()]> = LazyLock::new(|| {
    // A test reads all of them.
    let nothing = |_| Theme {
        name: String::new(),
        texture: Texture::default(),
        table_top: TableTop::default(),
        colours: [Colour::BLACK; Part::ALL.len()],
    };
    OWN.map(|(_, file)| Theme::parse(file).unwrap_or_else(nothing))
});

/// Reason why a text is no theme that can be used.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ThemeError {
    /// The text is no TOML.
    #[error("not TOML: {reason}")]
    NotToml {
        /// Message of the TOML parser.
        reason: String,
    },
    /// A key is missing, or the name is empty.
    #[error("there is no \"{key}\"")]
    Missing {
        /// Key.
        key: &'static str,
    },
    /// A key is unknown, such as a mistyped one.
    #[error("\"{key}\" is unknown")]
    UnknownKey {
        /// Key.
        key: String,
    },
    /// A value is not a text.
    #[error("the value of \"{key}\" must be in quotes")]
    NotText {
        /// Key.
        key: &'static str,
    },
    /// A value is no colour.
    #[error("\"{key}\": {error}")]
    NoColour {
        /// Key of the colour.
        key: &'static str,
        /// Reason.
        error: ColourError,
    },
    /// The texture is unknown.
    #[error("\"texture\" is \"{word}\", and can be \"wood\", \"stone\" or \"plain\"")]
    NoTexture {
        /// Value in the file.
        word: String,
    },
    /// The table is unknown.
    #[error(
        "\"table\" is \"{word}\", and can be \"cloth\", \"felt\", \"wood\", \"slate\", \"paper\" or \"plain\""
    )]
    NoTable {
        /// Value in the file.
        word: String,
    },
    /// Two parts have too little contrast.
    #[error(
        "\"{part}\" and \"{other}\" are too much alike: their contrast is {contrast:.1} : 1, and {least} : 1 is needed"
    )]
    TooAlike {
        /// Key of the first part.
        part: &'static str,
        /// Key of the second part.
        other: &'static str,
        /// Contrast ratio by WCAG 2.
        contrast: f32,
        /// Least contrast ratio that is required.
        least: f32,
    },
}
