//! The engine: one search at a time, with a memory that lasts from move to move.

use super::abande::{self, RootMove};
use super::anda;
use super::{EngineOptions, Limits, Mebibytes, Stop, Thought};
use crate::board::Board;
use crate::rules::{self, AnyGame};

/// Searches positions and remembers what it has seen.
#[derive(Debug)]
pub struct Engine {
    options: EngineOptions,
    memory: Memory,
}

/// What an engine remembers: of one game at a time, for which it may fill all that the engine is given.
#[derive(Debug)]
enum Memory {
    Nothing,
    /// Positions of different boards share keys.
    Abande(abande::Memory, &'static Board),
    Anda(anda::Memory),
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
        Self { options, memory: Memory::Nothing }
    }

    /// Forgets everything, as before a new game.
    pub fn clear(&mut self) {
        match &mut self.memory {
            Memory::Nothing => {}
            Memory::Abande(memory, _) => memory.clear(),
            Memory::Anda(memory) => memory.clear(),
        }
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
                self.search_abande(position, &abande::root_moves(position), limits, stop, on_info)
            }
            AnyGame::Anda(position) => {
                self.search_anda(position, &anda::root_moves(position), limits, 0, stop, on_info)
            }
        }
    }

    /// As [`search`](Self::search), but chooses only among these moves.
    pub(super) fn search_abande(
        &mut self,
        position: &rules::abande::Position,
        moves: &[RootMove],
        limits: &Limits,
        stop: &Stop,
        on_info: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        let EngineOptions { hash, threads, ranks, contempt } = self.options;
        let board = position.board();
        let mut memory = match std::mem::replace(&mut self.memory, Memory::Nothing) {
            Memory::Abande(memory, known) if known == board => memory,
            other => {
                // What there was is given back before there is more.
                drop(other);
                abande::Memory::new(hash, threads)
            }
        };
        let search = abande::Search { moves, limits, ranks, contempt, stop };
        let thought = search.run(position, &mut memory, on_info);
        self.memory = Memory::Abande(memory, board);
        thought
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
        let EngineOptions { hash, threads, ranks, .. } = self.options;
        let mut memory = match std::mem::replace(&mut self.memory, Memory::Nothing) {
            Memory::Anda(memory) => memory,
            other => {
                drop(other);
                anda::Memory::new(hash)
            }
        };
        let search = anda::Search { moves, limits, threads, ranks, seed, stop };
        let thought = search.run(position, &mut memory, on_info);
        self.memory = Memory::Anda(memory);
        thought
    }
}
