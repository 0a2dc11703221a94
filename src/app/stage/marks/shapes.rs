//! Flat shapes that lie on the board.

use std::f32::consts::{PI, TAU};

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, make_shapes);
}

fn make_shapes(mut meshes: ResMut<Assets<Mesh>>, mut commands: Commands) {
    commands.insert_resource(Shapes {
        ring: meshes.add(ring(0.345, 0.385, 64, 1.0, 1)),
        halo: meshes.add(ring(0.33, 0.47, 64, 1.0, 1)),
        bold_ring: meshes.add(ring(0.345, 0.415, 64, 1.0, 1)),
        dotted_ring: meshes.add(ring(0.27, 0.31, 3, 0.5, 14)),
        dashed_ring: meshes.add(ring(0.345, 0.395, 8, 0.68, 6)),
        cap: meshes.add(ring(0.20, 0.245, 48, 1.0, 1)),
        badge: meshes.add(ring(0.0, 0.165, 32, 1.0, 1)),
        moon: meshes.add(moon(0.13)),
        chain: meshes.add(chain()),
    });
}

/// The meshes of all marks, lying flat around the origin.
#[derive(Resource, Debug)]
pub(super) struct Shapes {
    pub ring: Handle<Mesh>,
    pub bold_ring: Handle<Mesh>,
    pub halo: Handle<Mesh>,
    pub dotted_ring: Handle<Mesh>,
    pub dashed_ring: Handle<Mesh>,
    pub cap: Handle<Mesh>,
    pub badge: Handle<Mesh>,
    pub moon: Handle<Mesh>,
    pub chain: Handle<Mesh>,
}

/// An arrow along x from 0 to `length`.
pub(super) fn arrow(length: f32) -> Mesh {
    const HALF_WIDTH: f32 = 0.022;
    const HEAD: f32 = 0.13;
    let neck = length - HEAD;
    let corners = [
        [0.0, HALF_WIDTH],
        [0.0, -HALF_WIDTH],
        [neck, HALF_WIDTH],
        [neck, -HALF_WIDTH],
        [neck, HEAD * 0.6],
        [neck, -HEAD * 0.6],
        [length, 0.0],
    ];
    flat(&corners, &[0, 1, 2, 2, 1, 3, 4, 5, 6])
}

/// A ring, or where only a share of each part is drawn, a dotted one.
pub(super) fn ring(inner: f32, outer: f32, steps: u16, share: f32, parts: u16) -> Mesh {
    let mut corners = Vec::new();
    let mut indices = Vec::new();
    for part in 0..parts {
        let start = TAU * f32::from(part) / f32::from(parts);
        let first = u32::try_from(corners.len()).unwrap_or_default();
        for step in 0..=steps {
            let angle = start + TAU / f32::from(parts) * share * f32::from(step) / f32::from(steps);
            let (sin, cos) = angle.sin_cos();
            corners.extend([[inner * cos, inner * sin], [outer * cos, outer * sin]]);
        }
        for step in 0..u32::from(steps) {
            let corner = first + 2 * step;
            indices.extend([corner, corner + 1, corner + 2, corner + 2, corner + 1, corner + 3]);
        }
    }
    flat(&corners, &indices)
}

/// A crescent: a circle less another one beside it, both meeting at the tips.
fn moon(radius: f32) -> Mesh {
    const STEPS: u16 = 24;
    /// Where the tips are on the outer circle, counted from the middle of the crescent's back.
    const TIP: f32 = 0.70 * PI;
    /// The inner circle is this much smaller.
    const INNER: f32 = 0.84;
    let (tip_sin, tip_cos) = TIP.sin_cos();
    // The inner circle goes through both tips too: its centre follows from its radius.
    let inner_angle = (tip_sin / INNER).asin();
    let center = tip_cos + INNER * inner_angle.cos();
    let mut corners = Vec::new();
    let mut indices = Vec::new();
    for step in 0..=STEPS {
        let share = f32::from(step) / f32::from(STEPS) * 2.0 - 1.0;
        let (sin, cos) = (TIP * share).sin_cos();
        let (inner_sin, inner_cos) = ((PI - inner_angle) * share).sin_cos();
        let inner = [center + INNER * inner_cos, INNER * inner_sin];
        corners.extend([inner, [cos, sin]].map(|[x, y]| [-x * radius, y * radius]));
    }
    for step in 0..u32::from(STEPS) {
        let corner = 2 * step;
        indices.extend([corner, corner + 1, corner + 2, corner + 2, corner + 1, corner + 3]);
    }
    flat(&corners, &indices)
}

/// Two links of a chain.
fn chain() -> Mesh {
    let link = |x: f32| ring(0.04, 0.072, 24, 1.0, 1).translated_by(Vec3::X * x);
    let mut both = link(-0.05);
    // Both links have the same attributes, so they can always be merged.
    both.merge(&link(0.05)).unwrap_or_default();
    both
}

/// A mesh in the plane of the board: x is right, y of the corners is away from the first player.
pub(super) fn flat(corners: &[[f32; 2]], indices: &[u32]) -> Mesh {
    let positions: Vec<[f32; 3]> = corners.iter().map(|&[x, y]| [x, 0.0, -y]).collect();
    let normals = vec![[0.0, 1.0, 0.0]; corners.len()];
    let uvs = vec![[0.0, 0.0]; corners.len()];
    // Every triangle is turned to face up, whatever order it was given in.
    let upward = indices.chunks_exact(3).flat_map(|triangle| {
        let corner = |index: usize| Vec3::from(positions[triangle[index] as usize]);
        let normal = (corner(1) - corner(0)).cross(corner(2) - corner(0));
        if normal.y >= 0.0 {
            [triangle[0], triangle[1], triangle[2]]
        } else {
            [triangle[0], triangle[2], triangle[1]]
        }
    });
    let indices = Indices::U32(upward.collect());
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_inserted_indices(indices)
}
