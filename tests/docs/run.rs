//! Runs the examples of the pages as somebody types them, in a folder that has the files they name.
#![cfg(unix)]

use std::fs;
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use super::page::{Page, Typed};
use super::shell::{bare, commands, is_program};

/// Examples that are only read, by a part of the line, and why.
const NOT_RUN: &[(&str, &str)] = &[
    ("sounds --play", "it needs a loudspeaker"),
    ("plain_uct_anda", "it needs an example that is built in the release folder"),
    ("abande datagen", "it takes days"),
    ("abande features", "it needs what `datagen` makes in days"),
    ("puzzles make", "it takes hours; tests/commands.rs makes two on a smaller board"),
    ("perft --variant hex --depth 8", "it takes minutes, and shows nothing but the time"),
];

/// A program without the window cannot draw these. They have a test of their own, for one with it.
const DRAWN: [&str; 2] = ["--png", "--gif"];

/// None of the others takes this long, even on a machine that is busy with other things.
const PATIENCE: Duration = Duration::from_secs(400);

/// Why a line is only read, if it is.
pub fn exception(line: &str) -> Option<&'static str> {
    if draws(line) {
        return Some("it needs the window: every_example_that_draws_a_picture_ends_well");
    }
    NOT_RUN.iter().find(|(part, _)| line.contains(part)).map(|(_, why)| *why)
}

/// Whether a line draws a picture of the table.
pub fn draws(line: &str) -> bool {
    DRAWN.iter().any(|option| line.contains(option))
}

/// Exceptions that no page needs any more.
pub fn unneeded(lines: &[Typed]) -> Vec<&'static str> {
    let needed = |part: &str| lines.iter().any(|typed| typed.line.contains(part));
    NOT_RUN.iter().map(|(part, _)| *part).chain(DRAWN).filter(|part| !needed(part)).collect()
}

/// Whether a line is a whole example of the program: a block shows it, and it begins with the program, or feeds it.
pub fn is_example(typed: &Typed) -> bool {
    let commands = commands(&typed.line);
    let starts = |command: &String| bare(command).1.split(' ').next().is_some_and(is_program);
    !typed.in_prose && commands.iter().any(starts)
}

/// Lays the files that examples read into a folder.
fn lay_files(folder: &Path) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let game = "1. d4 d5 2. d3 d5-d4 3. d3-d4 c3 4. c4 c5 5. e4 e5 6. d6 e3 7. b3";
    let agn = format!("[Game \"Abande\"]\n[Variant \"hex\"]\n\n{game} *\n");
    let puzzles = fs::read_to_string(root.join("assets/puzzles/hex-3.txt")).expect("the puzzles are there");
    let puzzles: Vec<&str> = puzzles.lines().take(3).collect();
    let themes = Page::read(&root.join("docs/themes.md"));
    let theme = themes.blocks().find_map(|block| block.strip_prefix("toml\n")).expect("a theme is shown");
    fs::copy(root.join("tests/vectors/abstractplay/state-01.json"), folder.join("game.json"))
        .expect("written");
    for (name, text) in [
        ("game.agn", &agn),
        ("games.agn", &format!("{agn}\n{agn}")),
        ("hex.txt", &format!("{}\n", puzzles.join("\n"))),
        ("mine.toml", &theme.to_owned()),
    ] {
        fs::write(folder.join(name), text).expect("the folder is ours");
    }
}

/// What a line prints; or what is wrong, where it fails or does not end.
pub fn run(line: &str) -> Result<String, String> {
    let folder = tempfile::tempdir().expect("the temporary folder can be written");
    lay_files(folder.path());
    let program = Path::new(env!("CARGO_BIN_EXE_abande")).parent().expect("a folder");
    let path = std::env::var("PATH").unwrap_or_default();
    // What the reader fills in is the name of a folder.
    let line = line.replace("target/release/abande", "abande").replace(" FOLDER", " folder");
    let log = |name: &str| fs::File::create(folder.path().join(name)).expect("the folder is ours");
    let mut command = Command::new("sh");
    command.args(["-c", &line]).current_dir(folder.path());
    command.env("PATH", format!("{}:{path}", program.display())).env("LC_ALL", "C.UTF-8");
    command.env("ABANDE_DATA_DIR", folder.path().join("data"));
    command.env("ABANDE_CONFIG", folder.path().join("config.toml"));
    command.stdin(Stdio::null()).stdout(log("out")).stderr(log("errors"));
    // A group of its own: whatever the shell started ends with it.
    let mut child = command.process_group(0).spawn().expect("sh starts");
    let begun = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().expect("it runs") {
            break status;
        }
        if begun.elapsed() > PATIENCE {
            let group = format!("-{}", child.id());
            let _ = Command::new("kill").args(["-KILL", "--", &group]).status();
            let _ = child.wait();
            return Err(format!("it did not end within {PATIENCE:?}"));
        }
        thread::sleep(Duration::from_millis(20));
    };
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).expect("text");
    if status.success() { Ok(read("out")) } else { Err(format!("{status}: {}", read("errors"))) }
}
