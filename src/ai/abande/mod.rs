//! Searching Abande.

mod alpha_beta;
mod deepening;
mod endings;
mod estimate;
mod evaluate;
mod history;
mod moves;
mod prospects;
mod quiescence;
#[cfg(test)]
mod tests;
mod threads;

pub(super) use deepening::{RootMove, root_moves};
pub(super) use evaluate::TERMS;
pub(super) use threads::{Memory, Search};
