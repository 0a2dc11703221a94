//! Where the pieces lie that are not on the board, and what they lie in: a tray that is as long as the hand needs. It
//! stands in the corner that a hexagon leaves free, or beside a square. The board is shown a little lower
//! where that makes room for it; where there is none, hands are not shown.

use bevy::asset::RenderAssetUsages;
use bevy::camera::visibility::VisibilitySystems;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use super::layout::{SLAB_THICKNESS, disc_height, piece_radius, slab_margin};
use super::letters::{Letters, Sign};
use super::outline::{Outline, bevel, raise};
use super::paint::Paint;
use super::palette::Tones;
use super::table::{Table, TableBoard, TableSystems};
use crate::app::game::{BoardStyle, DiscLocation, DiscSpot};
use crate::board::{Board, Surface};
use crate::rules::{ByPlayer, Player};

/// Pieces in each stack of a hand, and the most stacks of one.
const LEVELS: u8 = 6;
const STACKS: u8 = 3;
/// Between the slab and what stands beside it.
const GAP: f32 = 0.12;
/// Between two stacks.
const SPACE: f32 = 0.04;
/// From a stack to the edge of its hollow, and the width of that edge.
const MARGIN: f32 = 0.05;
const WALL: f32 = 0.07;
/// How far the edge of a tray rises over the table, and its floor.
const HEIGHTS: [f32; 2] = [0.15, 0.08];
/// From the slab's corner to the first tray, along the slanted edge.
const FROM_CORNER: f32 = 0.42;
/// From the place of a lone piece to the middle of the number beside it, and the height of its figures; more on large
/// boards.
const NUMBER_AWAY: f32 = 0.34;
const NUMBER_HEIGHT: f32 = 0.46;
/// How soft the shadow of a tray is, how far it keeps off the table, and how far it falls away from the lamp.
const SHADE: f32 = 0.16;
const SHADE_LIFT: f32 = 0.006;
const FALLEN: Vec3 = Vec3::new(0.05, 0.0, -0.05);
/// How far the light on a tray reaches around it, and how far over its edge it lies.
const LIGHT: f32 = 0.62;
const LIGHT_LIFT: f32 = 0.004;
/// How much of the light is left in a hollow along its wall and in its middle, and at the foot of a tray.
const IN_HOLLOW: [f32; 2] = [0.46, 0.84];
const AT_FOOT: f32 = 0.70;
/// Heights that differ by less than this are the same.
const NEARLY_LEVEL: f32 = 1e-3;
/// What is off the outline of a hollow by less than this share of it is on it.
const ON_OUTLINE: f32 = 1e-3;
/// The side of the plank that trays are cut from.
pub(super) const TRAY_PLANK: f32 = 4.0;

const SHADOW: Color = Color::srgba(0.02, 0.02, 0.02, 0.55);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hands>()
        .init_resource::<HandRoom>()
        .init_resource::<BoardStyle>()
        .add_systems(
            PreUpdate,
            lay_trays
                .after(TableSystems)
                .run_if(resource_exists::<TrayWood>.and_then(resource_exists::<Letters>)),
        )
        .add_systems(
            PostUpdate,
            show_hands.in_set(HandSystems).after(PoseSystems).before(VisibilitySystems::VisibilityPropagate),
        );
}

/// How many pieces lie beside the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hands {
    /// Those that can be seen.
    pub lying: ByPlayer<usize>,
    /// A number beside the only one of them, where there are always enough.
    pub told: Option<ByPlayer<usize>>,
}

/// The camera finds its place, and with it how much room there is beside the board.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct PoseSystems;

/// Discs, trays and shadows are shown or hidden.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::app::stage) struct HandSystems;

/// Whether there is room for the hands beside the board.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandRoom(pub bool);

impl Default for HandRoom {
    fn default() -> Self {
        Self(true)
    }
}

/// The plank that trays are cut from.
#[derive(Resource, Clone, Debug)]
pub(super) struct TrayWood(pub(super) Handle<Image>);

