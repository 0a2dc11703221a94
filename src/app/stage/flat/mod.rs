//! The board as a diagram: the shapes of [`diagram`](crate::diagram), which `abande export` writes too, as flat meshes
//! on the plane of the board. Meanwhile the table is hidden except for its marks, and the camera looks straight down.
//!
//! The meshes of the points stay, so pointing works as on the table. Moving pieces follow the hidden discs, in a layer
//! of their own. The page is turned by turning the camera, in steps in which the board looks the same; numbers stay
//! upright. Marks that the diagram draws itself are left out.

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

/// Returns the kinds of marks (lenses) with which a page has all badges that a diagram in a file has.
pub(in crate::app) fn badge_lenses() -> Lenses {
    Lenses::NONE.with(Lens::Sleepers).with(Lens::Pinned)
}
