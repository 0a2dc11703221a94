//! What the program says when it is asked for something that it does not know, and what is left of a panic.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use abande::library::{Paths, report};
use abande::play::{Match, Seat};
use abande::rules::{ByPlayer, Variant};
use tempfile::TempDir;

/// The folder of a process that is to panic.
const FOLDER: &str = "ABANDE_PANIC_FOLDER";

fn ran(arguments: &[&str]) -> (Option<i32>, String) {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_abande"));
    command.env("ABANDE_DATA_DIR", folder.path()).env("ABANDE_CONFIG", folder.path().join("config.toml"));
    let output = command.args(arguments).output().unwrap();
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

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
        let (status, said) = ran(arguments);
        assert_eq!(status, Some(2), "{arguments:?}: {said}");
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
        game.play(game.game().parse_move(text).unwrap()).unwrap();
    }
    report::note_match(&game);
    let thread = std::thread::Builder::new().name("thinker".into()).spawn(|| panic!("no idea")).unwrap();
    assert!(thread.join().is_err());
    panic!("the table\nfell over");
}

fn panicked(folder: &Path) -> Output {
    let mut command = Command::new(env::current_exe().unwrap());
    command.args(["--exact", "a_process_that_panics", "--nocapture"]).env(FOLDER, folder).output().unwrap()
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
    assert_eq!(places.matches("Where: tests/failures.rs:").count(), 2, "{text}");
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
