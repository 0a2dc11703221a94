//! The table around the board, under the lamp: one texture that is sharp beside the board and coarse far from it.
//! Towards its edge everything fades into the colour of the horizon.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use super::canvas::{Canvas, RasterOptions};
use super::layout::{CORNER, SLAB_THICKNESS, reach, slab_outline};
use super::scene_colours::SceneColours;
use super::table_top::TableTopTexture;
use crate::app::game::Quality;
use crate::app::game::mark_colours::linear;
use crate::board::Board;

/// Piecewise linear warp: distance from the table's middle along x or z, and the share of the way from the texture's
/// middle to its edge at which it lies. Most texels fall near the board.
const TEXTURE_WARP: [(f32, f32); 6] =
    [(0.0, 0.0), (7.0, 0.66), (9.5, 0.78), (13.0, 0.875), (19.0, 0.95), (44.0, 1.0)];
/// Reach of a board for which the distances hold; larger boards lie under a larger lamp, on a larger table.
const REACH: f32 = 5.2;
/// Radius of the lamp's pool of light on the table, in spacings of points.
const POOL: f32 = 11.0;
/// Factors on distances in the pool of light, to the side and away from the first player: it is wider than deep.
const POOL_SHAPE: Vec2 = Vec2::new(0.82, 1.0);
/// Distances at which the table begins to fade into the horizon and has faded, as shares of half the side of its
/// texture.
const DISTANCE: [f32; 2] = [0.33, 0.95];
/// End of the table, so far away that it merges with the horizon.
const END: f32 = 400.0;
/// Share of the lamp's light that a shadow takes: the wood beside it reflects some of the red.
const SHADOW: Vec3 = Vec3::new(0.605, 0.625, 0.64);

/// Maps places on the table to places on the texture of the surround, the table around the board: most of its pixels
/// are where the player looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct SurroundMap {
    scale: f32,
}

impl SurroundMap {
    /// Makes the map for a board; larger boards lie on a larger table.
    pub(super) fn of(board: &Board) -> Self {
        Self { scale: (reach(board) / REACH).max(1.0) }
    }

    /// Place at a share of the way from the middle of the picture to its edge, and the derivative there.
    fn place(self, share: f32) -> (f32, f32) {
        let [from, to] = segment(|(_, bound)| bound < share.abs());
        let slope = (to.0 - from.0) / (to.1 - from.1) * self.scale;
        let away = from.0 * self.scale + (share.abs() - from.1) * slope;
        (away.copysign(share), slope)
    }

    /// The share of the picture at a place; beyond the picture it is its edge.
    fn share(self, place: f32) -> f32 {
        let away = place.abs() / self.scale;
        let [from, to] = segment(|(bound, _)| bound < away);
        let share = from.1 + (away - from.0) * (to.1 - from.1) / (to.0 - from.0);
        share.min(1.0).copysign(place)
    }

    /// Half the side of what the picture shows.
    fn half(self) -> f32 {
        self.place(1.0).0
    }

    /// Builds a level mesh with corners where the sharpness of the picture changes, and at the end of the table.
    pub(super) fn mesh(self) -> Mesh {
        let outwards = TEXTURE_WARP.iter().map(|(place, _)| place * self.scale).chain([END * self.scale]);
        let outwards: Vec<f32> = outwards.collect();
        let lines: Vec<f32> =
            outwards.iter().skip(1).rev().map(|place| -place).chain(outwards.iter().copied()).collect();
        let corners = lines.iter().flat_map(|&z| lines.iter().map(move |&x| (x, z)));
        let (positions, uvs): (Vec<[f32; 3]>, Vec<[f32; 2]>) = corners
            .map(|(x, z)| {
                let uv = [x, z].map(|place| 0.5 + 0.5 * self.share(place));
                ([x, -SLAB_THICKNESS, z], uv)
            })
            .unzip();
        let side = u32::try_from(lines.len()).unwrap_or_default();
        let squares = (1..side).flat_map(|row| (1..side).map(move |column| row * side + column));
        let indices = squares.flat_map(|near_right| {
            let (near_left, far_right) = (near_right - 1, near_right - side);
            [far_right - 1, near_left, far_right, far_right, near_left, near_right]
        });
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![[0.0, 1.0, 0.0]; positions.len()])
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
            .with_inserted_indices(Indices::U32(indices.collect()))
    }
}

/// Points of the warp on either side of a value: the second is the first one for which `is_before` is false.
fn segment(is_before: impl Fn((f32, f32)) -> bool) -> [(f32, f32); 2] {
    let next =
        TEXTURE_WARP.iter().position(|&point| !is_before(point)).unwrap_or(TEXTURE_WARP.len() - 1).max(1);
    [TEXTURE_WARP[next - 1], TEXTURE_WARP[next]]
}

