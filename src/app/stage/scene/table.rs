//! Lays the table: slab, surround, and an entity for each point.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use super::art::Art;
use super::hands::{PoseSystems, TrayWood};
use super::layout::{CORNER, SLAB_THICKNESS, point_position, slab_outline};
use super::outline::{bevel, raise};
use super::paint::Paint;
use super::palette::Tones;
use super::printing::{Order, Printing, Prints};
use super::prints::board_side;
use super::relief::Relief;
use super::surround::Spread;
use crate::app::game::{BoardCell, BoardStyle, Quality, RedrawScheduler};
use crate::board::Board;

pub(super) fn plugin(app: &mut App) {
    let is_ready = || resource_exists::<TableBoard>.and_then(resource_exists::<Art>);
    app.init_resource::<Printing>()
        .init_resource::<Tones>()
        .init_resource::<BoardStyle>()
        .add_systems(PostUpdate, hide_wood.before(PoseSystems));
    app.add_systems(
        PreUpdate,
        (
            lay_table.run_if(is_ready()).run_if(
                resource_changed::<TableBoard>
                    .or_else(resource_changed::<Quality>)
                    .or_else(resource_changed::<Tones>),
            ),
            hang_prints,
        )
            .chain()
            .in_set(TableSystems),
    );
}

fn lay_table(
    laid: Query<Entity, With<Table>>,
    board: Res<TableBoard>,
    (quality, tones): (Res<Quality>, Res<Tones>),
    art: Res<Art>,
    patient: Option<Res<SharpAtOnce>>,
    waker: Option<Res<EventLoopProxyWrapper>>,
    motion: Option<ResMut<RedrawScheduler>>,
    mut printing: ResMut<Printing>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    for table in &laid {
        commands.entity(table).despawn();
    }
    let order = Order { board: board.0, quality: *quality, tones: *tones };
    let prints = if patient.is_some() {
        printing.stop();
        order.sharp()
    } else {
        printing.begin(order.clone(), waker.as_deref());
        order.draft()
    };
    let board = board.0;
    let wood = varnished(&mut images, prints.wood, prints.relief);
    commands.insert_resource(TrayWood(images.add(prints.trays)));
    let surround = images.add(prints.surround);
    commands.spawn((Table, Name::new(format!("table with the {} board", board.name())))).with_children(
        |table| {
            table.spawn((
                Name::new("slab"),
                Wooden,
                Printed::Wood,
                Mesh3d(meshes.add(slab_mesh(board, *quality))),
                wood,
                Pickable::IGNORE,
            ));
            table.spawn((
                Name::new("surround"),
                Wooden,
                Printed::Surround,
                Mesh3d(meshes.add(Spread::of(board).mesh())),
                Paint::Surround(surround),
                NoFrustumCulling,
            ));
            for point in board.points() {
                // Without a material: seen by picking only.
                table.spawn((
                    Name::new(format!("point {}", board.label(point))),
                    BoardCell(point),
                    Mesh3d(art.cell(board)),
                    Transform::from_translation(point_position(board, point) + Vec3::Y * 0.001),
                ));
            }
        },
    );
    if let Some(mut motion) = motion {
        motion.settle();
    }
}

/// Replaces what is there with sharp prints.
fn hang_prints(
    printed: Query<(Entity, &Printed)>,
    motion: Option<ResMut<RedrawScheduler>>,
    mut printing: ResMut<Printing>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    let Some(Prints { wood, relief, trays, surround }) = printing.take() else { return };
    let wood = varnished(&mut images, wood, relief);
    let [trays, surround] = [trays, surround].map(|image| images.add(image));
    commands.insert_resource(TrayWood(trays));
    for (entity, printed) in &printed {
        // Another paint, since materials do not notice that their picture has changed.
        commands.entity(entity).insert(match printed {
            Printed::Wood => wood.clone(),
            Printed::Surround => Paint::Surround(surround.clone()),
        });
    }
    if let Some(mut motion) = motion {
        motion.settle();
    }
}

fn varnished(images: &mut Assets<Image>, wood: Image, relief: Option<Relief<Image>>) -> Paint {
    let relief = relief.map(|Relief { directions, gloss }| Relief {
        directions: images.add(directions),
        gloss: images.add(gloss),
    });
    Paint::Varnish(images.add(wood), relief)
}

/// A diagram has nothing of the table.
fn hide_wood(depiction: Res<BoardStyle>, mut wood: Query<&mut Visibility, With<Wooden>>) {
    let seen = if depiction.is_flat() { Visibility::Hidden } else { Visibility::Inherited };
    for mut visibility in &mut wood {
        visibility.set_if_neq(seen);
    }
}

fn slab_mesh(board: &Board, quality: Quality) -> Mesh {
    let foot = -SLAB_THICKNESS;
    let steps = if quality.is_plain() { 5 } else { 10 };
    let wall = [(CORNER - 0.05, foot), (CORNER - 0.012, foot + 0.05), (CORNER, foot + 0.12), (CORNER, -0.07)];
    raise(&slab_outline(board), &[&wall, &bevel(CORNER, 0.0, 0.07, steps)], steps, board_side(board))
}

/// The table is laid, and prints are hung.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct TableSystems;

/// The board that lies on the table. Insert another one, and the table is laid anew.
#[derive(Resource, Clone, Copy, Debug)]
pub struct TableBoard(pub &'static Board);

/// No draft: the table is printed sharply before it is laid. For pictures that are taken once.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct SharpAtOnce;

/// A part of the table that a diagram has not.
#[derive(Component, Debug)]
pub(super) struct Wooden;

/// Which of the prints lies on this.
#[derive(Component, Clone, Copy, Debug)]
enum Printed {
    Wood,
    Surround,
}

/// The root of everything that was laid for one board. Discs are not its children: they stay while it is laid anew.
#[derive(Component, Debug, Default)]
#[require(Transform, Visibility)]
pub struct Table;
