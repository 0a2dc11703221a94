//! The lessons of Anda, in the order in which to take them.

mod games;
mod groups;
mod rules;
mod smothering;

use super::Lesson;

/// All lessons of Anda, in the order in which to take them.
pub(super) const LESSONS: &[&Lesson] = &[
    &groups::GROUPS,
    &groups::TERRITORY,
    &smothering::SMOTHERING,
    &smothering::LIFE,
    &smothering::ORDER,
    &rules::FORBIDDEN,
    &rules::KOMI,
    &games::GAME,
];
