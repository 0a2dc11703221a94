//! The lessons of Abande, in the order in which to take them.

mod band;
mod ending;
mod first;
mod games;
mod tactics;

use super::Lesson;

/// All lessons of Abande, in the order in which to take them.
pub(super) const LESSONS: &[&Lesson] = &[
    &first::ENTERING,
    &first::CAPTURING,
    &first::HEIGHTS,
    &band::BAND,
    &band::FREEING,
    &ending::SLEEPERS,
    &ending::PASSING,
    &games::FIRST_GAME,
    &tactics::TOWERS,
    &tactics::TEMPO,
    &tactics::LAST_ENTRIES,
    &games::FULL_BOARD,
];
