//! Occluders behind the panels. A software renderer would paint the part of the table that panels hide: black
//! rectangles in front of everything keep it from that. Most of what they cover is the table around the board, which is
//! drawn after everything that is opaque, and so after them. With other renderers they cost next to nothing.

use bevy::asset::{AssetEventSystems, RenderAssetUsages};
use bevy::camera::visibility::NoFrustumCulling;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy_egui::EguiPostUpdateSet;

use super::orbit_camera::OrbitCamera;
use crate::app::game::FreeArea;
use crate::app::stage::scene::SceneMaterial;

/// Distance in logical pixels between an occluder and the edge of its panel, so that no occluder shows.
const MARGIN: f32 = 2.0;
/// Number of rectangles in the mesh of the occluders: above, below and at the right of the free area.
const OCCLUDERS: usize = 3;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, spawn_occluders).add_systems(
        PostUpdate,
        // In the frame in which a panel goes, its occluder goes too.
        update_occluders.in_set(OccluderSystems).after(EguiPostUpdateSet::EndPass).before(AssetEventSystems),
    );
}

/// The system that fits the occluders, which hide the table behind the panels, to the panels of a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OccluderSystems;

fn spawn_occluders(mut meshes: ResMut<Assets<Mesh>>, mut commands: Commands) {
    commands.spawn((
        Name::new("occluders"),
        Occluders,
        Mesh3d(meshes.add(occluder_mesh(Rect::default(), Vec2::ZERO))),
        SceneMaterial::Occluder,
        NoFrustumCulling,
        Pickable::IGNORE,
    ));
}

fn update_occluders(
    free: Res<FreeArea>,
    cameras: Query<&Camera, With<OrbitCamera>>,
    occluders: Query<&Mesh3d, With<Occluders>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut drawn: Local<Option<(Rect, Vec2)>>,
) {
    let Some(size) = cameras.iter().find_map(Camera::logical_target_size) else { return };
    // Without panels the occluders have no width.
    let area = free.0.unwrap_or(Rect::from_corners(Vec2::ZERO, size));
    if drawn.replace((area, size)) == Some((area, size)) {
        return;
    }
    for mesh in &occluders {
        if let Some(mut mesh) = meshes.get_mut(&mesh.0) {
            *mesh = occluder_mesh(area, size);
        }
    }
}

/// Mesh over all of a picture of this size except an area, both in logical pixels; in clip space, from -1 to 1. Nothing
/// is covered at the left of the area: there the evaluation bar stands at times, and otherwise the table is seen.
fn occluder_mesh(area: Rect, size: Vec2) -> Mesh {
    let whole = Rect::from_corners(Vec2::ZERO, size);
    let open = area.inflate(MARGIN).intersect(whole);
    let around: [Rect; OCCLUDERS] = [
        Rect { max: Vec2::new(whole.max.x, open.min.y), ..whole },
        Rect { min: Vec2::new(whole.min.x, open.max.y), ..whole },
        Rect { min: Vec2::new(open.max.x, open.min.y), max: Vec2::new(whole.max.x, open.max.y) },
    ];
    let place = |pixel: Vec2| (pixel / size.max(Vec2::ONE) * 2.0 - 1.0) * Vec2::new(1.0, -1.0);
    let corners = |occluder: &Rect| {
        [
            occluder.min,
            Vec2::new(occluder.min.x, occluder.max.y),
            occluder.max,
            Vec2::new(occluder.max.x, occluder.min.y),
        ]
    };
    let positions: Vec<_> =
        around.iter().flat_map(corners).map(|pixel| place(pixel).extend(0.0).to_array()).collect();
    let indices =
        (0..3_u32).flat_map(|occluder| [0, 1, 2, 0, 2, 3].map(|corner| occluder * 4 + corner)).collect();
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_indices(Indices::U32(indices))
}

/// The one mesh of all occluders.
#[derive(Component)]
struct Occluders;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn occluders_cover_all_but_the_free_area_and_what_is_left_of_it() {
        let mesh = occluder_mesh(Rect::new(14.0, 80.0, 300.0, 180.0), Vec2::new(400.0, 200.0));
        let corners = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3()).unwrap();
        let area: f32 = corners
            .chunks(4)
            .map(|occluder| (occluder[2][0] - occluder[0][0]) * (occluder[0][1] - occluder[2][1]))
            .sum();
        // Of 400 by 200 pixels all but 302 by 104; the whole picture is 2 by 2.
        assert!((area - 4.0 * (1.0 - 302.0 * 104.0 / 80_000.0)).abs() < 1e-5, "{area}");
    }
}
