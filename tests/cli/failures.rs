//! What the program says when it is asked for something that it does not know, and what is left of a panic.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use abande::library::{Library, Paths, report};
use abande::play::{Match, Seat};
use abande::rules::{ByPlayer, Variant};
use abande::text::{self, Session};
use tempfile::TempDir;

use crate::program::ran;

/// The folder of a process that is to panic.
const FOLDER: &str = "ABANDE_PANIC_FOLDER";
/// Whether its game is being saved: `true` or `false`. Without it no game is on its table.
const SAVING: &str = "ABANDE_PANIC_SAVING";

#[test]
fn unknown_options_and_words_are_named_with_what_may_be_meant() {
    for (arguments, parts) in [
        (&["--no-such-option"][..], &["--no-such-option", "--help"][..]),
        (&["text", "--variants", "hex"], &["--variants", "--variant"]),
        (&["text", "--variant", "chess"], &["chess", "hex"]),
        (&["perft", "--depth", "much"], &["much", "--depth"]),
        (&["replya"], &["“replya” is neither a command nor a file", "--help"]),
        (&["replya", "game.agn"], &["“replya” is neither a command nor a file", "--help"]),
        (&["replya", "--depth", "3"], &["“replya” is neither a command nor a file", "--help"]),
    ] {
        let (status, _, said) = ran(arguments);
        assert_eq!(status, 2, "{arguments:?}: {said}");
        for part in parts {
            assert!(said.contains(part), "{arguments:?}: “{part}” is not in\n{said}");
        }
        assert!(!said.contains("panicked"), "{said}");
    }
}

/// What a process does that panics twice, in a thread and then in `main`.
#[test]
fn a_process_that_panics() {
    let Some(folder) = env::var_os(FOLDER) else { return };
    report::install(Paths::within(Path::new(&folder)));
    let mut game = Match::new(Variant::Hex3, ByPlayer::new(Seat::Human, Seat::Human));
    for text in ["c3", "c4"] {
        game.play(game.position().parse_move(text).unwrap()).unwrap();
    }
    report::note_match(&game);
    if let Ok(saving) = env::var(SAVING) {
        report::note_saving(saving == "true");
    }
    let thread = std::thread::Builder::new().name("thinker".into()).spawn(|| panic!("no idea")).unwrap();
    assert!(thread.join().is_err());
    panic!("the table\nfell over");
}

fn panicked(folder: &Path) -> Output {
    panicking(folder).output().unwrap()
}

fn panicking(folder: &Path) -> Command {
    let mut command = Command::new(env::current_exe().unwrap());
    command.args(["--exact", "failures::a_process_that_panics", "--nocapture"]).env(FOLDER, folder);
    command
}

fn reports(folder: &TempDir) -> Vec<PathBuf> {
    let entries = fs::read_dir(Paths::within(folder.path()).reports()).unwrap();
    entries.map(|entry| entry.unwrap().path()).collect()
}

#[test]
fn a_panic_in_any_thread_leaves_one_report_with_the_last_moves() {
    let folder = tempfile::tempdir().unwrap();
    let output = panicked(folder.path());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success(), "{said}");
    let [path] = &reports(&folder)[..] else { panic!("{:?}", reports(&folder)) };
    assert!(said.contains("no idea") && said.contains("fell over"), "the usual words, too: {said}");
    assert_eq!(said.matches("A bug report is in ").count(), 1, "{said}");
    assert!(said.contains(&*path.to_string_lossy()), "{said}");
    let text = fs::read_to_string(path).unwrap();
    for line in [
        concat!("Abande: ", env!("CARGO_PKG_VERSION")),
        "Variant: hex-3",
        "Last moves: c3 c4 (of 2)",
        "Thread: thinker",
        "Message: no idea",
        "Message: the table",
    ] {
        assert!(text.lines().any(|found| found == line), "“{line}” is not in\n{text}");
    }
    // The compiler writes paths as its system does.
    let places = text.replace('\\', "/");
    assert_eq!(places.matches("Where: tests/cli/failures.rs:").count(), 2, "{text}");
}

#[test]
fn a_panic_where_no_report_can_be_written_says_so() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("reports"), "in the way").unwrap();
    let output = panicked(folder.path());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("No bug report could be written: ") && said.contains("reports"), "{said}");
    assert!(!output.status.success() && output.status.code().is_some(), "{output:?}");
}

#[test]
fn a_panic_says_that_the_game_is_saved_only_where_one_is() {
    for (saving, says) in [
        (Some(true), "this is a bug. The game has been saved up to its last move. A bug report is in "),
        (Some(false), "this is a bug. The game is not being saved. A bug report is in "),
        (None, "this is a bug. A bug report is in "),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let mut command = panicking(folder.path());
        let output = command.envs(saving.map(|saving| (SAVING, saving.to_string()))).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.contains(says), "“{says}” is not in\n{said}");
        // The next start of the window reads it there.
        let [path] = &reports(&folder)[..] else { panic!("{:?}", reports(&folder)) };
        assert_eq!(report::saving_in(path), saving);
    }
}

#[test]
fn the_terminal_notes_whether_its_game_is_being_saved() {
    let folder = tempfile::tempdir().unwrap();
    let in_the_way = folder.path().join("file");
    fs::write(&in_the_way, "in the way").unwrap();
    for (place, saving) in [(in_the_way, false), (folder.path().join("data"), true)] {
        let game = Match::new(Variant::Hex3, ByPlayer::new(Seat::Human, Seat::Human));
        let mut session = Session::new(game, 1).in_library(&Library::new(Paths::within(&place)));
        let mut said = Vec::new();
        text::run(&b"c3\n"[..], &mut said, &mut session).unwrap();
        assert_eq!(report::saving(), Some(saving), "{}", String::from_utf8_lossy(&said));
    }
}

/// The program opens files with such names, so its reports must be able to name them: a panic while a panic is told of
/// would end it at once, without a word. No thread can be started with a stack of this size.
#[cfg(target_os = "linux")]
#[test]
fn a_panic_after_a_name_that_is_not_unicode_is_reported() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    use crate::program::abande;

    let folder = tempfile::tempdir().unwrap();
    let mut command = abande(folder.path());
    command.env("RUST_MIN_STACK", (1_u64 << 60).to_string());
    command.args(["datagen", "--variant", "hex-3", "--games", "1", "--out"]);
    let output = command.arg(folder.path().join(OsStr::from_bytes(b"\xff.bin"))).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(101), "{output:?}");
    // No game is on a table that could be saved.
    assert!(said.contains("abande: this is a bug. A bug report is in "), "{said}");
    let [path] = &reports(&folder)[..] else { panic!("{:?}", reports(&folder)) };
    let text = fs::read_to_string(path).unwrap();
    let command = text.lines().find(|line| line.starts_with("Command: ")).unwrap();
    assert!(command.ends_with("\u{fffd}.bin"), "{command}");
}
