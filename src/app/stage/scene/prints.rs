//! The drawn textures of the table: the board with its net or cells, the wood of the trays, the cloth below.

use bevy::prelude::*;

use super::canvas::{Brush, Canvas, cover};
use super::cells::{CELL_MARGIN, Cells};
use super::hands::PLANK;
use super::layout::{CORNER, FIELD_MARGIN, reach, slab_margin};
use super::outline::Outline;
use super::palette::{Tones, linear};
use super::wood::{Wood, noise};
use crate::app::game::Quality;
use crate::board::{Board, Surface};
use crate::theme::Texture;

/// How much of the table the cloth's texture shows; further out it has one colour.
const CLOTH_SIDE: f32 = 34.0;
/// For boards of this reach; larger ones lie under a larger lamp.
const CLOTH_REACH: f32 = 5.2;
/// From this extent on a texture needs more pixels for the same sharpness.
const LARGE: f32 = 14.0;

const LINE: f32 = 0.030;
const FAINT_LINE: f32 = 0.022;
const POINT: f32 = 0.066;
/// Neighbouring cells are never cut from the same plank.
const TILE_SHADES: [f32; 3] = [1.0, 0.93, 0.865];
/// A third of half a turn.
const TILE_TURN: f32 = std::f32::consts::FRAC_PI_3;
/// How far beyond the edge of a body its texture goes on, for pixels that look a little over it.
const UNSEEN: f32 = 0.25;
/// Half the seam between two planks of the frame.
const MITRE: f32 = 0.007;
/// Half the joint between two tiles, and the width of a tile's bevelled edge.
const TILE_GAP: f32 = 0.014;
pub(super) const TILE_BEVEL: f32 = 0.075;

/// Two woods, of which nearly always only one is seen.
fn mixed(share: f32, one: impl FnOnce() -> Vec3, other: impl FnOnce() -> Vec3) -> Vec3 {
    if share <= 0.0 {
        one()
    } else if share >= 1.0 {
        other()
    } else {
        one().lerp(other(), share)
    }
}

/// The side of the square that a board's texture shows.
pub(super) fn board_side(board: &Board) -> f32 {
    reach(board) * 2.08
}

/// A picture for the top of a board.
pub(super) fn board_canvas<'a>(board: &Board, quality: Quality, brush: Brush<'a>) -> Canvas<'a> {
    let pixels = match quality {
        Quality::Low if board_side(board) < LARGE => 1024,
        Quality::Medium | Quality::High if board_side(board) > LARGE => 4096,
        Quality::Low | Quality::Medium | Quality::High => 2048,
    };
    Canvas::new(pixels, board_side(board), brush)
}

/// Wood, inlay and net of a board.
pub(super) fn print_board(board: &Board, quality: Quality, tones: &Tones, brush: Brush) -> Image {
    let mut canvas = board_canvas(board, quality, brush);
    match board.surface() {
        Surface::Net => print_field(&mut canvas, board, tones),
        Surface::Cells => print_cells(&mut canvas, board, tones),
    }
    canvas.into_image(quality)
}

/// A field of one piece of wood with a net on it.
fn print_field(canvas: &mut Canvas, board: &Board, tones: &Tones) {
    let grain = canvas.grain();
    let edge = field_edge(board);
    let (field, rim) = (field_wood(tones), Frame::of(board, tones));
    let brass = linear(tones.inlay);
    let shading = if tones.texture == Texture::Plain { 0.0 } else { 0.16 };
    let unseen = slab_margin(board) - FIELD_MARGIN + UNSEEN;
    canvas.fill(|place| {
        let edge = edge(place);
        // The slab ends here, and so does all that is seen.
        if edge > unseen {
            return brass;
        }
        // The field darkens softly towards the inlay.
        let shade = 1.0 - shading * (1.0 + edge / 0.5).clamp(0.0, 1.0).powi(2);
        let wood = mixed(cover(edge, grain), || rim.at(place, grain), || field.at(place) * shade);
        wood.lerp(brass, inlay(edge, grain) * 0.9)
    });
    print_net(canvas, board, tones.net);
}

