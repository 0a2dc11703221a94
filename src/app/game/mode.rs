//! The mode of the window: a match, a lesson, a puzzle or the position editor.

/// What the table is used for. In all modes but `Match` the player's own match waits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// A match is played or viewed.
    #[default]
    Match,
    Lesson,
    Puzzle,
    /// A position is set up.
    SetUp,
}

impl Mode {
    /// Returns `true` if a lesson or a puzzle is on the table.
    pub const fn is_exercise(self) -> bool {
        match self {
            Self::Lesson | Self::Puzzle => true,
            Self::Match | Self::SetUp => false,
        }
    }
}