/// The light on a player's tray. It is dark until it gets a [`Paint`].
#[derive(Component, Debug)]
pub(in crate::app::stage) struct TrayLight(pub Player);

/// What lies beside the board with a hand, and is hidden with it.
#[derive(Component, Debug)]
struct BesideBoard;

fn lay_trays(
    laid: Query<Entity, With<BesideBoard>>,
    table: Option<Single<(Entity, Ref<Table>)>>,
    board: Option<Res<TableBoard>>,
    hands: Res<Hands>,
    wood: Res<TrayWood>,
    (letters, tones): (Res<Letters>, Res<Tones>),
    mut meshes: ResMut<Assets<Mesh>>,
    mut commands: Commands,
) {
    let (Some(table), Some(board)) = (table, board) else { return };
    let (table, marker) = table.into_inner();
    if !(hands.is_changed() || wood.is_changed() || marker.is_added()) {
        return;
    }
    for entity in &laid {
        commands.entity(entity).despawn();
    }
    let board = board.0;
    for player in Player::ALL {
        let row = Row::of(board, player);
        if let Some(told) = hands.told {
            let place = row.beside(0);
            let height = NUMBER_HEIGHT * board.rim_scale();
            let sign = Sign { text: told[player].to_string(), height, color: tones.figures };
            let lift = Vec3::Y * 0.01;
            letters.write(
                &mut commands,
                &mut meshes,
                &sign,
                on_table(place) + lift,
                (BesideBoard, ChildOf(table)),
            );
            continue;
        }
        let stacks = stacks(hands.lying[player]);
        if stacks == 0 {
            continue;
        }
        let turn = Quat::from_rotation_y(row.along.to_angle());
        let place = Transform::from_translation(on_table(row.start)).with_rotation(turn);
        let shaded = place.with_translation(place.translation + FALLEN);
        let parts = [
            ("tray-shadow", spot_mesh(&row, stacks, SHADE, SHADE_LIFT), Paint::Spot(SHADOW), shaded),
            ("tray", tray_mesh(&row, stacks), Paint::Varnish(wood.0.clone(), None), place),
        ];
        let [_, tray] = parts.map(|(name, mesh, paint, place)| {
            let part = (
                Name::new(format!("{name} of {player:?}")),
                BesideBoard,
                Mesh3d(meshes.add(mesh)),
                paint,
                place,
                Pickable::IGNORE,
                ChildOf(table),
            );
            commands.spawn(part).id()
        });
        let [lip, _] = HEIGHTS;
        commands.spawn((
            Name::new(format!("tray-light of {player:?}")),
            TrayLight(player),
            Mesh3d(meshes.add(spot_mesh(&row, stacks, LIGHT, lip + LIGHT_LIFT))),
            Transform::default(),
            Visibility::Hidden,
            Pickable::IGNORE,
            ChildOf(tray),
        ));
    }
}

/// Where there is no room, and on a diagram, nothing lies beside the board. A diagram has discs of its own.
fn show_hands(
    room: Res<HandRoom>,
    depiction: Res<BoardStyle>,
    mut beside: Query<&mut Visibility, With<BesideBoard>>,
    mut discs: Query<(&DiscLocation, &mut Visibility), Without<BesideBoard>>,
) {
    let seen = |shown: bool| if shown { Visibility::Inherited } else { Visibility::Hidden };
    let solid = !depiction.is_flat();
    for mut visibility in &mut beside {
        visibility.set_if_neq(seen(solid && room.0));
    }
    for (at, mut visibility) in &mut discs {
        visibility.set_if_neq(seen(solid && (room.0 || matches!(at.0, DiscSpot::Board(..)))));
    }
}

/// The stacks of a hand, in a row.
struct Row {
    /// The middle of the first one; x is right, y away from the first player.
    start: Vec2,
    /// From one to the next.
    along: Vec2,
    pitch: f32,
    /// From the middle of a stack to the edge of its hollow.
    hollow: f32,
    scale: f32,
}

impl Row {
    /// Along the edge of the slab that leaves the near corner to the right, for the first player; the same across the
    /// table for the other one.
    fn of(board: &Board, player: Player) -> Self {
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
        Self { start: start * side, along: along * side, pitch, hollow, scale: board.rim_scale() }
    }

