//! The two discs. They differ by more than their colour: black is smooth with one groove around and a dot on top, white
//! is ribbed with an open ring on top, so that a stack reads from the side, from above, and in grey.

use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;

use super::lathe::{Band, Ribs, turn};
use super::scene_colours::{BlackPieceColours, SceneColours, WhitePieceColours};
use crate::app::game::Quality;
use crate::rules::Player;
use crate::theme::Texture;

/// Half the width of a disc, the piece of games in which stacks stand on points.
pub const DISC_RADIUS: f32 = 0.31;
/// Half the width of a stone, which stands in a cell by itself.
pub const STONE_RADIUS: f32 = 0.40;
/// A disc's thickness.
pub const DISC_HEIGHT: f32 = 0.15;

/// Contrast of the streaks of ebony and of ivory.
const STREAKS: [f32; 2] = [0.16, 0.035];

/// Width and height of the bevel at the upper edge of a disc, and height of its foot, in spacings of points.
const BEVEL: f32 = 0.028;
/// Depth of the groove around a black disc, and half its height.
const GROOVE: f32 = 0.02;
/// Radius of the hollow in the top of a disc.
const DISH: f32 = 0.235;
/// Depth of the hollow in the top of a disc.
const DISH_DEPTH: f32 = 0.009;

/// Builds the mesh of a player's stone: a wider disc that fills a cell.
pub(super) fn stone_mesh(player: Player, quality: Quality, colours: &SceneColours) -> Mesh {
    widened(mesh(player, quality, colours, true))
}

/// Builds the mesh of a stone that is one of hundreds, and small on the screen: the same colours with a quarter of
/// the triangles or less.
///
/// Wall, edge and top share their corners, and with them their normals: the top is rounded like a cushion.
pub(super) fn small_stone_mesh(player: Player, quality: Quality, colours: &SceneColours) -> Mesh {
    let segments = if quality == Quality::Low { 18 } else { 32 };
    let (own, inlay, [outer, inner]) = match player {
        Player::Black => (colours.black.body, colours.black.dot, [0.105, 0.0]),
        Player::White => (colours.white.body, colours.white.ring, [0.19, 0.135]),
    };
    let (wall, top) = (DISC_RADIUS, DISC_HEIGHT);
    let mut bands = match colours.white.edge.filter(|_| player == Player::White) {
        None => vec![Band::new(
            own,
            &[(wall - 0.01, 0.0), (wall, top - BEVEL), (wall - BEVEL, top), (outer, top)],
        )],
        Some(edge) => vec![
            Band::new(edge, &[(wall - 0.01, 0.0), (wall, top - BEVEL), (wall - BEVEL, top)]),
            Band::new(own, &[(wall - BEVEL, top), (outer, top)]),
        ],
    };
    bands.push(Band::new(inlay, &[(outer, top), (inner, top)]));
    if inner > 0.0 {
        bands.push(Band::new(own, &[(inner, top), (0.0, top)]));
    }
    widened(streaked(turn(&bands, segments), player, colours))
}

fn widened(disc: Mesh) -> Mesh {
    let wide = STONE_RADIUS / DISC_RADIUS;
    disc.scaled_by(Vec3::new(wide, 1.0, wide))
}

/// Builds the mesh of a player's disc, standing on its origin. It has no underside: it is never seen from below.
pub(super) fn disc_mesh(player: Player, quality: Quality, colours: &SceneColours) -> Mesh {
    mesh(player, quality, colours, false)
}

fn mesh(player: Player, quality: Quality, colours: &SceneColours, one_of_many: bool) -> Mesh {
    let (segments, ribs) = match quality {
        Quality::Low if one_of_many => (24, 16),
        Quality::Low => (36, 26),
        Quality::Medium => (64, 32),
        Quality::High => (96, 32),
    };
    let turned = match player {
        Player::Black => turn(&black_bands(colours.black), segments),
        Player::White => turn(&white_bands(colours.white, ribs), segments),
    };
    streaked(turned, player, colours)
}

/// Adds the streaks of ebony or ivory. They run another way on every piece, since each is rotated.
fn streaked(mut piece: Mesh, player: Player, colours: &SceneColours) -> Mesh {
    if colours.texture == Texture::Plain {
        return piece;
    }
    let [ebony, ivory] = STREAKS;
    let depth = if player == Player::Black { ebony } else { ivory };
    let places = piece.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3());
    let lights: Vec<f32> =
        places.unwrap_or_default().iter().map(|&[x, _, z]| 1.0 + depth * streak(x, z)).collect();
    if let Some(VertexAttributeValues::Float32x4(colors)) = piece.attribute_mut(Mesh::ATTRIBUTE_COLOR) {
        for ([red, green, blue, _], light) in colors.iter_mut().zip(lights) {
            for channel in [red, green, blue] {
                *channel *= light;
            }
        }
    }
    piece
}

