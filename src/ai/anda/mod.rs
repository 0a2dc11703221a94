//! Monte Carlo tree search for Anda. Tunable numbers are in `parameters`; `docs/engine-anda.md` says how it works.

mod cell_kinds;
mod mcts;
mod parameters;
mod playout;
mod priors;
mod report;
mod request;
mod rng;
mod search;
mod selection;
#[cfg(test)]
mod tests;
mod threats;
mod tree;
mod tree_reuse;

pub(super) use request::{SearchRequest, root_moves};
pub(super) use tree_reuse::PersistentTree;
