//! The computer's turns: a thread of its own searches a copy of the position.

use std::task::Poll;
use std::thread;
use std::time::{Duration, Instant};

use bevy::prelude::*;

use super::job::Job;
use super::{
    CurrentMatch, MatchChanged, MatchRequested, MoveNowRequested, MoveRequested, OpponentFailed, PositionId,
    WindowWaker, analysis,
};
use crate::ai::{Opponent, Reply, time_to_think};
use crate::app::GameSystems;
use crate::play::ComputerPlayer;
use crate::rules::{ByPlayer, Player, Variant};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpponentSearch>()
        .init_resource::<MinReplyTime>()
        .init_resource::<RandomSeed>()
        .add_systems(
            Update,
            (drop_stale_search, hurry_search, start_thinking, take_answer.after(analysis::switch))
                .chain()
                .in_set(GameSystems::Opponent),
        );
}

/// Stops a search for a position that is gone, or for a side that a person has taken over.
fn drop_stale_search(
    current: Res<CurrentMatch>,
    mut opponent: ResMut<OpponentSearch>,
    mut changed: MessageReader<MatchChanged>,
) {
    if changed.read().last().is_some() {
        // Another position, or another opponent: it may try again.
        opponent.failed = None;
    }
    let seat = current.table_match().seat_to_move().filter(|_| !current.is_computer_idle());
    let wanted = seat.and_then(|seat| seat.computer(current.table_match().variant().kind()));
    let fits = |job: &OpponentJob| job.turn == current.position_id() && wanted == Some(job.computer);
    if opponent.job.as_ref().is_some_and(|job| !fits(job)) {
        opponent.job = None;
    }
}

/// Makes the computer play its best move so far when the player asks for it. After a failure it may search again.
fn hurry_search(mut requests: MessageReader<MoveNowRequested>, mut opponent: ResMut<OpponentSearch>) {
    if requests.read().last().is_none() {
        return;
    }
    match &opponent.job {
        Some(search) => search.job.stop(),
        // The player wants it to try once more.
        None => opponent.failed = None,
    }
}

fn start_thinking(
    current: Res<CurrentMatch>,
    mut opponent: ResMut<OpponentSearch>,
    min_reply_time: Res<MinReplyTime>,
    seed: Res<RandomSeed>,
    waker: Res<WindowWaker>,
) {
    let table = current.table_match();
    let computer = table.seat_to_move().and_then(|seat| seat.computer(table.variant().kind()));
    let (Some(player), Some(computer)) = (table.to_move(), computer) else { return };
    if current.is_computer_idle() {
        return;
    }
    if opponent.job.is_some() || opponent.has_failed(current.position_id()) {
        return;
    }
    let game = *current.table_match().position();
    let (turn, ply) = (current.position_id(), current.table_match().moves().len());
    // Every turn has a number of its own, so that taking back and playing again gives the same answer.
    let seed = seed.0.map_or_else(rand::random, |seed| seed.wrapping_add(ply as u64));
    let (mut limits, at_least) = time_to_think(current.table_match(), computer, seed);
    limits.time = limits.time.map(|time| time.saturating_sub(FRAMES));
    // With a clock, following the computer's moves may cost it a small part of its time.
    let shortest = limits.time.map_or(min_reply_time.0, |time| min_reply_time.0.min(time / 2));
    let min_reply_time = at_least.max(shortest);
    let mut engine = opponent.engine_for(player, computer, game.variant(), seed);
    engine.set_last_move(current.table_match().moves().next_back());
    let since = Instant::now();
    let may_swap = current.table_match().can_swap_sides();
    let job = Job::start("opponent", waker.wake(), move |stop| {
        let reply = engine.reply(&game, may_swap, &limits, stop);
        while since.elapsed() < min_reply_time && !stop.is_raised() {
            thread::sleep(Duration::from_millis(10));
        }
        reply.map(|reply| (reply, engine))
    });
    opponent.job = Some(OpponentJob { turn, player, computer, since, job });
}

