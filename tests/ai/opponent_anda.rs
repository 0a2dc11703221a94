//! The computer player of Anda as window and terminal use it.

use std::time::Duration;

use crate::self_play::game_of;
use abande::ai::{Engine, EngineOptions, Limits, Mebibytes, MultiPv, Opponent, SearchInfo, Stop, Threads};
use abande::play::Level;
use abande::rules::{AnyGame, AnyMove, Game, Outcome, Variant};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

fn variant(name: &str) -> Variant {
    name.parse().unwrap()
}

fn played(name: &str, komi: u16, moves: &str) -> AnyGame {
    let mut game = variant(name).start_with_komi(komi).unwrap();
    for text in moves.split_whitespace() {
        game.play(game.parse_move(text).unwrap()).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    game
}

fn think(game: &AnyGame, playouts: u64) -> SearchInfo {
    let mut engine = Engine::new(Mebibytes::DEFAULT);
    engine.search(game, &Limits::nodes(playouts), &Stop::default(), &mut |_| {}).unwrap()
}

fn written(game: &AnyGame, mv: AnyMove) -> String {
    mv.display(game.board()).to_string()
}

#[test]
fn whole_games_on_every_side_are_legal() {
    for (seed, variant) in (1..).zip(Variant::ANDA) {
        game_of(1, seed, variant.start());
        game_of(2, seed, variant.start_with_komi(3).unwrap());
    }
}

#[test]
fn a_seed_repeats_a_game_and_another_varies_it() {
    let games: Vec<_> = [1, 1, 2].map(|seed| game_of(3, seed, variant("anda-4").start())).into();
    assert_eq!(games[0], games[1]);
    assert_ne!(games[0], games[2]);
}

#[test]
fn the_same_questions_have_the_same_answers() {
    let answers = || {
        let mut engine = Engine::default();
        let mut game = variant("anda-5").start();
        let mut thoughts = Vec::new();
        for _ in 0..6 {
            let thought = engine.search(&game, &Limits::nodes(150), &Stop::default(), &mut |_| {}).unwrap();
            game.play(thought.best_move).unwrap();
            thoughts.push(SearchInfo { time: Duration::ZERO, ..thought });
        }
        thoughts
    };
    assert_eq!(answers(), answers());
}

/// The moves after which the player to move has won.
fn wins(game: &AnyGame) -> Vec<AnyMove> {
    let Some(player) = game.to_move() else { return Vec::new() };
    let after = |&mv: &AnyMove| {
        let mut next = *game;
        next.play_unchecked(mv);
        next.outcome() == Some(Outcome::Win(player))
    };
    game.legal_moves().into_iter().filter(after).collect()
}

/// Positions of random games, first turns and ends not among them.
fn random_positions(name: &str, games: u64) -> Vec<AnyGame> {
    let mut found = Vec::new();
    for seed in 0..games {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut game = variant(name).start();
        while let Some(&mv) = game.legal_moves().choose(&mut rng) {
            game.play_unchecked(mv);
            if game.ply() > 2 && game.to_move().is_some() {
                found.push(game);
            }
        }
    }
    found
}

#[test]
fn takes_every_win_at_hand() {
    let mut seen = 0;
    for game in [random_positions("anda-3", 30), random_positions("anda-5", 15)].concat() {
        let winning = wins(&game);
        if winning.is_empty() {
            continue;
        }
        seen += 1;
        // Few win by what only the game's end shows: for those the tree needs a try of each move.
        let thought = think(&game, 300);
        assert!(winning.contains(&thought.best_move), "{game}: {}", written(&game, thought.best_move));
        assert_eq!((thought.proved, thought.score.centipoints()), (Some(1), 100), "{game}");
    }
    assert!(seen > 40, "{seen}");
}

#[test]
fn allows_no_win_that_can_be_helped() {
    let mut seen = 0;
    for game in [random_positions("anda-3", 30), random_positions("anda-5", 15)].concat() {
        if !wins(&game).is_empty() {
            continue;
        }
        let loses = |mv: AnyMove| {
            let mut next = game;
            next.play_unchecked(mv);
            next.outcome().is_some() || !wins(&next).is_empty()
        };
        let moves = game.legal_moves();
        let losing = moves.iter().filter(|&&mv| loses(mv)).count();
        // Where more than half of all moves lose at once.
        if losing * 2 < moves.len() || losing == moves.len() {
            continue;
        }
        seen += 1;
        let best = think(&game, 500).best_move;
        assert!(!loses(best), "{game}: {}", written(&game, best));
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn told_to_move_now_it_has_a_legal_move() {
    let stop = Stop::default();
    stop.raise();
    let game = played("anda-5", 0, "a1+i5 e1+e9");
    let mv = Opponent::new(Level::MAX, 7).choose(&game, &stop).unwrap();
    assert!(game.legal_moves().contains(&mv));
}

#[test]
fn a_depth_is_the_length_of_the_expected_line() {
    let game = played("anda-4", 0, "a1+g4 d1+d7");
    let mut engine = Engine::default();
    let thought = engine.search(&game, &Limits::depth(3), &Stop::default(), &mut |_| {}).unwrap();
    assert!(thought.depth >= 3 && thought.pv.len() >= 3);
    let mut next = game;
    for &mv in &thought.pv {
        next.play(mv).unwrap();
    }
}

/// A tree too small for its search is cut back and goes on.
#[test]
fn little_memory_is_enough() {
    let game = played("anda-7", 0, "a1+m7 g1+g13");
    let mut engine = Engine::new(Mebibytes::MIN);
    let thought = engine.search(&game, &Limits::nodes(6_000), &Stop::default(), &mut |_| {}).unwrap();
    assert_eq!(thought.nodes, 6_000);
    assert!(game.legal_moves().contains(&thought.best_move));
}

#[test]
fn threads_share_a_tree() {
    let options = EngineOptions { threads: Threads::new(3).unwrap(), ..EngineOptions::default() };
    let mut engine = Engine::with_options(options);
    let mut game = played("anda-4", 1, "a1+g4 d1+d7");
    while game.to_move().is_some() {
        let thought = engine.search(&game, &Limits::nodes(300), &Stop::default(), &mut |_| {}).unwrap();
        assert!(thought.nodes <= 300);
        game.play(thought.best_move).unwrap();
    }
}

#[test]
fn several_best_moves_are_told() {
    let game = played("anda-5", 0, "a1+i5 e1+e9");
    let mut engine = Engine::with_options(EngineOptions {
        multi_pv: MultiPv::new(3).unwrap(),
        ..EngineOptions::default()
    });
    let mut told = Vec::new();
    let mut tell = |thought: &SearchInfo| told.push((thought.rank, thought.best_move));
    let thought = engine.search(&game, &Limits::nodes(300), &Stop::default(), &mut tell).unwrap();
    let last: Vec<_> = told[told.len() - 3..].to_vec();
    assert_eq!(last.iter().map(|(rank, _)| *rank).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(last[0].1, thought.best_move);
    assert!(last[0].1 != last[1].1 && last[1].1 != last[2].1);
}

/// Black has 21 winning first turns of 42 on side 3, as `docs/anda.md` says.
#[test]
fn solves_side_3() {
    let mut engine = Engine::new(Mebibytes::new(256).unwrap());
    let limits = Limits::nodes(400_000);
    let start = variant("anda-3").start();
    let thought = engine.search(&start, &limits, &Stop::default(), &mut |_| {}).unwrap();
    assert_eq!((thought.proved, thought.score.centipoints()), (Some(1), 100));
    let mut next = start;
    next.play(thought.best_move).unwrap();
    let reply = engine.search(&next, &limits, &Stop::default(), &mut |_| {}).unwrap();
    assert_eq!(reply.proved, Some(-1));
}

/// What is proved is what a plain search of everything finds.
#[test]
fn proofs_equal_exhaustive_search() {
    let mut checked = 0;
    for game in random_positions("anda-3", 30) {
        let Some(wins) = exhaustive(&game, &mut 5_000) else { continue };
        let proved = think(&game, 3_000).proved;
        if let Some(proved) = proved {
            assert_eq!(proved > 0, wins, "{game}");
            checked += 1;
        }
    }
    assert!(checked > 100, "{checked}");
}

/// Whether the player to move wins, if that takes no more positions than the budget has.
fn exhaustive(game: &AnyGame, budget: &mut u32) -> Option<bool> {
    let Some(player) = game.to_move() else { return Some(false) };
    *budget = budget.checked_sub(1)?;
    for mv in game.legal_moves() {
        let mut next = *game;
        next.play_unchecked(mv);
        let won = match next.outcome() {
            Some(outcome) => outcome == Outcome::Win(player),
            None => !exhaustive(&next, budget)?,
        };
        if won {
            return Some(true);
        }
    }
    Some(false)
}
