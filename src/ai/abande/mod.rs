//! Searching Abande.

mod alpha_beta;
mod deepening;
mod endings;
mod estimate;
mod evaluate;
mod history;
mod moves;
pub(super) mod net;
mod novice;
mod parameters;
mod prospects;
mod quiescence;
mod stacks;
mod table;
#[cfg(test)]
mod tests;
mod threads;

pub(super) use deepening::{RootMove, root_moves};
pub(super) use novice::Sight;
pub(super) use threads::{Memory, Search};
