//! What is on the table: the board, the pieces, the marks, and the camera that looks at them.

mod aside;
pub mod camera;
mod card;
mod ending;
pub(super) mod flat;
pub mod hands;
pub(super) mod marks;
mod outlines;
pub mod pieces;
pub(in crate::app) mod refusal;
mod rest;
pub mod scene;
mod shake;
pub(in crate::app) mod sight;
pub mod sound;
mod table;
mod tags;
mod turn_light;

use bevy::prelude::*;

/// The table with everything on it.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        scene::plugin,
        camera::plugin,
        table::plugin,
        pieces::plugin,
        marks::plugin,
        flat::plugin,
        aside::plugin,
        ending::plugin,
        hands::plugin,
        refusal::plugin,
        shake::plugin,
        sound::plugin,
        turn_light::plugin,
    ));
}

/// What a window adds: mouse and keys for the camera, words beside things, and where the points are.
pub(super) fn window_plugin(app: &mut App) {
    app.add_plugins((
        camera::window_plugin,
        tags::plugin,
        card::plugin,
        outlines::plugin,
        refusal::window_plugin,
    ));
}
