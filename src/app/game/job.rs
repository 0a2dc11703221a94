//! Computation on a thread that the window polls.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Mutex, PoisonError};
use std::task::Poll;
use std::thread;
use std::time::Duration;

use bevy::prelude::*;

use crate::ai::{SEARCH_STACK_SIZE, Stop};
use crate::library::Wake;
use crate::library::report::fault;

/// Interval at which the window looks for the answers of threads, in case that no thread wakes it.
pub(super) const POLL_INTERVAL: Duration = Duration::from_millis(50);

/// Computation on a thread of its own that gives one answer. Dropping it stops the thread.
#[derive(Debug)]
pub(in crate::app) struct Job<T> {
    stop: Stop,
    answer: Mutex<Receiver<T>>,
}

impl<T: Send + 'static> Job<T> {
    /// Starts a thread with a stack that is deep enough for a search. The window is woken when it ends, by an answer or
    /// by a panic.
    pub(in crate::app) fn start(
        name: &'static str,
        wake: Wake,
        work: impl FnOnce(&Stop) -> Option<T> + Send + 'static,
    ) -> Self {
        let (sender, answer) = channel();
        let stop = Stop::default();
        let raised = stop.clone();
        let thread = thread::Builder::new().name(name.into()).stack_size(SEARCH_STACK_SIZE);
        let started = thread.spawn(move || {
            // Variables are dropped in reverse order: the sender has to go before the window is woken.
            let _wake = wake.on_drop();
            let sender = sender;
            fault::strike(name);
            if let Some(answer) = work(&raised) {
                // The receiver is gone if the job was dropped.
                let _ = sender.send(answer);
            }
        });
        if let Err(error) = started {
            error!("no thread can be started for “{name}”: {error}");
        }
        Self { stop, answer: Mutex::new(answer) }
    }

    /// Makes a job that never answers, to show a state that waits.
    #[cfg(test)]
    pub(in crate::app) fn endless() -> Self {
        let (sender, answer) = channel();
        std::mem::forget(sender);
        Self { stop: Stop::default(), answer: Mutex::new(answer) }
    }

    /// Looks whether the thread has ended, without waiting. Takes its answer then; `None` if it ended without one, or
    /// has failed.
    pub(in crate::app) fn poll(&self) -> Poll<Option<T>> {
        match self.answer.lock().unwrap_or_else(PoisonError::into_inner).try_recv() {
            Ok(answer) => Poll::Ready(Some(answer)),
            Err(TryRecvError::Disconnected) => Poll::Ready(None),
            Err(TryRecvError::Empty) => Poll::Pending,
        }
    }
}

impl<T> Job<T> {
    /// Asks the thread to end. A search answers with the best move that it has found.
    pub(super) fn stop(&self) {
        self.stop.raise();
    }
}

impl<T> Drop for Job<T> {
    fn drop(&mut self) {
        self.stop();
    }
}
