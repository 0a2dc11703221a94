//! Alpha-beta search for Abande: iterative deepening, principal variation search, quiescence, a transposition table
//! that all threads share, and an exact solver for endgames.
//!
//! `searcher` is one search thread; each part of the search adds its methods in a file of its own, and types are in
//! files that import no search. `net` evaluates positions. `novice` plays the lowest levels without a search. Tunable
//! numbers are in `parameters`.

mod alpha_beta;
mod endgame;
mod endgame_cache;
mod history;
mod iterative_deepening;
mod lazy_smp;
mod margin_bounds;
mod margin_scoring;
mod move_picker;
pub(super) mod net;
mod node;
mod novice;
mod parameters;
mod pv_table;
mod quiescence;
mod request;
mod searcher;
#[cfg(test)]
mod tests;
mod thread_data;
mod transposition_table;
mod window;

pub(super) use lazy_smp::SearchTables;
pub(super) use novice::Novice;
pub(super) use request::{SearchRequest, root_moves};
