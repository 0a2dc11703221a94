//! A game on the board of hexagons that another program played to its end.

mod vectors;

use serde::Deserialize;

#[derive(Debug, Deserialize)]
struct Played {
    moves: Vec<String>,
}

/// Its moves.
pub fn whole_game() -> Vec<String> {
    vectors::lines::<Played>("games-hex.jsonl").swap_remove(0).moves
}
