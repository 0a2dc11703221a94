//! Puzzles in the panels.

use std::time::Duration;

use super::table::TODAY;
use super::*;
use crate::app::desk::panels::rail::Section;
use crate::app::game::{PuzzleProgress, PuzzlePurpose, PuzzleSelectionRequested, PuzzleSession, RunSession};
use crate::app::input::PuzzleStep;
use crate::library::PuzzleRecord;
use crate::rules::{AnyMove, GameKind, Player};
use crate::study::puzzles::{
    Difficulty, Puzzle, PuzzleFilter, PuzzleRun, PuzzleTask, PuzzleTheme, RunKind, boards, daily,
};
use crate::study::{BoardRegion, HintStep};

/// The first puzzle with this number of moves.
pub(super) fn puzzle_on(variant: Variant, moves: usize) -> &'static Puzzle {
    PuzzleFilter::on(variant).puzzles().find(|puzzle| puzzle.moves() == moves).unwrap()
}

/// A table with a puzzle in progress.
pub(super) fn solving(mut table: Table, solver: PuzzleSession) -> Table {
    table.game = solver.starting_match();
    table.puzzle = Some(solver);
    table.frames(2);
    table
}

/// A table at the beginning of a puzzle.
pub(super) fn begun(table: Table, puzzle: &'static Puzzle) -> Table {
    solving(table, PuzzleSession::new(puzzle))
}

/// A table after a wrong move and its refutation.
pub(super) fn refuted(mut table: Table, puzzle: &'static Puzzle) -> Table {
    table.puzzles = PuzzleProgress::default().after_puzzle(puzzle, false);
    let wrong = puzzle.start.legal_moves().into_iter().find(|mv| *mv != puzzle.solution[0]).unwrap();
    solving(table, PuzzleSession::new(puzzle).after_move(wrong).after_refutation())
}

/// A table with a solved puzzle.
pub(super) fn solved(mut table: Table, puzzle: &'static Puzzle) -> Table {
    let solver = PuzzleSession::new(puzzle);
    // An earlier puzzle starts a streak.
    let other = PuzzleFilter::on(puzzle.variant()).puzzles().find(|other| *other != puzzle).unwrap();
    table.puzzles = PuzzleProgress::default().after_puzzle(other, true).after_puzzle(puzzle, true);
    let own = puzzle.solution.iter().step_by(2).copied();
    solving(table, own.fold(solver, |solver: PuzzleSession, mv: AnyMove| solver.after_move(mv)))
}

/// A table with a run in which three puzzles were solved and so much time has passed.
pub(super) fn running(mut table: Table, kind: RunKind, passed: Duration) -> Table {
    let mut run = PuzzleRun::new(kind, GameKind::Abande, 1).unwrap();
    (0..3).for_each(|_| run.note(true));
    run.pass_time(passed);
    let session = PuzzleSession::with_purpose(run.puzzle(), PuzzlePurpose::Run(kind));
    table.run = Some(RunSession::new(run));
    solving(table, session)
}

/// A table with the result of a run: three puzzles were solved, and the others missed until it was over.
pub(super) fn run_over(mut table: Table, kind: RunKind, best_before: u32) -> Table {
    let mut run = PuzzleRun::new(kind, GameKind::Abande, 1).unwrap();
    (0..3).for_each(|_| run.note(true));
    while run.end().is_none() {
        run.note(false);
    }
    let session = PuzzleSession::with_purpose(run.puzzle(), PuzzlePurpose::Run(kind)).after_stop();
    table.run = Some(RunSession::new(run).after_end(best_before));
    solving(table, session)
}

/// A table with the first puzzle that was missed in a run, opened from the result.
pub(super) fn practising(table: Table) -> Table {
    let table = run_over(table, RunKind::Rush, 0);
    let missed = table.run.as_ref().unwrap().run().missed()[0];
    solving(table, PuzzleSession::with_purpose(missed, PuzzlePurpose::Practice))
}

