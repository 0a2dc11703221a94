//! The analysis engine, which analyses the position on the board for as long as its page is shown.
//!
//! It is not the engine that plays: it waits while that one thinks. During a game it is off unless the player switches
//! it on. A second thread hands on the latest result at most ten times a second and wakes the window; each result
//! carries the question that it answers, and no frame takes a lock.

mod searcher;

use std::collections::HashMap;

use bevy::prelude::*;

use super::{
    CurrentMatch, MatchRequested, Mode, OpponentSearch, PositionId, RedrawScheduler, ReviewSession,
    StoredPreferences, Toast, WindowWaker, review,
};
use crate::ai::{Mebibytes, MultiPv, Stop, Threads};
use crate::app::GameSystems;
use crate::i18n::analysis as messages;
use crate::library::preferences::AnalysisChoices;
use crate::play::{Help, Match, NodeId};
use crate::study::{AnalysisLine, AnalysisUpdate};

use searcher::{AnalysisEvent, AnalysisQuery, AnalysisTask, AnalysisWorker};

/// Number of positions whose results are kept at most. Once it is reached, the next result drops all of them.
const MAX_STORED_RESULTS: usize = 1_000;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Analysis>()
        .init_resource::<AnalysisPage>()
        .add_message::<AnalysisToggled>()
        .add_systems(Update, switch.in_set(GameSystems::Opponent).after(review::poll))
        .add_systems(
            Update,
            (forget_match, poll, follow).chain().in_set(GameSystems::SyncView).after(review::ReviewSystems),
        );
}

/// Drops the results of another match, and switches the engine off if the new match is not over.
fn forget_match(current: Res<CurrentMatch>, mut analysis: ResMut<Analysis>) {
    let match_id = current.position_id().match_id;
    if analysis.match_id != match_id {
        let on = analysis.on && current.table_match().result().is_some();
        analysis.stop();
        *analysis = Analysis { on, match_id, searcher: analysis.searcher.take(), ..Analysis::default() };
    }
}

/// Switches the analysis engine on or off as [`AnalysisToggled`] asks. During a game that is being played, a toast
/// says that it gives help.
pub(super) fn switch(
    mut switched: MessageReader<AnalysisToggled>,
    current: Res<CurrentMatch>,
    mut analysis: ResMut<Analysis>,
    mut matches: MessageWriter<MatchRequested>,
    mut toasts: MessageWriter<Toast>,
) {
    if switched.read().count().is_multiple_of(2) {
        return;
    }
    analysis.on = !analysis.on;
    analysis.failed = false;
    if !analysis.on {
        analysis.stop();
        // This frees its memory.
        analysis.searcher = None;
    } else if is_played(current.table_match()) {
        matches.write(MatchRequested::NoteHelp(Help::Analysis));
        toasts.write(Toast::success(messages::engine_helps()));
    }
}

/// Takes the results of the worker.
fn poll(mut analysis: ResMut<Analysis>) {
    if analysis.searcher.is_none() {
        return;
    }
    let events = analysis.searcher.as_mut().map(AnalysisWorker::poll);
    match events {
        Some(Ok(events)) => events.into_iter().for_each(|event| analysis.handle_event(event)),
        Some(Err(searcher::WorkerFailed)) => {
            analysis.stop();
            analysis.searcher = None;
            analysis.failed = true;
        }
        None => {}
    }
}

/// Starts the search for the position on the board, and stops any other.
fn follow(
    current: Res<CurrentMatch>,
    opponent: Res<OpponentSearch>,
    preferences: Res<StoredPreferences>,
    page: Res<AnalysisPage>,
    review_session: Res<ReviewSession>,
    waker: Res<WindowWaker>,
    mut analysis: ResMut<Analysis>,
    mut redraws: ResMut<RedrawScheduler>,
) {
    let here = current.shown_position_id();
    let query = query_for(here, preferences.analysis);
    let state = if !analysis.on {
        AnalysisState::Off
    } else if analysis.failed {
        AnalysisState::Failed
    } else if !page.shown || current.mode() == Mode::SetUp {
        AnalysisState::Hidden
    } else if current.table_match().shown_to_move().is_none() {
        AnalysisState::Over
    } else if opponent.thinking().is_some() {
        AnalysisState::Waiting
    } else if review_session.is_retrying_at(here) {
        AnalysisState::Silent
    } else if analysis.job.as_ref().is_some_and(|job| job.query == query && job.finished) {
        AnalysisState::Finished
    } else {
        AnalysisState::Searching
    };
    let runs = matches!(state, AnalysisState::Searching | AnalysisState::Finished);
    if analysis.job.as_ref().is_some_and(|job| !runs || job.query != query) {
        analysis.stop();
    }
    if state == AnalysisState::Searching && analysis.job.is_none() {
        analysis.start(query, &current, &waker);
    }
    if analysis.state != state {
        analysis.state = state;
        redraws.settle();
    }
}

/// Returns `true` if a game with the computer is being played.
fn is_played(game: &Match) -> bool {
    game.result().is_none() && game.has_computer()
}

/// Query for a position with the settings of the preferences.
fn query_for(turn: PositionId, preferences: AnalysisChoices) -> AnalysisQuery {
    let clamped = |number: u16| u8::try_from(number).unwrap_or(u8::MAX);
    AnalysisQuery {
        turn,
        lines: MultiPv::new(clamped(preferences.lines)).unwrap_or(MultiPv::MIN),
        threads: Threads::new(clamped(preferences.threads)).unwrap_or(Threads::MIN),
        memory: Mebibytes::new(preferences.memory.into()).unwrap_or(Mebibytes::DEFAULT),
    }
}

