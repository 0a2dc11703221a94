//! The collection that comes with the program, and what is done with it. `tests/ai/study/puzzles.rs` proves some of it
//! again.

mod beginners;

use std::collections::BTreeSet;

use super::make::canonical;
use super::*;
use crate::ai::Stop;
use crate::board::Side;
use crate::rules::{AnyGame, AnyMove, Game, MoveIntent, Variant};
use crate::study::HintStep;

/// The puzzles with a task.
fn tasked(wanted: fn(&PuzzleTask) -> bool) -> impl Iterator<Item = &'static Puzzle> {
    collection().iter().filter(move |puzzle| wanted(&puzzle.task))
}

#[test]
fn every_file_of_the_collection_can_be_read() {
    let rated = Variant::ALL.into_iter().filter_map(collection::file);
    for text in rated.chain(collection::WARM_UPS.into_iter().flatten()) {
        let puzzles = collection::read(text).unwrap_or_else(|error| panic!("{error}"));
        let first = &puzzles[0];
        let is_alike = |puzzle: &Puzzle| {
            puzzle.variant() == first.variant() && puzzle.is_warm_up() == first.is_warm_up()
        };
        assert!(puzzles.iter().all(is_alike), "{first}");
        for puzzle in puzzles {
            assert!(text.contains(&format!("\n{puzzle}\n")), "{puzzle} is written otherwise");
        }
    }
}

#[test]
fn the_collection_is_large_and_the_files_are_small() {
    let rated = || collection().iter().filter(|puzzle| !puzzle.is_warm_up());
    let of = |game: &str| rated().filter(|puzzle| puzzle.variant().game_name() == game).count();
    assert!(of("Abande") >= 300 && of("Anda") >= 80, "{} and {}", of("Abande"), of("Anda"));
    for variant in [Variant::Hex, Variant::Square, Variant::Hex3] {
        assert!(rated().filter(|puzzle| puzzle.variant() == variant).count() >= 20, "{variant}");
    }
    for moves in 1..=3 {
        let smothers =
            |puzzle: &&Puzzle| matches!(puzzle.task, PuzzleTask::Smother { moves: m, .. } if m == moves);
        assert!(collection().iter().filter(smothers).count() >= 10, "in {moves} moves");
    }
    assert!(tasked(|task| matches!(task, PuzzleTask::Save { .. })).count() >= 15);
    let rated = Variant::ALL.into_iter().filter_map(collection::file);
    let bytes: usize = rated.chain(collection::WARM_UPS.into_iter().flatten()).map(str::len).sum();
    assert!(bytes <= 200_000, "{bytes} bytes");
}

#[test]
fn no_puzzle_is_there_twice() {
    let ids: BTreeSet<String> = collection().iter().map(Puzzle::id).collect();
    assert_eq!(ids.len(), collection().len());
    let positions: BTreeSet<String> = collection().iter().map(|puzzle| canonical(&puzzle.start)).collect();
    assert_eq!(positions.len(), collection().len(), "but for turning the board");
}

#[test]
fn puzzles_are_what_they_say() {
    for puzzle in collection() {
        assert_eq!(PuzzleTheme::all_in(puzzle), puzzle.themes, "{puzzle}");
        assert!((400..=3_000).contains(&puzzle.rating), "{puzzle}");
        assert!(puzzle.start.legal_moves().len() >= 5, "{puzzle}");
        assert_eq!(collection::find(&puzzle.id()), Some(puzzle));
        if puzzle.is_warm_up() {
            assert_eq!((puzzle.rating, puzzle.moves()), (400, 1), "{puzzle}");
        }
        if let PuzzleTask::Keep { margin, second } = puzzle.task {
            assert!(margin >= 0 && proof::loses(margin, second), "{puzzle}");
            let is_easy = puzzle.rating < HARDER_THAN_EASY;
            assert!(is_easy || !proof::is_greedy(&puzzle.start, puzzle.solution[0]), "{puzzle}");
            let passes = puzzle.solution.iter().all(|mv| matches!(mv.intent(), MoveIntent::Pass));
            assert!(!passes, "{puzzle}");
            let AnyGame::Abande(position) = &puzzle.start else { panic!("{puzzle}") };
            assert_eq!(position.passes(), 0, "{puzzle}");
        }
    }
}

