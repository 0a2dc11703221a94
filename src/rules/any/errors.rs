//! What can be wrong with texts and moves of any of the games.

use thiserror::Error;

use crate::board::{BoardSet, Point};
use crate::rules::{abande, anda};

/// Why a move is illegal in its game, whichever that is. Its text is a whole sentence for the player.
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

impl AnyIllegalMove {
    /// For a move that is illegal because the pieces would no longer be connected: the stack that may not
    /// leave, and the points that would be cut off, which are all parts but the largest. None for other
    /// reasons.
    pub fn cut_off(&self) -> Option<(Point, BoardSet)> {
        let (point, parts) = match self {
            Self::Abande(abande::IllegalMove {
                reason: abande::IllegalMoveReason::SplitsBand { point, parts },
                ..
            }) => (point, parts),
            Self::Abande(_) | Self::Anda(_) | Self::OtherGame(_) => return None,
        };
        let largest = parts.iter().max_by_key(|part| part.len())?;
        let rest = parts.iter().filter(|part| *part != largest);
        Some((*point, rest.flat_map(|part| part.iter()).collect()))
    }

    /// For a move that is illegal because a new piece would touch no other: its point. None for other
    /// reasons.
    pub const fn apart(&self) -> Option<Point> {
        match self {
            Self::Abande(abande::IllegalMove {
                reason: abande::IllegalMoveReason::NotConnected(point),
                ..
            }) => Some(*point),
            Self::Abande(_) | Self::Anda(_) | Self::OtherGame(_) => None,
        }
    }

    /// For a move that is illegal because of where a single stone would stand: the point of that stone. None
    /// for other reasons.
    pub const fn stone(&self) -> Option<Point> {
        use anda::IllegalMoveReason::{EnemyTerritory, LoneSuicide, NotOnPerimeter, Occupied, SameCell};
        match self {
            Self::Anda(anda::IllegalMove {
                reason:
                    Occupied(point, _)
                    | EnemyTerritory(point)
                    | LoneSuicide(point)
                    | NotOnPerimeter(point)
                    | SameCell(point),
                ..
            }) => Some(*point),
            Self::Abande(_) | Self::Anda(_) | Self::OtherGame(_) => None,
        }
    }

    /// For a move that is illegal because the stack would become too high: how high stacks may be. `None` for
    /// other reasons.
    pub const fn height_limit(&self) -> Option<usize> {
        match self {
            Self::Abande(abande::IllegalMove {
                reason: abande::IllegalMoveReason::TooHigh { .. }, ..
            }) => Some(abande::Height::MAX.get() as usize),
            Self::Abande(_) | Self::Anda(_) | Self::OtherGame(_) => None,
        }
    }

    /// Returns whether the move is illegal because nothing that the player has can capture the target.
    pub const fn is_safe_target(&self) -> bool {
        use abande::IllegalMoveReason::{NoCapturer, TowerTarget};
        match self {
            Self::Abande(refused) => matches!(refused.reason, NoCapturer(_) | TowerTarget(_)),
            Self::Anda(_) | Self::OtherGame(_) => false,
        }
    }
}

/// Why a text is no move of the game that is played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AnyMoveSyntaxError {
    /// No move of Abande.
    #[error(transparent)]
    Abande(#[from] abande::MoveSyntaxError),
    /// No move of Anda.
    #[error(transparent)]
    Anda(#[from] anda::MoveSyntaxError),
}

/// Why a text is no position string of the game that is played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AnyPositionSyntaxError {
    /// No position of Abande.
    #[error(transparent)]
    Abande(#[from] abande::PositionSyntaxError),
    /// No position of Anda.
    #[error(transparent)]
    Anda(#[from] anda::PositionSyntaxError),
}
