//! Positions and sizes of everything on the table. The board's surface is the height 0, its middle the origin; x is
//! right, z is towards the first player.

use bevy::prelude::*;

use super::disc::{DISC_HEIGHT, DISC_RADIUS, STONE_RADIUS};
use super::outline::Outline;
use crate::app::game::BoardStyle;
#[cfg(test)]
use crate::board::RimLabel;
use crate::board::{Board, Point, Surface};
use crate::diagram;

/// Distance from the outermost letters on the rim to the edge of the slab, in spacings of points.
const BORDER: f32 = 0.10;
/// Height of the coordinates on the rim of a small board, in spacings of points.
const LETTER_HEIGHT: f32 = 0.28;
/// Rows of cells above which the coordinates are higher, so that they look as high as on a small board.
const LARGE: f32 = 11.0;
/// Half the width and height of a figure or capital, in heights of a letter.
const HALF_FIGURE: Vec2 = Vec2::new(0.31, 0.365);
/// Half the width and height of a small letter, in heights of a letter.
const HALF_LETTER: Vec2 = Vec2::new(0.29, 0.28);
/// Distance from the outermost points to the brass inlay between field and rim.
pub(super) const FIELD_MARGIN: f32 = 0.47;
/// Thickness of the slab that the board is: the table lies this much below its surface.
pub(super) const SLAB_THICKNESS: f32 = 0.34;
/// Radius of the round corners of slab and trays.
pub(super) const CORNER: f32 = 0.3;

/// Returns the height of the coordinates on the rim of a board, in units of the table.
pub(in crate::app::stage) fn letter_height(board: &Board) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "a board has a few rows")]
    let rows = board.rows().len() as f32;
    match board.surface() {
        Surface::Net => LETTER_HEIGHT,
        Surface::Cells => LETTER_HEIGHT * (rows / LARGE).max(1.0),
    }
}

/// Returns the distance from the outermost points to the edge of the slab, which has room for the coordinates.
pub(super) fn slab_margin(board: &Board) -> f32 {
    let hull = Outline::of_board(board);
    let height = letter_height(board);
    let reaches = board.rim().iter().flat_map(|label| {
        let half = half_text(&label.text) * height;
        let corners = [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)];
        corners.map(|(x, y)| hull.distance(Vec2::from(label.at) + half * Vec2::new(x, y)))
    });
    reaches.fold(0.0, f32::max) + BORDER
}

/// Returns the outline of the slab without its round corners: the slab reaches [`CORNER`] further out on all sides.
pub(super) fn slab_outline(board: &Board) -> Outline {
    Outline::of_board(board).widened(slab_margin(board) - CORNER)
}

/// Half the width and height of a short text, in heights of a letter.
fn half_text(text: &str) -> Vec2 {
    #[expect(clippy::cast_precision_loss, reason = "labels have one or two characters")]
    let length = text.chars().count() as f32;
    let half = if text.chars().any(char::is_lowercase) { HALF_LETTER } else { HALF_FIGURE };
    half * Vec2::new(length, 1.0)
}

/// Returns the distance from the middle of the board to the farthest side of its slab.
pub fn reach(board: &Board) -> f32 {
    let bounds = Outline::of_board(board).bounds();
    bounds.min.abs().max(bounds.max.abs()).max_element() + slab_margin(board)
}

/// Returns the radius of a piece on a board: a stone fills its cell better than a disc its point.
pub fn piece_radius(board: &Board) -> f32 {
    match board.surface() {
        Surface::Net => DISC_RADIUS,
        Surface::Cells => STONE_RADIUS,
    }
}

/// Returns the position in the scene of the foot of a stack on a point.
pub fn point_position(board: &Board, point: Point) -> Vec3 {
    let [x, y] = board.place(point);
    Vec3::new(x, 0.0, -y)
}

/// Returns the position in the scene of the disc on a level of a stack; the lowest is level 0.
pub fn stack_position(board: &Board, point: Point, level: usize) -> Vec3 {
    point_position(board, point) + Vec3::Y * disc_height(level)
}

