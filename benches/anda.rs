//! Random games of Anda on the program's rules and on the plain ones of the tests, side by side in one run: the
//! ratio is what counts, for machines are shared and noisy.
//!
//! `cargo bench --no-default-features --bench anda`

#[path = "../tests/model/anda/reference.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod reference;

use std::time::{Duration, Instant};

use abande::board::Side;
use abande::rules::Game;
use abande::rules::anda::{Field, Move, Position, Rules};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use reference::{Reference, Turn};

/// Longer games are cut off: the rules know no end by repetition.
const MOST_PLIES: usize = 5_000;

fn main() {
    println!("side   plain games/s    fast games/s   ratio   fast plies/s");
    for side in [Side::Three, Side::Five, Side::Seven, Side::Nine, Side::Eleven] {
        let mut rng = StdRng::seed_from_u64(1);
        let (mut plain, mut fast, mut fast_plies) = (0.0, 0.0, 0.0);
        // In turns, so that other load on the machine slows both.
        for _ in 0..5 {
            plain += speed(Duration::from_secs(1), || plain_game(side, &mut rng)).0 / 5.0;
            let (games, plies) = speed(Duration::from_millis(500), || fast_game(side, &mut rng));
            fast += games / 5.0;
            fast_plies += plies / 5.0;
        }
        println!("{:4} {plain:15.1} {fast:15.0} {:7.0} {fast_plies:14.0}", side.get(), fast / plain);
    }
    println!("what the board shows at side 11, each move of a game: {:.0} µs on average", view_micros());
}

/// How long it takes to work out all that the board shows: groups, regions, legal cells.
fn view_micros() -> f64 {
    let mut rng = StdRng::seed_from_u64(1);
    let mut game = Position::new(Rules::of_side(Side::Eleven), 0);
    let (mut count, mut time) = (0_u32, Duration::ZERO);
    while !game.is_over() {
        let start = Instant::now();
        std::hint::black_box(game.view());
        time += start.elapsed();
        count += 1;
        let moves = game.legal_moves();
        game.play_unchecked(moves[rng.random_range(0..moves.len())]);
    }
    time.as_secs_f64() * 1e6 / f64::from(count)
}

/// One random game of the plain program, every legal turn as likely as any other; how many plies.
fn plain_game(side: Side, rng: &mut StdRng) -> usize {
    let mut game = Reference::new(side.get(), 0);
    while game.winner().is_none() && game.plies < MOST_PLIES {
        let turn = if game.plies < 2 {
            let turns = game.legal();
            turns[rng.random_range(0..turns.len())]
        } else {
            let mut open = game.open_cells();
            loop {
                let cell = open.swap_remove(rng.random_range(0..open.len()));
                if !game.is_suicide(cell) {
                    break Turn::Place(cell);
                }
            }
        };
        game.play(turn);
    }
    game.plies
}

/// One random game on a field, every legal turn as likely as any other; how many plies.
fn fast_game(side: Side, rng: &mut StdRng) -> usize {
    let mut field = Field::new(&Position::new(Rules::of_side(side), 0));
    let mut plies = 0;
    while !field.position().is_over() && plies < MOST_PLIES {
        let mv = if field.position().is_first_turn() {
            let moves = field.legal_moves();
            moves[rng.random_range(0..moves.len())]
        } else {
            let mut open = field.candidates();
            loop {
                let point =
                    open.nth(rng.random_range(0..open.len())).expect("a player always has a placement");
                if !field.is_lone_suicide(point) {
                    break Move::Place(point);
                }
                open.remove(point);
            }
        };
        field.play_unchecked(mv);
        plies += 1;
    }
    plies
}

/// Games for this long; games and plies a second.
fn speed(span: Duration, mut game: impl FnMut() -> usize) -> (f64, f64) {
    let start = Instant::now();
    let (mut games, mut plies) = (0_u32, 0);
    while start.elapsed() < span {
        plies += u32::try_from(game()).expect("few plies");
        games += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    (f64::from(games) / seconds, f64::from(plies) / seconds)
}
