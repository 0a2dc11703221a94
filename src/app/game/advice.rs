//! Advice from the engine: hints step by step, and a coach who asks before a costly move. One judge gives both, on threads
//! of their own, so that no frame waits and neither contradicts the other.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bevy::prelude::*;

use super::job::{BEAT, Heard, Job};
use super::opponent::take_answer;
use super::{Choices, CurrentMatch, Motion, MoveRequested, Toast, Turn, Waker};
use crate::ai::Stop;
use crate::app::GameSystems;
use crate::i18n::{rules, table, terminal};
use crate::library::Wake;
use crate::rules::{AnyGame, Game, MoveIntent};
use crate::study::{CoachQuestion, Effort, Evaluator, Hint};

/// Hints are given, and lessons that are done are remembered: both may have news for the corner.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct AdviceSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Advice>()
        .init_resource::<Coach>()
        .init_resource::<Bench>()
        .init_resource::<Patience>()
        .add_message::<HintRequested>()
        .add_message::<CoachAnswered>()
        .add_systems(
            Update,
            (answer_coach, hear_coach).chain().in_set(GameSystems::Opponent).after(take_answer),
        )
        .add_systems(
            Update,
            (look_ahead, look_again, give_hint, take_hint)
                .chain()
                .in_set(GameSystems::SyncView)
                .in_set(AdviceSystems),
        );
}

/// What the person says to the coach's question.
fn answer_coach(
    current: Res<CurrentMatch>,
    mut answers: MessageReader<CoachAnswered>,
    mut coach: ResMut<Coach>,
    mut requests: MessageWriter<MoveRequested>,
) {
    if coach.asks.as_ref().is_some_and(|asks| asks.turn != current.turn()) {
        coach.asks = None;
    }
    for answer in answers.read() {
        let Some(asks) = coach.asks.take() else { continue };
        if *answer == CoachAnswered::Insist {
            coach.release(asks.turn, asks.intent, &mut requests);
        }
    }
}

/// A move waits until the coach has nothing to say of it, or for as long as one is ready to wait.
fn hear_coach(
    current: Res<CurrentMatch>,
    patience: Res<Patience>,
    mut coach: ResMut<Coach>,
    mut requests: MessageWriter<MoveRequested>,
    mut motion: ResMut<Motion>,
) {
    if coach.held.as_ref().is_some_and(|held| held.turn != current.turn()) {
        coach.held = None;
    }
    let Some(held) = &coach.held else { return };
    let heard = held.job.as_ref().map(Job::hear);
    let (turn, intent) = (held.turn, held.intent);
    match heard {
        Some(Heard::Answer(Some(question))) => {
            coach.held = None;
            coach.asks = Some(Asks { turn, intent, question });
            motion.settle();
        }
        Some(Heard::Answer(None) | Heard::Nothing) => {
            coach.held = None;
            coach.release(turn, intent, &mut requests);
        }
        Some(Heard::Waiting) | None if held.since.elapsed() >= patience.0 => {
            coach.held = None;
            coach.release(turn, intent, &mut requests);
        }
        Some(Heard::Waiting) | None => motion.draw_within(BEAT),
    }
}

/// While a person thinks, the position is assessed: then only the position after the move is left to look at.
fn look_ahead(
    current: Res<CurrentMatch>,
    choices: Res<Choices>,
    waker: Res<Waker>,
    mut bench: ResMut<Bench>,
    mut coach: ResMut<Coach>,
) {
    let turn = current.turn();
    if coach.looked_at.as_ref().is_some_and(|(known, _)| *known == turn) {
        return;
    }
    if coach.looked_at.is_some() {
        coach.looked_at = None;
    }
    if !is_coached(&current, &choices) {
        return;
    }
    let game = *current.game().game();
    let work = move |judge: &mut Evaluator, stop: &Stop| judge.evaluate(&game, stop).map(|_| ());
    coach.looked_at = Some((turn, bench.ask(&game, waker.wake(), work)));
}

