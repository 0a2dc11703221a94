//! Searching Abande.

mod alpha_beta;
mod endgame;
mod endgame_cache;
mod eval_terms;
mod evaluator;
mod handcrafted;
mod history;
mod iterative_deepening;
mod lazy_smp;
mod margin_bounds;
mod move_picker;
pub(super) mod net;
mod node;
mod novice;
mod parameters;
mod pv_table;
mod quiescence;
mod request;
mod searcher;
mod stack_features;
#[cfg(test)]
mod tests;
mod thread_data;
mod transposition_table;
mod window;

pub(super) use lazy_smp::SearchTables;
pub(super) use novice::Novice;
pub(super) use request::{RootMove, SearchRequest, root_moves};