/// A table with the puzzle of the day.
pub(super) fn of_the_day(table: Table) -> Table {
    let puzzle = daily(GameKind::Abande, jiff::civil::date(2026, 11, 26)).unwrap();
    solving(table, PuzzleSession::with_purpose(puzzle, PuzzlePurpose::Daily))
}

/// The page for puzzles, for a player who has solved some.
pub(super) fn on_page(mut table: Table, solved: usize) -> Table {
    let game = table.game.variant().game_name();
    let solved = PuzzleFilter::on(table.game.variant()).puzzles().take(solved).map(Puzzle::id).collect();
    let record = PuzzleRecord {
        rating: Some((1_234.0, 80.0)),
        streak: 3,
        best_streak: 12,
        best_rush: 17,
        solved,
        ..PuzzleRecord::default()
    };
    table.puzzles = PuzzleProgress::from_record(game, record);
    table.preferences.panels.page = Page::Learn;
    table.state.section = Section::Puzzles;
    table.state.drawer = true;
    table.frames(2);
    table
}

/// A player's mistakes: so many in all, of which so many were practised today.
pub(super) fn with_mistakes(mut table: Table, count: usize, practised: usize) -> Table {
    table.mistakes.keep(mistakes().take(count).collect(), TODAY);
    for _ in 0..practised {
        let next = table.mistakes.next(TODAY, None).unwrap();
        table.mistakes.practise(next, true, TODAY);
    }
    table
}

/// Puzzles of the collection as mistakes of the player, in which another move was played.
fn mistakes() -> impl Iterator<Item = Puzzle> {
    PuzzleFilter::on(Variant::Hex).puzzles().filter(|puzzle| puzzle.moves() == 1).map(|puzzle| {
        let played = puzzle.start.legal_moves().into_iter().find(|mv| *mv != puzzle.solution[0]).unwrap();
        Puzzle { task: PuzzleTask::Improve { played }, ..puzzle.clone() }
    })
}

/// The move that the player has played.
pub(super) fn mistake_of(puzzle: &Puzzle) -> AnyMove {
    let PuzzleTask::Improve { played } = puzzle.task else { panic!("{puzzle}") };
    played
}

/// A move that is neither the mistake nor the better move.
pub(super) fn another_move(puzzle: &Puzzle) -> Option<AnyMove> {
    let taken = [mistake_of(puzzle), puzzle.solution[0]];
    puzzle.start.legal_moves().into_iter().find(|mv| !taken.contains(mv))
}

/// A table with one of the player's mistakes, after a move if one is played.
pub(super) fn of_mistake(table: Table, chosen: impl Fn(&Puzzle) -> Option<AnyMove>) -> Table {
    let mut table = with_mistakes(table, 1, 0);
    let puzzle = table.mistakes.next(TODAY, None).unwrap();
    let solver = PuzzleSession::new(puzzle);
    let mv = chosen(puzzle);
    if mv == Some(puzzle.solution[0]) {
        table.mistakes.practise(puzzle, true, TODAY);
    }
    solving(table, mv.into_iter().fold(solver, PuzzleSession::after_move))
}

#[test]
fn own_mistakes_are_offered_while_they_are_due() {
    let page =
        |count, practised| on_page(with_mistakes(Table::new("", [1280.0, 4000.0]), count, practised), 5);
    let mut table = page(3, 1);
    assert!(says(&mut table, "2 due"), "{:?}", table.texts);
    assert_eq!(table.press("own-mistakes"), [Request::Solve(PuzzleSelectionRequested::OwnMistake)]);
    let mut table = page(2, 2);
    assert!(says(&mut table, "Your next mistake to practise is due in 3 days."), "{:?}", table.texts);
    let mut table = page(0, 0);
    assert!(says(&mut table, "When you review a game against the computer"), "{:?}", table.texts);
    for table in [&table, &page(2, 2)] {
        assert!(!buttons(&table.ctx).contains_key("own-mistakes"));
    }
}

