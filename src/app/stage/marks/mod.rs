//! Marks on the board: the last move, where one may play, what sleeps, what is pinned, what is a tower.

mod areas;
mod badges;
mod captions;
mod engine_marks;
mod fade;
mod list;
mod mark_painter;
mod mark_scale;
mod point_signs;
mod stroke_mesh;

use bevy::prelude::*;

pub use captions::Caption;
pub use list::{BoardMark, MarkArea, veneers};
pub use mark_painter::ExtraMarks;

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_plugins(mark_painter::plugin);
}
