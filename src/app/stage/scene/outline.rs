//! Convex outlines with round corners, distances to them, and bodies raised over them.

use std::f32::consts::FRAC_PI_2;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use crate::board::Board;

/// Share of its bounds from which a hull counts as a rectangle. A hexagon fills three quarters.
const NEARLY: f32 = 0.85;

/// A convex shape on the table, by its corners: counter-clockwise, x to the right and y away from the first player.
#[derive(Clone, Debug)]
pub(super) struct Outline {
    corners: Vec<Vec2>,
    /// The outward direction of the edge that starts at each corner: distances are asked for millions of times.
    normals: Vec<Vec2>,
}

impl Outline {
    fn new(corners: Vec<Vec2>) -> Self {
        let ends = corners.iter().cycle().skip(1);
        let normal = |(from, to): (&Vec2, &Vec2)| (*to - *from).normalize_or(Vec2::X).rotate(Vec2::NEG_Y);
        let normals = corners.iter().zip(ends).map(normal).collect();
        Self { corners, normals }
    }

    /// Returns the hull of a board's points, or the rectangle around it where the hull nearly is one: a joiner would
    /// not saw a slab with four crooked edges for the points of a snub square net.
    pub(super) fn of_board(board: &Board) -> Self {
        let hull = Self::new(board.outline().iter().map(|&corner| Vec2::from(corner)).collect());
        let bounds = hull.bounds();
        if hull.area() > NEARLY * bounds.width() * bounds.height() {
            Self::rectangle(bounds.center(), bounds.half_size())
        } else {
            hull
        }
    }

    /// Makes an upright rectangle from its middle and half its size.
    pub(super) fn rectangle(middle: Vec2, half: Vec2) -> Self {
        let corner = |x: f32, y: f32| middle + half * Vec2::new(x, y);
        Self::new(vec![corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)])
    }

    /// Makes the shape of a tray: all places that are nearer than `radius` to a line of this length, which starts at
    /// the origin and goes right.
    pub(super) fn capsule(length: f32, radius: f32) -> Self {
        const STEPS: u16 = 16;
        let half = |from: f32, middle: Vec2| {
            (0..=STEPS).map(move |step| {
                let angle = from + std::f32::consts::PI * f32::from(step) / f32::from(STEPS);
                middle + Vec2::from_angle(angle) * radius
            })
        };
        let right = half(-FRAC_PI_2, Vec2::new(length, 0.0));
        let left = half(FRAC_PI_2, Vec2::ZERO);
        let mut corners: Vec<Vec2> = right.chain(left).collect();
        // A circle has no straight parts.
        corners.dedup_by(|one, other| one.abs_diff_eq(*other, 1e-4));
        if corners.first().zip(corners.last()).is_some_and(|(first, last)| first.abs_diff_eq(*last, 1e-4)) {
            corners.pop();
        }
        Self::new(corners)
    }

    /// Returns the shape whose edges lie further out by `margin`, with its corners still sharp.
    pub(super) fn widened(&self, margin: f32) -> Self {
        let count = self.corners.len();
        let corners = (0..count).map(|index| {
            let before = self.normals[(index + count - 1) % count];
            let after = self.normals[index];
            // The point at `margin` from both edges lies along the bisector of their normals.
            self.corners[index] + (before + after) * (margin / (1.0 + before.dot(after)))
        });
        Self::new(corners.collect())
    }

    /// Returns the signed distance from a place to the outline; negative inside.
    pub(super) fn distance(&self, place: Vec2) -> f32 {
        let mut nearest = f32::MAX;
        let mut outside = false;
        for index in 0..self.corners.len() {
            let from = self.corners[index];
            let edge = self.corners[(index + 1) % self.corners.len()] - from;
            let along = ((place - from).dot(edge) / edge.length_squared()).clamp(0.0, 1.0);
            nearest = nearest.min(place.distance_squared(from + edge * along));
            outside |= (place - from).dot(self.normals[index]) > 0.0;
        }
        if outside { nearest.sqrt() } else { -nearest.sqrt() }
    }

    /// Returns the outward direction of the side that a place outside of the shape is nearest to, and the distance
    /// from the place to the mitre in which that side meets the next one.
    pub(super) fn side(&self, place: Vec2) -> (Vec2, f32) {
        let mut sides = [(f32::MIN, Vec2::X), (f32::MIN, Vec2::X)];
        for (&corner, &normal) in self.corners.iter().zip(&self.normals) {
            let out = (place - corner).dot(normal);
            if out > sides[0].0 {
                sides = [(out, normal), sides[0]];
            } else if out > sides[1].0 {
                sides[1] = (out, normal);
            }
        }
        let [(first, normal), (second, beside)] = sides;
        (normal, (first - second) / normal.distance(beside).max(f32::EPSILON))
    }

    /// Returns the corners of the shape.
    pub(super) fn corners(&self) -> &[Vec2] {
        &self.corners
    }

    /// Returns the smallest upright rectangle around the shape.
    pub(super) fn bounds(&self) -> Rect {
        self.corners.iter().fold(Rect::EMPTY, |bounds, &corner| bounds.union_point(corner))
    }

    fn area(&self) -> f32 {
        let ends = self.corners.iter().cycle().skip(1);
        self.corners.iter().zip(ends).map(|(from, to)| from.perp_dot(*to)).sum::<f32>() / 2.0
    }

    /// Places around the shape, each with the direction in which it moves when the shape is widened roundly.
    fn ring(&self, steps: u16) -> Vec<(Vec2, Vec2)> {
        let count = self.corners.len();
        let mut ring = Vec::new();
        for index in 0..count {
            let start = self.normals[(index + count - 1) % count];
            // Rounding makes some straight corners turn back by nothing.
            let turn = start.angle_to(self.normals[index]).max(0.0);
            for step in 0..=steps {
                let angle = turn * f32::from(step) / f32::from(steps);
                ring.push((self.corners[index], Vec2::from_angle(angle).rotate(start)));
            }
        }
        ring
    }
}

