//! Runs of puzzles and the puzzle of the day: played with the mouse to their end, by clock or by mistakes, and left.

use std::collections::BTreeSet;
use std::time::Duration;

use abande::app::game::{
    Calendar, ClocksPaused, CurrentMatch, CurrentRun, LessonRequested, MatchRequested, MoveRequested,
    PuzzleFeedbackGiven, PuzzleProgress, PuzzlePurpose, PuzzleRequested, PuzzleSelectionRequested,
    PuzzleSession, PuzzleStage, RedrawScheduler, RunSession, WindowWaker,
};
use abande::i18n::{play as words, runs as texts};
use abande::library::{PuzzleRecord, PuzzlesDone};
use abande::play::GameSetup;
use abande::rules::{AnyMove, ByPlayer, Game, GameKind, MoveIntent, Variant};
use abande::study::lessons::Lesson;
use abande::study::puzzles::{Puzzle, PuzzleState, RunEnd, RunKind, daily};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use jiff::civil::{Date, date};

use super::learn::play;
use super::table::{Table, english};
use super::{HUMAN, OPENING};

/// One frame of the table.
const FRAME: Duration = Duration::from_millis(50);
const SECOND: Duration = Duration::from_secs(1);

/// Feedback on puzzles so far, as English sentences.
#[derive(Resource, Default)]
struct Said(Vec<String>);

fn keep(mut said: MessageReader<PuzzleFeedbackGiven>, mut kept: ResMut<Said>) {
    kept.0.extend(said.read().map(|said| english(&said.text)));
}

fn listening(mut table: Table) -> Table {
    table.app.init_resource::<Said>().add_systems(Last, keep);
    table
}

fn said(table: &Table) -> &[String] {
    &table.app.world().resource::<Said>().0
}

fn select(table: &mut Table, selection: PuzzleSelectionRequested) {
    table.app.world_mut().write_message(selection);
    table.frames(3);
}

fn request(table: &mut Table, request: PuzzleRequested) {
    table.app.world_mut().write_message(request);
    table.frames(3);
}

fn begin(table: &mut Table, kind: RunKind) {
    select(table, PuzzleSelectionRequested::Run(kind));
    assert_eq!(on_table(table).purpose(), PuzzlePurpose::Run(kind));
    assert_eq!(on_table(table).puzzle(), session(table).run().puzzle());
}

fn on_table(table: &Table) -> &PuzzleSession {
    table.current().puzzle().expect("a puzzle")
}

fn session(table: &Table) -> &RunSession {
    table.app.world().resource::<CurrentRun>().session().expect("a run")
}

fn left(table: &Table) -> Duration {
    session(table).run().clock().expect("a clock").left()
}

fn puzzles(table: &Table) -> &PuzzleProgress {
    table.app.world().resource::<PuzzleProgress>()
}

fn wrong_move(table: &Table) -> AnyMove {
    let right = on_table(table).attempt().wanted().expect("a move is to be found");
    let others = table.game().position().legal_moves().into_iter();
    let on_board = |mv: &AnyMove| !matches!(mv.intent(), MoveIntent::Pass | MoveIntent::SpendKomi);
    others.filter(on_board).find(|mv| *mv != right).expect("another move")
}

/// Waits until the next puzzle of the run is on the table, or its result.
fn next(table: &mut Table, before: &'static Puzzle) {
    table.until("the run goes on", |world| {
        let session = world.resource::<CurrentMatch>().puzzle()?;
        (session.puzzle() != before || session.stage() == PuzzleStage::Stopped).then_some(())
    });
    table.frames(3);
}

/// Finds every move of the puzzle on the table with the mouse, and sees the next one come.
fn solve(table: &mut Table) -> &'static Puzzle {
    let puzzle = on_table(table).puzzle();
    while let Some(mv) = on_table(table).attempt().wanted() {
        play(table, mv);
        table.until("the reply", |world| {
            let session = world.resource::<CurrentMatch>().puzzle()?;
            (session.puzzle() != puzzle || !session.is_auto_playing()).then_some(())
        });
        if on_table(table).puzzle() != puzzle {
            break;
        }
    }
    next(table, puzzle);
    puzzle
}

/// Plays a wrong move with the mouse, and sees the next puzzle come.
fn miss(table: &mut Table) -> &'static Puzzle {
    let puzzle = on_table(table).puzzle();
    let mv = wrong_move(table);
    play(table, mv);
    assert!(matches!(on_table(table).stage(), PuzzleStage::Wrong { .. }), "{puzzle}: {mv:?}");
    assert!(!table.current().is_human_turn());
    next(table, puzzle);
    puzzle
}

