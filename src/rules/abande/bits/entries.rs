//! Counting the replies to many entries at once.
//!
//! An entry changes little: new empty points next to the band, one more single to capture, and the arcs of the
//! stacks that touch it. So nothing is counted once for each entry. For each of the eight ways, all stacks that
//! have an entry there are looked at together: what would an entry on that way do to you?

use crate::board::grid::{self, Grid, WAYS};

use super::count::count_pairs;
use super::{BandShape, BitPosition};

impl<G: Grid> BitPosition<G> {
    /// Adds up the number of the opponent's replies, other than passes, to entering a piece on each of the
    /// cells in `simple`. Each of them must have one arc around it, and the band must enclose no hole.
    #[inline(always)]
    pub(super) fn count_replies_to_simple(&self, shape: &BandShape, simple: u64) -> u32 {
        debug_assert!(self.holes == 0 && simple & !shape.arcs.exactly_one() == 0);
        let [_, pinned, ..] = shape.arcs.0;
        let (movable, capturable) = (self.other & !self.towers, self.mover & !self.towers);
        let mut sum = 0;
        if self.hands[1] > 0 {
            let edge = shape.around & G::ON_BOARD;
            let open = (edge & !self.occupied()).count_ones() - 1;
            let beyond = G::ON_BOARD & !edge & !self.occupied();
            sum += simple.count_ones() * open + count_pairs::<G>(simple, beyond, !0);
        }
        // Captures as if the entry had not been there.
        sum += simple.count_ones() * count_pairs::<G>(movable & !pinned, capturable, !self.twos);
        // Captures of the entered piece, and stacks that it pins or frees.
        let beside = grid::neighbours_in::<G>(simple);
        let changed = grid::pins_changed::<G>(self.occupied(), simple, &shape.arcs).map(|set| set & movable);
        for way in 0..WAYS {
            sum += (beside[way] & movable & !(pinned ^ changed[way])).count_ones();
        }
        let times = low_digits(&changed);
        let targets = low_digits(&self.targets_of_other(movable, capturable));
        let (mut all, mut freed) = (0, 0);
        for (i, times) in times.into_iter().enumerate() {
            for (j, targets) in targets.into_iter().enumerate() {
                let both = times & targets;
                all += both.count_ones() << (i + j);
                freed += (both & pinned).count_ones() << (i + j);
            }
        }
        sum + 2 * freed - all
    }

    /// For each direction, the stacks of the player not to move that could capture their neighbour there if no stack
    /// were pinned.
    #[inline(always)]
    fn targets_of_other(&self, movable: u64, capturable: u64) -> [u64; WAYS] {
        let (any, low) =
            (grid::neighbours_in::<G>(capturable), grid::neighbours_in::<G>(capturable & !self.twos));
        std::array::from_fn(|way| movable & (low[way] | any[way] & !self.twos))
    }
}

/// Counts in how many of the sets each cell is, for all cells at once: bit sets of the cells whose count has the ones
/// digit, the twos digit and the fours digit in binary. A count of 8 is not told from 0; it never matters, because a
/// stack with eight targets around it has no empty point beside it.
#[inline(always)]
fn low_digits(sets: &[u64; WAYS]) -> [u64; 3] {
    let add = |a: u64, b: u64, c: u64| (a ^ b ^ c, a & b | (a ^ b) & c);
    let (first, carry_1) = add(sets[0], sets[1], sets[2]);
    let (second, carry_2) = add(sets[3], sets[4], sets[5]);
    let (third, carry_3) = add(first, second, sets[6]);
    let (ones, carry_4) = (third ^ sets[7], third & sets[7]);
    let (fourth, high_1) = add(carry_1, carry_2, carry_3);
    [ones, fourth ^ carry_4, high_1 ^ fourth & carry_4]
}
