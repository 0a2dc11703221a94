//! Layout and meshes of the trays: a tray is as long as the hand needs. It stands in the corner that a hexagon leaves
//! free, or beside a square.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use super::layout::{SLAB_THICKNESS, disc_height, is_over_slab, piece_radius, slab_margin};
use super::outline::{Outline, bevel, raise};
use crate::board::{Board, Surface};
use crate::rules::Player;

/// Pieces in each stack of a hand (the pieces that lie in a player's tray).
const LEVELS: u8 = 6;
/// Greatest number of stacks in a hand.
const STACKS: u8 = 3;
/// Gap between the slab and the trays.
const GAP: f32 = 0.12;
/// Gap between two stacks.
const SPACE: f32 = 0.04;
/// Distance from a stack in a tray to the edge of the tray's hollow.
const MARGIN: f32 = 0.05;
/// Width of the edge around the hollow of a tray.
const WALL: f32 = 0.07;
/// Height of the edge of a tray above the table.
pub(super) const LIP: f32 = 0.15;
/// Height of the floor of a tray above the table.
const FLOOR: f32 = 0.08;
/// Distance from the slab's corner to the first tray, along the slanted edge.
const FROM_CORNER: f32 = 0.30;
/// Width over which the shadow of a tray fades out.
pub(super) const SHADOW_SOFTNESS: f32 = 0.16;
/// Height of the shadow of a tray above the table.
pub(super) const SHADOW_LIFT: f32 = 0.006;
/// Offset of the shadow of a tray, away from the lamp.
pub(super) const SHADOW_OFFSET: Vec3 = Vec3::new(0.05, 0.0, -0.05);
/// Width of the light around the tray of the player to move.
pub(super) const LIGHT_REACH: f32 = 0.62;
/// Height of the light around a tray above its edge.
pub(super) const LIGHT_LIFT: f32 = 0.004;
/// Factors on the light on the floor of a tray's hollow: along its wall, and in its middle.
const IN_HOLLOW: [f32; 2] = [0.46, 0.84];
/// Factor on the light at the foot of a tray.
const AT_FOOT: f32 = 0.70;
/// Heights that differ by less than this are the same.
const NEARLY_LEVEL: f32 = 1e-3;
/// Tolerance of places on the outline of a hollow, as a share of its radius.
const ON_OUTLINE: f32 = 1e-3;
/// Side of the plank that trays are cut from, which their texture covers.
pub(super) const TRAY_PLANK: f32 = 4.0;

/// Where the stacks of a hand stand in a player's tray, one beside the other.
pub(super) struct TrayRow {
    /// Centre of the first stack; x is right, y away from the first player.
    pub(super) start: Vec2,
    /// Direction from one stack to the next.
    pub(super) along: Vec2,
    pitch: f32,
    /// Distance from the centre of a stack to the edge of its hollow.
    hollow: f32,
}

impl TrayRow {
    /// Places the row along the edge of the slab that leaves the near corner to the right, for the first player; the
    /// same across the table for the other one.
    pub(super) fn of(board: &Board, player: Player) -> Self {
        let slab = Outline::of_board(board).widened(slab_margin(board));
        let hollow = piece_radius(board) + MARGIN;
        let pitch = 2.0 * piece_radius(board) + SPACE;
        let corners = slab.corners();
        let rank = |corner: &Vec2| corner.x - corner.y;
        let near =
            (0..corners.len()).max_by(|&one, &other| rank(&corners[one]).total_cmp(&rank(&corners[other])));
        let near = near.unwrap_or_default();
        // The corner nearest to the lower right, and the next one around the left way.
        let (from, to) = (corners[near], corners[(near + 1) % corners.len()]);
        let (along, out) = ((to - from).normalize_or(Vec2::Y), GAP + hollow + WALL);
        let taken = f32::from(most_stacks(board) - 1) * pitch;
        let first =
            if corners.len() == 4 { (from.distance(to) - taken) / 2.0 } else { FROM_CORNER + hollow + WALL };
        let start = from + along * first + along.rotate(Vec2::NEG_Y) * out;
        let side = if player == Player::Black { 1.0 } else { -1.0 };
        Self { start: start * side, along: along * side, pitch, hollow }
    }

    fn middle(&self, stack: u8) -> Vec2 {
        self.start + self.along * self.pitch * f32::from(stack)
    }
}

/// Greatest number of stacks in a hand. In games on cells one stack stands for an endless supply.
fn most_stacks(board: &Board) -> u8 {
    match board.surface() {
        Surface::Net => STACKS,
        Surface::Cells => 1,
    }
}

/// Returns the number of stacks in which the pieces of a hand lie.
pub(super) fn stacks(pieces: usize) -> u8 {
    u8::try_from(pieces.div_ceil(usize::from(LEVELS))).unwrap_or(STACKS).min(STACKS)
}

