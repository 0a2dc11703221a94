//! At low quality, edges are smoothed only once the picture rests: four samples a pixel cost a software renderer
//! half of its speed.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::game::{Quality, RedrawScheduler};

/// How long the picture must rest before it is drawn once more, smoothly.
const PAUSE: Duration = Duration::from_millis(180);
/// A frame that was asked for after the pause may begin a little before its end.
const RESTED: Duration = Duration::from_millis(160);
/// So many frames in quick succession are a movement, even if nothing said so, such as a pointer over the board. Fewer
/// are one change of the panels, or winit's frame after a new time to wait: edges that jump for those catch the eye.
const FLURRY: u8 = 4;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Last,
        smooth_at_rest.before(super::power::PaceSystems).run_if(resource_exists::<Quality>),
    );
}

fn smooth_at_rest(
    quality: Res<Quality>,
    time: Res<Time<Real>>,
    mut rest: Local<Rest>,
    mut motion: ResMut<RedrawScheduler>,
    mut cameras: Query<&mut Msaa, With<Camera3d>>,
) {
    let rested = rest.after_frame(motion.is_moving(), time.delta());
    let wanted = if quality.is_plain() && !rested { Msaa::Off } else { Msaa::Sample4 };
    for mut msaa in &mut cameras {
        msaa.set_if_neq(wanted);
    }
    if wanted == Msaa::Off {
        motion.draw_within(PAUSE);
    }
}

/// Whether the picture rests.
#[derive(Debug, Default)]
struct Rest {
    is_still: bool,
    /// Frames in quick succession.
    quick: u8,
}

impl Rest {
    /// Notes one more frame, so long after the last; whether the picture rests in it.
    fn after_frame(&mut self, is_moving: bool, since_last: Duration) -> bool {
        self.quick = if since_last < RESTED { self.quick.saturating_add(1) } else { 0 };
        self.is_still = !is_moving && (self.quick == 0 || self.is_still && self.quick < FLURRY);
        self.is_still
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUICK: Duration = Duration::from_millis(16);

    #[test]
    fn a_few_frames_of_the_panels_leave_the_edges_smooth() {
        let mut rest = Rest::default();
        assert!(!rest.after_frame(true, QUICK), "a piece moves");
        assert!(!rest.after_frame(false, QUICK), "it has just arrived");
        assert!(rest.after_frame(false, PAUSE));
        for _ in 1..FLURRY {
            assert!(rest.after_frame(false, QUICK));
        }
        assert!(!rest.after_frame(false, QUICK), "so many are a movement");
        assert!(!rest.after_frame(false, QUICK));
        assert!(rest.after_frame(false, PAUSE));
        assert!(!rest.after_frame(true, PAUSE), "the next piece moves");
    }
}