#[test]
fn a_rush_is_played_with_the_mouse_until_the_third_wrong_move() {
    for (variant, moves) in [(Variant::Square, OPENING), ("anda-5".parse().expect("a board"), "")] {
        let folder = tempfile::tempdir().expect("the temporary folder can be written");
        let path = folder.path().join("puzzles.toml");
        let mut table = listening(Table::after(variant, moves));
        let file = PuzzlesDone::open(path.clone());
        table.app.insert_resource(PuzzleProgress::open(file, &WindowWaker::default()));
        let before = table.game().clone();
        begin(&mut table, RunKind::Rush);
        assert_eq!(session(&table).run().game(), variant.kind());
        assert_eq!(said(&table), [english(&texts::rush_begins())]);
        let mut seen = Vec::new();
        let mut missed = Vec::new();
        for is_right in [true, false, true, true, false, false] {
            seen.push(if is_right { solve(&mut table) } else { miss(&mut table) });
            missed.extend(seen.last().copied().filter(|_| !is_right));
            table.check_spots();
        }
        let ratings: Vec<_> = seen.iter().map(|puzzle| puzzle.rating).collect();
        assert!(ratings.is_sorted(), "{ratings:?}");
        let names: BTreeSet<_> = seen.iter().map(|puzzle| puzzle.id()).collect();
        assert_eq!(names.len(), seen.len(), "none comes twice");
        let run = session(&table).run().clone();
        assert_eq!((run.score(), run.end()), (3, Some(RunEnd::Mistakes)));
        assert_eq!(run.missed(), missed);
        assert_eq!(on_table(&table).stage(), PuzzleStage::Stopped);
        assert!(session(&table).is_new_best());
        let result = texts::of_result(RunKind::Rush, RunEnd::Mistakes, 3);
        let end = said(&table).len() - 2;
        assert_eq!(said(&table)[end..], [english(&result), english(&texts::run_new_best())]);
        // Nothing of it is rated or counts as tried.
        let record = puzzles(&table).record(variant);
        assert_eq!(record, PuzzleRecord { best_rush: 3, ..PuzzleRecord::default() });
        request(&mut table, PuzzleRequested::Leave);
        assert_eq!(table.game(), &before);
        assert!(table.app.world().resource::<CurrentRun>().session().is_none());
        table.check();
        drop(table);
        assert_eq!(PuzzlesDone::open(path).of(variant.game_name()).best_rush, 3);
    }
}

/// Frame by frame, to the millisecond.
#[test]
fn the_clock_runs_only_while_the_player_can_move() {
    let mut table = Table::new(Variant::Hex, HUMAN, HUMAN);
    begin(&mut table, RunKind::Rush);
    let frames = |table: &mut Table, count: u32| {
        let before = left(table);
        table.frames(count as usize);
        before.saturating_sub(left(table))
    };
    assert_eq!(frames(&mut table, 20), FRAME * 20);
    table.app.insert_resource(ClocksPaused(true));
    assert_eq!(frames(&mut table, 20), Duration::ZERO);
    table.app.insert_resource(ClocksPaused(false));
    assert_eq!(frames(&mut table, 1), FRAME);
    // What has happened is shown for less than a second.
    let (first, at) = (on_table(&table).puzzle(), table.turn());
    let intent = wrong_move(&table).intent();
    table.app.world_mut().write_message(MoveRequested { at, intent });
    assert_eq!(frames(&mut table, 1), FRAME, "until the move");
    let before = left(&table);
    let mut shown = 0;
    while on_table(&table).puzzle() == first {
        assert_eq!(left(&table), before);
        table.frames(1);
        shown += 1;
    }
    assert!((10..=20).contains(&shown), "{shown} frames");
    assert_eq!(left(&table), before);
    assert_eq!(frames(&mut table, 3), FRAME * 3);
    // A run of moves: the reply comes by itself.
    while on_table(&table).puzzle().moves() == 1 {
        solve(&mut table);
    }
    table.app.insert_resource(abande::app::game::MinReplyTime(FRAME * 10));
    let mv = on_table(&table).attempt().wanted().expect("a move");
    let at = table.turn();
    table.app.world_mut().write_message(MoveRequested { at, intent: mv.intent() });
    assert_eq!(frames(&mut table, 1), FRAME);
    assert_eq!(frames(&mut table, 8), Duration::ZERO, "the reply is awaited");
    assert!(on_table(&table).is_auto_playing());
}

