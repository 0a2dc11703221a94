//! Search and evaluation (interface only, to be replaced by the real thing).

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::play::Level;
use crate::rules::{AnyGame, AnyMove, Game};

/// A flag that ends a search from another thread.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asks every search that holds this flag to end.
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the search should end.
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The computer as a player.
#[derive(Debug)]
pub struct Opponent {
    _level: Level,
}

impl Opponent {
    /// An opponent of a level; the seed makes its play repeatable.
    pub fn new(level: Level, _seed: u64) -> Self {
        Self { _level: level }
    }

    /// The move it plays; none once the game is over. Raising `stop` makes it answer at once.
    pub fn choose(&mut self, game: &AnyGame, _stop: &Stop) -> Option<AnyMove> {
        game.legal_moves().into_iter().next()
    }
}
