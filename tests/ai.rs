//! The computer player as the window uses it.

#[path = "shared/self_play.rs"]
mod self_play;

use std::thread;
use std::time::{Duration, Instant};

use abande::ai::{Engine, EngineOptions, Limits, MultiPv, Opponent, Stop, Threads};
use abande::play::Level;
use abande::rules::{Game, Variant};
use self_play::game_of;

/// Long for a busy machine, and nothing beside a search that forgets to look at its stop or its time.
const SOON: Duration = Duration::from_secs(10);

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
fn a_raised_stop_ends_the_thinking() {
    for variant in Variant::ABANDE {
        let stop = Stop::default();
        let thinking = {
            let stop = stop.clone();
            thread::spawn(move || {
                Engine::default().search(&variant.start(), &Limits::default(), &stop, &mut |_| {});
                Instant::now()
            })
        };
        thread::sleep(Duration::from_millis(60));
        let raised = Instant::now();
        stop.raise();
        let ended = thinking.join().unwrap();
        assert!(ended.saturating_duration_since(raised) < SOON, "{variant}: {:?}", ended - raised);
    }
}

#[test]
fn time_is_kept() {
    for variant in Variant::ABANDE {
        let started = Instant::now();
        let limits = Limits::time(Duration::from_millis(40));
        Engine::default().search(&variant.start(), &limits, &Stop::default(), &mut |_| {});
        assert!(started.elapsed() < limits.time.unwrap() + SOON, "{variant}: {:?}", started.elapsed());
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
