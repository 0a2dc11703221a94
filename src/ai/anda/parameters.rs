//! Every number that the search of Anda was tuned with.

/// A leaf gets its children on this visit.
pub(super) const EXPANSION_VISITS: u32 = 8;
/// A full tree is cut back to this many thousandths of its size.
pub(super) const FULLNESS_AFTER_PRUNING: u32 = 500;
/// How much is looked at what was seldom tried, for its prior share of attention.
pub(super) const CPUCT: f32 = 0.4;
/// Playouts that what is expected of a node counts as, for a move of it that nothing is known of.
pub(super) const RAVE_PRIOR_VISITS: f32 = 8.0;
/// Playouts of its own that a move needs to be trusted as much as very many that played it later.
pub(super) const RAVE_EQUIVALENCE: f32 = 300.0;
/// Plies after which a playout is given up, for each cell of the board: none in thousands of games is that long.
pub(super) const MAX_PLAYOUT_PLIES_PER_CELL: usize = 8;
/// The first report of a search comes after so many playouts, the others whenever they have doubled.
pub(super) const FIRST_INFO_PLAYOUTS: u64 = 64;
/// How deep the expected line is, is asked after every so many-th part of all playouts so far.
pub(super) const DEPTH_CHECK_DIVISOR: u64 = 8;

/// Kinds of cells: next to none, one or several of the player's groups, and within these next to none, one or
/// several of the enemy's.
pub(super) const CELL_KINDS: usize = 9;
/// How likely a playout plays on a cell of each kind.
pub(super) const CELL_WEIGHTS: [u32; CELL_KINDS] = [2, 4, 10, 8, 12, 24, 24, 32, 60];
/// How often, of 100, a playout smothers a group when it can.
pub(super) const KILL: u32 = 95;
/// How often it plays where the enemy could smother a group.
pub(super) const SAVE: u32 = 80;
/// How often it joins two groups beside the stone that the enemy has just put between them.
pub(super) const ANSWER: u32 = 70;

/// What a move in the tree is worth at first sight, in the unit of the playouts' weights.
pub(super) mod prior {
    /// The player's own territory.
    pub(in crate::ai::anda) const OWN_TERRITORY: f32 = 1.0;
    /// A komi point.
    pub(in crate::ai::anda) const KOMI: f32 = 4.0;
    /// What is added where all enemies can be smothered, by either player or some of them.
    pub(in crate::ai::anda) const WIN: f32 = 10_000.0;
    pub(in crate::ai::anda) const SAVE_ALL: f32 = 1_000.0;
    pub(in crate::ai::anda) const KILL: f32 = 200.0;
    pub(in crate::ai::anda) const SAVE: f32 = 100.0;
    /// What is added to a join beside the enemy's last stone.
    pub(in crate::ai::anda) const ANSWER: f32 = 60.0;
}
