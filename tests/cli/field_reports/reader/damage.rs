//! Faults in a game, which cost what they damage and nothing else.

use super::*;

/// See mliebelt/pgn-parser#99 and sanderland/katrain#140. Finding core 1.
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

/// It survives even if all moves of the game are lost. Finding core 1.
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

/// `convert` and `games import` both do. Finding core 1.
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

/// A game of which the end is lost has a winner and no points. Finding core 1.
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
