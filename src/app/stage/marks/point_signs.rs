//! Meshes of signs on a single point.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

use bevy::prelude::*;

use super::badges::{self, SQUARE, upright};
use super::captions::Caption;
use super::mark_scale::{CASING_WIDTH, MarkScale};
use super::stroke_mesh::{Dashes, Pen, StrokeMesh};
use crate::rules::Player;

/// The cursor that is moved by keys: no other mark is white.
const CURSOR: Color = Color::WHITE;
/// Half the diagonal of the diamond on the last piece, as a share of the piece's radius: it fits into either emblem.
const ARRIVAL_DIAMOND: f32 = 0.19;

/// Sign on a single point; key of its mesh.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum PointSign {
    /// Around the top of a translucent disc.
    Ghost,
    Target,
    Attacker,
    Cursor,
    Movable,
    Selected,
    FirstStone,
    Origin,
    /// End of the last move, with a diamond in the middle of the piece.
    Arrival(bool),
    Asleep,
    Pinned,
    Tower,
    /// The opponent could capture it.
    Threatened,
    /// The player to move could capture it.
    Capturable,
    Safe,
    /// One of the parts, from 0, that a pinned stack holds together.
    Part(u8),
    Fault,
    SelectedFault,
    /// Around the top of a disc that would be one too many.
    TooHigh,
    /// One of the best moves, from 0, puts a piece here.
    Best(u8),
    /// Letter or figure on a plate. The second field is its place among others on the same point.
    Caption(Caption, u8),
    /// Share of all playouts that tried a move here, in 32nds.
    Visits(u8),
    Spoken,
    Found,
}

impl PointSign {
    /// Returns true for signs on a plate, which rings around the same disc must not cross.
    pub(super) const fn is_badge(self) -> bool {
        matches!(
            self,
            Self::Asleep
                | Self::Pinned
                | Self::Tower
                | Self::Threatened
                | Self::Capturable
                | Self::Caption(..)
        )
    }

    /// Returns true for signs that are turned towards the viewer.
    pub(super) const fn faces_viewer(self) -> bool {
        self.is_badge() || matches!(self, Self::Cursor | Self::Spoken | Self::Found)
    }
}

/// Mesh of a sign around the origin.
pub(super) fn mesh(sign: PointSign, scale: &MarkScale) -> Mesh {
    let mut strokes = StrokeMesh::default();
    let px = |pixels| scale.px(pixels);
    let (middle, around, mark_colours) = (Vec2::ZERO, scale.around, scale.mark_colours);
    let mut ring = |radius: f32, pixels: f32, parts: Dashes, color: Color| {
        strokes.ring(middle, radius, px(pixels), parts, scale.pen(color));
    };
    match sign {
        PointSign::Ghost => ring(scale.piece - px(1.5), 1.5, Dashes::WHOLE, mark_colours.marks),
        PointSign::Movable => ring(around, 2.0, Dashes::WHOLE, mark_colours.own),
        PointSign::Selected => ring(around, 3.0, Dashes::WHOLE, mark_colours.own),
        PointSign::Attacker => ring(around, 3.0, Dashes { count: 6, share: 0.66 }, mark_colours.own),
        PointSign::FirstStone => ring(around, 2.5, Dashes { count: 4, share: 0.72 }, mark_colours.marks),
        PointSign::Origin => {
            ring(around * 0.82, 2.5, scale.dashes(around * 0.82, 13.0, 0.45), mark_colours.marks);
        }
        PointSign::Fault => ring(around, 3.5, Dashes::WHOLE, mark_colours.fault),
        PointSign::SelectedFault => {
            ring(around, 3.5, Dashes::WHOLE, mark_colours.fault);
            ring(around + px(7.5), 3.5, Dashes::WHOLE, mark_colours.fault);
        }
        PointSign::TooHigh => {
            let around = scale.piece - px(1.5);
            ring(around, 4.0, Dashes::WHOLE, mark_colours.fault);
            let way = Vec2::from_angle(-FRAC_PI_4) * around;
            strokes.stroke(-way, way, px(4.5), scale.pen(mark_colours.fault));
        }
        PointSign::Target => {
            ring(around, 3.0, Dashes::WHOLE, mark_colours.target);
            for turn in 0..4_u8 {
                let way = Vec2::from_angle(FRAC_PI_4 + FRAC_PI_2 * f32::from(turn));
                strokes.stroke(
                    way * (around - px(7.0)),
                    way * (around + px(5.0)),
                    px(3.0),
                    scale.pen(mark_colours.target),
                );
            }
        }
        PointSign::Arrival(has_diamond) => {
            // Outside of a disc, and on the edge of a stone, whose cell has no room around it.
            ring(around.max(scale.piece - px(1.5)), 2.0, Dashes::WHOLE, mark_colours.marks);
            if has_diamond {
                let reach = (scale.piece * ARRIVAL_DIAMOND).max(px(3.5));
                let corners = [Vec2::X, Vec2::Y, Vec2::NEG_X, Vec2::NEG_Y].map(|corner| corner * reach);
                strokes.shape(middle, &corners, scale.pen(mark_colours.marks));
            }
        }
        PointSign::Best(rank) => ring(around, best_width(rank), Dashes::WHOLE, mark_colours.best),
        PointSign::Caption(caption, place) => draw_caption(&mut strokes, caption, place, scale),
        PointSign::Visits(share) => {
            // The area is proportional to the share.
            let radius = scale.piece * 0.8 * (f32::from(share.max(1)) / 32.0).sqrt();
            strokes.dot(middle, radius.max(px(3.0)), Pen { case: px(1.0), ..scale.pen(mark_colours.best) });
        }
        PointSign::Spoken => {
            // Outside of every other ring, which may be there as well.
            let around = around + px(6.0);
            ring(around, 3.0, Dashes::WHOLE, mark_colours.spoken);
            // A pin above it, that no other sign has.
            let (foot, reach) = (around + px(5.0), px(9.0));
            let corners = [
                Vec2::new(0.0, foot),
                Vec2::new(reach, foot + reach * 1.5),
                Vec2::new(-reach, foot + reach * 1.5),
            ];
            strokes.shape(Vec2::Y * (foot + reach), &corners, scale.pen(mark_colours.spoken));
        }
        PointSign::Found => {
            ring(around, 3.0, Dashes::WHOLE, mark_colours.own);
            let tick = [Vec2::new(-0.16, 0.0), Vec2::new(-0.05, -0.12), Vec2::new(0.18, 0.14)];
            for pair in tick.windows(2) {
                strokes.stroke(pair[0], pair[1], px(4.0), scale.pen(mark_colours.own));
            }
        }
        PointSign::Cursor => draw_cursor(&mut strokes, scale),
        PointSign::Asleep => badges::asleep(&mut strokes, scale),
        PointSign::Pinned => badges::pinned(&mut strokes, scale),
        PointSign::Tower => badges::screw(&mut strokes, scale),
        PointSign::Threatened => badges::threatened(&mut strokes, scale),
        PointSign::Capturable => badges::capturable(&mut strokes, scale),
        PointSign::Safe => ring(around, 3.0, Dashes::WHOLE, mark_colours.brass),
        PointSign::Part(part) => draw_part(&mut strokes, part, scale),
    }
    strokes.into_mesh()
}

