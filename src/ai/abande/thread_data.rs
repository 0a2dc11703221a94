//! Data of one search thread.

use super::endgame_cache::EndgameCache;
use super::history::History;

/// What a thread keeps to itself.
#[derive(Debug)]
pub(super) struct ThreadData {
    pub(super) history: History,
    pub(super) endgame_cache: EndgameCache,
}

impl ThreadData {
    /// Nothing noted yet, with so many bytes for endgame_cache.
    pub(super) fn new(bytes: usize) -> Self {
        Self { history: History::new(), endgame_cache: EndgameCache::new(bytes) }
    }

    pub(super) fn clear(&mut self) {
        self.history = History::new();
        self.endgame_cache.clear();
    }
}
