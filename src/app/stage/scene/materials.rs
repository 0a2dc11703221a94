//! Materials at every quality: an observer gives an entity with a [`SceneMaterial`] the Bevy material for it.

use std::collections::HashMap;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::plain_material::PlainMaterial;
use super::relief::ReliefMaps;
use super::scene_colours::SceneColours;
use crate::app::game::Quality;
use crate::app::game::mark_colours::linear;
use crate::rules::Player;
use crate::theme::{TableTop, Texture};

/// Share of its contrast with the board that a dull disc loses.
const DULL: f32 = 0.25;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MaterialCache>()
        .init_resource::<SceneColours>()
        .add_observer(insert_material)
        .add_systems(
            PostUpdate,
            refresh_materials
                .run_if(resource_exists_and_changed::<Quality>.or_else(resource_changed::<SceneColours>)),
        );
}

/// Looks up materials for the current quality and theme, and makes those that are missing.
#[derive(SystemParam)]
struct Materials<'w> {
    quality: Res<'w, Quality>,
    colours: Res<'w, SceneColours>,
    cache: ResMut<'w, MaterialCache>,
    plain: ResMut<'w, Assets<PlainMaterial>>,
    standard: ResMut<'w, Assets<StandardMaterial>>,
}

impl Materials<'_> {
    fn get(&mut self, material: &SceneMaterial) -> CachedMaterial {
        self.cache.get(material, (*self.quality, &self.colours), &mut self.plain, &mut self.standard)
    }
}

fn insert_material(
    insert: On<Insert, SceneMaterial>,
    scene_materials: Query<&SceneMaterial>,
    mut materials: Materials,
    mut commands: Commands,
) -> Result {
    let material = materials.get(scene_materials.get(insert.entity)?);
    set_material(&mut commands.entity(insert.entity), material);
    Ok(())
}

/// Replaces all materials when the quality or the theme changes.
fn refresh_materials(
    painted: Query<(Entity, &SceneMaterial)>,
    mut materials: Materials,
    mut commands: Commands,
) {
    materials.cache.0.clear();
    for (entity, material) in &painted {
        set_material(&mut commands.entity(entity), materials.get(material));
    }
}

fn set_material(entity: &mut EntityCommands, material: CachedMaterial) {
    match material {
        CachedMaterial::Plain(material) => {
            entity.remove::<MeshMaterial3d<StandardMaterial>>().insert(MeshMaterial3d(material));
        }
        CachedMaterial::Standard(material) => {
            entity.remove::<MeshMaterial3d<PlainMaterial>>().insert(MeshMaterial3d(material));
        }
    }
}

/// Material of an entity with a [`Mesh3d`], independent of the quality. Insert another one to change it.
#[derive(Component, Clone, Debug, PartialEq)]
#[component(immutable)]
pub enum SceneMaterial {
    /// A player's disc.
    Disc(Player),
    /// A player's disc that counts for nothing: grey, and a quarter nearer to the board's own tone.
    Dull(Player),
    /// A translucent disc of a player, with its opacity from 0 to 1.
    Ghost(Player, f32),
    /// A flat mark in one translucent colour, drawn in front of everything.
    Overlay(Color),
    /// A flat mark that is drawn after every [`Overlay`](Self::Overlay).
    Badge(Color),
    /// A flat mark in one translucent colour, drawn below the pieces.
    Tint(Color),
    /// A varnished surface with its texture and, if it has any, its relief maps.
    Varnish(Handle<Image>, Option<ReliefMaps<Handle<Image>>>),
    /// The table around the board, with its texture.
    Surround(Handle<Image>),
    /// Letters from a glyph atlas, in one colour.
    Ink(Handle<Image>, Color),
    /// A soft round spot of one colour on a square mesh: a shadow or a light.
    Spot(Color),
    /// An occluder behind a panel: its mesh is in clip space.
    Occluder,
}

