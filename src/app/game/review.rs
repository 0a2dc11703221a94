//! The review of a game: judged on threads in the background, written into the tree, and gone through mistake by mistake.

use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::time::{Duration, Instant};

use bevy::prelude::*;

use super::{CurrentMatch, MatchRequested, MovePlayed, PositionId, RedrawScheduler, Toast, WindowWaker, job};
use crate::ai::{Stop, Threads};
use crate::app::GameSystems;
use crate::i18n::terminal::learning;
use crate::i18n::{Message, analysis as said, play, study};
use crate::library::Wake;
use crate::play::{Match, NodeId, Tree};
use crate::rules::{AnyGame, AnyMove};
use crate::study::{Effort, Evaluator, MoveEvaluation, Review, ReviewPlan, ReviewProgress, ReviewedMove};

/// The least time from one piece of news to the next.
const PAUSE: Duration = Duration::from_millis(100);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ReviewSession>()
        .init_resource::<ReviewEffort>()
        .add_message::<ReviewRequested>()
        .add_systems(Update, (take_requests, hear).chain().in_set(GameSystems::Opponent))
        .add_systems(Update, follow_match.in_set(GameSystems::SyncView).in_set(ReviewSystems));
}

/// The review learns what became of the match.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct ReviewSystems;

fn take_requests(
    mut requests: MessageReader<ReviewRequested>,
    current: Res<CurrentMatch>,
    effort: Res<ReviewEffort>,
    waker: Res<WindowWaker>,
    mut reviewing: ResMut<ReviewSession>,
    mut matches: MessageWriter<MatchRequested>,
    mut toasts: MessageWriter<Toast>,
    mut motion: ResMut<RedrawScheduler>,
) {
    for request in requests.read() {
        motion.settle();
        match request {
            ReviewRequested::Start => {
                if reviewing.job.is_none() && can_be_reviewed(current.table_match()) {
                    reviewing.start(&current, effort.of(current.table_match().position()), &waker);
                }
            }
            ReviewRequested::Cancel => reviewing.job = None,
            ReviewRequested::Next | ReviewRequested::Previous => {
                let forward = matches!(request, ReviewRequested::Next);
                match reviewing.step(&current, forward) {
                    Some(node) => {
                        reviewing.looked_at = Some(node);
                        reviewing.trial = None;
                        matches.write(MatchRequested::GoTo(node));
                    }
                    None if reviewing.review.is_some() => {
                        let text = if forward {
                            learning::no_next_mistake()
                        } else {
                            learning::no_previous_mistake()
                        };
                        toasts.write(Toast::success(text));
                    }
                    None => {}
                }
            }
            ReviewRequested::TryAgain => {
                if let Some(from) = reviewing.retry_position(current.table_match()) {
                    reviewing.trial = Some(MistakeRetry { from, tried: RetryState::NotTried });
                    matches.write(MatchRequested::GoTo(from));
                }
            }
        }
    }
}

/// Takes what the threads have found. A review that is done is written into the tree.
pub(super) fn hear(
    current: Res<CurrentMatch>,
    mut reviewing: ResMut<ReviewSession>,
    mut matches: MessageWriter<MatchRequested>,
    mut toasts: MessageWriter<Toast>,
) {
    if reviewing.job.is_none() && reviewing.trial.is_none() {
        return;
    }
    match reviewing.hear() {
        ReviewPoll::Nothing => {}
        ReviewPoll::Review(review) => {
            let tree = current.table_match().tree();
            // The player may have taken moves back and cut them off meanwhile.
            if review.values.iter().all(|(node, _)| tree.contains(*node)) {
                matches.write_batch(review.edits(tree).into_iter().map(MatchRequested::Edit));
                let text = match review.mistakes().len() {
                    0 => study::review_flawless(),
                    count => said::review_done(count),
                };
                toasts.write(Toast::success(text));
                reviewing.review = Some(review);
            } else {
                toasts.write(Toast::error(said::review_overtaken()));
            }
        }
        ReviewPoll::Failure => {
            toasts.write(Toast::error(said::review_failed()));
        }
    }
    if let Some(judgement) = reviewing.hear_of_trial() {
        let game = *current.shown_position();
        toasts.write(Toast::success(retry_message(&game, &judgement)));
    }
}

