//! Records that are damaged, glued together or written by others: an error costs the part that it damages, and nothing
//! else.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::SystemTime;

use abande::library::{Keeper, Library, Paths, Preferences, PuzzlesDone};
use abande::play::Verdict;
use abande::record::{
    AbstractPlayGames, AnyGames, Games, Header, Kind, Opened, Record, RecordError, RecordErrorKind, export,
};
use abande::rules::{Game, Outcome, Player, Variant};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use proptest::prelude::*;
use serde_json::{Value, json};

const INPUTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/field_reports/inputs");

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
    Games::new(text).collect()
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

/// core.md 1; mliebelt/pgn-parser#99, sanderland/katrain#140.
#[test]
fn a_result_survives_a_fault_that_is_not_in_the_game() {
    let record = games(&input("varfault.agn"));
    let error = record[0].as_ref().expect_err("a bad move");
    assert!(matches!(error.kind, RecordErrorKind::NotAMove { .. }));
    let record = error.before.as_deref().expect("the game");
    assert_eq!((plies(record), record.verdict(), record.termination()), (4, WHITE_WON, Some("resignation")));
    // In the place of a variation.
    for fault in [
        "(1... c3 2. zz)",
        "(1... d4)",
        "(zz) (1... c3)",
        "(1... c3 2. zz (2. c4 (x)) {a } 2... e3)",
        "((1... c3) 1... c3)",
        "(1... c3 } 2. c4)",
        "(1... c3 [bad] 2. c4)",
        "(1... c3 [A \"b\"] 2. c4)",
        "(1... c3 1-0 2. zz 0-1)",
        ")",
        "}",
        "]",
        "}}} ]",
        "[not a tag]",
        "[%clk 0:01:00]",
        "[Late \"tag\"]",
        "[Half \"tag]",
    ] {
        let text = given_up(&format!("1. d4 d5 {fault} 2. d3 d5-d4 0-1"));
        check_given_up(&text, 4, true);
        // The same where only the moves say how it ended.
        let untold = text.replacen("[Result \"0-1\"]\n", "", 1);
        check_given_up(&untold, 4, true);
    }
    // Behind the result.
    for fault in [
        "-- \nJean Dupont, 1 rue de la Paix (Paris) {home} <a@b.c>",
        "}",
        "]",
        ")",
        "(",
        "((x",
        "0-1",
        "1-0",
        "*",
        "d5",
        "[I think]",
        "\n\n[sent from my phone]",
        "\n\n1 - what a game!",
        "\n\n1. What a game",
        "{a brace",
        "{a brace\n\nand a line",
        "1/2",
        "resign",
    ] {
        check_given_up(&given_up(&format!("1. d4 d5 2. d3 d5-d4 0-1 {fault}")), 4, true);
        check_given_up(&given_up(&format!("1. d4 d5 2. d3 d5-d4 0-1\n{fault}")), 4, true);
    }
    // Nothing is wrong with these.
    for harmless in
        ["$", "$x", "$999", "$-1", "{}", "{[%clk x]}", "; (", "+-", "±", "\u{0}", "\u{feff}", "$14$15"]
    {
        check_given_up(&given_up(&format!("1. d4 d5 {harmless}\n 2. d3 d5-d4 0-1 {harmless}\n")), 4, false);
    }
}

/// core.md 1, core.md 12: also of a game whose moves are lost.
#[test]
fn a_result_survives_a_fault_in_the_game() {
    for fault in [
        "1. d4 d5 2. zz 0-1",
        "1. d4 d5 2. d4 d3 {x} (2. d3 (x)) e3 0-1",
        "1. d4 d5 2. d4 {unclosed",
        "1. d4 d5 (1... c3 2. c4 0-1",
        "1. d4 d5 (1... zz 2. c4 0-1",
        "1. d4 d5 {unclosed 2. d3 0-1",
        "1. d4 d5 {unclosed\n\n2. d3 [x y]\n% 0-1",
        "1. d4 d5 5 - d4 0-1",
        "1. d4 d5 2. d3 pas 0-1",
        "1. d4 d5 resign 2. d3 0-1",
    ] {
        let text = given_up(fault);
        check_given_up(&text, 2, true);
        if !fault.contains("{unclosed") {
            check_given_up(&text.replacen("[Result \"0-1\"]\n", "", 1), 2, true);
        }
    }
    check_given_up(&given_up("zz d4 0-1"), 0, true);
    // Points of moves that are lost still tell who won.
    for (result, winner) in [
        ("21-17", Some(Outcome::Win(Player::Black))),
        ("3 – 17", Some(Outcome::Win(Player::White))),
        ("19-19", Some(Outcome::Draw)),
        ("0-0", None),
    ] {
        for moves in ["1. d4 d5 2. zz", "1. d4 d5"] {
            let text = format!("[Result \"{result}\"]\n[Termination \"two passes\"]\n\n{moves} {result}");
            let record = *Record::parse(&text).expect_err("not over").before.expect("the game");
            assert_eq!((record.outcome(), plies(&record)), (winner, 2), "{text}");
            assert_eq!(record.header().tag("Termination"), Some("two passes"), "{text}");
            assert_eq!(Record::parse(&record.to_string()), Ok(record));
        }
    }
    // Of two results the first stays; what is none costs nothing.
    for (text, result) in [
        ("[Result \"1-0\"]\nd4 d5 0-1", "1-0"),
        ("[Result \"*\"]\nd4 d5 0-1", "0-1"),
        ("[Result \"0-1\"]\nd4 d5 *", "0-1"),
        ("[Result \"black\"]\nd4 d5 0-1", "0-1"),
        ("[Result \"0-1\"]\nd4 d5 resign 0-1 1-0", "0-1"),
    ] {
        let text = format!("[Termination \"resignation\"]{text}");
        let record = *Record::parse(&text).expect_err("a contradiction").before.expect("the game");
        assert_eq!(record.result_text(), result, "{text}");
        assert_eq!(record.termination(), Some("resignation"), "{text}");
    }
}

