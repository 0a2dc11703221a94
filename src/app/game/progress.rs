//! Which lessons are done, and the file that remembers it.

use std::collections::BTreeSet;

use bevy::prelude::*;

use super::{AdviceSystems, CurrentMatch, LessonRequested, MovePlayed, Toast, Waker};
use crate::app::GameSystems;
use crate::i18n::keeping;
use crate::i18n::terminal::lessons as messages;
use crate::library::{FileError, LessonsDone, Worker};
use crate::rules::Variant;
use crate::study::lessons::Lesson;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lessons>()
        .add_message::<LessonFinished>()
        .add_message::<LessonDeclined>()
        .add_systems(
            Update,
            remember.in_set(GameSystems::SyncView).in_set(AdviceSystems).before(super::advice::give_hint),
        );
}

pub(super) fn remember(
    mut finished: MessageReader<LessonFinished>,
    mut declined: MessageReader<LessonDeclined>,
    mut requests: MessageReader<LessonRequested>,
    mut played: MessageReader<MovePlayed>,
    current: Res<CurrentMatch>,
    mut lessons: ResMut<Lessons>,
    mut toasts: MessageWriter<Toast>,
) {
    for LessonFinished(lesson) in finished.read() {
        lessons.finish(lesson.id);
    }
    let begun = requests.read().any(|request| matches!(request, LessonRequested::Begin(_)));
    // A player who has played a game to its end does not need the first lesson.
    let moved = played.read().any(|played| !played.seat.is_computer());
    let finished_one = moved && !current.is_exercising() && current.game().result().is_some();
    if declined.read().count() > 0 || begun || finished_one {
        lessons.settle_offer();
    }
    if lessons.file.as_ref().is_some_and(Worker::is_busy) {
        toasts.write_batch(lessons.bypass_change_detection().hear());
    }
}

/// The last step of a lesson is done.
#[derive(Message, Clone, Copy, Debug)]
pub struct LessonFinished(pub &'static Lesson);

/// The player does not want to be offered the first lesson.
#[derive(Message, Clone, Copy, Debug)]
pub struct LessonDeclined;

/// Which lessons are done.
#[derive(Resource, Debug, Default)]
pub struct Lessons {
    done: BTreeSet<&'static str>,
    /// Whether the first lesson is to be offered.
    offers: bool,
    /// Without a file nothing is remembered: in tests, and for pictures drawn without a window.
    file: Option<Worker<Event, FileError>>,
}

/// What is to be remembered.
#[derive(Clone, Copy, Debug)]
enum Event {
    Done(&'static str),
    Offered,
}

impl Lessons {
    /// As a file has them. It is written on a thread of its own.
    pub fn open(mut file: LessonsDone, waker: &Waker) -> Self {
        let done = Lesson::all().map(|lesson| lesson.id).filter(|id| file.has(id)).collect();
        let offers = !file.was_offered() && file.is_empty();
        let work = move |events: Vec<Event>, answer: &mut dyn FnMut(FileError)| {
            for event in events {
                let saved = match event {
                    Event::Done(id) => file.add(id),
                    Event::Offered => file.set_offered(),
                };
                if let Err(error) = saved {
                    answer(error);
                }
            }
        };
        Self { done, offers, file: Some(Worker::start("lessons", work, waker.wake())) }
    }

    /// These are done, and nothing is remembered.
    pub fn of(done: impl IntoIterator<Item = &'static str>, offers: bool) -> Self {
        Self { done: done.into_iter().collect(), offers, file: None }
    }

    /// Whether a lesson is done.
    pub fn has(&self, lesson: &Lesson) -> bool {
        self.done.contains(lesson.id)
    }

    /// Whether to offer the first lesson: the player has neither taken nor declined it yet.
    pub const fn offers(&self) -> bool {
        self.offers
    }

    /// How many lessons of a variant's game are done, and how many there are.
    pub fn progress(&self, variant: Variant) -> [usize; 2] {
        let all = Lesson::of_game(variant);
        [all.iter().filter(|lesson| self.has(lesson)).count(), all.len()]
    }

    /// The lesson to take next in a variant's game, if one is left.
    pub fn next(&self, variant: Variant) -> Option<&'static Lesson> {
        Lesson::of_game(variant).iter().find(|lesson| !self.has(lesson)).copied()
    }

    fn finish(&mut self, id: &'static str) {
        if self.done.insert(id) {
            self.write(Event::Done(id));
        }
    }

    fn settle_offer(&mut self) {
        if self.offers {
            self.offers = false;
            self.write(Event::Offered);
        }
    }

    fn write(&mut self, event: Event) {
        if let Some(file) = &mut self.file {
            file.ask(event);
        }
    }

    fn hear(&mut self) -> Vec<Toast> {
        let errors = self.file.as_mut().map(Worker::take).unwrap_or_default();
        let toast = |error: &FileError| {
            Toast::error(messages::lesson_progress_not_kept(keeping::of_file_error(error)))
        };
        errors.iter().map(toast).collect()
    }
}
