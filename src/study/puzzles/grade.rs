//! How hard a puzzle is: which of the computer's levels find the solution.

use crate::ai::{EngineOptions, Mebibytes, Opponent, Stop};
use crate::play::Level;
use crate::rules::{Game, GameKind, Variant};

use super::Puzzle;

/// The rating of the lowest level.
const LOWEST: f64 = 600.0;
/// How much higher each level is rated than the one before it: what three wins in four games are worth.
const STEP: f64 = 190.0;
/// The ratings that puzzles can have.
const RATINGS: (f64, f64) = (400.0, 3_000.0);

/// How often one of the computer's levels tried a puzzle, and how often it solved it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LevelTrial {
    /// Which one.
    pub level: Level,
    /// How often it tried.
    pub tries: u32,
    /// How often it found every move.
    pub solved: u32,
}

/// The levels that try puzzles of a game, and how often each: those that overlook things several times, those of Abande
/// that do not once, for they always answer the same.
fn trials(variant: Variant) -> impl Iterator<Item = (Level, u32)> {
    let (last, often, once) = match variant.kind() {
        GameKind::Abande => (15, 5, 12),
        GameKind::Anda => (9, 5, u8::MAX),
    };
    let tries = move |level: Level| match level.get() {
        number if number <= often => 8,
        number if number < once => 4,
        _ => 1,
    };
    Level::all_for(variant).filter(move |level| level.get() <= last).map(move |level| (level, tries(level)))
}

/// Lets the computer's levels try a puzzle, each once or several times, and returns how often each solved it. The
/// same seed gives the same result.
pub(super) fn let_levels_try(puzzle: &Puzzle, seed: u64) -> Vec<LevelTrial> {
    let options = EngineOptions { hash: Mebibytes::MIN, ..EngineOptions::default() };
    let mut opponent = Opponent::with_options(Level::MIN, seed, options);
    let trial = |(level, tries)| {
        let solved = (0..tries).filter(|&number| {
            opponent.reconfigure(level, seed.wrapping_add(number.into()), options);
            is_solved_by(&mut opponent, puzzle)
        });
        LevelTrial { level, solved: u32::try_from(solved.count()).unwrap_or(tries), tries }
    };
    trials(puzzle.variant()).map(trial).collect()
}

pub(super) fn is_solved_by(opponent: &mut Opponent, puzzle: &Puzzle) -> bool {
    let mut game = puzzle.start;
    let mut last = None;
    for (index, &mv) in puzzle.solution.iter().enumerate() {
        if index.is_multiple_of(2) {
            opponent.set_last_move(last);
            if opponent.choose(&game, &Stop::default()) != Some(mv) {
                return false;
            }
        }
        game.play_unchecked(mv);
        last = Some(mv);
    }
    true
}

/// Rates a puzzle by which levels solved it: the rating of greatest likelihood, if every level weighs as much.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "within the ratings of puzzles")]
pub(super) fn rating(trials: &[LevelTrial]) -> u16 {
    let share = |trial: &LevelTrial| f64::from(trial.solved) / f64::from(trial.tries.max(1));
    let solved: f64 = trials.iter().map(share).sum();
    let expected = |rating: f64| -> f64 {
        let chance = |trial: &LevelTrial| {
            let level = LOWEST + STEP * f64::from(trial.level.get() - 1);
            1.0 / (1.0 + 10_f64.powf((rating - level) / 400.0))
        };
        trials.iter().map(chance).sum()
    };
    let (mut low, mut high) = RATINGS;
    // What is expected falls with the rating.
    while high - low > 0.25 {
        let middle = f64::midpoint(low, high);
        if expected(middle) > solved {
            low = middle;
        } else {
            high = middle;
        }
    }
    low.round() as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trials_of(solved: &[u32]) -> Vec<LevelTrial> {
        Level::all().zip(solved).map(|(level, &solved)| LevelTrial { level, tries: 8, solved }).collect()
    }

    #[test]
    fn the_more_levels_fail_the_higher_the_rating() {
        let easy = rating(&trials_of(&[8; 9]));
        let middle = rating(&trials_of(&[0, 0, 1, 4, 7, 8, 8, 8, 8]));
        let hard = rating(&trials_of(&[0; 9]));
        assert_eq!((easy, hard), (400, 3_000));
        // Level 4 solves it half of the time.
        assert!((1_100..1_250).contains(&middle), "{middle}");
    }
}
