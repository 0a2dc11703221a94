//! Advice from the engine: hints step by step, and a coach who asks before a costly move. One evaluator gives both, so
//! that they agree, and it runs on threads of its own, so that no frame waits.
//!
//! With the coach on, a person's move against the computer is held back until the coach has nothing to say about it,
//! until its question is answered, or for `CoachTimeout` at most. The position is assessed while the player thinks.

use std::sync::{Arc, Mutex, PoisonError};
use std::task::Poll;
use std::time::{Duration, Instant};

use bevy::prelude::*;

use super::job::{Job, POLL_INTERVAL};
use super::opponent::take_answer;
use super::sets::{AdviceSystems, ProgressSystems};
use super::{
    CurrentMatch, MatchRequested, Mode, MoveRequested, PositionId, RedrawScheduler, StoredPreferences, Toast,
    WindowWaker,
};
use crate::ai::Stop;
use crate::app::GameSystems;
use crate::i18n::{rules, table, terminal};
use crate::library::Wake;
use crate::play::Help;
use crate::rules::{AnyGame, Game, MoveIntent};
use crate::study::{CoachQuestion, Effort, Evaluator, Hint};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownHint>()
        .init_resource::<Coach>()
        .init_resource::<SharedEvaluator>()
        .init_resource::<CoachTimeout>()
        .add_message::<HintRequested>()
        .add_message::<CoachAnswered>()
        .add_systems(
            Update,
            (answer_coach, poll_coach).chain().in_set(GameSystems::Opponent).after(take_answer),
        )
        .add_systems(
            Update,
            (evaluate_ahead, evaluate_held_move, give_hint, take_hint)
                .chain()
                .in_set(GameSystems::SyncView)
                .in_set(AdviceSystems)
                .after(ProgressSystems::Mistakes),
        );
}

/// Handles the player's answer to the coach's question.
fn answer_coach(
    current: Res<CurrentMatch>,
    mut answers: MessageReader<CoachAnswered>,
    mut coach: ResMut<Coach>,
    mut requests: MessageWriter<MoveRequested>,
) {
    let is_persons_turn = current.table_match().seat_to_move().is_some_and(|seat| !seat.is_computer());
    if !is_persons_turn {
        // The person has swapped sides instead, or made way for the computer.
        (coach.held, coach.released) = (None, None);
    }
    if coach.pending.as_ref().is_some_and(|pending| !is_persons_turn || pending.turn != current.position_id())
    {
        coach.pending = None;
    }
    for answer in answers.read() {
        if *answer == CoachAnswered::TakeBack {
            coach.held = None;
        }
        let Some(pending) = coach.pending.take() else { continue };
        if *answer == CoachAnswered::Insist {
            coach.release(pending.turn, pending.intent, &mut requests);
        }
    }
}

/// Releases the held move if the coach has no objection or the timeout has passed; otherwise shows the question.
fn poll_coach(
    current: Res<CurrentMatch>,
    timeout: Res<CoachTimeout>,
    mut coach: ResMut<Coach>,
    mut requests: MessageWriter<MoveRequested>,
    mut redraws: ResMut<RedrawScheduler>,
) {
    if coach.held.as_ref().is_some_and(|held| held.turn != current.position_id()) {
        coach.held = None;
    }
    let Some(held) = &coach.held else { return };
    let state = held.job.as_ref().map(Job::poll);
    let (turn, intent) = (held.turn, held.intent);
    match state {
        Some(Poll::Ready(Some(question))) => {
            coach.held = None;
            coach.pending = Some(PendingQuestion { turn, intent, question });
            redraws.settle();
        }
        Some(Poll::Ready(None)) => {
            coach.held = None;
            coach.release(turn, intent, &mut requests);
        }
        Some(Poll::Pending) | None if held.since.elapsed() >= timeout.0 => {
            coach.held = None;
            coach.release(turn, intent, &mut requests);
        }
        Some(Poll::Pending) | None => redraws.draw_within(POLL_INTERVAL),
    }
}

/// Evaluates the position while a person thinks, so that only the position after the move is left to evaluate.
fn evaluate_ahead(
    current: Res<CurrentMatch>,
    preferences: Res<StoredPreferences>,
    waker: Res<WindowWaker>,
    shown_hint: Res<ShownHint>,
    mut shared: ResMut<SharedEvaluator>,
    mut coach: ResMut<Coach>,
) {
    let turn = current.position_id();
    // What the player waits for comes first.
    if coach.held.is_some() || shown_hint.is_searching() {
        return;
    }
    if coach.looked_at.as_ref().is_some_and(|(known, _)| *known == turn) {
        return;
    }
    if coach.looked_at.is_some() {
        coach.looked_at = None;
    }
    if !is_coached(&current, &preferences) {
        return;
    }
    let game = *current.table_match().position();
    let work = move |evaluator: &mut Evaluator, stop: &Stop| {
        evaluator.evaluate_ahead(&game, stop);
        Some(())
    };
    coach.looked_at = Some((turn, shared.ask(&game, waker.wake(), work)));
}

