//! A move of whichever game is on the table.

use std::fmt;

use crate::board::Board;
use crate::rules::{MoveIntent, abande, anda};

/// A move of either game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum AnyMove {
    /// A move of Abande.
    Abande(abande::Move),
    /// A move of Anda.
    Anda(anda::Move),
}

impl AnyMove {
    /// The move in writing.
    pub fn display(self, board: &Board) -> impl fmt::Display {
        match self {
            Self::Abande(mv) => mv.display(board).to_string(),
            Self::Anda(mv) => mv.display(board).to_string(),
        }
    }

    /// What the move does on the board, in terms that all games share: place, carry, pass, spend komi.
    pub fn intent(self) -> MoveIntent {
        match self {
            Self::Abande(abande::Move::Enter(point)) | Self::Anda(anda::Move::Place(point)) => {
                MoveIntent::Place(point)
            }
            Self::Abande(abande::Move::Capture { from, to }) => MoveIntent::Carry { from, to },
            Self::Abande(abande::Move::Pass) => MoveIntent::Pass,
            Self::Anda(anda::Move::First(one, other)) => MoveIntent::PlaceTwo(one, other),
            Self::Anda(anda::Move::Komi) => MoveIntent::SpendKomi,
        }
    }
}
