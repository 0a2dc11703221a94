//! Records read and written.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use super::*;
use crate::play::{Level, Match, NodeId, Seat, Termination, Verdict};
use crate::rules::{ByPlayer, abande};

fn fault(text: &str) -> (usize, usize, RecordErrorKind) {
    let error = Record::parse(text).expect_err(text);
    (error.place.line, error.place.column, error.kind)
}

/// A finished hex-3 game: always the last of the legal moves.
fn finished() -> Record {
    let mut record = Record::new(Variant::Hex3.start());
    while let Some(&mv) = record.game().legal_moves().last() {
        record.play(mv).unwrap();
    }
    record
}

#[test]
fn a_forgiving_reader() {
    let strict = Record::parse("1. d4 d5 2. d3 d5-d4 3. d3-d4 *").unwrap();
    assert_eq!(strict.moves().len(), 5);
    for text in [
        "d4 d5 d3 d5d4 d3d4",
        "1.d4 d5 2.D3 d5xd4=2 3.d3:d4=3#z2!? *",
        "\u{feff}1. d4\r\n1... d5\r\n2. d3 d5×d4 3. d3-d4\r\n*\r\n",
        "1 d4 d5 2 d3 ... d5-d4 7. d3-d4 {the number is wrong}",
        "1. d4 {a ( comment [with \"all\"] kinds\n of } d5 ; to the end {\n% a whole line (\n2. d3 $1 $14\n\
         d5-d4 (2... e5 {quieter )} (2... c3 3. c4) 3. c4) 3. d3-d4",
    ] {
        let record = Record::parse(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(record.moves(), strict.moves(), "{text}");
        assert_eq!(Record::parse(&record.to_string()), Ok(record));
    }
}

#[test]
fn tags_are_understood_or_kept() {
    let text = "[Game \"Abande\"] [Variant \"square\"]\n[Event \"A \\\"great\\\" \\\\ day\"]\n[Opening \"x\"]\n\
        [Black \"Ada\"][White \"?\"]\n[BlackType \"human\"][WhiteType \"engine seed=17 level=4 build=x\"]\n\
        [Result \"*\"]\n\n1. d4 *";
    let record = Record::parse(text).unwrap();
    assert_eq!(record.variant(), Variant::Square);
    assert_eq!(record.header().tag("event"), Some("A \"great\" \\ day"));
    assert_eq!(record.player(Player::Black).seat(), Some(Seat::Human));
    let white = record.player(Player::White);
    assert_eq!(white.seat(), Some(Seat::Computer(Level::new(4).unwrap())));
    assert_eq!(white.kind.as_ref().unwrap().to_string(), "engine level=4 seed=17 build=x");
    let names: Vec<_> = record.header().tags().iter().map(|tag| tag.name.as_str()).collect();
    assert_eq!(names, ["Event", "Opening"]);
    assert_eq!(Record::parse(&record.to_string()), Ok(record));
}

#[test]
fn the_writer_is_strict() {
    let mut record = Record::parse("[Variant \"hex\"] d4 d5 d3 d5-d4").unwrap();
    assert!(record.conclude(Verdict::Resignation(Player::Black)));
    assert!(record.header_mut().set_tag("Event", "Test"));
    assert!(!record.header_mut().set_tag("Result", "1-0") && !record.header_mut().set_tag("two words", ""));
    let expected = "[Game \"Abande\"]\n[Rules \"spielstein-2005-12-30\"]\n[Variant \"hex\"]\n[Event \"Test\"]\n\
        [Result \"0-1\"]\n[Termination \"resignation\"]\n[FormatVersion \"1\"]\n\n1. d4 d5 2. d3 d5-d4 0-1\n";
    assert_eq!(record.to_string(), expected);
}

/// Found by `tests/model/fuzz`.
#[test]
fn control_characters_in_a_tag_are_spaces_from_the_start() {
    let record = Record::parse("[Event \"a\u{13}b\tc\"]\n[Black \"d\u{9b}e\"]\nd4").unwrap();
    assert_eq!(record.header().tag("Event"), Some("a b c"));
    assert_eq!(record.player(Player::Black).name.as_deref(), Some("d e"));
    assert_eq!(Record::parse(&record.to_string()), Ok(record));
}

/// Found by `tests/model/fuzz`.
#[test]
fn a_word_among_the_moves_stands_against_the_tag() {
    for (word, verdict) in [
        ("resign", Verdict::Resignation(Player::Black)),
        ("timeout", Verdict::Timeout(Player::Black)),
        ("draw", Verdict::Agreement),
    ] {
        let record = Record::parse(&format!("[Termination \"two passes\"]\n1. d4 d5 {word}")).unwrap();
        assert_eq!(record.verdict(), Some(verdict));
        assert_eq!(Record::parse(&record.to_string()), Ok(record));
    }
}

#[test]
fn lines_of_moves_are_not_too_long() {
    let text = finished().to_string();
    assert!(text.lines().all(|line| line.len() <= 80), "{text}");
    assert!(text.lines().any(|line| line.len() > 60), "{text}");
}

#[test]
fn a_game_from_a_position_where_white_is_to_move() {
    let position = "x4/x5/x6/x,1,1,2,x3/x6/x5/x4 2 16 17 0 3";
    let error = Record::parse(&format!("[SetUp \"1\"][Position \"{position}\"]\nd3-d4 d3 *")).unwrap_err();
    assert!(matches!(error.kind, RecordErrorKind::IllegalMove { .. }), "{error}");
    let record = Record::parse(&format!("[Position \"{position}\"]\nd4-d3 d4 *")).unwrap();
    let written = record.to_string();
    assert!(written.contains("[SetUp \"1\"]\n[Position \""), "{written}");
    assert!(written.ends_with("\n2... d4-d3 3. d4 *\n"), "{written}");
    assert_eq!(Record::parse(&written), Ok(record));
}

#[test]
fn errors_say_where_and_why_and_keep_what_is_legal() {
    let error = Record::parse("[Event \"x\"]\n\n1. d4 d5\n2. d3 d5-d4 3.d4-d3 e4 *").unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 4, column 15: move 3 (Black), d4-d3: The stack on d4 belongs to White."
    );
    let before = error.before.unwrap();
    assert_eq!((before.moves().len(), before.header().tag("Event")), (4, Some("x")));
    let RecordErrorKind::IllegalMove { source: AnyIllegalMove::Abande(source), .. } = error.kind else {
        panic!("wrong kind")
    };
    let d4 = Variant::Hex.board().find("d4").unwrap();
    assert_eq!(source.reason, abande::IllegalMoveReason::NotYourStack(d4));

    let cut = Record::parse("1. d4 d5 2. d3 d5-").unwrap_err();
    assert_eq!(
        cut.to_string(),
        "line 1, column 16: move 2 (White): “d5-” is no move: write d4, d5-d4 or pass"
    );
    assert_eq!(cut.before.unwrap().moves().len(), 3);
    let cut = Record::parse("[Result \"21-17\"]\n1. d4 d5 2. d3").unwrap_err();
    assert_eq!(
        cut.to_string(),
        "line 1, column 1: the stated result is 21-17, but the moves do not end the game"
    );
    assert_eq!(cut.before.unwrap().moves().len(), 3);
}

