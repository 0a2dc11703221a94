//! The computer player as the window uses it.

use std::time::Duration;

use crate::self_play::game_of;
use abande::ai::{Engine, EngineOptions, Limits, MultiPv, Opponent, Stop, Threads};
use abande::play::Level;
use abande::rules::{Game, Variant};

#[test]
fn low_levels_play_whole_games_on_every_board() {
    for variant in Variant::ABANDE {
        for number in 1..=5 {
            game_of(number, 1, variant.start());
        }
    }
}

#[test]
fn a_seed_repeats_a_game_and_another_varies_it() {
    let games: Vec<_> = [1, 1, 2, 3].map(|seed| game_of(3, seed, Variant::Hex.start())).into();
    assert_eq!(games[0], games[1]);
    assert!(games[0] != games[2] && games[2] != games[3]);
    assert!(games[0][..4] != games[2][..4] || games[2][..4] != games[3][..4], "openings vary");
}

#[test]
fn no_node_is_searched_after_a_stop() {
    for variant in Variant::ALL {
        let stop = Stop::default();
        let mut nodes = Vec::new();
        let found = Engine::default().search(&variant.start(), &Limits::default(), &stop, &mut |info| {
            nodes.push(info.nodes);
            if nodes.len() == 3 {
                stop.raise();
            }
        });
        assert_eq!(found.unwrap().nodes, nodes[2], "{variant}");
    }
}

#[test]
fn a_time_limit_ends_the_search_when_it_is_used_up() {
    for variant in Variant::ALL {
        let limit = Duration::from_millis(40);
        let found =
            Engine::default().search(&variant.start(), &Limits::time(limit), &Stop::default(), &mut |_| {});
        assert!(found.unwrap().time >= limit, "{variant}");
    }
}

#[test]
fn the_highest_level_answers_when_told_to_move_now() {
    let stop = Stop::default();
    stop.raise();
    let game = Variant::Hex.start();
    let mv = Opponent::new(Level::MAX, 7).choose(&game, &stop).unwrap();
    assert!(game.legal_moves().contains(&mv));
}

#[test]
fn a_finished_game_has_no_move() {
    let mut game = Variant::Hex3.start();
    let mut opponent = Opponent::new(Level::MIN, 1);
    while let Some(mv) = opponent.choose(&game, &Stop::default()) {
        game.play(mv).unwrap();
    }
    assert_eq!(opponent.choose(&game, &Stop::default()), None);
}

#[test]
fn a_table_that_knows_another_board_does_not_mislead() {
    let mut engine = Engine::default();
    for variant in Variant::ABANDE {
        let game = variant.start();
        let mut fresh = Engine::default();
        let limits = Limits::depth(4);
        let think =
            |engine: &mut Engine| engine.search(&game, &limits, &Stop::default(), &mut |_| {}).unwrap();
        assert_eq!(think(&mut engine).score, think(&mut fresh).score, "{variant}");
    }
}

#[test]
fn several_threads_share_the_positions_of_a_limit() {
    let options = EngineOptions { threads: Threads::new(3).unwrap(), ..EngineOptions::default() };
    let game = Variant::Hex.start();
    let mut engine = Engine::with_options(options);
    let thought = engine.search(&game, &Limits::nodes(60_000), &Stop::default(), &mut |_| {}).unwrap();
    assert!(game.legal_moves().contains(&thought.best_move));
    // The first thread spends its third; what the others have told by then depends on the machine.
    assert!((20_000..=60_000).contains(&thought.nodes), "{}", thought.nodes);
}

#[test]
fn the_best_moves_are_told_in_order() {
    let options = EngineOptions { multi_pv: MultiPv::new(4).unwrap(), ..EngineOptions::default() };
    let mut game = Variant::Square.start();
    for text in ["d4", "d5", "e5"] {
        game.play(game.parse_move(text).unwrap()).unwrap();
    }
    let mut last = Vec::new();
    let best =
        Engine::with_options(options).search(&game, &Limits::depth(4), &Stop::default(), &mut |thought| {
            assert_eq!(thought.pv[0], thought.best_move);
            if thought.depth == 4 {
                last.push((thought.rank, thought.score, thought.best_move));
            }
        });
    assert_eq!(last.iter().map(|&(rank, ..)| rank).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!(best.unwrap().best_move, last[0].2);
    let mut moves: Vec<_> = last.iter().map(|&(.., mv)| mv).collect();
    moves.sort_unstable();
    moves.dedup();
    assert_eq!(moves.len(), 4, "each move once: {last:?}");
}
