//! The real window on a virtual display, driven by a real mouse; and the program where there is no display, or nothing
//! to draw with.
//!
//! Needs Xvfb, xdotool and a graphics driver such as Mesa's lavapipe. Without them the tests fail, unless
//! `ABANDE_SKIP_WINDOW_TESTS` is set. What a failed test saw lies in the target folder.
#![cfg(target_os = "linux")]

mod advice;
mod anda;
mod arrival;
mod clock;
mod faults;
mod field_reports;
mod finding;
mod hand;
mod keys;
mod kills;
mod memory;
#[path = "../shared/mounted.rs"]
mod mounted;
mod player;
mod puzzles;
mod screen;
mod screen_reader;
mod sharing;
mod silence;
mod soak;
mod start;
mod study;

use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use abande::play::Termination;
use abande::record::Record;
use abande::rules::{AnyGame, AnyMove, Game, MoveIntent};

use player::{Player, Report};
use screen::{Screen, finish};

/// A program that shows nothing must not take longer.
const PATIENCE: Duration = Duration::from_mins(1);
/// Neither of the loader's two names for it finds a Vulkan driver.
const NO_VULKAN: [(&str, &str); 2] =
    [("VK_ICD_FILENAMES", "/nonexistent"), ("VK_DRIVER_FILES", "/nonexistent")];
/// No vendor's EGL is found, and with it no OpenGL.
const NO_OPENGL: [(&str, &str); 2] =
    [("__EGL_VENDOR_LIBRARY_FILENAMES", "/nonexistent"), ("LIBGL_DRIVERS_PATH", "/nonexistent")];

#[test]
fn a_whole_game_is_played_with_the_mouse() {
    let Some(screen) = Screen::start("game") else { return };
    let arguments = ["--variant", "hex-3", "--black", "human", "--white", "ai:1", "--seed", "7"];
    let mut player = Player::sit_down(&screen, &arguments, &[]);
    let mut chooser = MoveChooser(20);
    let (mut captures, mut passes) = (0, 0);
    let end = loop {
        let report = player.turn();
        if report.over {
            break report;
        }
        let mv = chooser.of(&report);
        match mv.intent() {
            MoveIntent::Pass => passes += 1,
            MoveIntent::Carry { .. } => captures += 1,
            MoveIntent::Place(_) => {}
            MoveIntent::PlaceTwo(..) | MoveIntent::SpendKomi => unreachable!("not a move of Abande"),
        }
        play(&mut player, &report, mv, captures % 2 == 0);
    };
    println!("{} plies, {captures} captures and {passes} passes by hand", end.moves.len());
    assert!(end.game().outcome().is_some(), "the rules ended the game: {}", end.position);
    assert!(captures >= 2, "too few captures for both ways of capturing");

    saved(&mut player, &end);

    // And the next one begins, with the computer first.
    player.press("rematch");
    player.until("the computer begins", PATIENCE, |report| report.moves.len() == 1 && report.human_to_move);
}

#[test]
fn nothing_is_drawn_while_nothing_moves() {
    let Some(screen) = Screen::start("idle") else { return };
    let mut player = Player::sit_down(&screen, &["--white", "ai:1", "--seed", "7"], &[]);
    // Also after a move and its answer, not only at the start.
    player.click("d4");
    player.until("the computer has answered", PATIENCE, |report| report.moves.len() == 2);
    player.turn();
    let used = |time: Duration| {
        let before = player.processor_time();
        thread::sleep(time);
        (player.processor_time() - before) / time.as_secs_f64()
    };
    let settled = (0..30).any(|_| used(Duration::from_secs(1)) < 0.02);
    let share = used(Duration::from_secs(8));
    println!("at rest: {:.2} % of a core", share * 100.0);
    if !settled || share >= 0.02 {
        player.fail(&format!("the window at rest takes {:.1} % of a core", share * 100.0));
    }
    // It still wakes up.
    let report = player.turn();
    let mv = MoveChooser(1).of(&report);
    play(&mut player, &report, mv, false);
}

/// A figure, not a test: a machine may be busy.
#[test]
#[ignore = "measures; run it on a quiet machine with --run-ignored only --no-capture"]
fn frames_a_second_while_the_table_turns() {
    let Some(screen) = Screen::start("frames") else { return };
    let arguments = ["--black", "human", "--white", "human", "game.agn"];
    let moves = "d4 d3 d2 d5 d2-d3 d5-d4 e2 c3 f1 c2 e1 c2-d3 g1 b2 e3 e4 e3-d4 d1 g2 d1-e1 f4 e3 f4-e4 *";
    std::fs::write(screen.folder().join("game.agn"), format!("[Game \"Abande\"]\n\n{moves}\n"))
        .expect("written");
    let mut player = Player::sit_down(&screen, &arguments, &[]);
    for _ in 0..3 {
        println!("{:.1} frames a second", player.turn_the_table());
    }
}

#[test]
fn without_vulkan_the_window_opens_with_opengl() {
    let Some(screen) = Screen::start("opengl") else { return };
    let mut player = Player::sit_down(&screen, &["--black", "human", "--white", "human"], &NO_VULKAN);
    assert!(player.log().contains("Vulkan does not answer, so OpenGL draws"), "{}", player.log());
    player.click("d4");
    player.until("the piece is there", PATIENCE, |report| report.moves == ["d4"] && report.still);
}

