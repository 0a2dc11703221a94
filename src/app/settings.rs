//! What a person may choose about the table.

use std::time::Duration;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Speed>().init_resource::<Lenses>();
}

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

/// What is pointed out on the board.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lenses {
    /// Where the player to move may enter.
    pub targets: bool,
    /// Which stacks are asleep.
    pub sleepers: bool,
    /// Which stacks hold the band together.
    pub pinned: bool,
}

impl Default for Lenses {
    fn default() -> Self {
        Self { targets: true, sleepers: true, pinned: false }
    }
}
