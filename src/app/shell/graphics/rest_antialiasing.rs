//! At low quality, edges are smoothed only once the picture rests: four samples a pixel cost a software renderer
//! half of its speed.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::game::{Quality, RedrawScheduler};

/// Time without movement after which the picture is drawn once more with anti-aliasing.
const REST_DELAY: Duration = Duration::from_millis(180);
/// Least time since the last frame that counts as rest: a frame may begin a little before the end of the delay.
const RESTED: Duration = Duration::from_millis(160);
/// Number of frames in quick succession that count as a movement, such as a pointer over the board. Fewer are one
/// change of the panels, for which edges should not flicker.
const MOVEMENT_FRAMES: u8 = 4;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Last,
        smooth_at_rest.before(super::power::PaceSystems).run_if(resource_exists::<Quality>),
    );
}

/// At low quality, turns MSAA off while the picture moves and on again at rest; otherwise keeps it on.
fn smooth_at_rest(
    quality: Res<Quality>,
    time: Res<Time<Real>>,
    mut rest: Local<RestDetector>,
    mut redraws: ResMut<RedrawScheduler>,
    mut cameras: Query<&mut Msaa, With<Camera3d>>,
) {
    let rested = rest.after_frame(redraws.is_moving(), time.delta());
    let wanted = if quality.is_plain() && !rested { Msaa::Off } else { Msaa::Sample4 };
    for mut msaa in &mut cameras {
        msaa.set_if_neq(wanted);
    }
    if wanted == Msaa::Off {
        redraws.draw_within(REST_DELAY);
    }
}

/// Detects whether the picture is at rest.
#[derive(Debug, Default)]
struct RestDetector {
    is_still: bool,
    /// Frames in quick succession.
    quick: u8,
}

impl RestDetector {
    /// Counts a frame at this time after the last one, and returns whether the picture is at rest in it.
    fn after_frame(&mut self, is_moving: bool, since_last: Duration) -> bool {
        self.quick = if since_last < RESTED { self.quick.saturating_add(1) } else { 0 };
        self.is_still = !is_moving && (self.quick == 0 || self.is_still && self.quick < MOVEMENT_FRAMES);
        self.is_still
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUICK: Duration = Duration::from_millis(16);

    #[test]
    fn a_few_frames_of_the_panels_leave_the_edges_smooth() {
        let mut rest = RestDetector::default();
        assert!(!rest.after_frame(true, QUICK), "a piece moves");
        assert!(!rest.after_frame(false, QUICK), "it has just arrived");
        assert!(rest.after_frame(false, REST_DELAY));
        for _ in 1..MOVEMENT_FRAMES {
            assert!(rest.after_frame(false, QUICK));
        }
        assert!(!rest.after_frame(false, QUICK), "so many are a movement");
        assert!(!rest.after_frame(false, QUICK));
        assert!(rest.after_frame(false, REST_DELAY));
        assert!(!rest.after_frame(true, REST_DELAY), "the next piece moves");
    }
}
