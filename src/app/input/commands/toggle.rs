//! Commands that switch a preference.

use crate::app::game::Lens;
use crate::library::Preferences;

/// Command that switches a preference on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToggleCommand {
    /// Comments of the coach on doubtful moves.
    Coach,
    /// Marks on the board.
    Lens(Lens),
    /// Coordinates on the rim of the board.
    Coordinates,
    /// The board as a diagram.
    Diagram,
    /// Buttons that move the camera.
    CameraPad,
    FullScreen,
    /// All sounds.
    Sound,
}

impl ToggleCommand {
    /// Returns `true` if the preference is on.
    pub fn is_on(self, preferences: &Preferences) -> bool {
        match self {
            Self::Coach => preferences.learning.coach,
            Self::Lens(lens) => preferences.board.lenses.has(lens),
            Self::Coordinates => preferences.board.letters,
            Self::Diagram => preferences.board.diagram,
            Self::CameraPad => preferences.board.camera_pad,
            Self::FullScreen => preferences.window.full_screen,
            Self::Sound => preferences.sound.on,
        }
    }

    /// Changes the preference: on becomes off, and off becomes on.
    pub fn toggle(self, preferences: &mut Preferences) {
        let switch = match self {
            Self::Coach => &mut preferences.learning.coach,
            Self::Lens(lens) => return preferences.board.lenses.toggle(lens),
            Self::Coordinates => &mut preferences.board.letters,
            Self::Diagram => &mut preferences.board.diagram,
            Self::CameraPad => &mut preferences.board.camera_pad,
            Self::FullScreen => &mut preferences.window.full_screen,
            Self::Sound => &mut preferences.sound.on,
        };
        *switch = !*switch;
    }
}
