//! Lessons on the table: all of them, the right ways and wrong ones, and the game that waits meanwhile.

use abande::app::game::{
    CurrentMatch, FeedbackKind, LessonProgress, LessonRequested, MatchRequested, MoveRequested,
};
use abande::app::input::{Command, CommandRequested, LessonStep, MatchCommand, PointerTarget};
use abande::board::Point;
use abande::play::{GameSetup, Match, Seat};
use abande::rules::{AnyGame, AnyMove, ByPlayer, Game, MoveIntent, Variant};
use abande::study::lessons::{Lesson, LessonRunner, LessonTask, TryOutcome};
use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::table::{Table, english};
use super::{COMPUTER, HUMAN, OPENING};

fn request(table: &mut Table, request: LessonRequested) {
    table.app.world_mut().write_message(request);
    table.frames(3);
}

fn command(table: &mut Table, command: impl Into<Command>) {
    table.app.world_mut().write_message(CommandRequested(command.into()));
    table.frames(3);
}

fn runner(table: &Table) -> &LessonRunner {
    table.current().lesson().expect("a lesson").runner()
}

/// What was said last, and how.
fn note(table: &Table) -> Option<(FeedbackKind, String)> {
    let note = table.current().lesson().expect("a lesson").feedback()?;
    Some((note.kind, english(&note.text)))
}

/// Plays a move with the mouse, and what has no place on the board with its key.
pub fn play(table: &mut Table, mv: AnyMove) {
    let label = |point: Point| table.view().board.label(point);
    match mv.intent() {
        MoveIntent::Place(point) => {
            let label = label(point);
            table.click(label);
        }
        MoveIntent::PlaceTwo(one, other) => {
            for label in [label(one), label(other)] {
                table.click(label);
            }
        }
        MoveIntent::Carry { from, to } => {
            for label in [label(from), label(to)] {
                table.click(label);
            }
        }
        MoveIntent::Pass | MoveIntent::SpendKomi => table.key(KeyCode::KeyP, &Key::Character("p".into())),
    }
    table.frames(3);
}

/// A legal move that a step does not ask for.
fn wrong_move(runner: &LessonRunner) -> Option<AnyMove> {
    let missed = |mv: &AnyMove| matches!(runner.clone().try_move(*mv), TryOutcome::Missed { .. });
    runner.game().legal_moves().into_iter().find(missed)
}

/// A point that a step does not ask for.
fn wrong_point(runner: &LessonRunner) -> Option<Point> {
    let missed = |point: &Point| matches!(runner.clone().point(*point), TryOutcome::Missed { .. });
    runner.game().board().points().find(missed)
}

/// Waits for the computer, if it is its turn.
fn wait_for_computer(table: &mut Table) {
    table.until("the computer has answered", |world| {
        let tutor = world.resource::<CurrentMatch>().lesson()?;
        tutor.runner().computer_to_move().is_none().then_some(())
    });
}

/// Tries something else first, where a step asks for one thing.
fn try_wrongly(table: &mut Table) -> bool {
    let (step, before) = (runner(table).progress(), *runner(table).game());
    let place = format!("{} {step:?}", runner(table).lesson().id);
    if let LessonTask::Name(_) = runner(table).step().task {
        let Some(point) = wrong_point(runner(table)) else { return false };
        let label = table.view().board.label(point);
        table.click(label);
    } else if runner(table).step().opponent.is_none() {
        let Some(mv) = wrong_move(runner(table)) else { return false };
        play(table, mv);
    } else {
        return false;
    }
    assert!(
        matches!(note(table), Some((FeedbackKind::Wrong, text)) if text.contains(' ')),
        "{place}: {:?}",
        note(table)
    );
    assert_eq!((runner(table).progress(), *runner(table).game()), (step, before), "{place}");
    assert_eq!(*table.game().position(), before, "{place}: nothing was played");
    true
}

/// Does what the step asks, with the mouse.
fn do_step(table: &mut Table) {
    if let LessonTask::Name(ask) = runner(table).step().task {
        let places = ask.places(runner(table).game());
        for place in places {
            let label = table.view().board.label(place.first().expect("a point"));
            table.click(label);
        }
        return;
    }
    for _ in 0..300 {
        wait_for_computer(table);
        if runner(table).is_done() {
            return;
        }
        if runner(table).game().to_move().is_none() {
            // The game ended before the task was done.
            assert_eq!(note(table).map(|note| note.0), Some(FeedbackKind::Wrong));
            request(table, LessonRequested::Again);
            continue;
        }
        let game = *runner(table).game();
        let mv = runner(table).answer().unwrap_or_else(|| any_move(&game));
        play(table, mv);
    }
    panic!("{} {:?} is never done", runner(table).lesson().id, runner(table).progress());
}

/// A capture if there is one, otherwise any legal move.
fn any_move(game: &AnyGame) -> AnyMove {
    let moves = game.legal_moves();
    let capture = moves.iter().find(|mv| matches!(mv.intent(), MoveIntent::Carry { .. }));
    *capture.unwrap_or(&moves[game.ply() * 7 % moves.len()])
}