/// Takes the computer's move from its thread and requests it, or a swap of sides, or reports that the search failed.
pub(super) fn take_answer(
    mut opponent: ResMut<OpponentSearch>,
    mut requests: MessageWriter<MoveRequested>,
    mut matches: MessageWriter<MatchRequested>,
    mut failures: MessageWriter<OpponentFailed>,
) {
    let Some(OpponentJob { turn, player, job, .. }) = &opponent.job else { return };
    let (turn, player) = (*turn, *player);
    let Poll::Ready(answer) = job.poll() else { return };
    opponent.job = None;
    if let Some((reply, engine)) = answer {
        match reply {
            Reply::Move(found) => {
                requests.write(MoveRequested { at: turn, intent: found.best_move.intent() });
                opponent.proof = found.proved.map(|margin| (turn, player, margin));
            }
            Reply::SwapSides => {
                matches.write(MatchRequested::SwapSides);
            }
        }
        opponent.idle_engines[player] = Some(engine);
    } else {
        // A search without an answer is a mistake in the program: the same would happen again.
        opponent.failed = Some(turn);
        failures.write(OpponentFailed);
    }
}

/// Time of the frames in which a search begins and its answer is played, which the computer's clock pays for.
const FRAMES: Duration = Duration::from_millis(150);

/// The running search for the computer's move, and the engines of both sides, which keep what they remember between
/// moves.
#[derive(Resource, Debug, Default)]
pub struct OpponentSearch {
    job: Option<OpponentJob>,
    /// Position in which a search failed.
    failed: Option<PositionId>,
    /// Idle engines, with what they remember of the game.
    idle_engines: ByPlayer<Option<Opponent>>,
    /// Position and player of the last answer, and the proved margin by which that player wins with best play.
    proof: Option<(PositionId, Player, i32)>,
}

impl OpponentSearch {
    /// Returns the player for whom the computer found a move in a position, and the margin in points by which that
    /// player is proved to win.
    pub fn proof(&self, turn: PositionId) -> Option<(Player, i32)> {
        self.proof.filter(|(of, ..)| *of == turn).map(|(_, player, margin)| (player, margin))
    }

    /// Makes a state after the computer's answer for a player in a position, with the proved margin, for tests.
    #[cfg(test)]
    pub(super) fn with_proof(turn: PositionId, player: Player, margin: Option<i32>) -> Self {
        Self { proof: margin.map(|margin| (turn, player, margin)), ..Self::default() }
    }

    /// Returns player and starting time of the running search.
    pub fn thinking(&self) -> Option<(Player, Instant)> {
        self.job.as_ref().map(|job| (job.player, job.since))
    }

    /// Returns `true` if the search in a position has failed. The computer tries again when it is asked to move.
    pub fn has_failed(&self, turn: PositionId) -> bool {
        self.failed == Some(turn)
    }

    /// Returns the engine for a search. At full strength the engine of the turn before is reused: it plays by the
    /// clock, so its games are not repeatable anyway. Weaker engines start afresh, so that the same position gets the
    /// same answer.
    fn engine_for(
        &mut self,
        player: Player,
        computer: ComputerPlayer,
        variant: Variant,
        seed: u64,
    ) -> Opponent {
        let idle = self.idle_engines[player].take().filter(|one| one.computer() == computer);
        match idle.filter(|_| computer.is_full_strength(variant)) {
            Some(mut idle) => {
                idle.reseed(seed);
                idle
            }
            None => Opponent::new(computer, seed),
        }
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

/// Seed of all random choices of the computer, which makes them repeatable; `None` draws a new one each time.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct RandomSeed(pub Option<u64>);

/// Search on its thread.
#[derive(Debug)]
struct OpponentJob {
    turn: PositionId,
    player: Player,
    computer: ComputerPlayer,
    since: Instant,
    /// Reply, and the engine, which is kept for the next turn.
    job: Job<(Reply, Opponent)>,
}
