//! Fits how a value becomes a chance of winning: a logistic of the engine's own values to the results of its own games.
//!
//! ```sh
//! cargo run --release --no-default-features --example fit_chances -- --variant hex --games 400
//! ```
//!
//! Games begin with a few random plies; then the engine plays both sides with a fixed number of positions for each
//! move, and its value of every position that is not proved is held against the result. The log-odds are the value
//! times (`late` + `early` × h + `middle` × h × (1 − h)), where h is the share of pieces that are still in hand; in Anda
//! they are the log-odds that the playouts say, times `late`. No clock is asked: the same arguments give the same numbers, on any number of threads.
//! `docs/study.md` has the numbers that came out, and `src/study/parameters.rs` uses them.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use abande::ai::{Engine, Limits, Mebibytes, Stop};
use abande::rules::{AnyGame, Game, Outcome, Player, Variant};
use clap::Parser;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

#[derive(Debug, Parser)]
#[command(about = "Fits how a value becomes a chance of winning")]
struct Args {
    /// What is played
    #[arg(long)]
    variant: Variant,
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// Positions for each move, in Anda playouts
    #[arg(long, default_value_t = 5_000)]
    nodes: u64,
    /// The most random plies that a game starts with
    #[arg(long, default_value_t = 8)]
    openings: u32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

/// One number for each of `late`, `early` and `middle`.
type Weights = [f64; 3];

/// A value, and what came of it.
#[derive(Clone, Copy, Debug)]
struct Sample {
    /// The value times 1, h and h × (1 − h), where h is the share of pieces in hand.
    x: Weights,
    /// 1 if the player to move won, 0 if the other did, 0.5 for a draw.
    result: f64,
}

fn main() {
    let args = Args::parse();
    let next = AtomicU64::new(0);
    let mut games: Vec<(u64, Vec<Sample>)> = thread::scope(|scope| {
        let play_some = || {
            let mut games = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= args.games {
                    return games;
                }
                games.push((number, play(&args, number)));
            }
        };
        let workers: Vec<_> = (0..args.threads)
            .map(|_| {
                let worker = thread::Builder::new().stack_size(abande::ai::SEARCH_STACK_SIZE);
                worker.spawn_scoped(scope, play_some).expect("a thread")
            })
            .collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("no panic")).collect()
    });
    games.sort_by_key(|(number, _)| *number);
    // Every fifth game is held back.
    let (learned, held): (Vec<_>, Vec<_>) = games.iter().partition(|(number, _)| number % 5 != 0);
    let samples = |games: &[&(u64, Vec<Sample>)]| -> Vec<Sample> {
        games.iter().flat_map(|(_, samples)| samples.iter().copied()).collect()
    };
    let (learned, held) = (samples(&learned), samples(&held));
    let weights = fit(&learned);
    println!("{}: {} games, {} + {} positions", args.variant, args.games, learned.len(), held.len());
    println!("late {:.3}, early {:.3}, middle {:.3}", weights[0], weights[1], weights[2]);
    println!("log loss {:.4}, on held-back games {:.4}", loss(&learned, weights), loss(&held, weights));
    println!("said     came    positions (held-back games)");
    for tenth in 0..10 {
        let low = f64::from(tenth) / 10.0;
        let within = |sample: &&Sample| (low..low + 0.1).contains(&chance(sample, weights));
        let bin: Vec<&Sample> = held.iter().filter(within).collect();
        let mean = |of: &dyn Fn(&Sample) -> f64| {
            #[expect(clippy::cast_precision_loss, reason = "a few thousand")]
            let count = bin.len().max(1) as f64;
            bin.iter().map(|sample| of(sample)).sum::<f64>() / count
        };
        println!(
            "{:.3}    {:.3}   {}",
            mean(&|sample| chance(sample, weights)),
            mean(&|sample| sample.result),
            bin.len()
        );
    }
}

