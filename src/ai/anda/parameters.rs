//! Tunable parameters of the Anda search.

/// Visits after which a leaf is expanded.
pub(super) const EXPANSION_VISITS: u32 = 8;
/// Share of its capacity that a full tree is pruned to, in thousandths.
pub(super) const FULLNESS_AFTER_PRUNING: u32 = 500;
/// Exploration constant of the PUCT formula.
pub(super) const CPUCT: f32 = 0.4;
/// Virtual AMAF visits that carry the parent's value, so that unvisited moves have one.
pub(super) const RAVE_PRIOR_VISITS: f32 = 8.0;
/// Visits at which a move's own mean and its AMAF mean count equally, given many AMAF visits.
pub(super) const RAVE_EQUIVALENCE: f32 = 300.0;
/// Plies after which a playout is broken off, for each cell of the board. None of thousands of games is that long.
pub(super) const MAX_PLAYOUT_PLIES_PER_CELL: usize = 8;
/// Playouts before the first search info; the next ones follow whenever the playouts have doubled.
pub(super) const FIRST_INFO_PLAYOUTS: u64 = 64;
/// Divisor of the playouts so far that gives the interval between two checks of the depth limit.
pub(super) const DEPTH_CHECK_DIVISOR: u64 = 8;

/// Kinds of cells: 3 × 3, for no, one or several own groups next to the cell, and the same of enemy groups.
pub(super) const CELL_KINDS: usize = 9;
/// Weight of each kind of cell when a playout draws a move: three rows for no, one or several own groups next to the
/// cell, each with no, one or several enemy groups.
pub(super) const CELL_WEIGHTS: [u32; CELL_KINDS] = [2, 4, 10, 8, 12, 24, 24, 32, 60];
/// Chance in percent that a playout smothers an enemy group (takes it off the board) when it can.
pub(super) const KILL_PERCENT: u32 = 95;
/// Chance in percent that a playout defends a group that the enemy could smother.
pub(super) const SAVE_PERCENT: u32 = 80;
/// Chance in percent that a playout joins own groups next to the enemy's last stone when it can.
pub(super) const JOIN_PERCENT: u32 = 70;

/// Move priors, in the unit of [`CELL_WEIGHTS`].
pub(super) mod prior {
    /// Prior of a stone in the player's own territory.
    pub(in crate::ai::anda) const OWN_TERRITORY: f32 = 1.0;
    /// Prior of spending a point of komi.
    pub(in crate::ai::anda) const KOMI: f32 = 4.0;
    /// Bonus for a stone that smothers all enemy groups, and so wins.
    pub(in crate::ai::anda) const WIN: f32 = 10_000.0;
    /// Bonus for a stone on a cell where the enemy could smother all own groups.
    pub(in crate::ai::anda) const SAVE_ALL: f32 = 1_000.0;
    /// Bonus for a stone that smothers at least one enemy group.
    pub(in crate::ai::anda) const KILL: f32 = 200.0;
    /// Bonus for a stone on a cell where the enemy could smother at least one own group.
    pub(in crate::ai::anda) const SAVE: f32 = 100.0;
    /// Bonus for joining groups next to the enemy's last stone.
    pub(in crate::ai::anda) const JOIN: f32 = 60.0;
}