#[test]
fn every_fault_has_its_kind_and_place() {
    use RecordErrorKind as K;
    assert_eq!(fault(""), (1, 1, K::Empty));
    assert_eq!(fault("\n {nothing} ;here\n"), (3, 1, K::Empty));
    assert_eq!(fault("1. 2. 333"), (1, 10, K::Empty));
    assert_eq!(fault("d4 {abc"), (1, 4, K::UnclosedComment));
    assert_eq!(fault("d4 (d5 (e5) "), (1, 4, K::UnclosedVariation));
    assert_eq!(fault("d4 ) d5"), (1, 4, K::Stray(')')));
    assert_eq!(fault("[Event x]"), (1, 1, K::BadTag));
    assert_eq!(fault("[Event \"x]\nd4"), (1, 1, K::BadTag));
    assert_eq!(fault("[Result \"*\"]\n [Result \"*\"]"), (2, 2, K::RepeatedTag("Result".into())));
    assert_eq!(fault("d4\n [Event \"x\"]"), (2, 2, K::LateTag("Event".into())));
    assert_eq!(fault("d4 (("), (1, 5, K::EarlyVariation));
    assert_eq!(fault("(d4) d4"), (1, 1, K::EarlyVariation));
    assert_eq!(fault("[Game \"Chess\"] e4"), (1, 1, K::UnknownGame("Chess".into())));
    assert!(matches!(fault("[Variant \"round\"] d4").2, K::UnknownVariant(_)));
    assert_eq!(fault("[FormatVersion \"3\"] d4").2, K::NewerFormat(3));
    assert_eq!(fault("[SetUp \"1\"] d4").2, K::MissingPosition);
    assert!(matches!(
        fault("[Variant \"hex-3\"]\n[SetUp \"1\"]\n[Position \"1\"] b2"),
        (3, 1, K::BadPosition(_))
    ));
    assert_eq!(fault("[Result \"black\"] d4").2, K::BadResult("black".into()));
    assert_eq!(fault("d4 * d5"), (1, 6, K::AfterTheEnd("d5".into())));
    assert_eq!(fault("d4 resign d5"), (1, 11, K::AfterTheEnd("d5".into())));
    assert!(matches!(fault("[Result \"1-0\"] d4 0-1").2, K::WrongResult { .. }));
    assert!(matches!(fault("d4 resign 0-1").2, K::WrongResult { .. }), "White is to move and resigns");
}