/// core.md 1, as somebody sees it who converts a file or imports it.
#[test]
fn commands_keep_the_result_of_a_damaged_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = Path::new(INPUTS).join("varfault.agn");
    let output = abande(folder.path(), &["convert", "--to", "agn", &file.to_string_lossy(), "-"], b"", "UTC");
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(text.contains("[Result \"0-1\"]\n[Termination \"resignation\"]\n"), "{text}");
    assert!(text.ends_with("d5-d4 0-1\n") && !output.status.success(), "{text}");
    abande(folder.path(), &["games", "import", &file.to_string_lossy()], b"", "UTC");
    let output = abande(folder.path(), &["games", "list"], b"", "UTC");
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(text.contains("hex, Ada – Bob, 0-1, plies: 4"), "{text}");
}

/// core.md 12; a bad tag costs itself.
#[test]
fn a_bad_tag_costs_itself() {
    let read = games(&input("nestedquote.agn"));
    let names: Vec<_> = read.iter().map(|game| sound(game).expect("a game").result_text()).collect();
    assert_eq!(names, ["7-7", "6-10"]);
    let error = read[0].as_ref().expect_err("a bad tag");
    assert_eq!((error.place.line, &error.kind), (3, &RecordErrorKind::BadTag));
    let first = error.before.as_deref().expect("the game");
    assert_eq!((plies(first), first.player(Player::Black).name.as_deref()), (26, Some("Ada")));
    assert!(read[1].is_ok());
    let good = given_up("1. d4 d5 2. d3 d5-d4 0-1");
    for bad in [
        "[Site \"5th \"Mikis\" Cup\"]",
        "[Site \"never closed]",
        "[Site \"never closed",
        "[Site never opened\"]",
        "[Site no quotes]",
        "[Site]",
        "[Site \"a\" \"b\"]",
        "[Site \"a\"",
        "[Site 'a']",
        "[Site “a”]",
        "[\"a\"]",
        "[]",
        "[ ]",
        "[Si-te \"a\"]",
        "[Größe \"a\"]",
        "[Site \"broken\nin two\"]",
        "[Site \"a\\\"]",
        "[Site \"a\"}",
        "[%eval 3]",
        "[Site \"a ]\" b\"]",
        "[Komi \"three\"]",
        "[Komi \"2\"]",
        "[Result \"*\"]",
        "[Variant \"snub\"]",
    ] {
        for tag in ["[Event \"Club\"]", "[Black \"Ada\"]", "[Note \"kept\"]"] {
            let text = good.replacen(tag, &format!("{tag}\n{bad}"), 1);
            check_given_up(&text, 4, true);
            check_given_up(&text.replace('\n', "\r\n"), 4, true);
            check_given_up(&text.replace('\n', "\r"), 4, true);
        }
    }
    // Two tags on one line, the first of them bad.
    check_given_up(&good.replacen("[Event \"Club\"]\n", "[Site \"x] [Event \"Club\"]\n", 1), 4, true);
    // Tags with a meaning are understood where it is clear what they say.
    for tag in [
        "[Variant \"hex-3]",
        "[Variant hex-3]",
        "[Variant 'hex-3']",
        "[Variant “hex-3”]",
        "[Variant \"hex-3\"",
        "[Variant \"hex-3\" ;]",
    ] {
        let text =
            format!("[Event \"x\"]\n{tag}\n[Black \"the \"great\" Ada\"]\n[Result \"1-0]\n\n1. c4 b4 1-0\n");
        let read = games(&text);
        let Some(record) = sound(&read[0]) else {
            assert!(tag.contains(';'), "{tag}");
            continue;
        };
        assert_eq!((record.variant(), plies(record), read.len()), (Variant::Hex3, 2, 1), "{tag}");
        assert_eq!(record.result_text(), "1-0");
        assert_eq!(record.player(Player::Black).name.as_deref(), Some("the \"great\" Ada"));
    }
    // On no board are the moves known to be legal: then there is no game, and it is said why.
    let lost = games("[Variant \"hex\n\n1. d4 d5\n\n[Event \"b\"]\n1. d4 *\n");
    assert!(
        matches!(&lost[0], Err(error) if error.before.is_none() && error.kind == RecordErrorKind::BadTag)
    );
    assert!(lost.len() == 2 && lost[1].is_ok());
    // Too many tags are left out.
    let many = (0..1_100).map(|index| format!("[T{index} \"x\"]\n")).collect::<Vec<_>>().concat();
    let text = good.replacen("[Event \"next\"]", &format!("{many}[Event \"next\"]"), 1);
    let read = games(&text);
    let record = sound(&read[1]).expect("a game");
    assert_eq!((plies(record), record.header().tags().len()), (2, 1_000));
}

