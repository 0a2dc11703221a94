//! Draws only when something changes, and at most sixty times a second.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowResized};
use bevy::winit::{UpdateMode, WinitSettings};

use crate::app::game::RedrawScheduler;

/// The first frames bring the window, its fonts and pipelines; nothing else would ask for them.
const WARM_UP: Duration = Duration::from_millis(1500);
/// The frame with which the window appears: two before it have been drawn by then, and with them all pipelines are
/// ready. Until then it would show whatever lay in its memory, on a slow machine for seconds.
const APPEARS: u32 = 4;
/// A window behind another one moves half as smoothly.
const BEHIND: Duration = RedrawScheduler::FRAME.saturating_mul(2);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RedrawScheduler>()
        // Wishes only add up: who is heard first makes no difference.
        .allow_ambiguous_resource::<RedrawScheduler>()
        .insert_resource(settings(RedrawScheduler::FRAME))
        .add_systems(PreUpdate, keep_drawing_at_first)
        .add_systems(Update, draw_after_resize)
        .add_systems(Last, set_pace.in_set(PaceSystems));
}

fn keep_drawing_at_first(
    time: Res<Time<Real>>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut motion: ResMut<RedrawScheduler>,
    mut frame: Local<u32>,
) {
    *frame = frame.saturating_add(1);
    if *frame == APPEARS {
        windows.iter_mut().for_each(|mut window| window.visible = true);
        motion.settle();
    }
    if *frame < APPEARS || time.elapsed() < WARM_UP {
        motion.keep_drawing();
    }
}

/// Panels, free area and camera follow a new window size one after the other.
fn draw_after_resize(mut resized: MessageReader<WindowResized>, mut motion: ResMut<RedrawScheduler>) {
    if resized.read().last().is_some() {
        motion.settle();
    }
}

fn set_pace(mut motion: ResMut<RedrawScheduler>, mut winit: ResMut<WinitSettings>) {
    let wait = motion.take_wait();
    let paced = settings(wait);
    // A new mode alone makes winit draw once more, so it is only written where it differs.
    if winit.focused_mode != paced.focused_mode {
        *winit = paced;
    }
}

fn settings(wait: Duration) -> WinitSettings {
    let mode = UpdateMode::reactive_low_power;
    WinitSettings { focused_mode: mode(wait), unfocused_mode: mode(wait.max(BEHIND)) }
}

/// Decides in [`Last`] when the next frame is drawn; wishes must be in before.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::app::shell) struct PaceSystems;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_behind_another_one_draws_half_as_often_and_sleeps_as_long() {
        let waits = |wait| {
            let settings = settings(wait);
            [settings.focused_mode, settings.unfocused_mode].map(|mode| match mode {
                UpdateMode::Reactive { wait, .. } => wait,
                UpdateMode::Continuous => Duration::ZERO,
            })
        };
        assert_eq!(waits(RedrawScheduler::FRAME), [RedrawScheduler::FRAME, RedrawScheduler::FRAME * 2]);
        let long = Duration::from_mins(1);
        assert_eq!(waits(long), [long, long]);
    }
}
