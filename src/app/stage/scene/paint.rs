//! What things look like at every quality: an entity has a [`Paint`], and gets the material for it.

use std::collections::HashMap;

use bevy::prelude::*;

use super::palette::{GLOW, Tones, linear};
use super::plain::Plain;
use super::relief::Relief;
use crate::app::game::Quality;
use crate::rules::Player;
use crate::theme::{TableTop, Texture};

/// How much of its contrast with the board a dull disc loses.
const DULL: f32 = 0.25;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Coats>().init_resource::<Tones>().add_observer(on_paint).add_systems(
        PostUpdate,
        repaint.run_if(resource_exists_and_changed::<Quality>.or_else(resource_changed::<Tones>)),
    );
}

fn on_paint(
    insert: On<Insert, Paint>,
    paints: Query<&Paint>,
    quality: Res<Quality>,
    tones: Res<Tones>,
    mut coats: ResMut<Coats>,
    mut plain: ResMut<Assets<Plain>>,
    mut standard: ResMut<Assets<StandardMaterial>>,
    mut commands: Commands,
) -> Result {
    let paint = paints.get(insert.entity)?;
    let coat = coats.get(paint, (*quality, &tones), &mut plain, &mut standard);
    wear(&mut commands.entity(insert.entity), coat);
    Ok(())
}

/// Another quality means other materials for everything, and so does another theme.
fn repaint(
    painted: Query<(Entity, &Paint)>,
    quality: Res<Quality>,
    tones: Res<Tones>,
    mut coats: ResMut<Coats>,
    mut plain: ResMut<Assets<Plain>>,
    mut standard: ResMut<Assets<StandardMaterial>>,
    mut commands: Commands,
) {
    coats.0.clear();
    for (entity, paint) in &painted {
        let coat = coats.get(paint, (*quality, &tones), &mut plain, &mut standard);
        wear(&mut commands.entity(entity), coat);
    }
}

fn wear(entity: &mut EntityCommands, coat: Coat) {
    match coat {
        Coat::Plain(material) => {
            entity.remove::<MeshMaterial3d<StandardMaterial>>().insert(MeshMaterial3d(material));
        }
        Coat::Standard(material) => {
            entity.remove::<MeshMaterial3d<Plain>>().insert(MeshMaterial3d(material));
        }
    }
}

/// What an entity with a [`Mesh3d`] looks like. Insert another one to change it.
#[derive(Component, Clone, Debug, PartialEq)]
#[component(immutable)]
pub enum Paint {
    /// A player's disc.
    Disc(Player),
    /// A player's disc under the pointer or chosen: lit from within.
    Glow(Player),
    /// A player's disc that counts for nothing: grey, and a quarter nearer to the board's own tone.
    Dull(Player),
    /// A player's disc that is not there yet, or looked through: its opacity from 0 to 1.
    Ghost(Player, f32),
    /// A flat mark in one colour with its alpha, drawn in front of everything.
    Overlay(Color),
    /// A flat mark like [`Overlay`](Self::Overlay), drawn after all of those.
    Badge(Color),
    /// A flat mark in one colour with its alpha, covered by what stands on it.
    Tint(Color),
    /// A varnished surface with a texture, and its relief, where it has one.
    Varnish(Handle<Image>, Option<Relief<Handle<Image>>>),
    /// What the board lies on, with its texture.
    Surround(Handle<Image>),
    /// A picture of letters, in one colour.
    Ink(Handle<Image>, Color),
    /// A soft round spot of one colour on a square: a shadow or a light.
    Spot(Color),
    /// In front of everything, but hidden behind panels: its mesh lies on the screen, from -1 to 1.
    Occluder,
}

impl Paint {
    /// What materials are kept by. Those with a texture of a table are not: they would keep it after its table is gone.
    fn key(&self) -> Option<Key> {
        Some(match self {
            Self::Disc(player) => Key::Disc(*player),
            Self::Glow(player) => Key::Glow(*player),
            Self::Dull(player) => Key::Dull(*player),
            Self::Ghost(player, opacity) => {
                Key::Ghost(*player, Color::WHITE.with_alpha(*opacity).to_srgba().to_u8_array()[3])
            }
            Self::Overlay(color) => Key::Overlay(color.to_srgba().to_u8_array()),
            Self::Badge(color) => Key::Badge(color.to_srgba().to_u8_array()),
            Self::Tint(color) => Key::Tint(color.to_srgba().to_u8_array()),
            Self::Ink(letters, color) => Key::Ink(letters.id(), color.to_srgba().to_u8_array()),
            Self::Spot(color) => Key::Spot(color.to_srgba().to_u8_array()),
            Self::Occluder => Key::Occluder,
            Self::Varnish(..) | Self::Surround(_) => return None,
        })
    }

    fn plain(&self, tones: &Tones) -> Plain {
        let gloss = |player| gloss(player, tones);
        match self {
            Self::Disc(player) => Plain::lit(Color::WHITE, gloss(*player)),
            Self::Glow(player) => Plain::lit(glow(*player, tones), gloss(*player)),
            Self::Dull(_) => Plain::dull(tones.field_luminance),
            Self::Ghost(player, opacity) => Plain::lit(Color::WHITE.with_alpha(*opacity), gloss(*player)),
            Self::Overlay(color) => Plain::flat(*color),
            Self::Badge(color) => Plain::badge(*color),
            Self::Tint(color) => Plain::tint(*color),
            Self::Varnish(image, _) => Plain::textured(image.clone()),
            Self::Surround(image) => Plain::level(image.clone()),
            Self::Ink(letters, color) => Plain::ink(letters.clone(), *color),
            Self::Spot(color) => Plain::spot(*color),
            Self::Occluder => Plain::occluder(),
        }
    }

