//! What the words of the command line change in the window, and what a player is told where it cannot open.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use super::player::Player;
use super::screen::{Screen, finish};
use super::{NO_OPENGL, NO_VULKAN, PATIENCE};

/// A program of the desktop that notes its words in a file beside it, one a line, and fails if it is told to.
fn desktop_program(folder: &Path, name: &str, status: u8) {
    fs::create_dir_all(folder).expect("the folder can be written");
    let program = folder.join(name);
    let script = format!("#!/bin/sh\nprintf '%s\\n' \"$@\" >\"$0.words\"\nexit {status}\n");
    fs::write(&program, script).expect("the folder can be written");
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("ours");
}

#[test]
fn without_a_terminal_a_box_of_the_desktop_says_why_there_is_no_window() {
    let Some(screen) = Screen::start("box") else { return };
    let programs = screen.folder().join("bin");
    let words = |name: &str| fs::read_to_string(programs.join(name).with_extension("words")).ok();
    desktop_program(&programs, "zenity", 255);
    desktop_program(&programs, "kdialog", 1);
    desktop_program(&programs, "xmessage", 0);
    let start = |arguments: &[&str]| {
        let mut command = screen.abande();
        command.env("PATH", &programs).envs([NO_VULKAN, NO_OPENGL].concat()).args(arguments);
        finish(&mut command, PATIENCE)
    };
    let output = start(&[]);
    assert_eq!(output.status.code(), Some(3), "{output:?}");
    let shown = words("kdialog").expect("the first that works is asked");
    for part in ["Abande\n", "no graphics adapter answers", "Vulkan and OpenGL", "--text"] {
        assert!(shown.contains(part), "“{part}” is not in\n{shown}");
    }
    assert_eq!(words("zenity").map(|shown| shown.contains("no graphics adapter answers")), Some(true));
    assert_eq!(words("xmessage"), None, "it is said once");
    // A player who reports it has it in the log, too.
    let log = fs::read_to_string(screen.folder().join("data/logs/abande.log")).expect("a log");
    assert!(log.contains("ERROR no graphics adapter answers"), "{log}");

    // A program that drives the window reads standard error, and closes no box.
    fs::remove_file(programs.join("kdialog.words")).expect("it was written");
    let output = start(&["--probe", "probe.json"]);
    assert_eq!(output.status.code(), Some(3), "{output:?}");
    assert_eq!(words("kdialog"), None);
}

#[test]
fn settings_of_the_command_line_are_chosen_and_remembered() {
    let Some(screen) = Screen::start("settings") else { return };
    let file = screen.folder().join("config.toml");
    let words = ["--scale", "150", "--no-sound", "--reduced-motion", "--log-level", "warn"];
    let mut player = Player::sit_down(&screen, &[&words[..], &["--white", "human"]].concat(), &[]);
    let usual = "graphics: ";
    assert!(!player.log().contains(usual), "{}", player.log());
    // The next choice of any kind writes the file.
    player.key("m");
    player.until("the chooser are kept", PATIENCE, |_| {
        let kept = fs::read_to_string(&file).unwrap_or_default();
        ["scale = 150", "on = false", "reduced-motion = \"on\""].iter().all(|line| kept.contains(line))
    });
    player.kill();
    let player = Player::sit_down(&screen, &["--white", "human"], &[]);
    assert!(player.log().contains(usual), "{}", player.log());
    player.kill();
}

#[test]
fn a_silent_wayland_is_passed_over() {
    let Some(screen) = Screen::start("wayland") else { return };
    let silent = [("WAYLAND_DISPLAY", "wayland-silent")];
    let mut player = Player::sit_down(&screen, &["--white", "human"], &silent);
    player.click("d4");
    player.until("the piece is there", PATIENCE, |report| report.moves == ["d4"]);
    player.kill();
    // Without an X server either there is nothing to open a window on.
    let mut command = screen.abande();
    let output = finish(command.env_remove("DISPLAY").envs(silent), PATIENCE);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(0), "{said}");
    assert!(
        said.starts_with("abande: the display WAYLAND_DISPLAY=wayland-silent does not answer: "),
        "{said}"
    );
}
