//! Finished lessons, and the file that stores them.

use std::collections::BTreeSet;

use bevy::prelude::*;

use super::persisted::{self, report_saves};
use super::sets::ProgressSystems;
use super::{
    AdviceSystems, CurrentMatch, LessonFinished, LessonOfferDeclined, LessonRequested, MovePlayed, Persisted,
    Stored, Toast, WindowWaker,
};
use crate::app::GameSystems;
use crate::i18n::keeping;
use crate::i18n::terminal::lessons as messages;
use crate::library::{FileError, LessonsDone};
use crate::rules::Variant;
use crate::study::lessons::Lesson;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(persisted::plugin::<FinishedLessons>).add_systems(
        Update,
        (update_lesson_progress, report_saves::<FinishedLessons>)
            .chain()
            .in_set(GameSystems::SyncView)
            .in_set(AdviceSystems)
            .in_set(ProgressSystems::Lessons),
    );
}

/// Records finished lessons, and stops offering the first lesson once the player has declined it, begun any lesson, or
/// finished a game with a move.
fn update_lesson_progress(
    mut finished: MessageReader<LessonFinished>,
    mut declined: MessageReader<LessonOfferDeclined>,
    mut requests: MessageReader<LessonRequested>,
    mut played: MessageReader<MovePlayed>,
    current: Res<CurrentMatch>,
    mut lessons: ResMut<LessonProgress>,
) {
    for LessonFinished(lesson) in finished.read() {
        lessons.finish_lesson(lesson.id);
    }
    let begun = requests.read().any(|request| matches!(request, LessonRequested::Begin(_)));
    // A player who has played a game to its end does not need the first lesson.
    let moved = played.read().any(|played| !played.seat.is_computer());
    let finished_one = moved && !current.mode().is_exercise() && current.table_match().result().is_some();
    if declined.read().count() > 0 || begun || finished_one {
        lessons.settle_offer();
    }
}

/// The finished lessons, and the file that stores them. It reads as [`FinishedLessons`].
pub type LessonProgress = Persisted<FinishedLessons>;

/// Which lessons are finished, and whether the first one is still to be offered.
#[derive(Debug, Default)]
pub struct FinishedLessons {
    done: BTreeSet<&'static str>,
    /// Set if the first lesson is to be offered.
    offers: bool,
}

/// What the file of the lessons is to store: a finished lesson, or that the first one was offered.
#[derive(Clone, Copy, Debug)]
pub enum LessonChange {
    Done(&'static str),
    Offered,
}

impl LessonProgress {
    /// Reads the file of finished lessons, which is later written on a thread of its own.
    pub fn open(mut file: LessonsDone, waker: &WindowWaker) -> Self {
        let done = Lesson::all().map(|lesson| lesson.id).filter(|id| file.has(id)).collect();
        let offers = !file.was_offered() && file.is_empty();
        let save = move |changes: Vec<LessonChange>, answer: &mut dyn FnMut(FileError)| {
            for change in changes {
                let saved = match change {
                    LessonChange::Done(id) => file.add(id),
                    LessonChange::Offered => file.set_offered(),
                };
                if let Err(error) = saved {
                    answer(error);
                }
            }
        };
        Self::with_file(FinishedLessons { done, offers }, save, waker)
    }

    /// Makes progress without a file, for tests and pictures: the identifiers of the finished lessons, and whether
    /// the first lesson is to be offered.
    pub fn from_done(done: impl IntoIterator<Item = &'static str>, offers: bool) -> Self {
        FinishedLessons { done: done.into_iter().collect(), offers }.into()
    }

    fn finish_lesson(&mut self, id: &'static str) {
        if self.done.insert(id) {
            self.store(LessonChange::Done(id));
        }
    }

    /// Ends the offer of the first lesson for good, and saves that it was made.
    fn settle_offer(&mut self) {
        if self.offers {
            self.offers = false;
            self.store(LessonChange::Offered);
        }
    }
}

impl Stored for FinishedLessons {
    type Change = LessonChange;
    type Outcome = FileError;
    const THREAD_NAME: &'static str = "lessons";
    const LOG_SUBJECT: &'static str = "The progress in the lessons";

    fn toast(error: &FileError) -> Option<Toast> {
        Some(Toast::error(messages::lesson_progress_not_kept(keeping::of_file_error(error))))
    }
}

impl FinishedLessons {
    /// Returns `true` if the player has finished a lesson.
    pub fn is_done(&self, lesson: &Lesson) -> bool {
        self.done.contains(lesson.id)
    }

    /// Returns `true` if the first lesson is to be offered: the player has neither taken nor declined it yet.
    pub const fn offers_first_lesson(&self) -> bool {
        self.offers
    }

    /// Returns the number of finished lessons, and that of all lessons, of a variant's game.
    pub fn done_and_total(&self, variant: Variant) -> [usize; 2] {
        let all = Lesson::of_game(variant);
        [all.iter().filter(|lesson| self.is_done(lesson)).count(), all.len()]
    }

    /// The lesson to take next in a variant's game, if one is left.
    pub fn next(&self, variant: Variant) -> Option<&'static Lesson> {
        Lesson::of_game(variant).iter().find(|lesson| !self.is_done(lesson)).copied()
    }
}
