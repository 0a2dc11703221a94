//! Simulated beginners: what the first hour with puzzles is like for a player like the computer's second level.
//!
//! `BEGINNERS` is the number of beginners on each board.

use std::collections::HashMap;

use crate::ai::{EngineOptions, Opponent};
use crate::play::Level;
use crate::rules::Variant;
use crate::study::puzzles::grade::is_solved_by;
use crate::study::puzzles::warm_up::Beginner;
use crate::study::puzzles::{Difficulty, Puzzle, PuzzleFilter, PuzzleRating, PuzzleState, boards};

/// Rated puzzles that each beginner tries.
const RATED: usize = 10;

/// One beginner's first warm-ups and rated puzzles.
struct FirstHour {
    warm_ups: usize,
    solved_warm_ups: usize,
    /// Rating after each rated puzzle, less the one at the beginning.
    changes: Vec<f64>,
}

/// Lets a beginner go through the first puzzles. With `easier` they ask for easier ones after a failure.
fn first_hour(variant: Variant, seed: u64, easier: bool) -> FirstHour {
    let mut states: HashMap<String, PuzzleState> = HashMap::new();
    let mut beginner = Beginner::new();
    let options = EngineOptions::default();
    let level = Level::new(2).unwrap();
    let mut opponent = Opponent::with_options(level, seed, options);
    let start = PuzzleRating::default();
    let (mut rating, mut shown): (_, Option<&Puzzle>) = (start, None);
    let mut hour = FirstHour { warm_ups: 0, solved_warm_ups: 0, changes: Vec::new() };
    for number in 0_u64.. {
        let seed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number * 7_919);
        let known = |puzzle: &Puzzle| states.get(&puzzle.id()).copied().unwrap_or(PuzzleState::New);
        let next = |difficulty| {
            let filter = PuzzleFilter { variant, theme: None, difficulty };
            filter.next(rating, &known, shown, usize::try_from(seed >> 40).unwrap()).unwrap()
        };
        let failed = shown.filter(|shown| known(shown) == PuzzleState::Failed && !shown.is_warm_up());
        let lower = next(Difficulty::Easier);
        assert!(f64::from(lower.rating) < rating.value, "{lower}");
        assert!(failed.is_none_or(|failed| lower.rating < failed.rating), "{lower}");
        let puzzle = if easier && failed.is_some() { lower } else { next(Difficulty::Usual) };
        let solved = if puzzle.is_warm_up() {
            let solved = beginner.solves(puzzle, seed);
            hour.warm_ups += 1;
            hour.solved_warm_ups += usize::from(solved);
            solved
        } else {
            let above = f64::from(puzzle.rating) - rating.value;
            // One that is easier than the one before may have to be easier still.
            assert!(above <= 150.0 && (above >= -150.0 || puzzle == lower), "{puzzle}: {rating:?}");
            opponent.reconfigure(level, seed, options);
            let solved = is_solved_by(&mut opponent, puzzle);
            rating = rating.after(puzzle.rating, solved);
            hour.changes.push(rating.value - start.value);
            solved
        };
        let state = if solved { PuzzleState::Solved } else { PuzzleState::Failed };
        states.insert(puzzle.id(), state);
        shown = Some(puzzle);
        if hour.changes.len() == RATED {
            break;
        }
    }
    hour
}

#[test]
fn beginners_solve_the_warm_ups_and_lose_little_of_their_rating() {
    let most = std::env::var("BEGINNERS").ok().and_then(|text| text.parse().ok()).unwrap_or(6_u64);
    for variant in boards() {
        for easier in [false, true] {
            let hours: Vec<FirstHour> = (0..most).map(|seed| first_hour(variant, seed, easier)).collect();
            let solved: usize = hours.iter().map(|hour| hour.solved_warm_ups).sum();
            let all: usize = hours.iter().map(|hour| hour.warm_ups).sum();
            let mut ends: Vec<f64> = hours.iter().filter_map(|hour| hour.changes.last().copied()).collect();
            let mean = ends.iter().sum::<f64>() / f64::from(u32::try_from(ends.len()).unwrap());
            ends.sort_by(f64::total_cmp);
            println!(
                "{variant}{}: {solved} of {all} warm-ups; rating {mean:+.0} on average, from {:+.0} to {:+.0}",
                if easier { ", easier after a failure" } else { "" },
                ends[0],
                ends[ends.len() - 1]
            );
            assert!(hours.iter().all(|hour| hour.warm_ups >= 10));
            assert!(5 * solved >= 4 * all, "{variant}: {solved} of {all}");
            assert!(mean >= -60.0, "{variant}: {mean}");
            let worse = ends.iter().filter(|end| **end < -60.0).count();
            assert!(10 * worse <= ends.len(), "{variant}: {ends:?}");
        }
    }
}