/// Returns where the piece of a hand with this index lies, in stacks of six. The last piece is the first to be
/// played.
pub fn tray_slot(board: &Board, player: Player, index: usize) -> Transform {
    let (stack, level) = (index / usize::from(LEVELS), index % usize::from(LEVELS));
    let row = TrayRow::of(board, player);
    let middle = row.middle(u8::try_from(stack).unwrap_or(STACKS));
    Transform::from_translation(on_table(middle) + Vec3::Y * (FLOOR + disc_height(level)))
}

/// Returns the positions of the lowest disc in each column of a player's tray.
pub(in crate::app::stage) fn column_floors(board: &Board, player: Player) -> [Vec3; STACKS as usize] {
    std::array::from_fn(|column| tray_slot(board, player, column * usize::from(LEVELS)).translation)
}

/// Returns the number of pieces that fill so many columns of a tray, or all of its columns if it has fewer.
pub(in crate::app::stage) fn filling(columns: usize) -> usize {
    columns.min(STACKS.into()) * usize::from(LEVELS)
}

/// Returns points around everything beside the board, which must be in view so that hands can be shown.
pub(in crate::app::stage) fn hands_extent(board: &Board) -> Vec<Vec3> {
    const AROUND: u8 = 12;
    let mut points = Vec::new();
    for player in Player::ALL {
        let row = TrayRow::of(board, player);
        let mut circle = |middle: Vec2, radius: f32, height: f32| {
            points.extend((0..AROUND).map(|step| {
                let angle = std::f32::consts::TAU * f32::from(step) / f32::from(AROUND);
                on_table(middle + Vec2::from_angle(angle) * radius) + Vec3::Y * height
            }));
        };
        let last = most_stacks(board) - 1;
        for stack in [0, last] {
            circle(row.middle(stack), row.hollow + WALL + SHADOW_SOFTNESS, 0.0);
            circle(row.middle(stack), piece_radius(board), FLOOR + disc_height(usize::from(LEVELS)));
        }
    }
    points
}

/// Height of the floor of a tray below a place, or `None` beside the trays.
fn hand_ground(board: &Board, place: Vec2) -> Option<f32> {
    let lies = |player| {
        let row = TrayRow::of(board, player);
        let end = row.middle(most_stacks(board) - 1);
        let along = (place - row.start).dot(row.along).clamp(0.0, row.start.distance(end));
        place.distance(row.start + row.along * along) < row.hollow
    };
    Player::ALL.into_iter().any(lies).then_some(FLOOR - SLAB_THICKNESS)
}

/// Returns the height of the ground below a place, on which shadows fall: the board's surface, the floor of a tray,
/// or the table.
pub(super) fn ground(board: &Board, place: Vec3) -> f32 {
    let seen = Vec2::new(place.x, -place.z);
    // Most of what is asked for stands on the field.
    if is_over_slab(board, seen) { 0.0 } else { hand_ground(board, seen).unwrap_or(-SLAB_THICKNESS) }
}

/// Returns the position in the scene of a place on the table, which lies below the board's surface.
pub(super) fn on_table(place: Vec2) -> Vec3 {
    Vec3::new(place.x, -SLAB_THICKNESS, -place.y)
}

/// Builds the mesh of a tray for some stacks, the first one in the middle and the others to the right.
pub(super) fn tray_mesh(row: &TrayRow, stacks: u8) -> Mesh {
    let outline = Outline::capsule(f32::from(stacks - 1) * row.pitch, row.hollow);
    let outside = [(WALL, 0.0), (WALL, LIP - 0.03)];
    let edge = bevel(WALL, LIP, 0.03, 3);
    let across = [(WALL - 0.03, LIP), (0.02, LIP)];
    let inside = [(0.02, LIP), (0.004, LIP - 0.015), (0.0, FLOOR)];
    let tray = raise(&outline, &[&outside, &edge, &across, &inside], 1, TRAY_PLANK);
    let shade = |&[x, height, z]: &[f32; 3]| {
        let inwards = -outline.distance(Vec2::new(x, -z)) / row.hollow;
        let [by_wall, in_middle] = IN_HOLLOW;
        let light = if height < NEARLY_LEVEL {
            AT_FOOT
        } else if height < FLOOR + NEARLY_LEVEL && inwards > -ON_OUTLINE {
            by_wall + (in_middle - by_wall) * inwards.max(0.0)
        } else {
            1.0
        };
        [light, light, light, 1.0]
    };
    let places = tray.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3());
    let shades: Vec<[f32; 4]> = places.unwrap_or_default().iter().map(shade).collect();
    tray.with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, shades)
}