#[test]
fn without_an_adapter_the_program_says_what_helps() {
    let Some(screen) = Screen::start("nothing") else { return };
    let run = |arguments: &[&str], environment: &[(&str, &str)]| {
        let mut command = screen.abande();
        let output = finish(command.args(arguments).envs(environment.iter().copied()), PATIENCE);
        (output.status.code(), String::from_utf8(output.stderr).expect("text"))
    };
    let (status, said) = run(&["--renderer", "vulkan"], &NO_VULKAN);
    assert_eq!(status, Some(3), "{said}");
    for part in ["tried Vulkan)", "mesa-vulkan-drivers", "--renderer gl", "--text"] {
        assert!(said.contains(part), "“{part}” is not in\n{said}");
    }
    let (status, said) = run(&[], &[NO_VULKAN, NO_OPENGL].concat());
    assert_eq!(status, Some(3), "{said}");
    assert!(said.contains("tried Vulkan and OpenGL)"), "{said}");
}

#[test]
fn without_a_display_the_text_game_starts() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_abande"));
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        command.env_remove(name);
    }
    let folder = tempfile::tempdir().expect("the temporary folder can be written");
    command.env("ABANDE_DATA_DIR", folder.path()).env("ABANDE_CONFIG", folder.path().join("config.toml"));
    let output = finish(command.stdin(Stdio::null()), PATIENCE);
    let (said, shown) = (String::from_utf8_lossy(&output.stderr), String::from_utf8_lossy(&output.stdout));
    assert_eq!(output.status.code(), Some(0), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.starts_with("abande: no display: ") && said.contains("terminal"), "{said}");
    assert!(shown.contains("Black"), "{shown}");
}

/// Saves a finished game from the card with its result. The record that it became must be the game, and `replay` must say
/// the same of it.
fn saved(player: &mut Player, end: &Report) -> Record {
    player.press("save");
    player.until("the dialog for saving is open", PATIENCE, |report| report.dialog);
    player.confirm();
    let file = player.screen().folder().join("game.agn");
    keys::until_there(player, &file);
    let record = Record::load(&file).expect("the record is read");
    assert_eq!(record.game().to_string(), end.position);
    assert_eq!(
        (record.moves().len(), record.result().map(|result| result.by)),
        (end.moves.len(), Some(Termination::Rules))
    );
    let replayed = finish(player.screen().abande().arg("replay").arg(&file), PATIENCE);
    let told = String::from_utf8(replayed.stdout).expect("text");
    assert!(replayed.status.success(), "{told}");
    for line in [
        format!("position: {}", end.position),
        format!("plies:    {}", end.moves.len()),
        format!("result:   {}", record.result_text()),
    ] {
        assert!(told.contains(&line), "“{line}” is not in\n{told}");
    }
    record
}

/// Plays a move with the mouse, and waits until the window shows it.
fn play(player: &mut Player, report: &Report, mv: AnyMove, drag: bool) {
    make(player, report, mv, drag);
    let text = mv.display(report.game().board()).to_string();
    let what = format!("{text} is played as move {}", report.moves.len() + 1);
    player.until(&what, PATIENCE, |now| now.moves.get(report.moves.len()) == Some(&text));
}

/// Plays a move with the mouse.
fn make(player: &mut Player, report: &Report, mv: AnyMove, drag: bool) {
    let board = report.game().board();
    match mv.intent() {
        MoveIntent::Place(point) => player.click(board.label(point)),
        MoveIntent::Carry { from, to } if drag => player.drag(board.label(from), board.label(to)),
        MoveIntent::Carry { from, to } => {
            player.choose(board.label(from));
            player.click(board.label(to));
        }
        // The same button.
        MoveIntent::Pass | MoveIntent::SpendKomi => player.press("pass"),
        MoveIntent::PlaceTwo(one, other) => {
            player.click(board.label(one));
            let half = Some(board.label(one));
            player.until("the first of two stones stands", PATIENCE, |now| now.half.as_deref() == half);
            player.click(board.label(other));
        }
    }
}

/// Chooses legal moves, always the same way for the same seed: captures as often as not, and no pass without need.
struct MoveChooser(u64);

impl MoveChooser {
    fn of(&mut self, report: &Report) -> AnyMove {
        self.among(&report.game())
    }

    fn among(&mut self, game: &AnyGame) -> AnyMove {
        let legal = game.legal_moves();
        let kind = |wanted: fn(MoveIntent) -> bool| -> Vec<AnyMove> {
            legal.iter().copied().filter(|mv| wanted(mv.intent())).collect()
        };
        let captures = kind(|intent| matches!(intent, MoveIntent::Carry { .. }));
        let moves = kind(|intent| intent != MoveIntent::Pass);
        let among = match (captures.is_empty(), moves.is_empty()) {
            (_, true) => &legal,
            (false, false) if self.next(2) == 0 => &captures,
            (_, false) => &moves,
        };
        among[self.next(among.len())]
    }

    fn next(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % below
    }
}