    fn middle(&self, stack: u8) -> Vec2 {
        self.start + self.along * self.pitch * f32::from(stack)
    }

    /// The place of a number beside a stack.
    fn beside(&self, stack: u8) -> Vec2 {
        self.middle(stack) + self.along * (self.hollow + NUMBER_AWAY * self.scale)
    }
}

/// The most stacks that a hand has: of a game that is played on cells, one piece shows where all of them come from.
fn most_stacks(board: &Board) -> u8 {
    match board.surface() {
        Surface::Net => STACKS,
        Surface::Cells => 1,
    }
}

/// How many stacks so many pieces make.
fn stacks(pieces: usize) -> u8 {
    u8::try_from(pieces.div_ceil(usize::from(LEVELS))).unwrap_or(STACKS).min(STACKS)
}

/// Where the disc of a hand lies: in stacks of six. The last disc is the first to be played.
pub(super) fn slot(board: &Board, player: Player, index: usize) -> Transform {
    let (stack, level) = (index / usize::from(LEVELS), index % usize::from(LEVELS));
    let row = Row::of(board, player);
    let middle = row.middle(u8::try_from(stack).unwrap_or(STACKS));
    Transform::from_translation(on_table(middle) + Vec3::Y * (floor(board) + disc_height(level)))
}

/// Where the lowest disc lies in each column of a tray.
pub(in crate::app::stage) fn column_floors(board: &Board, player: Player) -> [Vec3; STACKS as usize] {
    std::array::from_fn(|column| slot(board, player, column * usize::from(LEVELS)).translation)
}

/// How many pieces fill so many columns of a tray, or all that it has if there are fewer.
pub(in crate::app::stage) fn filling(columns: usize) -> usize {
    columns.min(STACKS.into()) * usize::from(LEVELS)
}

/// What must be in view so that hands can be shown: points around all that lies beside the board.
pub(in crate::app::stage) fn extent(board: &Board) -> Vec<Vec3> {
    const AROUND: u8 = 12;
    let mut points = Vec::new();
    for player in Player::ALL {
        let row = Row::of(board, player);
        let mut circle = |middle: Vec2, radius: f32, height: f32| {
            points.extend((0..AROUND).map(|step| {
                let angle = std::f32::consts::TAU * f32::from(step) / f32::from(AROUND);
                on_table(middle + Vec2::from_angle(angle) * radius) + Vec3::Y * height
            }));
        };
        let last = most_stacks(board) - 1;
        for stack in [0, last] {
            circle(row.middle(stack), row.hollow + WALL, 0.0);
            let full = if last == 0 { 1 } else { usize::from(LEVELS) };
            circle(row.middle(stack), piece_radius(board), floor(board) + disc_height(full));
        }
        if last == 0 {
            circle(row.beside(0), NUMBER_HEIGHT * board.rim_scale() * 0.4, 0.0);
        }
    }
    points
}

/// The height on which a piece above this place comes to stand, where a hand lies; none elsewhere.
pub(super) fn ground(board: &Board, place: Vec2) -> Option<f32> {
    let lies = |player| {
        let row = Row::of(board, player);
        let end = row.middle(most_stacks(board) - 1);
        let along = (place - row.start).dot(row.along).clamp(0.0, row.start.distance(end));
        place.distance(row.start + row.along * along) < row.hollow
    };
    Player::ALL.into_iter().any(lies).then(|| floor(board) - SLAB_THICKNESS)
}

/// How far over the table a hand lies.
fn floor(board: &Board) -> f32 {
    match board.surface() {
        Surface::Net => HEIGHTS[1],
        Surface::Cells => 0.0,
    }
}

/// A place on the table, which lies below the board's surface.
fn on_table(place: Vec2) -> Vec3 {
    Vec3::new(place.x, -SLAB_THICKNESS, -place.y)
}

