//! Evaluating positions one after another, as a search meets them.

#![expect(clippy::inline_always, reason = "must be compiled for the same processor as the caller")]

use arrayvec::ArrayVec;

use super::weights::{Lanes, TILE, hand_row, stack_row};
use super::{Features, HIDDEN, Net, phase};
use crate::board::grid::{Cells, CountsBits, Grid, adding_vectors};
use crate::rules::abande::bits::{Bits, Shape};

/// A full activation.
const FULL: i16 = 255;
/// What an output weight of 1 is in the file, and how many centipoints it gives at full activation.
const OUTPUT_ONE: i64 = 64;
const CENTIPOINTS: i64 = 400;
/// What a centipoint is in the linear lanes.
const LINEAR_ONE: i32 = 4;

/// The sums of the rows of a position's features, as each player sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Accumulators {
    features: Features,
    views: [Lanes; 2],
}

/// More features than can come or go at once: a stack has at most 6.
const MOST_CHANGES: usize = 320;
/// Rows to add or to subtract, for each player's view.
type Rows = ArrayVec<[u16; 2], MOST_CHANGES>;

impl Accumulators {
    /// Those of an empty board and empty hands.
    pub(super) fn new(net: &Net) -> Self {
        let mut views = [net.first; 2];
        for (player, view) in views.iter_mut().enumerate() {
            for owner in 0..2 {
                let row = &net.rows[hand_row(owner ^ player, 0)];
                for (tile, weights) in view.0.iter_mut().zip(&row.0) {
                    add(tile, weights);
                }
            }
        }
        Self { features: Features::NONE, views }
    }

    /// Makes `self` those of other features, starting from `from`.
    #[inline(always)]
    pub(super) fn update(&mut self, net: &Net, from: &Self, features: &Features) {
        let (mut gone, mut new) = (Rows::new(), Rows::new());
        for owner in 0..2 {
            let (before, after) = (&from.features.stacks[owner], &features.stacks[owner]);
            for (kind, (&before, &after)) in before.iter().zip(after).enumerate() {
                if before == after {
                    continue;
                }
                let row = |cell: u8| row_of_each(owner, |side| stack_row(side, kind, cell.into()));
                Cells(before & !after).for_each(|cell| gone.push(row(cell)));
                Cells(after & !before).for_each(|cell| new.push(row(cell)));
            }
            let (before, after) = (from.features.hands[owner], features.hands[owner]);
            if before != after {
                gone.push(row_of_each(owner, |side| hand_row(side, before.into())));
                new.push(row_of_each(owner, |side| hand_row(side, after.into())));
            }
        }
        for player in 0..2 {
            for (index, tile) in self.views[player].0.iter_mut().enumerate() {
                // Small enough to stay in registers for all rows.
                let mut sum = from.views[player].0[index];
                for rows in &gone {
                    subtract(&mut sum, &net.rows[usize::from(rows[player])].0[index]);
                }
                for rows in &new {
                    add(&mut sum, &net.rows[usize::from(rows[player])].0[index]);
                }
                *tile = sum;
            }
        }
        self.features = *features;
    }

    /// The value for `mover`, in centipoints.
    #[inline(always)]
    pub(super) fn value(&self, net: &Net, mover: usize) -> i32 {
        let phase = phase(self.features.hands[0] + self.features.hands[1]);
        let [ours, theirs] = &net.output[phase];
        let hidden = dot(&self.views[mover], ours) + dot(&self.views[mover ^ 1], theirs);
        let scale = i64::from(FULL) * i64::from(FULL) * OUTPUT_ONE;
        #[expect(clippy::cast_possible_truncation, reason = "below a hundred points")]
        let hidden = (i64::from(hidden) * CENTIPOINTS / scale) as i32;
        let linear = i32::from(self.views[mover].get(HIDDEN + phase)) / LINEAR_ONE;
        hidden + linear + net.start[phase]
    }
}

#[inline(always)]
#[expect(clippy::cast_possible_truncation, reason = "there are fewer than 65,536 rows")]
fn row_of_each(owner: usize, row: impl Fn(usize) -> usize) -> [u16; 2] {
    [row(owner) as u16, row(owner ^ 1) as u16]
}

#[inline(always)]
fn add(sum: &mut [i16; TILE], weights: &[i16; TILE]) {
    for (lane, &weight) in sum.iter_mut().zip(weights) {
        *lane = lane.wrapping_add(weight);
    }
}

#[inline(always)]
fn subtract(sum: &mut [i16; TILE], weights: &[i16; TILE]) {
    for (lane, &weight) in sum.iter_mut().zip(weights) {
        *lane = lane.wrapping_sub(weight);
    }
}

/// The clipped squares of the lanes times the weights. At most 127 × 255² × 72 and so within 32 bits.
#[inline(always)]
fn dot(view: &Lanes, weights: &Lanes) -> i32 {
    let mut sums = [0; TILE / 2];
    for (tile, weights) in view.0.iter().zip(&weights.0) {
        // In 16 bits as long as possible, and then in pairs: so compilers find the instruction for it.
        let clipped: [i16; TILE] = std::array::from_fn(|lane| tile[lane].clamp(0, FULL));
        let weighed: [i16; TILE] = std::array::from_fn(|lane| clipped[lane].wrapping_mul(weights[lane]));
        for (pair, sum) in sums.iter_mut().enumerate() {
            *sum += i32::from(clipped[2 * pair]) * i32::from(weighed[2 * pair])
                + i32::from(clipped[2 * pair + 1]) * i32::from(weighed[2 * pair + 1]);
        }
    }
    sums.iter().sum()
}

/// Evaluates positions of one board with one network.
#[derive(Debug)]
pub(in crate::ai) struct Evaluator {
    net: &'static Net,
    /// What was last evaluated at each ply of the search, and below the root nothing.
    plies: Vec<Accumulators>,
}

impl Evaluator {
    /// For searches of up to so many plies.
    pub(in crate::ai) fn new(net: &'static Net, plies: usize) -> Self {
        Self { net, plies: vec![Accumulators::new(net); plies + 1] }
    }

    /// The value for the player to move, in centipoints. `ply` only says where to look for a similar position:
    /// the value is the same for all.
    ///
    /// # Panics
    /// If the ply is beyond those asked for.
    #[inline]
    pub(in crate::ai) fn evaluate<G: Grid>(&mut self, bits: &Bits<G>, shape: &Shape, ply: usize) -> i32 {
        adding_vectors(Task { evaluator: self, bits, shape, ply })
    }
}

struct Task<'a, G> {
    evaluator: &'a mut Evaluator,
    bits: &'a Bits<G>,
    shape: &'a Shape,
    ply: usize,
}

impl<G: Grid> CountsBits for Task<'_, G> {
    type Output = i32;

    #[inline(always)]
    fn run(self) -> i32 {
        let features = Features::new(self.bits, self.shape);
        let Evaluator { net, plies } = self.evaluator;
        let (above, below) = plies.split_at_mut(self.ply + 1);
        let (above, here) = (&above[self.ply], &mut below[0]);
        here.update(net, above, &features);
        here.value(net, self.bits.turn().index())
    }
}
