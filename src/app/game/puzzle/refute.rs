//! What is wrong with a wrong move is found out on a thread, so that no frame waits for it.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use bevy::prelude::*;

use super::super::{CurrentMatch, Motion, Turn, Waker};
use super::PuzzleRequested;
use crate::ai::{self, Stop};
use crate::library::Wake;
use crate::rules::AnyMove;
use crate::study::puzzles::{Attempt, Refutation};

/// How often one looks whether there is an answer, should nobody wake the window.
const BEAT: Duration = Duration::from_millis(50);

/// Finds out what is wrong with the move on the board, and forgets about a move that is no longer there.
pub(super) fn refute(
    current: Res<CurrentMatch>,
    waker: Res<Waker>,
    mut refuting: ResMut<Refuting>,
    mut motion: ResMut<Motion>,
    mut requests: MessageWriter<PuzzleRequested>,
) {
    let turn = current.turn();
    let doubted = current.puzzle().and_then(|solver| Some((solver.attempt(), solver.doubted()?)));
    let Some((attempt, mv)) = doubted else {
        if refuting.0.is_some() {
            refuting.0 = None;
        }
        return;
    };
    let job = refuting.0.take().filter(|job| job.turn == turn);
    let job = job.unwrap_or_else(|| Job::start(turn, attempt.clone(), mv, waker.wake()));
    match job.hear() {
        Err(TryRecvError::Empty) => {
            motion.draw_within(BEAT);
            refuting.0 = Some(job);
        }
        found => {
            let refutation = found.ok().flatten();
            requests.write(PuzzleRequested::Refuted { turn, refutation });
        }
    }
}

/// The move that is looked at, if one is.
#[derive(Resource, Debug, Default)]
pub(super) struct Refuting(Option<Job>);

/// A search on its thread. Whoever drops it is not interested any more.
#[derive(Debug)]
struct Job {
    turn: Turn,
    stop: Stop,
    answer: Mutex<Receiver<Option<Refutation>>>,
}

impl Job {
    fn start(turn: Turn, attempt: Attempt, mv: AnyMove, wake: Wake) -> Self {
        let (sender, receiver) = channel();
        let stop = Stop::default();
        let raised = stop.clone();
        let thread = thread::Builder::new().name("puzzle".into()).stack_size(ai::STACK);
        let started = thread.spawn(move || {
            let found = attempt.refute(mv, &raised);
            // Nobody listens any more if the move was taken back.
            if sender.send(found).is_ok() {
                wake.call();
            }
        });
        if let Err(error) = started {
            error!("no wrong move can be refuted: {error}");
        }
        Self { turn, stop, answer: Mutex::new(receiver) }
    }

    fn hear(&self) -> Result<Option<Refutation>, TryRecvError> {
        self.answer.lock().unwrap_or_else(PoisonError::into_inner).try_recv()
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        self.stop.raise();
    }
}