#[test]
fn an_own_mistake_says_what_was_played_and_when_it_comes_back() {
    let mut table = of_mistake(Table::new("", [1280.0, 1000.0]), |_| None);
    for text in [
        "From your game: Abande · Hexagon",
        "This puzzle does not change your rating.",
        "you played",
        "Find a better move.",
    ] {
        assert!(says(&mut table, text), "{text}: {:?}", table.texts);
    }
    assert!(!says(&mut table, "lowers your rating"));
    let mut table = of_mistake(Table::new("", [1280.0, 1000.0]), |puzzle| Some(puzzle.solution[0]));
    assert!(says(&mut table, "This position comes back in 3 days."), "{:?}", table.texts);
    let mut table = of_mistake(Table::new("", [1280.0, 1000.0]), another_move);
    assert!(says(&mut table, "Checking your move…"), "{:?}", table.texts);
}

#[test]
fn the_page_offers_every_board_difficulty_and_theme() {
    let mut table = on_page(Table::new("", [1280.0, 4000.0]), 5);
    assert_eq!(table.press("solve-puzzle"), [Request::Solve(PuzzleSelectionRequested::Next)]);
    for variant in boards() {
        let name = format!("puzzles-on-{variant}");
        assert_eq!(table.press(&name), [Request::Solve(PuzzleSelectionRequested::Board(variant))], "{name}");
    }
    for (name, difficulty) in
        ["puzzles-easier", "puzzles-usual", "puzzles-harder"].into_iter().zip(Difficulty::ALL)
    {
        assert_eq!(
            table.press(name),
            [Request::Solve(PuzzleSelectionRequested::Difficulty(difficulty))],
            "{name}"
        );
    }
    let wish = PuzzleFilter::on(Variant::Hex);
    for theme in PuzzleTheme::ALL {
        let name = format!("theme-{}", theme.word());
        if (PuzzleFilter { theme: Some(theme), ..wish }).puzzles().next().is_some() {
            assert_eq!(
                table.press(&name),
                [Request::Solve(PuzzleSelectionRequested::Theme(Some(theme)))],
                "{name}"
            );
        } else {
            assert!(places(&mut table, &[&name]).is_empty(), "{name}");
        }
    }
    assert_eq!(table.press("theme-any"), [Request::Solve(PuzzleSelectionRequested::Theme(None))]);
    assert!(says(&mut table, &format!("5 of {} solved", wish.puzzles().count())));
    assert!(says(&mut table, "Your rating: 1234") && says(&mut table, "In a row: 3 · best: 12"));
}

#[test]
fn a_player_who_has_solved_all_is_told() {
    let mut table = on_page(Table::new("", [1280.0, 720.0]), usize::MAX);
    assert!(places(&mut table, &["solve-puzzle"]).is_empty());
    assert!(says(&mut table, "You have solved all of these."));
}

/// The two sections lead to each other by buttons and by keys.
#[test]
fn lessons_and_puzzles_share_a_page() {
    for size in SIZES {
        let mut table = Table::new("d4 d5", size);
        assert_eq!(
            table.command(PanelCommand::Puzzles),
            Some(Request::edit(move |preferences| preferences.panels.page = Page::Learn))
        );
        table.preferences.panels.page = Page::Learn;
        table.frames(2);
        assert_eq!(places(&mut table, &["solve-puzzle", "lessons"]).len(), 2, "{size:?}");
        table.press("lessons");
        table.frame(Vec::new());
        assert!(places(&mut table, &["solve-puzzle"]).is_empty(), "{size:?}");
        table.press("puzzles");
        table.frame(Vec::new());
        assert_eq!(places(&mut table, &["solve-puzzle"]).len(), 1, "{size:?}");
        // In a small window, a page that is requested again closes.
        let before = table.frame(Vec::new()).free.right();
        table.command(PanelCommand::Puzzles);
        let after = table.frame(Vec::new()).free.right();
        assert_eq!(after > before, size[0] < 1000.0, "{size:?}");
    }
}