/// Requests that the analysis engine is switched on if it is off, and off if it is on.
#[derive(Message, Clone, Copy, Debug)]
pub struct AnalysisToggled;

/// Whether the page for analysis is open, and which of its engine lines is under the pointer, for the board to play
/// out. The panels write it, the analysis and the stage read it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AnalysisPage {
    /// Set if it is on the screen.
    pub shown: bool,
    /// Index of the line under the pointer, which is played out on the board.
    pub line: Option<usize>,
}

/// What the analysis engine is doing, or the reason why it does not search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AnalysisState {
    /// It is switched off.
    #[default]
    Off,
    /// Its page is not shown, or a position is being set up.
    Hidden,
    /// The game is over in the position on the board.
    Over,
    /// The computer thinks about its own move.
    Waiting,
    /// The player is looking for a better move and must not see the results.
    Silent,
    /// It is searching.
    Searching,
    /// The result is proved, so the search has ended.
    Finished,
    /// Its thread has failed.
    Failed,
}

/// The analysis engine: whether it is on, its running search, and its results for the positions of this match.
#[derive(Resource, Debug, Default)]
pub struct Analysis {
    on: bool,
    state: AnalysisState,
    job: Option<RunningAnalysis>,
    searcher: Option<AnalysisWorker>,
    match_id: u32,
    known: HashMap<NodeId, StoredAnalysis>,
    failed: bool,
}

/// Running search. Dropping it stops the search.
#[derive(Debug)]
struct RunningAnalysis {
    query: AnalysisQuery,
    stop: Stop,
    finished: bool,
}

/// Result for a position, with the number of lines that were requested.
#[derive(Debug)]
struct StoredAnalysis {
    lines: MultiPv,
    update: AnalysisUpdate,
}

impl Analysis {
    /// Returns `true` if the player has switched the engine on, even while it does not search.
    pub const fn is_on(&self) -> bool {
        self.on
    }

    /// Returns what the engine is doing, or why it does not search.
    pub const fn state(&self) -> AnalysisState {
        self.state
    }

    /// Returns `true` if its thread searches at this moment.
    pub fn is_busy(&self) -> bool {
        self.searcher.as_ref().is_some_and(AnalysisWorker::is_busy)
    }

    /// Returns the lines and the evaluation of a position for display; none while the engine is off or must stay
    /// silent.
    pub fn update(&self, turn: PositionId) -> Option<&AnalysisUpdate> {
        let is_withheld = matches!(self.state, AnalysisState::Off | AnalysisState::Silent);
        self.found(turn).filter(|_| !is_withheld)
    }

    /// Returns the lines and the evaluation of a position, even if the engine was switched off since.
    pub fn found(&self, turn: PositionId) -> Option<&AnalysisUpdate> {
        let known = self.known.get(&turn.node).filter(|_| turn.match_id == self.match_id);
        known.map(|known| &known.update)
    }

    /// Returns the lines of best play for a position, the best first; none while the analysis page is hidden.
    pub fn lines(&self, page: AnalysisPage, turn: PositionId) -> &[AnalysisLine] {
        let update = self.update(turn).filter(|_| page.shown);
        update.map_or(&[], |update| &update.lines)
    }

    /// Returns the line under the pointer, which is played out on the board, if there is one.
    pub fn line_on_board(&self, page: AnalysisPage, turn: PositionId) -> Option<&AnalysisLine> {
        self.lines(page, turn).get(page.line?)
    }

    /// Stores a result, unless a better one is stored for its position, or notes that the search has ended.
    fn handle_event(&mut self, event: AnalysisEvent) {
        match event {
            AnalysisEvent::Found(query, update) => {
                if query.turn.match_id != self.match_id {
                    return;
                }
                if self.known.len() >= MAX_STORED_RESULTS {
                    self.known.clear();
                }
                let known = self.known.get(&query.turn.node).filter(|known| known.lines == query.lines);
                // A new search is shallower at first than the stored result.
                if known.is_none_or(|known| {
                    known.update.nodes <= update.nodes || known.update.depth <= update.depth
                }) {
                    self.known.insert(query.turn.node, StoredAnalysis { lines: query.lines, update });
                }
            }
            AnalysisEvent::Finished(query) => {
                if let Some(job) = self.job.as_mut().filter(|job| job.query == query) {
                    job.finished = true;
                }
            }
        }
    }

    fn start(&mut self, query: AnalysisQuery, current: &CurrentMatch, waker: &WindowWaker) {
        if self.searcher.is_none() {
            match AnalysisWorker::start(waker.wake()) {
                Ok(searcher) => self.searcher = Some(searcher),
                Err(error) => {
                    error!("the engine cannot study: {error}");
                    self.failed = true;
                    return;
                }
            }
        }
        let stop = Stop::default();
        if let Some(searcher) = &self.searcher {
            searcher.submit(AnalysisTask { query, game: *current.shown_position(), stop: stop.clone() });
        }
        self.job = Some(RunningAnalysis { query, stop, finished: false });
    }

    fn stop(&mut self) {
        self.job = None;
    }

    /// Makes an engine in a state with the result for one position, for tests and pictures.
    #[cfg(test)]
    pub fn showing(state: AnalysisState, node: NodeId, update: AnalysisUpdate) -> Self {
        let known = HashMap::from([(node, StoredAnalysis { lines: MultiPv::MIN, update })]);
        Self { on: state != AnalysisState::Off, state, known, ..Self::default() }
    }
}

impl Drop for RunningAnalysis {
    fn drop(&mut self) {
        self.stop.raise();
    }
}
