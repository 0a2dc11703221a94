//! Textures of a board with its net or cells, and of the trays.

use bevy::prelude::*;

use super::canvas::{Canvas, RasterOptions, cover};
use super::cells::{CELL_MARGIN, Cells};
use super::layout::{CORNER, FIELD_MARGIN, reach, slab_margin, slab_outline};
use super::outline::Outline;
use super::room::LAMP;
use super::scene_colours::SceneColours;
use super::trays::TRAY_PLANK;
use super::wood::{Wood, noise};
use crate::app::game::Quality;
use crate::app::game::mark_colours::linear;
use crate::board::{Board, Surface};
use crate::theme::Texture;

// All lengths here are in units of the table, in which neighbouring points of a board are 1 apart.

/// Extent from which a texture needs more pixels for the same sharpness.
const LARGE: f32 = 14.0;

/// Width of the lines of a net.
const LINE: f32 = 0.030;
/// Width of the diagonals of a square net, which are less prominent.
const FAINT_LINE: f32 = 0.022;
/// Radius of the dots on the points of a net.
const POINT: f32 = 0.066;
/// Brightness of the wood of the three classes of cells: neighbouring cells are never cut from the same plank.
const TILE_SHADES: [f32; 3] = [1.0, 0.93, 0.865];
/// Angle in radians between the grains of two classes of cells: a third of half a turn.
const TILE_TURN: f32 = std::f32::consts::FRAC_PI_3;
/// Margin of a texture beyond the edge of its body, for pixels that straddle the edge.
const UNSEEN: f32 = 0.25;
/// Half the seam between two planks of the frame.
const MITRE: f32 = 0.007;
/// Distance from the outline of the slab, inwards, to the middle of the worn line along its edge.
const WORN: f32 = 0.062;
/// Half the width of the worn line along the edge of the slab.
const WORN_WIDTH: f32 = 0.040;
/// Lightening of a worn edge on the side away from the lamp, and towards it.
const WEAR: [f32; 2] = [0.16, 0.62];
/// Lightening of a board towards the lamp, and darkening away from it: factor on the distance from its middle in the
/// direction of the lamp, which is 1 at the reach of the board.
const LAMP_LIGHTENING: f32 = 0.04;
/// Vignette, the darkening of a board towards its corners: factor on the squared distance from its middle, which is 1
/// at the reach of the board.
const CORNER_DARKENING: f32 = 0.02;
/// Half the joint between two tiles.
const TILE_GAP: f32 = 0.014;
/// Width of the bevel around a tile of the board.
pub(super) const TILE_BEVEL: f32 = 0.075;

/// Interpolates between two colours, and computes only one where the share is 0 or 1.
fn mixed(share: f32, one: impl FnOnce() -> Vec3, other: impl FnOnce() -> Vec3) -> Vec3 {
    if share <= 0.0 {
        one()
    } else if share >= 1.0 {
        other()
    } else {
        one().lerp(other(), share)
    }
}

/// Returns the side of the square of the table that a board's texture covers.
pub(super) fn board_side(board: &Board) -> f32 {
    reach(board) * 2.08
}

/// Makes a blank canvas for the texture of a board's top, as fine as the quality asks for.
pub(super) fn board_canvas<'a>(board: &Board, quality: Quality, options: RasterOptions<'a>) -> Canvas<'a> {
    let pixels = match quality {
        Quality::Low if board_side(board) < LARGE => 1024,
        Quality::Medium | Quality::High if board_side(board) > LARGE => 4096,
        Quality::Low | Quality::Medium | Quality::High => 2048,
    };
    Canvas::new(pixels, board_side(board), options)
}

/// Bakes the texture of a board's top: wood, inlay, and net or cells.
pub(super) fn bake_board(
    board: &Board,
    quality: Quality,
    colours: &SceneColours,
    options: RasterOptions,
) -> Image {
    let mut canvas = board_canvas(board, quality, options);
    match board.surface() {
        Surface::Net => bake_field(&mut canvas, board, colours),
        Surface::Cells => bake_cells(&mut canvas, board, colours),
    }
    canvas.into_image(quality)
}

