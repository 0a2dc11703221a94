//! The meshes that others spawn.

use bevy::prelude::*;

use super::disc::{disc_mesh, small_stone_mesh, stone_mesh};
use super::palette::{Tones, mix_tones};
use super::table::TableSystems;
use crate::app::game::{Quality, TableTheme};
use crate::board::{Board, Surface};
use crate::rules::{ByPlayer, Player};

/// The hit area of a point: its whole cell, around a crossing of lines a circle.
const CELL_RADIUS: f32 = 0.5;
/// On boards with more cells than this stones are small, and there may be many.
const MANY: usize = 150;
const HEXAGON_RADIUS: f32 = 0.577_35;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableTheme>()
        .init_resource::<Tones>()
        .add_systems(PreStartup, (mix_tones, make_art).chain())
        .add_systems(
            PreUpdate,
            (
                mix_tones.run_if(resource_changed::<TableTheme>),
                recolour_art.run_if(resource_exists::<Art>.and_then(resource_changed::<Tones>)),
            )
                .chain()
                .before(TableSystems),
        );
}

fn make_art(
    quality: Res<Quality>,
    tones: Res<Tones>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut commands: Commands,
) {
    commands.insert_resource(Art::new(*quality, &tones, &mut meshes));
}

/// The meshes of pieces hold their colours. They are replaced in place: entities keep their handles.
fn recolour_art(
    quality: Res<Quality>,
    tones: Res<Tones>,
    mut art: ResMut<Art>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    if art.tones == *tones {
        return;
    }
    art.tones = *tones;
    for player in Player::ALL {
        let fresh = pieces(player, *quality, &tones);
        let worn = [&art.discs[player], &art.stones[player], &art.small_stones[player]];
        for (handle, mesh) in worn.into_iter().zip(fresh) {
            if let Some(mut worn) = meshes.get_mut(handle) {
                *worn = mesh;
            }
        }
    }
}

/// A player's disc, stone and small stone.
fn pieces(player: Player, quality: Quality, tones: &Tones) -> [Mesh; 3] {
    [disc_mesh, stone_mesh, small_stone_mesh].map(|mesh| mesh(player, quality, tones))
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
    /// The colours of the pieces.
    tones: Tones,
}

impl Art {
    fn new(quality: Quality, tones: &Tones, meshes: &mut Assets<Mesh>) -> Self {
        let flat = Quat::from_rotation_x(-std::f32::consts::FRAC_PI_2);
        let lying = |mesh: Mesh| mesh.rotated_by(flat);
        let mut made = |mesh: fn(Player, Quality, &Tones) -> Mesh| {
            ByPlayer::from_fn(|player| meshes.add(mesh(player, quality, tones)))
        };
        Self {
            discs: made(disc_mesh),
            stones: made(stone_mesh),
            small_stones: made(small_stone_mesh),
            tones: *tones,
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
