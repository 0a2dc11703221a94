//! Lessons, puzzles and analysis.

use std::time::Duration;

use super::*;
use crate::study::puzzles::RunKind;

/// Scenes of lessons, hints and the coach.
pub(super) fn learning_scenes() -> Vec<(&'static str, Table)> {
    let tutor = LessonSession::new;
    let last = |lesson: &'static Lesson| {
        let steps = lesson.steps.iter();
        steps.fold(tutor(lesson), |tutor, _| tutor.at_next_step().after_answer())
    };
    let on_page = |lessons| {
        with(abande(""), |table| {
            table.preferences.panels.page = Page::Learn;
            table.lessons = lessons;
        })
    };
    let small = |mut table: Table| {
        table.window = Rect::from_min_size(Pos2::ZERO, vec2(800.0, 600.0));
        table
    };
    let hinted = |told| {
        with(abande("d4 d5"), |table| {
            let hint = learn::hint_for(table);
            let told = if told == 0 { hint.steps.len() } else { told };
            table.advice = ShownHint::new(table.here(), hint, told);
        })
    };
    let asking = with(abande("d4 d5"), |table| table.question = Some(learn::question_for(table, "d3")));
    let (first, anda_first) = (Lesson::ABANDE[0], Lesson::ANDA[0]);
    let wrong = tutor(first).with_feedback(FeedbackKind::Wrong, rules::game_over());
    vec![
        ("the list of lessons", on_page(LessonProgress::from_done(["entering"], false))),
        (
            "every lesson is done",
            on_page(LessonProgress::from_done(Lesson::all().map(|lesson| lesson.id), false)),
        ),
        (
            "the offer of a lesson",
            with(abande(""), |table| table.lessons = LessonProgress::from_done([], true)),
        ),
        ("a lesson", learn::begun(abande(""), first)),
        ("a lesson of Anda", learn::begun(abande(""), anda_first)),
        ("a wrong try", learn::learning(abande(""), wrong.clone())),
        ("a lesson in a small window", small(learn::learning(abande(""), wrong))),
        ("the end of a lesson", learn::learning(abande(""), last(Lesson::ABANDE[1]))),
        ("the first step of a hint", hinted(1)),
        ("the whole of a hint", hinted(0)),
        ("the coach asks", asking),
    ]
}

/// Scenes of the page for puzzles and of puzzles in progress.
pub(super) fn puzzle_scenes() -> Vec<(&'static str, Table)> {
    let small = |mut table: Table| {
        table.window = Rect::from_min_size(Pos2::ZERO, vec2(800.0, 600.0));
        table
    };
    let anda: Variant = "anda-4".parse().unwrap();
    let (short, long) = (puzzles::puzzle_on(Variant::Hex, 1), puzzles::puzzle_on(anda, 2));
    let hinted = |steps| {
        let solver = PuzzleSession::new(long).after_hints(steps);
        puzzles::solving(abande(""), solver)
    };
    let doubted = || {
        let wrong = short.start.legal_moves().into_iter().find(|mv| *mv != short.solution[0]).unwrap();
        puzzles::solving(abande(""), PuzzleSession::new(short).after_move(wrong))
    };
    vec![
        ("the page with puzzles", puzzles::on_page(abande(""), 7)),
        ("the page with puzzles of Anda", puzzles::on_page(foreign("anda-4", PEOPLE, 0, ""), 7)),
        ("every puzzle is solved", puzzles::on_page(abande(""), usize::MAX)),
        ("a puzzle", puzzles::begun(abande(""), short)),
        ("a puzzle of Anda", puzzles::begun(abande(""), long)),
        ("own mistakes are due", puzzles::on_page(puzzles::with_mistakes(abande(""), 3, 0), 7)),
        ("own mistakes come later", puzzles::on_page(puzzles::with_mistakes(abande(""), 2, 2), 7)),
        ("an own mistake", puzzles::of_mistake(abande(""), |_| None)),
        ("an own mistake in a small window", small(puzzles::of_mistake(abande(""), |_| None))),
        (
            "an own mistake is repeated",
            puzzles::of_mistake(abande(""), |puzzle| Some(puzzles::mistake_of(puzzle))),
        ),
        (
            "a move instead of an own mistake is judged",
            puzzles::of_mistake(abande(""), puzzles::another_move),
        ),
        ("an own mistake is mended", puzzles::of_mistake(abande(""), |puzzle| Some(puzzle.solution[0]))),
        ("a wrong move in a puzzle", doubted()),
        ("a refuted move", puzzles::refuted(abande(""), short)),
        ("a refuted move in a small window", small(puzzles::refuted(abande(""), long))),
        ("the first hint of a puzzle", hinted(1)),
        ("the whole hint of a puzzle", hinted(9)),
        ("a solved puzzle", puzzles::solved(abande(""), long)),
        ("a solved puzzle in a small window", small(puzzles::solved(abande(""), short))),
        ("the solution of a puzzle", {
            puzzles::solving(abande(""), PuzzleSession::new(short).after_solution())
        }),
        ("the puzzle of the day", puzzles::of_the_day(abande(""))),
        ("a rush", puzzles::running(abande(""), RunKind::Rush, Duration::from_secs(19))),
        ("the last seconds of a rush", puzzles::running(abande(""), RunKind::Rush, Duration::from_secs(163))),
        ("a rush in a small window", {
            small(puzzles::running(abande(""), RunKind::Rush, Duration::from_secs(19)))
        }),
        ("a streak", puzzles::running(abande(""), RunKind::Streak, Duration::ZERO)),
        ("a rush is over", puzzles::run_over(abande(""), RunKind::Rush, 12)),
        ("a new best in a rush", puzzles::run_over(abande(""), RunKind::Rush, 2)),
        ("a rush is over in a small window", small(puzzles::run_over(abande(""), RunKind::Rush, 2))),
        ("a streak is over", puzzles::run_over(abande(""), RunKind::Streak, 12)),
        ("a missed puzzle", puzzles::practising(abande(""))),
    ]
}