#[test]
fn endings_are_told_in_several_ways() {
    let verdict = |text: &str| Record::parse(text).unwrap().verdict().unwrap();
    assert_eq!(verdict("d4 resign"), Verdict::Resignation(Player::White));
    assert_eq!(verdict("d4 resign 1-0"), Verdict::Resignation(Player::White));
    assert_eq!(verdict("[Termination \"Resignation\"] d4 0-1"), Verdict::Resignation(Player::Black));
    assert_eq!(verdict("[Termination \"time forfeit\"][Result \"1-0\"] d4"), Verdict::Timeout(Player::White));
    assert_eq!(verdict("d4 d5 timeout"), Verdict::Timeout(Player::Black));
    assert_eq!(verdict("d4 draw ½-½"), Verdict::Agreement);
    assert_eq!(verdict("d4 1-0"), Verdict::Other(Outcome::Win(Player::Black)));
    let strange = Record::parse("[Termination \"the table fell over\"] d4 1/2-1/2").unwrap();
    assert_eq!(strange.header().tag("Termination"), Some("the table fell over"));
    assert_eq!(Record::parse(&strange.to_string()), Ok(strange));
}

#[test]
fn the_result_of_a_finished_game_is_its_points() {
    let record = finished();
    assert_eq!(record.result().unwrap().by, Termination::Rules);
    let text = record.to_string();
    assert_eq!(Record::parse(&text), Ok(record.clone()));
    let mut resigned = record.clone();
    assert!(!resigned.conclude(Verdict::Resignation(Player::Black)));
    assert_eq!(resigned, record, "a game that is over cannot be resigned");
    let result = record.result_text();
    let winner = match record.outcome().unwrap() {
        Outcome::Win(Player::Black) => "1-0",
        Outcome::Win(Player::White) => "0-1",
        Outcome::Draw => "1/2-1/2",
    };
    assert_eq!(
        Record::parse(&text.replace(&result, winner)),
        Ok(record.clone()),
        "the winner alone is enough"
    );
    let wrong = Record::parse(&text.replace(&result, "88-77")).unwrap_err();
    assert!(matches!(wrong.kind, RecordErrorKind::WrongResult { .. }), "{wrong}");
    assert_eq!(*wrong.before.unwrap(), record, "all moves are legal");
}

#[test]
fn matches_become_records_and_back() {
    let level = Level::new(4).unwrap();
    let mut table = Match::new(Variant::Snub, ByPlayer::new(Seat::Human, Seat::Computer(level)));
    for text in ["d4", "d5", "d3"] {
        table.play(table.position().parse_move(text).unwrap()).unwrap();
    }
    let record = Record::from(&table);
    assert_eq!(record.result_text(), "*");
    assert!(record.to_string().contains("[WhiteType \"engine level=4\"]"));
    assert_eq!(Record::from(&record.to_match()), record);
    table.resign(Player::Black);
    let record = Record::from(&table);
    let resigned = Some(Verdict::Resignation(Player::Black));
    assert_eq!((record.result_text().as_str(), record.verdict()), ("0-1", resigned));
    let again = Record::parse(&record.to_string()).unwrap().to_match();
    assert_eq!((again.result(), again.seats()), (table.result(), table.seats()));
    table.undo();
    table.undo();
    let record = Record::from(&table);
    assert_eq!((record.moves().len(), record.tree().len()), (2, 4), "what was taken back is a variation");
    assert!(record.to_string().ends_with("\n1. d4 d5 {[%here]} 2. d3 *\n"), "{record}");
    assert_eq!(Record::parse(&record.to_string()).unwrap().to_match().end(), NodeId::new(2));
}

