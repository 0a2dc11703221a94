//! The review of a game: threads in the background evaluate it, the results go into the tree, and the player steps
//! through the mistakes.
//!
//! It leaves one processor free. Its results are edits of the tree through `MatchRequested::Edit`, like those of a
//! player, as long as every node of the review is still there. A move that the player tries at a mistake is a
//! variation.

use std::sync::{Arc, Mutex, PoisonError};
use std::task::Poll;
use std::time::{Duration, Instant};

use bevy::prelude::*;

use super::job::Job;
use super::{CurrentMatch, MatchRequested, MovePlayed, PositionId, RedrawScheduler, Toast, WindowWaker};
use crate::ai::{Stop, Threads};
use crate::app::GameSystems;
use crate::i18n::terminal::learning;
use crate::i18n::{analysis as messages, study};
use crate::library::Wake;
use crate::play::{Match, NodeId, Tree};
use crate::rules::{AnyGame, AnyMove, Player};
use crate::study::{Effort, Evaluator, MoveEvaluation, Review, ReviewPlan, ReviewProgress, ReviewedMove};

/// Shortest time between two updates of the progress that the window shows.
const MIN_INTERVAL: Duration = Duration::from_millis(100);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ReviewSession>()
        .init_resource::<ReviewEffort>()
        .add_message::<ReviewRequested>()
        .add_message::<ReviewFinished>()
        .add_systems(Update, (take_requests, poll).chain().in_set(GameSystems::Opponent))
        .add_systems(Update, follow_match.in_set(GameSystems::SyncView).in_set(ReviewSystems));
}

/// Systems that update the review of a game after changes of the match.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct ReviewSystems;

