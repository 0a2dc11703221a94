//! The rating of a person who plays against the computer: what is noted as help, and what a game does to the rating.

use abande::app::game::{
    AnalysisPage, AnalysisToggled, ClockRequested, EditPreferences, HintRequested, Keeping, MatchRequested,
    Navigation, PlayerRatings,
};
use abande::play::{GameSetup, Help, Level, Match, Seat};
use abande::record::Record;
use abande::rules::{ByPlayer, Player, Variant};
use bevy::prelude::*;

use super::library::Room;
use super::table::{Table, english};
use super::{COMPUTER, HUMAN};

/// A person with Black against the computer, after a move of each.
fn begun(control: Option<&str>) -> Match {
    let control = control.map(|control| control.parse().unwrap());
    let clock = control.map(|control| ByPlayer::new(control, control));
    let setup = GameSetup { clock, ..GameSetup::new(Variant::Hex, ByPlayer::new(HUMAN, COMPUTER)) };
    let mut game = setup.new_match().unwrap();
    for text in ["d4", "d5"] {
        game.play(game.position().parse_move(text).unwrap()).unwrap();
    }
    game
}

/// The help that is noted after something was done.
fn noted(game: Match, act: impl FnOnce(&mut Table)) -> Vec<Help> {
    let mut table = Table::with(game);
    assert!(table.game().help().is_empty());
    act(&mut table);
    table.frames(3);
    table.game().help().iter().collect()
}

#[test]
fn every_kind_of_help_is_noted() {
    let hint = noted(begun(None), |table| {
        table.app.world_mut().write_message(HintRequested::More);
    });
    assert_eq!(hint, [Help::Hint]);
    let undo = noted(begun(None), |table| table.request(MatchRequested::Undo));
    assert_eq!(undo, [Help::Undo]);
    let coach = noted(begun(None), |table| {
        table.app.world_mut().write_message(EditPreferences::new(|preferences| {
            preferences.learning.coach = true;
        }));
        table.frames(2);
        table.click("d3");
    });
    assert_eq!(coach, [Help::Coach]);
    let analysis = noted(begun(None), |table| {
        table.app.insert_resource(AnalysisPage { shown: true, line: None });
        table.app.world_mut().write_message(AnalysisToggled);
    });
    assert_eq!(analysis, [Help::Analysis]);
    let pause = noted(begun(Some("5")), |table| {
        table.app.world_mut().write_message(ClockRequested::TogglePause);
    });
    assert_eq!(pause, [Help::Pause]);
    let level = Seat::Computer(Level::default());
    let players = noted(begun(None), |table| {
        table.request(MatchRequested::SetSeat(Player::White, level));
    });
    assert_eq!(players, [Help::Players]);
}

#[test]
fn what_the_board_itself_shows_is_no_help() {
    let looked = noted(begun(None), |table| {
        table.request(MatchRequested::Navigate(Navigation::Back));
        table.request(MatchRequested::Navigate(Navigation::Game));
        table.click("d3");
    });
    assert_eq!(looked, []);
    // Between two people nothing counts.
    let mut people = begun(None);
    people.set_seat(Player::White, HUMAN);
    let mut table = Table::with(Record::from(&people).to_match());
    let before = table.game().help();
    table.app.world_mut().write_message(HintRequested::More);
    table.frames(3);
    assert_eq!(table.game().help(), before);
}

/// A room with a game against the computer on the table, which the person resigns.
fn resigned(help: bool) -> (Room, Option<String>) {
    let mut room = Room::new();
    let game = begun(None);
    room.table.request(MatchRequested::Load { game: Box::new(game), header: None });
    room.done();
    if help {
        room.table.app.world_mut().write_message(HintRequested::More);
        room.table.frames(3);
    }
    room.table.request(MatchRequested::Resign(Player::Black));
    room.done();
    room.table.frames(2);
    let ratings = room.table.app.world().resource::<PlayerRatings>();
    let news = ratings.news().map(english);
    (room, news)
}

#[test]
fn a_finished_game_counts_at_once_and_the_player_is_told() {
    let (room, news) = resigned(false);
    assert_eq!(
        news.as_deref(),
        Some("You have played 1 rated game. Your rating will be shown when it is less uncertain.")
    );
    let ratings = room.table.app.world().resource::<PlayerRatings>().ratings().clone();
    let abande = ratings.of(Variant::Hex.kind());
    assert_eq!((abande.history.len(), abande.shown()), (1, None), "a single game is not shown");
    assert_eq!(abande.history[0].sign, -1);
}

#[test]
fn a_game_with_help_does_not_count_even_after_a_crash() {
    let (room, news) = resigned(true);
    assert_eq!(news.as_deref(), Some("This game was not rated because you had help: a hint."));
    assert_eq!(
        room.table.app.world().resource::<PlayerRatings>().ratings().of(Variant::Hex.kind()).history,
        []
    );
    // Killed before its end, it still knows.
    let mut room = Room::new();
    room.table.request(MatchRequested::Load { game: Box::new(begun(None)), header: None });
    room.done();
    room.table.app.world_mut().write_message(HintRequested::More);
    room.table.frames(3);
    room.table.until("noted", |world| world.resource::<Keeping>().is_safe().then_some(()));
    let game = super::keeping::written(&room.library);
    assert_eq!(game.help().iter().collect::<Vec<_>>(), [Help::Hint]);
}
