//! The game on the table, in window and terminal alike: what becomes of its journal when it ends, is left or goes on.

use std::fs;

use abande::library::{FetchError, Keeper, Library, Origin, Progress, ResumeError, Wake};
use abande::play::{Change, Edit, Match, NodeId, Notes, Seat};
use abande::rules::{ByPlayer, Player, Variant};

use super::journal::{assert_same, left_behind, play};
use super::library;

fn table() -> Match {
    Match::new(Variant::Hex, ByPlayer::new(Seat::Human, Seat::Human))
}

fn note(table: &mut Match, node: NodeId, comment: &str) {
    let notes = Box::new(Notes { comment: comment.to_owned(), ..Notes::default() });
    table.apply(Change::Edit(Edit::Annotate { node, notes })).unwrap();
}

/// The names of all files in the folder of journals. Locks stay on Windows, where nothing tells a new one from an old one.
pub fn journals(library: &Library) -> Vec<String> {
    let Ok(files) = fs::read_dir(library.paths().journals()) else { return Vec::new() };
    let paths = files.map(|file| file.unwrap().path());
    let seen = paths.filter(|path| cfg!(unix) || path.extension().is_none_or(|end| end != "lock"));
    seen.map(|path| path.file_name().unwrap().to_str().unwrap().to_owned()).collect()
}

#[test]
fn a_game_that_ends_is_kept_once_each_time() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let mut table = table();
    let mut keeper = Keeper::begin(&library, &table, None);
    play(&mut table, "d4 d5");
    assert_eq!(keeper.catch_up(&table), Progress::Saved);
    assert!(!keeper.has_ended(&table));
    table.resign(Player::White);
    keeper.catch_up(&table);
    assert!(keeper.has_ended(&table) && !keeper.has_ended(&table));
    let id = keeper.keep(&table).unwrap().unwrap();
    assert_eq!((journals(&library), keeper.keep(&table).unwrap()), (vec![], None));
    // What is noted afterwards is kept when the game is left, under the same name.
    note(&mut table, NodeId::ROOT, "a quick one");
    keeper.catch_up(&table);
    assert_eq!(library.in_progress().len(), 1);
    assert_eq!(keeper.leave(&table).unwrap().as_ref(), Some(&id));
    assert!(library.open(&id).unwrap().text.contains("a quick one") && journals(&library).is_empty());
    table.undo();
    assert!(!keeper.has_ended(&table));
    table.resign(Player::Black);
    assert!(keeper.has_ended(&table), "it ends again");
}

#[test]
fn what_is_noted_while_the_record_is_written_stays_in_the_journal() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let mut table = table();
    let mut keeper = Keeper::begin(&library, &table, None);
    play(&mut table, "d4 d5");
    keeper.catch_up(&table);
    let draft = keeper.draft(&table).unwrap().unwrap();
    let end = table.end();
    note(&mut table, end, "late");
    keeper.catch_up(&table);
    draft.write().unwrap();
    keeper.kept(&draft, &table).unwrap();
    assert_same(&library.in_progress()[0].game, &table, "still in progress");
    let draft = keeper.draft(&table).unwrap().unwrap();
    draft.write().unwrap();
    keeper.kept(&draft, &table).unwrap();
    assert!(journals(&library).is_empty());
    // The same record once more does not push out what the file held before.
    draft.write().unwrap();
    assert!(fs::read_to_string(library.game_path(keeper.id())).unwrap().contains("late"));
    let before = library.paths().games().join(format!("{}.agn.1", keeper.id()));
    assert!(!fs::read_to_string(before).unwrap().contains("late"));
}

#[test]
fn a_game_that_began_without_names_names_those_who_played_it() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let mut table = Match::new(Variant::Hex, ByPlayer::new(Seat::Human, "ai:2".parse().unwrap()));
    let mut keeper = Keeper::begin(&library, &table, None);
    play(&mut table, "d4");
    keeper.catch_up(&table);
    let id = keeper.id().clone();
    drop(keeper);
    let mut fetched = library.fetch(&id).unwrap();
    let name = |player| fetched.header.player(player).name.clone().unwrap();
    assert_eq!([name(Player::Black), name(Player::White)], ["Human", "Computer, level 2"]);
    fetched.keeper.leave(&fetched.game).unwrap();
    let index = library.index();
    let [entry] = index.entries() else { panic!("{} games", index.entries().len()) };
    // It counts in one's own statistics.
    assert_eq!((entry.own_side(), entry.players[Player::White].level), (Some(Player::Black), Some(2)));
}

