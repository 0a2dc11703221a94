//! The clock of a game at the table: when it runs, what it says, and that it outlives the program.

use std::time::Duration;

use abande::app::game::{
    ClockNews, ClockRequested, ClocksPaused, CurrentMatch, EditPreferences, GameClock, MatchRequested,
    MoveRequested, OpponentSearch, Toast,
};
use abande::play::{GameSetup, Match, Seat, TimeControl, USUAL_GIFT, Verdict};
use abande::record::Record;
use abande::rules::{ByPlayer, Player, Variant};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use super::keeping::written;
use super::library::Room;
use super::table::{Heard, Table, english};
use super::{COMPUTER, HUMAN};

/// One frame of the table.
const FRAME: Duration = Duration::from_millis(50);

/// News of the clock so far, and toasts as English sentences.
#[derive(Resource, Default)]
struct News {
    clock: Vec<ClockNews>,
    toasts: Vec<String>,
}

fn keep(mut clock: MessageReader<ClockNews>, mut toasts: MessageReader<Toast>, mut kept: ResMut<News>) {
    kept.clock.extend(clock.read().copied());
    kept.toasts.extend(toasts.read().map(|toast| english(&toast.text)));
}

fn timed(control: &str, [black, white]: [Seat; 2]) -> Match {
    let control: TimeControl = control.parse().unwrap();
    let clock = Some(ByPlayer::new(control, control));
    let setup = GameSetup { clock, ..GameSetup::new(Variant::Hex, ByPlayer::new(black, white)) };
    setup.new_match().unwrap()
}

/// Two people with a clock, after one move each, once nothing moves any more.
fn table(control: &str) -> Table {
    let mut game = timed(control, [HUMAN, HUMAN]);
    for text in ["d4", "d5"] {
        game.play(game.position().parse_move(text).unwrap()).unwrap();
    }
    let mut table = Table::with(game);
    table.app.init_resource::<News>().add_systems(Last, keep);
    table.frames(20);
    table
}

fn left(table: &Table, player: Player) -> Duration {
    table.game().clock().unwrap().left(player)
}

fn news(table: &mut Table) -> News {
    std::mem::take(&mut *table.app.world_mut().resource_mut::<News>())
}

fn request(table: &mut Table, request: ClockRequested) {
    table.app.world_mut().write_message(request);
    table.frames(1);
}

/// Time that passes for Black in a second of frames.
fn spent_in_a_second(table: &mut Table) -> Duration {
    let before = left(table, Player::Black);
    table.frames(20);
    before.saturating_sub(left(table, Player::Black))
}

#[test]
fn time_runs_for_the_player_to_move_once_the_first_move_is_made() {
    let mut table = Table::with(timed("5+3", [HUMAN, HUMAN]));
    table.frames(20);
    let whole = Duration::from_mins(5);
    assert_eq!(Player::ALL.map(|player| left(&table, player)), [whole; 2], "nobody has moved");
    table.click("d4");
    table.frames(40);
    let before = left(&table, Player::White);
    table.frames(20);
    assert_eq!(before.saturating_sub(left(&table, Player::White)), FRAME * 20);
    assert_eq!(left(&table, Player::Black), whole + Duration::from_secs(3));
    assert!(table.app.world().resource::<GameClock>().is_running());
}

#[test]
fn without_a_clock_the_time_of_each_move_is_noted() {
    let mut game = Match::new(Variant::Hex, ByPlayer::new(HUMAN, HUMAN));
    for text in ["d4", "d5"] {
        game.play(game.position().parse_move(text).unwrap()).unwrap();
    }
    let mut table = Table::with(game);
    table.frames(20);
    table.app.insert_resource(ClocksPaused(true));
    table.frames(40);
    table.app.insert_resource(ClocksPaused(false));
    table.frames(20);
    // Without a clock the window may rest for minutes.
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_mins(2)));
    table.frames(1);
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    table.click("d3");
    let taken = table.game().time_taken(table.game().end()).unwrap();
    let expected = FRAME * 40 + Duration::from_mins(2);
    assert!((expected..expected + FRAME * 8).contains(&taken), "{taken:?}");
    assert!(Record::from(table.game()).to_string().contains("[%emt 0:02:0"));
}

