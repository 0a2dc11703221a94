//! What is wrong with a wrong move is found out on a thread, so that no frame waits for it.

use bevy::prelude::*;

use super::super::job::{BEAT, Heard, Job};
use super::super::{CurrentMatch, PositionId, PuzzleRequested, RedrawScheduler, WindowWaker};
use crate::study::puzzles::Refutation;

/// Finds out what is wrong with the move on the board, and forgets about a move that is no longer there.
pub(super) fn refute(
    current: Res<CurrentMatch>,
    waker: Res<WindowWaker>,
    mut refuting: ResMut<Refuting>,
    mut motion: ResMut<RedrawScheduler>,
    mut requests: MessageWriter<PuzzleRequested>,
) {
    let turn = current.position_id();
    let doubted = current.puzzle().and_then(|solving| Some((solving.attempt(), solving.doubted()?)));
    let Some((attempt, mv)) = doubted else {
        refuting.0 = None;
        return;
    };
    let known = refuting.0.take().filter(|(of, _)| *of == turn);
    let (_, job) = known.unwrap_or_else(|| {
        let attempt = attempt.clone();
        (turn, Job::start("puzzle", waker.wake(), move |stop| attempt.refute(mv, stop)))
    });
    match job.hear() {
        Heard::Waiting => {
            motion.draw_within(BEAT);
            refuting.0 = Some((turn, job));
        }
        Heard::Answer(refutation) => {
            requests.write(PuzzleRequested::Refuted { at: turn, refutation });
        }
        Heard::Nothing => {
            requests.write(PuzzleRequested::Refuted { at: turn, refutation: None });
        }
    }
}

/// Search for a refutation, with the position after the wrong move.
#[derive(Resource, Debug, Default)]
pub(super) struct Refuting(Option<(PositionId, Job<Refutation>)>);
