//! A game with a clock: its choice in the form, the times on the plates, and its commands.

use std::time::Duration;

use super::*;
use crate::play::TimeControl;

/// A match with this clock, of which the first move is played.
fn timed(clock: &str, size: [f32; 2]) -> Table {
    let mut table = Table::new("", size);
    let control: TimeControl = clock.parse().unwrap();
    let setup = GameSetup { clock: Some(ByPlayer::new(control, control)), ..table.game.setup() };
    table.game = setup.new_match().unwrap();
    table.game.play(table.game.position().parse_move("d4").unwrap()).unwrap();
    table.clock_runs = true;
    table.frames(2);
    table
}

/// Lets time pass for the player to move.
fn spend(table: &mut Table, seconds: f64) {
    table.game.spend_time(Duration::from_secs_f64(seconds));
    table.frame(Vec::new());
}

/// The form for a new game with its list of clocks open.
fn choosing_clock(size: [f32; 2]) -> Table {
    let mut table = Table::new("", size);
    table.ctx.all_styles_mut(|style| style.animation_time = 0.0);
    assert_eq!(table.command(PanelCommand::NewGame), None);
    table.frames(4);
    table.press("clock");
    table.frames(3);
    table
}

/// Returns whether a time is shown, which is drawn sign by sign.
fn shows(table: &Table, time: &str) -> bool {
    table.texts.iter().map(|(_, text)| text.as_str()).collect::<String>().contains(time)
}

#[test]
fn plates_show_the_time_of_each_player() {
    for size in SIZES {
        let mut table = timed("5+3", size);
        assert!(shows(&table, "5:03") && shows(&table, "5:00"), "{size:?}");
        spend(&mut table, 61.0);
        assert!(shows(&table, "5:03") && shows(&table, "3:59"), "{size:?}");
        spend(&mut table, 229.6);
        assert!(shows(&table, "0:09.4"), "{size:?}");
        assert!(!shows(&Table::new("d4 d5", size), "0:0"), "a game without a clock, {size:?}");
    }
}

#[test]
fn periods_are_counted_beside_their_time() {
    let mut table = timed("1b3x30", [1280.0, 720.0]);
    assert!(shows(&table, "1:00") && !shows(&table, "×"));
    spend(&mut table, 61.0);
    assert!(shows(&table, "0:29×3"));
    spend(&mut table, 60.0);
    assert!(shows(&table, "0:29×1"));
}

/// The names, scores and supplies stay where they are in a game without a clock.
#[test]
fn a_clock_moves_nothing_else_on_the_plates() {
    for size in SIZES {
        let (without, mut with) = (Table::new("d4", size), timed("5+3", size));
        spend(&mut with, 295.0);
        let place = |table: &Table, text: &str| {
            table.texts.iter().filter(|(_, found)| found == text).map(|(at, _)| *at).collect::<Vec<_>>()
        };
        for text in ["Black", "White", "You", "Computer, level 1", "points"] {
            assert_eq!(place(&without, text), place(&with, text), "{text}, {size:?}");
        }
    }
}

#[test]
fn after_the_game_plates_show_the_time_of_the_position() {
    let mut table = timed("5", [1280.0, 720.0]);
    spend(&mut table, 20.0);
    table.game.play(table.game.position().parse_move("d5").unwrap()).unwrap();
    spend(&mut table, 40.0);
    table.game.resign(Player::Black);
    table.frame(Vec::new());
    assert!(shows(&table, "4:40") && shows(&table, "4:20"));
    table.game.look_at(table.game.line()[1]);
    table.frame(Vec::new());
    assert!(!shows(&table, "4:40") && shows(&table, "5:00"));
}

