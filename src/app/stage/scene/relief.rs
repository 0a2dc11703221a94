//! Normal and roughness maps of a board's surface: the engraved net, the joints between tiles, the pores of the wood.

use bevy::prelude::*;

use super::board_texture::{
    BoardFrame, TILE_BEVEL, board_canvas, cell_inlay, draw_net, field_edge, field_wood, half_joint, inlay,
};
use super::canvas::{RasterOptions, cover};
use super::cells::Cells;
use super::scene_colours::SceneColours;
use super::wood::noise;
use crate::app::game::Quality;
use crate::board::{Board, Surface};
use crate::theme::Texture;

/// Depth of the engraved lines of a net, where the distance between two points is 1 (some 48 mm).
const NET: f32 = 0.0055;
/// Depth of the deepest pores of the wood, in spacings of points.
const PORE: f32 = 0.0010;
/// Depth of the seam around the field, in spacings of points.
const SEAM: f32 = 0.004;
/// Depth of the joints between the tiles of a board of cells, in spacings of points.
const JOINT: f32 = 0.012;
/// Depth to which the rounded edge of a tile falls, in spacings of points.
const EDGE: f32 = 0.010;
/// Half the width of the seam around the field, in spacings of points.
const SEAM_WIDTH: f32 = 0.02;

/// Roughness of varnished wood, from 0 to 1.
const VARNISH: f32 = 0.50;
/// Roughness of the wood in engraved lines and joints, from 0 to 1.
const UNVARNISHED: f32 = 0.72;
/// Roughness of the brass inlay, from 0 to 1.
const BRASS: f32 = 0.28;
/// Metallic value of the brass inlay, from 0 to 1. It is below 1, since our room gives the brass less to reflect than a
/// real one would.
const METAL: f32 = 0.4;

/// Normal map and metallic-roughness map that give the top of a board its relief.
#[derive(Clone, Debug, PartialEq)]
pub struct ReliefMaps<T> {
    /// Normal map.
    pub normals: T,
    /// Roughness in green, metallic in blue.
    pub metallic_roughness: T,
}

/// Bakes the relief maps of a board; `None` where the surface is flat: with the plain material, with plain themes and
/// in a draft.
pub(super) fn bake_relief(
    board: &Board,
    quality: Quality,
    colours: &SceneColours,
    options: RasterOptions,
) -> Option<ReliefMaps<Image>> {
    if quality.is_plain() || colours.texture == Texture::Plain || options.coarse > 1 {
        return None;
    }
    // Components: height, roughness, metallic.
    let mut surface = board_canvas(board, quality, options);
    let grain = surface.grain();
    match board.surface() {
        Surface::Net => {
            let edge = field_edge(board);
            let (field, rim) = (field_wood(colours), BoardFrame::of(board, colours));
            surface.fill(|place| {
                let edge = edge(place);
                let pore = if edge < 0.0 { field.depth(place) } else { rim.depth(place) };
                let seam = (1.0 - (edge.abs() / SEAM_WIDTH)).max(0.0);
                roughness(place, VARNISH, inlay(edge, grain)).with_x(-PORE * pore - SEAM * seam)
            });
            draw_net(&mut surface, board, Color::linear_rgb(-NET, UNVARNISHED, 0.0));
        }
        Surface::Cells => {
            let cells = Cells::of(board);
            let joint = half_joint(board, grain);
            surface.fill(|place| {
                let Some(near) = cells.near(place) else { return roughness(place, VARNISH, 0.0) };
                let out = near.distance;
                // Below the brass the surface is level.
                let gap = cover(-(out + joint), grain) * cover(out, grain);
                let round = (1.0 + out / TILE_BEVEL).clamp(0.0, 1.0) * cover(out, grain);
                let wood = VARNISH + (UNVARNISHED - VARNISH) * gap;
                roughness(place, wood, cell_inlay(board, out, grain))
                    .with_x(-EDGE * round * round - JOINT * gap)
            });
        }
    }
    Some(ReliefMaps { normals: surface.normal_map(), metallic_roughness: surface.into_data() })
}

/// Roughness and metallic of a place in the last two components. Varnish is never quite even.
fn roughness(place: Vec2, wood: f32, brass: f32) -> Vec3 {
    let uneven = (noise(place * 1.3) - 0.5) * 0.10 + (noise(place * Vec2::new(1.1, 26.0)) - 0.5) * 0.08;
    Vec3::new(0.0, wood + uneven, 0.0).lerp(Vec3::new(0.0, BRASS, METAL), brass)
}
