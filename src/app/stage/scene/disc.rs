//! The two discs. They differ by more than their colour: black is smooth with one groove around and a dot on top, white
//! is ribbed with an open ring on top, so that a stack reads from the side, from above, and in grey.

use bevy::prelude::*;

use super::lathe::{Band, Ribs, turn};
use super::palette::{EBONY, EBONY_GROOVE, EBONY_INLAY, IVORY, IVORY_INLAY, IVORY_SHADE};
use crate::app::game::Quality;
use crate::rules::Player;

/// Half a disc's width.
pub const DISC_RADIUS: f32 = 0.31;
/// Half the width of a stone, which stands in a cell by itself.
pub const STONE_RADIUS: f32 = 0.40;
/// A disc's thickness.
pub const DISC_HEIGHT: f32 = 0.15;

const BEVEL: f32 = 0.028;
const GROOVE: f32 = 0.02;
const DISH: f32 = 0.235;
const DISH_DEPTH: f32 = 0.009;

/// The mesh of a player's stone: a wider disc.
pub(super) fn stone_mesh(player: Player, quality: Quality) -> Mesh {
    widened(mesh(player, quality, true))
}

/// The mesh of a stone that is one of hundreds, and small on the screen: the same colours with a quarter of the triangles or less.
/// Wall, edge and top share their corners, and with them their normals: the top is rounded like a cushion.
pub(super) fn small_stone_mesh(player: Player, quality: Quality) -> Mesh {
    let segments = if quality == Quality::Low { 18 } else { 32 };
    let (own, inlay, [outer, inner]) = match player {
        Player::Black => (EBONY, EBONY_INLAY, [0.105, 0.0]),
        Player::White => (IVORY, IVORY_INLAY, [0.19, 0.135]),
    };
    let (wall, top) = (DISC_RADIUS, DISC_HEIGHT);
    let mut bands = vec![
        Band::new(own, &[(wall - 0.01, 0.0), (wall, top - BEVEL), (wall - BEVEL, top), (outer, top)]),
        Band::new(inlay, &[(outer, top), (inner, top)]),
    ];
    if inner > 0.0 {
        bands.push(Band::new(own, &[(inner, top), (0.0, top)]));
    }
    widened(turn(&bands, segments))
}

fn widened(disc: Mesh) -> Mesh {
    let wide = STONE_RADIUS / DISC_RADIUS;
    disc.scaled_by(Vec3::new(wide, 1.0, wide))
}

/// The mesh of a player's disc, standing on its origin. It has no foot: nobody looks from below.
pub(super) fn disc_mesh(player: Player, quality: Quality) -> Mesh {
    mesh(player, quality, false)
}

fn mesh(player: Player, quality: Quality, one_of_many: bool) -> Mesh {
    let (segments, ribs) = match quality {
        Quality::Low if one_of_many => (24, 16),
        Quality::Low => (36, 26),
        Quality::Medium => (64, 32),
        Quality::High => (96, 32),
    };
    match player {
        Player::Black => turn(&black_bands(), segments),
        Player::White => turn(&white_bands(ribs), segments),
    }
}

fn black_bands() -> Vec<Band> {
    let middle = DISC_HEIGHT / 2.0;
    let wall = DISC_RADIUS;
    vec![
        lower_bevel(EBONY),
        Band::new(EBONY, &[(wall, BEVEL), (wall, middle - GROOVE)]),
        Band::new(EBONY_GROOVE, &[(wall, middle - GROOVE), (wall - GROOVE, middle), (wall, middle + GROOVE)]),
        Band::new(EBONY, &[(wall, middle + GROOVE), (wall, DISC_HEIGHT - BEVEL)]),
        upper_bevel(EBONY),
        Band::new(EBONY, &[(wall - BEVEL, DISC_HEIGHT), (DISH, DISC_HEIGHT)]),
        Band::new(
            EBONY,
            &[
                (DISH, DISC_HEIGHT),
                (DISH - 0.012, DISC_HEIGHT - DISH_DEPTH),
                (0.105, DISC_HEIGHT - DISH_DEPTH),
            ],
        ),
        Band::new(
            EBONY_INLAY,
            &[
                (0.105, DISC_HEIGHT - DISH_DEPTH),
                (0.09, DISC_HEIGHT),
                (0.05, DISC_HEIGHT + 0.004),
                (0.0, DISC_HEIGHT + 0.005),
            ],
        ),
    ]
}

fn white_bands(count: u32) -> Vec<Band> {
    let wall = DISC_RADIUS;
    let top = DISC_HEIGHT;
    let ribs = Ribs { count, depth: 0.016, shade: IVORY_SHADE };
    vec![
        lower_bevel(IVORY),
        Band::new(IVORY, &[(wall, BEVEL), (wall, top - BEVEL)]).ribbed(ribs),
        upper_bevel(IVORY),
        Band::new(IVORY, &[(wall - BEVEL, top), (DISH, top)]),
        Band::new(IVORY, &[(DISH, top), (DISH - 0.012, top - DISH_DEPTH), (0.19, top - DISH_DEPTH)]),
        Band::new(
            IVORY_INLAY,
            &[(0.19, top - DISH_DEPTH), (0.165, top - DISH_DEPTH - 0.006), (0.135, top - DISH_DEPTH)],
        ),
        Band::new(IVORY, &[(0.135, top - DISH_DEPTH), (0.0, top - DISH_DEPTH)]),
    ]
}

fn lower_bevel(color: Color) -> Band {
    Band::new(color, &[(DISC_RADIUS - BEVEL, 0.0), (DISC_RADIUS - 0.008, 0.008), (DISC_RADIUS, BEVEL)])
}

fn upper_bevel(color: Color) -> Band {
    let top = DISC_HEIGHT;
    Band::new(
        color,
        &[(DISC_RADIUS, top - BEVEL), (DISC_RADIUS - 0.008, top - 0.008), (DISC_RADIUS - BEVEL, top)],
    )
}