#[test]
fn commands_for_the_clock_are_there_while_a_game_with_one_goes_on() {
    let commands = [MatchCommand::PauseClock, MatchCommand::GiveTime];
    let ready = |table: &mut Table| {
        table.with_model(|_, model| {
            commands.map(|command| commands::state(command.into(), model) == commands::State::Ready)
        })
    };
    assert_eq!(ready(&mut Table::new("d4", [1280.0, 720.0])), [false; 2]);
    let mut table = timed("5+3", [1280.0, 720.0]);
    assert_eq!(ready(&mut table), [true; 2]);
    table.state.menu = Some(MenuId::Game);
    table.frames(4);
    assert_eq!(table.press("pause-clock"), [Request::Command(MatchCommand::PauseClock.into())]);
    table.game.resign(Player::Black);
    assert_eq!(ready(&mut table), [false; 2]);
}

#[test]
fn the_opponent_gets_the_time_that_is_given_away() {
    let receiver = |seats: [Seat; 2]| {
        let mut table = timed("5+3", [1280.0, 720.0]);
        for (player, seat) in Player::ALL.into_iter().zip(seats) {
            table.game.set_seat(player, seat);
        }
        let label = table
            .with_model(|_, model| model.words.say(commands::label(MatchCommand::GiveTime.into(), model)));
        (table.game.receiver_of_time(), label)
    };
    let computer = Seat::Computer(Level::MIN);
    let to_opponent = "Give the opponent 15 seconds".to_owned();
    assert_eq!(receiver([Seat::Human, computer]), (Some(Player::White), to_opponent.clone()));
    assert_eq!(receiver([computer, Seat::Human]), (Some(Player::Black), to_opponent));
    // White is to move.
    assert_eq!(receiver([Seat::Human; 2]), (Some(Player::Black), "Give Black 15 seconds".to_owned()));
}

#[test]
fn a_paused_clock_can_be_let_run() {
    for size in SIZES {
        let mut table = timed("5+3", size);
        table.game.set_seat(Player::White, Seat::Human);
        table.game.pause();
        table.clock_runs = false;
        table.frames(2);
        let pressed = table.press("pause-clock");
        assert_eq!(pressed, [Request::Command(MatchCommand::PauseClock.into())], "{size:?}");
    }
}

#[test]
fn the_form_chooses_a_clock() {
    // In a lower window it has to be scrolled to.
    for size in SIZES.into_iter().filter(|size| size[1] >= 600.0) {
        let mut table = choosing_clock(size);
        table.press("clock:5+3");
        table.frames(2);
        let control: TimeControl = "5+3".parse().unwrap();
        let wanted = GameSetup { clock: Some(ByPlayer::new(control, control)), ..GameSetup::default() };
        assert_eq!(table.press("Start"), [Request::NewGame(wanted)], "{size:?}");
    }
}

#[test]
fn a_time_that_is_typed_has_to_be_one() {
    let mut table = choosing_clock([1280.0, 720.0]);
    table.press("clock:custom");
    table.frames(3);
    // The field has the focus, and all of its text is selected.
    table.write("7+");
    assert!(says(&mut table, "Write it like 5, 5+3 or 10b3x30"));
    assert!(!buttons(&table.ctx).contains_key("Start"), "it is disabled");
    table.write("2");
    assert!(says(&mut table, "7 minutes each, plus 2 seconds for every move"));
    table.press("white-has-another");
    table.frames(3);
    table.write("1");
    table.frames(2);
    let [black, white] = ["7+2", "1"].map(|text| text.parse().unwrap());
    let wanted = GameSetup { clock: Some(ByPlayer::new(black, white)), ..GameSetup::default() };
    assert_eq!(table.press("Start"), [Request::NewGame(wanted)]);
}

#[test]
fn the_form_begins_with_the_last_clock() {
    let mut table = Table::new("d4 d5", [1280.0, 720.0]);
    let control: TimeControl = "10b3x30".parse().unwrap();
    table.preferences.new_game.clock = Some(ByPlayer::new(control, control));
    assert_eq!(table.command(PanelCommand::NewGame), None);
    table.frames(4);
    assert!(says(&mut table, "10 min + 3×30 s"));
    assert_eq!(table.key(Key::Enter), [Request::NewGame(table.preferences.new_game)]);
}
