//! Shows the hands beside the board: trays with their shadows and lights. The board is shown a little lower where that
//! makes room for them; where there is no room, hands are not shown.

use bevy::camera::visibility::VisibilitySystems;
use bevy::prelude::*;

use super::materials::SceneMaterial;
use super::table_parts::{HandSystems, HandsFit, PoseSystems, Table, TableBoard, TableSystems};
use super::trays::{
    LIGHT_LIFT, LIGHT_REACH, LIP, SHADOW_LIFT, SHADOW_OFFSET, SHADOW_SOFTNESS, TrayRow, on_table, spot_mesh,
    stacks, tray_mesh,
};
use crate::app::game::{BoardStyle, DiscLocation, DiscSpot};
use crate::rules::{ByPlayer, Player};

/// Colour of the shadow of a tray on the table.
const SHADOW: Color = Color::srgba(0.02, 0.02, 0.02, 0.55);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HandCounts>()
        .init_resource::<HandsFit>()
        .init_resource::<BoardStyle>()
        .add_systems(PreUpdate, spawn_trays.after(TableSystems).run_if(resource_exists::<TrayTexture>))
        .add_systems(
            PostUpdate,
            show_hands.in_set(HandSystems).after(PoseSystems).before(VisibilitySystems::VisibilityPropagate),
        );
}

/// How many pieces of each player lie beside the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HandCounts(pub ByPlayer<usize>);

/// Texture of the wood of the trays in which the hands lie.
#[derive(Resource, Clone, Debug)]
pub(super) struct TrayTexture(pub(super) Handle<Image>);

/// Light on a player's tray, invisible until it gets a [`SceneMaterial`].
#[derive(Component, Debug)]
pub(in crate::app::stage) struct TrayLight(pub Player);

/// An entity beside the board that is shown and hidden with the hands.
#[derive(Component, Debug)]
struct BesideBoard;

fn spawn_trays(
    laid: Query<Entity, With<BesideBoard>>,
    table: Option<Single<(Entity, Ref<Table>)>>,
    board: Option<Res<TableBoard>>,
    hands: Res<HandCounts>,
    wood: Res<TrayTexture>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut commands: Commands,
) {
    let (Some(table), Some(board)) = (table, board) else { return };
    let (table, marker) = table.into_inner();
    if !(hands.is_changed() || wood.is_changed() || marker.is_added()) {
        return;
    }
    for entity in &laid {
        commands.entity(entity).despawn();
    }
    let board = board.0;
    for player in Player::ALL {
        let row = TrayRow::of(board, player);
        let stacks = stacks(hands.0[player]);
        if stacks == 0 {
            continue;
        }
        let turn = Quat::from_rotation_y(row.along.to_angle());
        let place = Transform::from_translation(on_table(row.start)).with_rotation(turn);
        let shaded = place.with_translation(place.translation + SHADOW_OFFSET);
        let parts = [
            (
                "tray-shadow",
                spot_mesh(&row, stacks, SHADOW_SOFTNESS, SHADOW_LIFT),
                SceneMaterial::Spot(SHADOW),
                shaded,
            ),
            ("tray", tray_mesh(&row, stacks), SceneMaterial::Varnish(wood.0.clone(), None), place),
        ];
        let [_, tray] = parts.map(|(name, mesh, material, place)| {
            let part = (
                Name::new(format!("{name} of {player:?}")),
                BesideBoard,
                Mesh3d(meshes.add(mesh)),
                material,
                place,
                Pickable::IGNORE,
                ChildOf(table),
            );
            commands.spawn(part).id()
        });
        commands.spawn((
            Name::new(format!("tray-light of {player:?}")),
            TrayLight(player),
            Mesh3d(meshes.add(spot_mesh(&row, stacks, LIGHT_REACH, LIP + LIGHT_LIFT))),
            Transform::default(),
            Visibility::Hidden,
            Pickable::IGNORE,
            ChildOf(tray),
        ));
    }
}

/// Hides the hands where there is no room, and on a diagram, which draws its own discs.
fn show_hands(
    hands_fit: Res<HandsFit>,
    depiction: Res<BoardStyle>,
    mut beside: Query<&mut Visibility, With<BesideBoard>>,
    mut discs: Query<(&DiscLocation, &mut Visibility), Without<BesideBoard>>,
) {
    let seen = |shown: bool| if shown { Visibility::Inherited } else { Visibility::Hidden };
    let solid = !depiction.is_flat();
    for mut visibility in &mut beside {
        visibility.set_if_neq(seen(solid && hands_fit.0));
    }
    for (at, mut visibility) in &mut discs {
        visibility.set_if_neq(seen(solid && (hands_fit.0 || matches!(at.0, DiscSpot::Board(..)))));
    }
}
