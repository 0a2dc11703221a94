//! Computation on a thread that the window polls.

use std::io;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use bevy::prelude::*;

use crate::ai::{self, Stop};
use crate::library::Wake;
use crate::library::report::fault;

/// Polling interval, in case that no thread wakes the window.
pub(super) const POLL_INTERVAL: Duration = Duration::from_millis(50);

/// Computation on a thread. Dropping it stops the thread.
#[derive(Debug)]
pub(super) struct Job<T> {
    stop: Stop,
    answer: Mutex<Receiver<Option<T>>>,
}

/// State of a job.
pub(super) enum JobState<T> {
    Waiting,
    Answer(Option<T>),
    /// The thread ended without an answer.
    Failed,
}

impl<T: Send + 'static> Job<T> {
    /// Starts a thread that wakes the window when it has an answer or has failed.
    pub(super) fn start(
        name: &'static str,
        wake: Wake,
        work: impl FnOnce(&Stop) -> Option<T> + Send + 'static,
    ) -> Self {
        let (sender, receiver) = channel();
        let stop = Stop::default();
        let raised = stop.clone();
        let started = spawn(name, wake, sender, move |sender| {
            // The receiver is gone if the job was dropped.
            let _ = sender.send(work(&raised));
        });
        if let Err(error) = started {
            error!("no thread can be started for “{name}”: {error}");
        }
        Self { stop, answer: Mutex::new(receiver) }
    }

    pub(super) fn poll(&self) -> JobState<T> {
        let answer = self.answer.lock().unwrap_or_else(PoisonError::into_inner);
        match answer.try_recv() {
            Ok(found) => JobState::Answer(found),
            Err(TryRecvError::Empty) => JobState::Waiting,
            Err(TryRecvError::Disconnected) => JobState::Failed,
        }
    }
}

/// Starts a thread with a stack that is deep enough for a search. The window is woken when it ends, by an answer or by
/// a panic, and the receiver then finds everything that was sent, and that no more will come.
///
/// # Errors
/// If the thread cannot be started.
pub(super) fn spawn<T: Send + 'static>(
    name: &'static str,
    wake: Wake,
    sender: Sender<T>,
    work: impl FnOnce(&Sender<T>) + Send + 'static,
) -> io::Result<()> {
    let thread = thread::Builder::new().name(name.into()).stack_size(ai::SEARCH_STACK_SIZE);
    thread.spawn(move || {
        // Variables are dropped in reverse order: the sender has to go before the window is woken.
        let _wake = wake.at_end();
        let sender = sender;
        fault::strike(name);
        work(&sender);
    })?;
    Ok(())
}

impl<T> Drop for Job<T> {
    fn drop(&mut self) {
        self.stop.raise();
    }
}
