//! The engine beats weak players: a uniformly random one always, a greedy one nearly always.
//!
//! The claims are about 50 ms a move. The games here give each move a fixed number of positions instead, far
//! fewer than 50 ms allow in a release build (about 50,000), which is a harder test and repeats exactly on
//! any machine.

use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use abande::ai::{Engine, Limits, Mebibytes, Stop};
use abande::rules::{AnyGame, AnyMove, Game, Outcome, Player, Variant};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// Positions that the engine may visit for each move.
const NODES: u64 = 2_000;

type Weak = fn(&AnyGame, &mut StdRng) -> AnyMove;

/// Any legal move, each as likely.
fn random(game: &AnyGame, rng: &mut StdRng) -> AnyMove {
    *game.legal_moves().choose(rng).unwrap()
}

/// The move after which its own margin is the largest if the game ended then; at random among equals.
fn greedy(game: &AnyGame, rng: &mut StdRng) -> AnyMove {
    let mover = game.to_move().unwrap();
    let margin_after = |mv: AnyMove| {
        let mut next = *game;
        next.play_unchecked(mv);
        let AnyGame::Abande(position) = next else { panic!("only Abande is played here") };
        let margin = position.score().margin();
        if mover == Player::Black { margin } else { -margin }
    };
    let legal = game.legal_moves().into_iter();
    legal.max_by_key(|&mv| (margin_after(mv), rng.random::<u32>())).unwrap()
}

/// Whether the engine wins a game. Every move it makes must be legal.
fn wins(variant: Variant, engine_plays: Player, weak: Weak, seed: u64) -> bool {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut engine = Engine::new(Mebibytes::MIN);
    let mut game = variant.start();
    while let Some(mover) = game.to_move() {
        let mv = if mover == engine_plays {
            engine.search(&game, &Limits::nodes(NODES), &Stop::default(), &mut |_| {}).unwrap().best_move
        } else {
            weak(&game, &mut rng)
        };
        game.play(mv).unwrap();
    }
    game.outcome() == Some(Outcome::Win(engine_plays))
}

/// How many of these games the engine wins, with either colour in turn.
fn wins_of(games: u32, variant: Variant, weak: Weak) -> u32 {
    let next = AtomicU32::new(0);
    let worker = || {
        let mut won = 0;
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return won;
            }
            let engine_plays = if number.is_multiple_of(2) { Player::Black } else { Player::White };
            won += u32::from(wins(variant, engine_plays, weak, number.into()));
        }
    };
    thread::scope(|scope| {
        let workers = [scope.spawn(worker), scope.spawn(worker)];
        workers.into_iter().map(|worker| worker.join().unwrap()).sum()
    })
}

#[test]
fn beats_a_random_player_in_100_of_100_games() {
    assert_eq!(wins_of(100, Variant::Hex, random), 100);
}

#[test]
fn beats_a_random_player_on_the_square_board() {
    assert_eq!(wins_of(40, Variant::Square, random), 40);
}

#[test]
fn beats_a_greedy_player_in_95_of_100_games() {
    let won = wins_of(100, Variant::Hex, greedy);
    assert!(won >= 95, "{won} of 100");
    println!("{won} of 100");
}

#[test]
fn beats_a_greedy_player_on_the_square_board() {
    let won = wins_of(40, Variant::Square, greedy);
    assert!(won >= 38, "{won} of 40");
    println!("{won} of 40");
}