/// Some of each kind; `abande puzzles check` proves them all.
#[test]
fn some_of_each_are_proved_again() {
    let late = |puzzle: &&Puzzle| match &puzzle.start {
        AnyGame::Abande(position) => {
            crate::rules::Player::ALL.iter().all(|&player| position.hand(player) == 0)
        }
        AnyGame::Anda(_) => matches!(puzzle.task, PuzzleTask::Smother { moves: 1 | 2, .. }),
    };
    let mut proved = 0;
    for variant in Variant::ALL {
        for puzzle in collection().iter().filter(|puzzle| puzzle.variant() == variant).filter(late).take(4) {
            assert_eq!(check(puzzle), Ok(()), "{puzzle}");
            proved += 1;
        }
    }
    assert!(proved >= 16, "{proved}");
}

/// What a careless or malicious hand would change in a file is found.
#[test]
fn a_puzzle_that_is_not_right_is_found() {
    let late = |puzzle: &&Puzzle| puzzle.variant() == Variant::Hex && puzzle.start.legal_moves().len() < 12;
    let puzzle = collection().iter().find(late).unwrap();
    let PuzzleTask::Keep { margin, second } = puzzle.task else { panic!("{puzzle}") };
    let other = |task| Puzzle { task, ..puzzle.clone() };
    assert_eq!(
        check(&other(PuzzleTask::Keep { margin: margin + 1, second: second.min(margin - 2) })).unwrap_err(),
        PuzzleFlaw::Margin { number: 1, margin }
    );
    let mut wrong = puzzle.clone();
    wrong.solution =
        wrong.start.legal_moves().into_iter().filter(|&mv| mv != puzzle.solution[0]).take(1).collect();
    wrong.themes = PuzzleTheme::all_in(&wrong);
    assert_eq!(check(&wrong), Err(PuzzleFlaw::NotOnly(1)));
    wrong.themes = vec![PuzzleTheme::Smothering];
    assert_eq!(check(&wrong), Err(PuzzleFlaw::Themes));

    let smother = tasked(|task| matches!(task, PuzzleTask::Smother { moves: 2, .. })).next().unwrap();
    let PuzzleTask::Smother { target, .. } = smother.task else { panic!("{smother}") };
    let mut sooner = smother.clone();
    sooner.task = PuzzleTask::Smother { target, moves: 1 };
    sooner.solution.truncate(1);
    sooner.themes = PuzzleTheme::all_in(&sooner);
    assert_eq!(check(&sooner), Err(PuzzleFlaw::NotOnly(1)));
    let mut longer = smother.clone();
    longer.task = PuzzleTask::Smother { target, moves: 3 };
    assert_eq!(check(&longer), Err(PuzzleFlaw::Length));
}

#[test]
fn lines_that_are_no_puzzles_are_refused_with_a_reason() {
    let line =
        tasked(|task| matches!(task, PuzzleTask::Smother { moves: 1, .. })).next().unwrap().to_string();
    let puzzle: Puzzle = line.parse().unwrap();
    assert_eq!(puzzle.to_string(), line);
    let fields: Vec<&str> = line.split(" | ").collect();
    let with = |index: usize, text: &str| {
        let mut fields = fields.clone();
        fields[index] = text;
        fields.join(" | ").parse::<Puzzle>().unwrap_err()
    };
    assert!(matches!("hex".parse::<Puzzle>(), Err(PuzzleSyntaxError::Fields(1))));
    assert!(matches!(with(0, "chess"), PuzzleSyntaxError::Variant(_)));
    assert!(matches!(with(0, "hex"), PuzzleSyntaxError::Position(_)));
    let warm_ups =
        ["warm-up", "warm-up pin a1", "warm-up smother", "warm-up enclose a1", "warm-up smother z9"];
    for task in
        ["keep 1 0", "smother", "smother z9 1", "smother a1 x", "mate a1 1"].into_iter().chain(warm_ups)
    {
        assert!(matches!(with(1, task), PuzzleSyntaxError::Task(_)), "{task}");
    }
    assert!(matches!(with(2, "hard"), PuzzleSyntaxError::Rating(_)));
    assert!(matches!(with(3, "fork"), PuzzleSyntaxError::Theme(_)));
    assert!(matches!(with(4, "z9"), PuzzleSyntaxError::Move(_)));
    assert!(matches!(with(4, ""), PuzzleSyntaxError::Length(0)));
    assert!(matches!(with(5, "nonsense"), PuzzleSyntaxError::Position(_)));
    let occupied = puzzle.start.view().groups[0].points.first().unwrap();
    let occupied = puzzle.start.board().label(occupied);
    assert!(matches!(with(4, occupied), PuzzleSyntaxError::IllegalMove { number: 1, .. }));
    assert_eq!(collection::read(&format!("# fine\n\n{line}\nhex\n")).unwrap_err().line, 4);
}

