//! Something that a thread finds out, while frames go on being drawn.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use bevy::prelude::*;

use crate::ai::{self, Stop};
use crate::library::Wake;
use crate::library::report::fault;

/// How often one looks whether there is an answer, should nobody wake the window.
pub(super) const BEAT: Duration = Duration::from_millis(50);

/// A question on its thread. Whoever drops it is not interested any more.
#[derive(Debug)]
pub(super) struct Job<T> {
    stop: Stop,
    answer: Mutex<Receiver<Option<T>>>,
}

/// What is known of a job.
pub(super) enum Heard<T> {
    Waiting,
    Answer(Option<T>),
    /// The thread ended without an answer.
    Nothing,
}

impl<T: Send + 'static> Job<T> {
    /// Starts a thread, which wakes the window once it has an answer, or has failed.
    pub(super) fn start(
        name: &'static str,
        wake: Wake,
        work: impl FnOnce(&Stop) -> Option<T> + Send + 'static,
    ) -> Self {
        let (sender, receiver) = channel();
        let stop = Stop::default();
        let raised = stop.clone();
        let thread = thread::Builder::new().name(name.into()).stack_size(ai::STACK);
        let started = thread.spawn(move || {
            // Whatever comes of it, the window hears of it: what is named last is dropped first.
            let _wake = wake.at_end();
            let sender = sender;
            fault::strike(name);
            // Nobody listens any more to one that was dropped.
            let _ = sender.send(work(&raised));
        });
        if let Err(error) = started {
            error!("no thread can be started for “{name}”: {error}");
        }
        Self { stop, answer: Mutex::new(receiver) }
    }

    pub(super) fn hear(&self) -> Heard<T> {
        let answer = self.answer.lock().unwrap_or_else(PoisonError::into_inner);
        match answer.try_recv() {
            Ok(found) => Heard::Answer(found),
            Err(TryRecvError::Empty) => Heard::Waiting,
            Err(TryRecvError::Disconnected) => Heard::Nothing,
        }
    }
}

impl<T> Drop for Job<T> {
    fn drop(&mut self) {
        self.stop.raise();
    }
}
