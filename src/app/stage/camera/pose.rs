//! Transform and projection of the camera: the board fills the free area between the panels, from every angle.

use std::f32::consts::FRAC_PI_2;

use bevy::camera::CameraUpdateSystems;
use bevy::prelude::*;
use bevy::transform::TransformSystems;

use super::orbit::OrbitPose;
use super::orbit_camera::{FIELD_OF_VIEW, OrbitCamera, Viewpoint};
use super::projection::{ShiftedOrthographic, ShiftedPerspective};
use crate::app::game::{BoardStyle, Footprints, FreeArea, PhotoFrame};
use crate::app::stage::scene::layout::{self, PageRotation};
use crate::app::stage::scene::{FaceViewer, HandsFit, PoseSystems, TableBoard, hands_extent};
use crate::board::Board;
use crate::diagram;

/// Share of the free area's width or height that the board fills.
const BOARD_SHARE: f32 = 0.92;
/// Shares of the free area that the board may fill, of which the first is taken that leaves room for the hands (the
/// pieces beside the board).
const SHARES_WITH_HANDS: [f32; 4] = [BOARD_SHARE, 0.89, 0.86, 0.83];
/// Share of the free area that board and hands may fill together.
const SHARE_OF_HANDS: f32 = 0.97;
/// Greatest share of the margin below the board by which the board is lowered to make room for the hand behind it.
const MAX_LOWERING: f32 = 0.6;
/// Share of the free area that a diagram fills, with the room around its outermost pieces and coordinates.
const PAGE_SHARE: f32 = 0.97;
/// Height of the camera over a diagram. It makes no difference, as long as everything is below it.
const PAGE_CAMERA_HEIGHT: f32 = 30.0;
/// Least width and height in pixels of a free area; in a smaller one the board fills the window instead.
const MIN_AREA: f32 = 40.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FreeArea>()
        .init_resource::<PhotoFrame>()
        .init_resource::<UnitsPerPixel>()
        .init_resource::<PixelsPerEdge>()
        .init_resource::<PageRotation>()
        .init_resource::<VisiblePage>()
        .init_resource::<Footprints>()
        .init_resource::<HandsFit>()
        .add_systems(
            PostUpdate,
            pose_camera
                .in_set(PoseSystems)
                .run_if(resource_exists::<TableBoard>)
                .before(CameraUpdateSystems)
                .before(TransformSystems::Propagate),
        )
        .add_systems(PostUpdate, face_viewer.after(PoseSystems).before(TransformSystems::Propagate));
}

fn pose_camera(
    board: Res<TableBoard>,
    (free, photo): (Res<FreeArea>, Res<PhotoFrame>),
    depiction: Res<BoardStyle>,
    mut cameras: Query<(&mut OrbitCamera, &Camera, &mut Transform, &mut Projection)>,
    mut posed: Local<Option<ShiftedProjection>>,
    mut units_per_pixel: ResMut<UnitsPerPixel>,
    (mut edge, mut turn, mut page_room): (ResMut<PixelsPerEdge>, ResMut<PageRotation>, ResMut<VisiblePage>),
    mut hands_fit: ResMut<HandsFit>,
    mut footprints: ResMut<Footprints>,
) {
    for (mut orbit_camera, camera, mut transform, mut projection) in &mut cameras {
        let Some(size) = camera.logical_target_size().filter(|size| size.min_element() >= 1.0) else {
            continue;
        };
        let window = Rect::from_corners(Vec2::ZERO, size);
        let area = photo.0.or(free.0).map(|area| area.intersect(window));
        let area = area.filter(|area| area.size().min_element() >= MIN_AREA).unwrap_or(window);
        // Another board is another page.
        if board.is_changed() && !board.is_added() {
            orbit_camera.page = orbit_camera.page_view_from(Viewpoint::Mine);
        }
        let (placed, shifted) = match *depiction {
            BoardStyle::Table => {
                let mut pose = table_pose(&orbit_camera, board.0, area, size);
                if let Some(lens) = orbit_camera.lens {
                    lens.shift(&mut pose.transform, &mut pose.projection);
                }
                hands_fit.set_if_neq(HandsFit(pose.room));
                footprints.set_if_neq(Footprints(pose.footprints));
                units_per_pixel.set_if_neq(UnitsPerPixel(pose.grain));
                orbit_camera.bypass_change_detection().pixel = pose.pixel;
                (pose.transform, ShiftedProjection::Table(pose.projection))
            }
            BoardStyle::Diagram => {
                let page = PagePose::new(orbit_camera.page, board.0, area, size);
                turn.set_if_neq(page.turn);
                edge.set_if_neq(page.edge);
                page_room.set_if_neq(page.room);
                footprints.set_if_neq(Footprints(vec![page.footprint]));
                units_per_pixel.set_if_neq(UnitsPerPixel(1.0 / page.edge.whole));
                orbit_camera.bypass_change_detection().pixel = 1.0 / page.edge.now;
                (page.transform, ShiftedProjection::Page(page.projection))
            }
        };
        transform.set_if_neq(placed);
        if posed.as_ref() != Some(&shifted) {
            *projection = match shifted.clone() {
                ShiftedProjection::Table(shifted) => Projection::custom(shifted),
                ShiftedProjection::Page(shifted) => Projection::custom(shifted),
            };
            *posed = Some(shifted);
        }
    }
}

