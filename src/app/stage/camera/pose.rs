//! The camera's pose: the board fills the free area between the panels, from wherever it is looked at.

use std::f32::consts::FRAC_PI_2;

use bevy::camera::CameraUpdateSystems;
use bevy::prelude::*;
use bevy::transform::TransformSystems;

use super::orbit::Orbit;
use super::projection::{ShiftedOrthographic, ShiftedPerspective};
use super::rig::{ANGLE, Rig, Seat};
use crate::app::game::{BoardStyle, Footprints, FreeArea};
use crate::app::stage::scene::layout::{self, PageTurn};
use crate::app::stage::scene::{HandRoom, PoseSystems, TableBoard, hands};
use crate::board::Board;
use crate::diagram;

/// The share of the free area's width or height that the board fills.
const FILLED: f32 = 0.92;
/// The share of the margin around the board that it may give up below for the far hand.
const LOWERED: f32 = 0.6;
/// The share of the free area that a diagram fills, with the room around its outermost pieces and coordinates.
const PAGE_FILLED: f32 = 0.97;
/// How far the camera of a diagram is above the board. It makes no difference, as long as everything is below it.
const ABOVE: f32 = 30.0;
/// A free area narrower or lower than this many pixels is no place for a board: it fills the window instead.
const LEAST_AREA: f32 = 40.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FreeArea>()
        .init_resource::<Grain>()
        .init_resource::<EdgePixels>()
        .init_resource::<PageTurn>()
        .init_resource::<PageRoom>()
        .init_resource::<Footprints>()
        .init_resource::<HandRoom>()
        .add_systems(
            PostUpdate,
            pose.in_set(PoseSystems)
                .run_if(resource_exists::<TableBoard>)
                .before(CameraUpdateSystems)
                .before(TransformSystems::Propagate),
        );
}

fn pose(
    board: Res<TableBoard>,
    free: Res<FreeArea>,
    depiction: Res<BoardStyle>,
    mut rigs: Query<(&mut Rig, &Camera, &mut Transform, &mut Projection)>,
    mut posed: Local<Option<Lens>>,
    mut grain: ResMut<Grain>,
    (mut edge, mut turn, mut page_room): (ResMut<EdgePixels>, ResMut<PageTurn>, ResMut<PageRoom>),
    mut room: ResMut<HandRoom>,
    mut footprints: ResMut<Footprints>,
) {
    for (mut rig, camera, mut transform, mut projection) in &mut rigs {
        let Some(size) = camera.logical_target_size().filter(|size| size.min_element() >= 1.0) else {
            continue;
        };
        let window = Rect::from_corners(Vec2::ZERO, size);
        let area = free.0.map(|area| area.intersect(window));
        let area = area.filter(|area| area.size().min_element() >= LEAST_AREA).unwrap_or(window);
        // Another board is another page.
        if board.is_changed() && !board.is_added() {
            rig.page = rig.page_before(Seat::Mine);
        }
        let (aim, lens) = match *depiction {
            BoardStyle::Table => {
                let stance = stance(&rig, board.0, area, size);
                room.set_if_neq(HandRoom(stance.room));
                footprints.set_if_neq(Footprints(stance.footprints));
                grain.set_if_neq(Grain(stance.grain));
                rig.bypass_change_detection().pixel = stance.pixel;
                (stance.aim, Lens::Table(stance.lens))
            }
            BoardStyle::Diagram => {
                let page = PageView::of(rig.page, board.0, area, size);
                turn.set_if_neq(page.turn);
                edge.set_if_neq(page.edge);
                page_room.set_if_neq(page.room);
                footprints.set_if_neq(Footprints(vec![page.footprint]));
                grain.set_if_neq(Grain(1.0 / page.edge.whole));
                rig.bypass_change_detection().pixel = 1.0 / page.edge.now;
                (page.aim, Lens::Page(page.lens))
            }
        };
        transform.set_if_neq(aim);
        if posed.as_ref() != Some(&lens) {
            *projection = match lens.clone() {
                Lens::Table(lens) => Projection::custom(lens),
                Lens::Page(lens) => Projection::custom(lens),
            };
            *posed = Some(lens);
        }
    }
}