/// Bakes the texture of the table under the lamp, darkened where the slab stands on it.
pub(super) fn bake_surround(
    board: &Board,
    quality: Quality,
    colours: &SceneColours,
    options: RasterOptions,
) -> Image {
    let mut canvas = Canvas::new(if quality == Quality::High { 2048 } else { 1024 }, 2.0, options);
    let pixel = canvas.grain();
    let map = SurroundMap::of(board);
    let texture = TableTopTexture::new(colours.table_top);
    let slab = slab_outline(board);
    let ([near, far], horizon) = (colours.table.map(linear), linear(colours.horizon));
    let smooth = |share: f32| EaseFunction::SmoothStep.sample_clamped(share);
    canvas.fill(|share| {
        let ((x, wide), (y, high)) = (map.place(share.x), map.place(share.y));
        let place = Vec2::new(x, y);
        let [begins, ends] = DISTANCE;
        let distance = smooth((place.length() / map.half() - begins) / (ends - begins));
        if distance >= 1.0 {
            return horizon;
        }
        let tone = near.lerp(far, smooth((place * POOL_SHAPE).length() / (POOL * map.scale)));
        // On a larger board everything is farther away, and looks the same.
        let surface = texture.at(place / map.scale, pixel * wide.max(high) / map.scale);
        // The shadows fall away from the lamp, to the right and back.
        let fallen = place - Vec2::new(0.14, 0.13);
        let shadow = SHADOW * (-(slab.distance(fallen) - CORNER).max(0.0) * 3.4).exp();
        (tone * surface * (1.0 - shadow)).lerp(horizon, distance)
    });
    canvas.into_image(quality)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use bevy::mesh::VertexAttributeValues;

    use super::super::canvas::sqrt_bytes;
    use super::*;
    use crate::board::Side;
    use crate::theme::{TableTop, Theme};

    fn boards() -> [&'static Board; 3] {
        [Board::hex(), Board::square(), Board::hexagon(Side::Eleven)]
    }

    #[test]
    fn the_picture_shows_each_place_once_and_most_of_it_is_beside_the_board() {
        for board in boards() {
            let map = SurroundMap::of(board);
            let mut before = f32::MIN;
            for step in -100..=100_i8 {
                let share = f32::from(step) / 100.0;
                let (place, slope) = map.place(share);
                assert!(place > before && slope > 0.0, "{share}: {place}");
                assert!((map.share(place) - share).abs() < 1e-5, "{share}");
                before = place;
            }
            assert!(map.share(reach(board)) < 0.6 && map.place(0.66).0 > reach(board) * 1.3);
            assert!((map.share(END * 9.0) - 1.0).abs() < f32::EPSILON);
        }
    }

    #[test]
    fn the_mesh_is_level_and_shows_what_was_printed() {
        for board in boards() {
            let map = SurroundMap::of(board);
            let mesh = map.mesh();
            let places =
                mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3()).unwrap();
            let Some(VertexAttributeValues::Float32x2(uvs)) = mesh.attribute(Mesh::ATTRIBUTE_UV_0) else {
                panic!("no picture")
            };
            let corners: Vec<usize> = mesh.indices().unwrap().iter().collect();
            for triangle in corners.chunks(3) {
                let [a, b, c] = [0, 1, 2].map(|corner| Vec3::from(places[triangle[corner]]));
                assert!((b - a).cross(c - a).y > 0.0, "{triangle:?}");
                // Between its corners, too, a triangle shows each place where it is, as far as the picture goes.
                let middle = (a + b + c) / 3.0;
                let seen =
                    [0, 1, 2].map(|corner| Vec2::from(uvs[triangle[corner]])).iter().sum::<Vec2>() / 3.0;
                let shown = [middle.x, middle.z].map(|place| 0.5 + 0.5 * map.share(place));
                assert!(seen.abs_diff_eq(Vec2::from(shown), 1e-4), "{middle} {seen}");
            }
        }
    }

    /// The edge of the texture goes on to the horizon: a seam would show.
    #[test]
    fn every_edge_is_the_tone_of_the_distance() {
        let stop = AtomicBool::new(false);
        let options = RasterOptions { coarse: 4, threads: 2, stop: &stop };
        for top in TableTop::ALL {
            let colours = SceneColours { table_top: top, ..SceneColours::from_theme(&Theme::default()) };
            let picture = bake_surround(Board::hex(), Quality::Low, &colours, options);
            let (side, data) = (picture.width() as usize, picture.data.unwrap());
            let pixel = |column: usize, row: usize| &data[4 * (row * side + column)..][..4];
            let far = sqrt_bytes(linear(colours.horizon));
            for step in 0..side {
                for (column, row) in [(step, 0), (step, side - 1), (0, step), (side - 1, step)] {
                    assert_eq!(pixel(column, row), far, "{top:?}: {column} {row}");
                }
            }
            assert_ne!(pixel(side / 2, side / 8), far, "{top:?}");
        }
    }
}