/// Looks at the move that is held back.
fn look_again(
    current: Res<CurrentMatch>,
    waker: Res<Waker>,
    mut bench: ResMut<Bench>,
    mut coach: ResMut<Coach>,
    mut motion: ResMut<Motion>,
) {
    if coach.held.is_none() {
        return;
    }
    let Some(held) = coach.held.as_mut().filter(|held| held.job.is_none()) else { return };
    let game = *current.game().game();
    let mv = game.intended(held.intent);
    let work =
        move |judge: &mut Evaluator, stop: &Stop| CoachQuestion::ask(judge, &game, mv?, stop).ok().flatten();
    held.job = Some(bench.ask(&game, waker.wake(), work));
    motion.draw_within(BEAT);
}

/// Says more, or begins to look for a hint. What was said of another position is forgotten.
pub(super) fn give_hint(
    current: Res<CurrentMatch>,
    waker: Res<Waker>,
    mut requests: MessageReader<HintRequested>,
    mut bench: ResMut<Bench>,
    mut advice: ResMut<Advice>,
    mut toasts: MessageWriter<Toast>,
) {
    let here = current.here();
    let covered = current.editor().is_some() || current.is_exercising();
    if advice.turn.is_some_and(|turn| turn != here || covered) {
        *advice = Advice::default();
    }
    for request in requests.read() {
        match request {
            HintRequested::Close => *advice = Advice::default(),
            HintRequested::More if covered => {}
            HintRequested::More if !current.is_human_turn() => {
                let over = current.position().to_move().is_none();
                let text = if over { rules::game_over() } else { table::computers_turn() };
                toasts.write(Toast::error(text));
            }
            HintRequested::More => {
                // A player who asks again during the search wants to hear more of the hint at once.
                advice.told += 1;
                if let Some(hint) = &advice.hint {
                    advice.told = advice.told.min(hint.steps.len());
                } else if advice.job.is_none() {
                    let game = *current.position();
                    let work =
                        move |judge: &mut Evaluator, stop: &Stop| Hint::for_position(judge, &game, stop);
                    advice.turn = Some(here);
                    advice.job = Some(bench.ask(&game, waker.wake(), work));
                }
            }
        }
    }
}

pub(super) fn take_hint(
    mut advice: ResMut<Advice>,
    mut motion: ResMut<Motion>,
    mut toasts: MessageWriter<Toast>,
) {
    let Some(job) = &advice.job else { return };
    match job.hear() {
        Heard::Waiting => motion.draw_within(BEAT),
        Heard::Answer(Some(hint)) => {
            advice.job = None;
            advice.told = advice.told.min(hint.steps.len());
            advice.hint = Some(hint);
            motion.settle();
        }
        Heard::Answer(None) | Heard::Nothing => {
            *advice = Advice::default();
            toasts.write(Toast::error(terminal::no_advice()));
        }
    }
}

/// Whether the coach looks at the moves that a person makes now: in a game against the computer.
fn is_coached(current: &CurrentMatch, choices: &Choices) -> bool {
    let alone = current.game().seats().iter().filter(|(_, seat)| !seat.is_computer()).count() == 1;
    choices.learning.coach
        && alone
        && !current.is_exercising()
        && current.is_live()
        && current.is_human_turn()
}

/// A hint is wanted, or no longer.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintRequested {
    /// One step more.
    More,
    /// Forget it.
    Close,
}

/// What the person says to the coach's question.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoachAnswered {
    /// Play the move all the same.
    Insist,
    /// Do not play it.
    TakeBack,
}

/// How long a move waits at most for the coach.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Patience(pub Duration);

impl Default for Patience {
    fn default() -> Self {
        Self(Duration::from_millis(600))
    }
}

/// The hint for the position on the board, as far as it was told.
#[derive(Resource, Debug, Default)]
pub struct Advice {
    turn: Option<Turn>,
    job: Option<Job<Hint>>,
    hint: Option<Hint>,
    /// So many of its steps are told, or were asked for while it is sought.
    told: usize,
}

impl Advice {
    /// A hint for this position, of which so many steps are told.
    pub fn of(here: Turn, hint: Hint, told: usize) -> Self {
        Self { turn: Some(here), hint: Some(hint), told, job: None }
    }

