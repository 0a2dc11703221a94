//! Every number that the search of Anda was tuned with.

/// A leaf gets its children when it is met for so many-th time.
pub(super) const GROW_AT: u32 = 2;
/// How much is looked at what was seldom tried: the factor of UCB1's root.
pub(super) const EXPLORATION: f32 = 0.5;
/// Plies after which a playout is given up, for each cell of the board: none in thousands of games is that long.
pub(super) const PLIES_PER_CELL: usize = 8;
/// The first report of a search comes after so many playouts, the others whenever they have doubled.
pub(super) const FIRST_REPORT: u64 = 64;
