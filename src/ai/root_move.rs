//! The moves that a search chooses from.

use super::Score;

/// A move that a search may choose at its root, with a bonus that is added to its score.
#[derive(Clone, Copy, Debug)]
pub(super) struct RootMove<M> {
    pub(super) mv: M,
    /// Centipoints added to the score: for variety, or because a character likes the move. In Anda 100 are a won game
    /// and -100 a lost one.
    pub(super) bonus: Score,
}

impl<M> RootMove<M> {
    pub(super) const fn without_bonus(mv: M) -> Self {
        Self { mv, bonus: Score::EVEN }
    }
}
