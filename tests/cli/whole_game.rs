//! A game on the board of hexagons that another program played to its end.

use serde::Deserialize;

use crate::vector_files;

#[derive(Debug, Deserialize)]
struct Played {
    moves: Vec<String>,
}

/// Its moves.
pub fn whole_game() -> Vec<String> {
    vector_files::lines::<Played>("games-hex.jsonl").swap_remove(0).moves
}
