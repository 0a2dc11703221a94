//! The option `--moves "m1 m2 …"`.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use crate::rules::{AnyGame, AnyMove, excerpt};

use super::Failure;

/// Plays the moves that a text lists from this position, and returns them.
///
/// # Errors
/// Which move cannot be read or is against the rules, and why.
pub(super) fn play(game: &mut AnyGame, text: &str) -> Result<Vec<AnyMove>, Failure> {
    let mut moves = Vec::new();
    for (index, word) in text.split_whitespace().enumerate() {
        let shown = excerpt(word);
        let refused = |why: &dyn std::fmt::Display| {
            Failure::Failed(format!("move {} of --moves, {shown}: {why}", index + 1))
        };
        let mv = game.parse_move(word).map_err(|error| refused(&error))?;
        game.play(mv).map_err(|error| refused(&error))?;
        moves.push(mv);
    }
    Ok(moves)
}