/// Bakes a field of one piece of wood with a net on it.
fn bake_field(canvas: &mut Canvas, board: &Board, colours: &SceneColours) {
    let grain = canvas.grain();
    let edge = field_edge(board);
    let (field, rim) = (field_wood(colours), BoardFrame::of(board, colours));
    let brass = linear(colours.inlay);
    let shading = if colours.texture == Texture::Plain { 0.0 } else { 0.16 };
    let unseen = slab_margin(board) - FIELD_MARGIN + UNSEEN;
    let board_reach = reach(board);
    canvas.fill(|place| {
        let edge = edge(place);
        // The slab ends here, and so does all that is seen.
        if edge > unseen {
            return brass;
        }
        let light = lamplight(place, board_reach, colours);
        // The field darkens softly towards the inlay.
        let shade = 1.0 - shading * (1.0 + edge / 0.5).clamp(0.0, 1.0).powi(2);
        let wood = mixed(cover(edge, grain), || rim.at(place, grain), || field.at(place) * shade);
        wood.lerp(brass, inlay(edge, grain) * 0.9) * light
    });
    draw_net(canvas, board, colours.net);
}

/// Returns a function for the signed distance from a place to the edge of a board's field; negative inside.
pub(super) fn field_edge(board: &Board) -> impl Fn(Vec2) -> f32 + Sync {
    let sharp = Outline::of_board(board).widened(FIELD_MARGIN - CORNER * 0.5);
    move |place| sharp.distance(place) - CORNER * 0.5
}

/// Returns the wood, or stone, of a field with a net.
pub(super) fn field_wood(colours: &SceneColours) -> Wood {
    Wood::new(colours.texture, colours.field, 1.0)
}

/// The wooden frame around a board's field: planks mitred at its corners, their grain along the edge.
pub(super) struct BoardFrame {
    wood: Wood,
    hull: Outline,
    slab: Outline,
}

impl BoardFrame {
    /// Makes the frame around a board. Frames are of wood even around stone.
    pub(super) fn of(board: &Board, colours: &SceneColours) -> Self {
        let texture = if colours.texture == Texture::Plain { Texture::Plain } else { Texture::Wood };
        let wood = Wood::new(texture, colours.rim, 5.0);
        Self { wood, hull: Outline::of_board(board), slab: slab_outline(board) }
    }

    fn at(&self, place: Vec2, grain: f32) -> Vec3 {
        let (plank, mitre) = self.plank(place);
        if self.wood.is_plain() {
            return self.wood.at(plank);
        }
        let seam = cover(mitre - MITRE, grain);
        self.wood.at(plank) * (1.0 - 0.55 * seam) * (1.0 + self.wear(place))
    }

    /// Lightening of the edge, which hands have rubbed pale unevenly and which catches the lamp.
    fn wear(&self, place: Vec2) -> f32 {
        let out = self.slab.distance(place) - CORNER;
        let line = (1.0 - (out + WORN).abs() / WORN_WIDTH).max(0.0);
        if line <= 0.0 {
            return 0.0;
        }
        let (side, _) = self.hull.side(place);
        let [away, towards] = WEAR;
        let lit = away + (towards - away) * (0.5 + 0.5 * side.dot(lamp_side()));
        line * lit * (0.55 + 0.45 * noise(place * 1.9 + 17.0))
    }

    /// Returns the depth of the frame's pores at a place, from 0 to 1; mitres are deepest.
    pub(super) fn depth(&self, place: Vec2) -> f32 {
        let (plank, mitre) = self.plank(place);
        if mitre < MITRE { 1.0 } else { self.wood.depth(plank) }
    }

    /// Converts a place on the board to the plank that lies there, and returns its distance to the seam.
    fn plank(&self, place: Vec2) -> (Vec2, f32) {
        let (out, mitre) = self.hull.side(place);
        // Every plank is another part of the tree.
        (Vec2::new(place.dot(out.perp()), place.dot(out)) + out * 9.7, mitre)
    }
}

