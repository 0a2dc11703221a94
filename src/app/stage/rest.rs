//! Whether the pointer only passes by, or has come to look.

use std::time::Duration;

use crate::app::game::RedrawScheduler;

/// How long the pointer must stay on something before it counts as looked at.
const LONG: Duration = Duration::from_millis(350);
/// How soon to draw again while the pointer may be coming to rest.
const STEP: Duration = LONG.checked_div(6).unwrap();

/// What the pointer is on, and since when.
#[derive(Debug)]
pub(super) struct Rest<T>(Option<(T, Duration)>);

impl<T> Default for Rest<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T: PartialEq> Rest<T> {
    /// Notes what the pointer is on at a time; whether it has been there for long enough. Until it has, frames go on.
    pub(super) fn on(&mut self, what: Option<T>, now: Duration, motion: &mut RedrawScheduler) -> bool {
        let Some(what) = what else {
            self.0 = None;
            return false;
        };
        let rested = match &self.0 {
            Some((at, since)) if *at == what => now.saturating_sub(*since) >= LONG,
            _ => {
                self.0 = Some((what, now));
                false
            }
        };
        if !rested {
            motion.draw_within(STEP);
        }
        rested
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rest_begins_anew_elsewhere() {
        let (mut rest, mut motion) = (Rest::default(), RedrawScheduler::default());
        let mut on = |what, millis| rest.on(what, Duration::from_millis(millis), &mut motion);
        assert!(!on(Some(1), 1000));
        assert!(!on(Some(1), 1349));
        assert!(on(Some(1), 1350));
        assert!(!on(Some(2), 1400));
        assert!(!on(None, 2000));
        assert!(!on(Some(2), 2001));
    }

    #[test]
    fn frames_go_on_until_it_rests() {
        let (mut rest, mut motion) = (Rest::default(), RedrawScheduler::default());
        let mut wait = |what, millis| {
            rest.on(what, Duration::from_millis(millis), &mut motion);
            motion.take_wait()
        };
        assert_eq!([wait(Some(1), 0), wait(Some(1), 349)], [STEP; 2]);
        assert_eq!([wait(Some(1), 350), wait(None, 400)], [RedrawScheduler::REST; 2]);
    }
}