#[test]
fn nothing_is_left_of_a_game_in_which_nothing_happened() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let mut table = table();
    let mut keeper = Keeper::begin(&library, &table, None);
    assert_eq!(keeper.leave(&table).unwrap(), None);
    table.set_seat(Player::White, "ai:2".parse().unwrap());
    assert_eq!(keeper.catch_up(&table), Progress::Saved);
    assert_eq!(keeper.leave(&table).unwrap(), None);
    assert!(journals(&library).is_empty() && library.index().entries().is_empty());
    // A remark before the first move is something.
    note(&mut table, NodeId::ROOT, "for later");
    assert!(keeper.leave(&table).unwrap().is_some());
}

#[test]
fn a_closed_program_leaves_an_unfinished_game_in_progress_and_keeps_a_finished_one() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let mut table = table();
    let mut keeper = Keeper::begin(&library, &table, None).syncing_behind(Wake::default());
    play(&mut table, "d4 d5");
    assert_eq!(keeper.close(&table).unwrap(), None);
    drop(keeper);
    let (games, _) = library.interrupted();
    let mut fetched = library.fetch(&games[0].id).unwrap();
    assert_eq!(fetched.origin, Origin::Journal { lost: None });
    assert_same(&fetched.game, &table, "it goes on");
    fetched.game.resign(Player::Black);
    assert_eq!(fetched.keeper.close(&fetched.game).unwrap().as_ref(), Some(&games[0].id));
    assert!(library.interrupted().0.is_empty() && journals(&library).is_empty());
}

#[test]
fn two_copies_that_open_the_same_game_end_up_with_two() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let (table, id) = left_behind(&library, "d4 d5");
    let mut resumed = library.resume(&id).unwrap();
    library.keep(&mut resumed.journal, &table).unwrap();
    let (mut one, mut two) = (library.fetch(&id).unwrap(), library.fetch(&id).unwrap());
    play(&mut one.game, "d3");
    assert_eq!(one.keeper.catch_up(&one.game), Progress::Saved);
    assert_eq!(library.fetch(&id).unwrap_err(), FetchError::Resume(ResumeError::Held(id.clone())));
    play(&mut two.game, "c3");
    assert_eq!(two.keeper.catch_up(&two.game), Progress::Saved);
    assert_eq!(one.keeper.id(), &id);
    assert_ne!(two.keeper.id(), &id, "it goes on under a name of its own");
    let left = [one, two].map(|mut game| (game.keeper.leave(&game.game).unwrap().unwrap(), game.game));
    for (id, table) in &left {
        assert_same(&library.fetch(id).unwrap().game, table, "both are kept");
    }
    assert!(journals(&library).is_empty(), "no lock stays behind");
}

#[test]
fn what_is_written_behind_is_in_the_file_at_once_and_a_full_folder_is_told_once() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("data");
    fs::write(&place, "in the way").unwrap();
    let library = library(&place);
    let mut table = table();
    let mut keeper = Keeper::begin(&library, &table, None).syncing_behind(Wake::default());
    play(&mut table, "d4");
    assert!(matches!(keeper.catch_up(&table), Progress::Failed(_)));
    play(&mut table, "d5");
    assert_eq!((keeper.catch_up(&table), keeper.listen()), (Progress::StillFailing, Progress::StillFailing));
    fs::remove_file(&place).unwrap();
    let mut told = vec![keeper.catch_up(&table)];
    // The keeper did not wait for the disk, and yet another process sees every move.
    assert_same(&library.in_progress()[0].game, &table, "at once");
    while told.last() == Some(&Progress::StillFailing) {
        told.push(keeper.listen());
    }
    assert_eq!(told.last(), Some(&Progress::Recovered));
    for mv in ["d3", "c3", "e5"] {
        play(&mut table, mv);
        assert_eq!(keeper.catch_up(&table), Progress::Saved);
        assert_same(&library.in_progress()[0].game, &table, mv);
    }
    // Other systems do not let go of a folder whose files are open, or do not say that they are gone.
    if cfg!(unix) {
        fs::remove_dir_all(library.paths().journals()).unwrap();
        play(&mut table, "e4");
        assert_eq!(keeper.catch_up(&table), Progress::Saved, "written anew");
        assert_same(&library.in_progress()[0].game, &table, "all of it");
    }
}
