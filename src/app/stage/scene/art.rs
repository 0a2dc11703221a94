//! The meshes that others spawn.

use bevy::prelude::*;

use super::disc::{disc_mesh, small_stone_mesh, stone_mesh};
use crate::app::game::Quality;
use crate::board::{Board, Surface};
use crate::rules::{ByPlayer, Player};

/// The hit area of a point: its whole cell, around a crossing of lines a circle.
const CELL_RADIUS: f32 = 0.5;
/// On boards with more cells than this stones are small, and there may be many.
const MANY: usize = 150;
const HEXAGON_RADIUS: f32 = 0.577_35;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, make_art);
}

fn make_art(quality: Res<Quality>, mut meshes: ResMut<Assets<Mesh>>, mut commands: Commands) {
    commands.insert_resource(Art::new(*quality, &mut meshes));
}

/// Meshes that are made once. What they look like says [`Paint`](super::Paint).
#[derive(Resource, Debug)]
pub struct Art {
    discs: ByPlayer<Handle<Mesh>>,
    stones: ByPlayer<Handle<Mesh>>,
    small_stones: ByPlayer<Handle<Mesh>>,
    cell: Handle<Mesh>,
    hexagon: Handle<Mesh>,
    pub(super) shadow: Handle<Mesh>,
}

impl Art {
    fn new(quality: Quality, meshes: &mut Assets<Mesh>) -> Self {
        let flat = Quat::from_rotation_x(-std::f32::consts::FRAC_PI_2);
        let lying = |mesh: Mesh| mesh.rotated_by(flat);
        Self {
            discs: ByPlayer::from_fn(|player| meshes.add(disc_mesh(player, quality))),
            stones: ByPlayer::from_fn(|player| meshes.add(stone_mesh(player, quality))),
            small_stones: ByPlayer::from_fn(|player| meshes.add(small_stone_mesh(player, quality))),
            hexagon: meshes.add(lying(RegularPolygon::new(HEXAGON_RADIUS, 6).into())),
            cell: meshes.add(lying(Circle::new(CELL_RADIUS).mesh().resolution(12).build())),
            shadow: meshes.add(lying(Rectangle::new(1.0, 1.0).into())),
        }
    }

    /// A player's piece for a board, standing on its origin.
    pub fn piece(&self, board: &Board, player: Player) -> Handle<Mesh> {
        match board.surface() {
            Surface::Net => self.discs[player].clone(),
            Surface::Cells if board.len() > MANY => self.small_stones[player].clone(),
            Surface::Cells => self.stones[player].clone(),
        }
    }

    /// A flat shape over the whole cell of a point.
    pub fn cell(&self, board: &Board) -> Handle<Mesh> {
        match board.surface() {
            Surface::Net => self.cell.clone(),
            Surface::Cells => self.hexagon.clone(),
        }
    }
}
