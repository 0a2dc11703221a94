//! Tags, comments, results and numbers as people and other programs write them.

use super::*;

/// Moves and other tags of the game are still read. Finding core 12.
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

/// The text after an illegal move may hold braces and brackets. Finding core 12.
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

/// People write a draw as `1/2-1/2` or `½-½`, for example. Finding core 12.
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

/// Both in the file of puzzles and in the settings, whole numbers may be written as fractions and the other way round.
/// Finding core 15.
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
        done.add("Abande", "hex-a", true, Some([1_510.0, 79.0, 0.06])).expect("written");
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

/// Numbers among the moves that are no result: clock times, and pages in what is left of a damaged game.
/// Finding core 12.
#[test]
fn numbers_among_the_moves_are_no_result() {
    for (moves, result, least) in [
        ("1. d4 0:05 d5 0:07 2. d3 *", "*", 3),
        ("1. d4 0:05 d5 1:30 2. d3 0:10 d5-d4 1:02:03 *", "*", 4),
        ("1. d4 0:05 d5 1:30 2. d3 1:0", "1-0", 3),
        ("1. d4 0:05 d5 1:30 2. d3 10:20", "*", 3),
        ("1. d4 d5 (1... c3 0:05 2. c4 0:07) 2. d3 0-1", "0-1", 3),
        ("1. d4 d5 3-4 2. d3 *", "*", 2),
        ("1. d4 d5 2. zz see pages 3-4 *", "*", 2),
        ("1. d4 d5 2. zz see pages 3-4 or {x} 7 - 9 0-1", "0-1", 2),
        ("1. d4 d5 2. zz as in 1-0 of last year 0-1", "0-1", 2),
        ("1. d4 d5 2. zz see pages 3-4 of the book", "*", 2),
        ("1. d4 d5 2. zz 0:05 d3 0:07 *", "*", 2),
        // Behind the result.
        ("1. d4 d5 2. d3 0-1 see pages 3-4 or 1-0", "0-1", 3),
    ] {
        for tag in ["", &format!("[Result \"{result}\"]\n")] {
            let text = format!("{tag}{moves}\n\n[Event \"next\"]\n1. d4 *\n");
            let read = games(&text);
            let record = sound(&read[0]).unwrap_or_else(|| panic!("nothing is left of {text}"));
            assert_eq!((record.result_text().as_str(), read.len()), (result, 2), "{text}");
            assert!(plies(record) >= least, "{} plies of {text}", plies(record));
        }
    }
    // Points at the end are a result, with the next game right behind them.
    for next in ["", "{good}", "\n\n1. e4 *", "\n[Event \"next\"]\n1. d4 *", "\n[sent from my phone]"] {
        let read = games(&format!("1. d4 d5 2. zz see pages 3-4: 21-17 {next}"));
        let record = sound(&read[0]).expect("its legal part");
        assert_eq!(record.outcome(), Some(Outcome::Win(Player::Black)), "{next}");
    }
}