/// Where the optical axis meets a picture of this size, so that it meets the middle of an area.
fn axis(area: Rect, size: Vec2) -> Vec2 {
    (area.center() / size * 2.0 - 1.0) * Vec2::new(1.0, -1.0)
}

/// What the camera looks through.
#[derive(Clone, Debug, PartialEq)]
enum Lens {
    Table(ShiftedPerspective),
    Page(ShiftedOrthographic),
}

/// How a camera stands at the table.
struct Stance {
    aim: Transform,
    lens: ShiftedPerspective,
    /// Whether the hands are in view from the seat.
    room: bool,
    /// How many units of the table a pixel is wide in the middle of the view: from the seat, and from here.
    grain: f32,
    pixel: f32,
    /// Where board and hands are in the window, seen from the seat.
    footprints: Vec<Vec<Vec2>>,
}

fn stance(rig: &Rig, board: &Board, area: Rect, size: Vec2) -> Stance {
    let mut lens = ShiftedPerspective { angle: ANGLE, middle: axis(area, size), aspect: size.x / size.y };
    let board_corners = layout::corners(board);
    let mut corners = board_corners.clone();
    let free = lens.reach() * area.size() / size;
    let filled = free * FILLED;
    // What fits is asked from the seat: it does not come and go while the camera moves.
    let seat = rig.seat(Seat::Mine);
    let place = seat.place(&corners, filled);
    let hands = hands::extent(board);
    let down = lowered(&hands, seat, place, free);
    if down.is_some() {
        // From the side one hand lies behind the board and one before it: the more it is turned, the more room they
        // need.
        let turned = (rig.orbit.yaw - rig.home_yaw).sin().abs();
        corners.extend(hands.iter().map(|point| point * turned));
    }
    let aim = Transform {
        translation: rig.orbit.place(&corners, filled),
        rotation: rig.orbit.rotation(),
        scale: Vec3::ONE,
    };
    lens.middle.y -= down.unwrap_or(0.0) / lens.reach().y;
    let from_seat = |point: &Vec3| {
        let seen = seat.rotation().inverse() * (point - place);
        let seen = lens.middle + seen.truncate() / -seen.z / lens.reach();
        (seen * Vec2::new(0.5, -0.5) + 0.5) * size
    };
    // Each player's hand lies at a side of its own.
    let hands = hands.chunks((hands.len() / 2).max(1)).filter(|_| down.is_some());
    let all = std::iter::once(board_corners.as_slice()).chain(hands);
    let footprints = all.map(|points| points.iter().map(from_seat).collect()).collect();
    let unit = |distance: f32| distance * lens.reach().y * 2.0 / size.y;
    let (grain, pixel) = (unit(place.length()), unit(aim.translation.length()));
    Stance { aim, lens, room: down.is_some(), grain, pixel, footprints }
}

/// How a camera looks straight down on the page.
struct PageView {
    aim: Transform,
    lens: ShiftedOrthographic,
    turn: PageTurn,
    edge: EdgePixels,
    room: PageRoom,
    /// Where the diagram is in the window when all of it is seen.
    footprint: Vec<Vec2>,
}

impl PageView {
    fn of(page: Orbit, board: &Board, area: Rect, size: Vec2) -> Self {
        let (low, high) = diagram::extent(board, page.yaw);
        let (low, high) = (Vec2::from(low), Vec2::from(high));
        let fit = (area.size() * PAGE_FILLED / (high - low)).min_element();
        let edge = EdgePixels { now: fit / page.zoom, whole: fit };
        let whole =
            |place: [f32; 2]| area.center() + (Vec2::from(place) - (low + high) / 2.0) * Vec2::new(fit, -fit);
        let middle = Vec2::from_angle(page.yaw).rotate((low + high) / 2.0);
        let middle = middle + page.pan * Vec2::new(1.0, -1.0);
        let turn = PageTurn(page.yaw);
        let aim = Transform {
            translation: Vec3::new(middle.x, ABOVE, -middle.y),
            rotation: turn.rotation() * Quat::from_rotation_x(-FRAC_PI_2),
            scale: Vec3::ONE,
        };
        let half = size.y / 2.0 / edge.now;
        let lens = ShiftedOrthographic { half, middle: axis(area, size), aspect: size.x / size.y };
        let room = PageRoom(Rect::from_center_size((low + high) / 2.0, area.size() / fit));
        let footprint = diagram::around(board, page.yaw).into_iter().map(whole).collect();
        Self { aim, lens, turn, edge, room, footprint }
    }
}