    /// The hint, and how many of its steps are told. Another position has none of it.
    pub fn hint(&self, here: Turn) -> Option<(&Hint, usize)> {
        self.hint.as_ref().filter(|_| self.turn == Some(here)).map(|hint| (hint, self.told))
    }

    /// Whether advice is being looked for.
    pub const fn is_searching(&self) -> bool {
        self.job.is_some()
    }
}

/// The coach: a move that waits, or one that was asked about.
#[derive(Resource, Debug, Default)]
pub struct Coach {
    /// The position that is or was assessed while its player thinks.
    looked_at: Option<(Turn, Job<()>)>,
    held: Option<Held>,
    asks: Option<Asks>,
    /// The move that may be played without a word.
    released: Option<(Turn, MoveIntent)>,
}

/// A move that waits for the coach.
#[derive(Debug)]
struct Held {
    turn: Turn,
    intent: MoveIntent,
    since: Instant,
    job: Option<Job<CoachQuestion>>,
}

/// What the coach asks.
#[derive(Debug)]
struct Asks {
    turn: Turn,
    intent: MoveIntent,
    question: CoachQuestion,
}

impl Coach {
    /// The question about a move of this turn that waits for an answer.
    pub fn question(&self, turn: Turn) -> Option<&CoachQuestion> {
        self.asks.as_ref().filter(|asks| asks.turn == turn).map(|asks| &asks.question)
    }

    /// Whether a move waits for the coach.
    pub const fn is_looking(&self) -> bool {
        self.held.is_some()
    }

    /// Whether a move is not to be played yet: the coach looks at it first. The move that was asked about is played when
    /// it is made again.
    pub(super) fn holds(
        &mut self,
        current: &CurrentMatch,
        choices: &Choices,
        request: &MoveRequested,
    ) -> bool {
        let wanted = (request.turn, request.intent);
        let asked = self.asks.take().is_some_and(|asks| (asks.turn, asks.intent) == wanted);
        if asked || self.released.take() == Some(wanted) || !is_coached(current, choices) {
            self.held = None;
            return false;
        }
        let game = current.game().game();
        // An illegal move is not held: the player is told the reason when it is tried.
        let is_legal = game.intended(request.intent).is_some_and(|mv| game.check_move(mv).is_ok());
        let waits = self.held.as_ref().is_some_and(|held| (held.turn, held.intent) == wanted);
        if is_legal && !waits {
            let (turn, intent) = wanted;
            self.held = Some(Held { turn, intent, since: Instant::now(), job: None });
        }
        is_legal
    }

    fn release(&mut self, turn: Turn, intent: MoveIntent, requests: &mut MessageWriter<MoveRequested>) {
        self.released = Some((turn, intent));
        requests.write(MoveRequested { turn, intent });
    }
}

/// The one judge, which threads share: each waits until it is free.
#[derive(Resource, Debug, Default)]
pub(super) struct Bench(Option<(Effort, Arc<Mutex<Evaluator>>)>);

impl Bench {
    /// Asks the judge of a game something.
    fn ask<T: Send + 'static>(
        &mut self,
        game: &AnyGame,
        wake: Wake,
        work: impl FnOnce(&mut Evaluator, &Stop) -> Option<T> + Send + 'static,
    ) -> Job<T> {
        let judge = self.judge(game);
        Job::start("advice", wake, move |stop| {
            let mut judge = judge.lock().unwrap_or_else(PoisonError::into_inner);
            if stop.is_raised() { None } else { work(&mut judge, stop) }
        })
    }

    fn judge(&mut self, game: &AnyGame) -> Arc<Mutex<Evaluator>> {
        let effort = Effort::usual(game);
        // One that has panicked in the middle of a thought may remember half of it.
        if self.0.as_ref().is_none_or(|(known, judge)| *known != effort || judge.is_poisoned()) {
            self.0 = Some((effort, Arc::new(Mutex::new(Evaluator::new(effort)))));
        }
        let judge = self.0.as_ref().map(|(_, judge)| Arc::clone(judge));
        judge.unwrap_or_else(|| Arc::new(Mutex::new(Evaluator::new(effort))))
    }
}
