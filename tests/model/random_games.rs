//! Games that chance and the engine play on every board, with the positions' own checkers on: every move is followed by
//! a count from nothing, which must agree with all that is kept move by move.
//!
//! `RANDOM_GAMES=1000000` plays that many games, and says how long they took. Games are numbered from 0, and
//! `RANDOM_FROM` is the number of the first, so that many games can be played in parts.

use std::env;
use std::thread;
use std::time::Instant;

use abande::ai::{Engine, Limits, Mebibytes, Stop};
use abande::rules::{AnyGame, AnyMove, Game, Variant};
use rand::prelude::*;

/// Enough for each variant to come up many times.
const GAMES: usize = 300;
/// Every so many games the engine chooses half of the moves.
const ENGINE: usize = 25;
/// It looks at so many positions for each. In Anda a node is a playout: a game to its end, checked at every move.
const NODES: u64 = 60;
const PLAYOUTS: u64 = 8;
/// A game of Anda may repeat positions; chance ends all others long before.
const PLIES: usize = 2000;

#[test]
fn random_games_keep_every_position_consistent() {
    let number = |name: &str, usual: usize| match env::var(name) {
        Ok(text) => text.parse().expect("a number of games"),
        Err(_) => usual,
    };
    let (first, games) = (number("RANDOM_FROM", 0), number("RANDOM_GAMES", GAMES));
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let started = Instant::now();
    let played: Vec<Played> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|worker| scope.spawn(move || play((first + worker..first + games).step_by(threads))))
            .collect();
        workers.into_iter().map(|worker| worker.join().expect("no game panics")).collect()
    });
    let all = |figure: fn(&Played) -> usize| played.iter().map(figure).sum::<usize>();
    println!(
        "{} games, {} of them with the engine, {} moves, {} over by the rules, in {:.0} s",
        all(|one| one.games),
        all(|one| one.engine),
        all(|one| one.moves),
        all(|one| one.ended),
        started.elapsed().as_secs_f64()
    );
    assert_eq!(all(|one| one.games), games);
    assert_eq!(all(|one| one.ended), games, "every game ends by the rules");
}

/// What was played.
#[derive(Default)]
struct Played {
    games: usize,
    engine: usize,
    moves: usize,
    ended: usize,
}

/// Each game is known by its number: one that fails can be played again alone.
fn play(numbers: impl Iterator<Item = usize>) -> Played {
    let mut played = Played::default();
    let mut engine = Engine::new(Mebibytes::MIN);
    for number in numbers {
        let with_engine = number.is_multiple_of(ENGINE);
        let end = play_one(number, with_engine.then_some(&mut engine), &mut played.moves);
        played.games += 1;
        played.engine += usize::from(with_engine);
        played.ended += usize::from(end.outcome().is_some());
    }
    played
}

fn play_one(number: usize, mut engine: Option<&mut Engine>, moves: &mut usize) -> AnyGame {
    let mut rng = StdRng::seed_from_u64(number as u64);
    let variants: Vec<Variant> = Variant::ALL.to_vec();
    let variant = variants[(number / ENGINE + number) % variants.len()];
    let komi = rng.random_range(0..4);
    let mut game = variant.start_with_komi(komi).unwrap_or_else(|_| variant.start());
    let mut legal: Vec<AnyMove> = Vec::new();
    for ply in 0..PLIES {
        legal.clear();
        game.legal_moves_into(&mut legal);
        let Some(&random) = legal.choose(&mut rng) else { break };
        let mv = match engine.as_deref_mut().filter(|_| rng.random()) {
            Some(engine) => chosen(engine, &game).unwrap_or(random),
            None => random,
        };
        assert!(legal.contains(&mv), "game {number}, ply {ply}: {mv:?} is not legal in {game}");
        game.play(mv).unwrap_or_else(|error| panic!("game {number}, ply {ply}: {mv:?} in {game}: {error}"));
        // With debug assertions it has been asked already, and the engine's own fields, too.
        if !cfg!(debug_assertions) {
            assert_eq!(game.inconsistency(), None, "game {number}, ply {ply}: {game}");
        }
        *moves += 1;
    }
    let read = AnyGame::parse(variant, &game.to_string());
    assert_eq!(read.as_ref(), Ok(&game), "game {number}: the end is read back");
    game
}

fn chosen(engine: &mut Engine, game: &AnyGame) -> Option<AnyMove> {
    let nodes = if matches!(game, AnyGame::Anda(_)) { PLAYOUTS } else { NODES };
    let thought = engine.search(game, &Limits::nodes(nodes), &Stop::default(), &mut |_| {})?;
    Some(thought.best_move)
}