/// Plays a game and returns its samples.
fn play(args: &Args, number: u64) -> Vec<Sample> {
    let mut rng = StdRng::seed_from_u64(args.seed.wrapping_add(number.wrapping_mul(0x9E37_79B9_7F4A_7C15)));
    let mut engine = Engine::new(Mebibytes::new(4).expect("a size"));
    let mut game = args.variant.start();
    let opening = rng.random_range(1..=args.openings.max(1));
    let all = f64::from(in_hand(&game)).max(1.0);
    let mut seen: Vec<(Player, Weights)> = Vec::new();
    while let Some(player) = game.to_move() {
        if game.ply() < opening as usize {
            let mv = *game.legal_moves().choose(&mut rng).expect("a move");
            game.play_unchecked(mv);
            continue;
        }
        let limits = Limits::nodes(args.nodes);
        let Some(info) = engine.search(&game, &limits, &Stop::default(), &mut |_| {}) else { break };
        if info.proved.is_none() {
            let value = f64::from(info.score.centipoints()) / 100.0;
            let x = match game {
                AnyGame::Abande(_) => {
                    let share = f64::from(in_hand(&game)) / all;
                    [value, value * share, value * share * (1.0 - share)]
                }
                AnyGame::Anda(_) => [log_odds(f64::midpoint(value, 1.0)), 0.0, 0.0],
            };
            seen.push((player, x));
        }
        game.play_unchecked(info.best_move);
    }
    let result = |player| match game.outcome() {
        Some(Outcome::Win(winner)) => f64::from(u8::from(winner == player)),
        Some(Outcome::Draw) | None => 0.5,
    };
    seen.into_iter().map(|(player, x)| Sample { x, result: result(player) }).collect()
}

/// Pieces in both hands, where hands run out.
fn in_hand(game: &AnyGame) -> u8 {
    match game {
        AnyGame::Abande(position) => position.hand(Player::Black) + position.hand(Player::White),
        AnyGame::Anda(_) => 0,
    }
}

fn log_odds(chance: f64) -> f64 {
    let chance = chance.clamp(0.005, 0.995);
    (chance / (1.0 - chance)).ln()
}

fn chance(sample: &Sample, weights: Weights) -> f64 {
    let odds: f64 = sample.x.iter().zip(weights).map(|(x, weight)| x * weight).sum();
    1.0 / (1.0 + (-odds).exp())
}

#[expect(clippy::cast_precision_loss, reason = "some tens of thousands")]
fn loss(samples: &[Sample], weights: Weights) -> f64 {
    let one = |sample: &Sample| {
        let predicted = chance(sample, weights).clamp(1e-9, 1.0 - 1e-9);
        -(sample.result * predicted.ln() + (1.0 - sample.result) * (1.0 - predicted).ln())
    };
    samples.iter().map(one).sum::<f64>() / samples.len().max(1) as f64
}

/// Logistic regression by Newton's method; the sum is convex, so that it ends at the one best choice.
#[expect(clippy::needless_range_loop, reason = "matrices are written with indices")]
fn fit(samples: &[Sample]) -> Weights {
    let mut weights = [0.3, 0.0, 0.0];
    for _ in 0..50 {
        // A trace of regularisation, for the weights that Anda does not use.
        let (mut slope, mut bend) = ([0.0; 3], [[1e-6, 0.0, 0.0], [0.0, 1e-6, 0.0], [0.0, 0.0, 1e-6]]);
        for sample in samples {
            let predicted = chance(sample, weights);
            for i in 0..3 {
                slope[i] += (predicted - sample.result) * sample.x[i];
                for j in 0..3 {
                    bend[i][j] += predicted * (1.0 - predicted) * sample.x[i] * sample.x[j];
                }
            }
        }
        let step = solution(bend, slope);
        for (weight, step) in weights.iter_mut().zip(step) {
            *weight -= step;
        }
    }
    weights
}

/// Solves a system with a positive definite matrix by elimination.
#[expect(clippy::needless_range_loop, reason = "matrices are written with indices")]
fn solution(mut matrix: [[f64; 3]; 3], mut vector: Weights) -> Weights {
    for i in 0..3 {
        for j in 0..3 {
            if i != j {
                let share = matrix[j][i] / matrix[i][i];
                for k in i..3 {
                    matrix[j][k] -= share * matrix[i][k];
                }
                vector[j] -= share * vector[i];
            }
        }
    }
    [vector[0] / matrix[0][0], vector[1] / matrix[1][1], vector[2] / matrix[2][2]]
}