/// What is said of a move that was tried instead of a mistake.
pub fn retry_message(game: &AnyGame, judgement: &MoveEvaluation) -> Message {
    match judgement.grade {
        None if judgement.is_best() => learning::trial_best(),
        None => learning::trial_good(),
        Some(_) => {
            let mv = judgement.mv.display(game.board()).to_string();
            play::two_sentences(study::of_loss(mv, judgement), said::trial_not_best())
        }
    }
}

/// Another match ends the review; a move at the place where the player tries again is judged.
fn follow_match(
    current: Res<CurrentMatch>,
    effort: Res<ReviewEffort>,
    waker: Res<WindowWaker>,
    mut played: MessageReader<MovePlayed>,
    mut reviewing: ResMut<ReviewSession>,
) {
    let match_id = current.position_id().match_id;
    if reviewing.match_id != match_id {
        *reviewing = ReviewSession { match_id, ..ReviewSession::default() };
    }
    let tree = current.table_match().tree();
    let stands = |review: &Review| review.values.iter().all(|(node, _)| tree.contains(*node));
    if reviewing.review.as_ref().is_some_and(|review| !stands(review)) {
        reviewing.review = None;
        reviewing.trial = None;
    }
    for MovePlayed { transition, .. } in played.read() {
        let Some(trial) = reviewing.trial.as_mut().filter(|trial| trial.from == transition.from) else {
            continue;
        };
        let effort = effort.of(&transition.before);
        let judging = PendingJudgement::start(transition.before, transition.mv, effort, waker.wake());
        trial.tried = RetryState::Judging(transition.to, judging);
    }
}

/// Returns `true` if a game can be reviewed: it has moves, and it is not being played against the computer.
fn can_be_reviewed(game: &Match) -> bool {
    let computer = crate::rules::Player::ALL.iter().any(|&player| game.seats()[player].is_computer());
    game.line().len() > 1 && (game.result().is_some() || !computer)
}

/// Request of the player about the review.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewRequested {
    /// Review the game on the table.
    Start,
    /// Stop doing so.
    Cancel,
    /// Show the next mistake.
    Next,
    /// Show the mistake before.
    Previous,
    /// Go to the position before the mistake that is shown, to find something better.
    TryAgain,
}

/// Search effort of the review, if it is not the default.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct ReviewEffort(pub Option<Effort>);

impl ReviewEffort {
    fn of(self, game: &AnyGame) -> Effort {
        self.0.unwrap_or(Effort::usual(game))
    }
}

/// Review of the match on the table.
#[derive(Resource, Debug, Default)]
pub struct ReviewSession {
    match_id: u32,
    job: Option<ReviewJob>,
    review: Option<Box<Review>>,
    trial: Option<MistakeRetry>,
    /// The mistake that was shown last.
    looked_at: Option<NodeId>,
}

/// Progress of a review.
#[derive(Clone, Copy, Debug)]
pub enum ReviewState<'a> {
    /// None was asked for, and none can be.
    None,
    /// The game can be reviewed.
    Possible,
    /// It is being reviewed: so many positions of so many.
    Running(ReviewProgress),
    /// It is reviewed.
    Done(&'a Review),
}

/// Position in which the player looks for a better move than the mistake.
#[derive(Debug)]
pub struct MistakeRetry {
    /// The position before the mistake.
    pub from: NodeId,
    /// What was tried there last.
    pub tried: RetryState,
}

impl MistakeRetry {
    /// Returns `true` if this node is where it began, or where the last try led.
    pub fn is_at(&self, node: NodeId) -> bool {
        let tried = match self.tried {
            RetryState::NotTried => None,
            RetryState::Judging(at, _) | RetryState::Judged(at, _) => Some(at),
        };
        self.from == node || tried == Some(node)
    }
}

