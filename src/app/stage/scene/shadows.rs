//! Painted shadows for discs, where there are no shadow maps: a soft spot on the ground below each of them.

use bevy::prelude::*;
use bevy::transform::TransformSystems;

use super::art::Art;
use super::disc::DISC_HEIGHT;
use super::hands::{HandSystems, PoseSystems};
use super::layout::{ground, piece_radius};
use super::paint::Paint;
use super::palette::{LAMP, Tones};
use super::table::TableBoard;
use crate::app::game::{Quality, ShadowMaps};

/// The width of a spot, in widths of its piece.
const SPOT: f32 = 1.52;
/// Keeps the spot off the wood.
const LIFT: f32 = 0.003;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tones>().add_systems(
        PostUpdate,
        (give_spots, recolour_spots.run_if(resource_changed::<Tones>), lay_spots)
            .chain()
            .in_set(HandSystems)
            .after(PoseSystems)
            .before(TransformSystems::Propagate)
            .run_if(resource_exists::<TableBoard>.and_then(resource_exists::<Art>)),
    );
}

fn give_spots(
    discs: Query<(Entity, &Paint), Unshadowed>,
    quality: Res<Quality>,
    (shadow_maps, tones): (Option<Res<ShadowMaps>>, Res<Tones>),
    art: Res<Art>,
    mut commands: Commands,
) {
    if !are_painted(*quality, shadow_maps.as_deref()) {
        return;
    }
    for (disc, paint) in &discs {
        if casts(paint) {
            let spot = commands
                .spawn((
                    Name::new("shadow"),
                    Mesh3d(art.shadow.clone()),
                    Paint::Shadow(tones.shadow),
                    Transform::default(),
                    Visibility::default(),
                    Pickable::IGNORE,
                    ChildOf(disc),
                ))
                .id();
            commands.entity(disc).insert(Spot(spot));
        }
    }
}

/// Another theme has other shadows.
fn recolour_spots(spots: Query<&Spot>, tones: Res<Tones>, mut commands: Commands) {
    for spot in &spots {
        commands.entity(spot.0).insert(Paint::Shadow(tones.shadow));
    }
}

/// A spot is its disc's child, but lies on the ground, away from the lamp. Only what has moved is looked at: there may
/// be hundreds.
fn lay_spots(
    discs: Query<(Ref<Transform>, Ref<Paint>, Ref<Spot>)>,
    mut spots: Query<(&mut Transform, &mut Visibility), Without<Spot>>,
    board: Res<TableBoard>,
    quality: Res<Quality>,
    shadow_maps: Option<Res<ShadowMaps>>,
) {
    let painted = are_painted(*quality, shadow_maps.as_deref());
    let side = piece_radius(board.0) * 2.0 * SPOT;
    let all = board.is_changed() || quality.is_changed();
    for (disc, paint, spot) in &discs {
        if !(all || disc.is_changed() || paint.is_changed() || spot.is_added()) {
            continue;
        }
        let Ok((mut transform, mut visibility)) = spots.get_mut(spot.0) else { continue };
        let seen = painted && casts(&paint);
        visibility.set_if_neq(if seen { Visibility::Inherited } else { Visibility::Hidden });
        let ground = ground(board.0, disc.translation);
        let height = (disc.translation.y - ground).max(0.0);
        let away = -LAMP / LAMP.y * (height + DISC_HEIGHT * 0.5);
        let aim = Vec3::new(away.x, LIFT - height, away.z);
        // The lower a disc, the narrower its shadow.
        let scale = Vec3::splat(side * (1.0 + 0.35 * height));
        transform.set_if_neq(Transform {
            translation: disc.rotation.inverse() * aim,
            rotation: disc.rotation.inverse(),
            scale,
        });
    }
}

fn are_painted(quality: Quality, shadow_maps: Option<&ShadowMaps>) -> bool {
    quality.is_plain() || shadow_maps.is_some_and(|works| !works.0)
}

fn casts(paint: &Paint) -> bool {
    matches!(paint, Paint::Disc(_) | Paint::Glow(_) | Paint::Dull(_))
}

type Unshadowed = (With<Mesh3d>, Without<Spot>);

/// The painted shadow of a disc.
#[derive(Component)]
struct Spot(Entity);
