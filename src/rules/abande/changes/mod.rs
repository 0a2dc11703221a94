//! Effects of a move on the board, for code that explains moves to people.
//!
//! Effects are found by comparing the positions before and after the move, never by guessing what the player
//! wanted.
//!
//! ```
//! use abande::rules::Player;
//! use abande::rules::abande::{MoveEffect, Move, Position, Rules};
//!
//! let mut game = Position::new(Rules::hex());
//! for text in ["d4", "d5", "d3"] {
//!     game.play(Move::parse(game.board(), text).unwrap()).unwrap();
//! }
//! let facts = game.changes(Move::parse(game.board(), "d5-d4").unwrap()).unwrap();
//! let d4 = game.board().find("d4").unwrap();
//! // White's stack on d4 can be taken at once, which would cost a point.
//! assert!(matches!(facts[0], MoveEffect::GivenAway { point, owner: Player::White, cost: 1, .. } if point == d4));
//! assert!(matches!(facts[1], MoveEffect::Points { change, .. } if change[Player::White] == 1));
//! ```

mod sets;
#[cfg(test)]
mod tests;

use std::cmp::Reverse;

use crate::board::{Point, PointSet};
use crate::rules::{ByPlayer, Game, Player};

use super::{IllegalMove, Move, Position};

/// One thing that a move brings about, to be told to people who want it explained: a threat, a rescue, a
/// change of points. The mover is the player who made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveEffect {
    /// The move was the second pass in a row.
    Ended,
    /// How much the points of both players, if the game ended now, have changed.
    Points {
        /// Whose move it was.
        mover: Player,
        /// The change of each player's points; not 0 for both.
        change: ByPlayer<i8>,
    },
    /// The opponent can take one of the mover's stacks at once, and could not before the move (or it was not
    /// there). Told once for each stack, with the capture that hurts most.
    GivenAway {
        /// The stack that can be taken.
        point: Point,
        /// Who owns it: the mover.
        owner: Player,
        /// What would take it.
        by: Point,
        /// By how much the mover's margin as if the game ended now would fall; rarely below 0.
        cost: i8,
        /// Whether the mover could take the capturing stack in turn.
        answered: bool,
    },
    /// The opponent could have taken this stack and now cannot; also where it went away by a capture.
    Saved {
        /// Where the stack stands now.
        point: Point,
        /// Where it stood, if it was the one that moved.
        from: Option<Point>,
        /// Who owns it: the mover.
        owner: Player,
    },
    /// The mover can now take this stack of the opponent with the next move, and could not before.
    Threatened {
        /// The stack that is threatened.
        point: Point,
        /// Who owns it: the opponent.
        owner: Player,
        /// What would take it: the capture that gains most.
        by: Point,
        /// By how much the mover's margin as if the game ended now would rise.
        gain: i8,
    },
    /// A stack of three: it neither moves nor falls any more.
    Tower {
        /// Where.
        point: Point,
        /// Who owns it.
        owner: Player,
    },
    /// Stacks without an enemy beside them, which were awake or not there before.
    PutToSleep {
        /// Who owns them.
        owner: Player,
        /// Where, at least one.
        points: PointSet,
        /// Pieces in all of them.
        pieces: u8,
    },
    /// Stacks that were asleep and now have an enemy beside them.
    Woken {
        /// Who owns them.
        owner: Player,
        /// Where, at least one.
        points: PointSet,
        /// Pieces in all of them.
        pieces: u8,
    },
    /// Stacks that the band needs now, so that they may not leave. Never towers: they do not move anyway.
    Pinned {
        /// Who owns them.
        owner: Player,
        /// Where, at least one.
        points: PointSet,
    },
    /// Stacks that were pinned and may leave now.
    Freed {
        /// Who owns them.
        owner: Player,
        /// Where, at least one.
        points: PointSet,
    },
    /// The hand is empty: from now on this player may pass.
    LastEntry {
        /// Whose hand.
        player: Player,
    },
}

/// Weights of effects in hundredths of a point, to put the important ones first.
mod weight {
    /// The end of the game, before all else.
    pub(super) const ENDED: i32 = 10_000;
    /// Each point by which the margin changes.
    pub(super) const POINT: i32 = 100;
    /// Each point that a stack given away costs if it cannot be taken back; otherwise a third of it.
    pub(super) const GIVEN_POINT: i32 = 150;
    pub(super) const SAVED_PIECE: i32 = 70;
    pub(super) const THREATENED_POINT: i32 = 60;
    /// What a threat or a stack given away weighs at least.
    pub(super) const CAPTURE: i32 = 20;
    pub(super) const TOWER: i32 = 160;
    pub(super) const SLEEPING_PIECE: i32 = 55;
    pub(super) const WOKEN_PIECE: i32 = 50;
    pub(super) const PINNED_STACK: i32 = 25;
    pub(super) const FREED_STACK: i32 = 20;
    pub(super) const LAST_ENTRY: i32 = 90;
}