/// Builds the mesh of a soft spot of light or shadow that covers a tray and a margin `around` it, at a height over
/// the table.
pub(super) fn spot_mesh(row: &TrayRow, stacks: u8, around: f32, height: f32) -> Mesh {
    let length = f32::from(stacks - 1) * row.pitch;
    let reach = row.hollow + WALL + around;
    // Two half circles with a band between them: along the band the middle of the picture is drawn out.
    let columns = [(-reach, 0.0), (0.0, 0.5), (length, 0.5), (length + reach, 1.0)];
    let corners = columns
        .into_iter()
        .flat_map(|(x, u)| [([x, height, reach], [u, 1.0]), ([x, height, -reach], [u, 0.0])]);
    let (positions, uvs): (Vec<[f32; 3]>, Vec<[f32; 2]>) = corners.unzip();
    let indices = (0..3).flat_map(|column| [0, 2, 1, 1, 2, 3].map(|corner| column * 2 + corner)).collect();
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_inserted_indices(Indices::U32(indices))
}

#[cfg(test)]
mod tests {
    use bevy::mesh::VertexAttributeValues;

    use super::super::disc::DISC_HEIGHT;
    use super::super::layout::point_position;
    use super::*;
    use crate::board::Side;

    #[test]
    fn discs_of_a_hand_lie_apart_and_beside_the_slab() {
        for board in [Board::hex(), Board::square(), Board::snub(), Board::hex_3()] {
            let slab = Outline::of_board(board).widened(slab_margin(board));
            for player in Player::ALL {
                let places: Vec<Vec3> =
                    (0..18).map(|index| tray_slot(board, player, index).translation).collect();
                for (index, place) in places.iter().enumerate() {
                    let seen = Vec2::new(place.x, -place.z);
                    assert!(slab.distance(seen) > piece_radius(board) + WALL, "{board:?}");
                    assert!(hand_ground(board, seen).is_some_and(|ground| ground <= place.y + 1e-5));
                    assert!(places[..index].iter().all(|other| other.distance(*place) > DISC_HEIGHT * 0.99));
                }
            }
        }
    }

    #[test]
    fn stacks_stand_on_the_slab_and_nothing_else_does() {
        for board in [Board::hex(), Board::hexagon(Side::Five), Board::hexagon(Side::Eleven)] {
            for point in board.points() {
                assert!(ground(board, point_position(board, point)).abs() < f32::EPSILON);
            }
            for player in Player::ALL {
                assert!(ground(board, tray_slot(board, player, 0).translation) < 0.0);
            }
        }
    }

    #[test]
    fn a_tray_is_as_long_as_its_hand_and_gone_with_it() {
        assert_eq!([0, 1, 6, 7, 12, 13, 18].map(stacks), [0, 1, 1, 2, 2, 3, 3]);
        let row = TrayRow::of(Board::hex(), Player::Black);
        let width = |stacks| {
            let mesh = tray_mesh(&row, stacks);
            let places =
                mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3()).unwrap();
            places.iter().map(|place| place[0]).fold(f32::MIN, f32::max)
        };
        assert!((width(3) - width(1) - 2.0 * row.pitch).abs() < 1e-3);
    }

    #[test]
    fn a_tray_is_darker_inside_and_at_its_foot() {
        let row = TrayRow::of(Board::hex(), Player::Black);
        let mesh = tray_mesh(&row, 2);
        let places = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3()).unwrap();
        let Some(VertexAttributeValues::Float32x4(shades)) = mesh.attribute(Mesh::ATTRIBUTE_COLOR) else {
            panic!("no shades")
        };
        assert_eq!(places.len(), shades.len());
        let at = |height: f32| {
            let there = places.iter().zip(shades).filter(move |(place, _)| (place[1] - height).abs() < 1e-4);
            there.map(|(_, shade)| shade[0]).collect::<Vec<_>>()
        };
        assert!(at(LIP).iter().all(|&shade| shade > 0.99) && at(0.0).iter().all(|&shade| shade < 0.75));
        assert!(!at(LIP).is_empty() && !at(0.0).is_empty());
        let inside = at(FLOOR);
        let (darkest, lightest) =
            inside.iter().fold((1.0_f32, 0.0_f32), |(low, high), &shade| (low.min(shade), high.max(shade)));
        assert!(darkest < 0.5 && lightest > darkest + 0.2, "{darkest} {lightest}");
    }

    #[test]
    fn the_first_player_has_the_near_right_and_the_other_one_the_same_across() {
        let cells = [Side::Three, Side::Five, Side::Eleven].map(Board::hexagon);
        for board in [Board::hex(), Board::square(), Board::snub()].into_iter().chain(cells) {
            let [black, white] = Player::ALL.map(|player| TrayRow::of(board, player).start);
            assert!(black.x > 0.0 && black.y < 0.0 && black.abs_diff_eq(-white, 1e-4), "{board:?} {black}");
        }
    }
}
