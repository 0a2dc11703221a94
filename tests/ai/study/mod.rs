//! What `study` says, checked against plain counting and against itself.

mod analysis;
mod hints;
mod puzzles;
mod review;
mod solver;
mod warm_ups;

use abande::ai::{Opponent, Stop};
use abande::play::{Level, Tree};
use abande::rules::{AnyGame, Game, Variant};
use abande::{board::Side, play::NodeId};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

/// Both games, on boards that are quick to search.
const SMALL: [Variant; 2] = [Variant::Hex3, Variant::Anda(Side::Three)];

/// A game of two low levels against each other, in a tree, and where it ends.
fn game_of_levels(variant: Variant, levels: [u8; 2], seed: u64) -> (Tree, NodeId) {
    let mut players = levels.map(|level| Opponent::new(Level::new(level).unwrap(), seed));
    let mut tree = Tree::new(variant.start());
    let mut at = NodeId::ROOT;
    while let Some(player) = tree.game(at).to_move() {
        let mv = players[player.index()].choose(tree.game(at), &Stop::default()).unwrap();
        at = tree.play(at, mv).unwrap();
    }
    (tree, at)
}

/// A position after so many random moves, or as many as there are.
fn random_position(variant: Variant, plies: usize, seed: u64) -> AnyGame {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut game = variant.start();
    for _ in 0..plies {
        let mut next = game;
        let Some(&mv) = game.legal_moves().choose(&mut rng) else { break };
        next.play(mv).unwrap();
        if next.to_move().is_none() {
            break;
        }
        game = next;
    }
    game
}