impl MoveEffect {
    /// Returns how important it is to tell of this effect, in hundredths of a point; the largest is told
    /// first.
    pub fn weight(&self) -> i32 {
        let count = |points: PointSet| i32::try_from(points.len()).unwrap_or(i32::MAX);
        match *self {
            Self::Ended => weight::ENDED,
            Self::Points { mover, change } => {
                weight::POINT * (i32::from(change[mover]) - i32::from(change[mover.other()])).abs().max(1)
            }
            Self::GivenAway { cost, answered, .. } => {
                let full = weight::GIVEN_POINT * i32::from(cost.max(0));
                weight::CAPTURE + if answered { full / 3 } else { full }
            }
            Self::Saved { .. } => weight::SAVED_PIECE,
            Self::Threatened { gain, .. } => {
                weight::CAPTURE + weight::THREATENED_POINT * i32::from(gain.max(0))
            }
            Self::Tower { .. } => weight::TOWER,
            Self::PutToSleep { pieces, .. } => weight::SLEEPING_PIECE * i32::from(pieces),
            Self::Woken { pieces, .. } => weight::WOKEN_PIECE * i32::from(pieces),
            Self::Pinned { points, .. } => weight::PINNED_STACK * count(points),
            Self::Freed { points, .. } => weight::FREED_STACK * count(points),
            Self::LastEntry { .. } => weight::LAST_ENTRY,
        }
    }
}

impl Position {
    /// Returns what a legal move brings about, the most important effect first.
    ///
    /// # Errors
    /// The reason why the move is against the rules.
    pub fn changes(&self, mv: Move) -> Result<Vec<MoveEffect>, IllegalMove> {
        let mut after = *self;
        after.play(mv)?;
        let mut effects = Comparison { before: self, after: &after, mover: self.turn(), mv }.effects();
        effects.sort_by_key(|effect| Reverse(effect.weight()));
        Ok(effects)
    }
}

/// Two positions with a move between them.
struct Comparison<'a> {
    before: &'a Position,
    after: &'a Position,
    mover: Player,
    mv: Move,
}

impl Comparison<'_> {
    fn effects(&self) -> Vec<MoveEffect> {
        let (before, after, mover) = (self.before, self.after, self.mover);
        let mut effects = Vec::new();
        if after.is_over() {
            effects.push(MoveEffect::Ended);
        }
        effects.extend(self.points());
        effects.extend(self.given_away());
        effects.extend(self.saved());
        effects.extend(self.threatened());
        let towers = after.towers() - before.towers();
        effects.extend(towers.iter().map(|point| MoveEffect::Tower { point, owner: mover }));
        for owner in [mover, mover.other()] {
            let kept = |set: PointSet| set & after.owned(owner);
            let asleep = |position: &Position| position.asleep() & position.owned(owner);
            let points = asleep(after) - asleep(before);
            effects.extend(some(points).map(|points| {
                let pieces = after.pieces_in(points);
                MoveEffect::PutToSleep { owner, points, pieces }
            }));
            let points = kept(asleep(before)) - asleep(after);
            effects.extend(some(points).map(|points| {
                let pieces = after.pieces_in(points);
                MoveEffect::Woken { owner, points, pieces }
            }));
            let held = |position: &Position| (position.pinned() & position.owned(owner)) - position.towers();
            let points = held(after) - held(before);
            effects.extend(some(points).map(|points| MoveEffect::Pinned { owner, points }));
            let points = kept(held(before)) - after.pinned();
            effects.extend(some(points).map(|points| MoveEffect::Freed { owner, points }));
        }
        if before.hand(mover) > 0 && after.hand(mover) == 0 {
            effects.push(MoveEffect::LastEntry { player: mover });
        }
        effects
    }

    fn points(&self) -> Option<MoveEffect> {
        let (before, after) = (self.before.score().points, self.after.score().points);
        let change = ByPlayer::from_fn(|player| difference(after[player], before[player]));
        let changed = Player::ALL.into_iter().any(|player| change[player] != 0);
        changed.then_some(MoveEffect::Points { mover: self.mover, change })
    }

    /// The mover's stacks that the opponent can take now and could not before.
    fn given_away(&self) -> Vec<MoveEffect> {
        let opponent = self.mover.other();
        let points = self.after.capturable_by(opponent) - self.before.capturable_by(opponent);
        points
            .iter()
            .filter_map(|point| {
                let (by, cost, answered) = self.after.best_capture(opponent, point)?;
                Some(MoveEffect::GivenAway { point, owner: self.mover, by, cost, answered })
            })
            .collect()
    }

    /// The mover's stacks that the opponent could have taken and cannot take now.
    fn saved(&self) -> Vec<MoveEffect> {
        let opponent = self.mover.other();
        let owner = self.mover;
        // Nothing can be taken once the game is over, but that saves nothing.
        if self.after.is_over() {
            return Vec::new();
        }
        let could = self.before.capturable_by(opponent);
        let can = self.after.capturable_by(opponent);
        let saved = (could & self.after.owned(owner)) - can;
        let mut effects: Vec<_> =
            saved.iter().map(|point| MoveEffect::Saved { point, from: None, owner }).collect();
        if let Move::Capture { from, to } = self.mv
            && could.contains(from)
            && !can.contains(to)
        {
            effects.push(MoveEffect::Saved { point: to, from: Some(from), owner });
        }
        effects
    }

    /// The opponent's stacks that the mover could take next and could not before.
    fn threatened(&self) -> Vec<MoveEffect> {
        let owner = self.mover.other();
        let points = self.after.capturable_by(self.mover) - self.before.capturable_by(self.mover);
        points
            .iter()
            .filter_map(|point| {
                let (by, gain, _) = self.after.best_capture(self.mover, point)?;
                Some(MoveEffect::Threatened { point, owner, by, gain })
            })
            .collect()
    }
}

fn some(points: PointSet) -> Option<PointSet> {
    (!points.is_empty()).then_some(points)
}

/// `now - then`; both are below 128.
fn difference(now: u8, then: u8) -> i8 {
    now.cast_signed() - then.cast_signed()
}
