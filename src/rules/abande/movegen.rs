//! Which moves are legal.

use crate::board::grid::{Grid, GridTask};
use crate::board::{Point, PointSet};
use crate::rules::{Game, Outcome, Player};

use super::bits::{self, BitPosition};
use super::{Height, Move, Position};

impl Position {
    /// The points where the player to move may enter a piece from the hand.
    pub fn entries(&self) -> PointSet {
        if self.is_over() || self.hands[self.turn] == 0 {
            return PointSet::EMPTY;
        }
        let occupied = self.occupied();
        if occupied.is_empty() {
            return self.board().all();
        }
        self.board().around(occupied) - occupied
    }

    /// The stacks that the player to move may capture with the stack on `from`.
    #[inline]
    pub fn captures_from(&self, from: Point) -> PointSet {
        let targets = self.reachable_from(from);
        if targets.is_empty() || self.is_pinned(from) { PointSet::EMPTY } else { targets }
    }

    /// Whether the player to move may pass.
    pub fn can_pass(&self) -> bool {
        !self.is_over() && self.hands[self.turn] == 0
    }

    /// The stacks that the stack on `from` could capture by height alone, even if it is pinned and must not move.
    #[inline]
    fn reachable_from(&self, from: Point) -> PointSet {
        if self.is_over() || !self.captures_allowed() || !self.owned[self.turn].contains(from) {
            return PointSet::EMPTY;
        }
        let [ones, twos, _] = self.by_height;
        let low_enough = if ones.contains(from) {
            ones | twos
        } else if twos.contains(from) {
            ones
        } else {
            return PointSet::EMPTY;
        };
        self.board().neighbours(from) & self.owned[self.turn.other()] & low_enough
    }
}

impl Game for Position {
    type Move = Move;

    fn to_move(&self) -> Option<Player> {
        (!self.is_over()).then_some(self.turn)
    }

    fn legal_moves_into(&self, moves: &mut Vec<Move>) {
        moves.extend(self.entries().iter().map(Move::Enter));
        for from in self.owned[self.turn] - self.of_height(Height::MAX) {
            moves.extend(self.captures_from(from).iter().map(|to| Move::Capture { from, to }));
        }
        if self.can_pass() {
            moves.push(Move::Pass);
        }
    }

    fn play_unchecked(&mut self, mv: Move) {
        self.apply(mv);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| self.score().outcome())
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn count_sequences(&self, depth: u32) -> u64 {
        struct Perft<'a>(&'a Position, u32);
        impl GridTask for Perft<'_> {
            type Output = u64;
            fn run<G: Grid>(self) -> u64 {
                bits::perft(&BitPosition::<G>::new(self.0), self.1)
            }
        }
        self.rules.layout.dispatch(Perft(self, depth))
    }
}
