//! Lessons: short exercises on real positions, which teach one idea each.
//!
//! A [`Lesson`] is data: steps with a position, a sentence that says the goal, a [`LessonTask`], the opponent's
//! replies, and answers to the usual wrong tries. A [`LessonRunner`] leads through one. The rules of the games judge
//! every move, so a lesson cannot allow what they forbid. `docs/lessons.md` says how to write one.
//!
//! ```
//! use abande::rules::Variant;
//! use abande::study::lessons::{Lesson, TryOutcome, LessonRunner};
//!
//! let lesson = Lesson::find("entering").unwrap();
//! let mut runner = LessonRunner::new(lesson);
//! let mv = runner.game().parse_move("c3").unwrap();
//! assert!(matches!(runner.try_move(mv), TryOutcome::Done { .. }));
//! ```

mod abande;
mod anda;
mod ask;
mod claim;
mod lesson;
mod runner;
mod tasks;
#[cfg(test)]
mod tests;

pub use ask::PointQuestion;
pub use claim::{LessonTry, PointProperty, PositionClaim};
pub use lesson::{Lesson, LessonStep, LessonText, Remark, Reply, StepStart, TextId};
pub use runner::{LessonHint, LessonRunner, StepProgress, TryOutcome};
pub use tasks::{BrokenRule, LessonTask, RemarkTrigger};

use crate::rules::{GameKind, Variant};

impl Lesson {
    /// Every lesson of Abande, in the order in which to take them.
    pub const ABANDE: &'static [&'static Self] = abande::LESSONS;

    /// Every lesson of Anda.
    pub const ANDA: &'static [&'static Self] = anda::LESSONS;

    /// Every lesson of both games, those of Abande first.
    pub fn all() -> impl Iterator<Item = &'static Self> {
        GameKind::ALL.into_iter().flat_map(Self::of_kind).copied()
    }

    /// The lessons of the game that a variant belongs to, in the order in which to take them.
    pub const fn of_game(variant: Variant) -> &'static [&'static Self] {
        Self::of_kind(variant.kind())
    }

    const fn of_kind(game: GameKind) -> &'static [&'static Self] {
        match game {
            GameKind::Abande => Self::ABANDE,
            GameKind::Anda => Self::ANDA,
        }
    }

    /// The lesson with this id, in upper or lower case.
    pub fn find(id: &str) -> Option<&'static Self> {
        Self::all().find(|lesson| lesson.id.eq_ignore_ascii_case(id))
    }
}
