//! Playing a move.

use crate::board::{Point, PointSet};

use super::key::{hand_key, stack_key, turn_key};
use super::{IllegalMove, Move, Position, Stack};

impl Position {
    /// Plays a move if it is legal; otherwise says why not and leaves the position as it is.
    ///
    /// # Errors
    /// The most useful reason why the move is against the rules.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.check_move(mv)?;
        self.apply(mv);
        Ok(())
    }

    /// Plays a move that is known to be legal.
    ///
    /// # Panics
    /// If a stack that the move needs is missing or too high. Debug builds also compare all state that is
    /// kept twice.
    #[inline]
    pub(super) fn apply(&mut self, mv: Move) {
        self.key ^= turn_key(self.turn, self.passes);
        match mv {
            Move::Enter(point) => {
                self.take_from_hand();
                self.put(point, Stack::single(self.turn));
                self.passes = 0;
            }
            Move::Capture { from, to } => {
                let moving = self.lift(from);
                let below = self.lift(to);
                self.put(to, below.with(moving).expect("a legal capture is at most three high"));
                self.passes = 0;
            }
            Move::Pass => self.passes += 1,
        }
        self.turn = self.turn.other();
        self.ply += 1;
        self.key ^= turn_key(self.turn, self.passes);
        debug_assert_eq!(self.inconsistency(), None);
    }

    fn take_from_hand(&mut self) {
        let before = self.hands[self.turn];
        self.hands[self.turn] = before - 1;
        self.key ^= hand_key(self.turn, before) ^ hand_key(self.turn, before - 1);
    }

    /// Puts a stack on an empty point and updates sets and hash.
    pub(super) fn put(&mut self, point: Point, stack: Stack) {
        self.stacks[point.index()] = Some(stack);
        self.toggle(point, stack);
    }

    /// Takes the stack off a point.
    fn lift(&mut self, point: Point) -> Stack {
        let stack = self.stacks[point.index()].take().expect("a legal capture joins two stacks");
        self.toggle(point, stack);
        stack
    }

    /// Adds a stack to the sets and to the hash, or removes it if it was in them.
    fn toggle(&mut self, point: Point, stack: Stack) {
        let bit = PointSet::from(point);
        let owned = &mut self.owned[stack.owner()];
        *owned = *owned ^ bit;
        let level = &mut self.by_height[usize::from(stack.height().get()) - 1];
        *level = *level ^ bit;
        self.key ^= stack_key(point, stack);
    }
}
