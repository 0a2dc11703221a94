//! The lessons of Anda, in the order in which to take them.

mod games;
mod groups;
mod rules;
mod smothering;

use super::Lesson;

/// All of them.
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
