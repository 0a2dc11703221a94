//! What a position seems to be worth: counted terms times weights.

use crate::ai::Score;
use crate::ai::parameters::weights::{EARLY, LATE};
use crate::board::PointSet;
use crate::rules::Player;
use crate::rules::abande::{Height, Position};

use super::alpha_beta::in_hand;

/// What is counted. Unless said otherwise: for the player to move, less the same for the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ai) enum Term {
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
pub(in crate::ai) const TERMS: usize = Term::ForeverAwake as usize + 1;

/// How often each term occurs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::ai) struct Counts(pub(in crate::ai) [i16; TERMS]);

/// The sets of one player's stacks that terms are counted from.
struct Side {
    own: PointSet,
    awake: PointSet,
    free_ones: PointSet,
    free_twos: PointSet,
    /// Points next to free single pieces and to free doubles.
    reach_of_ones: PointSet,
    reach_of_twos: PointSet,
}

impl Side {
    fn new(position: &Position, player: Player) -> Self {
        let board = position.board();
        let (own, enemy) = (position.owned(player), position.owned(player.other()));
        let awake = own & board.around(enemy);
        // Who touches no enemy can take nothing, so its freedom is not asked.
        let free = |height: usize| -> PointSet {
            (awake & of_height(position, height)).iter().filter(|&point| !position.is_pinned(point)).collect()
        };
        let (free_ones, free_twos) = (free(1), free(2));
        Self {
            own,
            awake,
            free_ones,
            free_twos,
            reach_of_ones: board.around(free_ones),
            reach_of_twos: board.around(free_twos),
        }
    }
}

impl Counts {
    /// Counts every term.
    pub(in crate::ai) fn new(position: &Position) -> Self {
        let (mover, other) = (position.turn(), position.turn().other());
        let (us, them) = (Side::new(position, mover), Side::new(position, other));
        let mut counts = Self::default();
        let mut set =
            |term: Term, count: usize, less: usize| counts.0[term as usize] = difference(count, less);
        set(Term::Tempo, 1, 0);
        set(Term::Hand, usize::from(position.hand(mover)), usize::from(position.hand(other)));
        let [ones, twos, threes] = [1, 2, 3].map(|height| of_height(position, height));
        let kinds = [
            (Term::Single, Term::SleepingSingle, ones),
            (Term::Double, Term::SleepingDouble, twos),
            (Term::Tower, Term::SleepingTower, threes),
        ];
        for (awake, asleep, kind) in kinds {
            set(awake, (us.awake & kind).len(), (them.awake & kind).len());
            set(asleep, ((us.own - us.awake) & kind).len(), ((them.own - them.awake) & kind).len());
        }
        set(Term::FreeSingle, us.free_ones.len(), them.free_ones.len());
        set(Term::FreeDouble, us.free_twos.len(), them.free_twos.len());
        set(Term::SinglePrey, (them.own & ones & (us.reach_of_ones | us.reach_of_twos)).len(), 0);
        set(Term::DoublePrey, (them.own & twos & us.reach_of_ones).len(), 0);
        set(Term::SingleThreatened, (us.own & ones & (them.reach_of_ones | them.reach_of_twos)).len(), 0);
        set(Term::DoubleThreatened, (us.own & twos & them.reach_of_ones).len(), 0);
        set(Term::HangingByOne, hanging(position, &us, &them), hanging(position, &them, &us));
        let touching = |of: &Side, towers: PointSet| (of.own & position.board().around(towers)).len();
        set(Term::ForeverAwake, touching(&us, them.own & threes), touching(&them, us.own & threes));
        counts
    }

    /// The terms times their weights, in centipoints. `phase` is the share of pieces still in hand, in 256ths.
    fn weighed(&self, phase: i32) -> i32 {
        let sum = |weights: &[i16; TERMS]| -> i32 {
            self.0.iter().zip(weights).map(|(&count, &weight)| i32::from(count) * i32::from(weight)).sum()
        };
        (sum(&EARLY) * phase + sum(&LATE) * (256 - phase)) / 256
    }
}

/// The share of all pieces that are still in hand, in 256ths.
pub(in crate::ai) fn phase(position: &Position) -> i32 {
    256 * i32::from(in_hand(position)) / (2 * i32::from(position.rules().pieces))
}

/// The estimated value for the player to move.
pub(super) fn evaluate(position: &Position) -> Score {
    Score::estimate(Counts::new(position).weighed(phase(position)))
}

/// Points of height that a single neighbour keeps awake.
fn hanging(position: &Position, side: &Side, enemy: &Side) -> usize {
    let by_one = |height: usize| {
        let stacks = (side.awake & of_height(position, height)).iter();
        height * stacks.filter(|&point| (position.board().neighbours(point) & enemy.own).len() == 1).count()
    };
    (1..=3).map(by_one).sum()
}

fn of_height(position: &Position, height: usize) -> PointSet {
    Height::new(height).map_or(PointSet::EMPTY, |height| position.of_height(height))
}

#[expect(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "counts are below 150")]
fn difference(count: usize, less: usize) -> i16 {
    count as i16 - less as i16
}
