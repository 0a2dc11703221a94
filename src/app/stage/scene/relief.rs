//! What a board is like to the touch: the net engraved, joints between tiles, pores of the wood, brass that shines as metal.

use bevy::prelude::*;

use super::canvas::{Brush, cover};
use super::cells::{CELL_MARGIN, Cells};
use super::palette::Tones;
use super::prints::{
    Frame, TILE_BEVEL, board_canvas, cell_inlay, field_edge, field_wood, inlay, joint_width, print_net,
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
/// From the edge of the field so far in, the seam around it is cut.
const SEAM_WIDTH: f32 = 0.02;

/// How rough a surface is, from 0 to 1.
const VARNISH: f32 = 0.40;
const UNVARNISHED: f32 = 0.72;
const BRASS: f32 = 0.28;
/// Not all metal: what it would mirror of a real room is more than of ours.
const METAL: f32 = 0.7;

/// Two textures for the top of a board.
#[derive(Clone, Debug, PartialEq)]
pub struct Relief<T> {
    /// The way in which the surface looks.
    pub directions: T,
    /// How rough it is in green, how much of it is metal in blue.
    pub gloss: T,
}

/// Worked out for boards that are really lit; paper and paint are flat.
pub(super) fn print_relief(
    board: &Board,
    quality: Quality,
    tones: &Tones,
    brush: Brush,
) -> Option<Relief<Image>> {
    if quality.is_plain() || tones.texture == Texture::Plain {
        return None;
    }
    let canvas = || board_canvas(board, quality, brush);
    let (mut heights, mut gloss) = (canvas(), canvas());
    let grain = heights.grain();
    match board.surface() {
        Surface::Net => {
            let edge = field_edge(board);
            let (field, rim) = (field_wood(tones), Frame::of(board, tones));
            heights.fill(|place| {
                let edge = edge(place);
                let pore = if edge < 0.0 { field.depth(place) } else { rim.depth(place) };
                let seam = (1.0 - (edge.abs() / SEAM_WIDTH)).max(0.0);
                Vec3::splat(-PORE * pore - SEAM * seam)
            });
            print_net(&mut heights, board, Color::linear_rgb(-NET, -NET, -NET));
            gloss.fill(|place| shine(place, inlay(edge(place), grain)));
            print_net(&mut gloss, board, Color::linear_rgb(0.0, UNVARNISHED, 0.0));
        }
        Surface::Cells => {
            let cells = Cells::of(board);
            let joint = joint_width(board, grain);
            let line = |out| cell_inlay(board, out, grain);
            heights.fill(|place| {
                let Some(near) = cells.near(place).filter(|near| near.distance <= CELL_MARGIN) else {
                    return Vec3::ZERO;
                };
                let round = (1.0 + near.distance / TILE_BEVEL).clamp(0.0, 1.0);
                Vec3::splat(-EDGE * round * round - JOINT * cover(-(near.distance + joint), grain))
            });
            gloss.fill(|place| match cells.near(place) {
                None => shine(place, 0.0),
                Some(near) => {
                    let gap = near.distance <= CELL_MARGIN && near.distance > -joint;
                    let shine = shine(place, line(near.distance));
                    if gap { shine.with_y(UNVARNISHED) } else { shine }
                }
            });
        }
    }
    Some(Relief { directions: heights.into_directions(), gloss: gloss.into_shares() })
}

/// Varnish is never quite even.
fn shine(place: Vec2, brass: f32) -> Vec3 {
    let uneven = (noise(place * 1.3) - 0.5) * 0.10 + (noise(place * Vec2::new(1.1, 26.0)) - 0.5) * 0.08;
    Vec3::new(0.0, VARNISH + uneven, 0.0).lerp(Vec3::new(0.0, BRASS, METAL), brass)
}
