//! Bevy lights for the qualities with PBR materials: the lamp, and the room as an environment map.

use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::light::cluster::GlobalClusterSettings;
use bevy::light::{
    CascadeShadowConfigBuilder, DirectionalLightShadowMap, PointLightShadowMap, ShadowFilteringMethod,
};
use bevy::prelude::*;
use bevy::transform::TransformSystems;

use super::layout::reach;
use super::room::{self, LAMP, LAMP_LIGHT, level_light};
use super::scene_colours::{SceneColours, update_scene_colours};
use super::table_parts::TableBoard;
use crate::app::GameSystems;
use crate::app::game::mark_colours::scaled;
use crate::app::game::{Quality, ShadowMaps};

// Together they show a level surface about as bright as its own colour.
const LAMP_LUX: f32 = 2550.0;
const ROOM_INTENSITY: f32 = 470.0;
/// Reach of a board up to which shadows have their full sharpness.
const REACH: f32 = 5.2;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SceneColours>()
        .add_systems(
            PreUpdate,
            clear_to_horizon.run_if(resource_changed::<SceneColours>).after(update_scene_colours),
        )
        .insert_resource(GlobalAmbientLight::NONE)
        // Bevy allocates the maps of point lights, 25 MB by default, even where there are no such lights.
        .insert_resource(PointLightShadowMap { size: 1 })
        .add_systems(PreStartup, cluster_on_processor.run_if(resource_exists::<GlobalClusterSettings>))
        .add_systems(
            PreUpdate,
            spawn_lamp.run_if(
                resource_exists_and_changed::<Quality>.or_else(resource_exists_and_changed::<TableBoard>),
            ),
        )
        .add_systems(Update, fit_camera_to_light.after(GameSystems::Input))
        .add_systems(PostUpdate, turn_room.after(TransformSystems::Propagate));
}

/// Clears the picture with the colour of the horizon, into which the table fades.
fn clear_to_horizon(colours: Res<SceneColours>, mut commands: Commands) {
    commands.insert_resource(ClearColor(scaled(colours.horizon, level_light())));
}

/// The adapter would sort lights into clusters in six steps before each picture; the only lamp is in none.
fn cluster_on_processor(mut clusters: ResMut<GlobalClusterSettings>) {
    clusters.gpu_clustering = None;
}

fn spawn_lamp(
    lamps: Query<Entity, With<DirectionalLight>>,
    quality: Res<Quality>,
    board: Option<Res<TableBoard>>,
    shadow_maps: Option<Res<ShadowMaps>>,
    mut commands: Commands,
) {
    for lamp in &lamps {
        commands.entity(lamp).despawn();
    }
    commands.insert_resource(DirectionalLightShadowMap {
        size: match *quality {
            // There is no lamp, but Bevy allocates a map all the same.
            Quality::Low => 1,
            Quality::Medium => 2048,
            Quality::High => 4096,
        },
    });
    if quality.is_plain() {
        return;
    }
    commands.spawn((
        Name::new("lamp"),
        DirectionalLight {
            color: LAMP_LIGHT,
            illuminance: LAMP_LUX,
            shadow_maps_enabled: shadow_maps.is_some_and(|works| works.0),
            ..default()
        },
        CascadeShadowConfigBuilder {
            num_cascades: 1,
            minimum_distance: 2.0,
            // A large board is looked at from farther away.
            maximum_distance: 34.0 * board.map_or(1.0, |board| (reach(board.0) / REACH).max(1.0)),
            ..default()
        }
        .build(),
        Transform::from_translation(LAMP).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

/// Turns the environment map with the viewer: every seat sees the same reflections, and black pieces stay black.
fn turn_room(mut cameras: Query<(&GlobalTransform, &mut EnvironmentMapLight), With<Camera3d>>) {
    for (transform, mut room) in &mut cameras {
        let (yaw, _, _) = transform.rotation().to_euler(EulerRot::YXZ);
        let turned = Quat::from_rotation_y(yaw);
        if room.rotation != turned {
            room.rotation = turned;
        }
    }
}

fn fit_camera_to_light(
    quality: Res<Quality>,
    cameras: Query<(Entity, Ref<Camera3d>)>,
    mut room: Local<Option<EnvironmentMapLight>>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    for (camera, added) in &cameras {
        if !(quality.is_changed() || added.is_added()) {
            continue;
        }
        let mut camera = commands.entity(camera);
        if quality.is_plain() {
            camera.insert(Tonemapping::None).remove::<EnvironmentMapLight>();
            continue;
        }
        let filter = match *quality {
            Quality::High => ShadowFilteringMethod::Gaussian,
            Quality::Low | Quality::Medium => ShadowFilteringMethod::Hardware2x2,
        };
        // The same for every quality that has one.
        let room = room.get_or_insert_with(|| room::light(&mut images, ROOM_INTENSITY)).clone();
        // A tone curve would move the colours that were chosen for their contrast.
        camera.insert((Tonemapping::None, filter, room));
    }
}