#[test]
fn a_solution_is_played_to_its_end() {
    for puzzle in collection() {
        let mut attempt = PuzzleAttempt::new(puzzle);
        for (index, pair) in puzzle.solution.chunks(2).enumerate() {
            assert_eq!((attempt.number(), attempt.verdict(), attempt.is_over()), (index + 1, None, false));
            let expected = match pair {
                &[_, reply] => AttemptOutcome::Right { reply },
                _ => AttemptOutcome::Solved,
            };
            assert_eq!(attempt.try_move(pair[0]), expected, "{puzzle}");
            assert_eq!(attempt.last(), pair.last().copied());
        }
        assert_eq!((attempt.verdict(), attempt.is_over()), (Some(true), true));
        assert_eq!(attempt.try_move(puzzle.solution[0]), AttemptOutcome::Over);
        assert_eq!(attempt.hint(), None);
        assert!(attempt.show_solution().is_empty());
        assert_eq!(attempt.verdict(), Some(true), "what comes after it does not count");
    }
}

#[test]
fn wrong_moves_and_help_are_remembered() {
    let puzzle = &collection()[0];
    let wrong = puzzle.start.legal_moves().into_iter().find(|mv| *mv != puzzle.solution[0]).unwrap();
    let mut attempt = PuzzleAttempt::new(puzzle);
    assert_eq!(attempt.try_move(wrong), AttemptOutcome::Wrong);
    assert_eq!((attempt.game(), attempt.verdict()), (&puzzle.start, Some(false)));
    // It can still be solved, but does not count.
    for mv in puzzle.solution.iter().step_by(2) {
        attempt.try_move(*mv);
    }
    assert!(attempt.is_over() && attempt.verdict() == Some(false));

    let mut attempt = PuzzleAttempt::new(puzzle);
    let mut steps = Vec::new();
    while !matches!(steps.last(), Some(HintStep::Move { .. })) {
        steps.push(attempt.hint().unwrap());
    }
    assert!((2..=4).contains(&steps.len()));
    assert_eq!(attempt.hint().as_ref(), steps.last(), "the last step again");
    assert!(matches!(steps.last(), Some(HintStep::Move { mv, .. }) if *mv == puzzle.solution[0]));
    assert_eq!(attempt.verdict(), Some(false));

    let mut attempt = PuzzleAttempt::new(puzzle);
    let refused = puzzle.start.mapped(&puzzle.start.board().symmetries()[1]);
    let illegal = refused.legal_moves().into_iter().find(|&mv| puzzle.start.check_move(mv).is_err()).unwrap();
    assert!(matches!(attempt.try_move(illegal), AttemptOutcome::Refused(_)));
    assert_eq!(attempt.verdict(), None, "a slip of the hand is no mistake");
    assert_eq!(attempt.show_solution(), puzzle.solution);
    assert!(attempt.is_over() && attempt.verdict() == Some(false));
}

/// What is said of wrong moves is true: the margin is worse, the reply is legal, and the group holds out or falls.
#[test]
fn wrong_moves_are_refuted() {
    let mut refuted = [0, 0, 0];
    let late = |puzzle: &&Puzzle| puzzle.start.legal_moves().len() <= 16;
    for variant in [Variant::Hex, Variant::Hex3, Variant::Anda(Side::Four)] {
        for puzzle in collection().iter().filter(|puzzle| puzzle.variant() == variant).filter(late).take(12) {
            let attempt = PuzzleAttempt::new(puzzle);
            let wrong = puzzle.start.legal_moves().into_iter().filter(|&mv| mv != puzzle.solution[0]).take(2);
            for mv in wrong {
                let Some(refutation) = attempt.refute(mv, &Stop::default()) else { continue };
                let mut game = puzzle.start;
                game.play(mv).unwrap();
                for &reply in &refutation.line {
                    game.play(reply).unwrap();
                }
                match puzzle.task {
                    PuzzleTask::Keep { margin, second } => {
                        let found = refutation.margin.unwrap();
                        assert!(found <= second && proof::loses(margin, found), "{puzzle}");
                        refuted[0] += 1;
                    }
                    PuzzleTask::Smother { target, .. } => {
                        let enemy = puzzle.solver().other();
                        assert!(game.view().owned(enemy).contains(target), "{puzzle}");
                        refuted[1] += 1;
                    }
                    PuzzleTask::WarmUp { .. } | PuzzleTask::Improve { .. } => panic!("{puzzle}"),
                    PuzzleTask::Save { .. } => {
                        assert!(refutation.line.len() <= 1);
                        refuted[2] += 1;
                    }
                }
            }
        }
    }
    assert!(refuted.iter().all(|&count| count >= 4), "{refuted:?}");
}