/// Mesh of a translucent piece on a page.
pub(super) fn ghost(player: Player, opacity: f32, scale: &MarkScale) -> Mesh {
    let core = scale.mark_colours.ghosts[usize::from(player == Player::White)].with_alpha(opacity);
    let mut strokes = StrokeMesh::default();
    strokes.disc(Vec2::ZERO, scale.piece, core);
    strokes.into_mesh()
}

/// Draws the cursor: the four corners of a square.
fn draw_cursor(strokes: &mut StrokeMesh, scale: &MarkScale) {
    let (half, arm) = (scale.piece + scale.px(6.0), scale.piece * 0.5);
    let pen = scale.pen(CURSOR);
    for side in SQUARE {
        let corner = side * half;
        let width = scale.px(3.0);
        // The strokes meet at the outside of the corner.
        strokes.stroke(corner + Vec2::X * side.x * width / 2.0, corner - Vec2::X * side.x * arm, width, pen);
        strokes.stroke(corner + Vec2::Y * side.y * width / 2.0, corner - Vec2::Y * side.y * arm, width, pen);
    }
}

/// Draws hatching over a disc; each part of a band has its own direction.
fn draw_part(strokes: &mut StrokeMesh, part: u8, scale: &MarkScale) {
    /// Directions of the hatching of the parts, in half turns.
    const WAYS: [f32; 4] = [0.25, 0.75, 0.0, 0.5];
    let (radius, mark_colours) = (scale.piece * 0.8, scale.mark_colours);
    let along = Vec2::from_angle(WAYS[usize::from(part) % WAYS.len()] * std::f32::consts::PI);
    let pen = scale.pen(if part.is_multiple_of(2) { mark_colours.target } else { mark_colours.best });
    for step in [-0.62, 0.0, 0.62_f32] {
        let (aside, half) = (along.perp() * radius * step, radius * (1.0 - step * step).sqrt());
        strokes.stroke(aside - along * half, aside + along * half, scale.px(2.0), pen);
    }
}

/// Draws a caption on a round plate.
fn draw_caption(strokes: &mut StrokeMesh, caption: Caption, place: u8, scale: &MarkScale) {
    /// Places of the captions of one point around it, from the near side on, in radii of a piece.
    const PLACES: [(f32, f32); 4] = [(0.0, -0.86), (0.86, -0.3), (-0.86, -0.3), (0.0, 0.86)];
    let (x, y) = PLACES[usize::from(place) % PLACES.len()];
    let (middle, reach) = (Vec2::new(x, y) * scale.piece, scale.px(10.0).min(scale.piece * 0.5));
    strokes.dot(middle, reach - scale.px(CASING_WIDTH), scale.pen(scale.mark_colours.best));
    caption.draw(strokes, middle, reach * 1.02, scale.mark_colours.letters_on(scale.mark_colours.best));
    upright(strokes, middle, scale);
}

/// Width in pixels of the arrow or ring of one of the best moves; rank 0 is the best one.
pub(super) const fn best_width(rank: u8) -> f32 {
    match rank {
        0 => 6.0,
        1 => 4.0,
        _ => 3.0,
    }
}

/// Mesh of an arrow along x from 0 to `length`; `width` is in pixels.
pub(super) fn arrow(length: f32, width: f32, color: Color, scale: &MarkScale) -> Mesh {
    let head = scale.px((width * 2.6).max(13.0)).max(0.12);
    let pen = scale.pen(color);
    let neck = length - head;
    let mut strokes = StrokeMesh::default();
    strokes.stroke(Vec2::ZERO, Vec2::X * (neck + head * 0.2), scale.px(width), pen);
    let corners = [Vec2::new(length, 0.0), Vec2::new(neck, head * 0.55), Vec2::new(neck, -head * 0.55)];
    strokes.shape(Vec2::X * (neck + head / 3.0), &corners, pen);
    strokes.into_mesh()
}

/// Mesh of a bold line along x from 0 to `length`.
pub(super) fn line(length: f32, scale: &MarkScale) -> Mesh {
    let mut strokes = StrokeMesh::default();
    strokes.stroke(Vec2::ZERO, Vec2::X * length, scale.px(3.8), scale.pen(scale.mark_colours.target));
    strokes.into_mesh()
}
