//! The terminal game in another language: nothing that it says stays in English.

use std::fmt::Write as _;

use super::*;
use crate::i18n::{Language, Words};
use crate::library::{Library, Paths, PreferencesFile};
use crate::study::puzzles::collection;
use crate::text::command::SECTIONS;

/// Letters that the language made by machine leaves as they are.
const BARE: &str = "fjmqvxBFJKMQVXZ";

/// What is the same in every language: games, designers, boards, moves, and the words for seats and colours that
/// players type; then the comments of the script and what stands in its files. Everything else that is not translated
/// is in the line that was typed.
const NAMES: &str = "Abande Anda Dieter Stein Saïd Galdseid hex square snub hex-3 anda pass komi ai green red \
    yellow blue; teacher builder blocker sandman hoarder gambler stonewall mirror wanderer; no good, worse; Chess, round, never, header, won, Event";

/// The content of a file, which is the same in every language.
const NOT_TRANSLATED: &str = "record";

fn foreign(variant: Variant) -> Session {
    people(variant).speaking(Words::new(Language::Pseudo))
}

/// English words in what is said, but for those in `known`. Letters for pieces, such as `bW`, are no words.
fn english<'a>(said: &'a str, known: &str) -> Vec<&'a str> {
    let parts = |text: &'a str| text.split(|c: char| !c.is_ascii_alphabetic());
    let known: Vec<&str> = known.split(|c: char| !c.is_ascii_alphabetic()).collect();
    let is_english = |word: &&str| {
        let pieces = word.chars().all(|c| "bwBW".contains(c));
        word.len() > 1 && !word.chars().all(|c| BARE.contains(c)) && !pieces && !known.contains(word)
    };
    parts(said).filter(is_english).collect()
}

/// Says each line and refuses every answer with English in it. A line that would lose a game is said twice.
fn check(session: &mut Session, script: &str) {
    check_with(session, script, "");
}

/// English words in an answer, but for the usual ones and these.
fn check_with(session: &mut Session, script: &str, known: &str) {
    for line in script.lines() {
        let mut text = said(session, line);
        if session.doubted.is_some() {
            text += &said(session, line);
        }
        if line == NOT_TRANSLATED {
            continue;
        }
        // The names of kept games.
        let named = |word: &&str| !word.contains("_human_human_");
        let text = text.split_whitespace().filter(named).collect::<Vec<_>>().join(" ");
        let languages =
            Language::OFFERED.map(|language| [language.tag(), language.name()].join(" ")).join(" ");
        let found = english(&text, &format!("{NAMES} {languages} {known} {line}"));
        assert!(found.is_empty(), "“{line}” answers {found:?} in\n{text}");
    }
}

/// Every command, and many mistakes.
const ABANDE: &str = include_str!("scripts/abande.txt");

/// Variations that lie side by side.
const VARIATIONS: &str = include_str!("scripts/variations.txt");

/// A tower, and moves that are refused.
const TOWERS: &str = include_str!("scripts/towers.txt");

const ANDA: &str = include_str!("scripts/anda.txt");

/// Lessons, with wrong tries. They end with the input, so their script is said as a whole.
const LESSONS: &str = include_str!("scripts/lessons.txt");

/// Puzzles of every kind, with wrong tries, hints and solutions.
fn puzzles() -> String {
    let mut script = String::from("solution\npuzzles\n");
    let kinds = ["keep", "smother", "save"];
    for puzzle in kinds.iter().flat_map(|kind| {
        collection().iter().filter(move |puzzle| puzzle.task.word() == *kind).step_by(3).take(4)
    }) {
        let wrong = puzzle.start.legal_moves().into_iter().find(|&mv| mv != puzzle.solution[0]).unwrap();
        let [wrong, right] =
            [wrong, puzzle.solution[0]].map(|mv| mv.display(puzzle.start.board()).to_string());
        let _ =
            write!(script, "puzzle {}\n{wrong}\n{right}\nhint\nhint\nhint\nhint\nagain\nundo\n", puzzle.id());
        let _ = write!(script, "solution\n{right}\nhint\nsolution\n");
    }
    script + "puzzle nonsense\npuzzles\nleave"
}

