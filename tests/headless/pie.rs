//! The pie rule at the table: swapping sides, taking that back, and the coach who is asked no more.

use abande::app::game::{
    Coach, CoachTimeout, CurrentMatch, EditPreferences, HintRequested, MatchRequested, ShownHint, Toast,
};
use abande::app::input::{CommandRequested, MatchCommand};
use abande::play::{GameSetup, HouseRule, Match, Seat};
use abande::rules::{ByPlayer, Player, Variant};
use bevy::prelude::*;
use std::time::Duration;

use super::table::{Table, english};
use super::{COMPUTER, HUMAN};

/// Toasts so far, as English sentences.
#[derive(Resource, Default)]
struct Told(Vec<String>);

fn keep(mut toasts: MessageReader<Toast>, mut told: ResMut<Told>) {
    told.0.extend(toasts.read().map(|toast| english(&toast.text)));
}

/// A game under the pie rule, right after its first entry.
fn entered(black: Seat, white: Seat) -> Table {
    let seats = ByPlayer::new(black, white);
    let house_rule = Some(HouseRule::Pie);
    let mut game: Match =
        GameSetup { house_rule, ..GameSetup::new(Variant::Hex, seats) }.new_match().unwrap();
    game.play(game.position().parse_move("d4").unwrap()).unwrap();
    let mut table = Table::with(game);
    table.app.init_resource::<Told>().add_systems(Last, keep);
    table.frames(3);
    table
}

fn swap(table: &mut Table) {
    table.app.world_mut().write_message(CommandRequested(MatchCommand::SwapSides.into()));
    table.frames(3);
}

fn told(table: &mut Table) -> Vec<String> {
    std::mem::take(&mut table.app.world_mut().resource_mut::<Told>().0)
}

#[test]
fn a_person_swaps_sides_and_takes_it_back() {
    let mut table = entered(COMPUTER, HUMAN);
    swap(&mut table);
    assert_eq!(table.game().seats(), ByPlayer::new(HUMAN, COMPUTER));
    assert_eq!(told(&mut table), ["Sides were swapped. Black: Human. White: Computer, level 1."]);
    // The computer goes on, and nobody can swap any more.
    let moves = |world: &mut World| {
        let current = world.resource::<CurrentMatch>();
        (current.table_match().moves().len() == 2).then_some(())
    };
    table.until("the computer's move", moves);
    swap(&mut table);
    assert_eq!(table.game().seats(), ByPlayer::new(HUMAN, COMPUTER));
    table.request(MatchRequested::Undo);
    table.frames(3);
    assert_eq!((table.game().moves().len(), table.game().seats()), (1, ByPlayer::new(COMPUTER, HUMAN)));
    assert_eq!(told(&mut table), ["The swap of sides was taken back."]);
    assert!(table.game().can_person_swap_sides());
}

#[test]
fn a_computer_that_may_swap_moves_where_it_is_ahead() {
    let mut table = entered(HUMAN, COMPUTER);
    // It is not for the person to decide.
    swap(&mut table);
    assert_eq!(table.game().seats(), ByPlayer::new(HUMAN, COMPUTER));
    table.until("the computer's move", |world| {
        let current = world.resource::<CurrentMatch>();
        (current.table_match().seat_to_move() == Some(HUMAN)).then_some(())
    });
    assert_eq!((table.game().moves().len(), table.game().has_swapped_sides()), (2, false));
    assert!(told(&mut table).is_empty());
}

#[test]
fn a_hint_is_not_shown_for_the_computer() {
    let mut table = entered(COMPUTER, HUMAN);
    table.app.insert_resource(abande::app::game::MinReplyTime(Duration::from_hours(1)));
    let here = table.current().shown_position_id();
    table.app.world_mut().write_message(HintRequested::More);
    table.until("the hint", |world| world.resource::<ShownHint>().hint(here).map(|_| ()));
    swap(&mut table);
    assert_eq!((table.current().shown_position_id(), table.game().seats()[Player::White]), (here, COMPUTER));
    assert!(table.app.world().resource::<ShownHint>().hint(here).is_none());
}

#[test]
fn a_move_that_the_coach_looks_at_is_not_played_for_the_computer() {
    let mut table = entered(COMPUTER, HUMAN);
    table.app.insert_resource(CoachTimeout(Duration::from_mins(5)));
    let edit = EditPreferences::new(|preferences| preferences.learning.coach = true);
    table.app.world_mut().write_message(edit);
    table.frames(3);
    table.click("d5");
    assert!(table.app.world().resource::<Coach>().is_looking());
    swap(&mut table);
    assert!(!table.app.world().resource::<Coach>().is_looking());
    assert_eq!(table.game().seats()[Player::White], COMPUTER);
    assert!(table.heard().rejected.is_empty());
}