/// A tray for so many stacks, the first one in the middle and the others to the right.
fn tray_mesh(row: &Row, stacks: u8) -> Mesh {
    let [lip, floor] = HEIGHTS;
    let outline = Outline::capsule(f32::from(stacks - 1) * row.pitch, row.hollow);
    let outside = [(WALL, 0.0), (WALL, lip - 0.03)];
    let edge = bevel(WALL, lip, 0.03, 3);
    let across = [(WALL - 0.03, lip), (0.02, lip)];
    let inside = [(0.02, lip), (0.004, lip - 0.015), (0.0, floor)];
    let tray = raise(&outline, &[&outside, &edge, &across, &inside], 1, TRAY_PLANK);
    let shade = |&[x, height, z]: &[f32; 3]| {
        let inwards = -outline.distance(Vec2::new(x, -z)) / row.hollow;
        let [by_wall, in_middle] = IN_HOLLOW;
        let light = if height < NEARLY_LEVEL {
            AT_FOOT
        } else if height < floor + NEARLY_LEVEL && inwards > -ON_OUTLINE {
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

/// A level spot as soft as its picture over all of a tray and so much around it, at a height over the table.
fn spot_mesh(row: &Row, stacks: u8, around: f32, height: f32) -> Mesh {
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
    use super::*;
    use crate::board::Side;

    #[test]
    fn discs_of_a_hand_lie_apart_and_beside_the_slab() {
        for board in [Board::hex(), Board::square(), Board::snub(), Board::hex_3()] {
            let slab = Outline::of_board(board).widened(slab_margin(board));
            for player in Player::ALL {
                let places: Vec<Vec3> = (0..18).map(|index| slot(board, player, index).translation).collect();
                for (index, place) in places.iter().enumerate() {
                    let seen = Vec2::new(place.x, -place.z);
                    assert!(slab.distance(seen) > piece_radius(board) + WALL, "{board:?}");
                    assert!(ground(board, seen).is_some_and(|ground| ground <= place.y + 1e-5));
                    assert!(places[..index].iter().all(|other| other.distance(*place) > DISC_HEIGHT * 0.99));
                }
            }
        }
    }

    #[test]
    fn a_tray_is_as_long_as_its_hand_and_gone_with_it() {
        assert_eq!([0, 1, 6, 7, 12, 13, 18].map(stacks), [0, 1, 1, 2, 2, 3, 3]);
        let row = Row::of(Board::hex(), Player::Black);
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
        let row = Row::of(Board::hex(), Player::Black);
        let mesh = tray_mesh(&row, 2);
        let places = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3()).unwrap();
        let Some(VertexAttributeValues::Float32x4(shades)) = mesh.attribute(Mesh::ATTRIBUTE_COLOR) else {
            panic!("no shades")
        };
        assert_eq!(places.len(), shades.len());
        let [lip, floor] = HEIGHTS;
        let at = |height: f32| {
            let there = places.iter().zip(shades).filter(move |(place, _)| (place[1] - height).abs() < 1e-4);
            there.map(|(_, shade)| shade[0]).collect::<Vec<_>>()
        };
        assert!(at(lip).iter().all(|&shade| shade > 0.99) && at(0.0).iter().all(|&shade| shade < 0.75));
        assert!(!at(lip).is_empty() && !at(0.0).is_empty());
        let inside = at(floor);
        let (darkest, lightest) =
            inside.iter().fold((1.0_f32, 0.0_f32), |(low, high), &shade| (low.min(shade), high.max(shade)));
        assert!(darkest < 0.5 && lightest > darkest + 0.2, "{darkest} {lightest}");
    }

    #[test]
    fn the_first_player_has_the_near_right_and_the_other_one_the_same_across() {
        let cells = [Side::Three, Side::Five, Side::Eleven].map(Board::hexagon);
        for board in [Board::hex(), Board::square(), Board::snub()].into_iter().chain(cells) {
            let [black, white] = Player::ALL.map(|player| Row::of(board, player).start);
            assert!(black.x > 0.0 && black.y < 0.0 && black.abs_diff_eq(-white, 1e-4), "{board:?} {black}");
        }
    }
}
