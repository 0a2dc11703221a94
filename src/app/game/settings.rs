//! Settings of the table, as the systems read them.

use std::time::Duration;

use bevy::prelude::*;

use crate::board::BoardSet;
pub use crate::library::preferences::{Lens, Lenses};
use crate::rules::{BoardView, EntryHighlight, GameKind, Player};

/// How fast animations are: 1 is normal, 0 shows everything in its final place at once.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct AnimationSpeed(pub f32);

impl Default for AnimationSpeed {
    fn default() -> Self {
        Self(1.0)
    }
}

impl AnimationSpeed {
    /// Returns the duration of a movement at this speed, from that at normal speed.
    pub fn scale(self, normal: Duration) -> Duration {
        if self.0 > 0.0 { normal.div_f32(self.0) } else { Duration::ZERO }
    }

    /// Returns `true` if nothing moves: everything is in its new place at once.
    pub fn is_still(self) -> bool {
        self.0 <= 0.0
    }
}

/// How the board is shown: in 3D on a table, or as a flat diagram.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardStyle {
    /// Board on a table, seen from any side.
    #[default]
    Table,
    /// Diagram as in a book, seen from straight above.
    Diagram,
}

impl BoardStyle {
    /// Returns `true` for the diagram, in which stacks have no height.
    pub const fn is_flat(self) -> bool {
        matches!(self, Self::Diagram)
    }
}

/// Settings of the player's desktop that the program follows: light or dark, and reduced motion.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SystemPreferences {
    /// `true` for light windows, `false` for dark ones; none without a setting.
    pub light: Option<bool>,
    /// Set if animations are to be avoided.
    pub reduced_motion: bool,
}

/// Whether and for whom the coordinates stand on the rim of the board.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct RimLabels {
    /// Set if the labels are shown.
    pub shown: bool,
    /// Player who reads them: for White they are the other way up.
    pub reader: Player,
}

impl Default for RimLabels {
    fn default() -> Self {
        Self { shown: true, reader: Player::Black }
    }
}

/// Returns `true` if a kind of marks on the board (a lens) has anything to show in a game.
pub const fn lens_applies(lens: Lens, game: GameKind) -> bool {
    match lens {
        Lens::Targets => true,
        Lens::Sleepers | Lens::Pinned | Lens::Threats => game.moves_stacks(),
        Lens::Breaths | Lens::Removals | Lens::Territory | Lens::Danger => game.info().has_groups,
    }
}

/// If more than this share of the empty points are open, a closed one is marked under the pointer instead.
const NEARLY_ALL: f32 = 0.6;

/// Chooses which empty points to mark: the open ones, on which a piece may be put, or the closed ones, whichever are
/// the exception. The flag is `true` for the closed ones.
pub fn marked_entries(view: &BoardView, open: BoardSet, closed: BoardSet) -> (bool, BoardSet) {
    #[expect(clippy::cast_precision_loss, reason = "boards are small")]
    let share = open.len() as f32 / (open.len() + closed.len()).max(1) as f32;
    let is_exception = share > NEARLY_ALL || view.entering == EntryHighlight::NearlyEverywhere;
    (is_exception, if is_exception { closed } else { open })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lens_has_its_own_switch() {
        for lens in Lens::ALL {
            let mut lenses = Lenses::NONE;
            lenses.set(lens, true);
            let on: Vec<Lens> = Lens::ALL.into_iter().filter(|&lens| lenses.has(lens)).collect();
            assert_eq!(on, vec![lens]);
            lenses.set(lens, false);
            assert_eq!(lenses, Lenses::NONE);
        }
    }

    #[test]
    fn what_is_pointed_out_at_first_has_something_to_show_in_each_game() {
        for game in GameKind::ALL {
            let shown =
                Lens::ALL.into_iter().filter(|&lens| Lenses::default().has(lens) && lens_applies(lens, game));
            assert!(shown.count() > 1, "{game:?}");
        }
    }
}