#[test]
fn no_time_runs_while_the_player_cannot_move() {
    let mut table = table("5");
    assert_eq!(spent_in_a_second(&mut table), FRAME * 20);
    table.app.insert_resource(ClocksPaused(true));
    table.frames(1);
    assert_eq!(spent_in_a_second(&mut table), Duration::ZERO, "a dialog is open");
    table.app.insert_resource(ClocksPaused(false));
    request(&mut table, ClockRequested::TogglePause);
    assert_eq!(spent_in_a_second(&mut table), Duration::ZERO, "a player has stopped it");
    request(&mut table, ClockRequested::TogglePause);
    assert_eq!(spent_in_a_second(&mut table), FRAME * 20);
    // The move of the other one is in the air at first.
    let before = left(&table, Player::White);
    table.click("d3");
    table.frames(1);
    assert_eq!(left(&table, Player::White), before, "the piece is in the air");
    table.frames(60);
    assert!(left(&table, Player::White) < before);
}

#[test]
fn a_game_that_is_opened_waits_for_a_move() {
    let mut table = table("5");
    let opened = Record::from(table.game()).to_match();
    table.request(MatchRequested::Load { game: Box::new(opened), header: None });
    table.frames(20);
    assert!(table.game().is_paused());
    assert_eq!(spent_in_a_second(&mut table), Duration::ZERO);
    table.click("d3");
    table.frames(40);
    assert!(!table.game().is_paused() && table.app.world().resource::<GameClock>().is_running());
}

#[test]
fn undo_gives_the_time_back() {
    let mut table = table("5+3");
    let before = Player::ALL.map(|player| left(&table, player));
    table.frames(40);
    table.click("d3");
    table.frames(40);
    table.request(MatchRequested::Undo);
    let used = before[0].saturating_sub(left(&table, Player::Black));
    assert!(used <= FRAME * 4, "{used:?}");
    assert_eq!(left(&table, Player::White), before[1]);
}

#[test]
fn a_machine_that_sleeps_costs_no_time() {
    let mut table = table("5");
    let before = left(&table, Player::Black);
    news(&mut table);
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_hours(1)));
    table.frames(1);
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    table.frames(2);
    assert!(before.saturating_sub(left(&table, Player::Black)) <= FRAME * 3);
    let News { clock, toasts } = news(&mut table);
    assert_eq!(clock, [ClockNews::GivenBack(Duration::from_hours(1))]);
    assert!(toasts.iter().any(|toast| toast.contains("1 hour")), "{toasts:?}");
}

#[test]
fn who_has_no_time_left_has_lost() {
    let mut table = table("2s");
    table.frames(60);
    assert_eq!(table.game().verdict(), Some(Verdict::Timeout(Player::Black)));
    assert!(!table.app.world().resource::<GameClock>().is_running());
    let shown = left(&table, Player::Black);
    table.frames(20);
    assert_eq!((shown, left(&table, Player::Black)), (Duration::ZERO, Duration::ZERO));
    // The game may go on after all: the turn begins again.
    table.request(MatchRequested::Undo);
    assert_eq!(table.game().result(), None);
    assert!(left(&table, Player::Black) > Duration::from_secs(1));
}

#[test]
fn a_move_in_the_frame_of_the_end_comes_too_late() {
    let mut table = table("2s");
    while left(&table, Player::Black) > FRAME {
        table.frames(1);
    }
    let intent = table.game().position().parse_move("d3").unwrap().intent();
    let request = MoveRequested { at: table.turn(), intent };
    table.app.world_mut().write_message(request);
    table.frames(3);
    assert_eq!(table.game().verdict(), Some(Verdict::Timeout(Player::Black)));
    assert_eq!((table.moves().as_str(), table.game().tree().nodes().len()), ("d4 d5", 3));
    assert!(table.game().is_at_end());
}

#[test]
fn a_game_that_was_lost_on_time_shows_it_and_waits_when_it_is_reopened() {
    let mut table = table("2s");
    table.frames(60);
    let record = Record::parse(&Record::from(table.game()).to_string()).unwrap();
    table.request(MatchRequested::Load { game: Box::new(record.to_match()), header: None });
    assert_eq!(left(&table, Player::Black), Duration::ZERO);
    table.request(MatchRequested::Undo);
    assert_eq!((table.game().result(), left(&table, Player::Black)), (None, Duration::from_secs(2)));
    table.frames(60);
    assert_eq!(table.game().result(), None, "it waits");
}

#[test]
fn a_flag_that_is_only_shown_is_told_once() {
    let mut table = table("2s");
    table.app.world_mut().write_message(EditPreferences::new(|preferences| {
        preferences.play.flag_loses = false;
    }));
    table.frames(100);
    // Nothing changes any more, so the window rests: that is no sleep of the machine.
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_mins(1)));
    table.frames(2);
    assert_eq!(table.game().result(), None);
    let News { clock, toasts } = news(&mut table);
    let fell = clock.iter().filter(|news| **news == ClockNews::FlagFell(Player::Black)).count();
    assert_eq!((fell, toasts.len()), (1, 1), "{clock:?} {toasts:?}");
    table.click("d3");
    assert_eq!(table.moves(), "d4 d5 d3");
}

