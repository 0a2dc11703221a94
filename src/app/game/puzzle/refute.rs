//! Searches for the refutation of a wrong move on a thread, so that no frame waits for it.

use std::task::Poll;

use bevy::prelude::*;

use super::super::job::{Job, POLL_INTERVAL};
use super::super::{CurrentMatch, PositionId, PuzzleRequested, RedrawScheduler, WindowWaker};
use crate::study::puzzles::Refutation;

/// Searches on a thread for the line that refutes the wrong move on the board, and requests that it is shown. Drops a
/// search for a move that is gone.
pub(super) fn refute(
    current: Res<CurrentMatch>,
    waker: Res<WindowWaker>,
    mut pending: ResMut<PendingRefutation>,
    mut redraws: ResMut<RedrawScheduler>,
    mut requests: MessageWriter<PuzzleRequested>,
) {
    let turn = current.position_id();
    let doubted = current.puzzle().and_then(|session| Some((session.attempt(), session.doubted()?)));
    let Some((attempt, mv)) = doubted else {
        pending.0 = None;
        return;
    };
    let known = pending.0.take().filter(|(of, _)| *of == turn);
    let (_, job) = known.unwrap_or_else(|| {
        let attempt = attempt.clone();
        (turn, Job::start("puzzle", waker.wake(), move |stop| attempt.refute(mv, stop)))
    });
    match job.poll() {
        Poll::Pending => {
            redraws.draw_within(POLL_INTERVAL);
            pending.0 = Some((turn, job));
        }
        Poll::Ready(refutation) => {
            requests.write(PuzzleRequested::Refuted { at: turn, refutation });
        }
    }
}

/// The running search for the line that refutes a wrong move, with the position after that move.
#[derive(Resource, Debug, Default)]
pub(super) struct PendingRefutation(Option<(PositionId, Job<Refutation>)>);
