//! The engine: one search at a time, with a memory that lasts from move to move.

use super::abande::{Memory, RootMove, Searcher};
use super::budget::Budget;
use super::{Limits, Stop, Thought};
use crate::rules::{AnyGame, Variant};

/// A size of memory, 1 to 4,096 MiB.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mebibytes(u32);

impl Mebibytes {
    /// The smallest size.
    pub const MIN: Self = Self(1);
    /// What an engine takes if not told otherwise.
    pub const DEFAULT: Self = Self(16);
    /// The largest size.
    pub const MAX: Self = Self(4_096);

    /// So many MiB, if that is a sensible size.
    pub const fn new(count: u32) -> Option<Self> {
        if count >= Self::MIN.0 && count <= Self::MAX.0 { Some(Self(count)) } else { None }
    }

    /// How many MiB.
    pub const fn get(self) -> u32 {
        self.0
    }

    pub(super) const fn bytes(self) -> usize {
        (self.0 as usize) << 20
    }
}

/// Searches positions and remembers what it has seen.
#[derive(Debug)]
pub struct Engine {
    memory: Memory,
    /// What the memory is about: positions of different boards share keys.
    variant: Option<Variant>,
}

impl Default for Engine {
    fn default() -> Self {
        Self::new(Mebibytes::DEFAULT)
    }
}

impl Engine {
    /// An engine whose memory of positions is bounded by this size.
    pub fn new(hash: Mebibytes) -> Self {
        Self { memory: Memory::new(hash), variant: None }
    }

    /// Forgets everything, as before a new game.
    pub fn clear(&mut self) {
        self.memory.clear();
        self.variant = None;
    }

    /// Thinks about a position until a limit is reached, `stop` is raised or the end of the game is proved;
    /// none if the game is over or not one that [the computer plays](super::computer_plays). `on_info` hears of every finished depth.
    ///
    /// Without a time limit the same engine, asked the same questions, gives the same answers.
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
                let searcher = Searcher::new(&mut self.memory, Budget::new(limits, stop));
                searcher.run(position, moves, limits.depth, on_info)
            }
            AnyGame::Anda(_) => None,
        }
    }
}
