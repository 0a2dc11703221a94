//! Handcrafted evaluation: a tapered sum of weighted terms.

#![expect(clippy::inline_always, reason = "must be compiled for the same processor as the caller")]

use crate::ai::Score;
use crate::board::grid::{BitTask, Grid, counting_bits};
use crate::rules::abande::Rules;
use crate::rules::abande::bits::{BandShape, BitPosition};

use super::eval_terms::{TERM_COUNT, TermCounts};
use super::parameters::weights::{ENDGAME, OPENING};

/// Share of the pieces still in hand, in 256ths.
fn phase<G: Grid>(bits: &BitPosition<G>) -> i32 {
    256 * i32::from(bits.in_hand()) / i32::from(bits.pieces())
}

/// Returns the static evaluation by weighted terms, for the player to move.
pub(super) fn evaluate<G: Grid>(bits: &BitPosition<G>, shape: &BandShape) -> Score {
    struct Evaluate<'a, G>(&'a BitPosition<G>, &'a BandShape);
    impl<G: Grid> BitTask for Evaluate<'_, G> {
        type Output = i32;
        #[inline(always)]
        fn run(self) -> i32 {
            tapered_sum(&TermCounts::new(self.0, self.1), phase(self.0))
        }
    }
    clamp_eval(counting_bits(Evaluate(bits, shape)))
}

/// Interpolates between opening and endgame weights, in centipoints. `phase` is in 256ths.
#[inline(always)]
fn tapered_sum(counts: &TermCounts, phase: i32) -> i32 {
    let sum = |weights: &[i16; TERM_COUNT]| -> i32 {
        counts.0.iter().zip(weights).map(|(&count, &weight)| i32::from(count) * i32::from(weight)).sum()
    };
    (sum(&OPENING) * phase + sum(&ENDGAME) * (256 - phase)) / 256
}

/// Converts an evaluation in centipoints into a score, limited to the value of all pieces.
pub(super) fn clamp_eval(centipoints: i32) -> Score {
    Score::clamped(centipoints, Rules::MOST_POINTS.into())
}
