//! Games that the library of the window exports and keeps.

use abande::library::{FileErrorCause, GameId, KeepError, Library, Paths, ShelfError};
use abande::record::disk::OverwriteRefusal;

use super::*;

fn library(folder: &TempDir) -> Library {
    Library::new(Paths::within(folder.path()))
}

/// The player has agreed to replace one game, and nothing else is. Finding core 2.
#[test]
fn listed_games_are_exported_over_one_game_at_most() {
    let folder = tempfile::tempdir().expect("a folder");
    let library = library(&folder);
    let two = format!("{GAME}\n{OTHER}");
    let ids = library.import(&library.index(), &two).expect("imported").kept;
    assert_eq!(ids.len(), 2);
    let third = "[Black \"Jo\"]\n\n1. c3 *\n";
    let more = format!("{two}\n{third}");
    let replaced = None;
    let cases: [(&str, &[u8], Option<OverwriteRefusal>); 9] = [
        ("empty", b"", replaced),
        ("its own", two.as_bytes(), replaced),
        ("one of its own", OTHER.as_bytes(), replaced),
        ("another", third.as_bytes(), replaced),
        ("damaged", b"1. d4 zz *", replaced),
        ("collection", more.as_bytes(), Some(OverwriteRefusal::Games(3))),
        ("picture", PNG, Some(OverwriteRefusal::OtherKind)),
        ("words", b"Dear Ada,\nI have lost.\n", Some(OverwriteRefusal::OtherKind)),
        ("bytes", &[0xff, 0, 7], Some(OverwriteRefusal::OtherKind)),
    ];
    for (name, bytes, refusal) in cases {
        let file = folder.path().join(name);
        fs::write(&file, bytes).expect("written");
        let exported = library.export(&ids, &file);
        assert_eq!(exported, refusal.map_or(Ok(()), |refusal| Err(ShelfError::Refused(refusal))), "{name}");
        let now = fs::read(&file).expect("there");
        if refusal.is_some() {
            assert_eq!(now, bytes, "{name}");
        } else {
            assert_eq!(games(std::str::from_utf8(&now).expect("text")).len(), 2, "{name}");
        }
    }
}

/// Each of the games can be read, and all together could not. Finding core 9.
#[test]
fn games_are_not_exported_into_a_file_that_would_be_too_large() {
    let folder = tempfile::tempdir().expect("a folder");
    let library = library(&folder);
    fs::create_dir_all(library.paths().games()).expect("a folder");
    let filled = GAME.replace('*', &format!("{{{}}} *", "word ".repeat(1 << 20)));
    let ids = ["a", "b", "c", "d"].map(|name| GameId::parse(name).expect("a name"));
    for id in &ids {
        fs::write(library.game_path(id), &filled).expect("written");
    }
    let (old, new) = (folder.path().join("old.agn"), folder.path().join("new.agn"));
    fs::write(&old, OTHER).expect("written");
    for file in [&old, &new] {
        match library.export(&ids, file) {
            Err(ShelfError::File(error)) => assert_eq!(error.cause, FileErrorCause::TooLarge),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(fs::read_to_string(&old).expect("there"), OTHER);
    assert!(!new.exists());
    assert_eq!(library.export(&ids[1..], &old), Ok(()));
}

/// A game that could not be read again stays in its journal. Finding core 9.
#[test]
fn no_game_is_kept_that_would_be_too_large_to_be_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let library = library(&folder);
    let record = Record::parse(&swelling(4 << 20)).expect("a game");
    let table = record.to_match();
    let mut journal = library.begin(&table, record.header().clone());
    let id = journal.id().clone();
    match library.keep(&mut journal, &table) {
        Err(KeepError::NotTheGame(why)) => assert!(why.contains("16 MiB"), "{why}"),
        other => panic!("{other:?}"),
    }
    assert!(!library.game_path(&id).exists());
    // One with fewer comments is.
    let record = Record::parse(&swelling(1 << 20)).expect("a game");
    let table = record.to_match();
    let mut journal = library.begin(&table, record.header().clone());
    let id = library.keep(&mut journal, &table).expect("kept");
    assert!(library.open(&id).expect("there").fault.is_none());
}