#[test]
fn in_a_puzzle_the_buttons_stay_where_they_are() {
    const ACTIONS: [&str; 3] = ["hint", "puzzle-solution", "puzzle-leave"];
    for size in SIZES {
        let puzzle = puzzle_on(Variant::Hex, 2);
        let table = || Table::new("d4 d5", size);
        let mut open = begun(table(), puzzle);
        let first = places(&mut open, &ACTIONS);
        assert_eq!(first.len(), 3, "{size:?}");
        assert!(places(&mut open, &["puzzle-again"]).is_empty(), "nothing is wrong or over");
        assert_eq!(places(&mut open, &["puzzle-next"]).len(), 1, "it may be skipped");
        let mut wrong = refuted(table(), puzzle);
        assert_eq!(places(&mut wrong, &ACTIONS[1..]), first[1..], "{size:?}");
        let again = Request::Command(MatchCommand::Puzzle(PuzzleStep::Again).into());
        assert!(wrong.press("puzzle-again").contains(&again), "{size:?}");
        let mut over = solved(table(), puzzle);
        assert_eq!(places(&mut over, &ACTIONS[2..]), first[2..], "{size:?}");
        assert!(places(&mut over, &ACTIONS[..2]).is_empty(), "{size:?}");
        let next = Request::Command(MatchCommand::Puzzle(PuzzleStep::Next).into());
        assert!(over.press("puzzle-next").contains(&next), "{size:?}");
    }
}

#[test]
fn a_puzzle_says_its_goal_what_is_wrong_and_what_it_was_about() {
    let puzzle = puzzle_on(Variant::Hex, 1);
    let table = || Table::new("d4 d5", [1280.0, 1080.0]);
    let mut open = begun(table(), puzzle);
    assert!(says(&mut open, "find the only move") && says(&mut open, &puzzle.id()));
    assert!(!says(&mut open, "Puzzle themes"));
    let mut wrong = refuted(table(), puzzle);
    assert!(says(&mut wrong, "There is a better move.") && says(&mut wrong, "After "));
    assert!(says(&mut wrong, "Try again"));
    let mut over = solved(table(), puzzle);
    assert!(says(&mut over, "Correct. That solves it.") && says(&mut over, "Puzzle themes"));
    assert!(says(&mut over, "Your rating: 1") && says(&mut over, "Solved in a row: 2"));
    let hinted = PuzzleSession::new(puzzle).after_hints(9);
    let steps = hinted.shown_hint_steps().len();
    assert!(steps > 1);
    let mut hinted = solving(table(), hinted);
    assert!(says(&mut hinted, &puzzle.solution[0].display(puzzle.start.board()).to_string()));
    let mut shown = solving(table(), PuzzleSession::new(puzzle).after_solution());
    assert!(says(&mut shown, "That was the solution."));
}

/// A player who solves a puzzle as White has the board turned to White's side.
#[test]
fn a_hint_says_where_to_look_as_the_solver_sees_the_board() {
    let black_and_white = Player::ALL.map(|player| {
        let mut puzzles = PuzzleFilter::on(Variant::Hex).puzzles().filter(|puzzle| puzzle.solver() == player);
        let region = |puzzle| match PuzzleSession::new(puzzle).after_hints(1).shown_hint_steps()[0] {
            HintStep::Region { region, .. } => Some(region),
            _ => None,
        };
        puzzles.find(|puzzle| region(puzzle) == Some(BoardRegion::TopRight)).unwrap()
    });
    for (puzzle, place) in black_and_white.into_iter().zip(["at the top right", "at the bottom left"]) {
        let mut table =
            solving(Table::new("d4 d5", [1280.0, 1080.0]), PuzzleSession::new(puzzle).after_hints(1));
        assert!(says(&mut table, &format!("Look {place}.")), "{}", puzzle.id());
    }
}

/// In a small window, the panel of a puzzle is below the board and covers nothing of it.
#[test]
fn in_a_small_window_a_puzzle_is_a_sheet() {
    for size in [[640.0, 480.0], [800.0, 600.0]] {
        let mut table = Table::new("d4 d5", size);
        let before = table.frame(Vec::new()).free;
        let mut table = begun(table, puzzle_on(Variant::Hex, 1));
        table.state.drawer = true;
        let free = table.frame(Vec::new()).free;
        assert!((free.width() - before.width()).abs() < 0.5, "no page beside it");
        let sheet = before.bottom() - free.bottom();
        assert!(sheet > 60.0 && sheet <= size[1] * 0.31, "{sheet}");
    }
}