/// Part of the profile of a body that [`raise`] builds, as pairs of how far out and how high; smooth in itself.
pub(super) type Edge<'a> = &'a [(f32, f32)];

/// Builds the mesh of a body over an outline: `edges` from its foot up the outside and over the top, then a flat lid
/// at the last height.
///
/// Seen from above its texture spans a square of `texture_side` around the middle of the table.
pub(super) fn raise(outline: &Outline, edges: &[Edge], steps: u16, texture_side: f32) -> Mesh {
    let ring = outline.ring(steps);
    let around = ring.len();
    let mut body = RaisedMesh { texture_side, ..default() };
    for edge in edges {
        let base = body.positions.len();
        for (index, &(out, height)) in edge.iter().enumerate() {
            let slope = slope(edge, index);
            for &(place, direction) in &ring {
                let normal = Vec3::new(direction.x * slope.x, slope.y, -direction.y * slope.x);
                body.push(place + direction * out, height, normal);
            }
        }
        for level in 0..edge.len() - 1 {
            for index in 0..around {
                let low = base + level * around + index;
                let next = base + level * around + (index + 1) % around;
                body.quad(low, next, low + around, next + around);
            }
        }
    }
    if let Some(&(out, height)) = edges.last().and_then(|edge| edge.last()) {
        let middle = body.positions.len();
        body.push(outline.bounds().center(), height, Vec3::Y);
        for &(place, direction) in &ring {
            body.push(place + direction * out, height, Vec3::Y);
        }
        for index in 0..around {
            body.triangle(middle, middle + 1 + index, middle + 1 + (index + 1) % around);
        }
    }
    body.into_mesh()
}

/// Returns the profile of a rounded edge: a quarter of a circle from a wall at `out` up to a lid at `height`.
pub(super) fn bevel(out: f32, height: f32, radius: f32, steps: u16) -> Vec<(f32, f32)> {
    (0..=steps)
        .map(|step| {
            let (sin, cos) = (FRAC_PI_2 * f32::from(step) / f32::from(steps)).sin_cos();
            (out - radius * (1.0 - cos), height - radius * (1.0 - sin))
        })
        .collect()
}

fn slope(edge: Edge, index: usize) -> Vec2 {
    let point = |index: usize| Vec2::from(edge[index]);
    let from = point(index.saturating_sub(1));
    let to = point((index + 1).min(edge.len() - 1));
    (to - from).normalize_or(Vec2::Y).rotate(Vec2::NEG_Y)
}

#[derive(Default)]
struct RaisedMesh {
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    uvs: Vec<[f32; 2]>,
    indices: Vec<u32>,
    texture_side: f32,
}