/// Bakes hexagons inlaid into the wood of the rim, within a line of brass.
fn bake_cells(canvas: &mut Canvas, board: &Board, colours: &SceneColours) {
    let grain = canvas.grain();
    let cells = Cells::of(board);
    let slab = slab_outline(board);
    let rim = BoardFrame::of(board, colours);
    let is_plain = colours.texture == Texture::Plain;
    let shade_of = |shade: f32| if is_plain { 1.0 } else { shade };
    let tiles =
        TILE_SHADES.map(|shade| (Wood::new(colours.texture, colours.field, 1.0 + shade), shade_of(shade)));
    let bevel = if is_plain { 0.0 } else { 0.17 };
    let (brass, joint) = (linear(colours.inlay), linear(colours.net));
    let half_joint = half_joint(board, grain);
    let board_reach = reach(board);
    canvas.fill(|place| {
        let near = cells.near(place);
        // The slab ends here, and so does all that is seen.
        if near.is_none_or(|near| near.distance > CELL_MARGIN) && slab.distance(place) > CORNER + UNSEEN {
            return brass;
        }
        let light = lamplight(place, board_reach, colours);
        let Some(near) = near else { return rim.at(place, grain) * light };
        let out = near.distance;
        let line = cell_inlay(board, out, grain);
        if out > CELL_MARGIN {
            return rim.at(place, grain).lerp(brass, line * 0.9) * light;
        }
        // A tile has its own plank, and its grain one of three directions.
        let (plank, shade) = tiles[near.kind];
        let turned = Vec2::from_angle(TILE_TURN * f32::from(u8::try_from(near.kind).unwrap_or(0)));
        let cut = turned.rotate(near.offset) + near.middle * 3.7;
        let tile = plank.at(cut) * shade;
        // Its edge catches the lamp on one side and lies in its own shade on the other.
        let edge = (1.0 + out / TILE_BEVEL).clamp(0.0, 1.0);
        let lit = near.offset.normalize_or_zero().dot(lamp_side());
        let tile = tile * (1.0 + edge * lit * bevel);
        let gap = cover(-(out + half_joint), grain);
        tile.lerp(joint, gap * 0.86).lerp(brass, line * 0.9) * light
    });
}

/// Direction to the lamp, seen from above.
fn lamp_side() -> Vec2 {
    Vec2::new(LAMP.x, -LAMP.z).normalize()
}

/// Share of the lamp's light on a board of this reach: the lamp is not far away, and stands to one side.
fn lamplight(place: Vec2, reach: f32, colours: &SceneColours) -> f32 {
    if colours.texture == Texture::Plain {
        return 1.0;
    }
    let place = place / reach;
    1.0 + LAMP_LIGHTENING * place.dot(lamp_side()) + CORNER_DARKENING * (0.35 - place.length_squared())
}

/// Returns half the width of the joint between two tiles of a board, at least as wide as pixels of width `grain` can
/// show.
pub(super) fn half_joint(board: &Board, grain: f32) -> f32 {
    (TILE_GAP * board.rim_scale().powi(2)).max(grain * 0.55)
}

/// Returns the share of a pixel that is covered by the brass line around a board's cells, at the distance `out` from
/// them.
pub(super) fn cell_inlay(board: &Board, out: f32, grain: f32) -> f32 {
    cover((out - CELL_MARGIN).abs() - 0.020 * board.rim_scale(), grain)
}

/// Returns the share of a pixel that is covered by the brass line around a field, at the signed distance `edge` to
/// its edge.
pub(super) fn inlay(edge: f32, grain: f32) -> f32 {
    cover((edge - 0.012).abs() - 0.016, grain)
}

/// Draws the lines and points of a board's net.
pub(super) fn draw_net(canvas: &mut Canvas, board: &Board, color: Color) {
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

/// Bakes the texture of the plank that trays are cut from, dark enough for both colours of discs to stand out.
pub(super) fn bake_tray_wood(quality: Quality, colours: &SceneColours, options: RasterOptions) -> Image {
    let mut canvas = Canvas::new(512, TRAY_PLANK, options);
    let wood = Wood::new(colours.texture, colours.field, 9.0);
    canvas.fill(|place| wood.at(place) * 0.82);
    canvas.into_image(quality)
}
