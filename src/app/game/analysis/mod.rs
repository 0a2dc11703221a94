//! The engine that studies: it looks at the position on the board for as long as its page is shown.
//!
//! It is not the engine that plays. It waits while that one thinks, and says nothing in a game that is played
//! unless the player switches it on there.

mod searcher;

use std::collections::HashMap;

use bevy::prelude::*;

use super::{Choices, CurrentMatch, Motion, Opponents, Reviewing, Toast, Turn, Waker, review};
use crate::ai::{Mebibytes, MultiPv, Stop, Threads};
use crate::app::GameSystems;
use crate::i18n::analysis as said;
use crate::library::preferences::AnalysisChoices;
use crate::play::{Match, NodeId};
use crate::rules::Player;
use crate::study::{AnalysisLine, AnalysisUpdate};

use searcher::{Ask, News, Searcher, Task};

/// So many positions are remembered with what was found.
const REMEMBERED: usize = 1_000;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Analysis>()
        .init_resource::<AnalysisPage>()
        .add_message::<AnalysisSwitched>()
        .add_systems(Update, switch.in_set(GameSystems::Opponent).after(review::hear))
        .add_systems(
            Update,
            (forget_match, hear, follow).chain().in_set(GameSystems::SyncView).after(review::ReviewSystems),
        );
}

/// A player who begins another game has not asked for help in it.
fn forget_match(current: Res<CurrentMatch>, mut analysis: ResMut<Analysis>) {
    let match_id = current.turn().match_id;
    if analysis.match_id != match_id {
        let on = analysis.on && current.game().result().is_some();
        analysis.stop();
        *analysis = Analysis { on, match_id, searcher: analysis.searcher.take(), ..Analysis::default() };
    }
}

/// The engine is switched on or off.
pub(super) fn switch(
    mut switched: MessageReader<AnalysisSwitched>,
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
    } else if is_played(current.game()) {
        toasts.write(Toast::good(said::engine_helps()));
    }
}

/// Takes what was found. What was found for another position or another question is remembered or dropped.
fn hear(mut analysis: ResMut<Analysis>) {
    if analysis.searcher.is_none() {
        return;
    }
    let heard = analysis.searcher.as_mut().map(Searcher::hear);
    match heard {
        Some(Ok(news)) => news.into_iter().for_each(|news| analysis.take(news)),
        Some(Err(searcher::Failed)) => {
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
    opponents: Res<Opponents>,
    choices: Res<Choices>,
    page: Res<AnalysisPage>,
    reviewing: Res<Reviewing>,
    waker: Res<Waker>,
    mut analysis: ResMut<Analysis>,
    mut motion: ResMut<Motion>,
) {
    let here = current.here();
    let asked = ask(here, choices.analysis);
    let state = if !analysis.on {
        AnalysisState::Off
    } else if analysis.failed {
        AnalysisState::Failed
    } else if !page.shown || current.editor().is_some() {
        AnalysisState::Hidden
    } else if current.game().shown_to_move().is_none() {
        AnalysisState::Over
    } else if opponents.thinking().is_some() {
        AnalysisState::Waiting
    } else if reviewing.asks_at(here) {
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

/// Whether a game with the computer is being played.
fn is_played(game: &Match) -> bool {
    game.result().is_none() && Player::ALL.iter().any(|&player| game.seats()[player].is_computer())
}

/// The question that the choices make of a position.
fn ask(turn: Turn, choices: AnalysisChoices) -> Ask {
    let small = |number: u16| u8::try_from(number).unwrap_or(u8::MAX);
    Ask {
        turn,
        lines: MultiPv::new(small(choices.lines)).unwrap_or(MultiPv::MIN),
        threads: Threads::new(small(choices.threads)).unwrap_or(Threads::MIN),
        memory: Mebibytes::new(choices.memory.into()).unwrap_or(Mebibytes::DEFAULT),
    }
}

/// Switches the engine that studies on, or off.
#[derive(Message, Clone, Copy, Debug)]
pub struct AnalysisSwitched;

/// What the page for analysis shows. The panels write it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AnalysisPage {
    /// Whether it is on the screen.
    pub shown: bool,
    /// The line under the pointer, from 0: it is played out on the board.
    pub line: Option<usize>,
}

/// What the engine does.
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

/// The engine that studies, with what it has found in this match.
#[derive(Resource, Debug, Default)]
pub struct Analysis {
    on: bool,
    state: AnalysisState,
    job: Option<Job>,
    searcher: Option<Searcher>,
    match_id: u32,
    known: HashMap<NodeId, Known>,
    failed: bool,
}

/// A search that was asked for. It ends with this.
#[derive(Debug)]
struct Job {
    ask: Ask,
    stop: Stop,
    finished: bool,
}

/// What was found of a position, and how many lines were wanted.
#[derive(Debug)]
struct Known {
    lines: MultiPv,
    update: AnalysisUpdate,
}

impl Analysis {
    /// Whether it is switched on.
    pub const fn is_on(&self) -> bool {
        self.on
    }

    /// What it does.
    pub const fn state(&self) -> AnalysisState {
        self.state
    }

    /// Whether its thread searches at this moment.
    pub fn is_busy(&self) -> bool {
        self.searcher.as_ref().is_some_and(Searcher::is_busy)
    }

    /// What is known of a position; nothing while it is switched off.
    pub fn update(&self, turn: Turn) -> Option<&AnalysisUpdate> {
        let hushed = matches!(self.state, AnalysisState::Off | AnalysisState::Silent);
        self.found(turn).filter(|_| !hushed)
    }

    /// What was found of a position, also before it was switched off.
    pub fn found(&self, turn: Turn) -> Option<&AnalysisUpdate> {
        let known = self.known.get(&turn.node).filter(|_| turn.match_id == self.match_id);
        known.map(|known| &known.update)
    }

    /// The lines on the page, the best first: none where the page is not shown.
    pub fn lines(&self, page: AnalysisPage, turn: Turn) -> &[AnalysisLine] {
        let update = self.update(turn).filter(|_| page.shown);
        update.map_or(&[], |update| &update.lines)
    }

    /// The line that is played out on the board, if one is.
    pub fn line_on_board(&self, page: AnalysisPage, turn: Turn) -> Option<&AnalysisLine> {
        self.lines(page, turn).get(page.line?)
    }

    fn take(&mut self, news: News) {
        match news {
            News::Found(ask, update) => {
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
                    self.known.insert(ask.turn.node, Known { lines: ask.lines, update });
                }
            }
            News::Finished(ask) => {
                if let Some(job) = self.job.as_mut().filter(|job| job.ask == ask) {
                    job.finished = true;
                }
            }
        }
    }

    fn start(&mut self, ask: Ask, current: &CurrentMatch, waker: &Waker) {
        if self.searcher.is_none() {
            match Searcher::start(waker.wake()) {
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
            searcher.ask(Task { ask, game: *current.position(), stop: stop.clone() });
        }
        self.job = Some(Job { ask, stop, finished: false });
    }

    fn stop(&mut self) {
        self.job = None;
    }

    /// One that has found this and searches on.
    #[cfg(test)]
    pub fn showing(state: AnalysisState, node: NodeId, update: AnalysisUpdate) -> Self {
        let known = HashMap::from([(node, Known { lines: MultiPv::MIN, update })]);
        Self { on: state != AnalysisState::Off, state, known, ..Self::default() }
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        self.stop.raise();
    }
}
