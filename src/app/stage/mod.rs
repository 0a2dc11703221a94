//! The 3D scene: board, pieces, marks and camera, and the board as a diagram. It knows no rules: everything comes from
//! the [`BoardView`](crate::rules::BoardView) of [`CurrentMatch`](crate::app::game::CurrentMatch).
//!
//! - `table` and `scene` lay the board, trays, lamp and the table around them; `pieces` spawns discs and moves them;
//!   `marks` draws signs; `flat` is the diagram; `camera` is the orbit camera.
//! - `ending`, `laid_sleepers`, `turn_light`, `refusal_shake` and `refusal_picture` are what happens on the table.
//! - `board_projector` says where points are in the window, for `tags`, for `card` (beside a stack, once `hover_timer`
//!   says that the pointer rests) and for screen readers. `sound` plays what is heard.
//!
//! The entities; most are children of one `Table`, which is spawned anew for another board:
//!
//! | entity | components | notes |
//! | --- | --- | --- |
//! | point | `BoardCell` | a mesh without a material: seen by picking only |
//! | disc | `Piece`, `DiscLocation`, `PieceJitter`; `Tween` on its way | every piece of every stack and tray; a capture moves discs and despawns none. In a game whose supply never ends, discs come from one beside the board, and those that leave are `Disappearing` first |
//! | mark | `SceneMaterial` | a sign on one point, or one mesh for all that is the same on many points |
//! | diagram | `PageLayer` | flat meshes: field, stacks, stacks on their way, the dragged stack |
//! | letter | `FaceViewer` | turns upright for the viewer |
//! | tray's light | `TrayLight` | |
//! | camera | `OrbitCamera`, `PrimaryEguiContext` | egui draws on it |
//! | lamp | `DirectionalLight` | from medium quality on; then the camera has an `EnvironmentMapLight` too |
//!
//! The next move ends a running animation at once, so no animation can block input or leave a disc astray.

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

/// Adds the table with everything on it, as a window and a picture need it.
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

/// Adds what a window needs besides: camera control, labels and cards over the board, and outlines for screen
/// readers.
pub(super) fn window_plugin(app: &mut App) {
    app.add_plugins((
        camera::window_plugin,
        tags::plugin,
        card::plugin,
        board_projector::plugin,
        refusal_picture::window_plugin,
    ));
}
