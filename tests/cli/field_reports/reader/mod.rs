//! Records that are damaged, glued together or written by others: an error costs the part that it damages, and nothing
//! else.

mod damage;
mod dates;
mod encodings;
mod files;
mod json;
mod notation;

use std::io::Write;
use std::path::Path;
use std::process::{Output, Stdio};
use std::time::SystemTime;

use abande::library::{Keeper, Library, Paths, Preferences, PuzzlesDone};
use abande::play::Verdict;
use abande::record::{
    AbstractPlayReader, AgnReader, GameFormat, GameReader, Header, LoadedRecord, Record, RecordError,
    RecordErrorKind, export, read_text,
};
use abande::rules::{Game, Outcome, Player, Variant};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use proptest::prelude::*;
use serde_json::{Value, json};

const INPUTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cli/field_reports/inputs");

fn input(name: &str) -> String {
    std::fs::read_to_string(Path::new(INPUTS).join(name)).expect("the input is there")
}

/// What can be read of a game.
fn sound(game: &Result<Record, RecordError>) -> Option<&Record> {
    match game {
        Ok(record) => Some(record),
        Err(error) => error.before.as_deref(),
    }
}

fn games(text: &str) -> Vec<Result<Record, RecordError>> {
    AgnReader::new(text).collect()
}

fn plies(record: &Record) -> usize {
    record.moves().len()
}

const WHITE_WON: Option<Verdict> = Some(Verdict::Resignation(Player::Black));

/// A game that Black gave up, with something inserted among its moves, and a good game behind it.
fn given_up(moves: &str) -> String {
    format!(
        "[Game \"Abande\"]\n[Variant \"hex\"]\n[Event \"Club\"]\n[Black \"Ada\"]\n[White \"Bob\"]\n\
         [Result \"0-1\"]\n[Termination \"resignation\"]\n[Note \"kept\"]\n\n{moves}\n\n\
         [Event \"next\"]\n[Variant \"hex\"]\n\n1. d4 {{good}} d5 *\n"
    )
}

/// Everything but the moves is there, and so is the next game.
fn check_given_up(text: &str, least: usize, faulty: bool) {
    let games = games(text);
    assert_eq!(games.len(), 2, "{text}");
    assert_eq!(games[0].is_err(), faulty, "{:?}\n{text}", games[0]);
    let record = sound(&games[0]).unwrap_or_else(|| panic!("nothing is left of {text}"));
    assert_eq!(record.verdict(), WHITE_WON, "{text}");
    assert_eq!(record.result_text(), "0-1");
    assert_eq!(record.termination(), Some("resignation"));
    for (name, value) in [("Event", "Club"), ("Note", "kept")] {
        assert_eq!(record.header().tag(name), Some(value), "{text}");
    }
    assert_eq!(record.player(Player::Black).name.as_deref(), Some("Ada"));
    assert_eq!(record.player(Player::White).name.as_deref(), Some("Bob"));
    assert!(plies(record) >= least, "{} plies of {text}", plies(record));
    assert_eq!(Record::parse(&record.to_string()).as_ref(), Ok(record));
    let next = games[1].as_ref().unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!((next.header().tag("Event"), plies(next)), (Some("next"), 2), "{text}");
    assert_eq!(next.tree().len(), 3);
}

/// What the program says to these bytes.
fn abande(folder: &Path, words: &[&str], bytes: &[u8], zone: &str) -> Output {
    let mut command = crate::program::abande(folder);
    command.env("TZ", zone).env("LC_ALL", "C.UTF-8").args(words);
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("abande starts");
    child.stdin.take().expect("piped").write_all(bytes).expect("abande reads");
    child.wait_with_output().expect("abande ends")
}

/// What is read of a game in JSON.
fn imported(text: &str) -> (Option<Record>, bool) {
    match AbstractPlayReader::new(text).next().expect("a game") {
        Ok(record) => (Some(record), true),
        Err(error) => (error.before.map(|before| *before), false),
    }
}
