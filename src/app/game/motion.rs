//! What keeps the window drawing.

use std::time::Duration;

use bevy::prelude::*;

/// Schedules redraws of the window. A system that moves something asks for one in every frame of the movement:
///
/// ```ignore
/// fn glide(mut motion: ResMut<RedrawScheduler>, …) { motion.keep_drawing(); … }
/// ```
#[derive(Resource, Debug, Default)]
pub struct RedrawScheduler {
    wait: Option<Duration>,
    settling: u8,
    moves: bool,
}

impl RedrawScheduler {
    /// From the start of one frame to the next while something moves.
    pub const FRAME: Duration = Duration::from_nanos(1_000_000_000 / 60);
    /// Rest: input, the clock and answers from other threads wake the window before.
    pub const REST: Duration = Duration::from_hours(1);
    /// A longer frame counts for no more than this.
    const LONGEST_FRAME: Duration = Duration::from_millis(100);

    /// Returns the time by which animations advance in a frame, limited so that the first frame after a rest skips
    /// nothing.
    pub fn step(frame: Duration) -> Duration {
        frame.min(Self::LONGEST_FRAME)
    }

    /// Something moves: draw the next frame after a sixtieth of a second. Call it in each frame of the movement.
    pub fn keep_drawing(&mut self) {
        self.moves = true;
        self.draw_within(Self::FRAME);
    }

    /// Draw again after this time at the latest; for clocks. Pass a constant: winit draws once more whenever the
    /// time changes. Call it in each frame; the shortest wish of a frame counts.
    pub fn draw_within(&mut self, wait: Duration) {
        let wait = wait.max(Self::FRAME);
        self.wait = Some(self.wait.map_or(wait, |other| other.min(wait)));
    }

    /// Draw a few frames more, for changes that pass through several systems.
    pub fn settle(&mut self) {
        self.settling = 4;
    }

    /// Returns `true` if something asked to keep drawing since the last frame ended.
    pub fn is_moving(&self) -> bool {
        self.moves || self.settling > 0
    }

    /// Returns the time that the window may sleep after this frame, and resets the requests.
    pub fn take_wait(&mut self) -> Duration {
        if self.settling > 0 {
            self.settling -= 1;
            self.draw_within(Self::FRAME);
        }
        self.moves = false;
        self.wait.take().unwrap_or(Self::REST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rests_when_nothing_moves() {
        let mut motion = RedrawScheduler::default();
        assert_eq!(motion.take_wait(), RedrawScheduler::REST);
        motion.draw_within(Duration::from_secs(1));
        motion.keep_drawing();
        assert!(motion.is_moving());
        assert_eq!(motion.take_wait(), RedrawScheduler::FRAME);
        assert!(!motion.is_moving());
        assert_eq!(motion.take_wait(), RedrawScheduler::REST);
    }

    #[test]
    fn settles_for_a_few_frames() {
        let mut motion = RedrawScheduler::default();
        motion.settle();
        let drawn = (0..10).filter(|_| motion.take_wait() == RedrawScheduler::FRAME).count();
        assert_eq!(drawn, 4);
    }
}
