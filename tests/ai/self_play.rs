//! Games in which one level of the computer plays both sides.

use abande::ai::{Opponent, Stop};
use abande::play::Level;
use abande::rules::{AnyGame, AnyMove, Game};

/// The moves of such a game, from this start to its end; every one must be legal.
pub fn game_of(level: u8, seed: u64, mut game: AnyGame) -> Vec<AnyMove> {
    let mut opponent = Opponent::new(Level::new(level).expect("a level"), seed);
    let mut moves = Vec::new();
    while let Some(mv) = opponent.choose(&game, &Stop::default()) {
        game.play(mv).unwrap_or_else(|error| panic!("{game:?}: {error}"));
        moves.push(mv);
    }
    assert!(game.outcome().is_some());
    moves
}