/// What a careless or malicious hand would change in a file of warm-ups is found.
#[test]
fn a_warm_up_that_is_not_right_is_found() {
    let warm_up = |wanted: WarmUpGoal| {
        let is_wanted =
            |puzzle: &&Puzzle| matches!(puzzle.task, PuzzleTask::WarmUp { goal, .. } if goal == wanted);
        collection().iter().find(is_wanted).unwrap()
    };
    let other = |puzzle: &Puzzle, goal, target| {
        let mut other = Puzzle { task: PuzzleTask::WarmUp { goal, target }, ..puzzle.clone() };
        other.themes = PuzzleTheme::all_in(&other);
        check(&other)
    };
    let capture = warm_up(WarmUpGoal::Capture);
    assert_eq!(check(capture), Ok(()));
    assert_eq!(other(capture, WarmUpGoal::Awake, None), Err(PuzzleFlaw::NotOnly(1)));
    let pin = warm_up(WarmUpGoal::Pin);
    let PuzzleTask::WarmUp { target, .. } = pin.task else { panic!("{pin}") };
    assert_eq!(check(pin), Ok(()));
    assert_eq!(other(pin, WarmUpGoal::Sleep, target), Err(PuzzleFlaw::NotOnly(1)));
    // Some position in which the only tower is a mistake.
    let is_mistaken_tower = |puzzle: &Puzzle| {
        let &[only] = WarmUpGoal::Tower.moves(None, &puzzle.start).as_slice() else { return false };
        let task = PuzzleTask::WarmUp { goal: WarmUpGoal::Tower, target: None };
        let mut tower = Puzzle { solution: vec![only], task, ..puzzle.clone() };
        tower.themes = PuzzleTheme::all_in(&tower);
        check(&tower) == Err(PuzzleFlaw::Mistake)
    };
    assert!(tasked(|task| matches!(task, PuzzleTask::Keep { .. })).any(is_mistaken_tower));
}

#[test]
fn making_is_repeatable_and_what_is_made_is_right() {
    for (demand, count) in [(PuzzleDemand::Any, 3), (PuzzleDemand::WarmUp, 4)] {
        let plan = PuzzlePlan { variant: Variant::Anda(Side::Three), count, seed: 5, demand };
        is_repeatable_and_right(&plan);
    }
}

fn is_repeatable_and_right(plan: &PuzzlePlan) {
    let made = || {
        let mut puzzles = Vec::new();
        make(plan, &Stop::default(), &mut |puzzle| puzzles.push(puzzle));
        puzzles
    };
    let puzzles = made();
    assert_eq!(puzzles.len(), plan.count);
    assert_eq!(puzzles, made());
    for puzzle in &puzzles {
        assert_eq!(check(puzzle), Ok(()), "{puzzle}");
        assert_eq!(puzzle.to_string().parse::<Puzzle>().as_ref(), Ok(puzzle));
    }
    let stop = Stop::default();
    stop.raise();
    make(plan, &stop, &mut |puzzle| panic!("{puzzle}"));
}

/// A player who takes a wrong move back does not wait for its refutation.
#[test]
fn a_search_that_is_stopped_refutes_nothing() {
    let (raised, stop) = (Stop::default(), Stop::default());
    raised.raise();
    let smother = tasked(|task| matches!(task, PuzzleTask::Smother { moves: 2, .. })).next().unwrap();
    let save = tasked(|task| matches!(task, PuzzleTask::Save { .. })).next().unwrap();
    for puzzle in [smother, save] {
        let attempt = PuzzleAttempt::new(puzzle);
        let mut wrong = puzzle.start.legal_moves().into_iter().filter(|mv| Some(*mv) != attempt.wanted());
        let answered = |mv: &AnyMove| {
            let found = attempt.refute(*mv, &stop);
            found.is_some_and(|found| !found.line.is_empty())
        };
        let mv = wrong.find(answered).unwrap();
        assert_eq!(attempt.refute(mv, &raised), None, "{puzzle}");
    }
}