/// A record of many endings and unusual tags, and the match that it opens as.
fn opened(end: &str) -> (Record, Match) {
    let text = format!(
        "[Event \"x\"]\n[Note \"1\"]\n[Note \"2\"]\n[Date \"1999.12.31\"]\n[Rules \"house\"]\n[Black \"Ada\"]\n\
         [White \"Bob\"]\n[WhiteType \"a parrot\"]\n{end}\n1. d4 d5"
    );
    let record = Record::parse(&text).unwrap();
    let table = record.to_match();
    (record, table)
}

/// What is saved of a match that was opened from a record.
fn continued(record: &Record, table: &Match) -> Record {
    Record::from_match(table, Some(record.header()), std::time::SystemTime::now())
}

#[test]
fn a_record_opened_and_saved_stays_as_it_was() {
    for end in [
        "[Result \"1-0\"][Termination \"time forfeit\"]",
        "[Result \"0-1\"][Termination \"resignation\"]",
        "[Result \"1/2-1/2\"][Termination \"agreement\"]",
        "[Result \"1-0\"][Termination \"the table fell over\"]",
        "[Result \"*\"][Termination \"adjourned\"]",
        "",
    ] {
        let (record, mut table) = opened(end);
        assert_eq!(continued(&record, &table), record, "{end}");
        let at = table.cursor();
        table.try_move(table.shown_position().parse_move("d3").unwrap()).unwrap();
        let tried = continued(&record, &table);
        assert_eq!((tried.verdict(), tried.termination()), (record.verdict(), record.termination()), "{end}");
        assert_eq!((tried.header(), tried.moves()), (record.header(), record.moves()), "{end}");
        table.look_at(at);
    }
    let finished = finished();
    assert_eq!(continued(&finished, &finished.to_match()), finished);
}

#[test]
fn a_record_that_goes_on_keeps_its_tags_and_not_its_end() {
    for end in [
        "[Result \"1-0\"][Termination \"time forfeit\"]",
        "[Result \"0-1\"][Termination \"the table fell over\"]",
    ] {
        let (record, mut table) = opened(end);
        table.undo();
        table.play(table.position().parse_move("d3").unwrap()).unwrap();
        let next = continued(&record, &table);
        assert_eq!((next.moves().len(), next.verdict(), next.header().tag("Termination")), (3, None, None));
        let kept = |record: &Record| {
            let tags = record.header().tags().iter().filter(|tag| tag.name != "Termination");
            tags.map(|tag| format!("{} {}", tag.name, tag.value)).collect::<Vec<_>>()
        };
        assert_eq!(kept(&next), kept(&record));
        assert_eq!(kept(&next), ["Event x", "Note 1", "Note 2", "Date 1999.12.31", "Rules house"]);
        assert_eq!(Player::ALL.map(|player| next.player(player)), Player::ALL.map(|p| record.player(p)));
        table.undo();
        table.undo();
        assert_eq!(continued(&record, &table).verdict(), None, "a move was taken back");
    }
}

#[test]
fn a_resignation_given_or_taken_back_is_the_new_end() {
    let (record, mut table) = opened("[Result \"1-0\"][Termination \"the table fell over\"]");
    table.undo();
    table.resign(Player::Black);
    let next = continued(&record, &table);
    let resigned = Some(Verdict::Resignation(Player::Black));
    assert_eq!((next.verdict(), next.header().tag("Termination")), (resigned, None));
    let (record, mut table) = opened("[Result \"0-1\"][Termination \"resignation\"]");
    table.undo();
    assert_eq!(continued(&record, &table).result_text(), "*");
}

#[test]
fn a_new_player_is_written_in_place_of_the_one_before() {
    let computer = Seat::Computer(Level::new(4).unwrap());
    let text = "[Black \"Ada\"][BlackType \"human\"][White \"Bob\"] 1. d4";
    let record = Record::parse(text).unwrap();
    let mut table = record.to_match();
    table.set_seat(Player::Black, computer);
    table.set_seat(Player::White, computer);
    let next = continued(&record, &table);
    assert_eq!(*next.player(Player::Black), Participant::from(computer));
    assert_eq!(next.player(Player::White).name.as_deref(), Some("Bob"), "nothing says that Bob is a person");
    assert_eq!(next.player(Player::White).seat(), Some(computer));
    table.set_seat(Player::Black, Seat::Human);
    assert_eq!(continued(&record, &table).player(Player::Black), record.player(Player::Black));
}

