//! Hints and the coach at the table: threads think, frames go on.

use std::time::Duration;

use abande::app::game::{
    Coach, CoachAnswered, CoachTimeout, CurrentMatch, EditPreferences, Highlights, HintRequested,
    LessonRequested, MatchRequested, OpponentSearch, ShownHint,
};
use abande::app::input::{CommandRequested, MatchCommand};
use abande::play::{Help, Match, Seat};
use abande::rules::{AnyMove, ByPlayer, Game, MoveIntent, Variant};
use abande::study::lessons::Lesson;
use abande::study::{CoachQuestion, Effort, Evaluator, Hint, HintStep};
use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::table::Table;
use super::{COMPUTER, HUMAN, OPENING};

fn ask(table: &mut Table) -> usize {
    let told = hint(table).map_or(0, |(_, told)| told);
    table.key(KeyCode::KeyH, &Key::Character("h".into()));
    table.until("the hint", |world| {
        let here = world.resource::<CurrentMatch>().shown_position_id();
        let (hint, now) = world.resource::<ShownHint>().hint(here)?;
        (now > told || now == hint.steps.len()).then_some(now)
    })
}

fn highlights(table: &Table) -> Highlights {
    *table.app.world().resource::<Highlights>()
}

fn hint(table: &Table) -> Option<(Hint, usize)> {
    table
        .app
        .world()
        .resource::<ShownHint>()
        .hint(table.current().shown_position_id())
        .map(|(hint, told)| (hint.clone(), told))
}

#[test]
fn a_hint_is_told_in_steps_and_shown_on_the_board() {
    for (variant, moves) in [("hex", OPENING), ("anda-3", "a1+d4 b4+e2")] {
        let mut table = Table::after(variant.parse().expect("a variant"), moves);
        assert_eq!(ask(&mut table), 1);
        let (told, _) = hint(&table).expect("a hint");
        assert!(
            matches!(told.steps[0], HintStep::Region { points, .. } if points == highlights(&table).region)
        );
        assert_eq!(highlights(&table).mv, None, "the move is told last");
        for step in 2..=told.steps.len() {
            assert_eq!(ask(&mut table), step, "{variant}");
        }
        assert_eq!(highlights(&table).mv, told.mv().map(AnyMove::intent), "{variant}");
        assert_eq!(ask(&mut table), told.steps.len(), "there is no more to say");
        // Any judge gives this advice.
        let game = *table.game().position();
        let mut judge = Evaluator::new(Effort::usual(&game));
        assert_eq!(
            Hint::for_position(&mut judge, &game, &abande::ai::Stop::default()),
            Some(told),
            "{variant}"
        );
        // Another position forgets it.
        let legal = game.legal_moves();
        let place = legal.iter().find_map(|mv| match mv.intent() {
            MoveIntent::Place(point) => Some(point),
            _ => None,
        });
        let label = table.view().board.label(place.expect("an entry"));
        table.click(label);
        table.frames(2);
        assert_eq!((hint(&table), highlights(&table)), (None, Highlights::default()), "{variant}");
        table.request(MatchRequested::Undo);
        assert_eq!(hint(&table), None, "it is not remembered either");
    }
}

#[test]
fn who_asks_again_while_a_hint_is_sought_hears_more_of_it() {
    let mut table = Table::after(Variant::Hex, OPENING);
    for _ in 0..3 {
        table.app.world_mut().write_message(HintRequested::More);
        table.frames(1);
    }
    assert!(table.app.world().resource::<ShownHint>().is_searching());
    table.until("the hint", |world| (!world.resource::<ShownHint>().is_searching()).then_some(()));
    let (told, steps) = hint(&table).expect("a hint");
    assert_eq!(steps, 3.min(told.steps.len()));
}

