//! Lazy SMP: all threads search the same root and share the transposition table.

use std::sync::atomic::AtomicU64;
use std::thread;
use std::time::Instant;

use crate::ai::time_manager::TimeManager;
use crate::ai::{Limits, SEARCH_STACK_SIZE, SearchInfo, Stop, Threads};
use crate::board::grid::{Grid, GridTask};
use crate::rules::abande::Position;
use crate::rules::abande::bits::BitPosition;

use super::margin_scoring::MarginScoring;
use super::node::Node;
use super::parameters::endgame;
use super::request::SearchRequest;
use super::searcher::Searcher;
use super::thread_data::ThreadData;
use super::transposition_table::TranspositionTable;

/// Memory that the search of Abande keeps from one search to the next: the transposition table and the tables
/// of each thread.
#[derive(Debug)]
pub(in crate::ai) struct SearchTables {
    tt: TranspositionTable,
    thread_data: Vec<ThreadData>,
    /// Scoring of the margins in the transposition table.
    scoring: MarginScoring,
}

impl SearchTables {
    /// Allocates tables of at most this many bytes for this many threads.
    pub(in crate::ai) fn new(bytes: usize, threads: Threads) -> Self {
        let share = bytes / endgame::CACHE_SHARE / usize::from(threads.get());
        let thread_data: Vec<_> = (0..threads.get()).map(|_| ThreadData::new(share)).collect();
        let taken: usize = thread_data.iter().map(|thread_data| thread_data.endgame_cache.bytes()).sum();
        Self { tt: TranspositionTable::new(bytes - taken), thread_data, scoring: MarginScoring::default() }
    }

    /// Clears all tables, after which the search behaves as if new.
    pub(in crate::ai) fn clear(&mut self) {
        self.tt.clear();
        self.thread_data.iter_mut().for_each(ThreadData::clear);
        self.scoring = MarginScoring::default();
    }

    /// Returns the number of threads that the tables are for.
    #[cfg(test)]
    pub(in crate::ai) fn threads(&self) -> usize {
        self.thread_data.len()
    }

    /// Address of the transposition table in memory, to notice in tests that it was reused.
    #[cfg(test)]
    pub(in crate::ai) fn address(&self) -> usize {
        self.tt.address()
    }

    /// Returns the size of all tables in bytes.
    pub(in crate::ai) fn bytes(&self) -> usize {
        self.tt.bytes()
            + self.thread_data.iter().map(|thread_data| thread_data.endgame_cache.bytes()).sum::<usize>()
    }
}

impl SearchRequest<'_> {
    /// Searches a position of Abande with all threads until a limit is reached or the game is solved, and
    /// returns the best line. `None` without a root move.
    pub(in crate::ai) fn run(
        self,
        position: &Position,
        tables: &mut SearchTables,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> Option<SearchInfo> {
        position.rules().layout.dispatch(WithGrid { search: self, position, tables, on_info })
    }

    fn run_on<G: Grid>(
        self,
        root: &Node<G>,
        scoring: MarginScoring,
        tables: &mut SearchTables,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> Option<SearchInfo> {
        let started = Instant::now();
        if tables.scoring != scoring {
            tables.clear();
            tables.scoring = scoring;
        }
        tables.tt.new_search();
        tables.thread_data.iter_mut().for_each(|thread_data| thread_data.history.age());
        let SearchTables { tt, thread_data, .. } = tables;
        let (tt, shared_nodes, main_done) = (&*tt, AtomicU64::new(0), Stop::default());
        let threads = Threads::new(u8::try_from(thread_data.len()).ok()?)?;
        let (main, helpers) = thread_data.split_first_mut()?;
        // Only the main thread checks the time and the stop flag of the caller; helpers end with it.
        let helper_limits = Limits { time: None, ..*self.limits };
        thread::scope(|scope| {
            let _stop_helpers = main_done.raise_on_drop();
            for (thread_data, ahead) in helpers.iter_mut().zip(1..) {
                let time_manager =
                    TimeManager::new(&helper_limits, threads, started, &main_done, &shared_nodes);
                let help = move || {
                    let searcher = Searcher::new::<G>(tt, thread_data, time_manager, scoring);
                    searcher.search_helper(root, &self, ahead % 2);
                };
                // If a thread cannot be started, the search is slower and uses fewer nodes than its limit.
                let _ = thread::Builder::new()
                    .name("search".into())
                    .stack_size(SEARCH_STACK_SIZE)
                    .spawn_scoped(scope, help);
            }
            let time_manager = TimeManager::new(self.limits, threads, started, self.stop, &shared_nodes);
            Searcher::new::<G>(tt, main, time_manager, scoring).search_main(root, &self, on_info)
        })
    }
}

/// One search with its tables, as a task that is compiled for each board.
struct WithGrid<'a, 's> {
    search: SearchRequest<'s>,
    position: &'a Position,
    tables: &'a mut SearchTables,
    on_info: &'a mut dyn FnMut(&SearchInfo),
}

impl GridTask for WithGrid<'_, '_> {
    type Output = Option<SearchInfo>;

    fn run<G: Grid>(self) -> Option<SearchInfo> {
        let root = Node::new(BitPosition::<G>::new(self.position));
        let scoring = MarginScoring::new(self.position, self.search.contempt);
        self.search.run_on(&root, scoring, self.tables, self.on_info)
    }
}
