//! Draws only when something changes, and at most sixty times a second.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowResized};
use bevy::winit::{UpdateMode, WinitSettings};

/// From the start of one frame to the next while something moves.
const FRAME: Duration = Duration::from_nanos(1_000_000_000 / 60);
/// Rest: input, the clock and answers from other threads wake the window before.
const REST: Duration = Duration::from_hours(1);
/// The first frames bring the window, its fonts and pipelines; nothing else would ask for them.
const WARM_UP: Duration = Duration::from_millis(1500);
/// The frame with which the window appears: two before it have been drawn by then, and with them all pipelines are
/// ready. Until then it would show whatever lay in its memory, on a slow machine for seconds.
const APPEARS: u32 = 4;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Motion>()
        // Wishes only add up: who is heard first makes no difference.
        .allow_ambiguous_resource::<Motion>()
        .insert_resource(settings(FRAME))
        .add_systems(PreUpdate, keep_drawing_at_first)
        .add_systems(Update, draw_after_resize)
        .add_systems(Last, set_pace.in_set(PaceSystems));
}

fn keep_drawing_at_first(
    time: Res<Time<Real>>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut motion: ResMut<Motion>,
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
fn draw_after_resize(mut resized: MessageReader<WindowResized>, mut motion: ResMut<Motion>) {
    if resized.read().last().is_some() {
        motion.settle();
    }
}

fn set_pace(mut motion: ResMut<Motion>, mut winit: ResMut<WinitSettings>) {
    let wait = motion.take_wait();
    let paced = settings(wait);
    // A new mode alone makes winit draw once more, so it is only written where it differs.
    if winit.focused_mode != paced.focused_mode {
        *winit = paced;
    }
}

fn settings(wait: Duration) -> WinitSettings {
    let mode = UpdateMode::reactive_low_power(wait);
    WinitSettings { focused_mode: mode, unfocused_mode: mode }
}

/// Decides in [`Last`] when the next frame is drawn; wishes must be in before.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct PaceSystems;

/// What keeps the window awake. Whoever moves something says so in every frame in which it moves:
///
/// ```ignore
/// fn glide(mut motion: ResMut<Motion>, …) { motion.keep_drawing(); … }
/// ```
#[derive(Resource, Debug, Default)]
pub struct Motion {
    wait: Option<Duration>,
    settling: u8,
    moves: bool,
}

impl Motion {
    /// Something moves: draw the next frame after a sixtieth of a second. Call it in each frame of the movement.
    pub fn keep_drawing(&mut self) {
        self.moves = true;
        self.draw_within(FRAME);
    }

    /// Draw again after this time at the latest; for clocks. Pass a constant: winit draws once more whenever the
    /// time changes. Call it in each frame; the shortest wish of a frame counts.
    pub fn draw_within(&mut self, wait: Duration) {
        let wait = wait.max(FRAME);
        self.wait = Some(self.wait.map_or(wait, |other| other.min(wait)));
    }

    /// Draw a few frames more, for changes that pass through several systems.
    pub fn settle(&mut self) {
        self.settling = 4;
    }

    /// Whether something asked to keep drawing since the last frame ended.
    pub fn is_moving(&self) -> bool {
        self.moves || self.settling > 0
    }

    fn take_wait(&mut self) -> Duration {
        if self.settling > 0 {
            self.settling -= 1;
            self.draw_within(FRAME);
        }
        self.moves = false;
        self.wait.take().unwrap_or(REST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rests_when_nobody_moves() {
        let mut motion = Motion::default();
        assert_eq!(motion.take_wait(), REST);
        motion.draw_within(Duration::from_secs(1));
        motion.keep_drawing();
        assert!(motion.is_moving());
        assert_eq!(motion.take_wait(), FRAME);
        assert!(!motion.is_moving());
        assert_eq!(motion.take_wait(), REST);
    }

    #[test]
    fn settles_for_a_few_frames() {
        let mut motion = Motion::default();
        motion.settle();
        let drawn = (0..10).filter(|_| motion.take_wait() == FRAME).count();
        assert_eq!(drawn, 4);
    }
}
