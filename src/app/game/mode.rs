//! What the window is used for at the moment.

/// Activity at the table. Lessons, puzzles and the editor let the player's match wait.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// A match is played or looked at.
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
