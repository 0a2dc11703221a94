//! Matches between two entrants.

use std::iter::Sum;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{fmt, thread};

use abande::rules::{AnyGame, AnyMove, Game, Outcome, Player, Variant};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

use super::players::Entrant;

/// Random plies that a game starts with: few enough to leave the opening to the players.
const OPENING: u32 = 2;

/// What one entrant has scored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
}

impl Tally {
    /// Games played.
    pub fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// Wins and half the draws, in percent.
    pub fn percent(self) -> f64 {
        100.0 * (f64::from(self.won) + f64::from(self.drawn) / 2.0) / f64::from(self.games())
    }

    /// Half the width of the interval that holds the true score in 19 of 20 cases, in percent (Wilson's, which stays
    /// sensible near 100 %, for games that are won or lost).
    pub fn error(self) -> f64 {
        let (n, p, z) = (f64::from(self.games()), self.percent() / 100.0, 1.96_f64);
        100.0 * z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt()
    }
}

impl Sum for Tally {
    fn sum<I: Iterator<Item = Self>>(tallies: I) -> Self {
        tallies.fold(Self::default(), |sum, tally| Self {
            won: sum.won + tally.won,
            drawn: sum.drawn + tally.drawn,
            lost: sum.lost + tally.lost,
        })
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { won, drawn, lost } = self;
        write!(f, "{won}-{drawn}-{lost}, {:.1}% ± {:.1}", self.percent(), self.error())
    }
}

/// Plays a match: every opening of random plies twice, with the colours swapped. The same seed plays the same games, on
/// any number of cores.
pub fn play(variant: Variant, first: Entrant, second: Entrant, games: u32, seed: u64) -> Tally {
    let next = AtomicU32::new(0);
    let score = || {
        let mut tally = Tally::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return tally;
            }
            let black = number.is_multiple_of(2);
            let opening = seed.wrapping_mul(1_000_003).wrapping_add(u64::from(number / 2));
            let entrants = if black { [first, second] } else { [second, first] };
            match result(variant, entrants, opening, number.into()) {
                Outcome::Draw => tally.drawn += 1,
                Outcome::Win(winner) if (winner == Player::Black) == black => tally.won += 1,
                Outcome::Win(_) => tally.lost += 1,
            }
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let tallies: Vec<_> = (0..cores).map(|_| scope.spawn(score)).collect();
        tallies.into_iter().map(|tally| tally.join().unwrap()).sum()
    })
}

/// The result of one game.
fn result(variant: Variant, entrants: [Entrant; 2], opening: u64, number: u64) -> Outcome {
    let mut rng = StdRng::seed_from_u64(opening);
    let mut game = variant.start();
    let mut last: Option<AnyMove> = None;
    let mut seats = [0, 1].map(|side| {
        let seed = opening.wrapping_mul(4).wrapping_add(2 * (number % 2)).wrapping_add(side as u64);
        entrants[side].sit(variant.kind(), seed)
    });
    for ply in 0.. {
        let Some(mover) = game.to_move() else { break };
        let mv = if ply < OPENING {
            *game.legal_moves().choose(&mut rng).unwrap()
        } else {
            seats[usize::from(mover == Player::White)].choose(&game, last)
        };
        AnyGame::play(&mut game, mv).unwrap();
        last = Some(mv);
    }
    game.outcome().unwrap()
}