#[test]
fn a_hint_can_be_closed_and_is_not_given_on_the_computers_turn() {
    let mut table = Table::after(Variant::Hex, OPENING);
    ask(&mut table);
    table.app.world_mut().write_message(HintRequested::Close);
    table.frames(2);
    assert_eq!((hint(&table), highlights(&table)), (None, Highlights::default()));
    let mut table = Table::new(Variant::Hex, HUMAN, COMPUTER);
    table.app.insert_resource(abande::app::game::MinReplyTime(Duration::from_hours(1)));
    table.click("d4");
    table.until("the computer thinks", |world| world.resource::<OpponentSearch>().thinking());
    table.key(KeyCode::KeyH, &Key::Character("h".into()));
    table.frames(5);
    assert!(!table.app.world().resource::<ShownHint>().is_searching() && hint(&table).is_none());
}

#[test]
fn a_move_ends_the_search_for_a_hint() {
    let mut table = Table::after(Variant::Hex, OPENING);
    table.app.world_mut().write_message(HintRequested::More);
    table.frames(1);
    table.click("e4");
    table.frames(2);
    assert_eq!(table.game().moves().len(), 6);
    assert!(!table.app.world().resource::<ShownHint>().is_searching());
    table.frames(40);
    assert_eq!(hint(&table), None);
}

/// A position with a move that the coach asks about, and one that it does not.
fn questionable() -> (Match, AnyMove, AnyMove) {
    let mut game = Variant::Hex3.start();
    for text in ["c3", "d2", "d3", "c4", "b2", "c5"] {
        game.play(game.parse_move(text).expect("a move")).expect("a legal move");
    }
    let (mut judge, stop) = (Evaluator::new(Effort::usual(&game)), abande::ai::Stop::default());
    let is_questioned =
        |mv: &AnyMove| matches!(CoachQuestion::ask(&mut judge, &game, *mv, &stop), Ok(Some(_)));
    let costly = game.legal_moves().into_iter().find(is_questioned).expect("a costly move");
    let best = Hint::for_position(&mut judge, &game, &stop).and_then(|hint| hint.mv()).expect("a best move");
    (Match::from_position(game, ByPlayer::new(HUMAN, COMPUTER)), costly, best)
}

/// A table with a coach who has all the time of the world.
fn coached(game: Match) -> Table {
    let mut table = Table::with(game);
    table.app.insert_resource(CoachTimeout(Duration::from_mins(5)));
    table
        .app
        .world_mut()
        .write_message(EditPreferences::new(|preferences| preferences.learning.coach = true));
    table.frames(3);
    table
}

fn play(table: &mut Table, mv: AnyMove) {
    let label = |point| table.view().board.label(point);
    match mv.intent() {
        MoveIntent::Place(point) => {
            let label = label(point);
            table.click(label);
        }
        MoveIntent::Carry { from, to } => {
            for label in [label(from), label(to)] {
                table.click(label);
            }
        }
        other => panic!("{other:?}"),
    }
}

fn asked(table: &mut Table) {
    table.until("the coach asks", |world| {
        let turn = world.resource::<CurrentMatch>().position_id();
        world.resource::<Coach>().question(turn).map(|_| ())
    });
}

fn played(table: &mut Table) {
    table.until("the move is played", |world| {
        world.resource::<CurrentMatch>().table_match().moves().next().map(|_| ())
    });
}

#[test]
fn the_coach_asks_before_a_costly_move() {
    let (game, costly, best) = questionable();
    let mut table = coached(game.clone());
    play(&mut table, costly);
    asked(&mut table);
    assert_eq!(table.moves(), "", "it is not played yet");
    assert_eq!(highlights(&table).mv, Some(costly.intent()));
    // Taken back, it is asked about once more.
    table.app.world_mut().write_message(CoachAnswered::TakeBack);
    table.frames(3);
    assert!(table.app.world().resource::<Coach>().question(table.turn()).is_none());
    assert_eq!((table.moves().as_str(), highlights(&table)), ("", Highlights::default()));
    play(&mut table, costly);
    asked(&mut table);
    // Escape takes it back as well.
    table.app.world_mut().write_message(CommandRequested(MatchCommand::Cancel.into()));
    table.frames(3);
    assert!(table.app.world().resource::<Coach>().question(table.turn()).is_none());
    play(&mut table, costly);
    asked(&mut table);
    table.app.world_mut().write_message(CoachAnswered::Insist);
    played(&mut table);
    assert_eq!(table.game().moves().next(), Some(costly));
    table.check_spots();

    // The best move is not questioned, and a player who makes the same move twice means it.
    let mut table = coached(game.clone());
    play(&mut table, best);
    played(&mut table);
    assert_eq!(table.game().moves().next(), Some(best));
    let mut table = coached(game);
    play(&mut table, costly);
    asked(&mut table);
    play(&mut table, costly);
    played(&mut table);
    assert_eq!(table.game().moves().next(), Some(costly));
}

