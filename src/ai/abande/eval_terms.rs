//! The terms of the handcrafted evaluation.

#![expect(clippy::inline_always, reason = "must be compiled for the same processor as the caller")]

use crate::board::grid::Grid;
use crate::rules::abande::bits::{Bits, Shape};

use super::stack_features::StackFeatures;

/// What is counted. Unless said otherwise: for the player to move, less the same for the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Term {
    /// Being to move: always 1.
    Tempo,
    /// Pieces in hand.
    Hand,
    /// Single pieces that are awake.
    Single,
    /// Stacks of two that are awake.
    Double,
    /// Stacks of three that are awake.
    Tower,
    /// Single pieces asleep.
    SleepingSingle,
    /// Stacks of two asleep.
    SleepingDouble,
    /// Stacks of three asleep.
    SleepingTower,
    /// Single pieces that may leave their points.
    FreeSingle,
    /// Stacks of two that may leave their points.
    FreeDouble,
    /// Single pieces that the player to move can take now (not a difference).
    SinglePrey,
    /// Stacks of two that the player to move can take now (not a difference).
    DoublePrey,
    /// Single pieces of the player to move that the opponent threatens to take (not a difference).
    SingleThreatened,
    /// Stacks of two of the player to move that the opponent threatens to take (not a difference).
    DoubleThreatened,
    /// Points of height kept awake by a single neighbour.
    HangingByOne,
    /// Stacks that no tower can put to sleep: they touch an enemy tower.
    ForeverAwake,
}

/// One number for each [`Term`].
pub(super) const TERM_COUNT: usize = Term::ForeverAwake as usize + 1;

/// How often each term occurs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct TermCounts(pub(super) [i16; TERM_COUNT]);

impl TermCounts {
    /// Counts every term.
    #[inline(always)]
    pub(super) fn new<G: Grid>(bits: &Bits<G>, shape: &Shape) -> Self {
        let [us, them] = StackFeatures::for_both(bits, shape);
        let mut counts = Self::default();
        let mut set = |term: Term, count: u32, less: u32| counts.0[term as usize] = difference(count, less);
        let [ours, theirs] = bits.hands();
        set(Term::Tempo, 1, 0);
        set(Term::Hand, ours.into(), theirs.into());
        let (ones, twos, towers) = (bits.ones(), bits.twos(), bits.towers());
        let kinds = [
            (Term::Single, Term::SleepingSingle, ones),
            (Term::Double, Term::SleepingDouble, twos),
            (Term::Tower, Term::SleepingTower, towers),
        ];
        for (awake, asleep, kind) in kinds {
            set(awake, len(us.awake & kind), len(them.awake & kind));
            set(asleep, len(us.own & !us.awake & kind), len(them.own & !them.awake & kind));
        }
        set(Term::FreeSingle, len(us.free_ones), len(them.free_ones));
        set(Term::FreeDouble, len(us.free_twos), len(them.free_twos));
        let [single_prey, double_prey] = them.attacked_by(bits, &us);
        set(Term::SinglePrey, len(single_prey), 0);
        set(Term::DoublePrey, len(double_prey), 0);
        let [single_threatened, double_threatened] = us.attacked_by(bits, &them);
        set(Term::SingleThreatened, len(single_threatened), 0);
        set(Term::DoubleThreatened, len(double_threatened), 0);
        let points = |set: u64| len(set) + len(set & twos) + 2 * len(set & towers);
        set(Term::HangingByOne, points(us.hanging), points(them.hanging));
        set(Term::ForeverAwake, len(us.safe), len(them.safe));
        counts
    }
}

#[inline(always)]
fn len(set: u64) -> u32 {
    set.count_ones()
}

#[expect(clippy::cast_possible_truncation, reason = "counts are below 150")]
fn difference(count: u32, less: u32) -> i16 {
    count as i16 - less as i16
}
