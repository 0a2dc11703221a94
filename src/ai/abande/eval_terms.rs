//! The terms of the handcrafted evaluation.

#![expect(clippy::inline_always, reason = "must be compiled for the same processor as the caller")]

use crate::board::grid::Grid;
use crate::rules::abande::bits::{BandShape, BitPosition};

use super::stack_features::StackFeatures;

/// Terms of the handcrafted evaluation, such as points or free stacks, as differences between the player to
/// move and the opponent unless stated otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Term {
    /// The right to move: always 1.
    Tempo,
    Hand,
    /// Single pieces that are awake.
    Single,
    /// Stacks of two that are awake.
    Double,
    /// Stacks of three that are awake.
    Tower,
    /// Single pieces that are asleep.
    SleepingSingle,
    /// Stacks of two that are asleep.
    SleepingDouble,
    /// Stacks of three that are asleep.
    SleepingTower,
    /// Single pieces that may leave their cells.
    FreeSingle,
    /// Stacks of two that may leave their cells.
    FreeDouble,
    /// Single pieces that the player to move can capture now (no difference).
    CapturableSingle,
    /// Stacks of two that the player to move can capture now (no difference).
    CapturableDouble,
    /// Single pieces of the player to move that the opponent threatens to capture (no difference).
    ThreatenedSingle,
    /// Stacks of two of the player to move that the opponent threatens to capture (no difference).
    ThreatenedDouble,
    /// Pieces in stacks that a single enemy neighbour keeps awake.
    SinglyAwake,
    /// Stacks next to an enemy tower, which can never fall asleep.
    AlwaysAwake,
}

pub(super) const TERM_COUNT: usize = Term::AlwaysAwake as usize + 1;

/// Value of each [`Term`] in a position, before it is weighted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct TermCounts(pub(super) [i16; TERM_COUNT]);

impl TermCounts {
    /// Counts all terms in a position.
    #[inline(always)]
    pub(super) fn new<G: Grid>(bits: &BitPosition<G>, shape: &BandShape) -> Self {
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
        let [capturable_singles, capturable_doubles] = them.attacked_by(bits, &us);
        set(Term::CapturableSingle, len(capturable_singles), 0);
        set(Term::CapturableDouble, len(capturable_doubles), 0);
        let [threatened_singles, threatened_doubles] = us.attacked_by(bits, &them);
        set(Term::ThreatenedSingle, len(threatened_singles), 0);
        set(Term::ThreatenedDouble, len(threatened_doubles), 0);
        let points = |set: u64| len(set) + len(set & twos) + 2 * len(set & towers);
        set(Term::SinglyAwake, points(us.singly_awake), points(them.singly_awake));
        set(Term::AlwaysAwake, len(us.always_awake), len(them.always_awake));
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
