//! Meshes of pieces, hit areas and shadows, created once and shared by all entities.

use bevy::prelude::*;

use super::cells::CELL_RADIUS;
use super::disc::{disc_mesh, small_stone_mesh, stone_mesh};
use super::scene_colours::{SceneColours, update_scene_colours};
use super::table_parts::TableSystems;
use crate::app::game::{Quality, TableTheme};
use crate::board::{Board, Surface};
use crate::rules::{ByPlayer, Player};

/// Radius of the disc that catches the pointer at a crossing of lines, in spacings of points.
const HIT_RADIUS: f32 = 0.5;
/// Number of cells above which stones are small on the screen and many, so that they get simpler meshes.
const MANY: usize = 150;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableTheme>()
        .init_resource::<SceneColours>()
        .add_systems(PreStartup, (update_scene_colours, create_shared_meshes).chain())
        .add_systems(
            PreUpdate,
            (
                update_scene_colours.run_if(resource_changed::<TableTheme>),
                recolour_pieces
                    .run_if(resource_exists::<SharedMeshes>.and_then(resource_changed::<SceneColours>)),
            )
                .chain()
                .before(TableSystems),
        );
}

fn create_shared_meshes(
    quality: Res<Quality>,
    colours: Res<SceneColours>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut commands: Commands,
) {
    commands.insert_resource(SharedMeshes::new(*quality, &colours, &mut meshes));
}

/// Replaces the meshes of pieces, which contain their colours, in place: entities keep their handles.
fn recolour_pieces(
    quality: Res<Quality>,
    colours: Res<SceneColours>,
    mut shared_meshes: ResMut<SharedMeshes>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    if shared_meshes.colours == *colours {
        return;
    }
    shared_meshes.colours = *colours;
    for player in Player::ALL {
        let fresh = pieces(player, *quality, &colours);
        let old = [
            &shared_meshes.discs[player],
            &shared_meshes.stones[player],
            &shared_meshes.small_stones[player],
        ];
        for (handle, mesh) in old.into_iter().zip(fresh) {
            if let Some(mut old) = meshes.get_mut(handle) {
                *old = mesh;
            }
        }
    }
}

/// Meshes of a player's disc, stone and small stone.
fn pieces(player: Player, quality: Quality, colours: &SceneColours) -> [Mesh; 3] {
    [disc_mesh, stone_mesh, small_stone_mesh].map(|mesh| mesh(player, quality, colours))
}

/// Meshes that all pieces, hit areas and shadows of a kind share.
#[derive(Resource, Debug)]
pub struct SharedMeshes {
    discs: ByPlayer<Handle<Mesh>>,
    stones: ByPlayer<Handle<Mesh>>,
    small_stones: ByPlayer<Handle<Mesh>>,
    hit_disc: Handle<Mesh>,
    hit_hexagon: Handle<Mesh>,
    pub(super) shadow: Handle<Mesh>,
    /// Colours that the meshes of the pieces hold.
    colours: SceneColours,
}

impl SharedMeshes {
    fn new(quality: Quality, colours: &SceneColours, meshes: &mut Assets<Mesh>) -> Self {
        let flat = Quat::from_rotation_x(-std::f32::consts::FRAC_PI_2);
        let lying = |mesh: Mesh| mesh.rotated_by(flat);
        let mut add = |mesh: fn(Player, Quality, &SceneColours) -> Mesh| {
            ByPlayer::from_fn(|player| meshes.add(mesh(player, quality, colours)))
        };
        Self {
            discs: add(disc_mesh),
            stones: add(stone_mesh),
            small_stones: add(small_stone_mesh),
            colours: *colours,
            hit_hexagon: meshes.add(lying(RegularPolygon::new(CELL_RADIUS, 6).into())),
            hit_disc: meshes.add(lying(Circle::new(HIT_RADIUS).mesh().resolution(12).build())),
            shadow: meshes.add(lying(Rectangle::new(1.0, 1.0).into())),
        }
    }

    /// Returns the mesh of a player's piece for a board, standing on its origin.
    pub fn piece(&self, board: &Board, player: Player) -> Handle<Mesh> {
        match board.surface() {
            Surface::Net => self.discs[player].clone(),
            Surface::Cells if board.len() > MANY => self.small_stones[player].clone(),
            Surface::Cells => self.stones[player].clone(),
        }
    }

    /// Returns the invisible mesh that catches the pointer at a point: a disc on a crossing of lines, or a hexagon on a
    /// cell.
    pub fn hit_area(&self, board: &Board) -> Handle<Mesh> {
        match board.surface() {
            Surface::Net => self.hit_disc.clone(),
            Surface::Cells => self.hit_hexagon.clone(),
        }
    }
}
