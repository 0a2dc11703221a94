//! At low quality, edges are smoothed only once the picture rests: four samples a pixel cost a software renderer
//! half of its speed.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::game::{Motion, Quality};

/// How long the picture must rest before it is drawn once more, smoothly.
const PAUSE: Duration = Duration::from_millis(180);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Last,
        smooth_at_rest.before(super::power::PaceSystems).run_if(resource_exists::<Quality>),
    );
}

fn smooth_at_rest(
    quality: Res<Quality>,
    time: Res<Time<Real>>,
    mut motion: ResMut<Motion>,
    mut cameras: Query<&mut Msaa, With<Camera3d>>,
) {
    let rested = !motion.is_moving() && time.delta() >= PAUSE;
    let wanted = if quality.is_plain() && !rested { Msaa::Off } else { Msaa::Sample4 };
    for mut msaa in &mut cameras {
        msaa.set_if_neq(wanted);
    }
    if wanted == Msaa::Off {
        motion.draw_within(PAUSE);
    }
}
