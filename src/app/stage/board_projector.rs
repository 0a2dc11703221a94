//! Projects positions of the board into the window.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::scene::layout::{PageRotation, piece_radius, point_position, top, upward};
use crate::app::game::{
    BoardStyle, CurrentMatch, FloatingLabelSystems, PointOutlines, TableCamera, is_screen_reader_active,
};
use crate::board::{Board, Point};

/// Registers the system that publishes the outlines of all points in the window, for screen readers.
pub(super) fn plugin(app: &mut App) {
    // With the tags: both need the final position of the board.
    app.add_systems(
        EguiPrimaryContextPass,
        write_outlines.in_set(FloatingLabelSystems).run_if(is_screen_reader_active),
    );
}

/// Publishes the outlines of all points in the window, for screen readers.
fn write_outlines(
    current: Res<CurrentMatch>,
    projector: BoardProjector,
    mut outlines: ResMut<PointOutlines>,
) {
    let view = current.view();
    // The top of what stands on a point, or of what could stand there.
    let outline = |point| Some((point, projector.disc(view.board, point, view.height(point))?));
    outlines.set_if_neq(PointOutlines(view.board.points().filter_map(outline).collect()));
}

/// System parameter that tells where places of the board are in the window: it projects them through the camera.
#[derive(SystemParam)]
pub(in crate::app) struct BoardProjector<'w, 's> {
    depiction: Res<'w, BoardStyle>,
    turn: Res<'w, PageRotation>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
}

impl BoardProjector<'_, '_> {
    /// Returns where a place of the scene is in the window, in logical pixels; `None` behind the camera.
    pub(in crate::app) fn in_window(&self, place: Vec3) -> Option<Vec2> {
        let (camera, transform) = self.cameras.single().ok()?;
        camera.world_to_viewport(transform, place).ok()
    }

    /// Returns the direction in the scene that points up in the window.
    pub(super) fn upward(&self) -> Vec3 {
        upward(*self.depiction, *self.turn)
    }

    /// Returns the centre of the top of a stack of so many pieces on a point, in the scene.
    pub(in crate::app) fn top_of(&self, board: &Board, point: Point, pieces: usize) -> Vec3 {
        point_position(board, point) + self.rise(pieces)
    }

    /// Returns the rectangle in the window around the top of a stack of so many pieces; `None` behind the camera.
    pub(super) fn disc(&self, board: &Board, point: Point, pieces: usize) -> Option<Rect> {
        self.disc_at(board, self.top_of(board, point, pieces))
    }

    /// Returns the rectangle in the window around a whole stack on a point; `None` behind the camera.
    pub(super) fn stack(&self, board: &Board, point: Point, pieces: usize) -> Option<Rect> {
        self.stack_at(board, point_position(board, point), pieces)
    }

    /// Returns the rectangle in the window around a stack whose foot is at a place of the scene; `None` behind the
    /// camera.
    pub(super) fn stack_at(&self, board: &Board, foot: Vec3, pieces: usize) -> Option<Rect> {
        Some(self.disc_at(board, foot)?.union(self.disc_at(board, foot + self.rise(pieces))?))
    }

    /// Vector from the foot of a stack to its top, as it is drawn.
    fn rise(&self, pieces: usize) -> Vec3 {
        top(*self.depiction, *self.turn, pieces)
    }

    fn disc_at(&self, board: &Board, middle: Vec3) -> Option<Rect> {
        let side = |side: Vec3| self.in_window(middle + side * piece_radius(board));
        let one = Rect::from_corners(side(Vec3::X)?, side(Vec3::NEG_X)?);
        Some(one.union(Rect::from_corners(side(Vec3::Z)?, side(Vec3::NEG_Z)?)))
    }
}
