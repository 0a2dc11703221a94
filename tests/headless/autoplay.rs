//! Moves that are played through by themselves, and captions for those who watch.

use std::time::Duration;

use abande::app::game::{Autoplay, CurrentMatch, EditPreferences, MatchRequested, MoveCaption, Navigation};
use abande::app::input::{CommandRequested, MatchCommand};
use abande::library::preferences::AutoplayPace;
use abande::play::{GameSetup, Match};
use abande::rules::{ByPlayer, Variant};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use super::table::{Table, english};
use super::{COMPUTER, HUMAN, OPENING};

/// Plays through at this pace, from the beginning again and again if `loops` is set.
fn choose(table: &mut Table, pace: AutoplayPace, loops: bool) {
    table.app.world_mut().write_message(EditPreferences::new(move |preferences| {
        preferences.play.autoplay_pace = pace;
        preferences.play.autoplay_loops = loops;
    }));
    table.frames(1);
}

fn command(table: &mut Table, command: MatchCommand) {
    table.app.world_mut().write_message(CommandRequested(command.into()));
    table.frames(2);
}

fn is_running(table: &Table) -> bool {
    table.app.world().resource::<Autoplay>().is_running()
}

/// How many moves lead to the position on the table.
fn shown(table: &Table) -> usize {
    table.game().tree().path(table.game().cursor()).len() - 1
}

/// How many moves were shown at the end of each second.
fn shown_by_second(table: &mut Table, seconds: usize) -> Vec<usize> {
    (0..seconds)
        .map(|_| {
            table.frames(20);
            shown(table)
        })
        .collect()
}

#[test]
fn moves_are_played_through_from_the_start_to_the_end() {
    let mut table = Table::after(Variant::Hex, OPENING);
    let moves = shown(&table);
    command(&mut table, MatchCommand::Autoplay);
    assert_eq!((shown(&table), is_running(&table)), (0, true), "after the last move it begins again");
    let seen = shown_by_second(&mut table, 4 * moves);
    assert!(seen.is_sorted_by(|a, b| b - a <= 1) && seen.contains(&moves), "{seen:?}");
    assert!(seen.iter().filter(|at| **at == 1).count() >= 2, "each is there for two seconds: {seen:?}");
    assert!(!is_running(&table) && table.game().is_at_end());
    // From the middle on it goes on from there.
    table.request(MatchRequested::Navigate(Navigation::Back));
    table.request(MatchRequested::Navigate(Navigation::Back));
    command(&mut table, MatchCommand::Autoplay);
    assert_eq!((shown(&table), is_running(&table)), (moves - 2, true));
    command(&mut table, MatchCommand::Autoplay);
    assert!(!is_running(&table), "the same button stops it");
    assert_eq!(*shown_by_second(&mut table, 5).last().unwrap(), moves - 2);
}

#[test]
fn whoever_does_something_else_stops_it() {
    let stops: [fn(&mut Table); 4] = [
        |table| table.request(MatchRequested::Navigate(Navigation::Back)),
        |table| command(table, MatchCommand::Cancel),
        |table| table.request(MatchRequested::New(table.game().setup())),
        |table| table.click("e4"),
    ];
    for stop in stops {
        let mut table = Table::after(Variant::Hex, OPENING);
        table.request(MatchRequested::Navigate(Navigation::Back));
        table.request(MatchRequested::Navigate(Navigation::Back));
        command(&mut table, MatchCommand::Autoplay);
        assert!(is_running(&table));
        stop(&mut table);
        table.frames(2);
        assert!(!is_running(&table));
        let there = shown(&table);
        assert_eq!(*shown_by_second(&mut table, 3).last().unwrap(), there);
    }
}

#[test]
fn it_begins_again_if_that_was_chosen() {
    let mut table = Table::after(Variant::Hex, "d4 d5");
    choose(&mut table, AutoplayPace::Fast, true);
    command(&mut table, MatchCommand::Autoplay);
    let seen = shown_by_second(&mut table, 30);
    let again = seen.windows(2).filter(|pair| pair[0] == 2 && pair[1] == 0).count();
    assert!(again >= 2 && is_running(&table), "{seen:?}");
}

/// A game with a clock in which the moves took these seconds.
fn timed(moves: &[(&str, u64)]) -> Match {
    let control = "5+3".parse().unwrap();
    let clock = Some(ByPlayer::new(control, control));
    let setup = GameSetup { clock, ..GameSetup::new(Variant::Hex, ByPlayer::new(HUMAN, HUMAN)) };
    let mut game = setup.new_match().unwrap();
    for &(text, seconds) in moves {
        game.spend_time(Duration::from_secs(seconds));
        game.play(game.position().parse_move(text).unwrap()).unwrap();
    }
    game
}

#[test]
fn moves_can_take_as_long_as_in_the_game() {
    let game = timed(&[("d4", 0), ("d5", 2), ("d3", 7), ("c4", 3)]);
    let mut table = Table::with(game);
    choose(&mut table, AutoplayPace::RealTime, false);
    command(&mut table, MatchCommand::Autoplay);
    let seen = shown_by_second(&mut table, 15);
    let seconds = |at: usize| seen.iter().filter(|seen| **seen == at).count();
    assert_eq!([1, 2, 3].map(seconds), [2, 7, 3], "{seen:?}");
}

/// The window rests between the positions.
#[test]
fn between_the_positions_the_window_rests() {
    let mut table = Table::after(Variant::Hex, OPENING);
    choose(&mut table, AutoplayPace::Slow, false);
    command(&mut table, MatchCommand::Autoplay);
    table.frames(30);
    // The next frame is a while coming, since nothing moves.
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(500)));
    table.frames(2);
    assert!(is_running(&table) && table.sleep() > Duration::from_secs(1), "{:?}", table.sleep());
}

fn caption(table: &Table) -> Option<String> {
    let here = table.app.world().resource::<CurrentMatch>().shown_position_id();
    table.app.world().resource::<MoveCaption>().at(here).map(english)
}

#[test]
fn those_who_watch_are_told_what_a_move_did() {
    let mut table = Table::after(Variant::Hex, "d4 d5 d3");
    assert_eq!(caption(&table), None, "nobody only watches");
    choose(&mut table, AutoplayPace::Fast, false);
    command(&mut table, MatchCommand::Autoplay);
    table.frames(30);
    let told = caption(&table).expect("a caption");
    assert!(told.starts_with("Black enters a piece on d4."), "{told}");
    // Between two computers there is nothing to do but to watch.
    let mut table = Table::new(Variant::Hex, COMPUTER, COMPUTER);
    table.until("a move", |world| {
        world.resource::<CurrentMatch>().table_match().last_transition().map(|_| ())
    });
    table.frames(2);
    assert!(caption(&table).is_some());
}
