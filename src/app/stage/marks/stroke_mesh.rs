//! Meshes of flat drawings on the board. Every stroke has a casing of another tone, so that it can be seen on the board
//! and on discs of either colour.

use std::f32::consts::{PI, TAU};

use bevy::asset::RenderAssetUsages;
use bevy::color::LinearRgba;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// How a stroke is drawn: its colour and its casing; lengths are in units of the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pen {
    pub core: Color,
    pub casing: Color,
    /// Width of the casing on each side.
    pub case: f32,
}

/// How a ring is broken into dashes: their number, and the share of each that is drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dashes {
    pub count: u16,
    pub share: f32,
}

impl Dashes {
    /// A ring without gaps.
    pub(super) const WHOLE: Self = Self { count: 1, share: 1.0 };
}

/// Builder of a flat mesh from strokes and filled shapes, in layers. Within a layer all casings are below all
/// strokes.
#[derive(Debug, Default)]
pub(super) struct StrokeMesh {
    casings: ColouredTriangles,
    cores: ColouredTriangles,
    done: ColouredTriangles,
}

impl StrokeMesh {
    /// Starts a layer above everything drawn so far, so that it covers that.
    pub(super) fn next_layer(&mut self) {
        let (casings, cores) = (std::mem::take(&mut self.casings), std::mem::take(&mut self.cores));
        self.done.append(casings);
        self.done.append(cores);
    }

    /// Draws a ring: `radius` goes to the middle of its line, `parts` are its dashes.
    pub(super) fn ring(&mut self, middle: Vec2, radius: f32, width: f32, parts: Dashes, pen: Pen) {
        let half = width / 2.0;
        let around = pen.case / radius;
        self.casings.ring(
            middle,
            [radius - half - pen.case, radius + half + pen.case],
            parts,
            around,
            pen.casing,
        );
        self.cores.ring(middle, [radius - half, radius + half], parts, 0.0, pen.core);
    }

    /// Draws a filled circle.
    pub(super) fn dot(&mut self, middle: Vec2, radius: f32, pen: Pen) {
        self.casings.ring(middle, [0.0, radius + pen.case], Dashes::WHOLE, 0.0, pen.casing);
        self.cores.ring(middle, [0.0, radius], Dashes::WHOLE, 0.0, pen.core);
    }

    /// Draws a filled circle without a casing.
    pub(super) fn disc(&mut self, middle: Vec2, radius: f32, color: Color) {
        self.cores.ring(middle, [0.0, radius], Dashes::WHOLE, 0.0, color);
    }

    /// Draws a straight line with square ends.
    pub(super) fn stroke(&mut self, from: Vec2, to: Vec2, width: f32, pen: Pen) {
        let way = (to - from).normalize_or(Vec2::X);
        self.casings.stroke(from - way * pen.case, to + way * pen.case, width + 2.0 * pen.case, pen.casing);
        self.cores.stroke(from, to, width, pen.core);
    }

    /// Draws a filled convex shape by its corners, around a middle that is inside of it.
    pub(super) fn shape(&mut self, middle: Vec2, corners: &[Vec2], pen: Pen) {
        let wider: Vec<Vec2> = (0..corners.len())
            .map(|index| {
                let corner = corners[index];
                let before =
                    (corner - corners[(index + corners.len() - 1) % corners.len()]).normalize_or_zero();
                let after = (corners[(index + 1) % corners.len()] - corner).normalize_or_zero();
                // Its edges lie farther out by the casing, on whichever side the middle is not.
                let out = (before - after).normalize_or_zero();
                let out = if out.dot(corner - middle) < 0.0 { -out } else { out };
                let lean = out.perp_dot(before).abs().max(0.35);
                corner + out * (pen.case / lean)
            })
            .collect();
        self.casings.fan(middle, &wider, pen.casing);
        self.cores.fan(middle, corners, pen.core);
    }

    /// Fills the band between two lines, given as pairs of opposite places, without a casing.
    pub(super) fn strip(&mut self, pairs: &[[Vec2; 2]], color: Color) {
        self.cores.strip(pairs, color);
    }

