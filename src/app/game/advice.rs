//! Advice from the engine: hints step by step, and a coach who asks before a costly move. One judge gives both, on threads
//! of their own, so that no frame waits and neither contradicts the other.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bevy::prelude::*;

use super::job::{BEAT, Heard, Job};
use super::opponent::take_answer;
use super::{
    CurrentMatch, Mode, MoveRequested, PositionId, RedrawScheduler, StoredPreferences, Toast, WindowWaker,
};
use crate::ai::Stop;
use crate::app::GameSystems;
use crate::i18n::{rules, table, terminal};
use crate::library::Wake;
use crate::rules::{AnyGame, Game, MoveIntent};
use crate::study::{CoachQuestion, Effort, Evaluator, Hint};

/// Systems that give hints and store finished lessons and puzzles.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct AdviceSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownHint>()
        .init_resource::<Coach>()
        .init_resource::<SharedJudge>()
        .init_resource::<CoachTimeout>()
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
    if coach.asks.as_ref().is_some_and(|asks| asks.turn != current.position_id()) {
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
    patience: Res<CoachTimeout>,
    mut coach: ResMut<Coach>,
    mut requests: MessageWriter<MoveRequested>,
    mut motion: ResMut<RedrawScheduler>,
) {
    if coach.held.as_ref().is_some_and(|held| held.turn != current.position_id()) {
        coach.held = None;
    }
    let Some(held) = &coach.held else { return };
    let heard = held.job.as_ref().map(Job::hear);
    let (turn, intent) = (held.turn, held.intent);
    match heard {
        Some(Heard::Answer(Some(question))) => {
            coach.held = None;
            coach.asks = Some(PendingQuestion { turn, intent, question });
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
    preferences: Res<StoredPreferences>,
    waker: Res<WindowWaker>,
    mut bench: ResMut<SharedJudge>,
    mut coach: ResMut<Coach>,
) {
    let turn = current.position_id();
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
    let work = move |judge: &mut Evaluator, stop: &Stop| judge.evaluate(&game, stop).map(|_| ());
    coach.looked_at = Some((turn, bench.ask(&game, waker.wake(), work)));
}

/// Looks at the move that is held back.
fn look_again(
    current: Res<CurrentMatch>,
    waker: Res<WindowWaker>,
    mut bench: ResMut<SharedJudge>,
    mut coach: ResMut<Coach>,
    mut motion: ResMut<RedrawScheduler>,
) {
    if coach.held.is_none() {
        return;
    }
    let Some(held) = coach.held.as_mut().filter(|held| held.job.is_none()) else { return };
    let game = *current.table_match().position();
    let mv = game.intended(held.intent);
    let work =
        move |judge: &mut Evaluator, stop: &Stop| CoachQuestion::ask(judge, &game, mv?, stop).ok().flatten();
    held.job = Some(bench.ask(&game, waker.wake(), work));
    motion.draw_within(BEAT);
}

/// Says more, or begins to look for a hint. What was said of another position is forgotten.
pub(super) fn give_hint(
    current: Res<CurrentMatch>,
    waker: Res<WindowWaker>,
    mut requests: MessageReader<HintRequested>,
    mut bench: ResMut<SharedJudge>,
    mut advice: ResMut<ShownHint>,
    mut toasts: MessageWriter<Toast>,
) {
    let here = current.shown_position_id();
    let covered = current.mode() == Mode::SetUp || current.mode().is_exercise();
    if advice.turn.is_some_and(|turn| turn != here || covered) {
        *advice = ShownHint::default();
    }
    for request in requests.read() {
        match request {
            HintRequested::Close => *advice = ShownHint::default(),
            HintRequested::More if covered => {}
            HintRequested::More if !current.is_human_turn() => {
                let over = current.shown_position().to_move().is_none();
                let text = if over { rules::game_over() } else { table::computers_turn() };
                toasts.write(Toast::error(text));
            }
            HintRequested::More => {
                // A player who asks again during the search wants to hear more of the hint at once.
                advice.told += 1;
                if let Some(hint) = &advice.hint {
                    advice.told = advice.told.min(hint.steps.len());
                } else if advice.job.is_none() {
                    let game = *current.shown_position();
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
    mut advice: ResMut<ShownHint>,
    mut motion: ResMut<RedrawScheduler>,
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
            *advice = ShownHint::default();
            toasts.write(Toast::error(terminal::no_advice()));
        }
    }
}

/// Returns `true` if the coach looks at the moves that a person makes now: in a game against the computer.
fn is_coached(current: &CurrentMatch, preferences: &StoredPreferences) -> bool {
    let alone = current.table_match().seats().iter().filter(|(_, seat)| !seat.is_computer()).count() == 1;
    preferences.learning.coach
        && alone
        && !current.mode().is_exercise()
        && current.is_live()
        && current.is_human_turn()
}

/// Asks for the next step of a hint, or hides it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintRequested {
    /// One step more.
    More,
    /// Forget it.
    Close,
}

/// Answer of the player to the coach's question.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoachAnswered {
    /// Play the move all the same.
    Insist,
    /// Do not play it.
    TakeBack,
}

/// Longest time that a move waits for the coach.
#[derive(Resource, Clone, Copy, Debug)]
pub struct CoachTimeout(pub Duration);

impl Default for CoachTimeout {
    fn default() -> Self {
        Self(Duration::from_millis(600))
    }
}

/// Hint for the position on the board, and the number of its steps that are shown.
#[derive(Resource, Debug, Default)]
pub struct ShownHint {
    turn: Option<PositionId>,
    job: Option<Job<Hint>>,
    hint: Option<Hint>,
    /// So many of its steps are told, or were asked for while it is sought.
    told: usize,
}

impl ShownHint {
    /// A hint for this position, of which so many steps are told.
    pub fn new(here: PositionId, hint: Hint, told: usize) -> Self {
        Self { turn: Some(here), hint: Some(hint), told, job: None }
    }

    /// The hint, and how many of its steps are told. Another position has none of it.
    pub fn hint(&self, here: PositionId) -> Option<(&Hint, usize)> {
        self.hint.as_ref().filter(|_| self.turn == Some(here)).map(|hint| (hint, self.told))
    }

    /// Returns `true` if advice is being looked for.
    pub const fn is_searching(&self) -> bool {
        self.job.is_some()
    }
}

/// State of the coach: a move that is checked, or a question that waits for an answer.
#[derive(Resource, Debug, Default)]
pub struct Coach {
    /// The position that is or was assessed while its player thinks.
    looked_at: Option<(PositionId, Job<()>)>,
    held: Option<HeldMove>,
    asks: Option<PendingQuestion>,
    /// The move that may be played without a word.
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

/// What the coach asks.
#[derive(Debug)]
struct PendingQuestion {
    turn: PositionId,
    intent: MoveIntent,
    question: CoachQuestion,
}

impl Coach {
    /// The question about a move of this turn that waits for an answer.
    pub fn question(&self, turn: PositionId) -> Option<&CoachQuestion> {
        self.asks.as_ref().filter(|asks| asks.turn == turn).map(|asks| &asks.question)
    }

    /// Returns `true` if a move waits for the coach.
    pub const fn is_looking(&self) -> bool {
        self.held.is_some()
    }

    /// Returns `true` if a move is not to be played yet: the coach looks at it first. The move that was asked about is
    /// played when it is made again.
    pub(super) fn holds(
        &mut self,
        current: &CurrentMatch,
        preferences: &StoredPreferences,
        request: &MoveRequested,
    ) -> bool {
        let wanted = (request.at, request.intent);
        let asked = self.asks.take().is_some_and(|asks| (asks.turn, asks.intent) == wanted);
        if asked || self.released.take() == Some(wanted) || !is_coached(current, preferences) {
            self.held = None;
            return false;
        }
        let game = current.table_match().position();
        // An illegal move is not held: the player is told the reason when it is tried.
        let is_legal = game.intended(request.intent).is_some_and(|mv| game.check_move(mv).is_ok());
        let waits = self.held.as_ref().is_some_and(|held| (held.turn, held.intent) == wanted);
        if is_legal && !waits {
            let (turn, intent) = wanted;
            self.held = Some(HeldMove { turn, intent, since: Instant::now(), job: None });
        }
        is_legal
    }

    fn release(&mut self, turn: PositionId, intent: MoveIntent, requests: &mut MessageWriter<MoveRequested>) {
        self.released = Some((turn, intent));
        requests.write(MoveRequested { at: turn, intent });
    }
}

/// Move judge shared by hints and coach; threads take turns.
#[derive(Resource, Debug, Default)]
pub(super) struct SharedJudge(Option<(Effort, Arc<Mutex<Evaluator>>)>);

impl SharedJudge {
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