impl SceneMaterial {
    /// Key in the [`MaterialCache`]. Materials with a texture of the table are not cached: they would keep it alive
    /// after the table is gone.
    fn key(&self) -> Option<MaterialKey> {
        Some(match self {
            Self::Disc(player) => MaterialKey::Disc(*player),
            Self::Dull(player) => MaterialKey::Dull(*player),
            Self::Ghost(player, opacity) => {
                MaterialKey::Ghost(*player, Color::WHITE.with_alpha(*opacity).to_srgba().to_u8_array()[3])
            }
            Self::Overlay(color) => MaterialKey::Overlay(color.to_srgba().to_u8_array()),
            Self::Badge(color) => MaterialKey::Badge(color.to_srgba().to_u8_array()),
            Self::Tint(color) => MaterialKey::Tint(color.to_srgba().to_u8_array()),
            Self::Ink(letters, color) => MaterialKey::Ink(letters.id(), color.to_srgba().to_u8_array()),
            Self::Spot(color) => MaterialKey::Spot(color.to_srgba().to_u8_array()),
            Self::Occluder => MaterialKey::Occluder,
            Self::Varnish(..) | Self::Surround(_) => return None,
        })
    }

    fn plain(&self, colours: &SceneColours) -> PlainMaterial {
        let gloss = |player| gloss(player, colours);
        match self {
            Self::Disc(player) => PlainMaterial::lit(Color::WHITE, gloss(*player)),
            Self::Dull(_) => PlainMaterial::dull(colours.field_luminance),
            Self::Ghost(player, opacity) => {
                PlainMaterial::lit(Color::WHITE.with_alpha(*opacity), gloss(*player))
            }
            Self::Overlay(color) => PlainMaterial::flat(*color),
            Self::Badge(color) => PlainMaterial::badge(*color),
            Self::Tint(color) => PlainMaterial::tint(*color),
            Self::Varnish(image, _) => PlainMaterial::textured(image.clone()),
            Self::Surround(image) => PlainMaterial::level(image.clone()),
            Self::Ink(letters, color) => PlainMaterial::ink(letters.clone(), *color),
            Self::Spot(color) => PlainMaterial::spot(*color),
            Self::Occluder => PlainMaterial::occluder(),
        }
    }

    fn standard(&self, colours: &SceneColours) -> Option<StandardMaterial> {
        let is_plain = colours.texture == Texture::Plain;
        let disc = |player| StandardMaterial {
            perceptual_roughness: match player {
                _ if is_plain => 0.9,
                Player::Black => 0.32,
                Player::White => 0.35,
            },
            reflectance: match player {
                _ if is_plain => 0.1,
                // Or the lamp would turn ebony grey, seen from the opposite side.
                Player::Black => 0.4,
                Player::White => 0.5,
            },
            ..match player {
                _ if is_plain => default(),
                Player::Black => coated(0.35, 0.12),
                Player::White => coated(0.30, 0.35),
            }
        };
        Some(match self {
            Self::Disc(player) => disc(*player),
            Self::Dull(player) => StandardMaterial {
                base_color: dull(*player, colours),
                emissive: LinearRgba::gray(colours.field_luminance * DULL),
                ..disc(*player)
            },
            Self::Ghost(player, opacity) => StandardMaterial {
                base_color: Color::WHITE.with_alpha(*opacity),
                alpha_mode: AlphaMode::Blend,
                ..disc(*player)
            },
            Self::Varnish(image, Some(relief)) => StandardMaterial {
                base_color_texture: Some(image.clone()),
                normal_map_texture: Some(relief.normals.clone()),
                metallic_roughness_texture: Some(relief.metallic_roughness.clone()),
                // As much of both as the texture says.
                perceptual_roughness: 1.0,
                metallic: 1.0,
                // The lamp must not glare when it is seen from the opposite side.
                reflectance: 0.25,
                ..coated(VARNISH, VARNISH_ROUGHNESS)
            },
            Self::Varnish(image, None) => StandardMaterial {
                base_color_texture: Some(image.clone()),
                perceptual_roughness: if is_plain { 0.95 } else { 0.45 },
                reflectance: if is_plain { 0.1 } else { 0.5 },
                ..if is_plain { default() } else { coated(VARNISH, VARNISH_ROUGHNESS) }
            },
            Self::Surround(image) => {
                let (perceptual_roughness, reflectance) = sheen(colours.table_top);
                StandardMaterial {
                    base_color_texture: Some(image.clone()),
                    perceptual_roughness,
                    reflectance,
                    ..default()
                }
            }
            Self::Overlay(_)
            | Self::Badge(_)
            | Self::Tint(_)
            | Self::Ink(..)
            | Self::Spot(_)
            | Self::Occluder => return None,
        })
    }
}