/// core.md 12: braces and brackets after an illegal move.
#[test]
fn a_comment_in_the_lost_part_of_a_game_is_no_game() {
    let read = games(&input("phantom.agn"));
    assert_eq!(read.len(), 2);
    let first = sound(&read[0]).expect("its legal part");
    assert_eq!((plies(first), first.player(Player::Black).name.as_deref()), (1, Some("A")));
    let second = read[1].as_ref().expect("a good game");
    assert_eq!((plies(second), second.player(Player::Black).name.as_deref()), (1, Some("Real")));
    let phantom = "{\n[White \"Bob\"]\n[Result \"1-0\"]\n\n1. c3 c4 *\n[I think]\n(}";
    for moves in [
        format!("1. d4 d4 {phantom} 2. d3 0-1"),
        format!("1. zz {phantom} ({phantom}) 2. d3 0-1"),
        format!("1. d4 d5 (1... zz {phantom}) 2. d3 d5-d4 {phantom} 0-1 {phantom} x"),
        format!("1. d4 d5 {phantom} 2. zz\n; [White \"x\"]\n% [White \"x\"]\n0-1"),
        format!("1. d4 d5 [x {phantom} 0-1 0-1"),
    ] {
        check_given_up(&given_up(&moves), 0, true);
    }
    // In a game that cannot be read at all.
    for tags in ["[Game \"Chess\"]\n", "[Variant \"round\"]\n", "[FormatVersion \"9\"]\n", "[SetUp \"1\"]\n"]
    {
        let text = format!("{tags}\n1. e4 {phantom} e5 1-0\n\n[Event \"next\"]\n1. d4 *\n");
        let read = games(&text);
        assert_eq!(read.len(), 2, "{text}");
        assert!(read[0].as_ref().is_err_and(|error| error.before.is_none()) && read[1].is_ok(), "{text}");
    }
}

