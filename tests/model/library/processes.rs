//! Several copies of the program at once, and copies that are killed.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use abande::library::{Library, ResumeError};
use abande::play::{Change, Edit, Match, Notes, Seat};
use abande::record::Header;
use abande::rules::{ByPlayer, Game, Variant};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::library;

/// Names the folder to a copy of this test that plays in it.
const FOLDER: &str = "ABANDE_TEST_LIBRARY";

/// What another copy of the program does: it plays, with notes and variations, and says each ply that is on the disk.
#[test]
fn another_copy() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let library = library(Path::new(&folder));
    let mut rng = StdRng::seed_from_u64(u64::from(std::process::id()));
    let mut table = Match::new(Variant::Hex, ByPlayer::new(Seat::Human, Seat::Human));
    let mut journal = library.begin(&table, Header::default().naming(table.seats()));
    let mut out = std::io::stdout();
    while let Some(&mv) = table.position().legal_moves().choose(&mut rng) {
        table.play(mv).unwrap();
        let notes = Notes { comment: format!("after {} plies", table.moves().len()), ..Notes::default() };
        table.apply(Change::Edit(Edit::Annotate { node: table.end(), notes: Box::new(notes) })).unwrap();
        journal.catch_up(&table);
        let moves: Vec<String> =
            table.moves().map(|mv| mv.display(table.start().board()).to_string()).collect();
        writeln!(out, "on the disk: {}", moves.join(" ")).unwrap();
        out.flush().unwrap();
    }
    // It goes on until it is killed.
    std::thread::sleep(Duration::from_mins(1));
}

fn start(folder: &Path) -> Child {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "library::processes::another_copy", "--nocapture"]).env(FOLDER, folder);
    command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap()
}

/// What a copy says is on the disk, line by line.
fn said(child: &mut Child) -> impl Iterator<Item = String> + use<> {
    let lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    lines.filter_map(|line| line.split_once("on the disk: ").map(|(_, moves)| moves.to_owned()))
}

#[test]
fn a_killed_copy_loses_nothing_that_it_showed() {
    let mut rng = StdRng::seed_from_u64(3);
    for round in 0..15 {
        let folder = tempfile::tempdir().unwrap();
        let library = library(folder.path());
        let mut child = start(folder.path());
        let mut lines = said(&mut child);
        let wait = rng.random_range(0..30);
        let mut last = lines.nth(wait).unwrap();
        std::thread::sleep(Duration::from_micros(rng.random_range(0..8_000)));
        child.kill().unwrap();
        child.wait().unwrap();
        // What it said before it died, and we had not heard.
        if let Some(later) = lines.last() {
            last = later;
        }
        let (games, set_aside) = library.interrupted();
        assert_eq!((games.len(), set_aside.len()), (1, 0), "round {round}");
        let resumed = library.resume(&games[0].id).unwrap();
        let board = resumed.game.start().board();
        let moves: Vec<String> = resumed.game.moves().map(|mv| mv.display(board).to_string()).collect();
        assert!(moves.join(" ").starts_with(&last), "round {round}: {last}");
        let line = &resumed.game.line()[1..=last.split(' ').count()];
        for (ply, &node) in line.iter().enumerate() {
            let comment = &resumed.game.tree().node(node).notes().comment;
            assert_eq!(*comment, format!("after {} plies", ply + 1), "round {round}");
        }
    }
}

#[test]
fn a_game_belongs_to_the_copy_that_plays_it() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let mut child = start(folder.path());
    // Kept until the end: a copy whose output has no reader ends by itself.
    let mut lines = said(&mut child);
    lines.nth(2).unwrap();
    assert!(library.interrupted().0.is_empty());
    let games = library.in_progress();
    assert!(games.len() == 1 && games[0].held);
    assert!(matches!(library.resume(&games[0].id), Err(ResumeError::Held(_))));
    let listed = abande(folder.path(), &["games", "list", "--json"]);
    let line: serde_json::Value = serde_json::from_slice(&listed.stdout).unwrap();
    assert_eq!(line["id"], games[0].id.as_str(), "it is in the list, although another copy plays it");
    let refused = abande(folder.path(), &["games", "remove", games[0].id.as_str()]);
    assert_eq!(refused.status.code(), Some(1));
    child.kill().unwrap();
    child.wait().unwrap();
    drop(lines);
    assert_eq!(library.interrupted().0.len(), 1);
    assert!(abande(folder.path(), &["games", "remove", games[0].id.as_str()]).status.success());
    assert!(library.in_progress().is_empty());
}

pub fn abande(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_abande"));
    command.args(args).env("ABANDE_DATA_DIR", folder).env("ABANDE_CONFIG", folder.join("config.toml"));
    command.output().unwrap()
}

#[test]
fn copies_that_write_at_once_damage_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let library: Library = library(folder.path());
    let mut rng = StdRng::seed_from_u64(9);
    let files: Vec<_> = (0..3)
        .map(|number| {
            let file = folder.path().join(format!("{number}.agn"));
            let games: Vec<String> = (0..20)
                .map(|game| {
                    let name = format!("Ada {number} {game}");
                    super::games::record(&mut rng, Variant::Hex, [&name, "Bob"], 12).to_string()
                })
                .collect();
            std::fs::write(&file, games.join("\n")).unwrap();
            file
        })
        .collect();
    std::thread::scope(|scope| {
        for file in &files {
            let folder = folder.path();
            scope.spawn(move || {
                let done = abande(folder, &["games", "import", file.to_str().unwrap()]);
                assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
            });
            scope.spawn(move || {
                for _ in 0..5 {
                    let listed = abande(folder, &["games", "--json"]);
                    assert!(listed.status.success() && listed.stderr.is_empty());
                    for line in String::from_utf8(listed.stdout).unwrap().lines() {
                        serde_json::from_str::<serde_json::Value>(line).unwrap();
                    }
                }
            });
        }
    });
    let index = library.index();
    assert_eq!((index.entries().len(), index.unread.len(), index.set_aside.len()), (60, 0, 0));
    assert!(index.entries().iter().all(|entry| entry.damage.is_none()));
    assert_eq!(library.rebuild_index().entries(), index.entries());
}