/// How far a place is from the edge of a field with a net; negative on it.
pub(super) fn field_edge(board: &Board) -> impl Fn(Vec2) -> f32 + Sync {
    let sharp = Outline::of_board(board).widened(FIELD_MARGIN - CORNER * 0.5);
    move |place| sharp.distance(place) - CORNER * 0.5
}

/// What a field with a net is made of.
pub(super) fn field_wood(tones: &Tones) -> Wood {
    Wood::new(tones.texture, tones.field, 1.0)
}

/// The planks around a field, mitred at its corners, their grain along the edge.
pub(super) struct Frame {
    wood: Wood,
    hull: Outline,
}

impl Frame {
    /// Frames are of wood even around stone.
    pub(super) fn of(board: &Board, tones: &Tones) -> Self {
        let texture = if tones.texture == Texture::Plain { Texture::Plain } else { Texture::Wood };
        Self { wood: Wood::new(texture, tones.rim, 5.0), hull: Outline::of_board(board) }
    }

    fn at(&self, place: Vec2, grain: f32) -> Vec3 {
        let (plank, mitre) = self.plank(place);
        let seam = if self.wood.is_plain() { 0.0 } else { cover(mitre - MITRE, grain) };
        self.wood.at(plank) * (1.0 - 0.55 * seam)
    }

    /// How deep its surface is, from 0 to 1.
    pub(super) fn depth(&self, place: Vec2) -> f32 {
        let (plank, mitre) = self.plank(place);
        if mitre < MITRE { 1.0 } else { self.wood.depth(plank) }
    }

    /// The place on the plank that lies here, and how far it is from the seam.
    fn plank(&self, place: Vec2) -> (Vec2, f32) {
        let (out, mitre) = self.hull.side(place);
        // Every plank is another part of the tree.
        (Vec2::new(place.dot(out.perp()), place.dot(out)) + out * 9.7, mitre)
    }
}

/// Hexagons inlaid into the rim's wood, within a line of brass.
fn print_cells(canvas: &mut Canvas, board: &Board, tones: &Tones) {
    let grain = canvas.grain();
    let cells = Cells::of(board);
    let slab = Outline::of_board(board).widened(slab_margin(board) - CORNER);
    let rim = Frame::of(board, tones);
    let is_plain = tones.texture == Texture::Plain;
    let shade_of = |shade: f32| if is_plain { 1.0 } else { shade };
    let tiles =
        TILE_SHADES.map(|shade| (Wood::new(tones.texture, tones.field, 1.0 + shade), shade_of(shade)));
    let bevel = if is_plain { 0.0 } else { 0.17 };
    let (brass, joint) = (linear(tones.inlay), linear(tones.net));
    let half_joint = half_joint(board, grain);
    canvas.fill(|place| {
        let near = cells.near(place);
        // The slab ends here, and so does all that is seen.
        if near.is_none_or(|near| near.distance > CELL_MARGIN) && slab.distance(place) > CORNER + UNSEEN {
            return brass;
        }
        let Some(near) = near else { return rim.at(place, grain) };
        let out = near.distance;
        let line = cell_inlay(board, out, grain);
        if out > CELL_MARGIN {
            return rim.at(place, grain).lerp(brass, line * 0.9);
        }
        // A tile has its own plank, and its grain one of three directions.
        let (plank, shade) = tiles[near.kind];
        let turned = Vec2::from_angle(TILE_TURN * f32::from(u8::try_from(near.kind).unwrap_or(0)));
        let cut = turned.rotate(near.offset) + near.middle * 3.7;
        let tile = plank.at(cut) * shade;
        // Its edge catches the lamp on one side and lies in its own shade on the other.
        let edge = (1.0 + out / TILE_BEVEL).clamp(0.0, 1.0);
        let lit = near.offset.normalize_or_zero().dot(Vec2::new(-0.55, 0.83));
        let tile = tile * (1.0 + edge * lit * bevel);
        let gap = cover(-(out + half_joint), grain);
        tile.lerp(joint, gap * 0.86).lerp(brass, line * 0.9)
    });
}

/// Half the joint between two tiles of a board.
pub(super) fn half_joint(board: &Board, grain: f32) -> f32 {
    (TILE_GAP * board.rim_scale().powi(2)).max(grain * 0.55)
}

