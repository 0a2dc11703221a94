//! The computer's turns: it thinks on a thread of its own about a copy of the position.

use std::sync::Mutex;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use bevy::prelude::*;

use super::{
    CurrentMatch, MatchChanged, MoveNowRequested, MoveRequested, OpponentFailed, PositionId, WindowWaker, job,
};
use crate::ai::{Limits, Opponent, Stop};
use crate::app::GameSystems;
use crate::library::Wake;
use crate::play::{Level, Seat};
use crate::rules::{AnyGame, AnyMove, ByPlayer, Player, Variant};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpponentSearch>()
        .init_resource::<MinReplyTime>()
        .init_resource::<RandomSeed>()
        .add_systems(
            Update,
            (drop_stale_thought, hurry, start_thinking, take_answer).chain().in_set(GameSystems::Opponent),
        );
}

/// Thought about a turn that is gone, or for a side that a person has taken over, is of no use.
fn drop_stale_thought(
    current: Res<CurrentMatch>,
    mut opponents: ResMut<OpponentSearch>,
    mut changed: MessageReader<MatchChanged>,
) {
    if changed.read().last().is_some() {
        // Another position, or another opponent: it may try again.
        opponents.failed = None;
    }
    let seat = current.table_match().seat_to_move().filter(|_| !current.is_computer_idle());
    let wanted = seat.and_then(Seat::level);
    let fits = |job: &OpponentJob| job.turn == current.position_id() && wanted == Some(job.level);
    if opponents.job.as_ref().is_some_and(|job| !fits(job)) {
        opponents.stop();
    }
}

fn hurry(mut requests: MessageReader<MoveNowRequested>, mut opponents: ResMut<OpponentSearch>) {
    if requests.read().last().is_none() {
        return;
    }
    match &opponents.job {
        Some(job) => job.stop.raise(),
        // The player wants it to try once more.
        None => opponents.failed = None,
    }
}

fn start_thinking(
    current: Res<CurrentMatch>,
    mut opponents: ResMut<OpponentSearch>,
    pace: Res<MinReplyTime>,
    seed: Res<RandomSeed>,
    waker: Res<WindowWaker>,
) {
    let (Some(player), Some(Seat::Computer(level))) =
        (current.table_match().to_move(), current.table_match().seat_to_move())
    else {
        return;
    };
    if current.is_computer_idle() {
        return;
    }
    if opponents.job.is_some() || opponents.has_failed(current.position_id()) {
        return;
    }
    let game = *current.table_match().position();
    let (turn, ply) = (current.position_id(), current.table_match().moves().len());
    // Every turn has a number of its own, so that taking back and playing again gives the same answer.
    let seed = seed.0.map_or_else(rand::random, |seed| seed.wrapping_add(ply as u64));
    let mut thinker = opponents.thinker(player, level, game.variant(), seed);
    thinker.set_last_move(current.table_match().moves().next_back());
    opponents.job = Some(OpponentJob::start(game, turn, player, thinker, *pace, waker.wake()));
}

pub(super) fn take_answer(
    mut opponents: ResMut<OpponentSearch>,
    mut requests: MessageWriter<MoveRequested>,
    mut failures: MessageWriter<OpponentFailed>,
) {
    let Some(job) = &opponents.job else { return };
    let answer = job.answer.lock().map_or(Err(TryRecvError::Disconnected), |answer| answer.try_recv());
    match answer {
        Ok((mv, proved, thinker)) => {
            requests.write(MoveRequested { at: job.turn, intent: mv.intent() });
            let (turn, player) = (job.turn, job.player);
            opponents.proof = proved.map(|margin| (turn, player, margin));
            opponents.job = None;
            opponents.rested[player] = Some(thinker);
        }
        Err(TryRecvError::Empty) => {}
        // The thread ended without an answer, which is a mistake in the program: the same would happen again.
        Err(TryRecvError::Disconnected) => {
            opponents.failed = Some(job.turn);
            opponents.job = None;
            failures.write(OpponentFailed);
        }
    }
}

