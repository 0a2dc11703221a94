//! Where everything stands. The board's surface is the height 0, its middle the origin; x is right, z is towards the
//! first player.

use bevy::prelude::*;

use super::disc::{DISC_HEIGHT, DISC_RADIUS, STONE_RADIUS};
use super::outline::Outline;
use crate::board::{Board, Point, Surface};
use crate::rules::Player;

/// From the outermost points to the edge of the slab: of a net, and of cells, which reach farther out.
const SLAB_MARGINS: [f32; 2] = [1.02, 1.24];
/// From the outermost points to the brass inlay between field and rim.
pub(super) const FIELD_MARGIN: f32 = 0.47;
/// How thick the slab is: the table lies this much below the surface.
pub(super) const SLAB_THICKNESS: f32 = 0.34;
/// Round corners of slab and trays.
pub(super) const CORNER: f32 = 0.3;
/// How far the edge of a tray rises over the table, and its floor.
pub(super) const TRAY_HEIGHTS: [f32; 2] = [0.17, 0.08];
/// The width of a tray's edge.
pub(super) const TRAY_WALL: f32 = 0.11;

const TRAY_GAP: f32 = 0.2;
/// Between two stacks in a tray.
const TRAY_SPACE: f32 = 0.10;
const TRAY_LEVELS: u8 = 3;
const TRAY_MARGIN: f32 = 0.09;

/// From the outermost points to the edge of the slab.
pub(super) fn slab_margin(board: &Board) -> f32 {
    match board.surface() {
        Surface::Net => SLAB_MARGINS[0],
        Surface::Cells => SLAB_MARGINS[1] * board.rim_scale(),
    }
}

/// How far the board reaches from the middle to each side.
pub fn reach(board: &Board) -> f32 {
    let bounds = Outline::of_board(board).bounds();
    bounds.min.abs().max(bounds.max.abs()).max_element() + slab_margin(board)
}

/// Half the width of a piece: one that is alone in its cell fills it better.
pub fn piece_radius(board: &Board) -> f32 {
    match board.surface() {
        Surface::Net => DISC_RADIUS,
        Surface::Cells => STONE_RADIUS,
    }
}

/// The foot of a stack on a point.
pub fn point_position(board: &Board, point: Point) -> Vec3 {
    let [x, y] = board.place(point);
    Vec3::new(x, 0.0, -y)
}

/// The foot of the disc on a level of a stack; the lowest is level 0.
pub fn stack_position(board: &Board, point: Point, level: usize) -> Vec3 {
    point_position(board, point) + Vec3::Y * disc_height(level)
}

/// How high the disc on a level of a stack stands.
pub fn disc_height(level: usize) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "stacks are low")]
    let level = level as f32;
    level * DISC_HEIGHT
}

/// Where the disc of a hand lies: in stacks of three, from the player's left. The last disc is the first to be played.
pub fn tray_slot(board: &Board, player: Player, index: usize) -> Transform {
    let (stack, level) = (index / usize::from(TRAY_LEVELS), index % usize::from(TRAY_LEVELS));
    let [columns, rows] = tray_stacks(board);
    let (column, row) = (stack % usize::from(columns), stack / usize::from(columns));
    #[expect(clippy::cast_precision_loss, reason = "a hand is small")]
    let off = |index: usize, count: u8| (index as f32 - f32::from(count - 1) / 2.0) * tray_pitch(board);
    let from_middle = Vec3::new(off(column, columns), 0.0, off(row, rows));
    let turned = if player == Player::Black { from_middle } else { -from_middle };
    let [_, floor] = TRAY_HEIGHTS;
    let lift = Vec3::Y * (floor + disc_height(level));
    Transform::from_translation(tray_middle(board, player) + turned + lift)
}

/// The middle of a player's tray, at the height of the table. It lies before the player; beside a board of cells, whose
/// corners leave room for it there, at the player's right hand.
pub fn tray_middle(board: &Board, player: Player) -> Vec3 {
    let slab = Outline::of_board(board).widened(slab_margin(board));
    let half = tray_half(board) + TRAY_WALL;
    let bounds = slab.bounds();
    let place = match (board.surface(), player) {
        (Surface::Net, Player::Black) => Vec2::new(0.0, bounds.min.y - TRAY_GAP - half.y),
        (Surface::Net, Player::White) => Vec2::new(0.0, bounds.max.y + TRAY_GAP + half.y),
        (Surface::Cells, _) => {
            // Its outer edge is in line with the slab's, and its inner corner near the slanted one.
            let y = bounds.min.y + half.y;
            let slant = Vec2::from_angle(-std::f32::consts::FRAC_PI_6);
            let corner = y + half.y;
            let x = (-bounds.min.y + TRAY_GAP - corner * slant.y) / slant.x + half.x;
            if player == Player::Black { Vec2::new(x, y) } else { -Vec2::new(x, y) }
        }
    };
    Vec3::new(place.x, -SLAB_THICKNESS, -place.y)
}

