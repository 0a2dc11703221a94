//! Searching Anda: a tree of playouts.

mod descent;
mod parameters;
mod playout;
mod priors;
mod random;
mod scene;
mod search;
mod threats;
mod tree;

pub(super) use search::{Memory, Searcher, root_moves};