/// How much of a pixel the brass line around a board's cells covers, so far outside of them.
pub(super) fn cell_inlay(board: &Board, out: f32, grain: f32) -> f32 {
    cover((out - CELL_MARGIN).abs() - 0.020 * board.rim_scale(), grain)
}

/// How much of a pixel the brass line around a field covers, so far from its edge.
pub(super) fn inlay(edge: f32, grain: f32) -> f32 {
    cover((edge - 0.012).abs() - 0.016, grain)
}

/// The lines of a net and its points.
pub(super) fn print_net(canvas: &mut Canvas, board: &Board, color: Color) {
    for &(from, to) in board.lines() {
        let (from, to) = (Vec2::from(board.place(from)), Vec2::from(board.place(to)));
        // The longer lines of a square are its diagonals: they step back.
        let (width, opacity) = if from.distance(to) > 1.2 { (FAINT_LINE, 0.66) } else { (LINE, 0.80) };
        canvas.line(from, to, width, color.with_alpha(opacity));
    }
    for point in board.points() {
        canvas.dot(Vec2::from(board.place(point)), POINT, color);
    }
}

/// The plank that trays are cut from: both colours of discs stand out on it.
pub(super) fn print_plank(quality: Quality, tones: &Tones, brush: Brush) -> Image {
    let mut canvas = Canvas::new(512, PLANK, brush);
    let wood = Wood::new(tones.texture, tones.field, 9.0);
    canvas.fill(|place| wood.at(place) * 0.82);
    canvas.into_image(quality)
}

/// How much of the table the cloth's texture of a board shows.
pub(super) fn cloth_side(board: &Board) -> f32 {
    CLOTH_SIDE * (reach(board) / CLOTH_REACH).max(1.0)
}

/// Threads of a cloth, so many from one point of a board to the next; they are seen in pixels of this width.
const THREADS: f32 = 15.0;
const FINE: f32 = 0.02;

/// Warp and weft of a coarse cloth, which lie over each other in turn: how much lighter it is than on average.
fn woven(place: Vec2) -> f32 {
    let bent = place + 0.03 * Vec2::new(noise(place * 3.1), noise(place.yx() * 2.7));
    let (warp, weft) = ((bent.x * THREADS).rem_euclid(1.0), (bent.y * THREADS).rem_euclid(1.0));
    let over = ((bent.x * THREADS).floor() + (bent.y * THREADS).floor()).rem_euclid(2.0) < 1.0;
    let round = |across: f32| 1.0 - (2.0 * across - 1.0).powi(2);
    let thread = if over { round(warp) } else { round(weft) };
    0.16 * (thread - 2.0 / 3.0)
}

/// The cloth under the lamp, darkened where the slab stands on it.
pub(super) fn print_cloth(board: &Board, quality: Quality, tones: &Tones, brush: Brush) -> Image {
    let side = cloth_side(board);
    let mut canvas = Canvas::new(if quality == Quality::High { 2048 } else { 1024 }, side, brush);
    let shows_threads = canvas.grain() < FINE;
    let slab = Outline::of_board(board).widened(slab_margin(board) - CORNER);
    let [near, far] = tones.table.map(linear);
    let threads = if tones.texture == Texture::Plain { 0.0 } else { 1.0 };
    canvas.fill(|place| {
        let distance = ((place * Vec2::new(0.82, 1.0)).length() / (side * 0.46)).min(1.0);
        let fade = distance * distance * (3.0 - 2.0 * distance);
        // Weave, which also hides the steps of a dark gradient.
        let weave = 1.0 + threads * (0.12 * noise(place * 29.0) * (1.0 - fade) - 0.06);
        let weave = if shows_threads { weave * (1.0 + threads * woven(place)) } else { weave };
        // The shadows fall away from the lamp, to the right and back.
        let fallen = place - Vec2::new(0.14, 0.13);
        let slab = (slab.distance(fallen) - CORNER).max(0.0);
        let shadow = 0.62 * (-slab * 3.4).exp();
        near.lerp(far, fade) * weave * (1.0 - shadow.min(0.75))
    });
    canvas.into_image(quality)
}
