//! Incremental evaluation of the positions of a search.

#![expect(clippy::inline_always, reason = "must be compiled for the same processor as the caller")]

use super::dimensions::{HIDDEN_LANES, output_bucket};
use super::features::Features;
use super::weights::{Lanes, Net, hand_row, stack_row};
use crate::board::grid::{BitTask, CellIter, Grid, adding_vectors};
use crate::rules::abande::bits::{BandShape, BitPosition};

/// Upper limit of the clipped `ReLU`.
const MAX_ACTIVATION: i16 = 255;
/// Divisor of a squared activation, so that its product with the largest output weight can be summed in 32 bits.
const SQUARE_DIVISOR: u16 = 16;
/// Integer that stands for an output weight of 1.
const OUTPUT_SCALE: i64 = 2048;
/// Centipoints that an output weight of 1 adds to the evaluation at full activation.
const FULL_ACTIVATION_CENTIPOINTS: i64 = 400;
/// Integer in a linear lane that stands for one centipoint.
const LINEAR_SCALE: i32 = 4;

/// First-layer sums of a network (accumulators) for both players' views, with the features that they were
/// computed from, so that they can be updated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct AccumulatorPair {
    features: Features,
    perspectives: [Lanes; 2],
}

impl AccumulatorPair {
    /// Returns the accumulators of an empty board with empty hands.
    pub(super) fn new(net: &Net) -> Self {
        let mut perspectives = [net.feature_bias; 2];
        for (player, perspective) in perspectives.iter_mut().enumerate() {
            for owner in 0..2 {
                let row = &net.feature_weights[hand_row(owner ^ player, 0)];
                *perspective = perspective.plus(row);
            }
        }
        Self { features: Features::NONE, perspectives }
    }

    /// Sets `self` to the accumulators for `features`, by adding and subtracting what differs from the
    /// features of `from`.
    #[inline(always)]
    pub(super) fn update(&mut self, net: &Net, from: &Self, features: &Features) {
        // By value, so that both stay in registers from the first row to the last.
        let [mut first, mut second] = from.perspectives;
        for owner in 0..2 {
            let (before, after) = (&from.features.stacks[owner], &features.stacks[owner]);
            for (kind, (&before, &after)) in before.iter().zip(after).enumerate() {
                for cell in CellIter(before & !after) {
                    let row = |side| &net.feature_weights[stack_row(side, kind, cell.into())];
                    (first, second) = (first.minus(row(owner)), second.minus(row(owner ^ 1)));
                }
                for cell in CellIter(after & !before) {
                    let row = |side| &net.feature_weights[stack_row(side, kind, cell.into())];
                    (first, second) = (first.plus(row(owner)), second.plus(row(owner ^ 1)));
                }
            }
            let (before, after) = (from.features.hands[owner], features.hands[owner]);
            if before != after {
                let row = |side, count: u8| &net.feature_weights[hand_row(side, count.into())];
                first = first.minus(row(owner, before)).plus(row(owner, after));
                second = second.minus(row(owner ^ 1, before)).plus(row(owner ^ 1, after));
            }
        }
        self.perspectives = [first, second];
        self.features = *features;
    }

    /// Returns the output of the network: the evaluation for player `mover`, in centipoints.
    #[inline(always)]
    pub(super) fn value(&self, net: &Net, mover: usize) -> i32 {
        let bucket = output_bucket(self.features.hands[0] + self.features.hands[1]);
        let [ours, theirs] = &net.output[bucket];
        let hidden = dot(&self.perspectives[mover], ours) + dot(&self.perspectives[mover ^ 1], theirs);
        let scale =
            i64::from(MAX_ACTIVATION) * i64::from(MAX_ACTIVATION) * OUTPUT_SCALE / i64::from(SQUARE_DIVISOR);
        #[expect(clippy::cast_possible_truncation, reason = "below a hundred points")]
        let hidden = (i64::from(hidden) * FULL_ACTIVATION_CENTIPOINTS / scale) as i32;
        let linear = i32::from(self.perspectives[mover].get(HIDDEN_LANES + bucket)) / LINEAR_SCALE;
        hidden + linear + net.output_bias[bucket]
    }
}

/// Returns the clipped and squared activation of a lane, divided by [`SQUARE_DIVISOR`].
#[inline(always)]
fn square(lane: i16) -> i16 {
    let clipped = lane.clamp(0, MAX_ACTIVATION).cast_unsigned();
    (clipped.wrapping_mul(clipped) / SQUARE_DIVISOR).cast_signed()
}

/// Dot product of activations and weights. At most 255² / 16 × 7000 × 72, which fits 32 bits.
#[inline(always)]
fn dot(perspective: &Lanes, weights: &Lanes) -> i32 {
    // Written so that compilers find the multiply-add instruction for pairs.
    let (lanes, weights) = (perspective.0.as_flattened(), weights.0.as_flattened());
    lanes.iter().zip(weights).map(|(&lane, &weight)| i32::from(square(lane)) * i32::from(weight)).sum()
}

/// Evaluates positions of one board with one network, and keeps the accumulators of each ply for the next
/// evaluation.
#[derive(Debug)]
pub(in crate::ai::abande) struct NetEvaluator {
    net: &'static Net,
    /// Accumulators of the last position evaluated at each ply, after those of an empty board.
    accumulators: Vec<AccumulatorPair>,
}

impl NetEvaluator {
    /// Creates an evaluator for searches of up to this many plies.
    pub(in crate::ai::abande) fn new(net: &'static Net, plies: usize) -> Self {
        Self { net, accumulators: vec![AccumulatorPair::new(net); plies + 1] }
    }

    /// Returns the evaluation for the player to move, in centipoints. `ply` only selects the accumulators to start
    /// from and does not change the result.
    ///
    /// # Panics
    /// If the ply is beyond the number given to [`new`](Self::new).
    #[inline]
    pub(in crate::ai::abande) fn evaluate<G: Grid>(
        &mut self,
        bits: &BitPosition<G>,
        shape: &BandShape,
        ply: usize,
    ) -> i32 {
        adding_vectors(EvaluateNet { evaluator: self, bits, shape, ply })
    }
}

/// One evaluation as a [`BitTask`], so that it is compiled for the instruction sets of several processors.
pub(super) struct EvaluateNet<'a, G> {
    pub(super) evaluator: &'a mut NetEvaluator,
    pub(super) bits: &'a BitPosition<G>,
    pub(super) shape: &'a BandShape,
    pub(super) ply: usize,
}

impl<G: Grid> BitTask for EvaluateNet<'_, G> {
    type Output = i32;

    #[inline(always)]
    fn run(self) -> i32 {
        let features = Features::new(self.bits, self.shape);
        let NetEvaluator { net, accumulators } = self.evaluator;
        let (above, below) = accumulators.split_at_mut(self.ply + 1);
        let (above, here) = (&above[self.ply], &mut below[0]);
        here.update(net, above, &features);
        here.value(net, self.bits.turn().index())
    }
}
