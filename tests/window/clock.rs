//! Games with a clock in the real window: a blitz game to the flag, and a clock that outlives the program.

use std::env;
use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use abande::library::{Library, Paths};
use abande::play::{Termination, Verdict};
use abande::rules::Player as Side;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::player::{Player, Report};
use super::screen::Screen;
use super::{MoveChooser, PATIENCE, make};

/// The time that the player to move has left, in milliseconds, with the moment at which it was seen to have changed.
fn time_left(player: &mut Player) -> (Duration, Instant) {
    let left = |report: &Report| report.clock.map(|clock| clock[report.moves.len() % 2]);
    let before = player.look().as_ref().and_then(left);
    let now =
        player.until("the clock runs", PATIENCE, |report| left(report).is_some() && left(report) != before);
    (Duration::from_millis(left(&now).expect("a clock")), Instant::now())
}

/// Makes a move, and waits until it lies on the board.
fn move_once(player: &mut Player, chooser: &mut MoveChooser) {
    let was = player.turn();
    let mv = chooser.of(&was);
    make(player, &was, mv, false);
    player.until("the move is shown", PATIENCE, |now| now.still && now.moves.len() > was.moves.len());
}

#[test]
fn a_blitz_game_goes_to_the_flag() {
    let Some(screen) = Screen::start("blitz") else { return };
    let arguments = ["--variant", "hex-3", "--black", "human", "--white", "human", "--clock", "6s"];
    let mut player = Player::sit_down(&screen, &arguments, &[]);
    let mut chooser = MoveChooser(3);
    for _ in 0..4 {
        move_once(&mut player, &mut chooser);
    }
    let end = player.until("a flag falls", PATIENCE, |report| report.over);
    let by = end.record().result().map(|result| result.by);
    assert_eq!(by, Some(Termination::Verdict(Verdict::Timeout(Side::Black))), "{}", end.record);
    assert_eq!(end.clock.map(|clock| clock[0]), Some(0), "Black was to move");
}

/// Two kills by default; `KILLS=100` for more, `KILLS_SEED` for others.
#[test]
fn after_a_kill_the_clock_is_right_to_the_second() {
    let Some(screen) = Screen::start("clock-kills") else { return };
    let number = |name| env::var(name).ok().map(|text| text.parse::<u64>().expect("a number"));
    let kills = number("KILLS").unwrap_or(2);
    let mut rng = StdRng::seed_from_u64(number("KILLS_SEED").unwrap_or(1));
    let data = screen.folder().join("data");
    let arguments = ["--variant", "hex", "--black", "human", "--white", "human", "--clock", "30"];
    let mut worst = Duration::ZERO;
    for kill in 1..=kills {
        if kill % 10 == 1 {
            let _ = fs::remove_dir_all(&data);
        }
        let mut chooser = MoveChooser(rng.random());
        let mut player = Player::sit_down(&screen, &arguments, &[]);
        if kill % 10 != 1 {
            player.press("Continue");
            player.until("the game is on the table again", PATIENCE, |report| report.moves.len() >= 2);
        }
        for _ in 0..rng.random_range(2..=3) {
            move_once(&mut player, &mut chooser);
        }
        let (left, seen) = time_left(&mut player);
        thread::sleep(Duration::from_millis(rng.random_range(0..3_000)));
        let truth = left.saturating_sub(seen.elapsed());
        let shown = player.kill();
        let (games, set_aside) = Library::new(Paths::within(&data)).interrupted();
        assert!(set_aside.is_empty() && games.len() == 1, "kill {kill}");
        let clock = games[0].game.clock().expect("a clock");
        assert_eq!(games[0].game.moves().len(), shown.moves.len(), "kill {kill}");
        let error = clock.left(clock.mover()).abs_diff(truth);
        assert!(error < Duration::from_secs(1), "kill {kill}: {clock:?}, {truth:?}");
        worst = worst.max(error);
    }
    println!("{kills} kills: at most {worst:?} from the truth");
}
