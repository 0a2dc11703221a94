//! Searching with several threads: they share what they know of positions and nothing else (lazy SMP).

use std::sync::atomic::AtomicU64;
use std::thread;
use std::time::Instant;

use crate::ai::budget::Budget;
use crate::ai::{Contempt, Limits, Ranks, STACK, Stop, Thought, Threads};
use crate::board::grid::{ForGrid, Grid};
use crate::rules::abande::Position;
use crate::rules::abande::bits::Bits;

use super::alpha_beta::Node;
use super::deepening::{RootMove, Searcher};
use super::endings::Endings;
use super::estimate::Lean;
use super::history::History;
use super::parameters::ending;
use super::table::Table;

/// What a thread keeps to itself.
#[derive(Debug)]
pub(super) struct Notes {
    pub(super) history: History,
    pub(super) endings: Endings,
}

impl Notes {
    /// Nothing noted yet, with so many bytes for endings.
    pub(super) fn new(bytes: usize) -> Self {
        Self { history: History::new(), endings: Endings::new(bytes) }
    }

    fn clear(&mut self) {
        self.history = History::new();
        self.endings.clear();
    }
}

/// What lasts from search to search.
#[derive(Debug)]
pub(in crate::ai) struct Memory {
    table: Table,
    /// One for each thread.
    notes: Vec<Notes>,
    /// Whose liking the estimates in the table hold.
    lean: Option<Lean>,
}

impl Memory {
    /// The memory of so many threads, at most so many bytes, all of them ready.
    pub(in crate::ai) fn new(bytes: usize, threads: Threads) -> Self {
        let share = bytes / ending::SHARE / usize::from(threads.get());
        let notes: Vec<_> = (0..threads.get()).map(|_| Notes::new(share)).collect();
        let taken: usize = notes.iter().map(|notes| notes.endings.bytes()).sum();
        Self { table: Table::new(bytes - taken), notes, lean: None }
    }

    /// Forgets everything, and is like new then.
    pub(in crate::ai) fn clear(&mut self) {
        self.table.clear();
        self.notes.iter_mut().for_each(Notes::clear);
        self.lean = None;
    }

    /// How many threads it is for.
    #[cfg(test)]
    pub(in crate::ai) fn threads(&self) -> usize {
        self.notes.len()
    }

    /// Where the table lies.
    #[cfg(test)]
    pub(in crate::ai) fn place(&self) -> usize {
        self.table.place()
    }

    /// How much memory it takes.
    pub(in crate::ai) fn bytes(&self) -> usize {
        self.table.bytes() + self.notes.iter().map(|notes| notes.endings.bytes()).sum::<usize>()
    }
}

/// What is asked.
#[derive(Clone, Copy, Debug)]
pub(in crate::ai) struct Search<'a> {
    pub(in crate::ai) moves: &'a [RootMove],
    pub(in crate::ai) limits: &'a Limits,
    pub(in crate::ai) ranks: Ranks,
    pub(in crate::ai) contempt: Contempt,
    pub(in crate::ai) stop: &'a Stop,
}

impl Search<'_> {
    /// Searches until a limit is reached or the end of the game is proved; none without a move.
    pub(in crate::ai) fn run(
        self,
        position: &Position,
        memory: &mut Memory,
        on_info: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        position.rules().layout.with_grid(OnGrid { search: self, position, memory, on_info })
    }

    fn run_on<G: Grid>(
        self,
        root: &Node<G>,
        memory: &mut Memory,
        on_info: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        let started = Instant::now();
        let lean = Lean::new(root.bits.turn(), self.contempt);
        if memory.lean != lean {
            memory.clear();
            memory.lean = lean;
        }
        memory.table.grow_older();
        memory.notes.iter_mut().for_each(|notes| notes.history.fade());
        let Memory { table, notes, .. } = memory;
        let (table, visited, enough) = (&*table, AtomicU64::new(0), Stop::default());
        let threads = Threads::new(u8::try_from(notes.len()).ok()?)?;
        let (own, others) = notes.split_first_mut()?;
        // Only the first thread looks at the clock and listens; the others end with it.
        let helpers = Limits { time: None, ..*self.limits };
        thread::scope(|scope| {
            let _others_end = enough.raise_on_drop();
            for (notes, ahead) in others.iter_mut().zip(1..) {
                let budget = Budget::new(&helpers, threads, started, &enough, &visited);
                let help =
                    move || Searcher::new::<G>(table, notes, budget, lean).help(root, &self, ahead % 2);
                // With fewer threads than asked for the search is slower, and a limit of nodes is not used up.
                let _ =
                    thread::Builder::new().name("search".into()).stack_size(STACK).spawn_scoped(scope, help);
            }
            let budget = Budget::new(self.limits, threads, started, self.stop, &visited);
            Searcher::new::<G>(table, own, budget, lean).lead(root, &self, on_info)
        })
    }
}

/// A search waiting for the type of its board.
struct OnGrid<'a, 's> {
    search: Search<'s>,
    position: &'a Position,
    memory: &'a mut Memory,
    on_info: &'a mut dyn FnMut(&Thought),
}

impl ForGrid for OnGrid<'_, '_> {
    type Output = Option<Thought>;

    fn run<G: Grid>(self) -> Option<Thought> {
        let root = Node::new(Bits::<G>::new(self.position));
        self.search.run_on(&root, self.memory, self.on_info)
    }
}
