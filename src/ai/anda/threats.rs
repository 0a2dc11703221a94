//! Which groups one stone can smother.
//!
//! A group lives by the regions beside it that touch no enemy group, or two or more. A stone that joins all the
//! enemy groups that touch those regions leaves one enemy group in each of them, and so smothers it. What dies because
//! a stone splits a region is not seen here: in random games every second kill, as `tests.rs` counts.

use arrayvec::ArrayVec;

use crate::board::BoardSet;
use crate::rules::Player;
use crate::rules::anda::Field;

/// A stone has six neighbours, and so joins at most three groups.
const MAX_JOINED: u32 = 3;

/// What a player's next stone could smother.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Threats {
    /// Where it would smother a group.
    pub(super) kills: BoardSet,
    /// Where it would smother all groups, and so win.
    pub(super) wins: BoardSet,
}

/// The groups of a player that touch a region, as bits by their number; more than [`MAX_JOINED`] are not told apart.
type Groups = u128;

impl Threats {
    /// The threats of a player, were it that player's turn.
    pub(super) fn of(field: &Field, player: Player) -> Self {
        let victims = field.groups(player.other());
        let groups = field.groups(player);
        if groups.len() < 2 || groups.len() > Groups::BITS as usize {
            return Self::default();
        }
        // The regions that keep victims alive but could stop to, with the groups that touch each.
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
                // With no keeper it is smothered already, and goes in any case.
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
                // Without room it is worked out again.
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
