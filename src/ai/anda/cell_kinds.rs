//! What a player sees at a glance: the free cells by what a stone there would do.

use crate::board::{BoardSet, Point};
use crate::rules::anda::{Field, Group};

use super::parameters::{CELL_KINDS, CELL_WEIGHTS, prior};

/// The cells open to the player to move, sorted by kind.
#[derive(Clone, Copy, Debug)]
pub(super) struct CellKinds {
    /// Every open cell: empty, and in no enemy territory.
    pub(super) open: BoardSet,
    /// Where a stone joins groups of the player.
    pub(super) joins: BoardSet,
    /// The player's own territory: a stone there is a breath lost.
    pub(super) home: BoardSet,
    /// The cells of each kind, the player's own territory not among them.
    pub(super) kinds: [BoardSet; CELL_KINDS],
}

impl CellKinds {
    pub(super) fn of(field: &Field) -> Self {
        let player = field.position().turn();
        let open = field.candidates();
        let home = field.territory(player) & open;
        let [touches, joins] = around(field.groups(player));
        let [meets, cuts] = around(field.groups(player.other()));
        let free = open - home;
        let alone = free - touches;
        let once = (free & touches) - joins;
        let joining = free & joins;
        let by_enemy = |cells: BoardSet| [cells - meets, (cells & meets) - cuts, cells & cuts];
        let [a, b, c] = [alone, once, joining].map(by_enemy);
        let kinds = [a[0], a[1], a[2], b[0], b[1], b[2], c[0], c[1], c[2]];
        Self { open, joins: joins & open, home, kinds }
    }

    /// The weight of a cell as a move in the tree.
    pub(super) fn weight(&self, point: Point) -> f32 {
        let kind = self.kinds.iter().position(|cells| cells.contains(point));
        #[expect(clippy::cast_precision_loss, reason = "small numbers")]
        kind.map_or(prior::OWN_TERRITORY, |kind| CELL_WEIGHTS[kind] as f32)
    }
}

/// The cells next to a group, and those next to two or more.
fn around(groups: &[Group]) -> [BoardSet; 2] {
    groups
        .iter()
        .fold([BoardSet::EMPTY; 2], |[once, twice], group| [once | group.halo, twice | (once & group.halo)])
}
