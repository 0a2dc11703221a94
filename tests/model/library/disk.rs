//! Disks that are full or read-only, and files in the wrong place: play goes on, and is saved again when it can.

use std::fs;
use std::process::Command;

use abande::library::{FileErrorCause, Library, Progress};
use abande::play::{Match, Seat};
use abande::record::Header;
use abande::rules::{ByPlayer, Variant};

use super::journal::{assert_same, play};
use super::library;
use crate::mounted::Mounted;

fn table() -> Match {
    Match::new(Variant::Hex, ByPlayer::new(Seat::Human, Seat::Human))
}

/// Plays while saving fails, and goes on once `mend` has been called.
fn fails_and_recovers(library: &Library, cause: FileErrorCause, mend: impl FnOnce()) {
    let mut table = table();
    let mut journal = library.begin(&table, Header::default());
    play(&mut table, "d4");
    match journal.catch_up(&table) {
        Progress::Failed(trouble) => assert_eq!(trouble.what.cause, cause, "{trouble}"),
        other => panic!("{other:?}"),
    }
    play(&mut table, "d5");
    assert_eq!(journal.catch_up(&table), Progress::StillFailing, "it is said once");
    assert!(library.keep(&mut journal, &table).is_err());
    assert!(journal.trouble().is_some());
    mend();
    // Nothing is new, and yet it is tried again.
    assert_eq!(journal.catch_up(&table), Progress::Recovered);
    assert_eq!(journal.catch_up(&table), Progress::Saved);
    play(&mut table, "d3");
    assert_eq!(journal.catch_up(&table), Progress::Saved);
    let id = journal.id().clone();
    drop(journal);
    assert_same(&library.resume(&id).unwrap().game, &table, "all of it");
}

#[test]
fn a_file_where_the_folder_should_be() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("data");
    fs::write(&place, "in the way").unwrap();
    fails_and_recovers(&library(&place), FileErrorCause::NotAFile, || fs::remove_file(&place).unwrap());
}

/// Only Unix tells that an open file has lost its name.
#[cfg(unix)]
#[test]
fn a_folder_that_disappears_during_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let mut table = table();
    let mut journal = library.begin(&table, Header::default());
    play(&mut table, "d4 d5");
    assert_eq!(journal.catch_up(&table), Progress::Saved);
    fs::remove_dir_all(library.paths().journals()).unwrap();
    play(&mut table, "d3");
    journal.catch_up(&table);
    let games = library.in_progress();
    assert_same(&games[0].game, &table, "written anew");
}

fn remount(disk: &Mounted, options: &str) {
    let options = format!("remount,{options}");
    let done = Command::new("mount").args(["-o", &options]).arg(disk.path()).status().unwrap();
    assert!(done.success());
}

#[test]
fn a_full_disk() {
    let Some(disk) = Mounted::new("size=100k") else { return };
    let junk = disk.fill();
    fails_and_recovers(&library(disk.path()), FileErrorCause::Full, || fs::remove_file(junk).unwrap());
}

#[test]
fn a_disk_that_fills_up_in_the_middle_of_a_line() {
    let Some(disk) = Mounted::new("size=100k") else { return };
    let library = library(disk.path());
    let mut table = table();
    let mut journal = library.begin(&table, Header::default());
    play(&mut table, "d4 d5");
    assert_eq!(journal.catch_up(&table), Progress::Saved);
    let junk = disk.fill();
    let mut failed = 0;
    for round in 0..40 {
        let notes = abande::play::Notes { comment: format!("{round} ").repeat(100), ..Default::default() };
        let edit = abande::play::Edit::Annotate { node: table.end(), notes: Box::new(notes) };
        table.apply(abande::play::Change::Edit(edit)).unwrap();
        failed += u32::from(matches!(journal.catch_up(&table), Progress::Failed(_)));
    }
    assert_eq!(failed, 1, "it is said once");
    assert!(library.in_progress().iter().all(|game| game.game.moves().len() == 2), "what was saved is there");
    fs::remove_file(junk).unwrap();
    assert_eq!(journal.catch_up(&table), Progress::Recovered);
    assert_same(&library.in_progress()[0].game, &table, "all of it");
    assert_eq!(library.in_progress()[0].damage, None);
}

#[test]
fn a_read_only_disk() {
    let Some(disk) = Mounted::new("size=1m,ro") else { return };
    fails_and_recovers(&library(disk.path()), FileErrorCause::ReadOnly, || remount(&disk, "rw"));
}

#[test]
fn a_disk_that_becomes_read_only_shows_what_is_on_it() {
    let Some(disk) = Mounted::new("size=1m") else { return };
    let library = library(disk.path());
    let (table, id) = super::journal::left_behind(&library, "d4 d5 d3");
    fs::write(library.paths().journals().join("bad.journal"), "bad").unwrap();
    remount(&disk, "ro");
    let (games, set_aside) = library.interrupted();
    assert_eq!((games.len(), set_aside.len()), (1, 0));
    assert_same(&games[0].game, &table, "offered");
    let error = library.resume(&id).unwrap_err();
    assert!(
        matches!(&error, abande::library::ResumeError::File(file) if file.cause == FileErrorCause::ReadOnly),
        "{error}"
    );
    assert!(library.discard(&id).is_err());
    remount(&disk, "rw");
    assert!(library.resume(&id).is_ok());
}
