//! Blob shadows of discs, a soft spot on the ground below each: the whole shadow where there are no shadow maps,
//! otherwise only the contact shadow, which a disc on the board casts in the light of the room.

use bevy::prelude::*;
use bevy::transform::TransformSystems;

use super::disc::DISC_HEIGHT;
use super::layout::piece_radius;
use super::materials::SceneMaterial;
use super::room::LAMP;
use super::scene_colours::SceneColours;
use super::shared_meshes::SharedMeshes;
use super::table_parts::{HandSystems, PoseSystems, TableBoard};
use super::trays::ground;
use crate::app::game::{Quality, ShadowMaps};

/// Width of a whole blob shadow, in widths of the piece.
const SPOT: f32 = 1.52;
/// Width of a contact shadow, in widths of the piece.
const CONTACT: f32 = 1.60;
/// Opacity of a contact shadow relative to a whole one; the product is limited to 1.
const CONTACT_STRENGTH: f32 = 1.5;
/// Offset of a contact shadow away from the lamp, as the height of a disc that would cast it there.
const ASIDE: f32 = 0.28;
/// Height of the spot over the ground, against z-fighting.
const LIFT: f32 = 0.003;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SceneColours>().add_systems(
        PostUpdate,
        (
            spawn_shadows,
            recolour_shadows
                .run_if(resource_changed::<SceneColours>.or_else(resource_exists_and_changed::<Quality>)),
            place_shadows,
        )
            .chain()
            .in_set(HandSystems)
            .after(PoseSystems)
            .before(TransformSystems::Propagate)
            .run_if(resource_exists::<TableBoard>.and_then(resource_exists::<SharedMeshes>)),
    );
}

fn spawn_shadows(
    discs: Query<(Entity, &SceneMaterial), WithoutShadow>,
    quality: Res<Quality>,
    (shadow_maps, colours): (Option<Res<ShadowMaps>>, Res<SceneColours>),
    shared_meshes: Res<SharedMeshes>,
    mut commands: Commands,
) {
    let color = colour(ShadowKind::new(*quality, shadow_maps.as_deref()), &colours);
    for (disc, material) in &discs {
        if casts(material) {
            let spot = commands
                .spawn((
                    Name::new("shadow"),
                    Mesh3d(shared_meshes.shadow.clone()),
                    SceneMaterial::Spot(color),
                    Transform::default(),
                    Visibility::default(),
                    Pickable::IGNORE,
                    ChildOf(disc),
                ))
                .id();
            commands.entity(disc).insert(DiscShadow(spot));
        }
    }
}

/// Updates the colours of shadows after a change of theme or quality.
fn recolour_shadows(
    spots: Query<&DiscShadow>,
    quality: Res<Quality>,
    shadow_maps: Option<Res<ShadowMaps>>,
    colours: Res<SceneColours>,
    mut commands: Commands,
) {
    let color = colour(ShadowKind::new(*quality, shadow_maps.as_deref()), &colours);
    for spot in &spots {
        commands.entity(spot.0).insert(SceneMaterial::Spot(color));
    }
}

/// Moves shadows to the ground below their discs, away from the lamp. Only discs that have changed are updated: there
/// may be hundreds.
fn place_shadows(
    discs: Query<(Ref<Transform>, Ref<SceneMaterial>, Ref<DiscShadow>)>,
    mut spots: Query<(&mut Transform, &mut Visibility), Without<DiscShadow>>,
    board: Res<TableBoard>,
    quality: Res<Quality>,
    shadow_maps: Option<Res<ShadowMaps>>,
) {
    let kind = ShadowKind::new(*quality, shadow_maps.as_deref());
    let wide = match kind {
        ShadowKind::Whole => SPOT,
        ShadowKind::Contact => CONTACT,
    };
    let side = piece_radius(board.0) * 2.0 * wide;
    let all = board.is_changed() || quality.is_changed();
    for (disc, material, spot) in &discs {
        if !(all || disc.is_changed() || material.is_changed() || spot.is_added()) {
            continue;
        }
        let Ok((mut transform, mut visibility)) = spots.get_mut(spot.0) else { continue };
        let ground = ground(board.0, disc.translation);
        let height = (disc.translation.y - ground).max(0.0);
        // From how high it falls, and how wide it is: the lower a disc, the narrower its shadow, but nothing touches
        // the board from above it.
        let (fall, width) = match kind {
            ShadowKind::Whole => (height + DISC_HEIGHT * 0.5, 1.0 + 0.35 * height),
            ShadowKind::Contact => (ASIDE, 1.0 - height / (DISC_HEIGHT * 0.5)),
        };
        let seen = casts(&material) && width > 0.0;
        let away = -LAMP / LAMP.y * fall;
        visibility.set_if_neq(if seen { Visibility::Inherited } else { Visibility::Hidden });
        let aim = Vec3::new(away.x, LIFT - height, away.z);
        let scale = Vec3::splat(side * width.max(0.0));
        transform.set_if_neq(Transform {
            translation: disc.rotation.inverse() * aim,
            rotation: disc.rotation.inverse(),
            scale,
        });
    }
}

/// Kind of blob shadow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ShadowKind {
    Whole,
    /// Ambient shadow beside the shadow-mapped one of the lamp.
    Contact,
}

impl ShadowKind {
    fn new(quality: Quality, shadow_maps: Option<&ShadowMaps>) -> Self {
        let real = !quality.is_plain() && shadow_maps.is_none_or(|works| works.0);
        if real { Self::Contact } else { Self::Whole }
    }
}

fn colour(kind: ShadowKind, colours: &SceneColours) -> Color {
    match kind {
        ShadowKind::Whole => colours.shadow,
        ShadowKind::Contact => {
            colours.shadow.with_alpha((colours.shadow.alpha() * CONTACT_STRENGTH).min(1.0))
        }
    }
}

fn casts(material: &SceneMaterial) -> bool {
    matches!(material, SceneMaterial::Disc(_) | SceneMaterial::Dull(_))
}

type WithoutShadow = (With<Mesh3d>, Without<DiscShadow>);

/// Blob shadow entity of a disc.
#[derive(Component)]
struct DiscShadow(Entity);
