//! Puzzles in the terminal.

use super::*;
use crate::board::Side;
use crate::library::{Library, Paths, PuzzlesDone};
use crate::study::puzzles::{Puzzle, PuzzleTask, collection, daily};

/// A puzzle of Abande, of Anda, and a long one.
fn puzzle(wanted: impl Fn(&Puzzle) -> bool) -> &'static Puzzle {
    collection().iter().find(|puzzle| wanted(puzzle)).unwrap()
}

fn written(puzzle: &Puzzle) -> Vec<String> {
    puzzle.solution.iter().map(|mv| mv.display(puzzle.start.board()).to_string()).collect()
}

/// The answer to each line, after the greeting.
fn told(variant: Variant, lines: &str) -> String {
    let mut session = people(variant);
    session.drawing = false;
    said(&mut session, lines)
}

#[test]
fn a_puzzle_is_solved() {
    let long = puzzle(|puzzle| puzzle.variant() == Variant::Hex && puzzle.moves() == 3);
    let moves = written(long);
    let lines = format!("puzzle {}\n{}\n{}\n{}\nleave", long.id(), moves[0], moves[2], moves[4]);
    let told = told(Variant::Hex, &lines);
    for part in [
        &format!("Puzzle {}, rated {}", long.id(), long.rating),
        "find the only move",
        "Correct. Keep going.",
        "Correct. That solves it.",
        "Themes: ",
        "Your rating: 1",
        "For the next puzzle, type: next",
        "You have left the puzzles. Here is your game again.",
    ] {
        assert!(told.contains(part), "{part:?} is missing:\n{told}");
    }
    assert_eq!(told.matches("Correct. Keep going.").count(), 2, "{told}");
    assert!(!told.contains("rating: 1000"), "the rating has changed: {told}");
}

#[test]
fn a_wrong_move_is_told_why_and_the_puzzle_goes_on() {
    let late = |puzzle: &Puzzle| puzzle.variant() == Variant::Hex3 && puzzle.moves() == 1;
    let late = puzzle(late);
    let right = written(late).remove(0);
    let wrong = late.start.legal_moves().into_iter().find(|&mv| mv != late.solution[0]).unwrap();
    let wrong = wrong.display(late.start.board()).to_string();
    let lines = format!("puzzle {}\n{wrong}\n{wrong}\nz9\n{right}\n{right}", late.id());
    let told = told(Variant::Hex, &lines);
    assert_eq!(told.matches("There is a better move.").count(), 2, "{told}");
    assert_eq!(told.matches(&format!("After {wrong}")).count(), 2, "{told}");
    // A puzzle changes the rating once.
    assert_eq!(told.matches("Your rating: ").count(), 1, "{told}");
    assert!(told.contains("(−"), "{told}");
    assert!(told.contains("Correct. That is the solution."), "{told}");
    assert!(told.contains("This puzzle is over."), "{told}");
}

#[test]
fn hints_come_step_by_step_and_the_solution_at_once() {
    let late =
        puzzle(|puzzle| puzzle.variant() == Variant::Square && puzzle.moves() == 2 && puzzle.rating < 1_000);
    let moves = written(late);
    let told = told(
        Variant::Square,
        &format!(
            "solution\npuzzle {}\nhint\nhint\nhint\nhint\nagain\nsolution\nhint\nnext\nleave",
            late.id()
        ),
    );
    assert!(told.contains("No puzzle is in progress."), "{told}");
    assert!(told.contains("For more, type: hint"), "{told}");
    assert!(told.contains(&format!("The best move is {}.", moves[0])), "{told}");
    assert_eq!(told.matches("Your rating: ").count(), 1, "{told}");
    assert!(told.contains("The solution:"), "{told}");
    assert!(told.contains(" lowers your rating by "), "{told}");
    assert_eq!(told.matches("Warm-up square-").count(), 1, "the next one is of the same board: {told}");
}

#[test]
fn puzzles_of_anda_say_which_group() {
    for (wanted, task) in [("smother", "smother the group on"), ("save", "save the group on")] {
        let one = puzzle(|puzzle| puzzle.task.word() == wanted && puzzle.start.legal_moves().len() < 20);
        let (PuzzleTask::Smother { target, .. } | PuzzleTask::Save { target, .. }) = one.task else {
            panic!("{one}")
        };
        let wrong = one.start.legal_moves().into_iter().find(|&mv| mv != one.solution[0]).unwrap();
        let wrong = wrong.display(one.start.board()).to_string();
        let told =
            told(Variant::Anda(Side::Five), &format!("puzzle {}\n{wrong}\ngroups\nsolution", one.id()));
        let label = one.start.board().label(target);
        assert!(told.contains(&format!("{task} {label}")), "{told}");
        assert!(told.contains(&format!("After {wrong}")), "{told}");
        assert!(told.contains("The solution:"), "{told}");
    }
}

/// The game that waits is neither seen nor changed by a puzzle, and lessons and puzzles take turns.
#[test]
fn the_game_waits_for_puzzles_too() {
    let mut session = people(Variant::Hex);
    session.drawing = false;
    let told =
        said(&mut session, "d4\nd5\npuzzle\nundo\nresign\nnew square\nsave x\nlesson 1\npuzzle\nposition");
    assert_eq!(told.matches("This cannot be done during a puzzle.").count(), 4, "{told}");
    assert!(told.contains("Lesson 1: "), "{told}");
    // The input has ended, and with it the puzzle.
    assert_eq!((session.table().moves().len(), session.table().variant()), (2, Variant::Hex));
    let told = said(&mut session, "puzzle nonsense\nleave\nd3\nnext");
    assert!(told.contains("There is no puzzle “nonsense”."), "{told}");
    assert_eq!(session.table().moves().len(), 3);
}