/// Brightness of streaks that run along z and bend a little, from -1 to 1, with a mean of 0 over a disc.
fn streak(x: f32, z: f32) -> f32 {
    let across = x + 0.06 * (7.0 * z).sin();
    0.62 * (8.5 * across + 0.5).sin() + 0.38 * (19.0 * across + 2.0).sin()
}

fn black_bands(colours: BlackPieceColours) -> Vec<Band> {
    let BlackPieceColours { body, dot, groove } = colours;
    let middle = DISC_HEIGHT / 2.0;
    let wall = DISC_RADIUS;
    vec![
        foot(body),
        Band::new(body, &[(wall, BEVEL), (wall, middle - GROOVE)]),
        Band::new(groove, &[(wall, middle - GROOVE), (wall - GROOVE, middle), (wall, middle + GROOVE)]),
        Band::new(body, &[(wall, middle + GROOVE), (wall, DISC_HEIGHT - BEVEL)]),
        upper_bevel(body),
        Band::new(body, &[(wall - BEVEL, DISC_HEIGHT), (DISH, DISC_HEIGHT)]),
        Band::new(
            body,
            &[
                (DISH, DISC_HEIGHT),
                (DISH - 0.012, DISC_HEIGHT - DISH_DEPTH),
                (0.105, DISC_HEIGHT - DISH_DEPTH),
            ],
        ),
        Band::new(
            dot,
            &[
                (0.105, DISC_HEIGHT - DISH_DEPTH),
                (0.09, DISC_HEIGHT),
                (0.05, DISC_HEIGHT + 0.004),
                (0.0, DISC_HEIGHT + 0.005),
            ],
        ),
    ]
}

fn white_bands(colours: WhitePieceColours, count: u32) -> Vec<Band> {
    let WhitePieceColours { body, ring, shade, edge } = colours;
    let wall = DISC_RADIUS;
    let top = DISC_HEIGHT;
    let ribs = Ribs { count, depth: 0.016, shade };
    vec![
        foot(edge.unwrap_or(body)),
        Band::new(body, &[(wall, BEVEL), (wall, top - BEVEL)]).ribbed(ribs),
        upper_bevel(edge.unwrap_or(body)),
        Band::new(body, &[(wall - BEVEL, top), (DISH, top)]),
        Band::new(body, &[(DISH, top), (DISH - 0.012, top - DISH_DEPTH), (0.19, top - DISH_DEPTH)]),
        Band::new(
            ring,
            &[(0.19, top - DISH_DEPTH), (0.165, top - DISH_DEPTH - 0.006), (0.135, top - DISH_DEPTH)],
        ),
        Band::new(body, &[(0.135, top - DISH_DEPTH), (0.0, top - DISH_DEPTH)]),
    ]
}

/// Band at the foot of a disc. It is not rounded: under multisampling the rim of a rounded one would sparkle.
fn foot(color: Color) -> Band {
    Band::new(color, &[(DISC_RADIUS, 0.0), (DISC_RADIUS, BEVEL)])
}

fn upper_bevel(color: Color) -> Band {
    let top = DISC_HEIGHT;
    Band::new(
        color,
        &[(DISC_RADIUS, top - BEVEL), (DISC_RADIUS - 0.008, top - 0.008), (DISC_RADIUS - BEVEL, top)],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::Theme;

    /// The colours of a piece's vertices beside those that it would have without streaks.
    fn streaks(player: Player, theme: &str) -> Vec<f32> {
        let colours = SceneColours::from_theme(&Theme::own(theme).unwrap());
        let plain = SceneColours { texture: Texture::Plain, ..colours };
        let [streaked, even] = [colours, plain].map(|colours| {
            let mesh = disc_mesh(player, Quality::High, &colours);
            let Some(VertexAttributeValues::Float32x4(vertices)) = mesh.attribute(Mesh::ATTRIBUTE_COLOR)
            else {
                panic!("no colours")
            };
            vertices.iter().map(|vertex| vertex[1]).collect::<Vec<_>>()
        });
        streaked.iter().zip(even).map(|(streaked, even)| streaked / even - 1.0).collect()
    }

    #[test]
    fn streaks_differ_around_a_piece_but_neither_lighten_nor_darken_it() {
        for (player, most) in Player::ALL.into_iter().zip(STREAKS) {
            let seen = streaks(player, "walnut");
            assert!(seen.iter().all(|streak| streak.abs() <= most + 1e-4), "{player:?}");
            #[expect(clippy::cast_precision_loss, reason = "a few thousand corners")]
            let mean = seen.iter().sum::<f32>() / seen.len() as f32;
            assert!(mean.abs() < 0.25 * most, "{player:?}: {mean}");
            let range = seen.iter().fold(0.0_f32, |range, streak| range.max(streak.abs()));
            assert!(range > 0.6 * most, "{player:?}: {range}");
        }
        assert!(streaks(Player::White, "ink").iter().all(|streak| streak.abs() < 1e-6));
    }
}
