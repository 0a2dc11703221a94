//! Finished lessons, and the file that stores them.

use std::collections::BTreeSet;

use bevy::prelude::*;

use super::leaving::{LeaveBy, LeavingSystems};
use super::silence::DiskState;
use super::{
    AdviceSystems, CurrentMatch, LessonFinished, LessonOfferDeclined, LessonRequested, MovePlayed, Toast,
    WindowWaker,
};
use crate::app::GameSystems;
use crate::i18n::keeping;
use crate::i18n::terminal::lessons as messages;
use crate::library::{FileError, LessonsDone, Worker};
use crate::rules::Variant;
use crate::study::lessons::Lesson;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LessonProgress>()
        .add_systems(
            Update,
            remember.in_set(GameSystems::SyncView).in_set(AdviceSystems).before(super::advice::give_hint),
        )
        .init_resource::<LeaveBy>()
        .add_systems(Last, finish_at_exit.in_set(LeavingSystems::Wait).run_if(on_message::<AppExit>));
}

fn finish_at_exit(leave_by: Res<LeaveBy>, mut lessons: ResMut<LessonProgress>) {
    for error in leave_by.wait_for("The progress in the lessons", lessons.file.as_mut()) {
        warn!("The progress in the lessons was not saved: {error}");
    }
}

pub(super) fn remember(
    mut finished: MessageReader<LessonFinished>,
    mut declined: MessageReader<LessonOfferDeclined>,
    mut requests: MessageReader<LessonRequested>,
    mut played: MessageReader<MovePlayed>,
    current: Res<CurrentMatch>,
    mut lessons: ResMut<LessonProgress>,
    mut toasts: MessageWriter<Toast>,
) {
    for LessonFinished(lesson) in finished.read() {
        lessons.finish(lesson.id);
    }
    let begun = requests.read().any(|request| matches!(request, LessonRequested::Begin(_)));
    // A player who has played a game to its end does not need the first lesson.
    let moved = played.read().any(|played| !played.seat.is_computer());
    let finished_one = moved && !current.mode().is_exercise() && current.table_match().result().is_some();
    if declined.read().count() > 0 || begun || finished_one {
        lessons.settle_offer();
    }
    if lessons.file.as_ref().is_some_and(Worker::is_busy) {
        toasts.write_batch(lessons.bypass_change_detection().poll());
    }
}

/// Lessons that are finished, and the file that stores them.
#[derive(Resource, Debug, Default)]
pub struct LessonProgress {
    done: BTreeSet<&'static str>,
    /// Set if the first lesson is to be offered.
    offers: bool,
    /// None in tests and for pictures drawn without a window: nothing is stored then.
    file: Option<Worker<LessonChange, FileError>>,
}

/// Change to be stored.
#[derive(Clone, Copy, Debug)]
enum LessonChange {
    Done(&'static str),
    Offered,
}

impl LessonProgress {
    /// Reads a file, which is later written on a thread of its own.
    pub fn open(mut file: LessonsDone, waker: &WindowWaker) -> Self {
        let done = Lesson::all().map(|lesson| lesson.id).filter(|id| file.has(id)).collect();
        let offers = !file.was_offered() && file.is_empty();
        let work = move |events: Vec<LessonChange>, answer: &mut dyn FnMut(FileError)| {
            for event in events {
                let saved = match event {
                    LessonChange::Done(id) => file.add(id),
                    LessonChange::Offered => file.set_offered(),
                };
                if let Err(error) = saved {
                    answer(error);
                }
            }
        };
        Self { done, offers, file: Some(Worker::start("lessons", work, waker.wake())) }
    }

    /// Progress without a file.
    pub fn from_done(done: impl IntoIterator<Item = &'static str>, offers: bool) -> Self {
        Self { done: done.into_iter().collect(), offers, file: None }
    }

    pub fn is_done(&self, lesson: &Lesson) -> bool {
        self.done.contains(lesson.id)
    }

    /// Returns `true` if the first lesson is to be offered: the player has neither taken nor declined it yet.
    pub const fn offers_first_lesson(&self) -> bool {
        self.offers
    }

    /// Returns the numbers of finished and of all lessons of a variant's game.
    pub fn done_and_total(&self, variant: Variant) -> [usize; 2] {
        let all = Lesson::of_game(variant);
        [all.iter().filter(|lesson| self.is_done(lesson)).count(), all.len()]
    }

    /// The lesson to take next in a variant's game, if one is left.
    pub fn next(&self, variant: Variant) -> Option<&'static Lesson> {
        Lesson::of_game(variant).iter().find(|lesson| !self.is_done(lesson)).copied()
    }

    fn finish(&mut self, id: &'static str) {
        if self.done.insert(id) {
            self.write(LessonChange::Done(id));
        }
    }

    fn settle_offer(&mut self) {
        if self.offers {
            self.offers = false;
            self.write(LessonChange::Offered);
        }
    }

    fn write(&mut self, event: LessonChange) {
        if let Some(file) = &mut self.file {
            file.ask(event);
        }
    }

    pub(super) fn state(&self) -> DiskState {
        DiskState::of(self.file.as_ref())
    }

    fn poll(&mut self) -> Vec<Toast> {
        let errors = self.file.as_mut().map(Worker::take).unwrap_or_default();
        let toast = |error: &FileError| {
            Toast::error(messages::lesson_progress_not_kept(keeping::of_file_error(error)))
        };
        errors.iter().map(toast).collect()
    }
}