#[test]
fn nothing_is_said_in_english() {
    check(&mut foreign(Variant::Hex), ABANDE);
    check(&mut foreign(Variant::Hex), VARIATIONS);
    check(&mut foreign(Variant::Hex), TOWERS);
    check(&mut foreign("anda-4".parse().unwrap()), ANDA);
    let told = said(&mut foreign(Variant::Hex), LESSONS);
    let found = english(&told, &format!("{NAMES} {LESSONS}"));
    assert!(found.is_empty(), "{found:?} in\n{told}");
    let solved = puzzles();
    let told = said(&mut foreign(Variant::Hex), &solved);
    let found = english(&told, &format!("{NAMES} {solved}"));
    assert!(found.is_empty(), "{found:?} in\n{told}");
    let scripts = [ABANDE, ANDA, LESSONS, &solved].concat();
    let typed: Vec<&str> = scripts.lines().filter_map(|line| line.split_whitespace().next()).collect();
    for entry in SECTIONS.iter().flat_map(|(_, entries)| *entries) {
        let is_typed = entry.names.iter().any(|name| typed.contains(name));
        assert!(is_typed || entry.names[0] == "help", "{:?} is not tried", entry.verb);
    }
}

#[test]
fn the_help_is_translated() {
    for variant in [Variant::Hex, "anda-5".parse().unwrap()] {
        let mut output = Vec::new();
        assert!(foreign(variant).obey("help", &mut output).unwrap().is_continue());
        let text = String::from_utf8(output).unwrap();
        for line in text.lines().filter(|line| !line.is_empty()) {
            // The commands themselves, with their arguments, are the same in every language.
            let (_, explained) = line.rsplit_once('[').expect("an explanation");
            assert_eq!(english(explained, NAMES), Vec::<&str>::new(), "{line}");
        }
        assert!(text.lines().count() > 40, "{text}");
    }
}

#[test]
fn games_end_without_english() {
    let mut session = foreign(Variant::Hex3);
    while let Some(&mv) = session.table().position().legal_moves().last() {
        let text = mv.display(session.table().position().board()).to_string();
        check(&mut session, &format!("{text}\nmoves\nturn"));
    }
    let review =
        "review\nnext-mistake\nnext-mistake\nprevious-mistake\nprevious-mistake\nagain\nhint all\nc3\ngame";
    check(&mut session, &format!("{review}\nreview keep\nreview keep"));
    check(&mut session, "board\nturn\nmoves\nd4\nback 4\ngame\nresign\nundo\nforward\nback\npass");
    let start = "anda-3".parse::<Variant>().unwrap().start_with_komi(2).unwrap();
    let seats = ByPlayer::new(Seat::Human, Seat::Human);
    let mut session =
        Session::new(Match::from_position(start, seats), 1).speaking(Words::new(Language::Pseudo));
    check(&mut session, "b4+e2\nb1+c5\nc3\nb2\nb3\nd4\nc2\nkomi\na2\nkomi\nc1\ne3\nd1\nturn\nmoves");
    session = session.judging_with(crate::study::Effort::nodes(50));
    check(&mut session, "hint\nreview\nnext-mistake");
}

#[test]
fn files_are_spoken_of_without_english() {
    let folder = tempfile::tempdir().unwrap();
    let name = |name: &str| folder.path().join(name).display().to_string();
    for (file, text) in [
        ("cut.agn", "1. d4 d5 2. d3 d5-"),
        ("several.agn", "1. d4 d5 *\n\n[Game \"Abande\"]\n\n1. d4 *"),
        ("empty.agn", ""),
        ("tag.agn", "[Game"),
        ("other.agn", "[Game \"Chess\"]\n\n1. d4 *"),
        ("illegal.agn", "1. d4 d5 2. a1 *"),
        ("result.agn", "1. d4 d5 9-1"),
        ("board.agn", "[Variant \"round\"]\n\n1. d4 *"),
        ("comment.agn", "1. d4 {never"),
        ("variation.agn", "1. d4 (1. d5"),
        ("early.agn", "(1. d5) 1. d4 *"),
        ("stray.agn", "1. d4 } *"),
        ("twice.agn", "[Event \"A\"]\n[Event \"B\"]\n\n1. d4 *"),
        ("late.agn", "1. d4 [Event \"A\"] d5 *"),
        ("wrong.agn", "[Game \"Anda\"]\n[Variant \"hex\"]\n\n1. d4 *"),
        ("komi.agn", "[Game \"Anda\"]\n[Komi \"x\"]\n\n*"),
        ("nokomi.agn", "[Komi \"3\"]\n\n1. d4 *"),
        ("newer.agn", "[FormatVersion \"9\"]\n\n1. d4 *"),
        ("setup.agn", "[SetUp \"1\"]\n\n1. d4 *"),
        ("start.agn", "[SetUp \"1\"]\n[Position \"x4 1\"]\n\n1. d4 *"),
        ("band.agn", "[SetUp \"1\"]\n[Position \"1,x3/x5/x6/x2,1,12,x3/x6/x5/x4 2 17 17 0 4\"]\n\n*"),
        ("won.agn", "[Result \"won\"]\n\n1. d4 *"),
        ("two.agn", "[Result \"1-0\"]\n\n1. d4 d5 0-1"),
        ("after.agn", "1. d4 d5 1-0 d3"),
        ("rows.agn", "hex x4/x5 1 18 18 0 0"),
        ("libre.json", "{\"header\": {\"game\": {\"name\": \"Abande\", \"variants\": [\"libre\"]}}}"),
        ("site.json", "{\"header\": 1}"),
        ("position.agn", "x9/x9 1 2 3 4 5"),
    ] {
        std::fs::write(name(file), text).unwrap();
        check(&mut foreign(Variant::Hex), &format!("open {}", name(file)));
    }
    std::fs::write(name("bytes.agn"), b"\xff\xfe").unwrap();
    let (saved, folder) = (name("saved.agn"), name("."));
    let script = format!(
        "open {}\nd4\nsave {saved}\nsave {saved}\nd5\nopen {saved}\nsave {folder}\nreplace {folder}\nopen {folder}",
        name("bytes.agn")
    );
    check(&mut foreign(Variant::Hex), &script);
    let mut other = foreign(Variant::Hex);
    let bytes = name("bytes.agn");
    let ways = format!("save {saved}\nadd {saved}\nsave {saved}\nsave {bytes}\nadd {bytes}");
    check(&mut other, &format!("d4\n{ways}\nnew square\nquit"));
}

