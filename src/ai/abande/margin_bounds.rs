//! Static bounds of the final margin of an endgame.
//!
//! Once both hands are empty a player may always pass, so neither side gets more than against an opponent who only
//! passes. Against such an opponent a stack that cannot capture never moves and never wakes up, because the enemy
//! stacks stay too unless they are captured. What remains is to count how much the other stacks can capture at most,
//! and which enemy stacks have only neighbours that can leave. The band is ignored, because it only forbids moves.

#![expect(clippy::inline_always, reason = "must be compiled for the same processor as the caller")]

use crate::board::grid::{self, BitTask, Grid, counting_bits};
use crate::rules::abande::bits::BitPosition;

/// Static bounds of the final margin for the player to move in an endgame, in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MarginBounds {
    pub(super) low: i32,
    pub(super) high: i32,
}

impl MarginBounds {
    /// Computes the bounds for a position in which both hands are empty.
    #[inline]
    pub(super) fn of<G: Grid>(bits: &BitPosition<G>) -> Self {
        debug_assert_eq!(bits.in_hand(), 0);
        counting_bits(ComputeBounds(bits))
    }
}

struct ComputeBounds<'a, G>(&'a BitPosition<G>);

impl<G: Grid> BitTask for ComputeBounds<'_, G> {
    type Output = MarginBounds;

    #[inline(always)]
    fn run(self) -> MarginBounds {
        let Self(bits) = self;
        let (mover, other) = (bits.mover(), bits.other());
        MarginBounds {
            low: -unopposed_margin(bits, other, mover),
            high: unopposed_margin(bits, mover, other),
        }
    }
}

/// Returns a bound for endgames: the most by which a player can lead at the end, even if the opponent only
/// passes.
#[inline(always)]
pub(super) fn unopposed_margin<G: Grid>(bits: &BitPosition<G>, mine: u64, theirs: u64) -> i32 {
    let (ones, twos) = (bits.ones(), bits.twos());
    let (target_ones, target_twos) = (theirs & ones, theirs & twos);
    let (by_one, by_two) = (grid::around::<G>(target_ones), grid::around::<G>(target_twos));
    let hunting_ones = mine & ones & (by_one | by_two);
    let hunting_twos = mine & twos & by_one;
    let staying = mine & !(hunting_ones | hunting_twos);

    // A one that took a one may go on to another.
    let first = target_ones & grid::around::<G>(hunting_ones);
    let again = hunting_ones & (by_two | grid::around::<G>(target_ones & by_one));
    let targets = first
        | target_twos & grid::around::<G>(hunting_ones)
        | target_ones & grid::around::<G>(hunting_twos | first);
    let capacity = hunting_ones.count_ones() + again.count_ones() + hunting_twos.count_ones();
    let taken = points(bits, targets).min(capacity.cast_signed());

    let awake = theirs & grid::around::<G>(mine);
    let held = awake & grid::around::<G>(staying);
    let lost_at_most = points(bits, held & targets).min(taken);
    let kept_at_least = points(bits, held) - lost_at_most;
    points(bits, mine & grid::around::<G>(theirs)) + taken - kept_at_least
}

#[inline(always)]
fn points<G: Grid>(bits: &BitPosition<G>, set: u64) -> i32 {
    let count = set.count_ones() + (set & bits.twos()).count_ones() + 2 * (set & bits.towers()).count_ones();
    count.cast_signed()
}
