//! Tests of the Abande search against brute force.

use std::panic::catch_unwind;
use std::sync::atomic::AtomicU64;
use std::time::Instant;

use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, IteratorRandom};
use rand::{RngExt, SeedableRng};

use crate::ai::time_manager::TimeManager;
use crate::ai::{Contempt, Engine, EngineOptions, Limits, Mebibytes, Score, Stop, Threads};
use crate::board::grid::{Grid, GridTask};
use crate::rules::abande::bits::BitPosition;
use crate::rules::abande::{Move, Position, Rules};
use crate::rules::{AnyGame, AnyMove, AnyRules, Game, Player, Variant};

use super::margin_bounds::MarginBounds;
use super::margin_scoring::MarginScoring;
use super::node::Node;
use super::searcher::Searcher;
use super::thread_data::ThreadData;
use super::transposition_table::TranspositionTable;
use super::window::Window;

fn rules(variant: Variant) -> &'static Rules {
    let AnyRules::Abande(rules) = variant.rules() else { panic!("{variant} is not Abande") };
    rules
}

/// Plays a random game until `in_hand` pieces are left in both hands together.
fn random_ending(rules: &'static Rules, in_hand: u8, rng: &mut StdRng) -> Position {
    random_ending_from(Position::new(rules), in_hand, rng)
}

/// As [`random_ending`], from a start.
fn random_ending_from(mut position: Position, in_hand: u8, rng: &mut StdRng) -> Position {
    while position.hand(Player::Black) + position.hand(Player::White) > in_hand {
        let moves = position.legal_moves();
        position.play_unchecked(*moves.choose(rng).unwrap());
    }
    position
}

/// Returns the final margin for the player to move under best play, by a full search. `None` if that takes more nodes
/// than `budget`.
fn exhaustive(position: &Position, budget: &mut u32) -> Option<i32> {
    *budget = budget.checked_sub(1)?;
    if position.is_over() {
        let margin = position.score().margin();
        return Some(if position.turn() == Player::Black { margin } else { -margin });
    }
    let mut best = i32::MIN;
    for mv in position.legal_moves() {
        let mut next = *position;
        next.play_unchecked(mv);
        best = best.max(-exhaustive(&next, budget)?);
    }
    Some(best)
}

#[test]
fn proved_margins_equal_exhaustive_search() {
    let mut rng = StdRng::seed_from_u64(1);
    let mut checked = 0;
    for variant in Variant::ABANDE {
        let before = checked;
        // One engine for all endings of a board: what it stores of one must not spoil the next.
        let mut engine = Engine::new(Mebibytes::MIN);
        let plain = Position::new(rules(variant));
        let given = |text: &str| Position::with_handicap(rules(variant), text.parse().unwrap()).unwrap();
        let starts =
            [plain, given("white-points-3"), given("white-pieces-2"), plain, given("black-points-4")];
        for start in starts.into_iter().cycle().take(300) {
            let in_hand = rng.random_range(0..=2);
            let position = random_ending_from(start, in_hand, &mut rng);
            let Some(expected) = exhaustive(&position, &mut 20_000) else { continue };
            let game = AnyGame::Abande(position);
            let info = engine.search(&game, &Limits::nodes(1_000_000), &Stop::default(), &mut |_| {});
            let Some(info) = info else { continue };
            assert_eq!(info.proved, Some(expected), "{position:?}");
            assert_eq!(info.score, Score::from_margin(expected));
            let AnyMove::Abande(best) = info.best_move else { panic!("a move of another game") };
            let mut next = position;
            next.play(best).unwrap();
            assert_eq!(exhaustive(&next, &mut 100_000), Some(-expected), "{position:?} {best:?}");
            checked += 1;
        }
        assert!(checked >= before + 30, "{variant}: only {} endings were small enough", checked - before);
    }
    assert!(checked >= 300, "only {checked} endings were small enough");
}

/// Computes the bounds of a position's margin.
struct BoundsOf<'a>(&'a Position);

impl GridTask for BoundsOf<'_> {
    type Output = MarginBounds;

    fn run<G: Grid>(self) -> MarginBounds {
        MarginBounds::of(&BitPosition::<G>::new(self.0))
    }
}

