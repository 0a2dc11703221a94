//! Draws only when something changes, and at most sixty times a second.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowResized};
use bevy::winit::{UpdateMode, WinitSettings};

use crate::app::game::RedrawScheduler;

/// Time for which frames are drawn at the start, for the window, its fonts and pipelines.
const WARM_UP: Duration = Duration::from_millis(1500);
/// Frame with which the window becomes visible: two before it have been drawn by then, and with them all pipelines are
/// ready. Until then it would show whatever lay in its memory, on a slow machine for seconds.
const FIRST_VISIBLE_FRAME: u32 = 4;
/// Frame time of a window without the focus.
const BACKGROUND_FRAME: Duration = RedrawScheduler::FRAME.saturating_mul(2);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RedrawScheduler>()
        // Requests only add up, so their order makes no difference.
        .allow_ambiguous_resource::<RedrawScheduler>()
        .insert_resource(settings(RedrawScheduler::FRAME))
        .add_systems(PreUpdate, keep_drawing_at_first)
        .add_systems(Update, draw_after_resize)
        .add_systems(Last, set_update_mode.in_set(PaceSystems));
}

/// Keeps drawing for a while after the start, and shows the window once its pipelines are ready.
fn keep_drawing_at_first(
    time: Res<Time<Real>>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut redraws: ResMut<RedrawScheduler>,
    mut frame: Local<u32>,
) {
    *frame = frame.saturating_add(1);
    if *frame == FIRST_VISIBLE_FRAME {
        windows.iter_mut().for_each(|mut window| window.visible = true);
        redraws.settle();
    }
    if *frame < FIRST_VISIBLE_FRAME || time.elapsed() < WARM_UP {
        redraws.keep_drawing();
    }
}

/// Draws further frames after a resize: panels, free area and camera follow the new size one after the other.
fn draw_after_resize(mut resized: MessageReader<WindowResized>, mut redraws: ResMut<RedrawScheduler>) {
    if resized.read().last().is_some() {
        redraws.settle();
    }
}

/// Passes the time until the next frame that is wanted to winit, as the wait of its reactive low-power mode.
fn set_update_mode(mut redraws: ResMut<RedrawScheduler>, mut winit: ResMut<WinitSettings>) {
    let wait = redraws.take_wait();
    let paced = settings(wait);
    // A new mode alone makes winit draw once more, so it is only written where it differs.
    if winit.focused_mode != paced.focused_mode {
        *winit = paced;
    }
}

/// Settings of winit with this wait between frames, or two frames at least while the window has no focus.
fn settings(wait: Duration) -> WinitSettings {
    let mode = UpdateMode::reactive_low_power;
    WinitSettings { focused_mode: mode(wait), unfocused_mode: mode(wait.max(BACKGROUND_FRAME)) }
}

/// The system in [`Last`] that decides when the next frame is drawn, after all requests for frames.
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
