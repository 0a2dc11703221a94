//! The match itself.

use thiserror::Error;

use super::Seat;
use crate::rules::{AnyGame, AnyIllegalMove, AnyMove, ByPlayer, Game, MoveIntent, Outcome, Player, Variant};

/// A game from its first position on, with all that was played and taken back.
#[derive(Clone, Debug, PartialEq)]
pub struct Match {
    seats: ByPlayer<Seat>,
    /// The first position and the one after each move; never empty.
    positions: Vec<AnyGame>,
    moves: Vec<AnyMove>,
    /// Moves that were taken back, the next one to redo last.
    undone: Vec<AnyMove>,
    resigned: Option<Player>,
}

/// A move as it changed the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Transition {
    /// What was played.
    pub mv: AnyMove,
    /// The position before it.
    pub before: AnyGame,
    /// The position after it.
    pub after: AnyGame,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchResult {
    /// Who won.
    pub outcome: Outcome,
    /// What ended it.
    pub by: Termination,
}

/// What ended a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Termination {
    /// The rules: in Abande two passes in a row, in Anda the last group's end.
    Rules,
    /// This player gave up.
    Resignation(Player),
}

/// Why a move was not played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayError {
    /// Somebody has resigned.
    #[error("The game is over: {0} resigned.")]
    Resigned(Player),
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(#[from] AnyIllegalMove),
}

impl Match {
    /// A match from the usual start.
    pub fn new(variant: Variant, seats: ByPlayer<Seat>) -> Self {
        Self::from_position(variant.start(), seats)
    }

    /// A match from any position.
    pub fn from_position(start: AnyGame, seats: ByPlayer<Seat>) -> Self {
        Self { seats, positions: vec![start], moves: Vec::new(), undone: Vec::new(), resigned: None }
    }

    /// What is played on which board.
    pub fn variant(&self) -> Variant {
        self.start().variant()
    }

    /// The first position.
    pub fn start(&self) -> &AnyGame {
        &self.positions[0]
    }

    /// The position on the table.
    pub fn game(&self) -> &AnyGame {
        &self.positions[self.moves.len()]
    }

    /// The position after so many moves of this match, if it got that far.
    pub fn position(&self, moves: usize) -> Option<&AnyGame> {
        self.positions.get(moves)
    }

    /// What was played.
    pub fn moves(&self) -> &[AnyMove] {
        &self.moves
    }

    /// Who plays each side.
    pub fn seats(&self) -> ByPlayer<Seat> {
        self.seats
    }

    /// Puts somebody else on a side, at any time.
    pub fn set_seat(&mut self, player: Player, seat: Seat) {
        self.seats[player] = seat;
    }

    /// Who is to move; nobody once the match is over.
    pub fn to_move(&self) -> Option<Player> {
        if self.resigned.is_some() { None } else { self.game().to_move() }
    }

    /// The seat that is to move; none once the match is over.
    pub fn seat_to_move(&self) -> Option<Seat> {
        self.to_move().map(|player| self.seats[player])
    }

    /// How the match ended, once it has.
    pub fn result(&self) -> Option<MatchResult> {
        if let Some(player) = self.resigned {
            let outcome = Outcome::Win(player.other());
            return Some(MatchResult { outcome, by: Termination::Resignation(player) });
        }
        self.game().outcome().map(|outcome| MatchResult { outcome, by: Termination::Rules })
    }

    /// Plays a move. What was taken back can no longer be redone, unless the move is just the next of it.
    ///
    /// # Errors
    /// If the match is over or the rules forbid the move; the match is then as before.
    pub fn play(&mut self, mv: AnyMove) -> Result<Transition, PlayError> {
        if let Some(player) = self.resigned {
            return Err(PlayError::Resigned(player));
        }
        let before = *self.game();
        let mut after = before;
        after.play(mv)?;
        if self.undone.pop_if(|next| *next == mv).is_none() {
            self.undone.clear();
        }
        self.push(mv, after);
        Ok(Transition { mv, before, after })
    }

    /// Plays the move that carries out what a player wants to do.
    ///
    /// # Errors
    /// If the match is over, the game has no such move, or the rules forbid it; the match is then as before.
    pub fn carry_out(&mut self, intent: MoveIntent) -> Result<Transition, PlayError> {
        let mv = self.game().intended(intent);
        let mv = mv.ok_or_else(|| AnyIllegalMove::OtherGame(self.variant().game_name()))?;
        self.play(mv)
    }

    /// After how many moves the position on the table stood there before, if it did: the last time. The rules do
    /// not end such a game; the players should know.
    pub fn repetition(&self) -> Option<usize> {
        let game = self.game();
        (0..self.moves.len()).rev().find(|&moves| game.repeats(&self.positions[moves]))
    }

    /// Gives up for a player. Nothing happens if the match is over already.
    pub fn resign(&mut self, player: Player) {
        if self.result().is_none() {
            self.resigned = Some(player);
        }
    }

    /// Whether [`undo`](Self::undo) would take anything back.
    pub fn can_undo(&self) -> bool {
        self.resigned.is_some() || self.undo_target().is_some()
    }

    /// Takes back a resignation, or else the last move; against the computer as many moves as give the turn
    /// to the human again. Returns how many moves were taken back.
    pub fn undo(&mut self) -> usize {
        if self.resigned.take().is_some() {
            return 0;
        }
        let Some(target) = self.undo_target() else { return 0 };
        let count = self.moves.len() - target;
        self.positions.truncate(target + 1);
        self.undone.extend(self.moves.drain(target..).rev());
        count
    }

    /// Whether [`redo`](Self::redo) would play anything.
    pub fn can_redo(&self) -> bool {
        self.resigned.is_none() && !self.undone.is_empty()
    }

    /// Plays again what was taken back: one move, or against the computer as many as give the turn to the
    /// human again. Returns how many moves were played.
    pub fn redo(&mut self) -> usize {
        if !self.can_redo() {
            return 0;
        }
        let before = self.moves.len();
        while let Some(mv) = self.undone.pop() {
            let mut after = *self.game();
            after.play_unchecked(mv);
            self.push(mv, after);
            if self.is_stop(self.moves.len()) {
                break;
            }
        }
        self.moves.len() - before
    }

    fn push(&mut self, mv: AnyMove, after: AnyGame) {
        self.moves.push(mv);
        self.positions.push(after);
    }

    /// The number of moves to go back to.
    fn undo_target(&self) -> Option<usize> {
        (0..self.moves.len()).rev().find(|&moves| self.is_stop(moves))
    }

    /// Whether undo and redo may stop after so many moves: against the computer only on the human's turns.
    fn is_stop(&self, moves: usize) -> bool {
        let humans = Player::ALL.into_iter().filter(|&player| !self.seats[player].is_computer()).count();
        match self.positions[moves].to_move() {
            Some(player) if humans == 1 => !self.seats[player].is_computer(),
            _ => true,
        }
    }
}
