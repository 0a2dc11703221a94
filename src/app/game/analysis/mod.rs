//! The engine that studies: it looks at the position on the board for as long as its page is shown.
//!
//! It is not the engine that plays. It waits while that one thinks, and says nothing in a game that is played
//! unless the player switches it on there.

mod searcher;

use std::collections::HashMap;

use bevy::prelude::*;

use super::{
    CurrentMatch, Mode, OpponentSearch, PositionId, RedrawScheduler, ReviewSession, StoredPreferences, Toast,
    WindowWaker, review,
};
use crate::ai::{Mebibytes, MultiPv, Stop, Threads};
use crate::app::GameSystems;
use crate::i18n::analysis as said;
use crate::library::preferences::AnalysisChoices;
use crate::play::{Match, NodeId};
use crate::rules::Player;
use crate::study::{AnalysisLine, AnalysisUpdate};

use searcher::{AnalysisEvent, AnalysisQuery, AnalysisTask, AnalysisWorker};

/// So many positions are remembered with what was found.
const REMEMBERED: usize = 1_000;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Analysis>()
        .init_resource::<AnalysisPage>()
        .add_message::<AnalysisToggled>()
        .add_systems(Update, switch.in_set(GameSystems::Opponent).after(review::hear))
        .add_systems(
            Update,
            (forget_match, hear, follow).chain().in_set(GameSystems::SyncView).after(review::ReviewSystems),
        );
}

/// A player who begins another game has not asked for help in it.
fn forget_match(current: Res<CurrentMatch>, mut analysis: ResMut<Analysis>) {
    let match_id = current.position_id().match_id;
    if analysis.match_id != match_id {
        let on = analysis.on && current.table_match().result().is_some();
        analysis.stop();
        *analysis = Analysis { on, match_id, searcher: analysis.searcher.take(), ..Analysis::default() };
    }
}

/// The engine is switched on or off.
pub(super) fn switch(
    mut switched: MessageReader<AnalysisToggled>,
    current: Res<CurrentMatch>,
    mut analysis: ResMut<Analysis>,
    mut toasts: MessageWriter<Toast>,
) {
    if switched.read().count().is_multiple_of(2) {
        return;
    }
    analysis.on = !analysis.on;
    analysis.failed = false;
    if !analysis.on {
        analysis.stop();
        // Its memory is given back.
        analysis.searcher = None;
    } else if is_played(current.table_match()) {
        toasts.write(Toast::success(said::engine_helps()));
    }
}

/// Takes what was found. What was found for another position or another question is remembered or dropped.
fn hear(mut analysis: ResMut<Analysis>) {
    if analysis.searcher.is_none() {
        return;
    }
    let heard = analysis.searcher.as_mut().map(AnalysisWorker::hear);
    match heard {
        Some(Ok(news)) => news.into_iter().for_each(|news| analysis.take(news)),
        Some(Err(searcher::WorkerFailed)) => {
            analysis.stop();
            analysis.searcher = None;
            analysis.failed = true;
        }
        None => {}
    }
}

/// Starts the search that is wanted now, and stops any other.
fn follow(
    current: Res<CurrentMatch>,
    opponents: Res<OpponentSearch>,
    preferences: Res<StoredPreferences>,
    page: Res<AnalysisPage>,
    reviewing: Res<ReviewSession>,
    waker: Res<WindowWaker>,
    mut analysis: ResMut<Analysis>,
    mut motion: ResMut<RedrawScheduler>,
) {
    let here = current.shown_position_id();
    let asked = ask(here, preferences.analysis);
    let state = if !analysis.on {
        AnalysisState::Off
    } else if analysis.failed {
        AnalysisState::Failed
    } else if !page.shown || current.mode() == Mode::SetUp {
        AnalysisState::Hidden
    } else if current.table_match().shown_to_move().is_none() {
        AnalysisState::Over
    } else if opponents.thinking().is_some() {
        AnalysisState::Waiting
    } else if reviewing.is_retrying_at(here) {
        AnalysisState::Silent
    } else if analysis.job.as_ref().is_some_and(|job| job.ask == asked && job.finished) {
        AnalysisState::Finished
    } else {
        AnalysisState::Searching
    };
    let runs = matches!(state, AnalysisState::Searching | AnalysisState::Finished);
    if analysis.job.as_ref().is_some_and(|job| !runs || job.ask != asked) {
        analysis.stop();
    }
    if state == AnalysisState::Searching && analysis.job.is_none() {
        analysis.start(asked, &current, &waker);
    }
    if analysis.state != state {
        analysis.state = state;
        motion.settle();
    }
}

