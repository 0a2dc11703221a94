//! The board as a diagram: the shapes that [`diagram`](crate::diagram) draws, as flat meshes on the plane of the board.
//! Meanwhile nothing of the table is seen except its marks, and the camera looks straight down.

mod fill;
mod moving;
mod page;
mod shapes;
mod typeface;

use bevy::prelude::*;

use crate::app::game::{Lens, Lenses};

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_plugins(page::plugin);
}

/// The lenses that give a page all badges that a diagram in a file has.
pub(in crate::app) fn badges() -> Lenses {
    Lenses::NONE.with(Lens::Sleepers).with(Lens::Pinned)
}
