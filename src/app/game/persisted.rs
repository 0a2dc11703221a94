//! Resources that are stored in a file, which a thread writes so that no frame waits for a disk.

use std::fmt::Debug;
use std::ops::{Deref, DerefMut};

use bevy::prelude::*;

use super::leaving::{LeaveBy, LeavingSystems};
use super::{Toast, WindowWaker};
use crate::i18n::Words;
use crate::library::Worker;

/// Adds a stored value, which has no file yet, and finishes its last save at the end of the program.
pub(super) fn plugin<T: Stored + Default>(app: &mut App) {
    app.init_resource::<Persisted<T>>()
        .init_resource::<LeaveBy>()
        .add_systems(Last, finish_at_exit::<T>.in_set(LeavingSystems::Wait).run_if(on_message::<AppExit>));
}

/// Shows a toast for each finished save that has something to tell the player, such as an error.
pub(super) fn report_saves<T: Stored>(mut stored: ResMut<Persisted<T>>, mut toasts: MessageWriter<Toast>) {
    if stored.file.as_ref().is_some_and(Worker::is_busy) {
        let outcomes = stored.bypass_change_detection().file.as_mut().map(Worker::take);
        toasts.write_batch(outcomes.iter().flatten().filter_map(T::toast));
    }
}

/// Waits for the last saves when the program ends. Errors are logged, as a toast would not be seen.
fn finish_at_exit<T: Stored>(leave_by: Res<LeaveBy>, mut stored: ResMut<Persisted<T>>) {
    for toast in stored.finish(*leave_by) {
        warn!("{}", Words::default().say(toast.text));
    }
}

/// Value, such as the preferences, that [`Persisted`] stores in a file on a thread of its own.
pub trait Stored: Send + Sync + 'static {
    /// Message to the thread that writes the file: the new value, or a change to it.
    type Change: Debug + Send + 'static;
    /// Message from that thread about the result of a save.
    type Outcome: Debug + Send + 'static;
    /// Name of the background thread that saves the value.
    const THREAD_NAME: &'static str;
    /// Name of the value in warnings in the log, as the subject of a sentence.
    const LOG_SUBJECT: &'static str;

    /// Toast for the player about a save, if there is something to tell.
    fn toast(outcome: &Self::Outcome) -> Option<Toast>;
}

/// A value, and the thread that stores it in its file. It reads as the value.
#[derive(Resource, Debug)]
pub struct Persisted<T: Stored> {
    value: T,
    /// None in tests and for pictures that are drawn without a window: nothing is saved then.
    file: Option<Worker<T::Change, T::Outcome>>,
}

impl<T: Stored> Persisted<T> {
    /// Makes a value that `save` writes on a thread of its own. It gets all changes that have been queued at once.
    pub(super) fn with_file(
        value: T,
        save: impl FnMut(Vec<T::Change>, &mut dyn FnMut(T::Outcome)) + Send + 'static,
        waker: &WindowWaker,
    ) -> Self {
        Self { value, file: Some(Worker::start(T::THREAD_NAME, save, waker.wake())) }
    }

    /// Requests that a change is saved, and does not wait for it.
    pub(super) fn store(&mut self, change: T::Change) {
        if let Some(file) = &mut self.file {
            file.ask(change);
        }
    }

    /// Waits until everything is saved or the program must end. Returns toasts for the player.
    pub(super) fn finish(&mut self, leave_by: LeaveBy) -> Vec<Toast> {
        leave_by.wait_for(T::LOG_SUBJECT, self.file.as_mut()).iter().filter_map(T::toast).collect()
    }

    /// Returns whether a save is pending, and whether its disk has stopped answering.
    pub(super) fn state(&self) -> DiskState {
        DiskState::of(self.file.as_ref())
    }
}

impl<T: Stored> From<T> for Persisted<T> {
    fn from(value: T) -> Self {
        Self { value, file: None }
    }
}

impl<T: Stored + Default> Default for Persisted<T> {
    fn default() -> Self {
        Self::from(T::default())
    }
}

impl<T: Stored> Deref for Persisted<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T: Stored> DerefMut for Persisted<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.value
    }
}

/// Whether a thread that works on a disk has something to do, and whether the disk answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DiskState {
    Idle,
    Busy,
    /// The disk has not answered for a while.
    Silent,
}

impl DiskState {
    /// Returns the state of a thread; `Idle` if there is none.
    pub(super) fn of<J, A>(worker: Option<&Worker<J, A>>) -> Self
    where
        J: Send + 'static,
        A: Send + 'static,
    {
        match worker {
            Some(worker) if worker.is_silent() => Self::Silent,
            Some(worker) if worker.is_busy() => Self::Busy,
            _ => Self::Idle,
        }
    }
}
