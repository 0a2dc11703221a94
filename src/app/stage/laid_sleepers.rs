//! Positions of the sleepers beside the board, once they have left it at the end of a game. A sleeper is a stack that
//! scores nothing, since no enemy stack stands next to it. On the table sleepers lie in the tray of their player, on a
//! diagram in the corner next to the player.

use bevy::prelude::*;

use super::camera::VisiblePage;
use super::scene::layout::{PageRotation, disc_height};
use super::scene::{HandsFit, column_floors};
use crate::app::GameSystems;
use crate::app::game::{BoardStyle, CurrentMatch, EndSequence, RedrawScheduler};
use crate::board::{Board, Point};
use crate::diagram;
use crate::rules::{BoardView, ByPlayer, Player, StackView};

/// Height of the arc in which a stack leaves the board.
const ARC_HEIGHT: f32 = 1.0;
/// Scale of sleepers that are laid beside a diagram, relative to stacks on it.
pub(super) const ON_PAGE: f32 = 0.75;
/// Distance from one place to the next on a diagram, sideways and upwards, in edges.
const PITCH: Vec2 = Vec2::new(0.68, 0.78);
/// Distance from the corner of the visible page to the first place, in edges. There is text below it.
const FROM_CORNER: Vec2 = Vec2::new(0.5, 0.75);
/// Clear space that a place for a sleeper on a diagram needs to the sides of its middle and below, in edges.
const CLEARANCE: f32 = 0.32;
/// Clear space that a place for a sleeper on a diagram needs above its middle, in edges.
const CLEARANCE_ABOVE: f32 = 0.45;
/// Number of places to try in each row and each column.
const LOOKED_AT: u8 = 6;
/// Offset of a stack above the one below it, if there are more stacks than places.
const ABOVE_ANOTHER: f32 = 0.3;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LaidSleepers>().add_systems(Update, lay_sleepers.in_set(GameSystems::Animate));
}

/// Finds places beside the board for the sleepers of a game that is over.
pub(super) fn lay_sleepers(
    current: Res<CurrentMatch>,
    ending: Res<EndSequence>,
    depiction: Res<BoardStyle>,
    hands_fit: Res<HandsFit>,
    (page, turn): (Res<VisiblePage>, Res<PageRotation>),
    mut aside: ResMut<LaidSleepers>,
    mut redraws: ResMut<RedrawScheduler>,
) {
    let view = current.view();
    let stacks: Vec<&StackView> = ending.sleepers().iter().filter_map(|&point| view.stack(point)).collect();
    let laid = match *depiction {
        _ if stacks.is_empty() => Vec::new(),
        BoardStyle::Table if hands_fit.0 => on_table(view, &stacks),
        BoardStyle::Table => Vec::new(),
        BoardStyle::Diagram => on_page(view.board, &stacks, *page, *turn),
    };
    if aside.set_if_neq(LaidSleepers(laid)) {
        redraws.settle();
    }
}

/// Places beside the board for the sleepers, the stacks that score nothing in a game that is over; empty where there
/// is no room.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct LaidSleepers(Vec<LaidStack>);

/// A sleeping stack that is laid beside the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct LaidStack {
    /// Point on which it stood.
    pub(super) point: Point,
    pub(super) owner: Player,
    /// Position of its foot.
    pub(super) place: Vec3,
}

impl LaidSleepers {
    /// Returns where the stack from a point is laid beside the board, if it is.
    pub(super) fn place(&self, point: Point) -> Option<Vec3> {
        self.0.iter().find(|laid| laid.point == point).map(|laid| laid.place)
    }

    /// Returns the laid stacks of a player.
    pub(super) fn of_player(&self, player: Player) -> impl Iterator<Item = LaidStack> {
        self.0.iter().copied().filter(move |laid| laid.owner == player)
    }
}

/// Returns the position of a stack that has gone a share of its way off the board, along an arc.
pub(super) fn position_on_the_way(from: Vec3, to: Vec3, gone: f32) -> Vec3 {
    let eased = EaseFunction::SmoothStep.sample_clamped(gone);
    from.lerp(to, eased) + Vec3::Y * ARC_HEIGHT * 4.0 * gone * (1.0 - gone)
}

