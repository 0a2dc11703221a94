//! Letters and badges stand upright for the viewer, from any side.

use bevy::prelude::*;
use bevy::transform::TransformSystems;

use super::rig::Rig;
use crate::app::game::BoardStyle;
use crate::app::stage::scene::{FacesViewer, PoseSystems};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, face_viewer.after(PoseSystems).before(TransformSystems::Propagate));
}

fn face_viewer(
    rigs: Query<&Rig>,
    depiction: Res<BoardStyle>,
    mut signs: Query<&mut Transform, With<FacesViewer>>,
) {
    let Some(rig) = rigs.iter().next() else { return };
    let turned = Quat::from_rotation_y(rig.orbit(*depiction).yaw);
    for mut transform in &mut signs {
        if transform.rotation != turned {
            transform.rotation = turned;
        }
    }
}
