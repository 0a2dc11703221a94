//! The engine: one search at a time, with a memory that lasts from move to move.

use super::abande::{Memory, RootMove, Search};
use super::{EngineOptions, Limits, Mebibytes, Stop, Thought};
use crate::rules::{AnyGame, Variant};

/// Searches positions and remembers what it has seen.
#[derive(Debug)]
pub struct Engine {
    options: EngineOptions,
    memory: Memory,
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
        Self { options, memory: Memory::new(options.hash, options.threads), variant: None }
    }

    /// Forgets everything, as before a new game.
    pub fn clear(&mut self) {
        self.memory.clear();
        self.variant = None;
    }

    /// Thinks about a position until a limit is reached, `stop` is raised or the end of the game is proved;
    /// none if the game is over or not one that [the computer plays](super::computer_plays). `on_info` hears of every finished depth.
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
            AnyGame::Anda(_) => None,
        }
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
