//! The board as a diagram: the shapes of [`diagram`](crate::diagram) as flat meshes on the plane of the board.
//! Meanwhile the table is hidden except for its marks, and the camera looks straight down.

mod moving_stacks;
mod page;
mod shape_mesh;
mod tessellation;
mod typeface;

use bevy::prelude::*;

use crate::app::game::{Lens, Lenses};

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_plugins(page::plugin);
}

/// Lenses that give a page all badges of a diagram in a file.
pub(in crate::app) fn badge_lenses() -> Lenses {
    Lenses::NONE.with(Lens::Sleepers).with(Lens::Pinned)
}
