//! Where things of the board are in the window.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::scene::layout::{PageTurn, piece_radius, point_position, top, upward};
use crate::app::game::{Depiction, TableCamera};
use crate::board::{Board, Point};

/// How the board is seen in the window.
#[derive(SystemParam)]
pub(super) struct Sight<'w, 's> {
    depiction: Res<'w, Depiction>,
    turn: Res<'w, PageTurn>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
}

impl Sight<'_, '_> {
    /// Where a place of the scene is in the window; none if it is behind the camera.
    pub(super) fn in_window(&self, place: Vec3) -> Option<Vec2> {
        let (camera, transform) = self.cameras.single().ok()?;
        camera.world_to_viewport(transform, place).ok()
    }

    /// Where the camera stands and how it is turned.
    pub(super) fn from(&self) -> Option<&GlobalTransform> {
        self.cameras.single().ok().map(|(_, transform)| transform)
    }

    /// From the foot of a stack of so many pieces to its top, as it is drawn.
    pub(super) fn top(&self, pieces: usize) -> Vec3 {
        top(*self.depiction, *self.turn, pieces)
    }

    /// The direction that goes up in the window.
    pub(super) fn upward(&self) -> Vec3 {
        upward(*self.depiction, *self.turn)
    }

    /// The middle of the top of so many pieces on a point, in the scene.
    pub(super) fn top_of(&self, board: &Board, point: Point, pieces: usize) -> Vec3 {
        point_position(board, point) + self.top(pieces)
    }

    /// The whole of a stack in the window, from its foot to its top: as high as so many pieces.
    pub(super) fn stack(&self, board: &Board, (point, pieces): (Point, usize)) -> Option<Rect> {
        Some(self.disc(board, point, 0)?.union(self.disc(board, point, pieces)?))
    }

    /// A disc on so many pieces in the window; none if a part of it is behind the camera.
    pub(super) fn disc(&self, board: &Board, point: Point, below: usize) -> Option<Rect> {
        let middle = self.top_of(board, point, below);
        let side = |side: Vec3| self.in_window(middle + side * piece_radius(board));
        let one = Rect::from_corners(side(Vec3::X)?, side(Vec3::NEG_X)?);
        Some(one.union(Rect::from_corners(side(Vec3::Z)?, side(Vec3::NEG_Z)?)))
    }
}