/// Starts to evaluate the held move.
fn evaluate_held_move(
    current: Res<CurrentMatch>,
    waker: Res<WindowWaker>,
    mut shared: ResMut<SharedEvaluator>,
    mut coach: ResMut<Coach>,
    mut redraws: ResMut<RedrawScheduler>,
) {
    if coach.held.is_none() {
        return;
    }
    let Some(held) = coach.held.as_mut().filter(|held| held.job.is_none()) else { return };
    let game = *current.table_match().position();
    let mv = game.intended(held.intent);
    let work = move |evaluator: &mut Evaluator, stop: &Stop| {
        CoachQuestion::ask(evaluator, &game, mv?, stop).ok().flatten()
    };
    held.job = Some(shared.ask(&game, waker.wake(), work));
    redraws.draw_within(POLL_INTERVAL);
}

/// Shows one more step of the hint, or starts to search for one. Discards a hint for another position.
fn give_hint(
    current: Res<CurrentMatch>,
    waker: Res<WindowWaker>,
    mut requests: MessageReader<HintRequested>,
    mut shared: ResMut<SharedEvaluator>,
    mut coach: ResMut<Coach>,
    mut shown_hint: ResMut<ShownHint>,
    mut matches: MessageWriter<MatchRequested>,
    mut toasts: MessageWriter<Toast>,
) {
    let here = current.shown_position_id();
    let covered = current.mode() == Mode::SetUp || current.mode().is_exercise();
    // Sides can be swapped while a hint is shown.
    let is_outdated = |turn| turn != here || covered || !current.is_human_turn();
    if shown_hint.turn.is_some_and(is_outdated) {
        *shown_hint = ShownHint::default();
    }
    for request in requests.read() {
        match request {
            HintRequested::Close => *shown_hint = ShownHint::default(),
            HintRequested::More if covered => {}
            HintRequested::More if !current.is_human_turn() => {
                let over = current.shown_position().to_move().is_none();
                let text = if over { rules::game_over() } else { table::computers_turn() };
                toasts.write(Toast::error(text));
            }
            HintRequested::More => {
                matches.write(MatchRequested::NoteHelp(Help::Hint));
                // A player who asks again during the search wants to hear more of the hint at once.
                shown_hint.step_count += 1;
                if let Some(hint) = &shown_hint.hint {
                    shown_hint.step_count = shown_hint.step_count.min(hint.steps.len());
                } else if shown_hint.job.is_none() {
                    let game = *current.shown_position();
                    let work = move |evaluator: &mut Evaluator, stop: &Stop| {
                        Hint::for_position(evaluator, &game, stop)
                    };
                    // The player waits for the hint; the next frame goes on with what the coach may need.
                    coach.looked_at = None;
                    shown_hint.turn = Some(here);
                    shown_hint.job = Some(shared.ask(&game, waker.wake(), work));
                }
            }
        }
    }
}

/// Shows the hint that the search has found; a toast says if it found none.
fn take_hint(
    mut shown_hint: ResMut<ShownHint>,
    mut redraws: ResMut<RedrawScheduler>,
    mut toasts: MessageWriter<Toast>,
) {
    let Some(job) = &shown_hint.job else { return };
    match job.poll() {
        Poll::Pending => redraws.draw_within(POLL_INTERVAL),
        Poll::Ready(Some(hint)) => {
            shown_hint.job = None;
            shown_hint.step_count = shown_hint.step_count.min(hint.steps.len());
            shown_hint.hint = Some(hint);
            redraws.settle();
        }
        Poll::Ready(None) => {
            *shown_hint = ShownHint::default();
            toasts.write(Toast::error(terminal::no_advice()));
        }
    }
}

/// Returns `true` if the coach checks the player's next move: it does so only in games against the computer.
fn is_coached(current: &CurrentMatch, preferences: &StoredPreferences) -> bool {
    let alone = current.table_match().seats().iter().filter(|(_, seat)| !seat.is_computer()).count() == 1;
    preferences.learning.coach
        && alone
        && !current.mode().is_exercise()
        && current.is_live()
        && current.is_human_turn()
}

/// Message of the player about a hint for the position on the board: show one more step of it, or hide it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintRequested {
    /// Shows one more step.
    More,
    /// Hides the hint.
    Close,
}

/// The player's answer to the coach's question about a doubtful move: play it all the same, or take it back.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoachAnswered {
    /// Plays the move all the same.
    Insist,
    /// Takes the move back.
    TakeBack,
}

/// Longest time that a move waits for the coach's check. After it the move is played without a question.
#[derive(Resource, Clone, Copy, Debug)]
pub struct CoachTimeout(pub Duration);

impl Default for CoachTimeout {
    fn default() -> Self {
        Self(Duration::from_millis(600))
    }
}

/// Hint for the position on the board: the search for it, its text once found, and the number of steps shown.
#[derive(Resource, Debug, Default)]
pub struct ShownHint {
    turn: Option<PositionId>,
    job: Option<Job<Hint>>,
    hint: Option<Hint>,
    /// Number of steps that are shown, or that were requested while the search runs.
    step_count: usize,
}

