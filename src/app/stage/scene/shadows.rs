//! Painted shadows for discs, a soft spot on the ground below each of them: where there are no shadow maps the whole
//! shadow, otherwise only the light of the room that a disc on the board is in the way of.

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

/// The width of a spot, in widths of its piece: of a whole shadow, and of the rim that is left beside a real one.
const SPOT: f32 = 1.52;
const CONTACT: f32 = 1.50;
/// It lies below a real shadow, too.
const CONTACT_STRENGTH: f32 = 0.85;
/// How far the latter is moved away from the lamp, as a height that a shadow falls from.
const ASIDE: f32 = 0.08;
/// Keeps the spot off the wood.
const LIFT: f32 = 0.003;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tones>().add_systems(
        PostUpdate,
        (
            give_spots,
            recolour_spots.run_if(resource_changed::<Tones>.or_else(resource_exists_and_changed::<Quality>)),
            lay_spots,
        )
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
    let color = colour(Shade::of(*quality, shadow_maps.as_deref()), &tones);
    for (disc, paint) in &discs {
        if casts(paint) {
            let spot = commands
                .spawn((
                    Name::new("shadow"),
                    Mesh3d(art.shadow.clone()),
                    Paint::Spot(color),
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

/// Shadows change with the theme and the quality.
fn recolour_spots(
    spots: Query<&Spot>,
    quality: Res<Quality>,
    shadow_maps: Option<Res<ShadowMaps>>,
    tones: Res<Tones>,
    mut commands: Commands,
) {
    let color = colour(Shade::of(*quality, shadow_maps.as_deref()), &tones);
    for spot in &spots {
        commands.entity(spot.0).insert(Paint::Spot(color));
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
    let shade = Shade::of(*quality, shadow_maps.as_deref());
    let wide = match shade {
        Shade::Whole => SPOT,
        Shade::Contact => CONTACT,
    };
    let side = piece_radius(board.0) * 2.0 * wide;
    let all = board.is_changed() || quality.is_changed();
    for (disc, paint, spot) in &discs {
        if !(all || disc.is_changed() || paint.is_changed() || spot.is_added()) {
            continue;
        }
        let Ok((mut transform, mut visibility)) = spots.get_mut(spot.0) else { continue };
        let ground = ground(board.0, disc.translation);
        let height = (disc.translation.y - ground).max(0.0);
        // From how high it falls, and how wide it is: the lower a disc, the narrower its shadow, but nothing touches
        // the board from above it.
        let (fall, width) = match shade {
            Shade::Whole => (height + DISC_HEIGHT * 0.5, 1.0 + 0.35 * height),
            Shade::Contact => (ASIDE, 1.0 - height / (DISC_HEIGHT * 0.5)),
        };
        let seen = casts(&paint) && width > 0.0;
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

/// What a spot stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shade {
    Whole,
    /// The lamp's own shadow is a real one.
    Contact,
}

impl Shade {
    fn of(quality: Quality, shadow_maps: Option<&ShadowMaps>) -> Self {
        let real = !quality.is_plain() && shadow_maps.is_none_or(|works| works.0);
        if real { Self::Contact } else { Self::Whole }
    }
}

fn colour(shade: Shade, tones: &Tones) -> Color {
    match shade {
        Shade::Whole => tones.shadow,
        Shade::Contact => tones.shadow.with_alpha(tones.shadow.alpha() * CONTACT_STRENGTH),
    }
}

fn casts(paint: &Paint) -> bool {
    matches!(paint, Paint::Disc(_) | Paint::Glow(_) | Paint::Dull(_))
}

type Unshadowed = (With<Mesh3d>, Without<Spot>);

/// The painted shadow of a disc.
#[derive(Component)]
struct Spot(Entity);
