//! Static detection of groups that one stone can smother.
//!
//! A group lives by the adjacent regions that touch either no enemy group or several. A stone that joins all enemy
//! groups around those regions leaves a single enemy group at each of them, and so smothers the group. A stone that
//! kills by splitting a region is not detected; in random games that is every second kill, as `tests.rs` counts.

use arrayvec::ArrayVec;

use crate::board::BoardSet;
use crate::rules::Player;
use crate::rules::anda::Field;

/// Maximum groups that a stone joins: it has six neighbours.
const MAX_JOINED: u32 = 3;

/// Cells where the next stone of a player smothers enemy groups: any, or all of them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Threats {
    /// Cells where a stone smothers at least one group.
    pub(super) kills: BoardSet,
    /// Cells where a stone smothers all groups, and so wins.
    pub(super) wins: BoardSet,
}

/// A set of one player's groups: bit `i` stands for the `i`-th of [`Field::groups`].
type Groups = u128;

impl Threats {
    /// Finds the threats of a player, as if it were their turn.
    pub(super) fn of(field: &Field, player: Player) -> Self {
        let victims = field.groups(player.other());
        let groups = field.groups(player);
        if groups.len() < 2 || groups.len() > Groups::BITS as usize {
            return Self::default();
        }
        // Regions that keep victims alive but may cease to, with the groups that touch each.
        let mut safe = BoardSet::EMPTY;
        let mut shared = ArrayVec::<(BoardSet, Groups), 32>::new();
        for region in field.regions() {
            match u32::from(region.groups[player]) {
                1 => {}
                2..=MAX_JOINED if region.groups[player.other()] > 0 => {
                    let touching =
                        groups.iter().zip(0..).filter(|(group, _)| group.halo.intersects(region.cells));
                    let touching = touching.fold(0, |bits, (_, number)| bits | 1 << number);
                    if shared.try_push((region.cells, touching)).is_err() {
                        return Self::default();
                    }
                }
                _ => safe |= region.cells,
            }
        }
        if shared.is_empty() {
            return Self::default();
        }
        let open = field.position().empty() - field.territory(player.other());
        let mut threats = Self { kills: BoardSet::EMPTY, wins: open };
        let mut known = ArrayVec::<(Groups, BoardSet), 4>::new();
        for victim in victims {
            if victim.halo.intersects(safe) {
                threats.wins = BoardSet::EMPTY;
                continue;
            }
            let breaths = shared.iter().filter(|(cells, _)| victim.halo.intersects(*cells));
            let keepers = breaths.fold(0, |bits, (_, touching)| bits | touching);
            if keepers == 0 || keepers.count_ones() > MAX_JOINED {
                // Without such a group it is smothered already and leaves in any case.
                if keepers != 0 {
                    threats.wins = BoardSet::EMPTY;
                }
                continue;
            }
            let cells = if let Some((_, cells)) = known.iter().find(|(groups, _)| *groups == keepers) {
                *cells
            } else {
                let joined = groups.iter().zip(0..).filter(|(_, number)| keepers >> number & 1 != 0);
                let cells = joined.fold(open, |cells, (group, _)| cells & group.halo);
                // If there is no room, it is computed again.
                let _ = known.try_push((keepers, cells));
                cells
            };
            threats.kills |= cells;
            threats.wins &= cells;
        }
        if threats.kills.is_empty() {
            threats.wins = BoardSet::EMPTY;
        }
        threats
    }
}
