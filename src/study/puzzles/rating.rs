//! How well a player solves puzzles, and which puzzle suits them next.
//!
//! This is Glicko-1 (Mark Glickman, 1995) with one puzzle as a period: a rating and how uncertain it is. It takes a dozen
//! lines, so there is no crate for it.

use std::f64::consts::{LN_10, PI};

use super::{Puzzle, collection};
use crate::rules::Variant;

/// How well a player solves puzzles of one game, on the scale of the puzzles' own ratings, and how uncertain that is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PuzzleRating {
    /// On the scale of the puzzles.
    pub value: f64,
    /// How uncertain that is: with about 95 % it is right within twice this.
    pub deviation: f64,
}

/// How uncertain the rating of a puzzle is.
const PUZZLE_DEVIATION: f64 = 80.0;
/// A rating never gets surer than this, so that it follows a player who improves.
const LEAST_DEVIATION: f64 = 60.0;
/// The ratings that players can have.
const RATINGS: (f64, f64) = (100.0, 3_300.0);
/// One of this many puzzles of about the right rating is chosen.
const NEAREST: usize = 5;

impl Default for PuzzleRating {
    /// That of a player who has solved nothing: presumably a beginner, and between the computer's first two levels. A
    /// better player soon gets harder puzzles.
    fn default() -> Self {
        Self { value: 800.0, deviation: 350.0 }
    }
}

impl PuzzleRating {
    /// The rating as a whole number, as it is shown.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "within the ratings of players"
    )]
    pub fn rounded(self) -> u16 {
        self.value.round() as u16
    }

    /// Returns the player's new rating after solving a puzzle of this rating, or failing at it.
    #[must_use]
    pub fn after(self, puzzle: u16, solved: bool) -> Self {
        let q = LN_10 / 400.0;
        let g = 1.0 / (1.0 + 3.0 * (q * PUZZLE_DEVIATION / PI).powi(2)).sqrt();
        let expected = 1.0 / (1.0 + 10_f64.powf(-g * (self.value - f64::from(puzzle)) / 400.0));
        let information = (q * g).powi(2) * expected * (1.0 - expected);
        let precision = 1.0 / self.deviation.powi(2) + information;
        let surprise = if solved { 1.0 } else { 0.0 } - expected;
        let value = self.value + q / precision * g * surprise;
        Self {
            value: value.clamp(RATINGS.0, RATINGS.1),
            deviation: (1.0 / precision).sqrt().max(LEAST_DEVIATION),
        }
    }
}

/// What the player has done with a puzzle so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleState {
    /// Nothing yet.
    New,
    /// Tried it, but not solved it without help.
    Failed,
    /// Solved it.
    Solved,
}

/// Chooses the puzzle to offer next to a player with this rating: a new one of this board, else a new one of the
/// game's other boards, else one that was failed. Of those whose rating is nearest to the player's, the random number
/// `seed` picks one. `known` says what the player did with a puzzle. None if all are solved.
pub fn next(
    variant: Variant,
    rating: PuzzleRating,
    known: &dyn Fn(&Puzzle) -> PuzzleState,
    seed: usize,
) -> Option<&'static Puzzle> {
    let of_game = || collection().iter().filter(|puzzle| puzzle.variant().kind() == variant.kind());
    let pool = |here: bool, wanted: PuzzleState| -> Vec<&'static Puzzle> {
        of_game().filter(|puzzle| (!here || puzzle.variant() == variant) && known(puzzle) == wanted).collect()
    };
    let pools = [(true, PuzzleState::New), (false, PuzzleState::New), (false, PuzzleState::Failed)];
    pools.into_iter().find_map(|(here, wanted)| one_near(pool(here, wanted), rating.value, seed))
}

/// Picks one of the few puzzles whose ratings are nearest to this one, by the random number `seed`; none if there are
/// no puzzles.
pub(super) fn one_near(mut pool: Vec<&'static Puzzle>, rating: f64, seed: usize) -> Option<&'static Puzzle> {
    pool.sort_by(|a, b| {
        let distance = |puzzle: &Puzzle| (f64::from(puzzle.rating) - rating).abs();
        distance(a).total_cmp(&distance(b))
    });
    pool.truncate(NEAREST);
    pool.get(seed % pool.len().max(1)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed by hand with the formulas of Glickman's paper.
    #[test]
    fn a_rating_moves_towards_what_was_shown() {
        let start = PuzzleRating { value: 1_500.0, deviation: 200.0 };
        let (up, down) = (start.after(1_400, true), start.after(1_400, false));
        assert!((up.value - 1_563.1).abs() < 0.5 && (down.value - 1_389.9).abs() < 0.5, "{up:?}, {down:?}");
        assert!((up.deviation - 176.2).abs() < 0.5 && (up.deviation - down.deviation).abs() < 1e-9);
        // What was expected anyway changes little.
        assert!(start.after(500, true).value - start.value < 2.0);
    }

    #[test]
    fn a_player_finds_their_rating_from_anywhere() {
        for strength in [700.0, 1_600.0, 2_400.0] {
            let mut rating = PuzzleRating::default();
            let mut changes = Vec::new();
            for number in 0_u16..120 {
                // Puzzles as they are served: near the rating.
                let puzzle = rating.rounded() + number % 5 * 20 - 40;
                let before = rating.value;
                rating = rating.after(puzzle, f64::from(puzzle) < strength);
                changes.push((rating.value - before).abs());
            }
            assert!((rating.value - strength).abs() < 60.0, "{strength}: {rating:?}");
            assert!(changes[0] > 100.0 && changes[119] < 15.0, "{changes:?}");
        }
    }

    #[test]
    fn a_rating_stays_within_bounds() {
        let mut rating = PuzzleRating::default();
        for _ in 0..1_000 {
            rating = rating.after(rating.rounded() + 300, true);
        }
        assert!(rating.value <= RATINGS.1 && rating.deviation >= LEAST_DEVIATION);
    }

    #[test]
    fn what_is_new_and_near_comes_first() {
        let rating = PuzzleRating { value: 1_300.0, deviation: 100.0 };
        for variant in [Variant::Hex, Variant::Square, Variant::Anda(crate::board::Side::Nine)] {
            let puzzle = next(variant, rating, &|_| PuzzleState::New, 0).unwrap();
            assert_eq!(puzzle.variant().game_name(), variant.game_name());
            let ids: Vec<_> = (0..NEAREST)
                .map(|seed| next(variant, rating, &|_| PuzzleState::New, seed).unwrap().id())
                .collect();
            let known = |puzzle: &Puzzle| {
                if ids.contains(&puzzle.id()) { PuzzleState::Failed } else { PuzzleState::New }
            };
            let other = next(variant, rating, &known, 0).unwrap();
            assert!(!ids.contains(&other.id()));
            // Nothing else is left.
            let known = |puzzle: &Puzzle| {
                if ids.contains(&puzzle.id()) { PuzzleState::Failed } else { PuzzleState::Solved }
            };
            assert!(ids.contains(&next(variant, rating, &known, 7).unwrap().id()));
            assert!(next(variant, rating, &|_| PuzzleState::Solved, 0).is_none());
        }
        assert_eq!(
            next(Variant::Square, rating, &|_| PuzzleState::New, 3).unwrap().variant(),
            Variant::Square
        );
    }
}
