//! When a mistake of the player comes back for practice.

use std::time::{Duration, UNIX_EPOCH};

use jiff::ToSpan;
use jiff::civil::Date;
use rs_fsrs::{Card, FSRS, Parameters, Rating, State};

/// When a mistake is practised next, and how well the player remembers what was better: the FSRS scheduler with its
/// usual parameters, which brings a mistake back when it is remembered with 90 %.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PracticeSchedule {
    /// The day from which on it is due.
    pub due: Date,
    /// The day on which it was practised last; none if it never was.
    pub practised: Option<Date>,
    /// Memory state of FSRS; none if the mistake was never practised.
    pub memory: Option<PracticeMemory>,
}

/// How well a player remembers something, in the terms of FSRS.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PracticeMemory {
    /// Days after which it is still remembered with 90 %.
    pub stability: f64,
    /// How hard it is to remember, from 1 to 10.
    pub difficulty: f64,
}

const DAY: Duration = Duration::from_hours(24);
/// Days between two practices after which a mistake is learnt.
const LEARNT: i32 = 365;

impl PracticeSchedule {
    /// The schedule of a new mistake, which is due on the day that it was found.
    pub const fn new(today: Date) -> Self {
        Self { due: today, practised: None, memory: None }
    }

    /// Returns `true` if the mistake is to be practised on this day.
    pub fn is_due(&self, today: Date) -> bool {
        self.due <= today
    }

    /// Days from this one to the day on which it is due; negative once that is past.
    pub fn days_until(&self, today: Date) -> i32 {
        days(today, self.due)
    }

    /// Days from the last practice to the day on which it is due; none before the first one.
    pub fn interval(&self) -> Option<i32> {
        self.practised.map(|practised| days(practised, self.due))
    }

    /// Returns `true` if the mistake need not come back: the next practice would be a year or more after the last one.
    pub fn is_learnt(&self) -> bool {
        self.interval().is_some_and(|interval| interval >= LEARNT)
    }

    /// Returns the schedule after the better move was found without help, or was not.
    #[must_use]
    pub fn after(self, solved: bool, today: Date) -> Self {
        let elapsed = self.practised.map_or(0, |practised| days(practised, today)).max(0);
        // Only the days between the two moments count.
        let [last_review, now] = [0, elapsed.unsigned_abs()].map(|days| UNIX_EPOCH + DAY * days);
        let card = self.memory.map_or_else(Card::default, |PracticeMemory { stability, difficulty }| Card {
            stability,
            difficulty,
            state: State::Review,
            last_review: last_review.into(),
            ..Card::default()
        });
        let scheduler = FSRS::new(Parameters { enable_short_term: false, ..Parameters::default() });
        let rating = if solved { Rating::Good } else { Rating::Again };
        let Card { stability, difficulty, scheduled_days, .. } =
            scheduler.next(card, now.into(), rating).card;
        // What was not found comes back on the next day, however well it was known before.
        let interval = if solved { scheduled_days.clamp(1, LEARNT.into()) } else { 1 };
        Self {
            due: today.saturating_add(interval.days()),
            practised: Some(today),
            memory: Some(PracticeMemory { stability, difficulty }),
        }
    }
}

/// Days from one date to another.
fn days(from: Date, to: Date) -> i32 {
    (to - from).get_days()
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    /// The intervals while a mistake is practised on the day that it is due, always with the same result.
    fn intervals(results: &[bool]) -> Vec<i32> {
        let mut schedule = PracticeSchedule::new(date(2026, 11, 26));
        let mut intervals = Vec::new();
        for &solved in results {
            schedule = schedule.after(solved, schedule.due);
            intervals.extend(schedule.interval());
        }
        intervals
    }

    #[test]
    fn a_new_mistake_is_due_on_the_same_day() {
        let today = date(2026, 11, 26);
        let schedule = PracticeSchedule::new(today);
        assert!(schedule.is_due(today) && !schedule.is_due(today.yesterday().unwrap()));
        assert_eq!((schedule.interval(), schedule.is_learnt()), (None, false));
    }

    #[test]
    fn what_is_remembered_comes_back_later_and_later_until_it_is_learnt() {
        let growing = intervals(&[true; 8]);
        assert!((2..=4).contains(&growing[0]), "{growing:?}");
        assert!(growing.windows(2).all(|pair| pair[0] < pair[1] || pair[1] == LEARNT), "{growing:?}");
        assert_eq!(growing.last(), Some(&LEARNT), "{growing:?}");
    }

    #[test]
    fn what_is_forgotten_comes_back_on_the_next_day_and_then_sooner_than_what_never_was() {
        assert_eq!(intervals(&[false, false, false]), [1, 1, 1]);
        let (never, once) = (intervals(&[true, true, true, true]), intervals(&[true, true, false, true]));
        assert_eq!(once[2], 1);
        assert!(once[3] < never[3], "{once:?}, {never:?}");
    }

    #[test]
    fn a_clock_that_went_back_is_no_fault() {
        let schedule = PracticeSchedule::new(date(2026, 11, 26)).after(true, date(2026, 11, 26));
        let earlier = schedule.after(true, date(2020, 1, 1));
        assert!(earlier.due > date(2020, 1, 1) && earlier.due < date(2021, 1, 2), "{earlier:?}");
        let last = PracticeSchedule::new(Date::MAX).after(true, Date::MAX);
        assert_eq!(last.due, Date::MAX);
    }
}