/// Undo takes back the move in question, and not the turn before it as well.
#[test]
fn undo_takes_back_only_the_move_that_the_coach_asks_about() {
    let (game, costly, _) = questionable();
    let mut table = coached(game);
    let mut before = table.game().clone();
    // All that stays is that the coach was there.
    before.note_help(Help::Coach);
    play(&mut table, costly);
    asked(&mut table);
    table.app.world_mut().write_message(CommandRequested(MatchCommand::Undo.into()));
    table.frames(3);
    assert!(table.app.world().resource::<Coach>().question(table.turn()).is_none());
    assert_eq!(*table.game(), before);
    assert!(table.heard().rejected.is_empty());
}

#[test]
fn another_move_instead_is_looked_at_afresh() {
    let (game, costly, best) = questionable();
    let mut table = coached(game);
    play(&mut table, costly);
    asked(&mut table);
    play(&mut table, best);
    played(&mut table);
    assert_eq!(table.game().moves().next(), Some(best));
    assert!(table.app.world().resource::<Coach>().question(table.turn()).is_none());
}

/// Who is not ready in time says nothing, and who is not asked neither.
#[test]
fn a_move_does_not_wait_longer_than_the_coach_may_take() {
    let (game, costly, _) = questionable();
    let mut table = coached(game.clone());
    table.app.insert_resource(CoachTimeout(Duration::ZERO));
    play(&mut table, costly);
    table.frames(4);
    assert_eq!(table.game().moves().next(), Some(costly));
    // Off, it holds nothing back.
    let mut table = Table::with(game.clone());
    play(&mut table, costly);
    assert_eq!(table.game().moves().next(), Some(costly));
    // Between two people it does not interfere.
    let mut people = game;
    for player in abande::rules::Player::ALL {
        people.set_seat(player, Seat::Human);
    }
    let mut table = coached(people);
    play(&mut table, costly);
    table.frames(2);
    assert_eq!(table.game().moves().next(), Some(costly));
}

#[test]
fn an_illegal_move_is_refused_at_once() {
    let (game, ..) = questionable();
    let mut table = coached(game);
    let view = table.view();
    // A player with pieces in hand may not pass.
    assert!(!view.can_pass);
    table.key(KeyCode::KeyP, &Key::Character("p".into()));
    table.frames(2);
    assert_eq!(table.heard().rejected.len(), 1);
    assert!(!table.app.world().resource::<Coach>().is_looking());
}

#[test]
fn a_lesson_has_its_own_hints_and_no_coach() {
    let (game, ..) = questionable();
    let mut table = coached(game);
    ask(&mut table);
    table.app.world_mut().write_message(LessonRequested::Begin(Lesson::ABANDE[0]));
    table.frames(3);
    assert_eq!(hint(&table), None);
    table.key(KeyCode::KeyH, &Key::Character("h".into()));
    table.frames(3);
    assert!(hint(&table).is_none() && !table.app.world().resource::<ShownHint>().is_searching());
    assert!(table.current().lesson().is_some_and(|tutor| tutor.feedback().is_some()));
    table.click("c3");
    table.frames(3);
    assert!(!table.app.world().resource::<Coach>().is_looking());
    assert!(table.current().lesson().is_some_and(|tutor| tutor.runner().is_done()));
}
