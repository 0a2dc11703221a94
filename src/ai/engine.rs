//! The engine: one search at a time, with a memory that lasts from move to move.

use super::abande::{Memory, RootMove, Search};
use super::anda;
use super::{EngineOptions, Limits, Mebibytes, Stop, Thought};
use crate::rules::{self, AnyGame, Variant};

/// Searches positions and remembers what it has seen.
#[derive(Debug)]
pub struct Engine {
    options: EngineOptions,
    memory: Memory,
    /// That of Anda's search, which asks for memory only as it needs it.
    tree: anda::Memory,
    /// What the memory is about: positions of different boards share keys.
    variant: Option<Variant>,
}

impl Default for Engine {
    fn default() -> Self {
        Self::with(EngineOptions::default())
    }
}

impl Engine {
    /// An engine of one thread whose memory of positions is bounded by this size.
    pub fn new(hash: Mebibytes) -> Self {
        Self::with(EngineOptions { hash, ..EngineOptions::default() })
    }

    /// An engine with all options.
    pub fn with(options: EngineOptions) -> Self {
        let memory = Memory::new(options.hash, options.threads);
        Self { options, memory, tree: anda::Memory::new(options.hash), variant: None }
    }

    /// Forgets everything, as before a new game.
    pub fn clear(&mut self) {
        self.memory.clear();
        self.tree.clear();
        self.variant = None;
    }

    /// Thinks about a position until a limit is reached, `stop` is raised or the end of the game is proved;
    /// none if the game is over. `on_info` hears of every finished depth, in Anda whenever the playouts
    /// have doubled.
    ///
    /// Without a time limit the same engine of one thread, asked the same questions, gives the same answers.
    pub fn search(
        &mut self,
        game: &AnyGame,
        limits: &Limits,
        stop: &Stop,
        on_info: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        match game {
            AnyGame::Abande(position) => {
                self.search_among(game, &super::abande::root_moves(position), limits, stop, on_info)
            }
            AnyGame::Anda(position) => {
                self.search_anda(position, &anda::root_moves(position), limits, 0, stop, on_info)
            }
        }
    }

    /// As [`search`](Self::search), but chooses only among these moves; the seed is that of its playouts.
    pub(super) fn search_anda(
        &mut self,
        position: &rules::anda::Position,
        moves: &[rules::anda::Move],
        limits: &Limits,
        seed: u64,
        stop: &Stop,
        on_info: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        let EngineOptions { threads, ranks, .. } = self.options;
        let search = anda::Search { moves, limits, threads, ranks, seed, stop };
        search.run(position, &mut self.tree, on_info)
    }

    /// As [`search`](Self::search), but chooses only among these moves.
    pub(super) fn search_among(
        &mut self,
        game: &AnyGame,
        moves: &[RootMove],
        limits: &Limits,
        stop: &Stop,
        on_info: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        let variant = game.variant();
        if self.variant.replace(variant).is_some_and(|before| before != variant) {
            self.memory.clear();
        }
        match game {
            AnyGame::Abande(position) => {
                let EngineOptions { ranks, contempt, .. } = self.options;
                let search = Search { moves, limits, ranks, contempt, stop };
                search.run(position, &mut self.memory, on_info)
            }
            AnyGame::Anda(_) => None,
        }
    }
}
