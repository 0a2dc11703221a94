//! What a person may choose about the table, as the systems read it.

use std::time::Duration;

use bevy::prelude::*;

use crate::board::BoardSet;
pub use crate::library::preferences::{Lens, Lenses};
use crate::rules::{BoardView, EntryHighlight, Goal, Player};

/// How fast things move: 1 is normal, and 0 means at once.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Speed(pub f32);

impl Default for Speed {
    fn default() -> Self {
        Self(1.0)
    }
}

impl Speed {
    /// The time that a movement takes.
    pub fn scale(self, normal: Duration) -> Duration {
        if self.0 > 0.0 { normal.div_f32(self.0) } else { Duration::ZERO }
    }
}

impl Speed {
    /// Whether nothing moves: everything is in its new place at once.
    pub fn is_still(self) -> bool {
        self.0 <= 0.0
    }
}

/// How the board is shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Depiction {
    /// As a board of wood on a table, from any side.
    #[default]
    Table,
    /// As a diagram in a book, from straight above.
    Diagram,
}

impl Depiction {
    /// Whether stacks have no height.
    pub const fn is_flat(self) -> bool {
        matches!(self, Self::Diagram)
    }
}

/// What the system asks of every program, as far as it says so.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SystemWishes {
    /// Whether windows are to be light (or dark).
    pub light: Option<bool>,
    /// Whether things are not to move.
    pub reduced_motion: bool,
}

/// The letters and numbers on the board's rim.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lettered {
    /// Whether there are any.
    pub shown: bool,
    /// Who reads them: from White's seat they are the other way up.
    pub reader: Player,
}

impl Default for Lettered {
    fn default() -> Self {
        Self { shown: true, reader: Player::Black }
    }
}

/// Whether a lens shows anything in a game that goes for this.
pub const fn lens_fits(lens: Lens, goal: Goal) -> bool {
    match lens {
        Lens::Targets => true,
        Lens::Sleepers | Lens::Pinned | Lens::Threats => matches!(goal, Goal::Points),
        Lens::Breaths | Lens::Removals | Lens::Territory | Lens::Danger => matches!(goal, Goal::LastGroup),
    }
}

/// If more than this share of the empty points are open, the closed ones are marked instead.
const NEARLY_ALL: f32 = 0.6;

/// Which of the empty points are marked, the open ones on which a piece may be put or the closed ones: whichever are
/// the exception. Returns whether those are the closed ones, and the points.
pub fn entries_shown(view: &BoardView, open: BoardSet, closed: BoardSet) -> (bool, BoardSet) {
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
        for goal in [Goal::Points, Goal::LastGroup] {
            let shown =
                Lens::ALL.into_iter().filter(|&lens| Lenses::default().has(lens) && lens_fits(lens, goal));
            assert!(shown.count() > 1, "{goal:?}");
        }
    }
}
