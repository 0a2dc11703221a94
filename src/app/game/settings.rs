//! What a person may choose about the table.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::{GameSystems, InputSystems};
use crate::rules::Goal;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Speed>()
        .init_resource::<Lenses>()
        .add_message::<ToggleLens>()
        .add_systems(Update, switch_lenses.in_set(GameSystems::Input).after(InputSystems::Keys));
}

fn switch_lenses(mut wishes: MessageReader<ToggleLens>, mut lenses: ResMut<Lenses>) {
    for ToggleLens(lens) in wishes.read() {
        lenses.toggle(*lens);
    }
}

/// Switch a lens on or off.
#[derive(Message, Clone, Copy, Debug)]
pub struct ToggleLens(pub Lens);

/// How fast things move: 1 is normal, and 0 means at once.
#[derive(Resource, Clone, Copy, Debug)]
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

/// The letters and numbers on the board's rim.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lettered {
    /// Whether there are any.
    pub shown: bool,
    /// Whether they are for the far seat, which reads them the other way up.
    pub far: bool,
}

impl Default for Lettered {
    fn default() -> Self {
        Self { shown: true, far: false }
    }
}

/// Something that can be pointed out on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lens {
    /// Where the player to move may put a piece, or where not.
    Targets,
    /// Which stacks are asleep.
    Sleepers,
    /// Which stacks hold the band together.
    Pinned,
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
    /// Every lens, in the order of menus, with the letter that switches it.
    pub const ALL: [(Self, char); 7] = [
        (Self::Targets, 'm'),
        (Self::Sleepers, 'z'),
        (Self::Pinned, 'k'),
        (Self::Breaths, 'h'),
        (Self::Removals, 's'),
        (Self::Territory, 't'),
        (Self::Danger, 'l'),
    ];

    /// Whether it shows anything in a game that goes for this.
    pub const fn fits(self, goal: Goal) -> bool {
        match self {
            Self::Targets => true,
            Self::Sleepers | Self::Pinned => matches!(goal, Goal::Points),
            Self::Breaths | Self::Removals | Self::Territory | Self::Danger => {
                matches!(goal, Goal::LastGroup)
            }
        }
    }
}

/// What is pointed out on the board.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lenses([bool; Lens::ALL.len()]);

impl Default for Lenses {
    fn default() -> Self {
        [Lens::Targets, Lens::Sleepers, Lens::Breaths, Lens::Removals, Lens::Territory]
            .into_iter()
            .fold(Self::NONE, Self::with)
    }
}

impl Lenses {
    /// Nothing is pointed out.
    pub const NONE: Self = Self([false; Lens::ALL.len()]);

    /// One more.
    #[must_use]
    pub const fn with(mut self, lens: Lens) -> Self {
        self.0[lens as usize] = true;
        self
    }

    /// Whether this is pointed out.
    pub const fn has(self, lens: Lens) -> bool {
        self.0[lens as usize]
    }

    /// Switches one on or off.
    pub const fn toggle(&mut self, lens: Lens) {
        self.0[lens as usize] = !self.has(lens);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lens_has_its_own_switch() {
        for (lens, _) in Lens::ALL {
            let mut lenses = Lenses::NONE;
            lenses.toggle(lens);
            let on: Vec<Lens> =
                Lens::ALL.into_iter().map(|(lens, _)| lens).filter(|&lens| lenses.has(lens)).collect();
            assert_eq!((on, lenses), (vec![lens], Lenses::NONE.with(lens)));
            lenses.toggle(lens);
            assert_eq!(lenses, Lenses::NONE);
        }
    }

    #[test]
    fn what_is_pointed_out_at_first_has_something_to_show_in_each_game() {
        for goal in [Goal::Points, Goal::LastGroup] {
            let shown =
                Lens::ALL.into_iter().filter(|(lens, _)| Lenses::default().has(*lens) && lens.fits(goal));
            assert!(shown.count() > 1, "{goal:?}");
        }
    }
}