/// Goes through a lesson; returns in how many steps something wrong was tried.
fn go_through(table: &mut Table, lesson: &'static Lesson) -> usize {
    request(table, LessonRequested::Begin(lesson));
    assert_eq!(table.game().variant(), lesson.variant);
    let mut wrong = 0;
    loop {
        table.check_spots();
        wrong += usize::from(try_wrongly(table));
        do_step(table);
        let step = runner(table).progress();
        let place = format!("{} {step:?}", lesson.id);
        assert!(step.done, "{place}");
        assert_eq!(note(table).map(|note| note.0), Some(FeedbackKind::Good), "{place}");
        table.until("the reply is on the board", |world| {
            let current = world.resource::<CurrentMatch>();
            (current.table_match().position() == current.lesson()?.runner().game()).then_some(())
        });
        if runner(table).is_complete() {
            return wrong;
        }
        command(table, MatchCommand::Lesson(LessonStep::Next));
        assert_eq!(runner(table).progress().step, step.step + 1, "{place}");
        assert_eq!(note(table), None, "{place}");
    }
}

#[test]
fn every_lesson_of_abande_is_played_through() {
    play_through(Lesson::ABANDE, 20);
}

#[test]
fn every_lesson_of_anda_is_played_through() {
    play_through(Lesson::ANDA, 12);
}

fn play_through(lessons: &'static [&'static Lesson], least_wrong: usize) {
    let mut table = Table::after(Variant::Hex, OPENING);
    let mut wrong = 0;
    for &lesson in lessons {
        wrong += go_through(&mut table, lesson);
        let known = table.app.world().resource::<LessonProgress>();
        assert!(known.is_done(lesson), "{} is not remembered", lesson.id);
    }
    assert!(wrong >= least_wrong, "only {wrong} steps were tried wrongly");
    request(&mut table, LessonRequested::Leave);
    assert_eq!(table.moves(), OPENING);
    table.check();
}

/// The game comes back as it was, with everything that was tried in it, and goes on.
#[test]
fn the_game_waits_and_comes_back() {
    let mut table = Table::after(Variant::Square, OPENING);
    table.request(MatchRequested::Undo);
    let (before, turn) = (table.game().clone(), table.turn());
    let mut seen = vec![turn.match_id];
    for lesson in [Lesson::ABANDE[0], Lesson::ANDA[0], Lesson::ABANDE[2]] {
        request(&mut table, LessonRequested::Begin(lesson));
        assert_eq!(table.current().own_match(), &before);
        assert!(!seen.contains(&table.turn().match_id), "an answer for one could be taken for another");
        seen.push(table.turn().match_id);
    }
    // Nothing else reaches it meanwhile.
    for wanted in
        [MatchRequested::Undo, MatchRequested::Redo, MatchRequested::Resign(abande::rules::Player::Black)]
    {
        table.request(wanted);
    }
    let intent = MoveIntent::Place(before.shown_position().board().find("e4").expect("a point"));
    table.app.world_mut().write_message(MoveRequested { at: turn, intent });
    table.frames(3);
    assert_eq!(table.current().own_match(), &before);
    request(&mut table, LessonRequested::Leave);
    assert_eq!((table.game(), table.turn()), (&before, turn));
    table.check();
    table.request(MatchRequested::Redo);
    assert_eq!(table.moves(), OPENING);
    table.click("e4");
    assert_eq!(table.game().moves().len(), 6);
}

#[test]
fn a_lesson_goes_on_where_it_was_left() {
    let mut table = Table::after(Variant::Hex, OPENING);
    let lesson = Lesson::ABANDE[0];
    request(&mut table, LessonRequested::Begin(lesson));
    do_step(&mut table);
    request(&mut table, LessonRequested::Next);
    let (step, game) = (runner(&table).progress().step, *runner(&table).game());
    assert_eq!(step, 2);
    request(&mut table, LessonRequested::Leave);
    request(&mut table, LessonRequested::Begin(Lesson::ABANDE[1]));
    assert_eq!(runner(&table).progress().step, 1);
    request(&mut table, LessonRequested::Begin(lesson));
    assert_eq!((runner(&table).progress().step, *runner(&table).game()), (step, game));
}

#[test]
fn another_match_ends_a_lesson_and_takes_away_the_one_that_waited() {
    let mut table = Table::after(Variant::Hex, OPENING);
    request(&mut table, LessonRequested::Begin(Lesson::ABANDE[0]));
    let seats = ByPlayer::new(HUMAN, HUMAN);
    table.app.world_mut().write_message(MatchRequested::New(GameSetup::new(Variant::Hex3, seats)));
    table.frames(1);
    let left = table.current().replaced_match().expect("the match that waited");
    assert_eq!(left.moves().len(), 5);
    table.frames(2);
    assert!(table.current().lesson().is_none() && table.game().variant() == Variant::Hex3);
    table.check();
}