/// core.md 12: results in the spellings that people use.
#[test]
fn results_have_many_spellings() {
    let record = games(&input("res_half.agn"));
    assert_eq!(record[0].as_ref().expect("a draw").result_text(), "1/2-1/2");
    for (result, spellings) in [
        (
            "1/2-1/2",
            &[
                "1/2-1/2",
                "0.5-0.5",
                "0,5-0,5",
                ".5-.5",
                "½-½",
                "½–½",
                "½ – ½",
                "1/2 - 1/2",
                "1/2 : 1/2",
                "1/2",
                "½",
                "0.5 - 0.5",
                "0.50-0.50",
                "1⁄2-1⁄2",
                "１／２－１／２",
                "0.5:0.5",
                "1/2–1/2.",
            ][..],
        ),
        (
            "1-0",
            &[
                "1-0",
                "1 - 0",
                "1- 0",
                "1 -0",
                "1 – 0",
                "1—0",
                "1:0",
                "1 : 0",
                "1−0",
                "1‑0",
                "1.0-0.0",
                "１－０",
                "1-0.",
                "1 -\n0",
            ],
        ),
        ("0-1", &["0-1", "0 - 1", "0–1", "0 : 1", "0.0-1.0", "０：１"]),
        ("*", &["*", "＊"]),
    ] {
        for spelling in spellings {
            for text in [
                format!("1. d4 d5 {spelling}"),
                format!("1. d4 d5 {{all}} {spelling} {{of it}}"),
                format!("[Result \"{spelling}\"]\n\n1. d4 d5"),
                format!("[Result \" {spelling} \"]\n\n1. d4 d5 {spelling}"),
            ] {
                if spelling.contains('\n') && text.starts_with('[') {
                    continue;
                }
                let record = Record::parse(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
                assert_eq!((record.result_text().as_str(), plies(&record)), (result, 2), "{text}");
            }
            let two = format!("[Event \"a\"]\n\n1. d4 d5 {spelling}\n\n1. e4 {spelling}\n");
            assert_eq!(games(&two).iter().filter(|game| game.is_ok()).count(), 2, "{two}");
        }
    }
    assert_eq!(Record::parse("[Result \"Draw\"] d4").expect("a draw").outcome(), Some(Outcome::Draw));
    // The points of a game that is over, in each of them.
    let finished = games(&input("bom_cat.agn"))[1].as_ref().expect("good").to_string();
    for spelling in ["6-10", "6 - 10", "6:10", "6–10", "６－１０", "6.0-10.0"] {
        let record = Record::parse(&finished.replace("6-10", spelling));
        assert_eq!(record.map(|record| record.to_string()).as_ref(), Ok(&finished), "{spelling}");
    }
    // What is none.
    for none in ["1-", "-1", "1-2-3", "1/2-0", "1.5-0.5", "70000-1", "1--0", "- ", "11/2-1/2"] {
        assert!(Record::parse(&format!("[Result \"{none}\"] d4")).is_err(), "{none}");
    }
    // A number and a result side by side are both what they are.
    assert_eq!(plies(&Record::parse("1 d4 d5 2 d3 3 1-0").expect("legal")), 3);
}

/// core.md 8; files glued together, each with its own mark, and with everything that may stand between games.
#[test]
fn files_may_be_glued_together() {
    let read = games(&input("bom_cat.agn"));
    let results: Vec<_> = read.iter().map(|game| game.as_ref().map(Record::result_text)).collect();
    assert_eq!(results, [Ok("7-7".into()), Ok("6-10".into()), Ok("3-5".into())]);
    let good: Vec<Record> = read.into_iter().flatten().collect();
    for between in [
        "",
        "\n",
        "\n\n",
        "\u{feff}",
        "\n\u{feff}",
        "\u{feff}\n",
        "\u{feff}\u{feff}",
        "\n\n\u{feff}\n",
        "\0",
        "\n\0\0\0\n",
        "\u{1a}",
        "\n\u{1a}\u{feff}",
        "\u{200b}\n",
        "\n% skipped\n",
        "\n\n\n\n",
        " ",
        "\t",
        "\u{c}\n",
    ] {
        let text: String = good.iter().map(|game| game.to_string().trim_end().to_owned() + between).collect();
        let text = format!("{between}{text}");
        for text in [text.clone(), text.replace('\n', "\r\n"), text.replace('\n', "\r")] {
            let read: Vec<_> = games(&text).into_iter().collect::<Result<_, _>>().expect("good");
            assert_eq!(read, good, "{between:?}");
            assert_eq!(Kind::of(&text), Kind::Agn);
        }
    }
    // Games without a result, without moves, and one game twice.
    let bare = "[Event \"a\"]\n[Black \"x\"]\n\n[Event \"b\"]\n[Black \"y\"]\n1. d4\n[Event \"c\"]\n[Black \"z\"]\n\
        [Event \"d\"]\n[Black \"z\"]\n";
    let read = games(bare);
    let names: Vec<_> = read.iter().map(|game| game.as_ref().expect("good").header().tag("Event")).collect();
    assert_eq!(names, [Some("a"), Some("b"), Some("c"), Some("d")]);
    assert_eq!(
        games(&good[0].to_string().repeat(3)).iter().flatten().filter(|game| **game == good[0]).count(),
        3
    );
    // Marks before a position and before JSON.
    let position = "\n\u{feff} hex x4/x5/x6/x2,1,12,x3/x6/x5/x4 1 16 17 0 4\u{feff}";
    assert_eq!(plies(&Opened::of_text(position).expect("a position").record), 0);
}

/// A letter around a game.
#[test]
fn prose_before_a_game_hides_nothing() {
    let good = given_up("1. d4 d5 2. d3 d5-d4 0-1");
    for prose in [
        "Hello Ada, here is our game:\n\n",
        "From: Bob\nDate: today (5 - 7)\n> quoted {text}\n\n",
        "zz\n",
        "[I think]\n\n",
        "1) the game\n",
    ] {
        check_given_up(&(prose.to_owned() + &good), 4, true);
        assert_eq!(plies(&Opened::of_text(&(prose.to_owned() + &good)).expect("a game").record), 4);
    }
    let read = games("Our game was this one:\n1. d4 d5 2. d3 0-1\n");
    assert_eq!(read.len(), 1);
    let record = sound(&read[0]).expect("the game");
    assert_eq!((plies(record), record.result_text().as_str()), (3, "0-1"));
    assert!(games("only prose, no game").iter().all(|game| sound(game).is_none()));
}

/// Three games with everything in them.
fn collection() -> (String, Vec<Record>) {
    let texts = [
        "[Game \"Abande\"]\n[Variant \"hex\"]\n[Event \"a \\\"cup\\\"\"]\n[Black \"Ada\"]\n[Result \"0-1\"]\n\
         [Termination \"resignation\"]\n\n{a game} 1. d4!? {[%eval +0.5,d3] fine} d5 (1... {or} d3 $14 (1... c3 2. c4)\n\
         2. d2) 2. d3 {[%clk 0:05:12]\n\n second line} d5-d4 ; why\n3. d3-d4 0-1\n",
        "[Game \"Abande\"]\n[Variant \"hex-3\"]\n[Event \"b\"]\n[White \"Bob\"]\n[Result \"7-7\"]\n\n\
         1. c4 b4 2. c5 b4-c4 3. b3 a2 4. a3 d4 5. a1 d3 6. c3 b1 7. b4 c4-c3 8. e3 c1\n\
         9. d1 c2 10. c5-d4 b1-a1 11. pass c5 12. b3-a2 e2 {near the end} 13. pass pass 7-7\n",
        "[Game \"Anda\"]\n[Variant \"anda-4\"]\n[Event \"c\"]\n[Black \"Cyd\"]\n[Result \"1-0\"]\n\n\
         {of Anda} 1. a1+g1 {x} 1-0\n",
    ];
    let records: Vec<_> = texts.iter().map(|text| Record::parse(text).expect("good")).collect();
    (texts.join("\n"), records)
}

/// A file that was cut anywhere: whole games stay whole, of the last one everything before the cut is there, and there
/// are never more games than were begun.
#[test]
fn a_cut_anywhere_costs_what_is_behind_it() {
    let (text, whole) = collection();
    let starts: Vec<usize> = text.match_indices("[Game ").map(|(at, _)| at).collect();
    for cut in (0..=text.len()).filter(|&cut| text.is_char_boundary(cut)) {
        let kept = &text[..cut];
        let read = games(kept);
        let begun = starts.iter().filter(|&&start| start < cut).count();
        assert!(read.len() <= begun.max(1), "{} of {begun} games in {kept}", read.len());
        // Games with all of their text, up to the result.
        let complete =
            (0..begun).filter(|&game| starts.get(game + 1).copied().unwrap_or(text.len()) <= cut + 1);
        for game in complete {
            assert_eq!(sound(&read[game]), Some(&whole[game]), "{kept}");
        }
        let Some(last) =
            begun.checked_sub(1).and_then(|last| Some((read.get(last)?, &whole[last], starts[last])))
        else {
            continue;
        };
        let (Some(record), whole, start) = (sound(last.0), last.1, last.2) else { continue };
        let part = &kept[start..];
        assert!(whole.moves().starts_with(&record.moves()) || part.contains('('), "{kept}");
        if part.contains("\"]\n\n") {
            assert_eq!(record.header().tags(), whole.header().tags(), "{kept}");
            assert_eq!(record.header().player(Player::Black), whole.header().player(Player::Black));
            assert_eq!(record.variant(), whole.variant());
            assert_eq!(record.outcome(), whole.outcome(), "{kept}");
        }
    }
}

/// Downloads that broke off, and another file behind them: with a line end, with a mark, or with nothing between.
#[test]
fn a_cut_file_hides_no_game_of_the_next_file() {
    let (text, whole) = collection();
    for between in ["\n", "\n\n", "\u{feff}", "\n\u{feff}", "\r\n", ""] {
        for cut in (0..=text.len()).filter(|&cut| text.is_char_boundary(cut)) {
            let glued = format!("{}{between}{text}", &text[..cut]);
            let read = games(&glued);
            let Some(last) = read.len().checked_sub(3).and_then(|first| read.get(first..)) else {
                panic!("{} games in {glued}", read.len())
            };
            assert!(read.len() <= 6, "{glued}");
            for (read, whole) in last.iter().zip(&whole) {
                let read = sound(read).unwrap_or_else(|| panic!("{read:?} {glued}"));
                // Without a line end the first tag of the next file may be a part of the last word.
                assert_eq!((read.moves(), read.outcome()), (whole.moves(), whole.outcome()), "{glued}");
                assert_eq!(read.tree().len(), whole.tree().len(), "{glued}");
            }
            assert_eq!(last[1].as_ref(), Ok(&whole[1]), "{glued}");
            assert_eq!(last[2].as_ref(), Ok(&whole[2]), "{glued}");
        }
    }
}

/// Comments in the files of this program never look like the beginning of a game.
#[test]
fn a_comment_that_looks_like_a_game_is_read_as_it_was_written() {
    for comment in [
        "a\n[Event \"x\"]\n[White \"y\"]\n1. d4 {\nb",
        "[Event \"x\"] {",
        "{ [Event \"x\"]\n{",
        "&#91;Event",
        &("word ".repeat(14) + "[E \"x\"] " + &"{ [F \"y\"] ".repeat(30)),
    ] {
        let text = format!("1. d4 {{{}}} d5 *", comment.replace('\n', "\n\n").replace('[', "&#91;"));
        let record = Record::parse(&text).expect("good");
        let written = record.to_string().repeat(2);
        let read: Vec<_> = Games::new(&written).collect::<Result<_, _>>().expect("good");
        assert_eq!(read, [record.clone(), record], "{written}");
    }
}

/// A finished or cut game of any variant.
fn any_game() -> impl Strategy<Value = Record> {
    let variants: Vec<_> = Variant::ALL.into_iter().filter(|variant| variant.board().len() <= 40).collect();
    (prop::sample::select(variants), prop::collection::vec(any::<u16>(), 4..70), any::<bool>()).prop_map(
        |(variant, choices, black)| {
            let mut record = Record::new(variant.start());
            for choice in choices {
                let moves = record.game().legal_moves();
                let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
                record.play(mv).expect("a generated move is legal");
            }
            record.header_mut().set_tag("Event", "a \"small\" cup");
            let loser = if black { Player::Black } else { Player::White };
            record.conclude(Verdict::Resignation(loser));
            record
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    /// A fault between any two words of a game leaves its tags, its result and the games around it.
    #[test]
    fn a_fault_between_two_words_stays_where_it_is(
        records in prop::collection::vec(any_game(), 3),
        place in any::<prop::sample::Index>(),
        fault in prop::sample::select(vec![
            "zz", "}", "]", ")", "(", "(zz", "((", "{", "{ (", "[I think]", "[x \"y]", "\u{feff}", "\0", "$x", "$",
            "[Late \"tag\"]", "d99", "--", "a+b", "é", "\\", "\"", "{}", "()", "(pass", ") (", "} {",
        ]),
    ) {
        let texts: Vec<String> = records.iter().map(ToString::to_string).collect();
        let moves = texts[1].find("\n\n").expect("an empty line") + 2;
        let spaces: Vec<usize> = texts[1].match_indices(' ').map(|(at, _)| at).filter(|&at| at > moves).collect();
        let at = spaces[place.index(spaces.len())];
        let damaged = format!("{} {fault} {}", &texts[1][..at], &texts[1][at..]);
        let text = [texts[0].as_str(), &damaged, &texts[2]].join("\n");
        let read = games(&text);
        prop_assert_eq!(read.len(), 3, "{}", text);
        prop_assert_eq!(read[0].as_ref(), Ok(&records[0]));
        prop_assert_eq!(read[2].as_ref(), Ok(&records[2]), "{}", text);
        let record = sound(&read[1]).expect("something is left");
        prop_assert_eq!(record.header().tags().first(), records[1].header().tags().first());
        prop_assert_eq!(record.outcome(), records[1].outcome(), "{}", text);
        prop_assert!(records[1].moves().starts_with(&record.moves()), "{}", text);
        prop_assert_eq!(&Record::parse(&record.to_string()).expect("what was written is read"), record);
    }

    /// Any bytes between good games: the games are there, and of what is between them nothing is taken for a whole game.
    #[test]
    fn anything_may_stand_between_games(
        records in prop::collection::vec(any_game(), 2),
        junk in "[ a-e0-9{}()\\[\\]%;$!?*.\"\\\\-]{0,40}",
    ) {
        let text = format!("{}\n{junk}\n\n{}", records[0], records[1]);
        let read = games(&text);
        let first = read.first().and_then(sound).expect("the first game");
        prop_assert_eq!((first.moves(), first.outcome()), (records[0].moves(), records[0].outcome()), "{}", text);
        let last = read.last().and_then(sound).expect("the last game");
        prop_assert_eq!((last.moves(), last.outcome()), (records[1].moves(), records[1].outcome()), "{}", text);
    }
}

// ---- JSON -------------------------------------------------------------------------------------------------------

fn vector(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors/abstractplay");
    std::fs::read_to_string(folder.join(name)).expect("the vectors are there")
}

fn archive(name: &str) -> Value {
    serde_json::from_str(&vector(name)).expect("JSON")
}

/// What is read of a game in JSON.
fn imported(text: &str) -> (Option<Record>, bool) {
    match AbstractPlayGames::new(text).next().expect("a game") {
        Ok(record) => (Some(record), true),
        Err(error) => (error.before.map(|before| *before), false),
    }
}

/// core.md 1 and 12 for JSON: a bad game in a list costs only that game, wherever it goes wrong.
#[test]
fn a_broken_game_in_a_list_hides_no_other() {
    let texts = ["record-hex-01.json", "record-resign-01.json", "record-snub-01.json"].map(vector);
    let good: Vec<Record> = texts.iter().filter_map(|text| imported(text).0).collect();
    assert_eq!(good.len(), 3);
    let middle = texts[1].trim();
    let step = middle.len() / 150 + 1;
    for separator in [",", ",\n", "\n", "\n\u{feff}"] {
        let check = |damaged: &str| {
            let list = [texts[0].trim(), damaged, texts[2].trim()].join(separator);
            let text = if separator.contains(',') { format!("[{list}]") } else { list };
            let read: Vec<_> = AnyGames::new(&text).collect();
            assert_eq!(read.first().expect("one").as_ref(), Ok(&good[0]), "{damaged}");
            assert_eq!(read.last().expect("one").as_ref(), Ok(&good[2]), "{damaged}");
            assert!(read.len() <= 3, "{} games: {damaged}", read.len());
        };
        for at in (0..middle.len()).step_by(step).filter(|&at| middle.is_char_boundary(at)) {
            // Cut.
            check(&middle[..at]);
            for byte in ["{", "[", "\"", "}", "]", ",", "\\", ""] {
                let end = middle.ceil_char_boundary(at + 1);
                check(&format!("{}{byte}{}", &middle[..at], &middle[end..]));
            }
        }
        for junk in ["null", "5", "\"text\"", "{}", "{", "nothing", "[[1]]", "{\"header\":{}}"] {
            check(junk);
        }
    }
    let first = format!("[null, {}]", texts[0]);
    assert_eq!(AnyGames::new(&first).flatten().count(), 1);
}

/// The same inside one game: what is wrong with a name, a time or a point costs that, and what is wrong with the moves
/// costs no result.
#[test]
fn a_strange_value_in_json_costs_itself() {
    let value = archive("record-resign-01.json");
    let good = imported(&value.to_string()).0.expect("good");
    let strange = [
        json!(5),
        json!("x"),
        json!(null),
        json!([]),
        json!({}),
        json!(true),
        json!(1.5),
        json!([{"a": [1]}]),
    ];
    let places = [
        "/header/event",
        "/header/round",
        "/header/site",
        "/header/site/name",
        "/header/site/gameid",
        "/header/date-start",
        "/header/date-end",
        "/header/date-generated",
        "/header/unrated",
        "/header/players/0/name",
        "/header/players/1/is_ai",
        "/header/players/0/score",
        "/header/players/1/score",
        "/header/players/0/userid",
    ];
    for place in places {
        for odd in &strange {
            let mut value = value.clone();
            let (parent, key) = place.rsplit_once('/').expect("a path");
            let parent = value.pointer_mut(parent).expect("there");
            if let Some(parent) = parent.as_object_mut() {
                parent.insert(key.to_owned(), odd.clone());
            }
            let (record, _) = imported(&value.to_string());
            let record = record.unwrap_or_else(|| panic!("nothing is left with {odd} as {place}"));
            assert_eq!(
                (record.moves(), record.verdict()),
                (good.moves(), good.verdict()),
                "{odd} as {place}"
            );
        }
    }
    // Numbers as texts, and whole ones as fractions.
    let mut other = value.clone();
    other["header"]["players"][0]["result"] = json!("1");
    other["header"]["players"][1]["result"] = json!("0");
    assert_eq!(imported(&other.to_string()).0.expect("good").outcome(), Some(Outcome::Win(Player::Black)));
    let mut state = archive("state-01.json");
    let plies = imported(&state.to_string()).0.expect("good").moves().len();
    state["gameover"] = json!(1);
    state["winner"] = json!([2.0]);
    state["stack"][0]["_timestamp"] = json!(7);
    let (record, _) = imported(&state.to_string());
    let record = record.expect("good");
    assert_eq!((record.outcome(), record.moves().len()), (Some(Outcome::Win(Player::White)), plies));
    // Faults in the moves, behind them, and in who played.
    let rounds = value["moves"].as_array().expect("a list").len();
    for (place, odd) in [
        (format!("/moves/{}/0", rounds / 2), json!("zz")),
        (format!("/moves/{}/0", rounds / 2), json!(5)),
        (format!("/moves/{}/0", rounds / 2), json!({"mv": "d4"})),
        (format!("/moves/{}/0", rounds / 2), json!(["d4"])),
        ("/moves/0/0".into(), json!("pass")),
        ("/header/players/0/score".into(), json!(99)),
    ] {
        let mut value = value.clone();
        *value.pointer_mut(&place).expect("there") = odd.clone();
        let (record, _) = imported(&value.to_string());
        let record = record.unwrap_or_else(|| panic!("nothing is left with {odd} as {place}"));
        assert_eq!(record.verdict(), good.verdict(), "{odd} as {place}");
        assert_eq!(record.player(Player::White), good.player(Player::White));
    }
    let mut longer = value.clone();
    longer["moves"].as_array_mut().expect("a list").push(json!(["d4"]));
    let (record, is_good) = imported(&longer.to_string());
    assert!(!is_good);
    assert_eq!(record.expect("the game"), good, "what follows the end");
    let mut three = value.clone();
    three["header"]["players"].as_array_mut().expect("a list").push(json!({"name": "Cyd"}));
    let (record, is_good) = imported(&three.to_string());
    assert!(!is_good && record.expect("the game").moves() == good.moves());
    // Of a playground, variations and notes go wrong for themselves.
    let playground = archive("playground-01.json");
    let good = imported(&playground.to_string()).0.expect("good");
    for key in ["exploration", "moveAnnotations"] {
        for odd in &strange {
            let mut value = playground.clone();
            value[key] = odd.clone();
            let record = imported(&value.to_string()).0.unwrap_or_else(|| panic!("{key} as {odd}"));
            assert_eq!((record.moves(), record.result()), (good.moves(), good.result()));
        }
    }
}

// ---- dates ------------------------------------------------------------------------------------------------------

/// core.md 7: the moment of a game, wherever it was played.
#[test]
fn a_game_begins_at_the_same_moment_in_every_format() {
    for (tags, moment) in [
        ("[Date \"2026.11.26\"][UTCDate \"2026.11.25\"][UTCTime \"15:30:00\"]", "2026-11-25T15:30:00.000Z"),
        ("[UTCTime \"15:30\"][UTCDate \"2026-11-25\"][Date \"2026.11.26\"]", "2026-11-25T15:30:00.000Z"),
        ("[Date \"2026.11.25\"][UTCDate \"2026.11.26\"][UTCTime \"03:00:00\"]", "2026-11-26T03:00:00.000Z"),
        ("[Date \"2026.11.26\"][UTCDate \"????.??.??\"][UTCTime \"15:30:00\"]", "2026-11-26T15:30:00.000Z"),
        ("[UTCDate \"2026.11.25\"]", "2026-11-25T00:00:00.000Z"),
        ("[Date \"2026.11.26\"]", "2026-11-26T00:00:00.000Z"),
        ("[Date \"2026.11.26\"][UTCTime \"15:30:01.25\"]", "2026-11-26T15:30:01.250Z"),
        ("[Date \"2026.11.26\"][UTCTime \"soon\"]", "2026-11-26T00:00:00.000Z"),
    ] {
        let record = Record::parse(&format!("{tags}[Result \"0-1\"]\n1. d4 d5 0-1")).expect("good");
        let exported = export(&record, SystemTime::UNIX_EPOCH).expect("a board of the site");
        let value: Value = serde_json::from_str(&exported.json).expect("JSON");
        assert_eq!(value["header"]["date-start"], moment, "{tags}");
        assert!(exported.losses.is_empty(), "{:?}", exported.losses);
        let read = imported(&exported.json).0.expect("good");
        let again = export(&read, SystemTime::UNIX_EPOCH).expect("the same board").json;
        assert_eq!(again, exported.json);
        let open = Record::parse(&format!("{tags}\n1. d4 d5 *")).expect("good");
        let state = export(&open, SystemTime::UNIX_EPOCH).expect("a board of the site").json;
        let value: Value = serde_json::from_str(&state).expect("JSON");
        assert_eq!(value["stack"][0]["_timestamp"], moment, "{tags}");
    }
    // Where nothing is known, the moment of writing is used.
    let record = Record::parse("[Date \"????.??.??\"]\n1. d4 d5 *").expect("good");
    assert!(export(&record, SystemTime::UNIX_EPOCH).expect("good").json.contains("1970-01-01T00:00:00.000Z"));
}

/// core.md 7: an old game that goes on gets no time of today beside its own day.
#[test]
fn an_old_game_that_goes_on_keeps_its_day() {
    let kept = |header: Option<&Header>, record: &Record| {
        let folder = tempfile::tempdir().expect("a folder");
        let library = Library::new(Paths::within(folder.path()));
        let mut table = record.to_match();
        let mut keeper = Keeper::begin(&library, &table, header);
        let mv = table.game().parse_move("e3").expect("a move");
        table.play(mv).expect("legal");
        keeper.catch_up(&table);
        let id = keeper.leave(&table).expect("it is kept").expect("it has a move");
        library.open(&id).expect("it is there").record
    };
    let record = Record::parse(&input("old.agn")).expect("good");
    let header = kept(Some(record.header()), &record).header().clone();
    let tags =
        |header: &Header| ["Date", "UTCDate", "UTCTime"].map(|name| header.tag(name).map(str::to_owned));
    assert_eq!(tags(&header), [Some("1999.12.31".into()), None, None]);
    for (tag, value) in [("Date", "????.??.??"), ("UTCDate", "1999.12.31"), ("UTCTime", "12:00:00")] {
        let mut header = Header::default();
        header.set_tag(tag, value);
        let kept = kept(Some(&header), &record).header().clone();
        let expected = ["Date", "UTCDate", "UTCTime"].map(|name| (name == tag).then(|| value.to_owned()));
        assert_eq!(tags(&kept), expected);
    }
    let fresh = kept(None, &Record::new(Variant::Hex.start()));
    assert!(tags(fresh.header()).iter().all(Option::is_some), "a new game has all three");
}

/// core.md 7: lists for people have the day of the place, those for programs world time.
#[test]
fn a_list_for_people_has_their_days() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a.agn");
    std::fs::write(&file, "[Black \"Ada\"]\n1. d4 d5 0-1\n").expect("written");
    abande(folder.path(), &["games", "import", &file.to_string_lossy()], b"", "UTC");
    // Between them these two places always have two days.
    for zone in ["Etc/GMT+12", "Etc/GMT-14"] {
        let list = |json: &[&str]| {
            let output = abande(folder.path(), &[&["games", "list"], json].concat(), b"", zone);
            String::from_utf8(output.stdout).expect("text")
        };
        let row: Value = serde_json::from_str(&list(&["--json"])).expect("JSON");
        let changed: Timestamp = row["changed"].as_str().expect("a moment").parse().expect("a moment");
        let day = changed.to_zoned(TimeZone::get(zone).expect("a zone")).strftime("%Y-%m-%d").to_string();
        assert!(list(&[]).contains(&format!("changed: {day}")), "{zone}: {}", list(&[]));
    }
}

/// A game whose record has only world time is filed under that day.
#[test]
fn a_game_without_a_day_of_its_place_has_one_of_world_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let library = Library::new(Paths::within(folder.path()));
    let text =
        "[Event \"x\"]\n[UTCDate \"2011.05.06\"]\n[UTCTime \"07:08:09\"]\n[Result \"*\"]\n\n1. d4 d5 *\n";
    let imported = library.import(&library.index(), text).expect("written");
    assert!(imported.kept[0].as_str().starts_with("2011-05-06"), "{}", imported.kept[0]);
    let index = library.index();
    let entry = &index.entries()[0];
    assert_eq!(entry.date, Some(jiff::civil::date(2011, 5, 6)));
    assert_eq!(entry.started.map(|started| started.to_string()).as_deref(), Some("2011-05-06T07:08:09Z"));
}

/// A game of which the end is lost has a winner and no points.
#[test]
fn a_winner_without_moves_has_no_margin() {
    let folder = tempfile::tempdir().expect("a folder");
    let library = Library::new(Paths::within(folder.path()));
    let text = "[Black \"Ada\"]\n[Result \"21-17\"]\n[Termination \"two passes\"]\n\n1. d4 d5 2. zz 21-17\n";
    library.import(&library.index(), text).expect("written");
    let index = library.index();
    let entry = &index.entries()[0];
    assert_eq!((entry.outcome, entry.margin), (Some(Outcome::Win(Player::Black)), None));
}

// ---- programs and other files -----------------------------------------------------------------------------------

/// What the program says to these bytes.
fn abande(folder: &Path, words: &[&str], bytes: &[u8], zone: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_abande"));
    command.env("ABANDE_DATA_DIR", folder).env("ABANDE_CONFIG", folder.join("config.toml")).env("TZ", zone);
    command.env("LC_ALL", "C.UTF-8").args(words);
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("abande starts");
    child.stdin.take().expect("piped").write_all(bytes).expect("abande reads");
    child.wait_with_output().expect("abande ends")
}

/// core.md 8: the first line of a pipe from PowerShell, and any other.
#[test]
fn lines_may_begin_with_a_mark() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = |words: &[&str], text: &str| {
        let output = abande(folder.path(), words, text.as_bytes(), "UTC");
        String::from_utf8(output.stdout).expect("text")
    };
    for lines in
        ["\u{feff}ugi\nquit\n", "\u{feff}\u{feff} ugi\r\nquit\r\n", "\n\u{feff}ugi\u{feff}\n\u{feff}quit\n"]
    {
        assert!(said(&["engine"], lines).contains("ugiok"), "{lines:?}");
    }
    let text = ["text", "--black", "human", "--white", "human"];
    // The name of a game is never the same.
    let up_to_name = |text: &str| text.split("The game is saved").next().map(str::to_owned);
    let plain = said(&text, "d4\nquit\n");
    assert_eq!(up_to_name(&said(&text, "\u{feff}d4\n\u{feff}quit\n")), up_to_name(&plain));
}