impl RaisedMesh {
    fn push(&mut self, place: Vec2, height: f32, normal: Vec3) {
        self.positions.push([place.x, height, -place.y]);
        self.normals.push(normal.normalize_or(Vec3::Y).to_array());
        self.uvs.push([0.5 + place.x / self.texture_side, 0.5 - place.y / self.texture_side]);
    }

    fn triangle(&mut self, a: usize, b: usize, c: usize) {
        self.indices.extend([a, b, c].map(|index| u32::try_from(index).unwrap_or(u32::MAX)));
    }

    fn quad(&mut self, low: usize, low_next: usize, high: usize, high_next: usize) {
        self.triangle(low, low_next, high);
        self.triangle(high, low_next, high_next);
    }

    fn into_mesh(self) -> Mesh {
        // Textures lie on it as seen from above: their right is right, as far as that is along the surface.
        let tangent = |normal: &[f32; 3]| {
            let normal = Vec3::from(*normal);
            let along = (Vec3::X - normal * normal.x).normalize_or(Vec3::NEG_Y);
            along.extend(1.0).to_array()
        };
        let tangents: Vec<_> = self.normals.iter().map(tangent).collect();
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
            .with_inserted_attribute(Mesh::ATTRIBUTE_TANGENT, tangents)
            .with_inserted_indices(Indices::U32(self.indices))
    }
}

#[cfg(test)]
mod tests {
    use bevy::mesh::VertexAttributeValues;

    use super::*;

    #[test]
    fn slabs_are_hexagons_and_squares() {
        assert_eq!(Outline::of_board(Board::hex()).corners().len(), 6);
        assert_eq!(Outline::of_board(Board::square()).corners().len(), 4);
        assert_eq!(Outline::of_board(Board::snub()).corners().len(), 4);
    }

    #[test]
    fn a_capsule_reaches_as_far_as_it_should() {
        for length in [0.0, 0.65, 1.3] {
            let capsule = Outline::capsule(length, 0.4);
            let bounds = capsule.bounds();
            assert!(bounds.min.abs_diff_eq(Vec2::new(-0.4, -0.4), 1e-3), "{bounds:?}");
            assert!(bounds.max.abs_diff_eq(Vec2::new(length + 0.4, 0.4), 1e-3), "{bounds:?}");
            // Counter-clockwise, so that what is inside is inside.
            assert!(capsule.distance(Vec2::new(length / 2.0, 0.0)) < -0.38);
        }
    }

    #[test]
    fn tangents_lie_along_the_surface() {
        let round = bevel(0.1, 0.0, 0.05, 4);
        let mesh = raise(&Outline::rectangle(Vec2::ZERO, Vec2::ONE), &[&round], 4, 3.0);
        let normals = mesh.attribute(Mesh::ATTRIBUTE_NORMAL).and_then(|values| values.as_float3()).unwrap();
        let Some(VertexAttributeValues::Float32x4(tangents)) = mesh.attribute(Mesh::ATTRIBUTE_TANGENT) else {
            panic!("no tangents")
        };
        for (&normal, &tangent) in normals.iter().zip(tangents) {
            let (normal, tangent) = (Vec3::from(normal), Vec4::from(tangent).truncate());
            assert!(normal.dot(tangent).abs() < 1e-5 && tangent.is_normalized(), "{normal} {tangent}");
        }
    }

    #[test]
    fn sides_meet_in_mitres() {
        let square = Outline::rectangle(Vec2::ZERO, Vec2::ONE);
        assert!(square.side(Vec2::new(1.5, 1.5)).1 < 1e-6);
        let (out, mitre) = square.side(Vec2::new(0.2, 1.5));
        assert!(
            out.abs_diff_eq(Vec2::Y, 1e-6) && (mitre - 1.3 / 2.0_f32.sqrt()).abs() < 1e-5,
            "{out} {mitre}"
        );
        assert!(square.side(Vec2::new(-1.5, 0.0)).0.abs_diff_eq(Vec2::NEG_X, 1e-6));
    }

    #[test]
    fn a_square_is_widened_and_measured() {
        let square = Outline::rectangle(Vec2::ZERO, Vec2::ONE);
        assert!(square.widened(0.5).corners()[0].abs_diff_eq(Vec2::new(-1.5, -1.5), 1e-5));
        assert!((square.distance(Vec2::new(2.0, 0.0)) - 1.0).abs() < 1e-5);
        assert!((square.distance(Vec2::ZERO) + 1.0).abs() < 1e-5);
    }
}
