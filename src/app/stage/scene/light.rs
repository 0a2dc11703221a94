//! Bevy lights for the qualities with PBR materials: the lamp, and the room as an environment map.

use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::light::cluster::GlobalClusterSettings;
use bevy::light::{
    CascadeShadowConfig, DirectionalLightShadowMap, PointLightShadowMap, ShadowFilteringMethod,
    SimulationLightSystems,
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

/// Illuminance of the lamp in lux. With the light of the room a level surface is about as bright as its own colour.
const LAMP_LUX: f32 = 3200.0;
/// Intensity of the environment map, by which the room lights the table besides the lamp.
const ROOM_INTENSITY: f32 = 300.0;
/// Distance from the middle of the board within which things cast shadows, in reaches of the board: the hands lie beside
/// it.
const SHADOW_RANGE: f32 = 1.7;

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
        .add_systems(PreUpdate, spawn_lamp.run_if(resource_exists_and_changed::<Quality>))
        .add_systems(Update, fit_camera_to_light.after(GameSystems::Input))
        .add_systems(
            PostUpdate,
            (
                turn_room,
                fit_shadows
                    .before(SimulationLightSystems::UpdateDirectionalLightCascades)
                    .run_if(resource_exists::<TableBoard>),
            )
                .after(TransformSystems::Propagate),
        );
}

/// Clears the picture with the colour of the horizon, into which the table fades.
fn clear_to_horizon(colours: Res<SceneColours>, mut commands: Commands) {
    commands.insert_resource(ClearColor(scaled(colours.horizon, level_light())));
}

/// Makes Bevy sort lights into clusters on the processor: the adapter would do it in six steps before each picture,
/// although the only lamp is in no cluster.
fn cluster_on_processor(mut clusters: ResMut<GlobalClusterSettings>) {
    clusters.gpu_clustering = None;
}

fn spawn_lamp(
    lamps: Query<Entity, With<DirectionalLight>>,
    quality: Res<Quality>,
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
        CascadeShadowConfig::default(),
        Transform::from_translation(LAMP).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

/// Fits the shadow map around the table, so that shadows are as sharp from afar as from nearby.
fn fit_shadows(
    cameras: Query<&GlobalTransform, With<Camera3d>>,
    board: Res<TableBoard>,
    mut lamps: Query<&mut CascadeShadowConfig, With<DirectionalLight>>,
) {
    let Some(camera) = cameras.iter().next() else { return };
    let distance = camera.forward().dot(-camera.translation());
    let range = SHADOW_RANGE * reach(board.0);
    let (near, far) = ((distance - range).max(0.1), distance + range);
    for mut shadows in &mut lamps {
        if shadows.bounds != [far] {
            *shadows = CascadeShadowConfig { bounds: vec![far], minimum_distance: near, ..default() };
        }
    }
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

/// Gives cameras the tone mapping, shadow filter and environment map that the picture quality asks for.
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