/// Turns letters and badges upright for the viewer.
fn face_viewer(
    cameras: Query<&OrbitCamera>,
    depiction: Res<BoardStyle>,
    mut signs: Query<&mut Transform, With<FaceViewer>>,
) {
    let Some(camera) = cameras.iter().next() else { return };
    let turned = Quat::from_rotation_y(camera.pose(*depiction).yaw);
    for mut transform in &mut signs {
        if transform.rotation != turned {
            transform.rotation = turned;
        }
    }
}

/// Middle of an area as a point of the picture, from -1 to 1, through which the optical axis goes; `size` is that of
/// the picture in pixels.
fn axis(area: Rect, size: Vec2) -> Vec2 {
    (area.center() / size * 2.0 - 1.0) * Vec2::new(1.0, -1.0)
}

#[derive(Clone, Debug, PartialEq)]
enum ShiftedProjection {
    Table(ShiftedPerspective),
    Page(ShiftedOrthographic),
}

/// Transform and projection of the camera for the table, with what follows from them.
struct TablePose {
    transform: Transform,
    projection: ShiftedPerspective,
    /// True if the hands are in view from the player's side.
    room: bool,
    /// Width of a pixel in the middle of the view, in units of the table: from the player's side, and from here.
    grain: f32,
    pixel: f32,
    /// Outlines of board and hands in the window, seen from the player's side.
    footprints: Vec<Vec<Vec2>>,
}

fn table_pose(orbit_camera: &OrbitCamera, board: &Board, area: Rect, size: Vec2) -> TablePose {
    let mut projection =
        ShiftedPerspective { angle: FIELD_OF_VIEW, middle: axis(area, size), aspect: size.x / size.y };
    let board_corners = layout::corners(board);
    let mut corners = board_corners.clone();
    let free = projection.reach() * area.size() / size;
    // What fits is decided from the player's side: it does not come and go while the camera moves.
    let home = orbit_camera.view_from(Viewpoint::Mine);
    let hands = hands_extent(board);
    let lowered = |share: f32| lowering(&hands, home, home.place(&corners, free * share), free);
    let with_hands = SHARES_WITH_HANDS.into_iter().find_map(|share| Some((share, lowered(share)?)));
    let down = with_hands.map(|(_, down)| down);
    let filled = free * with_hands.map_or(BOARD_SHARE, |(share, _)| share);
    let place = home.place(&corners, filled);
    if down.is_some() {
        // From the side one hand lies behind the board and one before it: the more it is turned, the more room they
        // need.
        let turned = (orbit_camera.orbit.yaw - orbit_camera.home_yaw).sin().abs();
        corners.extend(hands.iter().map(|point| point * turned));
    }
    let transform = Transform {
        translation: orbit_camera.orbit.place(&corners, filled),
        rotation: orbit_camera.orbit.rotation(),
        scale: Vec3::ONE,
    };
    projection.middle.y -= down.unwrap_or(0.0) / projection.reach().y;
    let from_home = |point: &Vec3| {
        let seen = home.rotation().inverse() * (point - place);
        let seen = projection.middle + seen.truncate() / -seen.z / projection.reach();
        (seen * Vec2::new(0.5, -0.5) + 0.5) * size
    };
    // Each player's hand lies at a side of its own.
    let hands = hands.chunks((hands.len() / 2).max(1)).filter(|_| down.is_some());
    let all = std::iter::once(board_corners.as_slice()).chain(hands);
    let footprints = all.map(|points| points.iter().map(from_home).collect()).collect();
    let unit = |distance: f32| distance * projection.reach().y * 2.0 / size.y;
    let (grain, pixel) = (unit(place.length()), unit(transform.translation.length()));
    TablePose { transform, projection, room: down.is_some(), grain, pixel, footprints }
}

/// Transform and projection of the camera straight above the page, with what follows from them.
struct PagePose {
    transform: Transform,
    projection: ShiftedOrthographic,
    turn: PageRotation,
    edge: PixelsPerEdge,
    room: VisiblePage,
    /// Outline of the diagram in the window when all of it is in view.
    footprint: Vec<Vec2>,
}

