//! Searching Abande.

mod alpha_beta;
mod deepening;
mod estimate;
mod evaluate;
mod history;
mod moves;
mod quiescence;
#[cfg(test)]
mod tests;

pub(super) use deepening::{Memory, RootMove, Searcher, root_moves};
pub(super) use evaluate::TERMS;
