//! Looking at a position for as long as the player wants: deeper and deeper, one line of play or several.

use std::cmp::Reverse;
use std::time::Duration;

use super::Evaluation;
use crate::ai::{
    Engine, EngineOptions, Limits, Mebibytes, MultiPv, SearchInfo, Stop, Threads, root_move_count,
};
use crate::rules::{AnyGame, AnyMove, GameKind};

/// The most lines of play that an analysis follows at once; more are not looked at, even if they are asked for.
pub const MOST_LINES: MultiPv = match MultiPv::new(5) {
    Some(five) => five,
    None => MultiPv::MIN,
};

/// One of the best moves of a position, with the play that is expected after it and its value.
#[derive(Clone, Debug, PartialEq)]
pub struct AnalysisLine {
    /// The move, and the play after it as far as it is seen; at least one move.
    pub moves: Vec<AnyMove>,
    /// Value for the player to move.
    pub worth: Evaluation,
    /// Plies searched in full, in Anda those of the line.
    pub depth: u32,
    /// How many playouts tried the move, in Anda.
    pub visits: Option<u32>,
}

/// What an analysis has found so far, reported each time that it has searched a ply deeper, or in Anda twice as many
/// playouts.
#[derive(Clone, Debug, PartialEq)]
pub struct AnalysisUpdate {
    /// The best lines, the best first; at least one. Moves that the board's symmetries make equal count as one.
    pub lines: Vec<AnalysisLine>,
    /// Plies searched in full for every line, in Anda those of the first; 0 if there was no time for even one.
    pub depth: u32,
    /// Positions visited, in Anda playouts.
    pub nodes: u64,
    /// Time taken.
    pub time: Duration,
}

impl AnalysisUpdate {
    fn new(game: &AnyGame, infos: &[SearchInfo]) -> Option<Self> {
        let last = infos.last()?;
        let line = |info: &SearchInfo| AnalysisLine {
            moves: info.pv.clone(),
            worth: Evaluation::from_search(game, info),
            depth: info.depth,
            visits: info.visits,
        };
        let mut lines: Vec<AnalysisLine> = infos.iter().map(line).collect();
        let depth = match game.kind() {
            GameKind::Abande => {
                // The engine ranks by what the depth before said of the others.
                lines.sort_by_key(|line| Reverse(line.worth.score));
                lines.iter().map(|line| line.depth).min()
            }
            // Playouts rank by how often a move was tried.
            GameKind::Anda => lines.first().map(|line| line.depth),
        };
        Some(Self { depth: depth.unwrap_or(0), lines, nodes: last.nodes, time: last.time })
    }

    /// The line that begins with the best move.
    pub fn best(&self) -> Option<&AnalysisLine> {
        self.lines.first()
    }

    /// Returns `true` if every line is proved to the end of the game: no deeper search changes anything.
    pub fn is_proved(&self) -> bool {
        self.lines.iter().all(|line| line.worth.proved.is_some())
    }
}

/// Analyses positions for a player who wants to see the best lines, deeper and deeper. It keeps its transposition
/// table from one position to the next.
#[derive(Debug)]
pub struct Analyser {
    options: EngineOptions,
    engine: Engine,
}

impl Default for Analyser {
    fn default() -> Self {
        Self::new(Mebibytes::DEFAULT, Threads::MIN)
    }
}

impl Analyser {
    /// Creates an analyser whose engine has a transposition table of this size and searches with this many threads.
    pub fn new(hash: Mebibytes, threads: Threads) -> Self {
        let options = EngineOptions { hash, threads, ..EngineOptions::default() };
        Self { options, engine: Engine::with_options(options) }
    }

    /// Searches a position deeper and deeper until a limit is reached, `stop` is raised or all lines are proved, and
    /// returns the last update; `None` if the game is over. At most [`MOST_LINES`] lines are followed. `on_update` is
    /// called once for every finished depth, in Anda whenever the playouts have doubled.
    ///
    /// With one thread and without a limit of time, the same analyser asked the same questions gives the same
    /// answers.
    pub fn analyse(
        &mut self,
        game: &AnyGame,
        lines: MultiPv,
        limits: &Limits,
        stop: &Stop,
        on_update: &mut dyn FnMut(&AnalysisUpdate),
    ) -> Option<AnalysisUpdate> {
        let multi_pv = lines.min(MOST_LINES);
        if self.options.multi_pv != multi_pv {
            // The transposition table does not depend on the number of lines.
            self.options.multi_pv = multi_pv;
            self.engine.set_multi_pv(multi_pv);
        }
        let mut round =
            Round { game, expected: root_move_count(game).min(multi_pv.get().into()), infos: Vec::new() };
        let mut last = None;
        let best = self.engine.search(game, limits, stop, &mut |info| {
            if let Some(update) = round.add(info) {
                on_update(&update);
                last = Some(update);
            }
        })?;
        let final_update = match game.kind() {
            GameKind::Abande => None,
            GameKind::Anda => round.finish(),
        };
        if let Some(update) = final_update {
            on_update(&update);
            last = Some(update);
        }
        last.or_else(|| AnalysisUpdate::new(game, &[best]))
    }

    /// Empties the transposition table, so that nothing from earlier positions affects the next analysis.
    pub fn clear(&mut self) {
        self.engine.clear();
    }
}

/// Search results of one depth, which arrive one after another.
struct Round<'a> {
    game: &'a AnyGame,
    expected: usize,
    infos: Vec<SearchInfo>,
}

impl Round<'_> {
    /// Adds a search result. Returns the update that it completes.
    fn add(&mut self, info: &SearchInfo) -> Option<AnalysisUpdate> {
        // A search by playouts reports the moves that it has tried, which may be fewer.
        let before = if info.rank == 1 { self.finish() } else { None };
        self.infos.push(info.clone());
        if self.infos.len() < self.expected { before } else { self.finish() }
    }

    fn finish(&mut self) -> Option<AnalysisUpdate> {
        AnalysisUpdate::new(self.game, &std::mem::take(&mut self.infos))
    }
}