/// Returns the number of tray columns that each player's sleepers would fill: one for each stack, or 0 where the hand
/// still has the tray. [`filling`](super::scene::filling) limits it.
pub(super) fn columns(view: &BoardView, sleepers: &[Point]) -> ByPlayer<usize> {
    let stacks = sleepers.iter().filter_map(|&point| view.stack(point));
    let mut columns = ByPlayer::<usize>::default();
    for stack in stacks {
        columns[stack.owner()] += 1;
    }
    ByPlayer::from_fn(|player| if has_tray(view, player) { columns[player] } else { 0 })
}

/// Returns true if the tray of a player is free, as it is whenever a game ends by its rules.
fn has_tray(view: &BoardView, player: Player) -> bool {
    view.hands[player] == 0
}

/// Positions in the trays: each stack where the fewest pieces lie.
fn on_table(view: &BoardView, sleepers: &[&StackView]) -> Vec<LaidStack> {
    let mut trays =
        ByPlayer::from_fn(|player| column_floors(view.board, player).map(|floor| (floor, 0_usize)));
    let mut laid = Vec::new();
    for stack in sleepers {
        let owner = stack.owner();
        let fewest = trays[owner].iter_mut().min_by_key(|(_, pieces)| *pieces);
        let Some((floor, below)) = fewest.filter(|_| has_tray(view, owner)) else { continue };
        laid.push(LaidStack { point: stack.point, owner, place: *floor + Vec3::Y * disc_height(*below) });
        *below += stack.pieces.len();
    }
    laid
}

/// Positions in the corners of the page: Black's sleepers at the lower right, White's at the upper left, and the other
/// way around for a reader on the other side.
fn on_page(board: &Board, sleepers: &[&StackView], room: VisiblePage, turn: PageRotation) -> Vec<LaidStack> {
    // For a reader at the side the cosine is 0 but for rounding: then Black counts as near.
    let is_black_near = turn.0.cos() > -0.01;
    let lay = |owner: Player| {
        let is_near = (owner == Player::Black) == is_black_near;
        let places = places_on_page(board, room, turn, is_near);
        let own = sleepers.iter().filter(move |stack| stack.owner() == owner);
        let stacks: Vec<_> = own.enumerate().collect();
        stacks.into_iter().filter_map(move |(index, stack)| {
            let place = places.get(index % places.len().max(1))?;
            #[expect(clippy::cast_precision_loss, reason = "a handful of stacks")]
            let higher = ABOVE_ANOTHER * (index / places.len()) as f32;
            let place = turn.rotation() * Vec3::new(place.x, 0.0, -place.y - higher);
            Some(LaidStack { point: stack.point, owner, place })
        })
    };
    Player::ALL.into_iter().flat_map(lay).collect()
}