#[test]
fn the_library_is_spoken_of_without_english() {
    let folder = tempfile::tempdir().unwrap();
    let library = || Library::new(Paths::within(folder.path()));
    let start = |variant| foreign(variant).in_library(&library());
    // Names of players are what records say.
    let names = "human, Human";
    let mut interrupted = start(Variant::Hex);
    check_with(
        &mut interrupted,
        "games\ngames red\nresume\nopen 1\nd4\nd5\nresign\nnew square\nd4\nnew",
        names,
    );
    check_with(
        &mut start(Variant::Hex),
        "games\nopen 1\ngames hex\nopen human\nopen 7\nopen 2\nresume 9\nresume x\nd3",
        names,
    );
    // Two games that are interrupted: their sessions just end.
    for variant in [Variant::Snub, Variant::Hex3] {
        assert!(start(variant).obey("d3", &mut Vec::new()).unwrap().is_continue());
        check_with(&mut start(Variant::Hex), "games\nresume 5", names);
    }
    check_with(&mut start(Variant::Hex), "resume 1\nresume 1", names);
}

#[test]
fn lines_that_are_no_text_are_refused_without_english() {
    let mut output = Vec::new();
    let long = "d".repeat(2_000_000);
    let lines = [b"\xff\n", long.as_bytes(), b"\n"].concat();
    run(lines.as_slice(), &mut output, &mut foreign(Variant::Hex)).unwrap();
    let text = String::from_utf8(output).unwrap();
    assert_eq!(english(&text, NAMES), Vec::<&str>::new(), "{text}");
}

#[test]
fn the_language_changes_at_once_and_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("config.toml");
    let kept = || PreferencesFile::open(path.clone()).1.language;
    let mut session = people(Variant::Hex).remembering_in(path.clone());
    let text = said(&mut session, "language\nlanguage tlh\nturn");
    for known in
        ["Languages: en (English), de (Deutsch), ", " (日本語). To choose one, type, for example: language "]
    {
        assert!(text.contains(known), "{text}");
    }
    assert!(text.contains("There is no language “tlh”. Use en, de, fr, it or ja.\n"), "{text}");
    assert_eq!(kept(), None);
    // Another game keeps the language, and its place in the preferences.
    let text = said(&mut session, "language xx\nnew square\nturn");
    let (english_before, rest) = text.split_once("[Ļ").unwrap();
    assert!(english_before.ends_with("Black, move 1> "), "{text}");
    assert_eq!(english(rest, NAMES), Vec::<&str>::new(), "{text}");
    assert_eq!(kept(), None, "the made-up language is for a try");
    let text = said(&mut session, "LANG en-GB\nturn");
    assert!(text.contains("Language: English.\n") && text.contains("Black (Human) is to move."), "{text}");
    assert_eq!(kept(), Some(Language::English));
}

#[test]
fn a_choice_that_cannot_be_kept_is_said() {
    let folder = tempfile::tempdir().unwrap();
    // A folder stands where the file would be.
    let path = folder.path().join("config.toml");
    std::fs::create_dir(&path).unwrap();
    let text = said(&mut people(Variant::Hex).remembering_in(path), "language en");
    assert!(text.contains("Language: English.\n"), "{text}");
    assert!(text.contains("This choice was not saved: "), "{text}");
}
