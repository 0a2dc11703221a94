//! Files that were cut short or changed, at every byte.

use std::fmt::Write;
use std::fs;

use abande::library::{DamageKind, ResumeError};
use abande::rules::Player;

use super::journal::{assert_same, left_behind, play};
use super::library;

/// How many lines end in these bytes.
fn lines(bytes: &[u8]) -> usize {
    bytes.split(|&byte| byte == b'\n').count() - 1
}

#[test]
fn a_journal_that_is_cut_short_keeps_its_whole_lines() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let (table, id) = left_behind(&library, "d4 d5 d3");
    let file = library.paths().journals().join(format!("{id}.journal"));
    let bytes = fs::read(&file).unwrap();
    let first = bytes.iter().position(|&byte| byte == b'\n').unwrap() + 1;
    for length in 0..=bytes.len() {
        fs::write(&file, &bytes[..length]).unwrap();
        if length < first {
            let error = library.resume(&id).unwrap_err();
            assert!(matches!(error, ResumeError::Unreadable { .. }), "{length}: {error}");
            continue;
        }
        let whole = lines(&bytes[first..length]);
        let torn = bytes[..length].last() != Some(&b'\n');
        let resumed = library.resume(&id).unwrap();
        assert_eq!(resumed.game.moves().len(), whole, "{length}");
        assert_eq!(
            resumed.damage.as_ref().map(|damage| (damage.line, &damage.kind)),
            torn.then_some((whole + 2, &DamageKind::Torn)),
            "{length}"
        );
        // It goes on, and what is written then is whole again.
        let (mut again, mut journal) = (resumed.game, resumed.journal);
        let rest: Vec<_> = table.moves().skip(whole).collect();
        for mv in rest {
            again.play(mv).unwrap();
            journal.catch_up(&again);
        }
        drop(journal);
        if whole < 3 {
            let resumed = library.resume(&id).unwrap();
            assert_same(&resumed.game, &table, "written on");
            assert_eq!(resumed.damage, None);
        }
    }
    assert_eq!(
        fs::read_dir(library.paths().journals()).unwrap().count(),
        2,
        "a torn line is no reason to worry"
    );
}

#[test]
fn a_journal_that_is_changed_keeps_what_is_before_the_change() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let (table, id) = left_behind(&library, "d4 d5 d3");
    let file = library.paths().journals().join(format!("{id}.journal"));
    let bytes = fs::read(&file).unwrap();
    for place in 0..bytes.len() {
        for flip in [1_u8, 0x20, 0x80, 0xff] {
            let mut changed = bytes.clone();
            changed[place] ^= flip;
            fs::write(&file, &changed).unwrap();
            let line = lines(&bytes[..place]);
            match library.resume(&id) {
                Err(error) => {
                    assert_eq!(line, 0, "{place}: {error}");
                    assert!(matches!(error, ResumeError::Unreadable { .. }), "{place}: {error}");
                }
                Ok(resumed) => {
                    let moves: Vec<_> = table.moves().take(line.saturating_sub(1)).collect();
                    assert!(line > 0 && resumed.game.moves().eq(moves), "{place}");
                    assert_eq!(resumed.damage.map(|damage| damage.line), Some(line + 1), "{place}");
                }
            }
        }
    }
}

#[test]
fn lines_that_are_lost_repeated_or_exchanged_are_seen() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let (_, id) = left_behind(&library, "d4 d5 d3 d6");
    let file = library.paths().journals().join(format!("{id}.journal"));
    let text = fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    for (order, plies) in [(vec![0, 1, 3, 4], 1), (vec![0, 1, 1, 2, 3, 4], 1), (vec![0, 2, 1, 3, 4], 0)] {
        fs::write(&file, order.iter().map(|&line| lines[line]).collect::<String>()).unwrap();
        let resumed = library.resume(&id).unwrap();
        assert_eq!(resumed.game.moves().len(), plies, "{order:?}");
        assert_eq!(resumed.damage.map(|damage| damage.kind), Some(DamageKind::Check), "{order:?}");
        drop(resumed.journal);
    }
    let kept = fs::read_dir(library.paths().journals())
        .unwrap()
        .filter(|file| file.as_ref().unwrap().file_name().to_string_lossy().contains(".journal.corrupt"));
    assert_eq!(kept.count(), 3, "what was damaged in the middle is kept");
}