/// State of a retry.
#[derive(Debug)]
pub enum RetryState {
    /// None yet.
    NotTried,
    /// It leads to this node, and is being judged.
    Judging(NodeId, PendingJudgement),
    /// It leads to this node, and this is thought of it.
    Judged(NodeId, Box<MoveEvaluation>),
}

impl ReviewSession {
    /// How far the review of a match is.
    pub fn state(&self, game: &Match) -> ReviewState<'_> {
        match (&self.job, &self.review) {
            (Some(job), _) => ReviewState::Running(job.progress),
            (None, Some(review)) => ReviewState::Done(review),
            (None, None) if can_be_reviewed(game) => ReviewState::Possible,
            (None, None) => ReviewState::None,
        }
    }

    /// The review, once it is done.
    pub fn review(&self) -> Option<&Review> {
        self.review.as_deref()
    }

    /// Where the player tries again.
    pub fn retry(&self) -> Option<&MistakeRetry> {
        self.trial.as_ref()
    }

    /// Returns `true` if the player looks for a better move here, without help.
    pub(super) fn is_retrying_at(&self, here: PositionId) -> bool {
        self.trial.as_ref().is_some_and(|trial| {
            trial.from == here.node
                && here.match_id == self.match_id
                && matches!(trial.tried, RetryState::NotTried)
        })
    }

    /// The mistake that is shown: the one that led to the position on the board, or that follows it.
    pub fn mistake_at(&self, node: NodeId) -> Option<&ReviewedMove> {
        let review = self.review.as_ref()?;
        let graded = |reviewed: &&ReviewedMove| reviewed.judgement.grade.is_some();
        let led = review.at(node).filter(graded);
        led.or_else(|| review.moves.iter().filter(graded).find(|reviewed| reviewed.from == node))
    }

    /// The position before the mistake that is shown, or in which the player has just tried again.
    pub fn retry_position(&self, game: &Match) -> Option<NodeId> {
        let cursor = game.cursor();
        let tried = self.trial.as_ref().map(|trial| trial.from);
        let tried = tried.filter(|&from| game.tree().leads_to(from, cursor) && !game.is_on_line());
        tried.or_else(|| self.mistake_at(cursor).map(|mistake| mistake.from))
    }

    /// Where the next mistake is, or the one before.
    fn step(&self, current: &CurrentMatch, forward: bool) -> Option<NodeId> {
        let (review, game) = (self.review.as_ref()?, current.table_match());
        let (tree, here) = (game.tree(), game.cursor());
        let found = if forward {
            // From the end of the game the first one comes next, unless the end is a mistake that was just shown.
            let fresh = game.is_at_end() && self.looked_at != Some(here);
            review.next_mistake(tree, if fresh { NodeId::ROOT } else { here }, None)
        } else {
            review.previous_mistake(tree, here, None)
        };
        found.map(|mistake| mistake.to)
    }

    fn start(&mut self, current: &CurrentMatch, effort: Effort, waker: &WindowWaker) {
        let (game, wake) = (current.table_match(), waker.wake());
        let plan = ReviewPlan { effort, threads: Threads::all_but_one_processor() };
        match ReviewJob::start(game.tree().clone(), game.end(), plan, wake) {
            Ok(job) => {
                self.job = Some(job);
                self.review = None;
                self.trial = None;
            }
            Err(error) => error!("the game cannot be reviewed: {error}"),
        }
    }

    fn hear(&mut self) -> ReviewPoll {
        let Some(job) = &mut self.job else { return ReviewPoll::Nothing };
        let Ok(news) = job.news.get_mut() else { return ReviewPoll::Nothing };
        loop {
            match news.try_recv() {
                Ok(ReviewEvent::Progress(progress)) => job.progress = progress,
                Ok(ReviewEvent::Done(review)) => {
                    self.job = None;
                    return ReviewPoll::Review(review);
                }
                Err(TryRecvError::Empty) => return ReviewPoll::Nothing,
                Err(TryRecvError::Disconnected) => {
                    self.job = None;
                    return ReviewPoll::Failure;
                }
            }
        }
    }

    fn hear_of_trial(&mut self) -> Option<MoveEvaluation> {
        let trial = self.trial.as_mut()?;
        let RetryState::Judging(node, PendingJudgement(job)) = &trial.tried else { return None };
        match job.hear() {
            job::Heard::Answer(Some(judgement)) => {
                trial.tried = RetryState::Judged(*node, Box::new(judgement.clone()));
                Some(judgement)
            }
            job::Heard::Waiting => None,
            job::Heard::Answer(None) | job::Heard::Nothing => {
                trial.tried = RetryState::NotTried;
                None
            }
        }
    }

    /// One that is done.
    #[cfg(test)]
    pub fn with_review(review: Review) -> Self {
        Self { review: Some(Box::new(review)), ..Self::default() }
    }

    /// The same where the player tries again.
    #[cfg(test)]
    #[must_use]
    pub fn with_retry(mut self, from: NodeId, tried: RetryState) -> Self {
        self.trial = Some(MistakeRetry { from, tried });
        self
    }

    /// One that runs.
    #[cfg(test)]
    pub fn with_progress(progress: ReviewProgress) -> Self {
        let job = ReviewJob { progress, stop: Stop::default(), news: Mutex::new(channel().1) };
        Self { job: Some(job), ..Self::default() }
    }
}

