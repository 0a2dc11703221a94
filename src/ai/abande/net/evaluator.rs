//! Evaluating positions one after another, as a search meets them.

#![expect(clippy::inline_always, reason = "must be compiled for the same processor as the caller")]

use super::weights::{Lanes, hand_row, stack_row};
use super::{Features, HIDDEN, Net, phase};
use crate::board::grid::{Cells, CountsBits, Grid, adding_vectors};
use crate::rules::abande::bits::{Bits, Shape};

/// A full activation.
const FULL: i16 = 255;
/// What divides the square of an activation, so that its product with the largest output weight can be summed.
const SQUARE_PART: u16 = 16;
/// What an output weight of 1 is in the file, and how many centipoints it gives at full activation.
const OUTPUT_ONE: i64 = 2048;
const CENTIPOINTS: i64 = 400;
/// What a centipoint is in the linear lanes.
const LINEAR_ONE: i32 = 4;

/// The sums of the rows of a position's features, as each player sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Accumulators {
    features: Features,
    views: [Lanes; 2],
}

impl Accumulators {
    /// Those of an empty board and empty hands.
    pub(super) fn new(net: &Net) -> Self {
        let mut views = [net.first; 2];
        for (player, view) in views.iter_mut().enumerate() {
            for owner in 0..2 {
                let row = &net.rows[hand_row(owner ^ player, 0)];
                *view = view.plus(row);
            }
        }
        Self { features: Features::NONE, views }
    }

    /// Makes `self` those of other features, starting from `from`.
    #[inline(always)]
    pub(super) fn update(&mut self, net: &Net, from: &Self, features: &Features) {
        // By value: both stay in registers from the first row to the last.
        let [mut first, mut second] = from.views;
        for owner in 0..2 {
            let (before, after) = (&from.features.stacks[owner], &features.stacks[owner]);
            for (kind, (&before, &after)) in before.iter().zip(after).enumerate() {
                for cell in Cells(before & !after) {
                    let row = |side| &net.rows[stack_row(side, kind, cell.into())];
                    (first, second) = (first.minus(row(owner)), second.minus(row(owner ^ 1)));
                }
                for cell in Cells(after & !before) {
                    let row = |side| &net.rows[stack_row(side, kind, cell.into())];
                    (first, second) = (first.plus(row(owner)), second.plus(row(owner ^ 1)));
                }
            }
            let (before, after) = (from.features.hands[owner], features.hands[owner]);
            if before != after {
                let row = |side, count: u8| &net.rows[hand_row(side, count.into())];
                first = first.minus(row(owner, before)).plus(row(owner, after));
                second = second.minus(row(owner ^ 1, before)).plus(row(owner ^ 1, after));
            }
        }
        self.views = [first, second];
        self.features = *features;
    }

    /// The value for `mover`, in centipoints.
    #[inline(always)]
    pub(super) fn value(&self, net: &Net, mover: usize) -> i32 {
        let phase = phase(self.features.hands[0] + self.features.hands[1]);
        let [ours, theirs] = &net.output[phase];
        let hidden = dot(&self.views[mover], ours) + dot(&self.views[mover ^ 1], theirs);
        let scale = i64::from(FULL) * i64::from(FULL) * OUTPUT_ONE / i64::from(SQUARE_PART);
        #[expect(clippy::cast_possible_truncation, reason = "below a hundred points")]
        let hidden = (i64::from(hidden) * CENTIPOINTS / scale) as i32;
        let linear = i32::from(self.views[mover].get(HIDDEN + phase)) / LINEAR_ONE;
        hidden + linear + net.start[phase]
    }
}

#[inline(always)]
fn square(lane: i16) -> i16 {
    let clipped = lane.clamp(0, FULL).cast_unsigned();
    (clipped.wrapping_mul(clipped) / SQUARE_PART).cast_signed()
}

/// The clipped squares of the lanes times the weights. At most 255² / 16 × 7000 × 72 and so within 32 bits.
#[inline(always)]
fn dot(view: &Lanes, weights: &Lanes) -> i32 {
    // Written so that compilers find the instruction that multiplies and adds pairs.
    let (lanes, weights) = (view.0.as_flattened(), weights.0.as_flattened());
    lanes.iter().zip(weights).map(|(&lane, &weight)| i32::from(square(lane)) * i32::from(weight)).sum()
}

/// Evaluates positions of one board with one network.
#[derive(Debug)]
pub(in crate::ai::abande) struct Evaluator {
    net: &'static Net,
    /// What was last evaluated at each ply of the search, and below the root nothing.
    plies: Vec<Accumulators>,
}

impl Evaluator {
    /// For searches of up to so many plies.
    pub(in crate::ai::abande) fn new(net: &'static Net, plies: usize) -> Self {
        Self { net, plies: vec![Accumulators::new(net); plies + 1] }
    }

    /// The value for the player to move, in centipoints. `ply` only says where to look for a similar position:
    /// the value is the same for all.
    ///
    /// # Panics
    /// If the ply is beyond those asked for.
    #[inline]
    pub(in crate::ai::abande) fn evaluate<G: Grid>(
        &mut self,
        bits: &Bits<G>,
        shape: &Shape,
        ply: usize,
    ) -> i32 {
        adding_vectors(Task { evaluator: self, bits, shape, ply })
    }
}

/// An evaluation for whichever instructions the processor has.
pub(super) struct Task<'a, G> {
    pub(super) evaluator: &'a mut Evaluator,
    pub(super) bits: &'a Bits<G>,
    pub(super) shape: &'a Shape,
    pub(super) ply: usize,
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