#[test]
fn a_rush_ends_when_time_runs_out() {
    let mut table = listening(Table::after(Variant::Square, OPENING));
    let before = table.game().clone();
    begin(&mut table, RunKind::Rush);
    solve(&mut table);
    let late = wrong_move(&table);
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(SECOND));
    let started = said(&table).len();
    while on_table(&table).stage() != PuzzleStage::Stopped {
        assert!(left(&table) > Duration::ZERO);
        table.frames(1);
    }
    assert_eq!((left(&table), session(&table).run().end()), (Duration::ZERO, Some(RunEnd::TimeUp)));
    let result = texts::of_result(RunKind::Rush, RunEnd::TimeUp, 1);
    let wanted = [texts::run_minute_left(), texts::run_seconds_left(), result, texts::run_new_best()]
        .map(|it| english(&it));
    table.frames(1);
    assert_eq!(said(&table)[started..], wanted);
    // A move that comes too late is none.
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    let at = table.turn();
    table.app.world_mut().write_message(MoveRequested { at, intent: late.intent() });
    table.frames(3);
    assert!(table.game().moves().len() == 0 && session(&table).run().mistakes_left() == 3);
    // Backspace begins another one.
    table.key(KeyCode::Backspace, &Key::Backspace);
    table.frames(3);
    assert!(on_table(&table).is_running() && session(&table).run().score() == 0);
    assert!(left(&table) > SECOND * 179);
    // The first Leave shows the result, the second one the game.
    request(&mut table, PuzzleRequested::Leave);
    assert_eq!(session(&table).run().end(), Some(RunEnd::Stopped));
    assert!(!session(&table).is_new_best() && session(&table).best_before() == Some(1));
    request(&mut table, PuzzleRequested::Leave);
    assert_eq!(table.game(), &before);
}

/// How long the window sleeps once nothing moves any more and edges are smooth.
fn sleep_at_rest(table: &mut Table) -> Duration {
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    table.rest();
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(SECOND / 2));
    table.frames(2);
    table.sleep()
}

/// While nothing else moves, the clock is drawn once a second, and the streak, which has none, not at all.
#[test]
fn the_window_sleeps_between_the_seconds() {
    let mut table = Table::new(Variant::Hex, HUMAN, HUMAN).slowly();
    begin(&mut table, RunKind::Rush);
    assert_eq!(sleep_at_rest(&mut table), SECOND);
    table.app.insert_resource(ClocksPaused(true));
    assert_eq!(sleep_at_rest(&mut table), RedrawScheduler::REST);
    table.app.insert_resource(ClocksPaused(false));
    // The last frame comes in time for the end.
    while left(&table) > SECOND {
        table.frames(1);
    }
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(200)));
    table.frames(1);
    assert_eq!(table.sleep(), left(&table).max(RedrawScheduler::FRAME));
    request(&mut table, PuzzleRequested::Leave);
    assert_eq!(sleep_at_rest(&mut table), RedrawScheduler::REST);
    begin(&mut table, RunKind::Streak);
    assert_eq!(sleep_at_rest(&mut table), RedrawScheduler::REST);
}

#[test]
fn a_streak_skips_one_puzzle_and_ends_with_a_mistake_whose_puzzles_are_practised() {
    let mut table = Table::after(Variant::Hex, OPENING);
    let own = table.game().clone();
    begin(&mut table, RunKind::Streak);
    solve(&mut table);
    let skipped = on_table(&table).puzzle();
    select(&mut table, PuzzleSelectionRequested::Next);
    let after = on_table(&table).puzzle();
    assert!(after != skipped && after.rating > skipped.rating && on_table(&table).is_running());
    select(&mut table, PuzzleSelectionRequested::Next);
    assert_eq!(on_table(&table).puzzle(), after, "one is enough");
    solve(&mut table);
    let failed = miss(&mut table);
    let run = session(&table).run().clone();
    assert_eq!((run.score(), run.end()), (2, Some(RunEnd::Mistakes)));
    assert_eq!(run.missed(), [skipped, failed]);
    assert_eq!(puzzles(&table).record(Variant::Hex).best_run, 2);
    // What was missed is practised, with all help, for no rating.
    select(&mut table, PuzzleSelectionRequested::Missed(skipped));
    assert_eq!((on_table(&table).puzzle(), on_table(&table).purpose()), (skipped, PuzzlePurpose::Practice));
    request(&mut table, PuzzleRequested::Hint);
    assert_eq!(on_table(&table).shown_hint_steps().len(), 1);
    select(&mut table, PuzzleSelectionRequested::Next);
    assert_eq!((on_table(&table).puzzle(), on_table(&table).purpose()), (failed, PuzzlePurpose::Practice));
    while let Some(mv) = on_table(&table).attempt().wanted() {
        play(&mut table, mv);
        table.frames(3);
    }
    let states = [skipped, failed].map(|puzzle| puzzles(&table).state_of(puzzle));
    assert_eq!(states, [PuzzleState::Failed, PuzzleState::Solved]);
    let record = puzzles(&table).record(Variant::Hex);
    assert_eq!((record.rating, record.streak, record.best_run), (None, 0, 2));
    // After the last one the result is there again.
    select(&mut table, PuzzleSelectionRequested::Next);
    assert_eq!((on_table(&table).stage(), session(&table).run()), (PuzzleStage::Stopped, &run));
    request(&mut table, PuzzleRequested::Leave);
    assert_eq!(table.game(), &own);
}

