//! One vertex layout for all meshes: for each, Bevy reserves 4 MB to keep track of graphics memory, and compiles shaders
//! of its own.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::Indices;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, complete_meshes);
}

/// Gives new meshes what they lack of the common layout, before they are extracted.
fn complete_meshes(mut events: MessageReader<AssetEvent<Mesh>>, mut meshes: ResMut<Assets<Mesh>>) {
    for event in events.read() {
        if let AssetEvent::Added { id } | AssetEvent::Modified { id } = *event
            && let Some(mesh) = meshes.get_mut_untracked(id)
            && mesh.asset_usage.contains(RenderAssetUsages::MAIN_WORLD)
        {
            complete(mesh);
        }
    }
}

fn complete(mesh: &mut Mesh) {
    let count = mesh.count_vertices();
    if !mesh.contains_attribute(Mesh::ATTRIBUTE_NORMAL) {
        mesh.insert_attribute(Mesh::ATTRIBUTE_NORMAL, vec![[0.0, 1.0, 0.0]; count]);
    }
    if !mesh.contains_attribute(Mesh::ATTRIBUTE_UV_0) {
        mesh.insert_attribute(Mesh::ATTRIBUTE_UV_0, vec![[0.0, 0.0]; count]);
    }
    if !mesh.contains_attribute(Mesh::ATTRIBUTE_COLOR) {
        mesh.insert_attribute(Mesh::ATTRIBUTE_COLOR, vec![[1.0, 1.0, 1.0, 1.0]; count]);
    }
    if let Some(Indices::U16(indices)) = mesh.indices() {
        let indices = indices.iter().copied().map(u32::from).collect();
        mesh.insert_indices(Indices::U32(indices));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_meshes_have_one_layout() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default())).init_asset::<Mesh>().add_plugins(plugin);
        let add = |app: &mut App, mesh: Mesh| app.world_mut().resource_mut::<Assets<Mesh>>().add(mesh);
        let made: Vec<Mesh> = vec![
            Circle::new(1.0).into(),
            Mesh::from(Cuboid::default()).with_removed_attribute(Mesh::ATTRIBUTE_UV_0),
            Mesh::from(Plane3d::default()).with_removed_attribute(Mesh::ATTRIBUTE_NORMAL),
        ];
        let made: Vec<_> = made.into_iter().map(|mesh| add(&mut app, mesh)).collect();
        app.update();
        let meshes = app.world().resource::<Assets<Mesh>>();
        for mesh in made.iter().map(|handle| meshes.get(handle).expect("it is kept")) {
            let attributes: Vec<_> = mesh.attributes().map(|(attribute, _)| attribute.name).collect();
            assert_eq!(attributes, ["Vertex_Position", "Vertex_Normal", "Vertex_Uv", "Vertex_Color"]);
            assert!(matches!(mesh.indices(), Some(Indices::U32(_))));
        }
    }
}
