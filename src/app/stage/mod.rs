//! The 3D scene: board, pieces, marks and camera, and the board as a diagram.

pub(in crate::app) mod board_projector;
pub mod camera;
mod card;
mod ending;
pub(super) mod flat;
mod hover_timer;
mod laid_sleepers;
pub(super) mod marks;
pub mod pieces;
pub(in crate::app) mod refusal_picture;
mod refusal_shake;
pub mod scene;
pub mod sound;
pub mod table;
mod tags;
mod turn_light;

use bevy::prelude::*;

/// Adds the table with everything on it.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        scene::plugin,
        camera::plugin,
        table::plugin,
        pieces::plugin,
        marks::plugin,
        flat::plugin,
        laid_sleepers::plugin,
        ending::plugin,
        refusal_picture::plugin,
        refusal_shake::plugin,
        sound::plugin,
        turn_light::plugin,
    ));
}

/// Adds what a window needs: camera control, tags and cards, and outlines for screen readers.
pub(super) fn window_plugin(app: &mut App) {
    app.add_plugins((
        camera::window_plugin,
        tags::plugin,
        card::plugin,
        board_projector::plugin,
        refusal_picture::window_plugin,
    ));
}