/// Positions in a corner of the page that are clear of the board and its coordinates, the nearest to the corner first;
/// as the reader sees them, in edges.
fn places_on_page(board: &Board, room: VisiblePage, turn: PageRotation, is_near: bool) -> Vec<Vec2> {
    let around = diagram::outline_points(board, turn.0);
    // Four corners around each piece and each coordinate.
    let taken: Vec<Rect> = around
        .chunks(4)
        .filter_map(|corners| {
            let corners = corners.iter().copied().map(Vec2::from);
            corners.map(|corner| Rect::from_corners(corner, corner)).reduce(|one, other| one.union(other))
        })
        .collect();
    let is_free = |place: &Vec2| {
        let room_for = Rect {
            min: *place - Vec2::splat(CLEARANCE),
            max: *place + Vec2::new(CLEARANCE, CLEARANCE_ABOVE),
        };
        let within = room.0.contains(room_for.min) && room.0.contains(room_for.max);
        within && taken.iter().all(|taken| taken.intersect(room_for).is_empty())
    };
    let at = |[along, up]: [u8; 2]| {
        let away = FROM_CORNER + PITCH * Vec2::new(along.into(), up.into());
        if is_near {
            Vec2::new(room.0.max.x - away.x, room.0.min.y + away.y)
        } else {
            Vec2::new(room.0.min.x + away.x, room.0.max.y - away.y)
        }
    };
    let mut steps: Vec<[u8; 2]> =
        (0..LOOKED_AT).flat_map(|up| (0..LOOKED_AT).map(move |along| [along, up])).collect();
    steps.sort_by_key(|[along, up]| (along + up, *up));
    steps.into_iter().map(at).filter(is_free).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::stage::scene::layout::point_position;
    use crate::rules::tests::played;

    /// Stacks of this many pieces that sleep, wherever they stand: the first ones of a player.
    fn sleepers(owner: Player, pieces: &[usize]) -> Vec<StackView> {
        let stack = |(index, &pieces): (usize, &usize)| StackView {
            point: Point::new(index),
            pieces: vec![owner; pieces],
            pinned: false,
            asleep: true,
            tower: false,
        };
        pieces.iter().enumerate().map(stack).collect()
    }

    /// The end of a game: no hand is left.
    fn ended() -> BoardView {
        BoardView { hands: ByPlayer::new(0, 0), ..played("hex", "d4 d5 d3 d6 e5").view() }
    }

    #[test]
    fn sleepers_lie_in_the_tray_where_the_fewest_pieces_are() {
        let view = ended();
        let stacks = sleepers(Player::White, &[2, 1, 1, 3, 2]);
        let laid = on_table(&view, &stacks.iter().collect::<Vec<_>>());
        let floors = column_floors(view.board, Player::White);
        let slot = |column: usize, level: usize| floors[column] + Vec3::Y * disc_height(level);
        let places: Vec<Vec3> = laid.iter().map(|laid| laid.place).collect();
        assert_eq!(places, [slot(0, 0), slot(1, 0), slot(2, 0), slot(1, 1), slot(2, 1)]);
        // A hand that is still there keeps its place.
        let hands = ByPlayer::new(0, 1);
        assert!(on_table(&BoardView { hands, ..view }, &stacks.iter().collect::<Vec<_>>()).is_empty());
    }

    #[test]
    fn on_a_page_they_lie_apart_in_the_corner_of_their_owner() {
        let board = Board::square();
        let stacks = [sleepers(Player::Black, &[1, 1, 3]), sleepers(Player::White, &[2, 1])].concat();
        let stacks: Vec<&StackView> = stacks.iter().collect();
        let wide = VisiblePage(Rect::from_center_half_size(Vec2::ZERO, Vec2::new(6.3, 4.0)));
        for (turn, black_is_near) in [(0.0, true), (std::f32::consts::PI, false)] {
            let turn = PageRotation(turn);
            let laid = on_page(board, &stacks, wide, turn);
            assert_eq!(laid.len(), stacks.len());
            for (index, one) in laid.iter().enumerate() {
                let seen = turn.rotation().inverse() * one.place;
                let is_near = (one.owner == Player::Black) == black_is_near;
                assert_eq!((seen.x > 0.0, seen.z > 0.0), (is_near, is_near), "{one:?}");
                assert!(laid[..index].iter().all(|other| other.place.distance(one.place) > 0.5));
                let clear = |point| point_position(board, point).distance(one.place) > 0.75;
                assert!(board.points().all(clear), "{one:?}");
            }
        }
        // Where the board fills all there is, they have no place.
        let narrow = VisiblePage(Rect::from_center_half_size(Vec2::ZERO, Vec2::splat(3.7)));
        assert!(on_page(board, &stacks, narrow, PageRotation(0.0)).is_empty());
    }

    #[test]
    fn more_stacks_than_places_lie_on_each_other() {
        let stacks = sleepers(Player::Black, &[1; 30]);
        let stacks: Vec<&StackView> = stacks.iter().collect();
        let room = VisiblePage(Rect::from_center_half_size(Vec2::ZERO, Vec2::new(4.7, 3.7)));
        let laid = on_page(Board::hex(), &stacks, room, PageRotation(0.0));
        assert_eq!(laid.len(), 30);
        for (index, one) in laid.iter().enumerate() {
            assert!(laid[..index].iter().all(|other| other.place.distance(one.place) > 0.1), "{one:?}");
        }
    }

    #[test]
    fn the_way_begins_on_the_board_and_ends_where_it_leads() {
        let (from, to) = (Vec3::ZERO, Vec3::new(4.0, -0.2, 2.0));
        assert_eq!((position_on_the_way(from, to, 0.0), position_on_the_way(from, to, 1.0)), (from, to));
        let halfway = position_on_the_way(from, to, 0.5);
        assert!(halfway.y > 0.8 && (halfway.x - 2.0).abs() < 1e-5, "{halfway}");
    }
}
