//! Where things of the board are in the window.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::scene::layout::{PageTurn, piece_radius, point_position, top, upward};
use crate::app::game::{BoardStyle, TableCamera};
use crate::board::{Board, Point};

/// How the board is seen in the window.
#[derive(SystemParam)]
pub(in crate::app) struct Sight<'w, 's> {
    depiction: Res<'w, BoardStyle>,
    turn: Res<'w, PageTurn>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
}

impl Sight<'_, '_> {
    /// Where a place of the scene is in the window; none if it is behind the camera.
    pub(in crate::app) fn in_window(&self, place: Vec3) -> Option<Vec2> {
        let (camera, transform) = self.cameras.single().ok()?;
        camera.world_to_viewport(transform, place).ok()
    }

    /// The direction that goes up in the window.
    pub(super) fn upward(&self) -> Vec3 {
        upward(*self.depiction, *self.turn)
    }

    /// The middle of the top of so many pieces on a point, in the scene.
    pub(in crate::app) fn top_of(&self, board: &Board, point: Point, pieces: usize) -> Vec3 {
        point_position(board, point) + self.rise(pieces)
    }

    /// The top of so many pieces on a point, in the window; none if a part of it is behind the camera.
    pub(super) fn disc(&self, board: &Board, point: Point, pieces: usize) -> Option<Rect> {
        self.disc_at(board, self.top_of(board, point, pieces))
    }

    /// The whole of a stack in the window, from its foot to its top: as high as so many pieces.
    pub(super) fn stack(&self, board: &Board, point: Point, pieces: usize) -> Option<Rect> {
        self.stack_at(board, point_position(board, point), pieces)
    }

    /// The same for a stack that stands elsewhere: with its foot in this place.
    pub(super) fn stack_at(&self, board: &Board, foot: Vec3, pieces: usize) -> Option<Rect> {
        Some(self.disc_at(board, foot)?.union(self.disc_at(board, foot + self.rise(pieces))?))
    }

    /// From the foot of a stack of so many pieces to its top, as it is drawn.
    fn rise(&self, pieces: usize) -> Vec3 {
        top(*self.depiction, *self.turn, pieces)
    }

    fn disc_at(&self, board: &Board, middle: Vec3) -> Option<Rect> {
        let side = |side: Vec3| self.in_window(middle + side * piece_radius(board));
        let one = Rect::from_corners(side(Vec3::X)?, side(Vec3::NEG_X)?);
        Some(one.union(Rect::from_corners(side(Vec3::Z)?, side(Vec3::NEG_Z)?)))
    }
}
