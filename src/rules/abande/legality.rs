//! Why a move is against the rules.

use std::fmt;

use thiserror::Error;

use crate::board::{Board, Point, PointSet};
use crate::rules::Player;

use super::variants::PIECES_BEFORE_CAPTURES;
use super::{Height, Move, Position};

/// The rule that a refused move would break.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IllegalMoveReason {
    /// Two passes have ended the game.
    GameOver,
    /// There is a stack already.
    PointOccupied(Point),
    /// No piece is next to that point.
    NotConnected(Point),
    /// No piece is left to enter.
    HandEmpty,
    /// There is nothing to move.
    EmptySource(Point),
    /// The stack belongs to the opponent.
    NotYourStack(Point),
    /// The moving stack is three high.
    TowerFixed(Point),
    /// There is nothing to capture.
    EmptyTarget(Point),
    /// The stack to capture is one's own.
    OwnTarget(Point),
    /// The stack to capture is three high.
    TowerTarget(Point),
    /// No enemy stack beside it is low enough.
    NothingToCapture(Point),
    /// No enemy stack is beside it.
    NothingBeside(Point),
    /// No stack of the player to move could take it.
    NoCapturer(Point),
    /// The two stacks are not neighbours.
    NotAdjacent {
        /// The moving stack.
        from: Point,
        /// The stack to capture.
        to: Point,
    },
    /// The stacks together would be more than three high.
    TooHigh {
        /// How high they would be.
        height: u8,
    },
    /// The band would fall apart.
    SplitsBand {
        /// The stack that holds it together.
        point: Point,
        /// The parts, two or more.
        parts: Vec<PointSet>,
    },
    /// Captures start only after Black has entered a second piece.
    TooEarly,
    /// The player's handicap forbids captures for longer.
    TooEarlyByHandicap {
        /// How many pieces must have been entered.
        pieces: u8,
    },
    /// A pass needs an empty hand.
    MustEnterOrCapture {
        /// How many pieces are still in hand.
        in_hand: u8,
    },
}

/// A move that the rules forbid, and why. Its text is a whole sentence for the player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct IllegalMove {
    /// The rule that the move breaks.
    pub reason: IllegalMoveReason,
    /// Gives points their names.
    pub board: &'static Board,
    /// The player to move.
    pub player: Player,
}

impl Position {
    /// Checks whether a move is legal.
    ///
    /// # Errors
    /// The reason. For a capture they are asked in the order ownership, tower, kind of target, distance,
    /// height, band, too early.
    pub fn check_move(&self, mv: Move) -> Result<(), IllegalMove> {
        let refuse = |reason| Err(self.refused(reason));
        if self.is_over() {
            return refuse(IllegalMoveReason::GameOver);
        }
        let reason = match mv {
            Move::Enter(point) => self.entry_refusal(point),
            Move::Capture { from, to } => self.capture_refusal(from, to),
            Move::Pass => {
                let in_hand = self.hands[self.turn];
                (in_hand > 0).then_some(IllegalMoveReason::MustEnterOrCapture { in_hand })
            }
        };
        reason.map_or(Ok(()), refuse)
    }

    /// The most useful reason why the player to move cannot capture anything with the stack on `from`; none
    /// if it can.
    pub fn why_stuck(&self, from: Point) -> Option<IllegalMove> {
        let targets = self.board().neighbours(from) & self.occupied();
        let refusals = targets.iter().map(|to| self.check_move(Move::Capture { from, to }).err());
        // The stack's own reasons come before those of any target; a target's own say nothing of the stack.
        let enemies = targets & self.owned[self.turn.other()];
        let mut reason = if enemies.is_empty() {
            IllegalMoveReason::NothingBeside(from)
        } else {
            IllegalMoveReason::NothingToCapture(from)
        };
        for refusal in refusals {
            match refusal?.reason {
                IllegalMoveReason::OwnTarget(_)
                | IllegalMoveReason::TowerTarget(_)
                | IllegalMoveReason::TooHigh { .. } => {}
                own => reason = own,
            }
        }
        Some(self.refused(reason))
    }

    /// The most useful reason why no stack of the player to move can capture the stack on `to`; none if one
    /// can.
    pub fn why_safe(&self, to: Point) -> Option<IllegalMove> {
        let attackers = self.board().neighbours(to) & self.owned[self.turn];
        let refusals = attackers.iter().map(|from| self.check_move(Move::Capture { from, to }).err());
        let mut reason = IllegalMoveReason::NoCapturer(to);
        for refusal in refusals {
            match refusal?.reason {
                IllegalMoveReason::TowerFixed(_) | IllegalMoveReason::TooHigh { .. } => {}
                telling => reason = telling,
            }
        }
        Some(self.refused(reason))
    }

    fn refused(&self, reason: IllegalMoveReason) -> IllegalMove {
        IllegalMove { reason, board: self.board(), player: self.turn }
    }

    fn entry_refusal(&self, point: Point) -> Option<IllegalMoveReason> {
        if self.occupied().contains(point) {
            Some(IllegalMoveReason::PointOccupied(point))
        } else if self.hands[self.turn] == 0 {
            Some(IllegalMoveReason::HandEmpty)
        } else if !self.entries().contains(point) {
            Some(IllegalMoveReason::NotConnected(point))
        } else {
            None
        }
    }