/// Roughness and reflectance of a table: waxed wood and stone reflect a little, the others hardly anything.
const fn sheen(top: TableTop) -> (f32, f32) {
    match top {
        TableTop::Wood => (0.62, 0.22),
        TableTop::Slate => (0.70, 0.20),
        TableTop::Cloth | TableTop::Felt | TableTop::Paper | TableTop::Plain => (0.95, 0.12),
    }
}

/// Strength of the clear coat of varnished wood.
const VARNISH: f32 = 0.40;
/// Perceptual roughness of the clear coat of varnished wood.
const VARNISH_ROUGHNESS: f32 = 0.25;

/// Material with a clear coat of this strength and roughness.
fn coated(strength: f32, roughness: f32) -> StandardMaterial {
    StandardMaterial { clearcoat: strength, clearcoat_perceptual_roughness: roughness, ..default() }
}

/// Cache of the materials in use.
#[derive(Resource, Default)]
struct MaterialCache(HashMap<MaterialKey, CachedMaterial>);

impl MaterialCache {
    fn get(
        &mut self,
        material: &SceneMaterial,
        (quality, colours): (Quality, &SceneColours),
        plain: &mut Assets<PlainMaterial>,
        standard: &mut Assets<StandardMaterial>,
    ) -> CachedMaterial {
        let mut make = || match material.standard(colours).filter(|_| !quality.is_plain()) {
            Some(material) => CachedMaterial::Standard(standard.add(material)),
            None => CachedMaterial::Plain(plain.add(material.plain(colours))),
        };
        match material.key() {
            Some(key) => self.0.entry(key).or_insert_with(make).clone(),
            None => make(),
        }
    }
}

#[derive(Clone, Debug)]
enum CachedMaterial {
    Plain(Handle<PlainMaterial>),
    Standard(Handle<StandardMaterial>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum MaterialKey {
    Disc(Player),
    Dull(Player),
    Ghost(Player, u8),
    Overlay([u8; 4]),
    Badge([u8; 4]),
    Tint([u8; 4]),
    Ink(AssetId<Image>, [u8; 4]),
    Spot([u8; 4]),
    Occluder,
}

/// Specular strength of a player's disc: ebony shines more than ivory, which is bright anyway, and plain themes do not
/// shine at all.
fn gloss(player: Player, colours: &SceneColours) -> f32 {
    match player {
        _ if colours.texture == Texture::Plain => 0.0,
        Player::Black => 0.20,
        Player::White => 0.10,
    }
}

/// Least colour of a mesh: black cannot be made lighter by a factor.
const MIN_COLOUR: Vec3 = Vec3::splat(0.004);

/// Factor on the mesh's own colours that makes them grey and brings them nearer to the board.
fn dull(player: Player, colours: &SceneColours) -> Color {
    let own = linear(colours.piece(player)).max(MIN_COLOUR);
    let grey = own.dot(Vec3::new(0.2126, 0.7152, 0.0722)) * (1.0 - DULL);
    let [red, green, blue] = (Vec3::splat(grey) / own).to_array();
    Color::linear_rgb(red, green, blue)
}