/// Returns `true` if a game with the computer is being played.
fn is_played(game: &Match) -> bool {
    game.result().is_none() && Player::ALL.iter().any(|&player| game.seats()[player].is_computer())
}

/// The question that the preferences make of a position.
fn ask(turn: PositionId, preferences: AnalysisChoices) -> AnalysisQuery {
    let small = |number: u16| u8::try_from(number).unwrap_or(u8::MAX);
    AnalysisQuery {
        turn,
        lines: MultiPv::new(small(preferences.lines)).unwrap_or(MultiPv::MIN),
        threads: Threads::new(small(preferences.threads)).unwrap_or(Threads::MIN),
        memory: Mebibytes::new(preferences.memory.into()).unwrap_or(Mebibytes::DEFAULT),
    }
}

/// Switches the analysis engine on or off.
#[derive(Message, Clone, Copy, Debug)]
pub struct AnalysisToggled;

/// State of the analysis page, written by the panels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AnalysisPage {
    /// Set if it is on the screen.
    pub shown: bool,
    /// The line under the pointer, from 0: it is played out on the board.
    pub line: Option<usize>,
}

/// State of the analysis engine.
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
    /// The player looks for a better move and is not to be told.
    Silent,
    /// It looks deeper and deeper.
    Searching,
    /// Everything that it would tell is proved.
    Finished,
    /// Its thread has failed.
    Failed,
}

/// Analysis engine, with the results for this match.
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

/// Search that runs. Dropping it stops the search.
#[derive(Debug)]
struct RunningAnalysis {
    ask: AnalysisQuery,
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
    /// Returns `true` if it is switched on.
    pub const fn is_on(&self) -> bool {
        self.on
    }

    /// What it does.
    pub const fn state(&self) -> AnalysisState {
        self.state
    }

    /// Returns `true` if its thread searches at this moment.
    pub fn is_busy(&self) -> bool {
        self.searcher.as_ref().is_some_and(AnalysisWorker::is_busy)
    }

    /// What is known of a position; nothing while it is switched off.
    pub fn update(&self, turn: PositionId) -> Option<&AnalysisUpdate> {
        let hushed = matches!(self.state, AnalysisState::Off | AnalysisState::Silent);
        self.found(turn).filter(|_| !hushed)
    }

    /// What was found of a position, also before it was switched off.
    pub fn found(&self, turn: PositionId) -> Option<&AnalysisUpdate> {
        let known = self.known.get(&turn.node).filter(|_| turn.match_id == self.match_id);
        known.map(|known| &known.update)
    }

    /// The lines on the page, the best first: none where the page is not shown.
    pub fn lines(&self, page: AnalysisPage, turn: PositionId) -> &[AnalysisLine] {
        let update = self.update(turn).filter(|_| page.shown);
        update.map_or(&[], |update| &update.lines)
    }

    /// The line that is played out on the board, if one is.
    pub fn line_on_board(&self, page: AnalysisPage, turn: PositionId) -> Option<&AnalysisLine> {
        self.lines(page, turn).get(page.line?)
    }

    fn take(&mut self, news: AnalysisEvent) {
        match news {
            AnalysisEvent::Found(ask, update) => {
                if ask.turn.match_id != self.match_id {
                    return;
                }
                if self.known.len() >= REMEMBERED {
                    self.known.clear();
                }
                let known = self.known.get(&ask.turn.node).filter(|known| known.lines == ask.lines);
                // A search that begins anew has less to say at first.
                if known.is_none_or(|known| {
                    known.update.nodes <= update.nodes || known.update.depth <= update.depth
                }) {
                    self.known.insert(ask.turn.node, StoredAnalysis { lines: ask.lines, update });
                }
            }
            AnalysisEvent::Finished(ask) => {
                if let Some(job) = self.job.as_mut().filter(|job| job.ask == ask) {
                    job.finished = true;
                }
            }
        }
    }

    fn start(&mut self, ask: AnalysisQuery, current: &CurrentMatch, waker: &WindowWaker) {
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
            searcher.ask(AnalysisTask { ask, game: *current.shown_position(), stop: stop.clone() });
        }
        self.job = Some(RunningAnalysis { ask, stop, finished: false });
    }

    fn stop(&mut self) {
        self.job = None;
    }

    /// One that has found this and searches on.
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