#[test]
fn short_time_is_heard_once_and_said_at_marks() {
    let mut table = table("0.5+15");
    let heard = |table: &mut Table| {
        let sounds = std::mem::take(&mut table.app.world_mut().resource_mut::<Heard>().sounds);
        sounds.into_iter().filter(|sound| *sound == "low-time").count()
    };
    // Both have the increment of their first moves.
    assert_eq!(left(&table, Player::White), Duration::from_secs(45));
    table.frames(20 * 36);
    let said: Vec<ClockNews> = news(&mut table).clock;
    let black = |seconds| ClockNews::Left(Player::Black, Duration::from_secs(seconds));
    assert_eq!(said, [black(30), ClockNews::Low(Player::Black), black(10)]);
    assert_eq!(heard(&mut table), 1);
    // More time, and short again: it is too soon for another signal.
    request(&mut table, ClockRequested::GiveTime(Player::Black));
    table.frames(20 * 16);
    assert_eq!(heard(&mut table), 0);
    request(&mut table, ClockRequested::GiveTime(Player::Black));
    table.frames(20 * 16);
    assert_eq!(heard(&mut table), 1, "later there is another one");
}

#[test]
fn the_computers_time_is_not_signalled() {
    let mut game = timed("10.5s", [HUMAN, COMPUTER]);
    game.play(game.position().parse_move("d4").unwrap()).unwrap();
    game.pause();
    let mut table = Table::with(game);
    table.app.init_resource::<News>().add_systems(Last, keep);
    // A long frame: the computer has no time to answer.
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(1_500)));
    request(&mut table, ClockRequested::TogglePause);
    table.frames(1);
    assert_eq!(left(&table, Player::White), Duration::from_secs(9));
    assert_eq!(news(&mut table).clock, []);
}

#[test]
fn the_computer_waits_while_the_clock_is_paused() {
    let mut game = timed("5", [HUMAN, COMPUTER]);
    game.play(game.position().parse_move("d4").unwrap()).unwrap();
    let mut table = Table::with(Record::from(&game).to_match());
    table.frames(20);
    std::thread::sleep(Duration::from_millis(500));
    table.frames(20);
    assert_eq!(table.moves(), "d4");
    assert_eq!(table.app.world().resource::<OpponentSearch>().thinking(), None);
    request(&mut table, ClockRequested::TogglePause);
    table.until("an answer", |world| {
        (world.resource::<CurrentMatch>().table_match().moves().len() == 2).then_some(())
    });
}

#[test]
fn a_player_can_be_given_time() {
    let mut table = table("5");
    let before = left(&table, Player::White);
    request(&mut table, ClockRequested::GiveTime(Player::White));
    assert_eq!(left(&table, Player::White), before + USUAL_GIFT);
}

#[test]
fn a_clock_asks_for_a_frame_in_a_second_and_for_ten_near_the_end() {
    let mut table = table("25s");
    table.frames(200);
    assert!(left(&table, Player::Black) < Duration::from_secs(20));
    assert_eq!(table.sleep(), Duration::from_millis(100));
    let mut slow = self::table("5");
    slow.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1)));
    slow.frames(4);
    let before = left(&slow, Player::Black);
    let waits: Vec<Duration> = (0..40)
        .map(|_| {
            slow.frames(1);
            let wait = slow.sleep();
            slow.app.insert_resource(TimeUpdateStrategy::ManualDuration(wait));
            wait
        })
        .collect();
    let passed = before.saturating_sub(left(&slow, Player::Black));
    assert!(passed >= Duration::from_secs(39), "{waits:?}");
}

#[test]
fn after_a_kill_the_clock_is_right_to_the_second() {
    let mut room = Room::new();
    let game = timed("5+3", [HUMAN, HUMAN]);
    room.table.request(MatchRequested::Load { game: Box::new(game), header: None });
    room.play("d4 d5");
    for frames in [0, 3, 17, 40, 90] {
        room.table.frames(frames);
        let shown = left(&room.table, Player::Black);
        room.table.until("noted", |world| {
            let keeping = world.resource::<abande::app::game::Keeping>();
            keeping.is_safe().then_some(())
        });
        let noted = written(&room.library).clock().unwrap().left(Player::Black);
        assert!(shown.abs_diff(noted) < Duration::from_secs(1), "{shown:?} {noted:?}");
    }
}