    fn capture_refusal(&self, from: Point, to: Point) -> Option<IllegalMoveReason> {
        let Some(moving) = self.stack(from) else { return Some(IllegalMoveReason::EmptySource(from)) };
        if moving.owner() != self.turn {
            return Some(IllegalMoveReason::NotYourStack(from));
        }
        if moving.height() == Height::MAX {
            return Some(IllegalMoveReason::TowerFixed(from));
        }
        let Some(target) = self.stack(to) else { return Some(IllegalMoveReason::EmptyTarget(to)) };
        if target.owner() == self.turn {
            return Some(IllegalMoveReason::OwnTarget(to));
        }
        if target.height() == Height::MAX {
            return Some(IllegalMoveReason::TowerTarget(to));
        }
        if !self.board().neighbours(from).contains(to) {
            return Some(IllegalMoveReason::NotAdjacent { from, to });
        }
        let height = moving.height().get() + target.height().get();
        if height > Height::MAX.get() {
            return Some(IllegalMoveReason::TooHigh { height });
        }
        if self.is_pinned(from) {
            return Some(IllegalMoveReason::SplitsBand { point: from, parts: self.parts_without(from) });
        }
        if self.captures_allowed() {
            return None;
        }
        Some(match self.pieces_before_captures(self.turn) {
            PIECES_BEFORE_CAPTURES => IllegalMoveReason::TooEarly,
            pieces => IllegalMoveReason::TooEarlyByHandicap { pieces },
        })
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let label = |point: Point| self.board.label(point);
        match &self.reason {
            IllegalMoveReason::GameOver => write!(f, "The game is over."),
            IllegalMoveReason::PointOccupied(point) => {
                write!(f, "There is already a stack on {}.", label(*point))
            }
            IllegalMoveReason::NotConnected(point) => {
                write!(f, "{} touches no piece: a new piece must join the band.", label(*point))
            }
            IllegalMoveReason::HandEmpty => write!(f, "{} has no pieces left in hand.", self.player),
            IllegalMoveReason::EmptySource(point) => {
                write!(f, "There is no stack on {} to move.", label(*point))
            }
            IllegalMoveReason::NotYourStack(point) => {
                write!(f, "The stack on {} belongs to {}.", label(*point), self.player.other())
            }
            IllegalMoveReason::TowerFixed(point) => {
                write!(f, "The stack on {} is three high: it is a tower and never moves.", label(*point))
            }
            IllegalMoveReason::EmptyTarget(point) => {
                write!(f, "{} is empty: a stack moves only onto an enemy stack.", label(*point))
            }
            IllegalMoveReason::OwnTarget(point) => {
                write!(f, "The stack on {} is your own: only enemy stacks are captured.", label(*point))
            }
            IllegalMoveReason::TowerTarget(point) => {
                write!(f, "The stack on {} is three high: a tower cannot be captured.", label(*point))
            }
            IllegalMoveReason::NothingToCapture(point) => {
                write!(
                    f,
                    "Nothing to capture from {}: no enemy stack beside it is low enough.",
                    label(*point)
                )
            }
            IllegalMoveReason::NothingBeside(point) => {
                write!(f, "Nothing to capture from {}: there is no enemy stack beside it.", label(*point))
            }
            IllegalMoveReason::NoCapturer(point) => {
                write!(f, "None of your stacks can capture {}.", label(*point))
            }
            IllegalMoveReason::NotAdjacent { from, to } => {
                write!(f, "{} is not next to {}: a capture goes one step.", label(*to), label(*from))
            }
            IllegalMoveReason::TooHigh { height } => {
                write!(f, "The stack would be {height} high: three is the limit.")
            }
            IllegalMoveReason::SplitsBand { point, parts } => self.write_split(f, *point, parts),
            IllegalMoveReason::TooEarly => {
                write!(f, "Too early: captures are allowed once Black has entered a second piece.")
            }
            IllegalMoveReason::TooEarlyByHandicap { pieces } => {
                write!(
                    f,
                    "Too early: with this handicap, {} may not capture until {pieces} pieces in all have been entered.",
                    self.player
                )
            }
            IllegalMoveReason::MustEnterOrCapture { in_hand: 1 } => {
                write!(f, "No pass yet: {} still has a piece in hand.", self.player)
            }
            IllegalMoveReason::MustEnterOrCapture { in_hand } => {
                write!(f, "No pass yet: {} still has {in_hand} pieces in hand.", self.player)
            }
        }
    }
}

impl IllegalMove {
    /// Names the smallest part or parts, which say most with the fewest points.
    fn write_split(&self, f: &mut fmt::Formatter<'_>, point: Point, parts: &[PointSet]) -> fmt::Result {
        let largest = parts.iter().copied().max_by_key(|part| part.len()).unwrap_or_default();
        let cut_off =
            parts.iter().filter(|&&part| part != largest).copied().fold(PointSet::EMPTY, |a, b| a | b);
        let names: Vec<_> = cut_off.iter().map(|point| self.board.label(point)).collect();
        let names = crate::rules::listed(&names, "and");
        write!(f, "Pinned: moving {} would cut off {names}.", self.board.label(point))
    }
}