/// Starts or stops the review, goes to another mistake, or back to before one, as the player requests.
fn take_requests(
    mut requests: MessageReader<ReviewRequested>,
    current: Res<CurrentMatch>,
    effort: Res<ReviewEffort>,
    waker: Res<WindowWaker>,
    mut session: ResMut<ReviewSession>,
    mut matches: MessageWriter<MatchRequested>,
    mut toasts: MessageWriter<Toast>,
    mut redraws: ResMut<RedrawScheduler>,
) {
    for request in requests.read() {
        redraws.settle();
        match request {
            ReviewRequested::Start => {
                if session.job.is_none() && can_be_reviewed(current.table_match()) {
                    session.start(&current, effort.of(current.table_match().position()), &waker);
                }
            }
            ReviewRequested::Cancel => session.job = None,
            ReviewRequested::Next | ReviewRequested::Previous => {
                let forward = matches!(request, ReviewRequested::Next);
                match session.step(&current, forward) {
                    Some(node) => {
                        session.last_shown = Some(node);
                        session.retry = None;
                        matches.write(MatchRequested::GoTo(node));
                    }
                    None if session.review.is_some() => {
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
                if let Some(from) = session.retry_position(current.table_match()) {
                    session.retry = Some(MistakeRetry { from, tried: RetryState::NotTried });
                    matches.write(MatchRequested::GoTo(from));
                }
            }
        }
    }
}

/// Takes the results of the threads that review the game or judge a retried move. A finished review is written into
/// the tree as evaluations, grades and better lines; toasts tell the player.
pub(super) fn poll(
    current: Res<CurrentMatch>,
    mut session: ResMut<ReviewSession>,
    mut matches: MessageWriter<MatchRequested>,
    mut toasts: MessageWriter<Toast>,
    mut finished: MessageWriter<ReviewFinished>,
) {
    if session.job.is_none() && session.retry.is_none() {
        return;
    }
    match session.poll() {
        Poll::Pending => {}
        Poll::Ready(Some(review)) => {
            let tree = current.table_match().tree();
            // The player may have taken moves back and cut them off meanwhile.
            if review.values.iter().all(|(node, _)| tree.contains(*node)) {
                matches.write_batch(review.edits(tree).into_iter().map(MatchRequested::Edit));
                let text = match review.mistakes().len() {
                    0 => study::review_flawless(),
                    count => messages::review_done(count),
                };
                toasts.write(Toast::success(text));
                session.review = Some(review);
                finished.write(ReviewFinished);
            } else {
                toasts.write(Toast::error(messages::review_overtaken()));
            }
        }
        Poll::Ready(None) => {
            toasts.write(Toast::error(messages::review_failed()));
        }
    }
    if let Some(judgement) = session.poll_retry() {
        let text = messages::of_trial(current.shown_position(), &judgement);
        toasts.write(if judgement.grade.is_none() { Toast::success(text) } else { Toast::error(text) });
    }
}

/// Ends the review of another match, and starts to evaluate a move that the player tries instead of a mistake.
fn follow_match(
    current: Res<CurrentMatch>,
    effort: Res<ReviewEffort>,
    waker: Res<WindowWaker>,
    mut played: MessageReader<MovePlayed>,
    mut session: ResMut<ReviewSession>,
) {
    let match_id = current.own_match_id();
    if session.match_id != match_id {
        *session = ReviewSession { match_id, ..ReviewSession::default() };
    }
    let waits = current.mode().is_exercise();
    if session.waits != waits {
        (session.job, session.retry) = (None, None);
        session.waits = waits;
    }
    if waits {
        return;
    }
    let tree = current.table_match().tree();
    let is_intact = |review: &Review| review.values.iter().all(|(node, _)| tree.contains(*node));
    if session.review.as_ref().is_some_and(|review| !is_intact(review)) {
        session.review = None;
        session.retry = None;
    }
    for MovePlayed { transition, .. } in played.read() {
        let Some(retry) = session.retry.as_mut().filter(|retry| retry.from == transition.from) else {
            continue;
        };
        let effort = effort.of(&transition.before);
        let pending = PendingJudgement::start(transition.before, transition.mv, effort, waker.wake());
        retry.tried = RetryState::Judging(transition.to, pending);
    }
}

/// Returns `true` if a game can be reviewed: it has moves, and it is not being played against the computer.
fn can_be_reviewed(game: &Match) -> bool {
    game.line().len() > 1 && (game.result().is_some() || !game.has_computer())
}

/// Request of the player about the review of the game, in which an engine judges each move.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewRequested {
    /// Reviews the game on the table.
    Start,
    /// Stops the review.
    Cancel,
    /// Shows the next mistake.
    Next,
    /// Shows the previous mistake.
    Previous,
    /// Goes to the position before the mistake that is shown, to find a better move.
    TryAgain,
}

/// The review of the match on the table is done.
#[derive(Message, Clone, Copy, Debug)]
pub struct ReviewFinished;

/// Search effort for each move of the review; `None` takes the default.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct ReviewEffort(pub Option<Effort>);

impl ReviewEffort {
    fn of(self, game: &AnyGame) -> Effort {
        self.0.unwrap_or(Effort::usual(game))
    }
}

/// Review of the match on the table, in which an engine finds the mistakes: its search, its result, and a mistake
/// that the player tries to improve on.
#[derive(Resource, Debug, Default)]
pub struct ReviewSession {
    match_id: u32,
    /// Set while an exercise is on the table, and the match with its review waits.
    waits: bool,
    job: Option<ReviewJob>,
    review: Option<Box<Review>>,
    retry: Option<MistakeRetry>,
    /// The mistake that was shown last.
    last_shown: Option<NodeId>,
}

/// Whether the match can be, is being or has been reviewed.
#[derive(Clone, Copy, Debug)]
pub enum ReviewState<'a> {
    /// The game cannot be reviewed.
    Impossible,
    /// The game can be reviewed.
    Possible,
    /// The review runs.
    Running(ReviewProgress),
    /// The review is done.
    Done(&'a Review),
}

/// The player's search for a better move than a mistake that the review has found.
#[derive(Debug)]
pub struct MistakeRetry {
    /// The position before the mistake.
    pub from: NodeId,
    /// State of the last try.
    pub tried: RetryState,
}

impl MistakeRetry {
    /// Returns `true` if a node is the position before the mistake, or the one after the last try.
    pub fn is_at(&self, node: NodeId) -> bool {
        let tried = match self.tried {
            RetryState::NotTried => None,
            RetryState::Judging(at, _) | RetryState::Judged(at, _) => Some(at),
        };
        self.from == node || tried == Some(node)
    }
}

/// What has become of the move that the player tried instead of a mistake.
#[derive(Debug)]
pub enum RetryState {
    /// No move was tried yet.
    NotTried,
    /// The move to this node is being evaluated.
    Judging(NodeId, PendingJudgement),
    /// The move to this node was evaluated.
    Judged(NodeId, Box<MoveEvaluation>),
}

impl ReviewSession {
    /// Returns whether the review of a match is running, done, possible or not possible.
    pub fn state(&self, game: &Match) -> ReviewState<'_> {
        match (&self.job, self.review()) {
            (Some(job), _) => ReviewState::Running(job.progress()),
            (None, Some(review)) => ReviewState::Done(review),
            (None, None) if can_be_reviewed(game) => ReviewState::Possible,
            (None, None) => ReviewState::Impossible,
        }
    }

    /// Returns the finished review; none while it runs.
    pub fn review(&self) -> Option<&Review> {
        self.review.as_deref().filter(|_| !self.waits)
    }

    /// Returns the player's search for a better move than a mistake, while it goes on.
    pub fn retry(&self) -> Option<&MistakeRetry> {
        self.retry.as_ref()
    }

    /// Returns `true` if the player looks for a better move in this position and has not tried one: nothing may give
    /// help there.
    pub(super) fn is_retrying_at(&self, here: PositionId) -> bool {
        self.retry.as_ref().is_some_and(|retry| {
            retry.from == here.node
                && here.match_id == self.match_id
                && matches!(retry.tried, RetryState::NotTried)
        })
    }

    /// Returns the mistake that the page shows: the one that the player tries to improve on, the one that led to the
    /// position on the board, or the one that follows it.
    pub fn mistake_at(&self, node: NodeId) -> Option<&ReviewedMove> {
        let review = self.review()?;
        let graded = |reviewed: &&ReviewedMove| reviewed.judgement.grade.is_some();
        let after = |node| review.moves.iter().filter(graded).find(|reviewed| reviewed.from == node);
        let retried = self.retry.as_ref().filter(|retry| retry.is_at(node)).map(|retry| retry.from);
        let led = || review.at(node).filter(graded);
        retried.and_then(after).or_else(led).or_else(|| after(node))
    }

    /// Returns the mistake that the page shows at this node, unless the player is looking for a better move than it.
    pub fn explained_mistake(&self, node: NodeId) -> Option<&ReviewedMove> {
        let is_retrying = self.retry.as_ref().is_some_and(|retry| retry.is_at(node));
        self.mistake_at(node).filter(|_| !is_retrying)
    }

    /// Returns the node before the mistake that is shown, or from which the player has just tried again.
    pub fn retry_position(&self, game: &Match) -> Option<NodeId> {
        let cursor = game.cursor();
        let tried = self.retry.as_ref().map(|retry| retry.from);
        let tried = tried.filter(|&from| game.tree().leads_to(from, cursor) && !game.is_on_line());
        tried.or_else(|| self.mistake_at(cursor).map(|mistake| mistake.from))
    }

    /// Returns the player whose mistakes the player steps through: the only person at the table, if that one made any.
    /// `None` stands for both.
    pub fn walked(&self, game: &Match) -> Option<Player> {
        let alone = game.seats().lone_human()?;
        let mistakes = self.review()?.mistakes();
        mistakes.iter().any(|mistake| mistake.judgement.player == alone).then_some(alone)
    }

    /// Returns the node of the next mistake, or of the previous one.
    fn step(&self, current: &CurrentMatch, forward: bool) -> Option<NodeId> {
        let (review, game) = (self.review()?, current.table_match());
        let own = self.walked(game);
        let (tree, here) = (game.tree(), game.cursor());
        let found = if forward {
            // From the end of the game the first one comes next, unless the end is a mistake that was just shown.
            let from_start = game.is_at_end() && self.last_shown != Some(here);
            review.next_mistake(tree, if from_start { NodeId::ROOT } else { here }, own)
        } else {
            review.previous_mistake(tree, here, own)
        };
        found.map(|mistake| mistake.to)
    }

    fn start(&mut self, current: &CurrentMatch, effort: Effort, waker: &WindowWaker) {
        let (game, wake) = (current.table_match(), waker.wake());
        let plan = ReviewPlan { effort, threads: Threads::all_but_one_processor() };
        self.job = Some(ReviewJob::start(game.tree().clone(), game.end(), plan, wake));
        self.review = None;
        self.retry = None;
    }

    /// Takes the review once it is done; `None` if it has failed.
    fn poll(&mut self) -> Poll<Option<Box<Review>>> {
        let polled = self.job.as_ref().map_or(Poll::Pending, |running| running.job.poll());
        if polled.is_ready() {
            self.job = None;
        }
        polled
    }

    /// Takes the evaluation of the move tried instead of a mistake, once it is ready.
    fn poll_retry(&mut self) -> Option<MoveEvaluation> {
        let retry = self.retry.as_mut()?;
        let RetryState::Judging(node, PendingJudgement(job)) = &retry.tried else { return None };
        match job.poll() {
            Poll::Ready(Some(judgement)) => {
                retry.tried = RetryState::Judged(*node, Box::new(judgement.clone()));
                Some(judgement)
            }
            Poll::Pending => None,
            Poll::Ready(None) => {
                retry.tried = RetryState::NotTried;
                None
            }
        }
    }

    /// Makes a session with a finished review, for tests and pictures.
    #[cfg(test)]
    pub fn with_review(review: Review) -> Self {
        Self { review: Some(Box::new(review)), ..Self::default() }
    }

    /// Returns the session while the player tries again from a node, for tests and pictures.
    #[cfg(test)]
    #[must_use]
    pub fn with_retry(mut self, from: NodeId, tried: RetryState) -> Self {
        self.retry = Some(MistakeRetry { from, tried });
        self
    }

    /// Makes a session with a running review, for tests and pictures.
    #[cfg(test)]
    pub fn with_progress(progress: ReviewProgress) -> Self {
        let job = ReviewJob { progress: Arc::new(Mutex::new(progress)), job: Job::endless() };
        Self { job: Some(job), ..Self::default() }
    }
}

