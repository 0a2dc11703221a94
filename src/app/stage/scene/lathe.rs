//! Turned meshes: a profile swept around the upright axis.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// Ribs around a [`Band`], as seen from above: each is a wedge of four facets.
#[derive(Clone, Copy)]
pub(super) struct Ribs {
    /// Number of ribs.
    pub(super) count: u32,
    /// Depth of the cuts.
    pub(super) depth: f32,
    /// The colour at their bottom.
    pub(super) shade: Color,
}

/// Part with one colour of the profile of a turned body; smooth in itself, with an edge towards the next band.
pub(super) struct Band {
    /// Radius and height, from the foot up the outside to the middle of the top.
    pub(super) profile: Vec<Vec2>,
    pub(super) color: Color,
    pub(super) ribs: Option<Ribs>,
}

impl Band {
    /// Makes a band of a colour from pairs of radius and height.
    pub(super) fn new(color: Color, profile: &[(f32, f32)]) -> Self {
        Self { profile: profile.iter().map(|&(r, y)| Vec2::new(r, y)).collect(), color, ribs: None }
    }

    /// Returns the band with ribs.
    pub(super) fn ribbed(self, ribs: Ribs) -> Self {
        Self { ribs: Some(ribs), ..self }
    }
}

/// Turns a profile around the upright axis, as on a lathe: returns a mesh of `segments` facets with the colours of
/// the bands at its corners.
pub(super) fn turn(bands: &[Band], segments: u32) -> Mesh {
    let mut builder = MeshBuilder::default();
    for band in bands {
        builder.add(band, segments);
    }
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, builder.positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, builder.normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, builder.colors)
        .with_inserted_indices(Indices::U32(builder.indices))
}

#[derive(Default)]
struct MeshBuilder {
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    colors: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

impl MeshBuilder {
    #[expect(clippy::cast_precision_loss, reason = "facets are few")]
    fn add(&mut self, band: &Band, segments: u32) {
        let around = band.ribs.map_or(segments, |ribs| ribs.count * 4);
        let slopes = slopes(&band.profile);
        let base = self.len();
        // A profile that ends on the axis ends in one vertex for all facets.
        let tip = band.profile.last().filter(|point| point.x == 0.0);
        let rings = band.profile.len() - usize::from(tip.is_some());
        for facet in 0..=around {
            let (sin, cos) = (facet as f32 / around as f32 * TAU).sin_cos();
            let cut = band.ribs.map(|ribs| RibCut::at(ribs, facet));
            for (point, slope) in band.profile.iter().zip(&slopes).take(rings) {
                let (radius, lean, color) = match cut {
                    Some(cut) => (point.x - cut.depth, cut.lean, mix(band.color, cut.shade, cut.darkness)),
                    None => (point.x, 0.0, band.color),
                };
                // The normal leans against the way around on the flanks of a rib.
                let out = Vec3::new(slope.x * cos - lean * sin, slope.y, slope.x * sin + lean * cos);
                self.positions.push([radius * cos, point.y, radius * sin]);
                self.normals.push(out.normalize_or(Vec3::Y).to_array());
                self.colors.push(LinearRgba::from(color).to_f32_array());
            }
        }
        let height = u32::try_from(rings).unwrap_or(u32::MAX);
        for facet in 0..around {
            for step in 0..height.saturating_sub(1) {
                let low = base + facet * height + step;
                let next = low + height;
                self.indices.extend([low, low + 1, next, next, low + 1, next + 1]);
            }
        }
        let Some(tip) = tip else { return };
        let middle = self.len();
        self.positions.push([0.0, tip.y, 0.0]);
        self.normals.push([0.0, 1.0, 0.0]);
        self.colors.push(LinearRgba::from(band.color).to_f32_array());
        for facet in 0..around {
            let last = base + (facet + 1) * height - 1;
            self.indices.extend([last, middle, last + height]);
        }
    }

    /// The number of the vertex that comes next.
    fn len(&self) -> u32 {
        u32::try_from(self.positions.len()).unwrap_or(u32::MAX)
    }
}

#[derive(Clone, Copy)]
struct RibCut {
    depth: f32,
    lean: f32,
    darkness: f32,
    shade: Color,
}

impl RibCut {
    fn at(ribs: Ribs, facet: u32) -> Self {
        let (deep, lean) = match facet % 4 {
            0 => (0.0, 0.0),
            1 => (0.5, 0.8),
            2 => (1.0, 0.0),
            _ => (0.5, -0.8),
        };
        Self { depth: ribs.depth * deep, lean, darkness: deep, shade: ribs.shade }
    }
}

/// The outward direction at each point of a profile.
fn slopes(profile: &[Vec2]) -> Vec<Vec2> {
    let across = |from: Vec2, to: Vec2| (to - from).normalize_or(Vec2::X).rotate(Vec2::NEG_Y);
    (0..profile.len())
        .map(|index| {
            let before = index.checked_sub(1).map(|before| across(profile[before], profile[index]));
            let after = profile.get(index + 1).map(|&after| across(profile[index], after));
            (before.unwrap_or(Vec2::ZERO) + after.unwrap_or(Vec2::ZERO)).normalize_or(Vec2::Y)
        })
        .collect()
}

fn mix(from: Color, to: Color, share: f32) -> Color {
    let (from, to) = (LinearRgba::from(from), LinearRgba::from(to));
    Color::from(from + (to - from) * share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_triangle_looks_outwards_and_the_tip_is_one_vertex() {
        let cone = Band::new(Color::WHITE, &[(1.0, 0.0), (0.8, 0.5), (0.0, 1.0)]);
        let mesh = turn(&[cone], 6);
        let places = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3()).unwrap();
        let corners: Vec<usize> = mesh.indices().unwrap().iter().collect();
        // Two rings of which each closes with a copy, and the tip; two triangles and one for each facet.
        assert_eq!((places.len(), corners.len()), (2 * 7 + 1, 6 * 3 * 3));
        for triangle in corners.chunks(3) {
            let [a, b, c] = [0, 1, 2].map(|corner| Vec3::from(places[triangle[corner]]));
            assert!((b - a).cross(c - a).dot(a + b + c) > 0.0, "{triangle:?}");
        }
    }

    #[test]
    fn a_wall_looks_outwards_and_a_top_upwards() {
        assert!(slopes(&[Vec2::new(1.0, 0.0), Vec2::new(1.0, 1.0)])[0].abs_diff_eq(Vec2::X, 1e-5));
        assert!(slopes(&[Vec2::new(1.0, 1.0), Vec2::new(0.0, 1.0)])[1].abs_diff_eq(Vec2::Y, 1e-5));
    }
}
