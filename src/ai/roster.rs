//! Which games the computer plays.

use thiserror::Error;

use crate::rules::{AnyRules, Variant};

/// There is no computer player for this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("there is no computer player for {0} yet: people play both sides")]
pub struct NoComputerPlayer(pub &'static str);

/// Whether the computer plays a variant. Whoever gives it a seat asks first: [`Engine`](super::Engine) and
/// [`Opponent`](super::Opponent) have no move in a game that they do not know.
///
/// # Errors
/// If it does not.
pub fn computer_plays(variant: Variant) -> Result<(), NoComputerPlayer> {
    match variant.rules() {
        AnyRules::Abande(_) => Ok(()),
        AnyRules::Anda(_) => Err(NoComputerPlayer(variant.game_name())),
    }
}
