//! Plays many fast games with an engine over UGI and measures how late its moves come.
//!
//! ```sh
//! cargo build --release --no-default-features
//! cargo run --release --no-default-features --example ugi_stress -- \
//!     --engine 'target/release/abande engine' --games 10000 --movetime 10
//! ```
//!
//! Each game starts after a random number of random legal plies, so many are short; from there the engine plays
//! both sides to the end. Every answer is held against the rules. How late a move is depends on the machine
//! too, so between moves the driver measures how late a thread is that does nothing but look at the clock.

mod engine;
mod lateness;

use std::time::{Duration, Instant};

use abande::rules::{AnyGame, Game, Outcome, Player, Variant};
use clap::{Parser, ValueEnum};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use engine::Engine;
use lateness::{Lateness, ideal};

#[derive(Debug, Parser)]
#[command(about = "Plays many fast games with an engine over UGI and measures how late its moves come")]
struct Args {
    /// How to start the engine; words are separated by spaces
    #[arg(long)]
    engine: String,
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// Milliseconds for a move
    #[arg(long, default_value_t = 10)]
    movetime: u32,
    /// Begin no game after so many seconds
    #[arg(long)]
    seconds: Option<u64>,
    /// Play only these variants, in turn; otherwise all of Abande
    #[arg(long)]
    variant: Vec<Variant>,
    /// Begin games after 0 to so many random plies
    #[arg(long, default_value_t = 60)]
    plies: u32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How the end of a search is asked for
    #[arg(long, value_enum, default_value_t = Pace::Move)]
    pace: Pace,
    /// Options of the engine, as in Threads=2
    #[arg(long, value_name = "NAME=VALUE")]
    option: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Pace {
    /// A time for each move
    Move,
    /// A clock of 60 times that for the rest of the game, with an increment in every other game
    Clock,
    /// Stopped from outside after a random part of that time
    Stop,
}

/// So many plies lie between two looks at the machine itself.
const MOVES_BETWEEN_IDEALS: usize = 8;

#[derive(Debug, Default)]
struct Late {
    moves: Lateness,
    ideal: Lateness,
}

fn main() {
    let args = Args::parse();
    match run(&args) {
        Ok(()) => {}
        Err(fault) => {
            eprintln!("FAULT: {fault}");
            std::process::exit(1);
        }
    }
}

fn run(args: &Args) -> Result<(), String> {
    let started = Instant::now();
    let mut engine = Engine::start(&args.engine)?;
    for option in &args.option {
        let (name, value) = option.split_once('=').ok_or("an option is NAME=VALUE")?;
        engine.say(&format!("setoption name {name} value {value}"))?;
    }
    let variants = if args.variant.is_empty() { &Variant::ABANDE[..] } else { &args.variant };
    let mut rng = StdRng::seed_from_u64(args.seed);
    let mut late = Late::default();
    let (mut games, mut finished) = (0, [0_u32; 3]);
    for &variant in variants.iter().cycle().take(args.games as usize) {
        if args.seconds.is_some_and(|seconds| started.elapsed().as_secs() >= seconds) {
            break;
        }
        let end = play(args, &mut engine, variant, games, &mut rng, &mut late)?;
        finished[end.map_or(2, Player::index)] += 1;
        games += 1;
    }
    engine.quit()?;
    let [black, white, draws] = finished;
    println!(
        "games {games} in {} s: {black} won by Black, {white} by White, {draws} drawn",
        started.elapsed().as_secs()
    );
    println!("no illegal move, no crash, every result agreed");
    late.moves.print("moves, later than their time");
    late.ideal.print("times a mere look at the clock, later than its time: the machine itself");
    Ok(())
}

/// One game; who won.
fn play(
    args: &Args,
    engine: &mut Engine,
    variant: Variant,
    number: u32,
    rng: &mut StdRng,
    late: &mut Late,
) -> Result<Option<Player>, String> {
    let (mut game, mut moves) = opening(variant, rng.random_range(0..=args.plies), rng);
    engine.say(&format!("setoption name Variant value {variant}\nuginewgame\nisready"))?;
    engine.until("readyok")?;
    let time = Duration::from_millis(args.movetime.into());
    let increment = if number.is_multiple_of(2) { Duration::ZERO } else { time };
    let mut clocks = [time * 60; 2];
    let begun = game;
    while let Some(mover) = game.to_move() {
        // Both ways to say where the game stands.
        let position = if number.is_multiple_of(3) {
            format!("position fen {begun} moves{}", moves_from(&moves, begun.ply()))
        } else {
            format!("position startpos moves{}", moves_from(&moves, 0))
        };
        engine.say(&position)?;
        let asked = Instant::now();
        let due = match args.pace {
            Pace::Move => {
                engine.say(&format!("go movetime {}", args.movetime))?;
                time
            }
            Pace::Clock => {
                let [black, white] = clocks.map(|clock| clock.as_millis());
                let increment = increment.as_millis();
                engine
                    .say(&format!("go p1time {black} p2time {white} p1inc {increment} p2inc {increment}"))?;
                clocks[mover.index()]
            }
            Pace::Stop => {
                engine.say("go infinite")?;
                std::thread::sleep(time.mul_f64(rng.random_range(0.0..1.0)));
                let due = asked.elapsed();
                engine.say("stop")?;
                due
            }
        };
        let text = engine.until("bestmove")?;
        let took = asked.elapsed();
        late.moves.add(took.saturating_sub(due));
        if moves.len() % MOVES_BETWEEN_IDEALS == 0 {
            late.ideal.add(ideal(time));
        }
        let clock = &mut clocks[mover.index()];
        if args.pace == Pace::Clock {
            *clock = clock.checked_sub(took).ok_or(format!("game {number}: out of time"))? + increment;
        }
        let written = text.split_whitespace().nth(1).unwrap_or_default();
        let context =
            |why: &dyn std::fmt::Display| format!("game {number} ({variant}), {game}: {text}: {why}");
        let mv = game.parse_move(written).map_err(|error| context(&error))?;
        game.check_move(mv).map_err(|error| context(&error))?;
        game.play_unchecked(mv);
        moves.push(written.to_owned());
    }
    engine.say(&format!("position startpos moves{}\nquery gameover", moves_from(&moves, 0)))?;
    let over = engine.until("response")?;
    if over != "response true" {
        return Err(format!("game {number}, {game}: over, but the engine says {over}"));
    }
    engine.say("query result")?;
    let result = engine.until("response")?;
    let winner = match game.outcome() {
        Some(Outcome::Win(player)) => Some(player),
        Some(Outcome::Draw) | None => None,
    };
    let expected =
        winner.map_or("response draw", |player| ["response p1win", "response p2win"][player.index()]);
    if result != expected {
        return Err(format!("game {number}, {game}: {expected}, but the engine says {result}"));
    }
    Ok(winner)
}

fn moves_from(moves: &[String], first: usize) -> String {
    moves[first..].iter().flat_map(|mv| [" ", mv]).collect()
}

/// The position after random plies, and the moves that led there; fewer than asked for if the game ends.
fn opening(variant: Variant, plies: u32, rng: &mut StdRng) -> (AnyGame, Vec<String>) {
    let mut game = variant.start();
    let mut moves = Vec::new();
    for _ in 0..plies {
        let Some(&mv) = game.legal_moves().choose(rng) else { break };
        moves.push(mv.display(game.board()).to_string());
        game.play_unchecked(mv);
    }
    (game, moves)
}
