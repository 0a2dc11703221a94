//! Data that persists from search to search for each thread.

use super::endgame_cache::EndgameCache;
use super::history::History;

/// Move statistics and endgame cache of one search thread, which persist from search to search.
#[derive(Debug)]
pub(super) struct ThreadData {
    pub(super) history: History,
    pub(super) endgame_cache: EndgameCache,
}

impl ThreadData {
    /// Creates empty tables, with this many bytes for the endgame cache.
    pub(super) fn new(bytes: usize) -> Self {
        Self { history: History::new(), endgame_cache: EndgameCache::new(bytes) }
    }

    /// Forgets the move history and empties the endgame cache, so that the next search behaves like the first. Between
    /// ordinary searches the history is only aged, and the cache is kept.
    pub(super) fn clear(&mut self) {
        self.history = History::new();
        self.endgame_cache.clear();
    }
}
