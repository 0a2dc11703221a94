//! An estimate of a position's value: counted terms times weights.

#![expect(clippy::inline_always, reason = "must be compiled for the same processor as the caller")]

use crate::ai::Score;
use crate::board::grid::{CountsBits, Grid, counting_bits};
use crate::rules::abande::bits::{Bits, Shape};

use super::estimate::estimated;
use super::parameters::weights::{EARLY, LATE};
use super::stacks::Stacks;

/// What is counted: unless said otherwise, for the player to move less the same for the opponent.
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
    /// The heights of stacks kept awake by a single neighbour, added up.
    HangingByOne,
    /// Stacks that no tower can put to sleep: they touch an enemy tower.
    ForeverAwake,
}

/// How many terms there are.
pub(super) const TERMS: usize = Term::ForeverAwake as usize + 1;

/// How often each term occurs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Counts(pub(super) [i16; TERMS]);

impl Counts {
    /// Counts every term.
    #[inline(always)]
    pub(super) fn new<G: Grid>(bits: &Bits<G>, shape: &Shape) -> Self {
        let [us, them] = Stacks::of_both(bits, shape);
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
        let [single_prey, double_prey] = them.reached_by(bits, &us);
        set(Term::SinglePrey, len(single_prey), 0);
        set(Term::DoublePrey, len(double_prey), 0);
        let [single_threatened, double_threatened] = us.reached_by(bits, &them);
        set(Term::SingleThreatened, len(single_threatened), 0);
        set(Term::DoubleThreatened, len(double_threatened), 0);
        let points = |set: u64| len(set) + len(set & twos) + 2 * len(set & towers);
        set(Term::HangingByOne, points(us.hanging), points(them.hanging));
        set(Term::ForeverAwake, len(us.safe), len(them.safe));
        counts
    }

    /// The terms times their weights, in centipoints. `phase` is the share of pieces still in hand, in 256ths.
    #[inline(always)]
    fn weighed(&self, phase: i32) -> i32 {
        let sum = |weights: &[i16; TERMS]| -> i32 {
            self.0.iter().zip(weights).map(|(&count, &weight)| i32::from(count) * i32::from(weight)).sum()
        };
        (sum(&EARLY) * phase + sum(&LATE) * (256 - phase)) / 256
    }
}

/// The share of all pieces that are still in hand, in 256ths.
fn phase<G: Grid>(bits: &Bits<G>) -> i32 {
    256 * i32::from(bits.in_hand()) / i32::from(bits.pieces())
}

/// The estimated value for the player to move.
pub(super) fn evaluate<G: Grid>(bits: &Bits<G>, shape: &Shape) -> Score {
    struct Evaluate<'a, G>(&'a Bits<G>, &'a Shape);
    impl<G: Grid> CountsBits for Evaluate<'_, G> {
        type Output = i32;
        #[inline(always)]
        fn run(self) -> i32 {
            Counts::new(self.0, self.1).weighed(phase(self.0))
        }
    }
    estimated(counting_bits(Evaluate(bits, shape)))
}

#[inline(always)]
fn len(set: u64) -> u32 {
    set.count_ones()
}

#[expect(clippy::cast_possible_truncation, reason = "counts are below 150")]
fn difference(count: u32, less: u32) -> i16 {
    count as i16 - less as i16
}
