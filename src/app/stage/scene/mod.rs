//! The table with its board, trays and lamp, and the meshes and materials of everything on it.
//!
//! `scene_colours` mixes every colour from the theme, `materials` gives each entity the material of the picture
//! quality, `texture_baker` bakes wood, cloth and lacquer on threads. When colours change, discs, marks and the table
//! are drawn anew.

mod board_texture;
mod canvas;
mod cells;
mod disc;
mod hands;
mod lathe;
pub mod layout;
mod light;
mod materials;
mod outline;
mod piece_jitter;
mod plain_material;
mod relief;
mod room;
mod scene_colours;
mod shadows;
mod shared_meshes;
mod surround;
mod table;
mod table_parts;
mod table_top;
mod text_labels;
mod texture_baker;
mod trays;
mod vertex_layout;
mod wood;

use bevy::prelude::*;

pub(in crate::app) use canvas::HALF_CAPITAL;
pub(super) use cells::{CELL_APOTHEM, CELL_RADIUS};
pub use disc::{DISC_HEIGHT, DISC_RADIUS};
pub use hands::HandCounts;
pub(in crate::app::stage) use hands::TrayLight;
pub use materials::SceneMaterial;
pub use piece_jitter::{JitterSystems, PieceJitter};
pub use scene_colours::SceneColours;
pub(super) use scene_colours::SceneMarkColours;
pub use shared_meshes::SharedMeshes;
pub(super) use table_parts::HandSystems;
pub use table_parts::{BakeSharpAtOnce, HandsFit, PoseSystems, Table, TableBoard};
pub(super) use text_labels::FONT;
pub use text_labels::FaceViewer;
pub(in crate::app) use text_labels::HEAVY_FONT;
pub use trays::tray_slot;
pub(super) use trays::{column_floors, filling, hands_extent};

/// Adds the table with the board of [`TableBoard`], and the systems that give every [`SceneMaterial`] its Bevy
/// material.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        shared_meshes::plugin,
        plain_material::plugin,
        materials::plugin,
        table::plugin,
        hands::plugin,
        text_labels::plugin,
        light::plugin,
        piece_jitter::plugin,
        shadows::plugin,
        vertex_layout::plugin,
    ));
}