#[test]
fn prospects_hold_every_margin() {
    let mut rng = StdRng::seed_from_u64(6);
    let (mut checked, mut narrow) = (0, 0);
    for variant in Variant::ABANDE {
        for _ in 0..300 {
            let mut position = random_ending(rules(variant), 0, &mut rng);
            // Down to the last captures.
            loop {
                let MarginBounds { low, high } = position.rules().layout.dispatch(BoundsOf(&position));
                if let Some(margin) = exhaustive(&position, &mut 2_000) {
                    assert!((low..=high).contains(&margin), "{position:?}: {margin} not in {low} to {high}");
                    checked += 1;
                    narrow += usize::from(high - low <= 2);
                }
                let captures = position.legal_moves().into_iter().filter(|&mv| mv != Move::Pass);
                let Some(mv) = captures.choose(&mut rng) else { break };
                position.play_unchecked(mv);
            }
        }
    }
    assert!(checked >= 1_000 && narrow >= 200, "{checked} margins, {narrow} of them within narrow bounds");
}

/// Endings with their margins for the player to move, to be solved in every null window.
struct EveryWindow<'a>(&'a [(Position, i32)]);

/// Counts of the solver's answers and of those that it gave up.
#[derive(Debug, Default)]
struct Solutions {
    found: u32,
    given_up: u32,
}

impl GridTask for EveryWindow<'_> {
    type Output = Solutions;

    fn run<G: Grid>(self) -> Solutions {
        let (table, mut thread_data) = (TranspositionTable::new(1 << 20), ThreadData::new(1 << 18));
        let (limits, stop, visited) = (Limits::default(), Stop::default(), AtomicU64::new(0));
        let (rules, contempt) = (Rules::hex(), Contempt::MAX);
        let mut after_entry = Position::new(rules);
        after_entry.play(after_entry.legal_moves()[0]).unwrap();
        let given = |text: &str| Position::with_handicap(rules, text.parse().unwrap()).unwrap();
        let scorings = [
            MarginScoring::default(),
            MarginScoring::new(&Position::new(rules), contempt),
            MarginScoring::new(&after_entry, contempt),
            MarginScoring::new(&given("white-points-5"), contempt),
            MarginScoring::new(&given("black-points-2"), Contempt::MIN),
        ];
        let mut solutions = Solutions::default();
        for scoring in scorings {
            let time_manager = TimeManager::new(&limits, Threads::MIN, Instant::now(), &stop, &visited);
            // The same tables for all: what is stored of one ending, or with one scoring, must not spoil another.
            let mut searcher = Searcher::new::<G>(&table, &mut thread_data, time_manager, scoring);
            for (position, margin) in self.0 {
                let node = Node::new(BitPosition::<G>::new(position));
                let score = scoring.score(*margin, position.turn());
                for distance in [-301, -99, -50, -1, 0, 1, 50, 200] {
                    let alpha = score + Score::raw(distance);
                    let window = Window { alpha, beta: alpha + Score::UNIT };
                    if searcher.bounds_cutoff(&node.bits, window).is_some() {
                        continue;
                    }
                    for allowed in [5, u64::MAX] {
                        searcher.endgame_nodes_left = allowed;
                        let Some(value) = searcher.solve_endgame(&node, window).unwrap() else {
                            assert_eq!(allowed, 5);
                            solutions.given_up += 1;
                            continue;
                        };
                        solutions.found += 1;
                        let above = score > alpha;
                        assert_eq!(value.score > alpha, above, "{position:?}: {margin}, {distance}");
                        // Every bound holds.
                        assert!(value.proved && (value.score <= score) == (above || value.score == score));
                    }
                }
            }
        }
        solutions
    }
}

#[test]
fn endings_are_solved_on_the_right_side_of_every_window() {
    let mut rng = StdRng::seed_from_u64(8);
    for variant in Variant::ABANDE {
        let mut endings = Vec::new();
        for _ in 0..150 {
            let mut position = random_ending(rules(variant), 0, &mut rng);
            while !position.is_over() {
                if let Some(margin) = exhaustive(&position, &mut 5_000) {
                    endings.push((position, margin));
                }
                position.play_unchecked(*position.legal_moves().choose(&mut rng).unwrap());
            }
        }
        let lively = endings.iter().filter(|(position, _)| position.legal_moves().len() > 2).count();
        assert!(lively >= 100, "{variant}: {lively} of {} endings leave a choice", endings.len());
        let solutions = rules(variant).layout.dispatch(EveryWindow(&endings));
        assert!(solutions.found >= 1_000 && solutions.given_up >= 20, "{variant}: {solutions:?}");
    }
}

#[test]
fn every_line_is_legal_play() {
    let mut rng = StdRng::seed_from_u64(2);
    for variant in Variant::ABANDE {
        let mut engine = Engine::new(Mebibytes::MIN);
        for in_hand in [0, 3, 8, 12, 17] {
            let game = AnyGame::Abande(random_ending(rules(variant), in_hand, &mut rng));
            let mut check = |info: &crate::ai::SearchInfo| {
                let mut game = game;
                info.pv.iter().for_each(|&mv| game.play(mv).unwrap());
                assert_eq!(info.pv.first(), Some(&info.best_move));
            };
            engine.search(&game, &Limits::nodes(5_000), &Stop::default(), &mut check);
        }
    }
}