#[test]
fn a_match_that_came_from_no_record_has_its_date() {
    let moment = std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_hours(24 * 365);
    let record = Record::from_match(&finished().to_match(), None, moment);
    assert_eq!(record.header().tag("Date"), Some(date_tag(moment).as_str()));
}

#[test]
fn what_is_legal_of_a_damaged_file_is_loaded() {
    let path = std::env::temp_dir().join(format!("abande-legal-{}.agn", std::process::id()));
    let load = |text: &str| {
        std::fs::write(&path, text).unwrap();
        Record::load_legal(&path).map(|LoadedRecord { record, fault, more, .. }| (record, fault, more))
    };
    let (record, fault, more) = load("1. d4 d5").unwrap();
    assert!(record.moves().len() == 2 && fault.is_none() && !more);
    let (record, fault, more) = load("[Event \"x\"]\n1. d4 d5 *\n\n[Event \"y\"]\n1. e4").unwrap();
    assert!(record.moves().len() == 2 && fault.is_none() && more);
    let (record, fault, _) = load("[Event \"x\"]\n1. d4 d5 2. d3 d5-").unwrap();
    assert_eq!((record.moves().len(), record.header().tag("Event")), (3, Some("x")));
    assert!(fault.unwrap().to_string().starts_with("line 2, column 16: "));
    let position = "x4/x5/x6/x,1,1,2,x3/x6/x5/x4 2 16 17 0 3";
    let (record, fault, _) = load(&format!("[Position \"{position}\"] 2. d3-d4")).unwrap();
    assert!(record.moves().is_empty() && fault.is_some(), "a position of its own is something");
    for nothing in ["", "hello there", "[Event \"x\"] 1. d4-d5", "[Variant \"round\"] d4"] {
        assert!(matches!(load(nothing), Err(LoadError::Record(_))), "{nothing}");
    }
    std::fs::remove_file(&path).unwrap();
    assert!(matches!(Record::load_legal(&path), Err(LoadError::Read(_))));
}

