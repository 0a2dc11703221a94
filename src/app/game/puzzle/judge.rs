//! Judges moves that are not the solution on a thread, so that no frame waits for it.

use std::task::Poll;

use bevy::prelude::*;

use super::super::job::{Job, POLL_INTERVAL};
use super::super::{CurrentMatch, PositionId, PuzzleRequested, RedrawScheduler, WindowWaker};
use crate::study::puzzles::TryVerdict;

/// Judges the move on the board that is not the solution on a thread (whether it is good enough, or what refutes it),
/// and requests that the verdict is shown. Drops a search for a move that is gone.
pub(super) fn judge(
    current: Res<CurrentMatch>,
    waker: Res<WindowWaker>,
    mut pending: ResMut<PendingVerdict>,
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
        (turn, Job::start("puzzle", waker.wake(), move |stop| attempt.judge(mv, stop)))
    });
    match job.poll() {
        Poll::Pending => {
            redraws.draw_within(POLL_INTERVAL);
            pending.0 = Some((turn, job));
        }
        Poll::Ready(verdict) => {
            requests.write(PuzzleRequested::Judged { at: turn, verdict });
        }
    }
}

/// The running search about a move that is not the solution, with the position after that move.
#[derive(Resource, Debug, Default)]
pub(super) struct PendingVerdict(Option<(PositionId, Job<TryVerdict>)>);