#[test]
fn a_raised_stop_still_answers() {
    let stop = Stop::default();
    stop.raise();
    let game = Variant::Hex.start();
    let info = Engine::default().search(&game, &Limits::default(), &stop, &mut |_| {}).unwrap();
    assert!(game.legal_moves().contains(&info.best_move));
    assert_eq!((info.depth, info.nodes), (0, 0));
}

#[test]
fn of_equal_moves_one_is_searched() {
    let kinds = |position: &Position| super::root_moves(position).len();
    let mut hex = Position::new(Rules::hex());
    assert_eq!((kinds(&hex), kinds(&Position::new(Rules::square()))), (6, 10));
    let mut play = |text: &str| {
        hex.play(Move::parse(hex.board(), text).unwrap()).unwrap();
        (hex.legal_moves().len(), kinds(&hex))
    };
    // Around the centre all neighbours are equal; next to a pair only those on both sides of its axis are.
    assert_eq!(play("d4"), (6, 1));
    assert_eq!(play("d5"), (8, 5));
    assert_eq!(play("c4"), (11, 11));
}

#[test]
fn fixed_limits_repeat_the_same_search() {
    let think = || {
        let limits = Limits::nodes(3_000);
        let info = Engine::default().search(&Variant::Square.start(), &limits, &Stop::default(), &mut |_| {});
        info.map(|info| (info.pv, info.score, info.nodes))
    };
    assert_eq!(think(), think());
}

#[test]
fn contempt_changes_no_proved_margin() {
    let mut rng = StdRng::seed_from_u64(5);
    let contempt = EngineOptions { contempt: Contempt::MAX, ..EngineOptions::default() };
    let (mut checked, mut draws) = (0, 0);
    for _ in 0..150 {
        let game = AnyGame::Abande(random_ending(Rules::hex(), 1, &mut rng));
        let proved = |options| {
            let limits = Limits::nodes(20_000);
            let info = Engine::with_options(options).search(&game, &limits, &Stop::default(), &mut |_| {})?;
            let margin = info.proved?;
            assert_eq!(info.score, Score::from_margin(margin));
            Some(margin)
        };
        if let (Some(usual), Some(margin)) = (proved(EngineOptions::default()), proved(contempt)) {
            assert_eq!(margin, usual, "{game:?}");
            checked += 1;
            draws += usize::from(margin == 0);
        }
    }
    assert!(checked >= 30 && draws >= 2, "only {checked} margins were proved, {draws} of them draws");
}

#[test]
fn a_panic_ends_the_other_threads_too() {
    let options = EngineOptions { threads: Threads::new(3).unwrap(), ..EngineOptions::default() };
    let broken = catch_unwind(|| {
        let game = Variant::Hex.start();
        Engine::with_options(options)
            .search(&game, &Limits::default(), &Stop::default(), &mut |_| panic!("as a listener may"));
    });
    assert!(broken.is_err());
}

/// Points change what is scored, and no move.
#[test]
fn points_of_a_handicap_are_in_every_score() {
    let rules = Rules::hex();
    let mut rng = StdRng::seed_from_u64(12);
    for handicap in ["white-points-4", "black-points-7"] {
        let start = Position::with_handicap(rules, handicap.parse().unwrap()).unwrap();
        let (mut with, mut plain) = (start, Position::new(rules));
        for _ in 0..12 {
            let mv = *plain.legal_moves().choose(&mut rng).unwrap();
            plain.play(mv).unwrap();
            with.play(mv).unwrap();
        }
        let lead = MarginScoring::new(&with, Contempt::MIN).lead(with.turn());
        for level in [2, 5, 8] {
            let found = |position: Position| {
                let mut opponent = crate::ai::Opponent::with_options(
                    crate::play::Level::new(level).unwrap(),
                    3,
                    EngineOptions { contempt: Contempt::MIN, ..EngineOptions::default() },
                );
                let game = AnyGame::Abande(position);
                opponent.think(&game, &Limits::default(), &Stop::default(), &mut |_| {}).unwrap()
            };
            let (with, plain) = (found(with), found(plain));
            assert_eq!(with.best_move, plain.best_move, "level {level}");
            assert_eq!(with.score, plain.score + Score::from_margin(lead), "level {level}");
        }
    }
}
