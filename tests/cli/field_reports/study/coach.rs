//! The coach in Anda as players have it, with their own number of playouts, against thirty-two times as many.
//!
//! `docs/study.md` has the numbers. Where a position is solved, `endings` holds the coach against the solution.

use abande::ai::Opponent;
use abande::board::Side;
use abande::play::Level;
use abande::rules::{AnyGame, AnyMove, Game, Variant};
use abande::study::{CoachQuestion, Effort, Evaluation, Evaluator};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

use super::{stop, written};

/// What the coach promises, in winning chances: never to ask about less, and always about so much.
const PROMISED: [f64; 2] = [0.10, 0.30];
/// The playouts that say what a move truly costs.
const FAR_MORE: u64 = 64_000;

/// Positions of games between low levels, each with what players of several levels and chance would play there.
fn positions(variant: Variant, seeds: std::ops::Range<u64>, every: usize) -> Vec<(AnyGame, Vec<AnyMove>)> {
    let mut all = Vec::new();
    for seed in seeds {
        let mut rng = StdRng::seed_from_u64(seed);
        let player = |level, seed| Opponent::new(Level::new(level).expect("a level"), seed);
        let mut players = [2, 3].map(|level| player(level, seed));
        let mut others = [1, 3, 5].map(|level| player(level, seed + 1000));
        let mut game = variant.start();
        while let Some(mover) = game.to_move() {
            if game.ply() % every == usize::try_from(seed).expect("small") % every {
                let mut moves: Vec<AnyMove> =
                    others.iter_mut().map(|other| other.choose(&game, &stop()).expect("a move")).collect();
                moves.extend(game.legal_moves().choose(&mut rng));
                moves.sort_by_key(|&mv| written(&game, mv));
                moves.dedup();
                all.push((game, moves));
            }
            game.play_unchecked(players[mover.index()].choose(&game, &stop()).expect("a move"));
        }
    }
    all
}

/// First turns by chance, with one move each: of Black in every other position, of White in the others.
fn first_turns(variant: Variant, seeds: std::ops::Range<u64>) -> Vec<(AnyGame, Vec<AnyMove>)> {
    let by_chance = |game: &AnyGame, rng: &mut StdRng| *game.legal_moves().choose(rng).expect("a move");
    let first = |seed| {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut game = variant.start();
        if seed % 2 == 1 {
            game.play_unchecked(by_chance(&game, &mut rng));
        }
        (game, vec![by_chance(&game, &mut rng)])
    };
    seeds.map(first).collect()
}

/// Holds the coach against far more playouts, and prints what became of it. Returns how many moves it asked about, and
/// about how many it was silent.
fn hold_against_far_more_playouts(variant: Variant, positions: Vec<(AnyGame, Vec<AnyMove>)>) -> [usize; 2] {
    let mut evaluator = Evaluator::new(Effort::usual(&variant.start()));
    let mut far = Evaluator::new(Effort::nodes(FAR_MORE));
    let (mut asked, mut silent) = (Vec::new(), Vec::new());
    for (game, moves) in positions {
        let best = far.evaluate(&game, &stop()).expect("not stopped").worth.chance.get();
        for mv in moves {
            let mut after = game;
            after.play(mv).expect("legal");
            let mover = game.to_move().expect("not over");
            let worth = Evaluation::from_result(&after, mover);
            let worth =
                worth.unwrap_or_else(|| far.evaluate(&after, &stop()).expect("not stopped").worth.turned());
            let lost = best - worth.chance.get();
            let question = CoachQuestion::ask(&mut evaluator, &game, mv, &stop()).expect("legal");
            // The coach is also silent where it could not say what the enemy would take.
            let mut has_no_reason =
                || CoachQuestion::ask(&mut far, &game, mv, &stop()).expect("legal").is_none();
            let kept = match question {
                Some(_) => lost >= PROMISED[0],
                None => lost < PROMISED[1] || has_no_reason(),
            };
            assert!(kept, "{game}: {} loses {lost:.2}, asked: {question:?}", written(&game, mv));
            if question.is_some() { &mut asked } else { &mut silent }.push(lost);
        }
    }
    let [least, most] =
        [asked.iter().copied().fold(1.0, f64::min), silent.iter().copied().fold(0.0, f64::max)];
    println!(
        "{variant}: asked about {} moves, which lose {least:.2} at least; silent about {}, {most:.2} at most",
        asked.len(),
        silent.len()
    );
    [asked.len(), silent.len()]
}