/// Search for the computer's move, and the engines of both sides between their moves.
#[derive(Resource, Debug, Default)]
pub struct OpponentSearch {
    job: Option<OpponentJob>,
    /// Position in which a search failed.
    failed: Option<PositionId>,
    /// Idle engines, with what they remember of the game.
    rested: ByPlayer<Option<Opponent>>,
    /// The turn of the last answer, whose it was, and by how much that player wins if both go on with their best moves,
    /// where that is proved.
    proof: Option<(PositionId, Player, i32)>,
}

impl OpponentSearch {
    /// What the computer had proved when it answered a turn: for whom it played, and by how much that player wins if
    /// both play their best from there.
    pub fn proof(&self, turn: PositionId) -> Option<(Player, i32)> {
        self.proof.filter(|(of, ..)| *of == turn).map(|(_, player, margin)| (player, margin))
    }

    /// Opponents of whom one has answered a turn, knowing this.
    #[cfg(test)]
    pub(super) fn with_proof(turn: PositionId, player: Player, margin: Option<i32>) -> Self {
        let mut opponents = Self::default();
        opponents.proof = margin.map(|margin| (turn, player, margin));
        opponents
    }

    /// Returns player, level and starting time of the running search.
    pub fn thinking(&self) -> Option<(Player, Level, Instant)> {
        self.job.as_ref().map(|job| (job.player, job.level, job.since))
    }

    /// Returns `true` if the thought about a turn came to nothing. The computer tries again when it is asked to move.
    pub fn has_failed(&self, turn: PositionId) -> bool {
        self.failed == Some(turn)
    }

    /// Returns the engine for a search. At full strength it is the one of the turn before: it plays by the clock, so no
    /// game can be repeated in any case. The others begin afresh, and answer the same position in the same way.
    fn thinker(&mut self, player: Player, level: Level, variant: Variant, seed: u64) -> Opponent {
        let rested = self.rested[player].take().filter(|one| one.level() == level);
        match rested.filter(|_| level.is_full_strength(variant)) {
            Some(mut rested) => {
                rested.reseed(seed);
                rested
            }
            None => Opponent::new(level, seed),
        }
    }

    fn stop(&mut self) {
        if let Some(job) = self.job.take() {
            job.stop.raise();
        }
    }
}

impl Drop for OpponentSearch {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Least time between a move and the computer's answer, so that people can follow.
#[derive(Resource, Clone, Copy, Debug)]
pub struct MinReplyTime(pub Duration);

impl Default for MinReplyTime {
    fn default() -> Self {
        Self(Duration::from_millis(900))
    }
}

/// Seed that makes the play of the computer repeatable; `None` draws a new one each time.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct RandomSeed(pub Option<u64>);

/// One thought on its thread.
#[derive(Debug)]
struct OpponentJob {
    turn: PositionId,
    player: Player,
    level: Level,
    since: Instant,
    stop: Stop,
    answer: Mutex<Receiver<(AnyMove, Option<i32>, Opponent)>>,
}

impl OpponentJob {
    fn start(
        game: AnyGame,
        turn: PositionId,
        player: Player,
        mut thinker: Opponent,
        MinReplyTime(pace): MinReplyTime,
        wake: Wake,
    ) -> Self {
        let (sender, receiver) = channel();
        let (stop, since, level) = (Stop::default(), Instant::now(), thinker.level());
        let thread_stop = stop.clone();
        let started = job::spawn("opponent", wake, sender, move |sender| {
            let thought = thinker.think(&game, &Limits::default(), &thread_stop, &mut |_| {});
            while since.elapsed() < pace && !thread_stop.is_raised() {
                thread::sleep(Duration::from_millis(10));
            }
            // The receiver is gone if the thought became stale.
            if let Some(thought) = thought {
                let _ = sender.send((thought.best_move, thought.proved, thinker));
            }
        });
        if let Err(error) = started {
            error!("the computer cannot think: {error}");
        }
        Self { turn, player, level, since, stop, answer: Mutex::new(receiver) }
    }
}
