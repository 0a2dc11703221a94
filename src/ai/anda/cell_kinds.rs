//! The open cells of a position, by what a stone there would touch.

use crate::board::{BoardSet, Point};
use crate::rules::anda::{Field, Group};

use super::parameters::{CELL_KINDS, CELL_WEIGHTS, prior};

/// Cells where the player to move may place a stone, by how many own and enemy groups a stone there would
/// touch.
#[derive(Clone, Copy, Debug)]
pub(super) struct CellKinds {
    /// Empty cells outside enemy territory.
    pub(super) open: BoardSet,
    /// Cells where a stone joins groups of the player.
    pub(super) joins: BoardSet,
    /// The player's own territory, where each stone uses up a spare move.
    pub(super) own_territory: BoardSet,
    /// Cells of each kind, without the player's own territory.
    pub(super) kinds: [BoardSet; CELL_KINDS],
}

impl CellKinds {
    /// Sorts the cells of a position into kinds.
    pub(super) fn of(field: &Field) -> Self {
        let player = field.position().turn();
        let open = field.candidates();
        let own_territory = field.territory(player) & open;
        let [touches, joins] = around(field.groups(player));
        let [meets, cuts] = around(field.groups(player.other()));
        let free = open - own_territory;
        let alone = free - touches;
        let once = (free & touches) - joins;
        let joining = free & joins;
        let by_enemy = |cells: BoardSet| [cells - meets, (cells & meets) - cuts, cells & cuts];
        let [a, b, c] = [alone, once, joining].map(by_enemy);
        let kinds = [a[0], a[1], a[2], b[0], b[1], b[2], c[0], c[1], c[2]];
        Self { open, joins: joins & open, own_territory, kinds }
    }

    /// Returns the weight that the kind of a cell gives to a stone there in move priors.
    pub(super) fn weight(&self, point: Point) -> f32 {
        let kind = self.kinds.iter().position(|cells| cells.contains(point));
        #[expect(clippy::cast_precision_loss, reason = "small numbers")]
        kind.map_or(prior::OWN_TERRITORY, |kind| CELL_WEIGHTS[kind] as f32)
    }
}

/// Returns the cells next to a group, and those next to two or more.
fn around(groups: &[Group]) -> [BoardSet; 2] {
    groups
        .iter()
        .fold([BoardSet::EMPTY; 2], |[once, twice], group| [once | group.halo, twice | (once & group.halo)])
}