    fn standard(&self, tones: &Tones) -> Option<StandardMaterial> {
        let is_plain = tones.texture == Texture::Plain;
        let disc = |player| StandardMaterial {
            perceptual_roughness: match player {
                _ if is_plain => 0.9,
                Player::Black => 0.32,
                Player::White => 0.35,
            },
            reflectance: if is_plain { 0.1 } else { 0.5 },
            ..match player {
                _ if is_plain => default(),
                Player::Black => coated(0.5, 0.12),
                Player::White => coated(0.3, 0.20),
            }
        };
        Some(match self {
            Self::Disc(player) => disc(*player),
            Self::Glow(player) => StandardMaterial {
                emissive: LinearRgba::from(GLOW) * if *player == Player::Black { 0.16 } else { 0.22 },
                ..disc(*player)
            },
            Self::Dull(player) => StandardMaterial {
                base_color: dull(*player, tones),
                emissive: LinearRgba::gray(tones.field_luminance * DULL),
                ..disc(*player)
            },
            Self::Ghost(player, opacity) => StandardMaterial {
                base_color: Color::WHITE.with_alpha(*opacity),
                alpha_mode: AlphaMode::Blend,
                ..disc(*player)
            },
            Self::Varnish(image, Some(relief)) => StandardMaterial {
                base_color_texture: Some(image.clone()),
                normal_map_texture: Some(relief.directions.clone()),
                metallic_roughness_texture: Some(relief.gloss.clone()),
                // As much of both as the texture says.
                perceptual_roughness: 1.0,
                metallic: 1.0,
                // The lamp itself must not glare from the seat across.
                reflectance: 0.25,
                ..coated(VARNISH, 0.22)
            },
            Self::Varnish(image, None) => StandardMaterial {
                base_color_texture: Some(image.clone()),
                perceptual_roughness: if is_plain { 0.95 } else { 0.45 },
                reflectance: if is_plain { 0.1 } else { 0.5 },
                ..if is_plain { default() } else { coated(VARNISH, 0.22) }
            },
            Self::Surround(image) => {
                let (perceptual_roughness, reflectance) = sheen(tones.table_top);
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

/// How rough a table is, and how much it reflects: waxed wood and stone a little, the others nothing to speak of.
const fn sheen(top: TableTop) -> (f32, f32) {
    match top {
        TableTop::Wood => (0.62, 0.22),
        TableTop::Slate => (0.70, 0.20),
        TableTop::Cloth | TableTop::Felt | TableTop::Paper | TableTop::Plain => (0.95, 0.12),
    }
}

/// How much varnish lies on wood.
const VARNISH: f32 = 0.22;

/// Under so much clear lacquer, of this roughness.
fn coated(lacquer: f32, roughness: f32) -> StandardMaterial {
    StandardMaterial { clearcoat: lacquer, clearcoat_perceptual_roughness: roughness, ..default() }
}

/// Materials in use, made once for each look.
#[derive(Resource, Default)]
struct Coats(HashMap<Key, Coat>);

impl Coats {
    fn get(
        &mut self,
        paint: &Paint,
        (quality, tones): (Quality, &Tones),
        plain: &mut Assets<Plain>,
        standard: &mut Assets<StandardMaterial>,
    ) -> Coat {
        let mut make = || match paint.standard(tones).filter(|_| !quality.is_plain()) {
            Some(material) => Coat::Standard(standard.add(material)),
            None => Coat::Plain(plain.add(paint.plain(tones))),
        };
        match paint.key() {
            Some(key) => self.0.entry(key).or_insert_with(make).clone(),
            None => make(),
        }
    }
}

#[derive(Clone, Debug)]
enum Coat {
    Plain(Handle<Plain>),
    Standard(Handle<StandardMaterial>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Key {
    Disc(Player),
    Glow(Player),
    Dull(Player),
    Ghost(Player, u8),
    Overlay([u8; 4]),
    Badge([u8; 4]),
    Tint([u8; 4]),
    Ink(AssetId<Image>, [u8; 4]),
    Spot([u8; 4]),
    Occluder,
}

/// Ebony shines more than ivory, which is bright anyway. What is plain shines not at all.
fn gloss(player: Player, tones: &Tones) -> f32 {
    match player {
        _ if tones.texture == Texture::Plain => 0.0,
        Player::Black => 0.20,
        Player::White => 0.10,
    }
}

/// What is quite black cannot be made lighter by a factor.
const LEAST: Vec3 = Vec3::splat(0.004);

/// A factor on the mesh's own colours that makes them grey, and leaves the share of them that is not the board's.
fn dull(player: Player, tones: &Tones) -> Color {
    let own = linear(tones.piece(player)).max(LEAST);
    let grey = own.dot(Vec3::new(0.2126, 0.7152, 0.0722)) * (1.0 - DULL);
    let [red, green, blue] = (Vec3::splat(grey) / own).to_array();
    Color::linear_rgb(red, green, blue)
}

/// A factor on the mesh's own colours that brings them near the glow.
fn glow(player: Player, tones: &Tones) -> Color {
    let own = linear(tones.piece(player)).max(LEAST);
    let share = if player == Player::Black { 0.16 } else { 0.5 };
    let [red, green, blue] = (own.lerp(linear(GLOW), share) / own).to_array();
    Color::linear_rgb(red, green, blue)
}