/// core.md 15, and the same in the file of settings: whole numbers as fractions and the other way round.
#[test]
fn whole_numbers_and_fractions_are_numbers() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("puzzles.toml");
    let read = |text: &str| {
        std::fs::write(&path, text).expect("written");
        PuzzlesDone::open(path.clone())
    };
    for (text, rating, streak) in [
        ("[abande]\nrating = 1500\ndeviation = 80\nstreak = 3", Some((1_500.0, 80.0)), 3),
        ("[abande]\nrating = 1500\ndeviation = 80.5\nstreak = 3.0", Some((1_500.0, 80.5)), 3),
        ("abande = { rating = 1500, deviation = 80, streak = 3 }", Some((1_500.0, 80.0)), 3),
        ("abande.rating = 1500.5\nabande.deviation = 80", Some((1_500.5, 80.0)), 0),
        ("\u{feff}[abande]\r\nrating = 1500\r\ndeviation = 80", Some((1_500.0, 80.0)), 0),
        ("[abande]\nrating = 1500", Some((1_500.0, 350.0)), 0),
        ("[abande]\nrating = 1500\ndeviation = -1", Some((1_500.0, 350.0)), 0),
        ("[abande]\nrating = nan\ndeviation = 80\nstreak = 2.5", None, 0),
        ("[abande]\nrating = \"1500\"\nstreak = -3", None, 0),
    ] {
        let mut done = read(text);
        let record = done.of("Abande");
        assert_eq!((record.rating, record.streak), (rating, streak), "{text}");
        done.add("Abande", "hex-a", true, (1_510.0, 79.0)).expect("written");
        let again = PuzzlesDone::open(path.clone()).of("Abande");
        assert_eq!((again.rating, again.streak), (Some((1_510.0, 79.0)), streak + 1), "{text}");
        assert!(!folder.path().join("puzzles.toml.corrupt").exists(), "{text}");
    }
    let text =
        "\u{feff}[panels]\nscale = 150.0\n[window]\nsize = [900.0, 700]\n[picture]\nanimation-speed = 2\n";
    let (preferences, complaints) = Preferences::parse(text);
    assert_eq!(complaints, []);
    assert_eq!((preferences.panels.scale, preferences.window.size), (Some(150), Some((900, 700))));
    let (_, complaints) = Preferences::parse("[panels]\nscale = 150.5\n");
    assert_eq!(complaints.len(), 1, "half a per cent is none");
}