    /// Stretches everything drawn so far away from and towards the first player, around a place.
    pub(super) fn stretch(&mut self, around: Vec2, by: f32) {
        self.next_layer();
        for place in &mut self.done.places {
            place.y = around.y + (place.y - around.y) * by;
        }
    }

    /// Converts the drawing to a mesh, flat around the origin.
    pub(super) fn into_mesh(mut self) -> Mesh {
        self.next_layer();
        self.done.into_mesh()
    }
}

/// Coloured triangles in the plane of the board: x is right, y away from the first player.
#[derive(Debug, Default)]
struct ColouredTriangles {
    places: Vec<Vec2>,
    colors: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

impl ColouredTriangles {
    fn push(&mut self, place: Vec2, color: Color) -> u32 {
        self.places.push(place);
        self.colors.push(LinearRgba::from(color).to_f32_array());
        u32::try_from(self.places.len() - 1).unwrap_or(u32::MAX)
    }

    fn append(&mut self, other: Self) {
        let first = u32::try_from(self.places.len()).unwrap_or(u32::MAX);
        self.places.extend(other.places);
        self.colors.extend(other.colors);
        self.indices.extend(other.indices.into_iter().map(|index| first + index));
    }

    fn strip(&mut self, pairs: &[[Vec2; 2]], color: Color) {
        let mut last = None;
        for pair in pairs {
            let [one, other] = pair.map(|place| self.push(place, color));
            if let Some([before, beside]) = last.replace([one, other]) {
                self.indices.extend([before, beside, one, one, beside, other]);
            }
        }
    }

    /// Adds a ring with enough steps that no corners are visible.
    fn ring(&mut self, middle: Vec2, [inner, outer]: [f32; 2], parts: Dashes, longer: f32, color: Color) {
        let inner = inner.max(0.0);
        let part = TAU / f32::from(parts.count);
        let steps = (48 / parts.count).max(3);
        for index in 0..parts.count {
            // The middle of the first part is at the right.
            let length = if parts.share < 1.0 { part * parts.share + 2.0 * longer } else { part };
            let start = part * f32::from(index) - length / 2.0;
            let pairs: Vec<[Vec2; 2]> = (0..=steps)
                .map(|step| {
                    let way = Vec2::from_angle(start + length * f32::from(step) / f32::from(steps));
                    [middle + way * inner, middle + way * outer]
                })
                .collect();
            self.strip(&pairs, color);
        }
    }

    fn stroke(&mut self, from: Vec2, to: Vec2, width: f32, color: Color) {
        let aside = (to - from).perp().normalize_or_zero() * width / 2.0;
        self.strip(&[[from - aside, from + aside], [to - aside, to + aside]], color);
    }

    fn fan(&mut self, middle: Vec2, corners: &[Vec2], color: Color) {
        let center = self.push(middle, color);
        let around: Vec<u32> = corners.iter().map(|&corner| self.push(corner, color)).collect();
        for (index, &corner) in around.iter().enumerate() {
            self.indices.extend([center, corner, around[(index + 1) % around.len()]]);
        }
    }

    fn into_mesh(self) -> Mesh {
        let positions: Vec<[f32; 3]> = self.places.iter().map(|place| [place.x, 0.0, -place.y]).collect();
        // Every triangle is turned to face up, no matter in which order its corners were given.
        let upward = self.indices.chunks_exact(3).flat_map(|triangle| {
            let place = |index: usize| self.places[triangle[index] as usize];
            let leftwards = (place(1) - place(0)).perp_dot(place(2) - place(0)) >= 0.0;
            if leftwards {
                [triangle[0], triangle[1], triangle[2]]
            } else {
                [triangle[0], triangle[2], triangle[1]]
            }
        });
        let indices = Indices::U32(upward.collect());
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colors)
            .with_inserted_indices(indices)
    }
}