/// Scenes of the page for analysis.
pub(super) fn analysis_scenes() -> Vec<(&'static str, Table)> {
    let page = |table: Table| with(table, |table| table.preferences.panels.page = Page::Analyse);
    let state = |table: Table, state| {
        let update = update(table.game.shown_position(), 0, false);
        let node = NodeId::new(99);
        with(page(table), |table| table.analysis = Analysis::showing(state, node, update))
    };
    let people = || foreign("hex-3", PEOPLE, 0, "");
    let turned = |table: Table| with(table, |table| table.state.shown_result = Some(0));
    let reviewed = || turned(reviewed(ended(people())));
    let mistake = || {
        let table = reviewed();
        let mistake = table.reviewing.review().unwrap().mistakes()[0].clone();
        (table, mistake)
    };
    let shown = reviewed();
    let moves = &shown.reviewing.review().unwrap().moves;
    let first = moves.iter().find(|reviewed| reviewed.judgement.grade.is_some()).unwrap().to;
    let (trying, second) = mistake();
    let (tried, third) = mistake();
    vec![
        ("the engine is off", page(abande("d4 d5"))),
        ("the engine is off between people", page(people())),
        (
            "how the engine works",
            with(page(abande("d4")), |table| {
                table.frames(3);
                table.press("engine-settings");
            }),
        ),
        ("the engine begins", state(abande("d4 d5"), AnalysisState::Searching)),
        ("the engine waits", state(abande("d4"), AnalysisState::Waiting)),
        ("the engine is silent", state(people(), AnalysisState::Silent)),
        ("the engine has failed", state(people(), AnalysisState::Failed)),
        ("over for the engine", state(turned(ended(people())), AnalysisState::Over)),
        ("lines", with_engine(abande("d4 d5 d3"), 3, false)),
        ("lines between people", with_engine(foreign("hex", PEOPLE, 0, "d4 d5 d3"), 5, false)),
        ("proved lines", with_engine(people(), 3, true)),
        ("lines of Anda", with_engine(anda(""), 3, false)),
        ("proved lines of Anda", with_engine(anda(""), 3, true)),
        ("a review is offered", page(turned(ended(people())))),
        (
            "a review runs",
            with(page(turned(ended(people()))), |table| {
                table.reviewing = ReviewSession::with_progress(ReviewProgress { done: 1, all: 9 });
            }),
        ),
        ("a review", reviewed()),
        ("a mistake", with(shown, |table| assert!(table.game.look_at(first)))),
        (
            "trying again",
            with(trying, |table| {
                table.game.look_at(second.from);
                table.reviewing =
                    std::mem::take(&mut table.reviewing).with_retry(second.from, RetryState::NotTried);
            }),
        ),
        (
            "tried again",
            with(tried, |table| {
                table.game.look_at(third.to);
                let judged = RetryState::Judged(third.to, Box::new(third.judgement.clone()));
                table.reviewing = std::mem::take(&mut table.reviewing).with_retry(third.from, judged);
            }),
        ),
    ]
}