/// Returns the height of the foot of the disc on a level of a stack, above the board.
pub fn disc_height(level: usize) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "stacks are low")]
    let level = level as f32;
    level * DISC_HEIGHT
}

/// Returns the vector from a point to the top of a stack of so many pieces: upwards on the table, away from the
/// reader on the page.
pub fn top(depiction: BoardStyle, turn: PageRotation, pieces: usize) -> Vec3 {
    let height = match depiction {
        BoardStyle::Table => disc_height(pieces),
        BoardStyle::Diagram => diagram::stack_rise(pieces),
    };
    upward(depiction, turn) * height
}

/// Returns the direction in the scene that is up on the screen, for the table or for the page.
pub fn upward(depiction: BoardStyle, turn: PageRotation) -> Vec3 {
    match depiction {
        BoardStyle::Table => Vec3::Y,
        BoardStyle::Diagram => turn.rotation() * Vec3::NEG_Z,
    }
}

/// Rotation of the page (the flat diagram) for its reader, in radians counter-clockwise from Black's side.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct PageRotation(pub f32);

impl PageRotation {
    /// Returns the rotation from the reader's upright axes to those of the board.
    pub fn rotation(self) -> Quat {
        Quat::from_rotation_y(self.0)
    }
}

/// Returns the corners of the slab's top and foot, all of which must be in view.
pub fn corners(board: &Board) -> Vec<Vec3> {
    let slab = slab_outline(board);
    // Its corners are round.
    let round = slab.corners().iter().map(|corner| *corner + corner.normalize_or_zero() * CORNER);
    let round: Vec<Vec2> = round.collect();
    let at = |height: f32| round.iter().map(move |place| Vec3::new(place.x, height, -place.y));
    at(0.0).chain(at(-SLAB_THICKNESS)).collect()
}

/// Returns `true` if a place is over the slab that the board is.
pub(super) fn is_over_slab(board: &Board, place: Vec2) -> bool {
    let out = Outline::of_board(board).distance(place);
    out <= 0.0 || out < slab_margin(board)
}

/// Returns places around a label on the rim, each with the nearest place of the inlay around the field. Their
/// distance on the screen tells whether the label stands clear of it.
#[cfg(test)]
pub(in crate::app::stage) fn label_to_inlay(board: &Board, label: &RimLabel) -> Vec<[Vec2; 2]> {
    use super::cells::{CELL_MARGIN, Cells};
    let scale = board.rim_scale();
    let half = half_text(&label.text) * letter_height(board);
    let (hull, cells) = (Outline::of_board(board), Cells::of(board));
    let away = |place: Vec2| match board.surface() {
        // The inlay ends a little outside of where it is drawn, on a large board of cells more.
        Surface::Net => hull.distance(place) - FIELD_MARGIN - 0.028,
        Surface::Cells => cells.near(place).map_or(1.0, |near| near.distance) - CELL_MARGIN - 0.020 * scale,
    };
    let slope = |place: Vec2| {
        const STEP: f32 = 0.002;
        let across = |way: Vec2| away(place + way * STEP) - away(place - way * STEP);
        Vec2::new(across(Vec2::X), across(Vec2::Y)).normalize_or(Vec2::Y)
    };
    let around = (0..16_u8).map(|step| Vec2::from_angle(std::f32::consts::TAU * f32::from(step) / 16.0));
    // Letters and figures are rounder than the rectangles around them.
    let places = around.map(|way| Vec2::from(label.at) + half * way);
    places.map(|place| [place, place - slope(place) * away(place).max(0.0)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Side;

    #[test]
    fn the_rim_has_room_for_its_letters_and_no_more() {
        let cells = [Side::Three, Side::Five, Side::Eleven].map(Board::hexagon);
        for board in [Board::hex(), Board::square(), Board::snub()].into_iter().chain(cells) {
            let (hull, margin) = (Outline::of_board(board), slab_margin(board));
            let outermost = board.rim().iter().map(|label| hull.distance(Vec2::from(label.at)));
            let outermost = outermost.fold(0.0, f32::max);
            let room = (margin - outermost) / board.rim_scale();
            assert!((0.18..0.30).contains(&room), "{board:?}: {room}");
        }
    }
}
