//! What lies around the board.

/// The player's choices for the panels around the board: page, colours and size.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PanelChoices {
    /// The page beside the board.
    pub page: Page,
    /// Their colours.
    pub theme: Theme,
    /// The size of everything in them, in percent; `None` is what suits the window.
    pub scale: Option<u16>,
}

impl PanelChoices {
    /// The sizes that can be chosen, in percent. The file may name any between the first and the last.
    pub const SCALES: [u16; 9] = [75, 90, 100, 110, 125, 150, 175, 200, 250];
}

/// The colours of the panels, which the player chooses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// As the theme of the table; with the usual one, light or dark as the system is.
    #[default]
    System,
    /// Light letters on dark wood.
    Dark,
    /// Dark letters on stone.
    Light,
    /// Black, white and one yellow.
    HighContrast,
}

impl Theme {
    /// Every choice.
    pub const ALL: [Self; 4] = [Self::System, Self::Dark, Self::Light, Self::HighContrast];

    /// The word for this choice in the preferences file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Dark => "dark",
            Self::Light => "light",
            Self::HighContrast => "high-contrast",
        }
    }
}

/// A page of the panel beside the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Page {
    /// Whose turn it is, the score, the result.
    #[default]
    Play,
    /// The tree of moves.
    Moves,
    /// What the engine thinks, and the review of a game.
    Analyse,
    /// Lessons.
    Learn,
}

impl Page {
    /// Every page, from left to right.
    pub const ALL: [Self; 4] = [Self::Play, Self::Moves, Self::Analyse, Self::Learn];

    /// The word for this page in the preferences file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Moves => "moves",
            Self::Analyse => "analyse",
            Self::Learn => "learn",
        }
    }
}
