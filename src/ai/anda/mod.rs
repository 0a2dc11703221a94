//! Searching Anda: a tree of playouts.

mod descent;
mod memory;
mod parameters;
mod playout;
mod priors;
mod random;
mod report;
mod scene;
mod search;
#[cfg(test)]
mod tests;
mod threats;
mod tree;

pub(super) use memory::Memory;
pub(super) use search::{Search, root_moves};