impl PagePose {
    fn new(page: OrbitPose, board: &Board, area: Rect, size: Vec2) -> Self {
        let (low, high) = diagram::extent(board, page.yaw);
        let (low, high) = (Vec2::from(low), Vec2::from(high));
        let fit = (area.size() * PAGE_SHARE / (high - low)).min_element();
        let edge = PixelsPerEdge { now: fit / page.zoom, whole: fit };
        let whole =
            |place: [f32; 2]| area.center() + (Vec2::from(place) - (low + high) / 2.0) * Vec2::new(fit, -fit);
        let middle = Vec2::from_angle(page.yaw).rotate((low + high) / 2.0);
        let middle = middle + page.pan * Vec2::new(1.0, -1.0);
        let turn = PageRotation(page.yaw);
        let transform = Transform {
            translation: Vec3::new(middle.x, PAGE_CAMERA_HEIGHT, -middle.y),
            rotation: turn.rotation() * Quat::from_rotation_x(-FRAC_PI_2),
            scale: Vec3::ONE,
        };
        let half = size.y / 2.0 / edge.now;
        let projection = ShiftedOrthographic { half, middle: axis(area, size), aspect: size.x / size.y };
        let room = VisiblePage(Rect::from_center_size((low + high) / 2.0, area.size() / fit));
        let footprint = diagram::outline_points(board, page.yaw).into_iter().map(whole).collect();
        Self { transform, projection, turn, edge, room, footprint }
    }
}

/// Distance that the board is lowered from the middle of the free area, so that these points are in view from a pose;
/// `None` if they are out of view even then. Lengths are tangents of angles, as in `free`, which is the reach of the
/// area to each side and upwards.
fn lowering(points: &[Vec3], home: OrbitPose, place: Vec3, free: Vec2) -> Option<f32> {
    let back = home.rotation().inverse();
    let seen = points.iter().map(|point| {
        let seen = back * (point - place);
        (seen.z < 0.0).then(|| seen.truncate() / -seen.z)
    });
    let seen: Vec<Vec2> = seen.collect::<Option<_>>()?;
    let highest = seen.iter().fold(f32::MIN, |high, point| high.max(point.y));
    let room = free * SHARE_OF_HANDS;
    let lowered = (highest - room.y).max(0.0);
    let fits = |point: &Vec2| point.x.abs() < room.x && point.y - lowered > -room.y;
    (lowered <= free.y * (1.0 - BOARD_SHARE) * MAX_LOWERING && seen.iter().all(fits)).then_some(lowered)
}

/// Width of a logical pixel in the middle of the board, in units of the table, seen from the player's side. Marks are
/// as wide as so many pixels.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct UnitsPerPixel(pub f32);

impl Default for UnitsPerPixel {
    fn default() -> Self {
        Self(0.01)
    }
}

/// Scale of a diagram: logical pixels between neighbouring points.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct PixelsPerEdge {
    /// At the current zoom.
    pub now: f32,
    /// With all of the diagram in view.
    pub whole: f32,
}

impl Default for PixelsPerEdge {
    fn default() -> Self {
        Self { now: 50.0, whole: 50.0 }
    }
}

/// Part of the page that the free area shows while all of the diagram is in view, in edges from the middle of the board
/// and upwards as its reader sees it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct VisiblePage(pub Rect);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Side;

    /// In a window of 1280×720 with its rail.
    #[test]
    fn letters_on_the_rim_can_be_read_and_stand_clear_of_the_inlay() {
        let cells = [Side::Three, Side::Five, Side::Seven, Side::Eleven].map(Board::hexagon);
        for board in [Board::hex(), Board::square(), Board::snub()].into_iter().chain(cells) {
            let orbit = OrbitCamera::default().orbit;
            let projection =
                ShiftedPerspective { angle: FIELD_OF_VIEW, middle: Vec2::ZERO, aspect: 1280.0 / 720.0 };
            let place =
                orbit.place(&layout::corners(board), projection.reach() * Vec2::new(0.75, 1.0) * BOARD_SHARE);
            let seen = |at: Vec2| {
                let seen = orbit.rotation().inverse() * (Vec3::new(at.x, 0.0, -at.y) - place);
                seen.truncate() / -seen.z / projection.reach().y * 360.0
            };
            for label in board.rim().iter().filter(|label| !label.turned) {
                let at = Vec2::from(label.at);
                // What lies away from the viewer is seen shortest.
                let unit = (seen(at + Vec2::Y * 0.5) - seen(at - Vec2::Y * 0.5)).length();
                let height = layout::letter_height(board) * unit;
                assert!(height >= 12.0, "{} on {board:?} is {height} pixels high", label.text);
                let apart = layout::label_to_inlay(board, label)
                    .into_iter()
                    .map(|[own, inlay]| (seen(own) - seen(inlay)).length());
                let clear = apart.fold(f32::MAX, f32::min);
                assert!(clear >= 8.0, "{} on {board:?} is {clear} pixels from the inlay", label.text);
            }
        }
    }
}
