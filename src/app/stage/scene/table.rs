//! Spawns the table: slab, surround, and an entity for each point.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use super::board_texture::board_side;
use super::hands::TrayTexture;
use super::layout::{CORNER, SLAB_THICKNESS, point_position, slab_outline};
use super::materials::SceneMaterial;
use super::outline::{bevel, raise};
use super::relief::ReliefMaps;
use super::scene_colours::SceneColours;
use super::shared_meshes::SharedMeshes;
use super::surround::SurroundMap;
use super::table_parts::{BakeSharpAtOnce, PartOfTable, PoseSystems, Table, TableBoard, TableSystems};
use super::texture_baker::{BakeRequest, TableTextures, TextureBaker};
use crate::app::game::{BoardCell, BoardStyle, Quality, RedrawScheduler};
use crate::board::Board;

pub(super) fn plugin(app: &mut App) {
    let is_ready = || resource_exists::<TableBoard>.and_then(resource_exists::<SharedMeshes>);
    app.init_resource::<TextureBaker>()
        .init_resource::<SceneColours>()
        .init_resource::<BoardStyle>()
        .add_systems(PostUpdate, hide_table.before(PoseSystems));
    app.add_systems(
        PreUpdate,
        (
            spawn_table.run_if(is_ready()).run_if(
                resource_changed::<TableBoard>
                    .or_else(resource_changed::<Quality>)
                    .or_else(resource_changed::<SceneColours>),
            ),
            apply_baked_textures,
        )
            .chain()
            .in_set(TableSystems),
    );
}

fn spawn_table(
    tables: Query<Entity, With<Table>>,
    board: Res<TableBoard>,
    (quality, colours): (Res<Quality>, Res<SceneColours>),
    shared_meshes: Res<SharedMeshes>,
    sharp_at_once: Option<Res<BakeSharpAtOnce>>,
    waker: Option<Res<EventLoopProxyWrapper>>,
    redraws: Option<ResMut<RedrawScheduler>>,
    mut baker: ResMut<TextureBaker>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    for table in &tables {
        commands.entity(table).despawn();
    }
    let request = BakeRequest { board: board.0, quality: *quality, colours: *colours };
    let textures = if sharp_at_once.is_some() {
        baker.cancel();
        request.bake_sharp()
    } else {
        baker.begin(request.clone(), waker.as_deref());
        request.bake_draft()
    };
    let board = board.0;
    let wood = wood_material(&mut images, textures.wood, textures.relief);
    commands.insert_resource(TrayTexture(images.add(textures.trays)));
    let surround = images.add(textures.surround);
    commands.spawn((Table, Name::new(format!("table with the {} board", board.name())))).with_children(
        |table| {
            table.spawn((
                Name::new("slab"),
                PartOfTable,
                TextureSlot::Wood,
                Mesh3d(meshes.add(slab_mesh(board, *quality))),
                wood,
                Pickable::IGNORE,
            ));
            table.spawn((
                Name::new("surround"),
                PartOfTable,
                TextureSlot::Surround,
                Mesh3d(meshes.add(SurroundMap::of(board).mesh())),
                SceneMaterial::Surround(surround),
                NoFrustumCulling,
            ));
            for point in board.points() {
                // Without a material: for picking only.
                table.spawn((
                    Name::new(format!("point {}", board.label(point))),
                    BoardCell(point),
                    Mesh3d(shared_meshes.hit_area(board)),
                    Transform::from_translation(point_position(board, point) + Vec3::Y * 0.001),
                ));
            }
        },
    );
    if let Some(mut redraws) = redraws {
        redraws.settle();
    }
}

/// Replaces the draft with the sharp textures.
fn apply_baked_textures(
    slots: Query<(Entity, &TextureSlot)>,
    redraws: Option<ResMut<RedrawScheduler>>,
    mut baker: ResMut<TextureBaker>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    let Some(TableTextures { wood, relief, trays, surround }) = baker.take() else { return };
    let wood = wood_material(&mut images, wood, relief);
    let [trays, surround] = [trays, surround].map(|image| images.add(image));
    commands.insert_resource(TrayTexture(trays));
    for (entity, slot) in &slots {
        // A new component, since materials do not notice that their texture has changed.
        commands.entity(entity).insert(match slot {
            TextureSlot::Wood => wood.clone(),
            TextureSlot::Surround => SceneMaterial::Surround(surround.clone()),
        });
    }
    if let Some(mut redraws) = redraws {
        redraws.settle();
    }
}

fn wood_material(
    images: &mut Assets<Image>,
    wood: Image,
    relief: Option<ReliefMaps<Image>>,
) -> SceneMaterial {
    let relief = relief.map(|ReliefMaps { normals, metallic_roughness }| ReliefMaps {
        normals: images.add(normals),
        metallic_roughness: images.add(metallic_roughness),
    });
    SceneMaterial::Varnish(images.add(wood), relief)
}

/// Hides the table while the board is shown as a diagram.
fn hide_table(depiction: Res<BoardStyle>, mut wood: Query<&mut Visibility, With<PartOfTable>>) {
    let seen = if depiction.is_flat() { Visibility::Hidden } else { Visibility::Inherited };
    for mut visibility in &mut wood {
        visibility.set_if_neq(seen);
    }
}

fn slab_mesh(board: &Board, quality: Quality) -> Mesh {
    let foot = -SLAB_THICKNESS;
    let steps = if quality.is_plain() { 5 } else { 10 };
    // Not rounded at its foot, which would sparkle under multisampling.
    let wall = [(CORNER, foot), (CORNER, -0.07)];
    raise(&slab_outline(board), &[&wall, &bevel(CORNER, 0.0, 0.07, steps)], steps, board_side(board))
}

/// Slot of [`TableTextures`] that an entity shows.
#[derive(Component, Clone, Copy, Debug)]
enum TextureSlot {
    Wood,
    Surround,
}
