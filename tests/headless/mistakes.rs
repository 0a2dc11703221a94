//! The player's own mistakes: a review keeps them, and they are practised.

use abande::app::game::{
    OwnMistakes, PuzzleRequested, PuzzleSelectionRequested, PuzzleStage, ReviewEffort, ReviewRequested,
};
use abande::library::today;
use abande::play::Match;
use abande::rules::{AnyMove, ByPlayer, Game, MoveIntent, Player, Variant};
use abande::study::Effort;
use abande::study::puzzles::PuzzleTask;
use bevy::prelude::*;

use super::learn::play;
use super::puzzles::{request, settle, solver};
use super::table::{Table, english};
use super::{COMPUTER, HUMAN};

fn mistakes(table: &Table) -> &OwnMistakes {
    table.app.world().resource::<OwnMistakes>()
}

/// A table with a finished game against the computer that was reviewed.
fn reviewed(black: bool) -> Table {
    let seats = if black { ByPlayer::new(HUMAN, COMPUTER) } else { ByPlayer::new(HUMAN, HUMAN) };
    let mut game = Match::new(Variant::Hex3, seats);
    while game.result().is_none() {
        let legal = game.position().legal_moves();
        let index = game.moves().len() * 7 % legal.len();
        game.play(legal[index]).expect("it is legal");
    }
    let mut table = Table::with(game);
    table.app.insert_resource(ReviewEffort(Some(Effort::nodes(2_000))));
    table.app.world_mut().write_message(ReviewRequested::Start);
    table.until("the review is done", |world| {
        world.resource::<abande::app::game::ReviewSession>().review().map(|_| ())
    });
    table.frames(3);
    table
}

fn next(table: &mut Table, wanted: PuzzleSelectionRequested) {
    table.app.world_mut().write_message(wanted);
    table.frames(3);
}

#[test]
fn mistakes_against_the_computer_are_kept_and_practised_with_the_mouse() {
    let mut table = reviewed(true);
    let before = table.game().clone();
    let count = mistakes(&table).len();
    assert!(count > 2, "{count} mistakes");
    assert_eq!(mistakes(&table).due(today()), count);
    next(&mut table, PuzzleSelectionRequested::OwnMistake);
    let puzzle = solver(&table).puzzle();
    let PuzzleTask::Improve { played } = puzzle.task else { panic!("{puzzle}") };
    assert_eq!((puzzle.solver(), table.game().position()), (Player::Black, &puzzle.start));
    assert!(before.moves().any(|mv| mv == played));

    play(&mut table, played);
    settle(&mut table);
    assert!(matches!(solver(&table).stage(), PuzzleStage::Wrong { .. }));
    let said = english(&solver(&table).feedback().expect("an answer").texts[0]);
    assert_eq!(said, "That is the move from your game.");
    request(&mut table, PuzzleRequested::Again);
    play(&mut table, puzzle.solution[0]);
    settle(&mut table);
    assert_eq!(solver(&table).stage(), PuzzleStage::Solved);
    assert_eq!(mistakes(&table).days_until(puzzle, today()), Some(1), "it was not found at once");

    next(&mut table, PuzzleSelectionRequested::Next);
    let another = solver(&table).puzzle();
    assert!(another.is_own_mistake() && another != puzzle);
    play(&mut table, another.solution[0]);
    settle(&mut table);
    assert_eq!(solver(&table).stage(), PuzzleStage::Solved);
    assert!(mistakes(&table).days_until(another, today()) > Some(1), "it was found at once");
    assert_eq!(mistakes(&table).due(today()), count - 2);
    request(&mut table, PuzzleRequested::Leave);
    assert_eq!(table.game(), &before);
    table.check();
}

#[test]
fn a_search_decides_about_a_move_that_nobody_has_thought_of() {
    let mut table = reviewed(true);
    let (mut good, mut bad) = (0, 0);
    next(&mut table, PuzzleSelectionRequested::OwnMistake);
    while good == 0 || bad == 0 {
        let puzzle = solver(&table).puzzle();
        let PuzzleTask::Improve { played } = puzzle.task else { panic!("{puzzle}") };
        let on_board = |mv: &AnyMove| !matches!(mv.intent(), MoveIntent::Pass | MoveIntent::SpendKomi);
        let others = puzzle.start.legal_moves().into_iter().filter(on_board);
        for mv in others.filter(|mv| *mv != played && *mv != puzzle.solution[0]) {
            if good > 0 && bad > 0 {
                return;
            }
            request(&mut table, PuzzleRequested::Again);
            play(&mut table, mv);
            settle(&mut table);
            match solver(&table).stage() {
                PuzzleStage::Solved => good += 1,
                PuzzleStage::Wrong { .. } => bad += 1,
                stage => panic!("{stage:?}"),
            }
            assert_eq!(table.game().moves().collect::<Vec<_>>(), [mv]);
        }
        next(&mut table, PuzzleSelectionRequested::Next);
        assert!(solver(&table).puzzle() != puzzle, "{good} are good enough, {bad} are not");
    }
}

#[test]
fn nobody_knows_whose_mistakes_those_of_two_people_are() {
    let table = reviewed(false);
    assert!(mistakes(&table).is_empty());
}