/// How much lower than in the middle of the free area the board is shown, so that these points are in view from a seat;
/// none if they are out of view even then. Lengths are tangents of angles, as in `free`, which is how far the area
/// reaches to each side and upwards.
fn lowered(points: &[Vec3], seat: Orbit, place: Vec3, free: Vec2) -> Option<f32> {
    let back = seat.rotation().inverse();
    let seen = points.iter().map(|point| {
        let seen = back * (point - place);
        (seen.z < 0.0).then(|| seen.truncate() / -seen.z)
    });
    let seen: Vec<Vec2> = seen.collect::<Option<_>>()?;
    let highest = seen.iter().fold(f32::MIN, |high, point| high.max(point.y));
    let lowered = (highest - free.y).max(0.0);
    let fits = |point: &Vec2| point.x.abs() < free.x && point.y - lowered > -free.y;
    (lowered <= free.y * (1.0 - FILLED) * LOWERED && seen.iter().all(fits)).then_some(lowered)
}

/// How many units of the table a logical pixel is wide in the middle of the board, seen from the seat.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Grain(pub f32);

impl Default for Grain {
    fn default() -> Self {
        Self(0.01)
    }
}

/// How many logical pixels lie between neighbours of a diagram.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct EdgePixels {
    /// As it is looked at.
    pub now: f32,
    /// Where all of it is seen.
    pub whole: f32,
}

impl Default for EdgePixels {
    fn default() -> Self {
        Self { now: 50.0, whole: 50.0 }
    }
}

/// The part of the page that the free area shows while all of the diagram is seen: in edges from the middle of the board,
/// upwards as its reader sees it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct PageRoom(pub Rect);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Side;

    /// A window of 1280×720 with its rail.
    #[test]
    fn letters_on_the_rim_can_be_read_and_stand_clear_of_the_inlay() {
        let cells = [Side::Three, Side::Five, Side::Seven, Side::Eleven].map(Board::hexagon);
        for board in [Board::hex(), Board::square(), Board::snub()].into_iter().chain(cells) {
            let orbit = Rig::default().orbit;
            let lens = ShiftedPerspective { angle: ANGLE, middle: Vec2::ZERO, aspect: 1280.0 / 720.0 };
            let place = orbit.place(&layout::corners(board), lens.reach() * Vec2::new(0.75, 1.0) * FILLED);
            let seen = |at: Vec2| {
                let seen = orbit.rotation().inverse() * (Vec3::new(at.x, 0.0, -at.y) - place);
                seen.truncate() / -seen.z / lens.reach().y * 360.0
            };
            for label in board.rim().iter().filter(|label| !label.turned) {
                let at = Vec2::from(label.at);
                // What lies away from the viewer is seen shortest.
                let unit = (seen(at + Vec2::Y * 0.5) - seen(at - Vec2::Y * 0.5)).length();
                let height = layout::LETTER_HEIGHT * board.rim_scale() * unit;
                assert!(height >= 12.0, "{} on {board:?} is {height} pixels high", label.text);
                let apart = layout::beside_inlay(board, label)
                    .into_iter()
                    .map(|[own, inlay]| (seen(own) - seen(inlay)).length());
                let clear = apart.fold(f32::MAX, f32::min);
                assert!(clear >= 8.0, "{} on {board:?} is {clear} pixels from the inlay", label.text);
            }
        }
    }
}
