//! Scheduling of redraws.

use std::time::Duration;

use bevy::prelude::*;

/// Schedules redraws of the window. A system that moves something asks for one in every frame of the movement:
///
/// ```ignore
/// fn glide(mut redraws: ResMut<RedrawScheduler>, …) { redraws.keep_drawing(); … }
/// ```
#[derive(Resource, Debug, Default)]
pub struct RedrawScheduler {
    wait: Option<Duration>,
    settling: u8,
    is_moving: bool,
}

impl RedrawScheduler {
    /// Time between frames while something moves.
    pub const FRAME: Duration = Duration::from_nanos(1_000_000_000 / 60);
    /// Time between frames at rest. Input, clocks and answers of other threads wake the window earlier.
    pub const REST: Duration = Duration::from_hours(1);
    /// Longest time by which animations advance in one frame.
    const LONGEST_FRAME: Duration = Duration::from_millis(100);

    /// Returns the time by which animations advance in a frame, limited so that the first frame after a rest skips
    /// nothing.
    pub fn step(frame: Duration) -> Duration {
        frame.min(Self::LONGEST_FRAME)
    }

    /// Requests the next frame after a sixtieth of a second. Call it in each frame of a movement.
    pub fn keep_drawing(&mut self) {
        self.is_moving = true;
        self.draw_within(Self::FRAME);
    }

    /// Requests a frame after this time at the latest, as for clocks. Call it in each frame; the shortest time counts.
    /// Pass the same time in each frame while that is possible: winit draws once more whenever the time changes.
    pub fn draw_within(&mut self, wait: Duration) {
        let wait = wait.max(Self::FRAME);
        self.wait = Some(self.wait.map_or(wait, |other| other.min(wait)));
    }

    /// Requests a few more frames, for a change that needs several frames to pass through all systems.
    pub fn settle(&mut self) {
        self.settling = 4;
    }

    /// Returns `true` if something asked to keep drawing since the last frame ended.
    pub fn is_moving(&self) -> bool {
        self.is_moving || self.settling > 0
    }

    /// Returns the time that the window may sleep after this frame, and resets the requests.
    pub fn take_wait(&mut self) -> Duration {
        if self.settling > 0 {
            self.settling -= 1;
            self.draw_within(Self::FRAME);
        }
        self.is_moving = false;
        self.wait.take().unwrap_or(Self::REST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rests_when_nothing_moves() {
        let mut redraws = RedrawScheduler::default();
        assert_eq!(redraws.take_wait(), RedrawScheduler::REST);
        redraws.draw_within(Duration::from_secs(1));
        redraws.keep_drawing();
        assert!(redraws.is_moving());
        assert_eq!(redraws.take_wait(), RedrawScheduler::FRAME);
        assert!(!redraws.is_moving());
        assert_eq!(redraws.take_wait(), RedrawScheduler::REST);
    }

    #[test]
    fn settles_for_a_few_frames() {
        let mut redraws = RedrawScheduler::default();
        redraws.settle();
        let drawn = (0..10).filter(|_| redraws.take_wait() == RedrawScheduler::FRAME).count();
        assert_eq!(drawn, 4);
    }
}
