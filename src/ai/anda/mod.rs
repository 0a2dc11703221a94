//! Searching Anda: a tree of playouts.

mod descent;
mod parameters;
mod playout;
mod random;
mod search;
mod tree;

pub(super) use search::{Memory, Searcher, root_moves};