/// The match that waits is left alone, and the engine does not reveal the solution.
#[test]
fn in_a_puzzle_nothing_is_done_to_the_game_that_waits() {
    let mut table = begun(Table::new("d4 d5", [1280.0, 720.0]), puzzle_on(Variant::Hex, 1));
    for command in [
        Command::Match(MatchCommand::Undo),
        Command::Match(MatchCommand::Redo),
        Command::Panel(PanelCommand::Resign),
        Command::Panel(PanelCommand::Save),
        Command::Match(MatchCommand::SetUp),
        Command::Panel(PanelCommand::Page(Page::Moves)),
        Command::Panel(PanelCommand::Page(Page::Analyse)),
        Command::Study(StudyCommand::Engine),
        Command::Study(StudyCommand::Review),
        Command::Panel(PanelCommand::Puzzles),
        Command::Panel(PanelCommand::Copy(CopyFormat::Game)),
    ] {
        assert_eq!(table.command(command), None, "{command:?}");
        assert!(!table.state.has_dialog(), "{command:?}");
    }
    assert!(places(&mut table, &["page-play", "resign", "undo"]).is_empty());
}

#[test]
fn the_actions_of_a_puzzle_fit_in_every_language() {
    for language in Language::ALL {
        for (size, room) in [([1000.0, 600.0], 300.0), ([640.0, 480.0], 640.0)] {
            let mut table = Table::new("d4 d5", size);
            table.words = Words::new(language);
            let mut table = refuted(table, puzzle_on(Variant::Hex, 1));
            let names = ["puzzle-again", "puzzle-solution", "puzzle-leave", "game-menu", "view-menu"];
            let found = places(&mut table, &names);
            assert_eq!(found.len(), names.len(), "{language}");
            for rect in found {
                assert!(
                    rect.right() <= size[0] + 0.5 && rect.left() >= size[0] - room,
                    "{language}: {rect:?}"
                );
            }
        }
    }
}

#[test]
fn the_page_offers_the_puzzle_of_the_day_and_runs() {
    let today = daily(GameKind::Abande, jiff::civil::date(2026, 11, 26)).unwrap();
    let mut table = on_page(Table::new("", [1280.0, 4000.0]), 0);
    assert!(says(&mut table, "Puzzle of the day") && says(&mut table, "2026-11-26, unrated"));
    assert!(says(&mut table, "3 minutes, 3 mistakes · best: 17"));
    assert!(says(&mut table, "Until your first mistake") && !says(&mut table, "best: 0"));
    assert_eq!(table.press("daily-puzzle"), [Request::Solve(PuzzleSelectionRequested::Daily)]);
    for kind in RunKind::ALL {
        assert_eq!(table.press(kind.word()), [Request::Solve(PuzzleSelectionRequested::Run(kind))]);
    }
    table.puzzles = PuzzleProgress::default().after_puzzle(today, true);
    assert!(says(&mut table, "2026-11-26, solved"));
}

#[test]
fn the_puzzle_of_the_day_says_that_it_is_not_rated() {
    let mut table = of_the_day(Table::new("d4 d5", [1280.0, 1080.0]));
    assert!(says(&mut table, "Puzzle of the day: "));
    assert!(says(&mut table, "This puzzle does not change your rating."));
    assert!(!says(&mut table, "lowers your rating"));
    assert_eq!(places(&mut table, &["hint", "puzzle-solution", "puzzle-leave"]).len(), 3);
}