/// The corners of everything that must be in view.
pub fn corners(board: &Board) -> Vec<Vec3> {
    let slab = Outline::of_board(board).widened(slab_margin(board) * 0.94);
    let surface = slab.corners().iter().map(|place| Vec3::new(place.x, 0.0, -place.y));
    let trays = Player::ALL.into_iter().flat_map(|player| {
        let tray = tray_outline(board, player).widened(TRAY_WALL);
        let full = TRAY_HEIGHTS[1] - SLAB_THICKNESS + disc_height(usize::from(TRAY_LEVELS));
        let at = |height: f32| tray.corners().iter().map(move |place| Vec3::new(place.x, height, -place.y));
        at(-SLAB_THICKNESS).chain(at(full)).collect::<Vec<_>>()
    });
    surface.chain(trays).collect()
}

/// The hollow of a player's tray, seen from above.
pub(super) fn tray_outline(board: &Board, player: Player) -> Outline {
    let middle = tray_middle(board, player);
    Outline::rectangle(Vec2::new(middle.x, -middle.z), tray_half(board))
}

/// Half the width and depth of a tray's hollow.
fn tray_half(board: &Board) -> Vec2 {
    let [columns, rows] = tray_stacks(board);
    let half = |stacks: u8| f32::from(stacks - 1) / 2.0 * tray_pitch(board);
    Vec2::new(half(columns), half(rows)) + piece_radius(board) + TRAY_MARGIN
}

/// Columns and rows of the stacks in a tray.
fn tray_stacks(board: &Board) -> [u8; 2] {
    match board.surface() {
        Surface::Net => [6, 1],
        Surface::Cells => [3, 2],
    }
}

/// The height on which a disc above this place would come to stand.
pub(super) fn ground(board: &Board, place: Vec3) -> f32 {
    let seen = Vec2::new(place.x, -place.z);
    let [_, floor] = TRAY_HEIGHTS;
    if Outline::of_board(board).distance(seen) < slab_margin(board) {
        0.0
    } else if Player::ALL.into_iter().any(|player| tray_outline(board, player).distance(seen) < 0.0) {
        floor - SLAB_THICKNESS
    } else {
        -SLAB_THICKNESS
    }
}

fn tray_pitch(board: &Board) -> f32 {
    2.0 * piece_radius(board) + TRAY_SPACE
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Side;

    #[test]
    fn hands_lie_apart_and_inside_their_trays() {
        let boards = [Board::hex(), Board::square(), Board::snub(), Board::hex_3()];
        for board in boards.into_iter().chain([Side::Three, Side::Five, Side::Eleven].map(Board::hexagon)) {
            for player in Player::ALL {
                let tray = tray_outline(board, player);
                let places: Vec<Vec3> =
                    (0..18).map(|index| tray_slot(board, player, index).translation).collect();
                for (index, place) in places.iter().enumerate() {
                    assert!(tray.distance(Vec2::new(place.x, -place.z)) <= -piece_radius(board));
                    assert!(places[..index].iter().all(|other| other.distance(*place) > DISC_HEIGHT * 0.99));
                }
            }
        }
    }

    #[test]
    fn stacks_stand_on_the_slab_and_hands_do_not() {
        for board in [Board::hex(), Board::hexagon(Side::Five), Board::hexagon(Side::Eleven)] {
            for point in board.points() {
                assert!(ground(board, point_position(board, point)).abs() < f32::EPSILON);
            }
            assert!(ground(board, tray_middle(board, Player::Black)) < 0.0);
            let near = tray_middle(board, Player::Black);
            assert!(near.z > 0.0 && near + tray_middle(board, Player::White) == Vec3::Y * near.y * 2.0);
            let slab = Outline::of_board(board).widened(slab_margin(board));
            let tray = tray_outline(board, Player::Black).widened(TRAY_WALL);
            assert!(tray.corners().iter().all(|&corner| slab.distance(corner) > TRAY_GAP * 0.9));
        }
    }
}