impl ShownHint {
    /// Makes a finished hint for a position, of which so many steps are shown.
    pub fn new(here: PositionId, hint: Hint, step_count: usize) -> Self {
        Self { turn: Some(here), hint: Some(hint), step_count, job: None }
    }

    /// Returns the hint, if there is one for this position, and the number of its steps that are shown.
    pub fn hint(&self, here: PositionId) -> Option<(&Hint, usize)> {
        self.hint.as_ref().filter(|_| self.turn == Some(here)).map(|hint| (hint, self.step_count))
    }

    /// Returns `true` while the search for a hint runs.
    pub const fn is_searching(&self) -> bool {
        self.job.is_some()
    }
}

/// State of the coach, who warns of a bad move before it is played: a move that is being checked, or a question that
/// waits for the player's answer.
#[derive(Resource, Debug, Default)]
pub struct Coach {
    /// Position that is evaluated while its player thinks.
    looked_at: Option<(PositionId, Job<()>)>,
    held: Option<HeldMove>,
    pending: Option<PendingQuestion>,
    /// Move that is played without another check.
    released: Option<(PositionId, MoveIntent)>,
}

/// A move that waits for the coach.
#[derive(Debug)]
struct HeldMove {
    turn: PositionId,
    intent: MoveIntent,
    since: Instant,
    job: Option<Job<CoachQuestion>>,
}

/// Question that waits for the player's answer, with its move.
#[derive(Debug)]
struct PendingQuestion {
    turn: PositionId,
    intent: MoveIntent,
    question: CoachQuestion,
}

impl Coach {
    /// Returns the coach's open question about a move, if it was asked in this position.
    pub fn question(&self, turn: PositionId) -> Option<&CoachQuestion> {
        self.pending.as_ref().filter(|pending| pending.turn == turn).map(|pending| &pending.question)
    }

    /// Returns `true` if a move of this position is not played yet, since the coach checks it or asks about it.
    pub fn keeps_waiting(&self, turn: PositionId) -> bool {
        self.question(turn).is_some() || self.held.as_ref().is_some_and(|held| held.turn == turn)
    }

    /// Returns `true` while the coach checks a move, which is not played until then.
    pub const fn is_looking(&self) -> bool {
        self.held.is_some()
    }

    /// Returns `true` if a move must wait until the coach has checked it. A move that the coach has asked about is
    /// played when it is made again.
    pub(super) fn holds(
        &mut self,
        current: &CurrentMatch,
        preferences: &StoredPreferences,
        request: &MoveRequested,
    ) -> bool {
        let wanted = (request.at, request.intent);
        let asked = self.pending.take().is_some_and(|pending| (pending.turn, pending.intent) == wanted);
        if asked || self.released.take() == Some(wanted) || !is_coached(current, preferences) {
            self.held = None;
            return false;
        }
        let game = current.table_match().position();
        // An illegal move is not held: the refusal shows the reason when it is tried.
        let is_legal = game.intended(request.intent).is_some_and(|mv| game.check_move(mv).is_ok());
        let waits = self.held.as_ref().is_some_and(|held| (held.turn, held.intent) == wanted);
        if is_legal && !waits {
            // The player waits for the answer about this move, not for what is evaluated ahead.
            self.looked_at = None;
            let (turn, intent) = wanted;
            self.held = Some(HeldMove { turn, intent, since: Instant::now(), job: None });
        }
        is_legal
    }

    /// Requests the held move again, marked as released, so that the coach does not hold it a second time.
    fn release(&mut self, turn: PositionId, intent: MoveIntent, requests: &mut MessageWriter<MoveRequested>) {
        self.released = Some((turn, intent));
        requests.write(MoveRequested { at: turn, intent });
    }
}

/// The one evaluator that hints and coach share. It is locked while a thread searches, so that they take turns.
#[derive(Resource, Debug, Default)]
pub(super) struct SharedEvaluator(Option<(Effort, Arc<Mutex<Evaluator>>)>);

impl SharedEvaluator {
    /// Runs a query for the evaluator on a thread.
    fn ask<T: Send + 'static>(
        &mut self,
        game: &AnyGame,
        wake: Wake,
        work: impl FnOnce(&mut Evaluator, &Stop) -> Option<T> + Send + 'static,
    ) -> Job<T> {
        let evaluator = self.evaluator(game);
        Job::start("advice", wake, move |stop| {
            let mut evaluator = evaluator.lock().unwrap_or_else(PoisonError::into_inner);
            if stop.is_raised() { None } else { work(&mut evaluator, stop) }
        })
    }

    /// Returns the shared evaluator; makes a new one if the game needs another effort, or after a panic.
    fn evaluator(&mut self, game: &AnyGame) -> Arc<Mutex<Evaluator>> {
        let effort = Effort::usual(game);
        // An evaluator that panicked during a search may hold half of its results.
        if self.0.as_ref().is_some_and(|(known, evaluator)| *known != effort || evaluator.is_poisoned()) {
            self.0 = None;
        }
        let new = || (effort, Arc::new(Mutex::new(Evaluator::new(effort))));
        Arc::clone(&self.0.get_or_insert_with(new).1)
    }
}