#[test]
fn what_is_solved_is_remembered_and_the_next_one_suits() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(Paths::within(folder.path()));
    let easy: Vec<_> = {
        let mut all: Vec<_> = collection().iter().filter(|puzzle| puzzle.variant() == Variant::Hex).collect();
        all.sort_by_key(|puzzle| puzzle.rating);
        all.into_iter().filter(|puzzle| !puzzle.is_warm_up()).take(5).collect()
    };
    let mut session = people(Variant::Hex).in_library(&library);
    session.drawing = false;
    let solve = |puzzle: &Puzzle| {
        let moves = written(puzzle).into_iter().step_by(2).collect::<Vec<_>>().join("\n");
        format!("puzzle {}\n{moves}\n", puzzle.id())
    };
    let lines: String = easy.iter().map(|puzzle| solve(puzzle)).collect();
    let told = said(&mut session, &format!("{lines}puzzles\nleave"));
    assert!(told.contains("Solved in a row: 5"), "{told}");
    assert!(told.contains("Puzzles for Abande: 5 of "), "{told}");
    assert!(told.contains("Solved in a row: 5; best: 5"), "{told}");
    let record = PuzzlesDone::open(library.paths().puzzles()).of("Abande");
    assert_eq!((record.solved.len(), record.failed.len(), record.streak), (5, 0, 5));
    // A puzzle leaves no game behind.
    assert_eq!(library.index().entries().len(), 0);
    // Another session goes on from there, with what is new and about as hard as the rating.
    let mut session = people(Variant::Hex).in_library(&library);
    session.drawing = false;
    let told = said(&mut session, "puzzle\n\nnext\nsolution\n\nleave");
    let rated: Vec<i32> =
        told.lines().filter_map(|line| line.split_once(", rated ")?.1.trim().parse().ok()).collect();
    assert_eq!(rated.len(), 3, "{told}");
    let (rating, _) = record.rating.unwrap();
    assert!(rated.iter().all(|&found| (f64::from(found) - rating).abs() <= 150.0), "{rated:?}, {rating}");
    assert!(easy.iter().all(|puzzle| !told.contains(&puzzle.id())), "{told}");
    let record = PuzzlesDone::open(library.paths().puzzles()).of("Abande");
    assert_eq!((record.failed.len(), record.streak, record.best_streak), (1, 0, 5));
}

#[test]
fn a_beginner_warms_up_without_a_rating() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(Paths::within(folder.path()));
    let mut session = people(Variant::Hex).in_library(&library);
    session.drawing = false;
    let told = said(&mut session, "puzzle\nsolution\n\nhint\nnext\npuzzles\nleave");
    assert_eq!(told.matches("it does not change your rating").count(), 3, "{told}");
    assert!(told.contains("capture a stack without allowing a recapture"), "{told}");
    assert!(told.contains("build a tower"), "{told}");
    assert_eq!(told.matches("Your rating: 800 ± 200").count(), 1, "{told}");
    assert!(told.contains("Warm-ups: 0 of "), "{told}");
    let record = PuzzlesDone::open(library.paths().puzzles()).of("Abande");
    assert_eq!((record.rating, record.failed.len(), record.streak), (None, 2, 0));
}

#[test]
fn progress_that_cannot_be_kept_is_told_of() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(Paths::within(folder.path()));
    let mut session = people(Variant::Hex).in_library(&library);
    session.drawing = false;
    std::fs::create_dir_all(library.paths().puzzles()).unwrap();
    let told = said(&mut session, "puzzle\nsolution");
    assert!(told.contains("Your progress could not be saved: "), "{told}");
}

/// The puzzle of the day is noted, and changes no rating.
#[test]
fn the_puzzle_of_the_day_is_the_same_all_day_and_not_rated() {
    let date = || jiff::civil::date(2026, 11, 26);
    for variant in [Variant::Square, Variant::Anda(Side::Five)] {
        let puzzle = daily(variant.kind(), date()).unwrap();
        let moves = written(puzzle);
        let own: Vec<_> = moves.iter().step_by(2).cloned().collect();
        let wrong = puzzle.start.legal_moves().into_iter().find(|&mv| mv != puzzle.solution[0]).unwrap();
        let wrong = wrong.display(puzzle.start.board()).to_string();
        for (lines, solved) in [(own.clone(), true), ([vec![wrong], own].concat(), false)] {
            let mut session = people(variant);
            session.drawing = false;
            session.today = date;
            let told =
                said(&mut session, &format!("puzzle today\n{}\nleave\npuzzle TODAY", lines.join("\n")));
            let begins = format!("Puzzle of the day {}, rated {}", puzzle.id(), puzzle.rating);
            assert_eq!(told.matches(&begins).count(), 2, "{told}");
            assert!(!told.contains("Your rating: ") && !told.contains("lowers your rating"), "{told}");
            let record = session.puzzles_done.of(variant.game_name());
            assert_eq!((record.rating, record.streak, record.best_streak), (None, 0, 0));
            assert_eq!(record.solved.contains(&puzzle.id()), solved, "{told}");
            assert_eq!(record.failed.contains(&puzzle.id()), !solved, "{told}");
        }
    }
}