#[test]
fn saving_replaces_a_file_whole_and_leaves_nothing_else() {
    let folder = std::env::temp_dir().join(format!("abande-save-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("game.agn");
    let record = Record::parse("d4 d5").unwrap();
    record.save(&path).unwrap();
    finished().save(&path).unwrap();
    assert_eq!(Record::load(&path).unwrap(), finished());
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1);
    assert!(matches!(record.save(&folder), Err(SaveError::Write(WriteError::Io(_)))));
    assert!(matches!(
        record.save(&folder.join("none").join("game.agn")),
        Err(SaveError::Write(WriteError::Io(_)))
    ));
    std::fs::write(&path, b"1. d4 \x01\xff").unwrap();
    let error = Record::load(&path).unwrap_err();
    assert!(matches!(error, LoadError::Read(ReadError::NotUtf8 { offset: 7 })), "{error}");
    assert!(matches!(read_text(std::io::repeat(b' ')), Err(ReadError::TooLarge)));
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn contradictions_between_results_are_refused() {
    // Issue 16, 9: the other ways round were refused already.
    for text in
        ["[Result \"0-1\"]\n1. d4 d5 *", "[Result \"*\"]\n1. d4 d5 0-1", "[Result \"1-0\"]\n1. d4 d5 0-1"]
    {
        assert!(matches!(fault(text).2, RecordErrorKind::WrongResult { .. }), "{text}");
    }
    for text in
        ["[Result \"?\"]\n1. d4 d5 0-1", "[Result \"0-1\"]\n1. d4 d5", "[Result \"0-1\"]\n1. d4 d5 0-1"]
    {
        assert_eq!(Record::parse(text).unwrap().result_text(), "0-1", "{text}");
    }
}

#[test]
fn anda_has_no_draws() {
    // Issue 16, 7.
    for text in ["1. a1+g1 1/2-1/2", "1. a1+g1 draw", "[Result \"1/2-1/2\"] 1. a1+g1"] {
        let (_, _, kind) = fault(&format!("[Variant \"anda-4\"]\n{text}"));
        let RecordErrorKind::WrongResult { actual, .. } = kind else { panic!("{text}: {kind}") };
        assert_eq!(actual, ResultContradiction::NoDraws("Anda"));
    }
    let mut table = Match::new("anda-4".parse().unwrap(), ByPlayer::new(Seat::Human, Seat::Human));
    assert!(table.apply(crate::play::Change::Conclude(Verdict::Agreement)).is_err());
}

#[test]
fn a_record_has_a_thousand_tags_and_no_more() {
    let tags = |count: usize| {
        (0..count).map(|index| format!("[T{index} \"\"]\n")).collect::<Vec<_>>().concat() + "1. d4 *\n"
    };
    let mut record = Record::parse(&tags(1_000)).unwrap();
    assert_eq!(Record::parse(&record.to_string()), Ok(record.clone()));
    assert!(record.header_mut().set_tag("T7", "changed") && !record.header_mut().set_tag("T1000", ""));
    let error = Record::parse(&tags(1_001)).unwrap_err();
    assert_eq!((error.place.line, error.kind), (1_001, RecordErrorKind::TooManyTags));
}

/// Reading these took time with the square of their number.
#[test]
fn notes_without_a_move_add_up() {
    let record = Record::parse(&format!("1. d4 d5 {} *", "({a} 1... d5 {b}) ({c})".repeat(300))).unwrap();
    let notes = record.tree().node(record.end()).notes();
    assert_eq!((notes.lead.lines().count(), notes.comment.lines().count()), (300, 600));
    assert_eq!(Record::parse(&record.to_string()), Ok(record));
}

#[test]
fn a_record_says_which_rules_it_follows() {
    for (variant, ours, other) in [
        ("anda-5", &["galdseid-2023-komi-pie", "galdseid-2023"][..], "galdseid-prison"),
        ("hex", &["spielstein-2005-12-30"], "galdseid-2023"),
    ] {
        let text = |rules: &str| format!("[Variant \"{variant}\"]\n[Rules \"{rules}\"]\n*");
        for rules in ours {
            let record = Record::parse(&text(rules)).unwrap();
            assert_eq!(record.other_rules(), None, "{rules}");
            assert!(record.to_string().contains(&format!("[Rules \"{}\"]", ours[0])), "{rules}");
        }
        let record = Record::parse(&text(other)).unwrap();
        assert_eq!(record.other_rules(), Some(other));
        assert_eq!(Record::parse(&record.to_string()).unwrap().other_rules(), Some(other));
    }
}

#[test]
fn a_record_keeps_the_handicap_of_its_game() {
    let text = |handicap: &str| format!("[Variant \"hex\"]\n[Handicap \"{handicap}\"]\n\n1. d4 d5 *");
    for handicap in ["white-pieces-3", "black-points-5", "white-captures-12"] {
        let record = Record::parse(&text(handicap)).unwrap();
        assert_eq!(record.start().handicap().unwrap().to_string(), handicap);
        let written = record.to_string();
        assert!(
            written.contains(&format!("[Handicap \"{handicap}\"]")) && !written.contains("SetUp"),
            "{written}"
        );
        assert_eq!(Record::parse(&written), Ok(record));
    }
    // From another position it is in the position string.
    let position = "x4/x5/x6/x2,1,12,x3/x6/x5/x4 1 16 14 0 4 white-pieces-3";
    let set_up = format!("[Variant \"hex\"]\n[SetUp \"1\"]\n[Position \"{position}\"]\n\n*");
    let record = Record::parse(&set_up).unwrap();
    assert_eq!(record.start().to_string(), position);
    assert_eq!(Record::parse(&record.to_string()), Ok(record));
}

#[test]
fn a_handicap_that_cannot_be_costs_only_itself() {
    for (variant, handicap) in
        [("hex", "white-pieces-9"), ("hex", "two stones"), ("anda-5", "white-pieces-3")]
    {
        let moves = if variant == "hex" { "1. d4 d5" } else { "" };
        let text = format!("[Variant \"{variant}\"]\n[Handicap \"{handicap}\"]\n\n{moves} *");
        let error = Record::parse(&text).unwrap_err();
        let expected = |kind: &RecordErrorKind| {
            matches!(kind, RecordErrorKind::Handicap(_) | RecordErrorKind::UnknownHandicap(_))
        };
        assert!(expected(&error.kind), "{error}");
        let kept = error.before.expect("the rest of the game");
        assert_eq!((kept.start().handicap(), kept.tree().nodes().len() > 1), (None, variant == "hex"));
    }
}