#[test]
fn a_journal_that_cannot_be_read_is_set_aside_once_and_a_newer_one_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let (_, id) = left_behind(&library, "d4");
    let journals = library.paths().journals();
    fs::write(journals.join("other.journal"), b"\0\xff nothing\n").unwrap();
    fs::write(journals.join("other.journal.corrupt"), b"older").unwrap();
    fs::create_dir(journals.join("folder.journal")).unwrap();
    let (games, set_aside) = library.interrupted();
    assert_eq!(games.iter().map(|game| &game.id).collect::<Vec<_>>(), [&id]);
    assert_eq!(set_aside, [journals.join("other.journal.corrupt.2")]);
    assert_eq!(library.interrupted().1.len(), 0);
    assert_eq!(fs::read(journals.join("other.journal.corrupt")).unwrap(), b"older");

    // A line that is whole and says that it is of a later version.
    let newer = with_checksums(&[r#"{"journal":{"version":6,"what":"ever"}}"#]);
    fs::write(journals.join("newer.journal"), newer).unwrap();
    assert_eq!(library.interrupted().1.len(), 0);
    let newer = abande::library::GameId::parse("newer").unwrap();
    let error = library.resume(&newer).unwrap_err();
    assert!(error.to_string().contains("newer than this program"), "{error}");
    let mut table = library.resume(&id).unwrap().game;
    play(&mut table, "d5");
}

/// A journal with these lines.
fn with_checksums(lines: &[&str]) -> String {
    let step = |check: u64, byte: u8| (check ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let mut check = 0xcbf2_9ce4_8422_2325_u64;
    let mut text = String::new();
    for line in lines {
        check = line.bytes().chain(*b"\n").fold(check, step);
        writeln!(text, "{check:016x} {line}").unwrap();
    }
    text
}

#[test]
fn journals_of_earlier_versions_are_read() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    fs::create_dir_all(library.paths().journals()).unwrap();
    let line = |version: u8, board: &str, white: &str, more: &str| {
        format!(
            r#"{{"journal":{{"version":{version},"variant":"hex","start":"{board}","seats":["human","{white}"],{more}"begun":"2026-10-01T12:00:00Z","names":[null,null],"types":[null,null]}}}}"#
        )
    };
    let start = "x4/x5/x6/x7/x6/x5/x4 1 18 18 0 0";
    let handicap = "x4/x5/x6/x7/x6/x5/x4 1 18 15 0 0 white-pieces-3";
    let (play, clock) = (r#"{"play":"d4"}"#, r#"{"clock":{"left":[[300,0],[300,0]],"used":[0,0]}}"#);
    let versions = [
        ("one", vec![line(1, start, "ai:3", ""), play.into()]),
        ("two", vec![line(2, start, "ai:3", r#""clock":["5+3","5+3"],"#), clock.into(), play.into()]),
        ("three", vec![line(3, handicap, "ai:3", ""), play.into()]),
        ("four", vec![line(4, start, "ai:mirror:hard", ""), play.into()]),
    ];
    for (name, lines) in versions {
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        fs::write(library.paths().journals().join(format!("{name}.journal")), with_checksums(&lines))
            .unwrap();
        let read = library.resume(&abande::library::GameId::parse(name).unwrap()).unwrap();
        assert_eq!((read.damage, read.game.moves().len()), (None, 1), "{name}");
        let setup = read.game.setup();
        let has =
            [setup.clock.is_some(), setup.handicap().is_some(), setup.seats[Player::White].level().is_none()];
        let expected = match name {
            "one" => [false; 3],
            "two" => [true, false, false],
            "three" => [false, true, false],
            _ => [false, false, true],
        };
        assert_eq!(has, expected, "{name}");
    }
}

#[test]
fn preferences_that_are_cut_short_or_changed_are_read_or_told() {
    use abande::library::{Preferences, PreferencesFile};
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("config.toml");
    let (mut file, ..) = PreferencesFile::open(path.clone());
    file.save(&super::preferences::chosen());
    let bytes = fs::read(&path).unwrap();
    for place in 0..=bytes.len() {
        let mut texts = vec![bytes[..place].to_vec()];
        for flip in [1_u8, 0x10, 0x80] {
            let mut changed = bytes.clone();
            if let Some(byte) = changed.get_mut(place) {
                *byte ^= flip;
                texts.push(changed);
            }
        }
        for text in texts {
            let Ok(text) = String::from_utf8(text) else { continue };
            let (preferences, complaints) = Preferences::parse(&text);
            for complaint in complaints {
                let said = complaint.to_string();
                assert!(said.starts_with("line ") && !said.contains('\n') && said.len() < 400, "{said}");
            }
            // Everything that was understood can be written and read again.
            let target = folder.path().join("again.toml");
            let _ = fs::remove_file(&target);
            let (mut file, ..) = PreferencesFile::open(target.clone());
            if place % 16 == 0 {
                file.save(&preferences);
                assert_eq!(PreferencesFile::open(target).1, preferences, "{text}");
            }
        }
    }
}