/// Whatever takes the place of a run, its score is kept and nothing of it stays.
#[test]
fn a_run_that_is_interrupted_is_over() {
    let interrupt: [fn(&mut Table); 3] = [
        |table| {
            table.app.world_mut().write_message(LessonRequested::Begin(Lesson::ABANDE[0]));
        },
        |table| {
            let setup = GameSetup::new(Variant::Square, ByPlayer::new(HUMAN, HUMAN));
            table.request(MatchRequested::New(setup));
        },
        |table| {
            let puzzle = daily(GameKind::Anda, date(2026, 1, 1)).expect("a puzzle");
            table.app.world_mut().write_message(PuzzleRequested::Begin(puzzle, PuzzlePurpose::Rating));
        },
    ];
    for interrupt in interrupt {
        let mut table = Table::after(Variant::Hex, OPENING);
        begin(&mut table, RunKind::Rush);
        solve(&mut table);
        interrupt(&mut table);
        table.frames(3);
        assert!(table.app.world().resource::<CurrentRun>().session().is_none());
        assert_eq!(puzzles(&table).record(Variant::Hex).best_rush, 1);
        table.frames(20);
        assert!(table.current().puzzle().is_none_or(|puzzle| puzzle.purpose() == PuzzlePurpose::Rating));
    }
}

/// From the key to the result and back, as a player does it.
#[test]
fn the_panels_lead_to_a_rush_and_back() {
    let mut table = Table::in_window(Variant::Hex, "");
    table.key(KeyCode::F6, &Key::F6);
    table.frames(6);
    table.press("rush");
    assert!(on_table(&table).is_running());
    // A dialog stops the clock, and the game goes on when it is closed.
    table.key(KeyCode::F1, &Key::F1);
    table.frames(6);
    let before = left(&table);
    table.frames(20);
    assert_eq!(left(&table), before);
    table.key(KeyCode::Escape, &Key::Escape);
    table.frames(20);
    assert!(left(&table) < before);
    for _ in 0..3 {
        // The camera has its way to the next board.
        table.frames(30);
        miss(&mut table);
    }
    table.frames(6);
    let missed = session(&table).run().missed()[1];
    table.press(&format!("missed-{}", missed.id()));
    assert_eq!((on_table(&table).puzzle(), on_table(&table).purpose()), (missed, PuzzlePurpose::Practice));
    table.press("puzzle-next");
    table.press("puzzle-next");
    assert_eq!(on_table(&table).stage(), PuzzleStage::Stopped);
    table.press("puzzle-again");
    assert!(on_table(&table).is_running());
    table.press("puzzle-leave");
    assert_eq!(on_table(&table).stage(), PuzzleStage::Stopped);
    table.press("puzzle-leave");
    assert!(table.current().puzzle().is_none() && table.moves().is_empty());
    // The streak is skipped by its button.
    table.press("streak");
    let first = on_table(&table).puzzle();
    table.press("puzzle-next");
    assert!(on_table(&table).is_running() && on_table(&table).puzzle() != first);
}

const DAY: Date = date(2026, 11, 26);

#[test]
fn the_puzzle_of_the_day_is_not_rated_and_another_one_comes_tomorrow() {
    let mut table = Table::in_window(Variant::Hex, "");
    table.app.insert_resource(Calendar(|| DAY));
    table.key(KeyCode::F6, &Key::F6);
    table.frames(6);
    table.press("daily-puzzle");
    let puzzle = daily(GameKind::Abande, DAY).expect("a puzzle");
    assert_eq!((on_table(&table).puzzle(), on_table(&table).purpose()), (puzzle, PuzzlePurpose::Daily));
    while let Some(mv) = on_table(&table).attempt().wanted() {
        play(&mut table, mv);
        table.frames(3);
    }
    let record = puzzles(&table).record(Variant::Hex);
    assert_eq!((record.rating, record.streak), (None, 0));
    assert!(record.solved.contains(&puzzle.id()) && puzzles(&table).rating_change(puzzle).is_none());
    // What follows is rated as ever.
    table.press("puzzle-next");
    assert_eq!(on_table(&table).purpose(), PuzzlePurpose::Rating);
    table.press("puzzle-leave");
    let tomorrow = || DAY.tomorrow().expect("a day");
    table.app.insert_resource(Calendar(|| DAY.tomorrow().expect("a day")));
    table.frames(3);
    table.press("daily-puzzle");
    assert_eq!(on_table(&table).puzzle(), daily(GameKind::Abande, tomorrow()).expect("a puzzle"));
    assert_ne!(on_table(&table).puzzle(), puzzle);
    let board = words::of_board(on_table(&table).puzzle().variant());
    let title = english(&texts::run_title(texts::daily_title(), board));
    assert!(title.starts_with("Puzzle of the day: "), "{title}");
}
