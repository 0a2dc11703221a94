//! How well a player solves puzzles.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// How well a player solves puzzles of one game, on the scale of the puzzles' own ratings, and how uncertain that is:
/// Glicko-2 with one puzzle as a period.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PuzzleRating {
    /// On the scale of the puzzles.
    pub value: f64,
    /// How uncertain that is: with about 95 % it is right within twice this.
    pub deviation: f64,
    /// How much the player's results vary from what the rating expects.
    pub volatility: f64,
}

/// How uncertain the rating of a puzzle is.
const PUZZLE_DEVIATION: f64 = 80.0;
/// A rating never gets surer than this, so that it follows a player who improves.
const LEAST_DEVIATION: f64 = 60.0;
/// The ratings that players can have: below there would be hardly any puzzles.
const RATINGS: (f64, f64) = (700.0, 3_300.0);
/// Points that one puzzle costs at most.
const MOST_LOST: f64 = 8.0;
/// How slowly the volatility changes.
const TAU: f64 = 0.5;
/// The volatility of a player of whom nothing is known.
const VOLATILITY: f64 = 0.06;

impl Default for PuzzleRating {
    /// That of a player who has solved nothing but warm-ups. A better player soon gets harder puzzles.
    fn default() -> Self {
        Self { value: 800.0, deviation: 200.0, volatility: VOLATILITY }
    }
}

impl PuzzleRating {
    /// The rating from a record of value and deviation, if there is one, and of the volatility, which old records lack.
    pub fn from_record(rating: Option<(f64, f64)>, volatility: Option<f64>) -> Self {
        rating.map_or_else(Self::default, |(value, deviation)| Self {
            value: value.clamp(RATINGS.0, RATINGS.1),
            deviation,
            volatility: volatility.unwrap_or(VOLATILITY),
        })
    }

    /// The rating as a whole number, as it is shown.
    pub fn rounded(self) -> u16 {
        whole(self.value)
    }

    /// The deviation as a whole number, which is shown after “±”.
    pub fn uncertainty(self) -> u16 {
        whole(self.deviation)
    }

    /// Returns the player's new rating after solving a puzzle of this rating, or failing at it. A failure costs 8 points
    /// at most, so that nobody is thrown back by a bad beginning.
    #[must_use]
    pub fn after(self, puzzle: u16, solved: bool) -> Self {
        let player =
            Glicko2Rating { rating: self.value, deviation: self.deviation, volatility: self.volatility };
        let puzzle =
            Glicko2Rating { rating: puzzle.into(), deviation: PUZZLE_DEVIATION, volatility: VOLATILITY };
        let outcome = if solved { Outcomes::WIN } else { Outcomes::LOSS };
        let config = Glicko2Config { tau: TAU, ..Glicko2Config::new() };
        let (now, _) = glicko2(&player, &puzzle, &outcome, &config);
        Self {
            value: now.rating.max(self.value - MOST_LOST).clamp(RATINGS.0, RATINGS.1),
            deviation: now.deviation.max(LEAST_DEVIATION),
            volatility: now.volatility,
        }
    }

    /// Returns the points that a wrong move, a hint or the solution of a puzzle of this rating costs.
    pub fn cost_of_failing(self, puzzle: u16) -> u16 {
        self.rounded().saturating_sub(self.after(puzzle, false).rounded())
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "within the ratings of players")]
fn whole(value: f64) -> u16 {
    value.round() as u16
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_moves_towards_what_was_shown() {
        let start = PuzzleRating::from_record(Some((1_500.0, 100.0)), None);
        let (up, down) = (start.after(1_500, true), start.after(1_500, false));
        assert!(up.value - start.value > 20.0 && up.deviation < start.deviation, "{up:?}");
        assert!((start.value - down.value - MOST_LOST).abs() < 1e-9, "{down:?}");
        // What was expected anyway changes little.
        assert!(start.after(800, true).value - start.value < 3.0);
    }

    #[test]
    fn what_a_failure_costs_is_said_before() {
        for (value, puzzle) in [(800.0, 700), (800.0, 900), (1_500.0, 2_200), (700.0, 850)] {
            let rating = PuzzleRating { value, ..PuzzleRating::default() };
            let cost = rating.cost_of_failing(puzzle);
            assert_eq!(rating.rounded() - rating.after(puzzle, false).rounded(), cost);
            assert!(f64::from(cost) <= MOST_LOST);
        }
    }

    #[test]
    fn records_of_older_versions_lack_the_volatility() {
        let rating = PuzzleRating::from_record(Some((1_234.5, 80.0)), None);
        assert_eq!((rating.rounded(), rating.uncertainty()), (1_235, 80));
        assert!((rating.volatility - VOLATILITY).abs() < 1e-9);
        assert_eq!(PuzzleRating::from_record(None, None), PuzzleRating::default());
        // Nobody is left where there are no puzzles.
        assert!((PuzzleRating::from_record(Some((300.0, 80.0)), None).value - RATINGS.0).abs() < 1e-9);
    }

    #[test]
    fn a_player_finds_their_rating_from_anywhere() {
        for strength in [800.0, 1_600.0, 2_400.0] {
            let mut rating = PuzzleRating::default();
            let mut changes = Vec::new();
            for number in 0_u16..240 {
                // Puzzles as they are served: near the rating.
                let puzzle = rating.rounded() + number % 5 * 20 - 40;
                let before = rating.value;
                rating = rating.after(puzzle, f64::from(puzzle) < strength);
                changes.push((rating.value - before).abs());
            }
            assert!((rating.value - strength).abs() < 60.0, "{strength}: {rating:?}");
            assert!(changes[239] < 15.0, "{changes:?}");
        }
    }

    #[test]
    fn a_rating_stays_within_bounds() {
        let mut rating = PuzzleRating::default();
        for _ in 0..1_000 {
            rating = rating.after(rating.rounded() + 300, true);
        }
        assert!(rating.value <= RATINGS.1 && rating.deviation >= LEAST_DEVIATION);
        for _ in 0..1_000 {
            rating = rating.after(rating.rounded() - 100, false);
        }
        assert!(rating.value <= RATINGS.0 && rating.cost_of_failing(700) == 0, "{rating:?}");
    }
}