#[test]
fn a_run_shows_time_and_score_and_gives_no_help() {
    for size in SIZES {
        let mut rush = running(Table::new("d4 d5", size), RunKind::Rush, Duration::from_millis(19_100));
        assert!(says(&mut rush, "2 : 4 1"), "{size:?}: {:?}", rush.texts);
        assert!(says(&mut rush, "Solved: 3") && says(&mut rush, "Wrong moves left: 3"), "{size:?}");
        assert!(says(&mut rush, "Rush: ") && says(&mut rush, "find the only move"), "{size:?}");
        assert!(!says(&mut rush, "your rating"), "{size:?}");
        let help = ["hint", "puzzle-solution", "puzzle-again", "puzzle-next"];
        assert!(places(&mut rush, &help).is_empty(), "{size:?}");
        let leave = Request::Command(MatchCommand::Puzzle(PuzzleStep::Leave).into());
        assert_eq!(rush.press("puzzle-leave"), std::slice::from_ref(&leave), "{size:?}");
        assert!(says(&mut rush, "Stop"), "{size:?}");
        let mut streak = running(Table::new("d4 d5", size), RunKind::Streak, Duration::ZERO);
        assert!(says(&mut streak, "Streak: ") && says(&mut streak, "Wrong moves left: 1"), "{size:?}");
        assert!(places(&mut streak, &help[..3]).is_empty(), "{size:?}");
        assert!(says(&mut streak, "Skip"), "{size:?}");
        let next = Request::Command(MatchCommand::Puzzle(PuzzleStep::Next).into());
        assert_eq!(streak.press("puzzle-next"), [next], "{size:?}");
    }
}

/// The digits of the clock stay where they are, whichever they are.
#[test]
fn the_clock_does_not_tremble() {
    let cells = |passed: u64| {
        let mut table = running(Table::new("", [1280.0, 720.0]), RunKind::Rush, Duration::from_secs(passed));
        table.frame(Vec::new());
        let is_sign = |text: &str| text.len() == 1 && (text == ":" || text.as_bytes()[0].is_ascii_digit());
        // The middle of each sign, from its left edge and its width.
        let mut middles = Vec::new();
        for shape in &table.shapes {
            if let egui::Shape::Text(text) = &shape.shape
                && is_sign(text.galley.text())
            {
                middles.push((text.pos.x + text.galley.size().x / 2.0).round());
            }
        }
        middles
    };
    let first = cells(0);
    assert_eq!(first.len(), 4);
    // 1:11 has the narrowest digits.
    assert_eq!(cells(109), first);
}

#[test]
fn the_result_of_a_run_tells_the_best_and_opens_what_was_missed() {
    for size in SIZES {
        let mut best = run_over(Table::new("d4 d5", size), RunKind::Rush, 2);
        let run = best.run.as_ref().unwrap().run().clone();
        assert!(says(&mut best, "3 puzzles solved") && says(&mut best, "That was the third wrong move."));
        assert!(says(&mut best, "A new best!"), "{size:?}");
        if size[1] >= 720.0 {
            assert!(says(&mut best, &format!("rated {}", run.highest().unwrap())), "{size:?}");
            for puzzle in run.missed() {
                let id = format!("missed-{}", puzzle.id());
                let wanted = Request::Solve(PuzzleSelectionRequested::Missed(puzzle));
                assert_eq!(best.press(&id), [wanted], "{size:?}");
            }
        }
        let again = Request::Command(MatchCommand::Puzzle(PuzzleStep::Again).into());
        assert_eq!(best.press("puzzle-again"), [again], "{size:?}");
        assert!(says(&mut best, "Again") && says(&mut best, "Leave puzzles"), "{size:?}");
        assert!(places(&mut best, &["pass"]).is_empty(), "{size:?}: nothing is to be played");
        let mut worse = run_over(Table::new("d4 d5", size), RunKind::Streak, 9);
        assert!(says(&mut worse, "Best: 9") && !says(&mut worse, "A new best!"), "{size:?}");
        assert!(says(&mut worse, "That was a wrong move."), "{size:?}");
    }
}

#[test]
fn a_missed_puzzle_is_practised_without_a_price() {
    let mut table = practising(Table::new("d4 d5", [1280.0, 720.0]));
    assert!(says(&mut table, "This puzzle does not change your rating."));
    let next = Request::Command(MatchCommand::Puzzle(PuzzleStep::Next).into());
    assert_eq!(table.press("puzzle-next"), [next]);
    assert_eq!(places(&mut table, &["hint", "puzzle-solution", "puzzle-leave"]).len(), 3);
}
