//! What the board shows.

use super::ThemeName;

/// The player's choices for the board: how it looks, and what is pointed out on it.
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardChoices {
    /// Whether it is a diagram, as in a book, and not a board on a table.
    pub diagram: bool,
    /// Letters and numbers on its rim.
    pub letters: bool,
    /// Tips for the first turns of a game.
    pub tips: bool,
    /// A card beside the stack or the group that is looked at.
    pub cards: bool,
    /// Buttons that move the camera, in a corner.
    pub camera_pad: bool,
    /// The colours of the table.
    pub theme: ThemeName,
    /// What is pointed out on it.
    pub lenses: Lenses,
}

impl Default for BoardChoices {
    fn default() -> Self {
        Self {
            diagram: false,
            letters: true,
            tips: true,
            cards: true,
            camera_pad: true,
            theme: ThemeName::default(),
            lenses: Lenses::default(),
        }
    }
}

/// A kind of information that can be pointed out on the board by marks, such as which stacks are asleep. The player
/// switches each on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lens {
    /// Where the player to move may put a piece, or where not.
    Targets,
    /// Which stacks are asleep.
    Sleepers,
    /// Which stacks hold the band together.
    Pinned,
    /// Which stacks could be captured, and which never can.
    Threats,
    /// The breaths of the group under the pointer, and who touches them.
    Breaths,
    /// What a stone under the pointer would take off the board.
    Removals,
    /// Which regions belong to whom.
    Territory,
    /// The groups that are one move from being smothered.
    Danger,
}

impl Lens {
    /// Every lens, in the order of menus.
    pub const ALL: [Self; 8] = [
        Self::Targets,
        Self::Sleepers,
        Self::Pinned,
        Self::Threats,
        Self::Breaths,
        Self::Removals,
        Self::Territory,
        Self::Danger,
    ];

    /// The key of this lens in the preferences file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Targets => "targets",
            Self::Sleepers => "sleepers",
            Self::Pinned => "pinned",
            Self::Threats => "threats",
            Self::Breaths => "breaths",
            Self::Removals => "removals",
            Self::Territory => "territory",
            Self::Danger => "danger",
        }
    }
}

/// Which lenses the player has switched on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lenses([bool; Lens::ALL.len()]);

impl Lenses {
    /// None is on.
    pub const NONE: Self = Self([false; Lens::ALL.len()]);

    /// All are on.
    pub const ALL: Self = Self([true; Lens::ALL.len()]);

    /// Whether a lens is on.
    pub fn has(self, lens: Lens) -> bool {
        self.0.get(lens as usize).copied().unwrap_or_default()
    }

    /// Returns the same lenses with one more switched on.
    #[must_use]
    pub fn with(mut self, lens: Lens) -> Self {
        self.set(lens, true);
        self
    }

    /// Switches a lens on or off.
    pub fn set(&mut self, lens: Lens, on: bool) {
        if let Some(place) = self.0.get_mut(lens as usize) {
            *place = on;
        }
    }

    /// Switches a lens on if it is off, and off if it is on.
    pub fn toggle(&mut self, lens: Lens) {
        self.set(lens, !self.has(lens));
    }
}

impl Default for Lenses {
    fn default() -> Self {
        let mut lenses = Self::NONE;
        for lens in [Lens::Targets, Lens::Sleepers, Lens::Breaths, Lens::Removals, Lens::Territory] {
            lenses.set(lens, true);
        }
        lenses
    }
}
