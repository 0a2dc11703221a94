//! Distinguishes a pointer that rests from one that passes by.

use std::time::Duration;

use crate::app::game::RedrawScheduler;

/// Time that the pointer must stay on a target before it counts as hovering.
const HOVER_DELAY: Duration = Duration::from_millis(350);
/// Interval of frames while the timer runs.
const FRAME_INTERVAL: Duration = HOVER_DELAY.checked_div(6).unwrap();

/// What the pointer rests on, and since when, to show something only after a while.
#[derive(Debug)]
pub(super) struct HoverTimer<T>(Option<(T, Duration)>);

impl<T> Default for HoverTimer<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T: PartialEq> HoverTimer<T> {
    /// Tells the timer what is under the pointer now. Returns `true` once the pointer has rested on it for long
    /// enough; until then frames go on.
    pub(super) fn update(&mut self, target: Option<T>, now: Duration, redraws: &mut RedrawScheduler) -> bool {
        let Some(target) = target else {
            self.0 = None;
            return false;
        };
        let rested = match &self.0 {
            Some((at, since)) if *at == target => now.saturating_sub(*since) >= HOVER_DELAY,
            _ => {
                self.0 = Some((target, now));
                false
            }
        };
        if !rested {
            redraws.draw_within(FRAME_INTERVAL);
        }
        rested
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rest_begins_anew_elsewhere() {
        let (mut rest, mut redraws) = (HoverTimer::default(), RedrawScheduler::default());
        let mut on = |what, millis| rest.update(what, Duration::from_millis(millis), &mut redraws);
        assert!(!on(Some(1), 1000));
        assert!(!on(Some(1), 1349));
        assert!(on(Some(1), 1350));
        assert!(!on(Some(2), 1400));
        assert!(!on(None, 2000));
        assert!(!on(Some(2), 2001));
    }

    #[test]
    fn frames_go_on_until_it_rests() {
        let (mut rest, mut redraws) = (HoverTimer::default(), RedrawScheduler::default());
        let mut wait = |what, millis| {
            rest.update(what, Duration::from_millis(millis), &mut redraws);
            redraws.take_wait()
        };
        assert_eq!([wait(Some(1), 0), wait(Some(1), 349)], [FRAME_INTERVAL; 2]);
        assert_eq!([wait(Some(1), 350), wait(None, 400)], [RedrawScheduler::REST; 2]);
    }
}