/// A sample of what the next test does. Finding study 4.
#[test]
fn the_coach_keeps_its_promise_with_the_playouts_of_players() {
    let (mut asked, mut silent) = (0, 0);
    for (side, games, every) in [(Side::Three, 3, 4), (Side::Four, 1, 8)] {
        let variant = Variant::Anda(side);
        let found = hold_against_far_more_playouts(variant, positions(variant, 0..games, every));
        (asked, silent) = (asked + found[0], silent + found[1]);
    }
    assert!(asked > 0 && silent > 5, "{asked} asked, {silent} silent");
}

/// Moves that lose the game without a proof, and without a group that the enemy takes at once: the coach once found no
/// reason to ask. Finding study 4.
#[test]
fn the_coach_asks_about_a_lost_game_that_is_not_proved() {
    let due = [
        (
            Side::Four,
            "2,x3/1,1,1,x2/1,x,1,1,x2/2,1,1,x,2,2,1/2,2,1,2,2,1/x,2,2,2,1/x,2,2,1 2 0 27",
            ["a1", "b1", "d4"].as_slice(),
        ),
        (
            Side::Five,
            "x3,2,x/1,x,2,2,2,x/1,x,1,1,2,2,2/x,1,1,1,1,2,x,2/1,x,1,1,1,1,2,2,x/1,1,2,1,1,2,2,2/1,1,2,2,1,1,2/\
             2,2,2,2,1,1/x,2,1,1,1 2 0 55",
            &["a1"],
        ),
    ];
    for (side, position, moves) in due {
        let game = AnyGame::parse(Variant::Anda(side), position).expect("a position");
        let mut evaluator = Evaluator::new(Effort::usual(&game));
        for text in moves {
            let mv = game.parse_move(text).expect("a move");
            let question = CoachQuestion::ask(&mut evaluator, &game, mv, &stop()).expect("legal");
            assert!(question.is_some(), "{game}: {text}");
        }
    }
}

/// Positions throughout games on every board, few on the large ones. Finding study 4.
#[test]
#[ignore = "takes more than an hour: for the night"]
fn the_coach_keeps_its_promise_on_every_board() {
    let mut sum = [0; 2];
    for side in Side::ALL {
        let (games, every) = match side {
            Side::Three => (5, 4),
            Side::Four => (5, 6),
            Side::Five => (4, 7),
            Side::Six | Side::Seven => (1, 12),
            Side::Nine => (1, 45),
            Side::Eleven => (1, 90),
        };
        let variant = Variant::Anda(side);
        let found = hold_against_far_more_playouts(variant, positions(variant, 0..games, every));
        sum = [sum[0] + found[0], sum[1] + found[1]];
    }
    assert!(sum[0] > 0 && sum[1] > 100, "{sum:?}");
}

/// There the coach once asked without a case. Finding study 4.
#[test]
#[ignore = "takes an hour: for the night"]
fn the_coach_keeps_its_promise_about_first_turns() {
    for (side, turns) in [(Side::Five, 40), (Side::Six, 6), (Side::Nine, 40), (Side::Eleven, 4)] {
        let variant = Variant::Anda(side);
        let [asked, silent] = hold_against_far_more_playouts(variant, first_turns(variant, 0..turns));
        assert_eq!((asked + silent) as u64, turns);
    }
}
