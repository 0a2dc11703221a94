//! The relief of a board's surface: the engraved net, the joints between tiles, the pores of the wood; and how much
//! each part of it shines.

use bevy::prelude::*;

use super::canvas::{Brush, cover};
use super::cells::Cells;
use super::palette::Tones;
use super::prints::{
    Frame, TILE_BEVEL, board_canvas, cell_inlay, field_edge, field_wood, half_joint, inlay, print_net,
};
use super::wood::noise;
use crate::app::game::Quality;
use crate::board::{Board, Surface};
use crate::theme::Texture;

/// Depths, where the distance between two points is 1 (some 48 mm).
const NET: f32 = 0.0055;
const PORE: f32 = 0.0010;
const SEAM: f32 = 0.004;
const JOINT: f32 = 0.012;
const EDGE: f32 = 0.010;
/// How far the seam around the field reaches to both sides of its edge.
const SEAM_WIDTH: f32 = 0.02;

/// How rough a surface is, from 0 to 1.
const VARNISH: f32 = 0.50;
const UNVARNISHED: f32 = 0.72;
const BRASS: f32 = 0.28;
/// Not fully metallic: our room gives it less to reflect than a real one would.
const METAL: f32 = 0.4;

/// Two textures for the top of a board.
#[derive(Clone, Debug, PartialEq)]
pub struct Relief<T> {
    /// The direction that the surface faces.
    pub directions: T,
    /// How rough it is in green, how much of it is metal in blue.
    pub gloss: T,
}

/// Worked out for boards that are really lit; paper and paint are flat, and so is a draft.
pub(super) fn print_relief(
    board: &Board,
    quality: Quality,
    tones: &Tones,
    brush: Brush,
) -> Option<Relief<Image>> {
    if quality.is_plain() || tones.texture == Texture::Plain || brush.coarse > 1 {
        return None;
    }
    // Of each place its height, how rough it is, and how much of it is metal.
    let mut surface = board_canvas(board, quality, brush);
    let grain = surface.grain();
    match board.surface() {
        Surface::Net => {
            let edge = field_edge(board);
            let (field, rim) = (field_wood(tones), Frame::of(board, tones));
            surface.fill(|place| {
                let edge = edge(place);
                let pore = if edge < 0.0 { field.depth(place) } else { rim.depth(place) };
                let seam = (1.0 - (edge.abs() / SEAM_WIDTH)).max(0.0);
                shine(place, VARNISH, inlay(edge, grain)).with_x(-PORE * pore - SEAM * seam)
            });
            print_net(&mut surface, board, Color::linear_rgb(-NET, UNVARNISHED, 0.0));
        }
        Surface::Cells => {
            let cells = Cells::of(board);
            let joint = half_joint(board, grain);
            surface.fill(|place| {
                let Some(near) = cells.near(place) else { return shine(place, VARNISH, 0.0) };
                let out = near.distance;
                // Below the brass the surface is level.
                let gap = cover(-(out + joint), grain) * cover(out, grain);
                let round = (1.0 + out / TILE_BEVEL).clamp(0.0, 1.0) * cover(out, grain);
                let wood = VARNISH + (UNVARNISHED - VARNISH) * gap;
                shine(place, wood, cell_inlay(board, out, grain)).with_x(-EDGE * round * round - JOINT * gap)
            });
        }
    }
    Some(Relief { directions: surface.directions(), gloss: surface.into_shares() })
}

/// Varnish is never quite even.
fn shine(place: Vec2, wood: f32, brass: f32) -> Vec3 {
    let uneven = (noise(place * 1.3) - 0.5) * 0.10 + (noise(place * Vec2::new(1.1, 26.0)) - 0.5) * 0.08;
    Vec3::new(0.0, wood + uneven, 0.0).lerp(Vec3::new(0.0, BRASS, METAL), brass)
}