/// The computer of the game that waits does not think, and moves when it is back.
#[test]
fn the_computer_waits_as_well() {
    let mut table = Table::new(Variant::Hex, HUMAN, COMPUTER);
    table.click("d4");
    request(&mut table, LessonRequested::Begin(Lesson::ABANDE[1]));
    table.frames(20);
    assert!(table.current().own_match().moves().len() <= 2 && table.game().moves().len() == 0);
    request(&mut table, LessonRequested::Leave);
    table.until("the computer has answered", |world| {
        let game = world.resource::<CurrentMatch>().table_match();
        (game.moves().len() == 2).then_some(())
    });
}

#[test]
fn a_step_is_begun_again_and_helped_with() {
    let mut table = Table::new(Variant::Hex, HUMAN, HUMAN);
    request(&mut table, LessonRequested::Begin(Lesson::ABANDE[0]));
    // What is not done is not left.
    table.key(KeyCode::Enter, &Key::Enter);
    assert_eq!(runner(&table).progress().step, 1);
    for said in ["Enter a new piece.", "For example: c3"] {
        table.key(KeyCode::KeyH, &Key::Character("h".into()));
        assert_eq!(note(&table), Some((FeedbackKind::Hint, said.to_owned())));
    }
    table.click("c3");
    assert!(runner(&table).is_done());
    table.until("White has answered", |world| {
        (world.resource::<CurrentMatch>().table_match().moves().len() == 2).then_some(())
    });
    assert_eq!(table.moves(), "c3 c4");
    table.key(KeyCode::Backspace, &Key::Backspace);
    assert!(!runner(&table).is_done());
    assert_eq!((table.moves().as_str(), note(&table)), ("", None));
    table.check();
    // A point that is typed is one that is clicked.
    for key in [(KeyCode::KeyC, "c"), (KeyCode::Digit3, "3")] {
        table.key(key.0, &Key::Character(key.1.into()));
    }
    table.key(KeyCode::Enter, &Key::Enter);
    table.frames(6);
    assert!(runner(&table).is_done());
    table.key(KeyCode::Enter, &Key::Enter);
    table.frames(3);
    assert_eq!(runner(&table).progress().step, 2, "and what is done is left by the same key");
    // The reply is on the board, although the player did not wait for it.
    assert_eq!(table.game().position().view().stacks.len(), 2);
}

/// A refused try is told in the words of the rules, or of the lesson where it has some.
#[test]
fn wrong_tries_are_answered() {
    let mut table = Table::new(Variant::Hex, HUMAN, HUMAN);
    request(&mut table, LessonRequested::Begin(Lesson::find("entering").expect("a lesson")));
    table.click("e1");
    assert!(
        note(&table).is_some_and(|(kind, text)| kind == FeedbackKind::Wrong && text.contains("the middle"))
    );
    assert!(table.heard().explained.last().is_some_and(|said| said.contains("the middle")));
    table.click("c3");
    command(&mut table, MatchCommand::Lesson(LessonStep::Next));
    table.click("a1");
    assert!(note(&table).is_some_and(|(_, text)| text.starts_with("Too far away")));
    assert_eq!(table.game().position().view().stacks.len(), 2);
}

/// A finished game that waits is still finished.
#[test]
fn a_result_is_still_there_after_a_lesson() {
    let mut game = Match::new(Variant::Hex, ByPlayer::new(HUMAN, Seat::Human));
    game.resign(abande::rules::Player::White);
    let result = game.result();
    let mut table = Table::with(game);
    request(&mut table, LessonRequested::Begin(Lesson::ABANDE[0]));
    assert_eq!(table.game().result(), None);
    request(&mut table, LessonRequested::Leave);
    assert_eq!(table.game().result(), result);
}

/// Otherwise the first frame of a lesson on a smaller board would look for the point there.
#[test]
fn what_was_pointed_at_is_forgotten_with_its_board() {
    let smaller = |lesson: &Lesson| lesson.variant.board().len() < Variant::Hex.board().len();
    let lesson = Lesson::all().into_iter().find(|lesson| smaller(lesson)).expect("most boards are smaller");
    for by_keys in [false, true] {
        let mut table = Table::new(Variant::Hex, HUMAN, HUMAN);
        if by_keys {
            for (code, letter) in [(KeyCode::KeyG, "g"), (KeyCode::Digit4, "4")] {
                table.key(code, &Key::Character(letter.into()));
            }
        } else {
            let place = table.place("g4");
            table.move_to(place);
        }
        table.frames(2);
        let pointed = |table: &Table| table.app.world().resource::<PointerTarget>().point;
        assert_eq!(pointed(&table), Some(table.point("g4")), "by keys: {by_keys}");
        table.app.world_mut().write_message(LessonRequested::Begin(lesson));
        for frame in 0..3 {
            table.frames(1);
            let points = table.view().board.len();
            let known = pointed(&table).is_none_or(|point| point.index() < points);
            assert!(known, "{:?} of {points} in frame {frame}, by keys: {by_keys}", pointed(&table));
        }
    }
}