/// Running review.
#[derive(Debug)]
struct ReviewJob {
    progress: Arc<Mutex<ReviewProgress>>,
    job: Job<Box<Review>>,
}

impl ReviewJob {
    fn start(tree: Tree, end: NodeId, plan: ReviewPlan, wake: Wake) -> Self {
        let progress = Arc::new(Mutex::new(ReviewProgress { done: 0, all: tree.path(end).len() }));
        let shared = Arc::clone(&progress);
        let job = Job::start("review", wake.clone(), move |stop| {
            let mut last_shown: Option<Instant> = None;
            let mut on_progress = |progress: ReviewProgress| {
                *shared.lock().unwrap_or_else(PoisonError::into_inner) = progress;
                if last_shown.is_none_or(|last_shown| last_shown.elapsed() >= MIN_INTERVAL) {
                    last_shown = Some(Instant::now());
                    wake.call();
                }
            };
            Review::of(&tree, end, plan, stop, &mut on_progress).map(Box::new)
        });
        Self { progress, job }
    }

    fn progress(&self) -> ReviewProgress {
        *self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The running search that judges a tried move. Dropping it stops it.
#[derive(Debug)]
pub struct PendingJudgement(Job<MoveEvaluation>);

impl PendingJudgement {
    fn start(game: AnyGame, mv: AnyMove, effort: Effort, wake: Wake) -> Self {
        let evaluate =
            move |stop: &Stop| Evaluator::new(effort).evaluate_move(&game, mv, stop).ok().flatten();
        Self(Job::start("judge", wake, evaluate))
    }
}
