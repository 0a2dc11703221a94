//! Moves as the search handles them: packed, listed, and in the order in which to try them.

use arrayvec::ArrayVec;

use crate::ai::parameters::order;
use crate::board::{Point, PointSet};
use crate::rules::abande::{Height, Move, Position};

use super::history::History;

/// A move in two bytes, also the index of its history: captures are 64 × from + to (a stack never stays on
/// its point, so 65 × point is free for entering there), and one more for passing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Packed(u16);

impl Packed {
    /// One more than the largest.
    pub(super) const COUNT: usize = 64 * 64 + 1;

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "points of Abande are below 64")]
    pub(super) fn new(mv: Move) -> Self {
        Self(match mv {
            Move::Enter(point) => 65 * point.index() as u16,
            Move::Capture { from, to } => (64 * from.index() + to.index()) as u16,
            Move::Pass => Self::COUNT as u16 - 1,
        })
    }

    #[inline]
    pub(super) fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    #[inline]
    pub(super) fn bits(self) -> u16 {
        self.0
    }

    #[inline]
    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A move and how promising it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) mv: Move,
    pub(super) promise: i32,
}

/// More than any position has: a line of the board is a capture one way at most, a point an entry or a stack.
const MOST_MOVES: usize = 210;

/// The moves of a position, tried from the most promising on.
#[derive(Debug)]
pub(super) struct Candidates {
    list: ArrayVec<Candidate, MOST_MOVES>,
    next: usize,
}

impl Candidates {
    /// Every legal move. The table's move is only believed if it is one of them.
    pub(super) fn all(position: &Position, known: Option<Packed>, history: &History, ply: usize) -> Self {
        let mut candidates = Self::captures(position);
        for point in position.entries() {
            let mv = Move::Enter(point);
            candidates.push(mv, history.promise(position, mv, ply));
        }
        if position.can_pass() {
            candidates.push(Move::Pass, order::PASS);
        }
        if let Some(known) = known
            && let Some(first) =
                candidates.list.iter_mut().find(|candidate| Packed::new(candidate.mv) == known)
        {
            first.promise = i32::MAX;
        }
        candidates
    }

    /// Every capture.
    pub(super) fn captures(position: &Position) -> Self {
        let mut candidates = Self { list: ArrayVec::new(), next: 0 };
        for from in position.owned(position.turn()) - position.towers() {
            for to in position.captures_from(from) {
                candidates
                    .push(Move::Capture { from, to }, order::CAPTURE + capture_gain(position, from, to));
            }
        }
        candidates
    }

    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    fn push(&mut self, mv: Move, promise: i32) {
        self.list.push(Candidate { mv, promise });
    }

    /// The most promising move that was not tried yet.
    #[inline]
    pub(super) fn pick(&mut self) -> Option<Candidate> {
        let rest = self.list.get_mut(self.next..)?;
        let best = (0..rest.len()).max_by_key(|&index| (rest[index].promise, std::cmp::Reverse(index)))?;
        rest.swap(0, best);
        self.next += 1;
        rest.first().copied()
    }
}

/// A rough gain of a capture in centipoints: what changes hands, less what can be taken back at once.
fn capture_gain(position: &Position, from: Point, to: Point) -> i32 {
    let height = |point: Point| position.stack(point).map_or(0, |stack| i32::from(stack.height().get()));
    let (moving, taken) = (height(from), height(to));
    let enemies = position.owned(position.turn().other()) & position.board().neighbours(to);
    let recapturing = match moving + taken {
        2 => enemies & of_height(position, 1),
        _ => PointSet::EMPTY,
    };
    let safe = if moving + taken == 3 { order::TOWER } else { 0 };
    let risk = if recapturing.is_empty() { 0 } else { order::RISK };
    // Of two captures that take the same, the one that spends the smaller stack.
    200 * taken - 10 * moving + safe - risk
}

fn of_height(position: &Position, height: usize) -> PointSet {
    Height::new(height).map_or(PointSet::EMPTY, |height| position.of_height(height))
}