/// Returns the outline of a crescent moon around a middle, as pairs of opposite places for [`StrokeMesh::strip`].
pub(super) fn crescent(middle: Vec2, radius: f32) -> Vec<[Vec2; 2]> {
    const STEPS: u16 = 24;
    /// Angle of the tips on the outer circle, from the middle of the crescent's back.
    const TIP: f32 = 0.70 * PI;
    /// Radius of the inner circle relative to the outer one.
    const INNER: f32 = 0.84;
    let (tip_sin, tip_cos) = TIP.sin_cos();
    // The inner circle goes through both tips too: its centre follows from its radius.
    let inner_angle = (tip_sin / INNER).asin();
    let center = tip_cos + INNER * inner_angle.cos();
    let pairs = (0..=STEPS).map(|step| {
        let share = f32::from(step) / f32::from(STEPS) * 2.0 - 1.0;
        let (sin, cos) = (TIP * share).sin_cos();
        let (inner_sin, inner_cos) = ((PI - inner_angle) * share).sin_cos();
        let inner = Vec2::new(center + INNER * inner_cos, INNER * inner_sin);
        [inner, Vec2::new(cos, sin)].map(|place| middle + Vec2::new(-place.x, place.y) * radius)
    });
    pairs.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const DARK: Color = Color::BLACK;
    const LIGHT: Color = Color::srgb(0.953, 0.890, 0.722);
    const PEN: Pen = Pen { core: LIGHT, casing: DARK, case: 0.1 };

    /// Greatest distance from the origin of the triangles of a colour.
    fn reach(mesh: &Mesh, color: Color) -> f32 {
        let places = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3()).unwrap();
        let Some(bevy::mesh::VertexAttributeValues::Float32x4(colors)) =
            mesh.attribute(Mesh::ATTRIBUTE_COLOR)
        else {
            panic!("no colours");
        };
        let wanted = LinearRgba::from(color).to_f32_array().map(f32::to_bits);
        let of_color = places.iter().zip(colors).filter(|(_, color)| color.map(f32::to_bits) == wanted);
        of_color.map(|(place, _)| Vec3::from(*place).length()).fold(0.0, f32::max)
    }

    #[test]
    fn every_stroke_is_cased_all_around() {
        let mut square = StrokeMesh::default();
        let corners = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)].map(Vec2::from);
        square.shape(Vec2::ZERO, &corners, PEN);
        let mut ring = StrokeMesh::default();
        ring.ring(Vec2::ZERO, 1.0, 0.2, Dashes { count: 5, share: 0.5 }, PEN);
        let mut line = StrokeMesh::default();
        line.stroke(Vec2::NEG_X, Vec2::X, 0.2, PEN);
        for (name, strokes, wider) in
            [("square", square, 0.1 * 2.0_f32.sqrt()), ("ring", ring, 0.1), ("line", line, 0.113)]
        {
            let mesh = strokes.into_mesh();
            let more = reach(&mesh, DARK) - reach(&mesh, LIGHT);
            assert!((more - wider).abs() < 0.02, "{name}: {more} and not {wider}");
        }
    }

    #[test]
    fn casings_are_drawn_before_what_they_case_and_layers_in_turn() {
        let mut strokes = StrokeMesh::default();
        strokes.stroke(Vec2::NEG_X, Vec2::X, 0.2, PEN);
        strokes.stroke(Vec2::NEG_Y, Vec2::Y, 0.2, PEN);
        strokes.next_layer();
        strokes.dot(Vec2::ZERO, 0.1, Pen { core: Color::WHITE, ..PEN });
        strokes.next_layer();
        let bits = |color: [f32; 4]| color.map(f32::to_bits);
        let order: Vec<_> = strokes.done.colors.iter().map(|&color| bits(color)).collect();
        let changes: Vec<_> = order.chunk_by(|one, other| one == other).map(|run| run[0]).collect();
        let of = |color| bits(LinearRgba::from(color).to_f32_array());
        assert_eq!(changes, [of(DARK), of(LIGHT), of(DARK), of(Color::WHITE)]);
    }
}
