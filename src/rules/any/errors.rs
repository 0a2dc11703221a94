//! What can be wrong with texts and moves of any of the games.

use thiserror::Error;

use crate::rules::{abande, anda};

/// Why a move is against the rules of its game. Its text is a whole sentence.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AnyIllegalMove {
    /// Against the rules of Abande.
    #[error(transparent)]
    Abande(#[from] abande::IllegalMove),
    /// Against the rules of Anda.
    #[error(transparent)]
    Anda(#[from] anda::IllegalMove),
    /// The game on the table has no such move.
    #[error("There is no such move in {0}.")]
    OtherGame(&'static str),
}

/// Why a text is no move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AnyMoveSyntaxError {
    /// No move of Abande.
    #[error(transparent)]
    Abande(#[from] abande::MoveSyntaxError),
    /// No move of Anda.
    #[error(transparent)]
    Anda(#[from] anda::MoveSyntaxError),
}

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AnyPositionSyntaxError {
    /// No position of Abande.
    #[error(transparent)]
    Abande(#[from] abande::PositionSyntaxError),
    /// No position of Anda.
    #[error(transparent)]
    Anda(#[from] anda::PositionSyntaxError),
}