/// Result of polling the review thread.
enum ReviewPoll {
    Nothing,
    Review(Box<Review>),
    Failure,
}

#[derive(Debug)]
enum ReviewEvent {
    Progress(ReviewProgress),
    Done(Box<Review>),
}

/// Review that runs. Dropping it stops the threads.
#[derive(Debug)]
struct ReviewJob {
    progress: ReviewProgress,
    stop: Stop,
    // Never locked: it only makes the receiver `Sync`.
    news: Mutex<Receiver<ReviewEvent>>,
}

impl ReviewJob {
    fn start(tree: Tree, end: NodeId, plan: ReviewPlan, wake: Wake) -> std::io::Result<Self> {
        let (tell, news) = channel();
        let stop = Stop::default();
        let (all, thread_stop) = (tree.path(end).len(), stop.clone());
        job::spawn("review", wake.clone(), tell, move |tell| {
            review(&tree, end, plan, &thread_stop, tell, &wake);
        })?;
        Ok(Self { progress: ReviewProgress { done: 0, all }, stop, news: Mutex::new(news) })
    }
}

impl Drop for ReviewJob {
    fn drop(&mut self) {
        self.stop.raise();
    }
}

fn review(tree: &Tree, end: NodeId, plan: ReviewPlan, stop: &Stop, tell: &Sender<ReviewEvent>, wake: &Wake) {
    let mut told: Option<Instant> = None;
    let mut on_progress = |progress: ReviewProgress| {
        // The end follows at once, so that nothing is missed for long.
        if told.is_none_or(|told| told.elapsed() >= PAUSE)
            && tell.send(ReviewEvent::Progress(progress)).is_ok()
        {
            told = Some(Instant::now());
            wake.call();
        }
    };
    // The receiver is gone if the review was stopped.
    if let Some(review) = Review::of(tree, end, plan, stop, &mut on_progress) {
        let _ = tell.send(ReviewEvent::Done(Box::new(review)));
    }
}

/// Judgement of a move that is being computed. Dropping it stops the search.
#[derive(Debug)]
pub struct PendingJudgement(job::Job<MoveEvaluation>);

impl PendingJudgement {
    fn start(game: AnyGame, mv: AnyMove, effort: Effort, wake: Wake) -> Self {
        let judge = move |stop: &Stop| Evaluator::new(effort).evaluate_move(&game, mv, stop).ok().flatten();
        Self(job::Job::start("judge", wake, judge))
    }
}
