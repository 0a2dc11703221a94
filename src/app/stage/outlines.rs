//! Where the points are in the window, for programs that read the screen.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::scene::layout::{PageTurn, piece_radius, point_position, top};
use crate::app::game::{CurrentMatch, Depiction, Outlines, TableCamera, TagSystems, somebody_listens};
use crate::board::{Board, Point};
use crate::rules::BoardView;

pub(super) fn plugin(app: &mut App) {
    // With the tags: both are laid over the finished board.
    app.add_systems(EguiPrimaryContextPass, write_outlines.in_set(TagSystems).run_if(somebody_listens));
}

fn write_outlines(
    current: Res<CurrentMatch>,
    (depiction, turn): (Res<Depiction>, Res<PageTurn>),
    camera: Option<Single<(&Camera, &GlobalTransform), With<TableCamera>>>,
    mut outlines: ResMut<Outlines>,
) {
    let Some(camera) = camera else { return };
    let (camera, transform) = *camera;
    let view = current.view();
    let in_window = |place| camera.world_to_viewport(transform, place).ok();
    let outline = |point| Some((point, around(&rim(view, (*depiction, *turn), point).map(in_window))?));
    outlines.set_if_neq(Outlines(view.board.points().filter_map(outline).collect()));
}

/// Four places around the top of what stands on a point, or of what could stand there.
fn rim(view: &BoardView, (depiction, turn): (Depiction, PageTurn), point: Point) -> [Vec3; 4] {
    let height = view.stack(point).map_or(0, |stack| stack.pieces.len());
    around_disc(view.board, point, top(depiction, turn, height))
}

fn around_disc(board: &Board, point: Point, height: Vec3) -> [Vec3; 4] {
    let middle = point_position(board, point) + height;
    let radius = piece_radius(board);
    [Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z].map(|side| middle + side * radius)
}

/// The whole of a stack in the window, from its foot to its top: as high as so many pieces.
pub(super) fn of_stack(
    board: &Board,
    (depiction, turn): (Depiction, PageTurn),
    (point, pieces): (Point, usize),
    in_window: impl Fn(Vec3) -> Option<Vec2>,
) -> Option<Rect> {
    let rim = |height| around(&around_disc(board, point, top(depiction, turn, height)).map(&in_window));
    Some(rim(0)?.union(rim(pieces)?))
}

/// The rectangle around these places; none if one of them is behind the camera.
fn around(places: &[Option<Vec2>; 4]) -> Option<Rect> {
    let [first, second, third, fourth] = *places;
    let one = Rect::from_corners(first?, second?);
    Some(one.union(Rect::from_corners(third?, fourth?)))
}
