//! Records read and written.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use super::*;
use crate::play::{Level, Match, Seat};
use crate::rules::abande;

fn fault(text: &str) -> (usize, usize, RecordErrorKind) {
    let error = Record::parse(text).expect_err(text);
    (error.place.line, error.place.column, error.kind)
}

/// A finished hex-3 game: always the last of the legal moves.
fn finished() -> Record {
    let mut record = Record::new(Variant::Hex3.start());
    while let Some(&mv) = record.end().legal_moves().last() {
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
         d5-d4 (2... e5 {quieter )} (2... e6 3. c3) 3. c4 [x) 3. d3-d4",
    ] {
        assert_eq!(Record::parse(text).as_ref(), Ok(&strict), "{text}");
    }
}

#[test]
fn tags_are_understood_or_kept() {
    let text = "[Game \"Abande\"] [Variant \"square\"]\n[Event \"A \\\"great\\\" \\\\ day\"]\n[Opening \"x\"]\n\
        [Black \"Ada\"][White \"?\"]\n[BlackType \"human\"][WhiteType \"engine seed=17 level=4 build=x\"]\n\
        [Result \"*\"]\n\n1. d4 *";
    let record = Record::parse(text).unwrap();
    assert_eq!(record.variant(), Variant::Square);
    assert_eq!(record.tag("event"), Some("A \"great\" \\ day"));
    assert_eq!(record.player(Player::Black).seat(), Some(Seat::Human));
    let white = record.player(Player::White);
    assert_eq!(white.seat(), Some(Seat::Computer(Level::new(4).unwrap())));
    assert_eq!(white.kind.as_ref().unwrap().to_string(), "engine level=4 seed=17 build=x");
    let names: Vec<_> = record.tags().iter().map(|tag| tag.name.as_str()).collect();
    assert_eq!(names, ["Event", "Opening"]);
    assert_eq!(Record::parse(&record.to_string()), Ok(record));
}

#[test]
fn the_writer_is_strict() {
    let mut record = Record::parse("[Variant \"hex\"] d4 d5 d3 d5-d4").unwrap();
    record.conclude(Ending::Resignation(Player::Black));
    assert!(record.set_tag("Event", "Test"));
    assert!(!record.set_tag("Result", "1-0") && !record.set_tag("two words", ""));
    let expected = "[Game \"Abande\"]\n[Rules \"spielstein-2005-12-30\"]\n[Variant \"hex\"]\n[Event \"Test\"]\n\
        [Result \"0-1\"]\n[Termination \"resignation\"]\n[FormatVersion \"1\"]\n\n1. d4 d5 2. d3 d5-d4 0-1\n";
    assert_eq!(record.to_string(), expected);
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
    assert_eq!((before.moves().len(), before.tag("Event")), (4, Some("x")));
    let RecordErrorKind::IllegalMove { source: AnyIllegalMove::Abande(source), .. } = error.kind else {
        panic!("wrong kind")
    };
    let d4 = Variant::Hex.board().find("d4").unwrap();
    assert_eq!(source.reason, abande::Reason::NotYourStack(d4));

    let cut = Record::parse("1. d4 d5 2. d3 d5-").unwrap_err();
    assert_eq!(
        cut.to_string(),
        "line 1, column 16: move 2 (White): “d5-” is no move: write d4, d5-d4 or pass"
    );
    assert_eq!(cut.before.unwrap().moves().len(), 3);
    let cut = Record::parse("[Result \"21-17\"]\n1. d4 d5 2. d3").unwrap_err();
    assert_eq!(
        cut.to_string(),
        "line 1, column 1: the result is said to be 21-17, but the moves do not end the game"
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
    assert_eq!(fault("d4\n[Event \"x\"]"), (2, 1, K::LateTag("Event".into())));
    assert_eq!(fault("[Game \"Chess\"] e4"), (1, 1, K::UnknownGame("Chess".into())));
    assert!(matches!(fault("[Variant \"round\"] d4").2, K::UnknownVariant(_)));
    assert_eq!(fault("[FormatVersion \"2\"] d4").2, K::NewerFormat(2));
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
    let ending = |text: &str| Record::parse(text).unwrap().ending();
    assert_eq!(ending("d4 resign"), Ending::Resignation(Player::White));
    assert_eq!(ending("d4 resign 1-0"), Ending::Resignation(Player::White));
    assert_eq!(ending("[Termination \"Resignation\"] d4 0-1"), Ending::Resignation(Player::Black));
    assert_eq!(ending("[Termination \"time forfeit\"][Result \"1-0\"] d4"), Ending::Timeout(Player::White));
    assert_eq!(ending("d4 d5 timeout"), Ending::Timeout(Player::Black));
    assert_eq!(ending("d4 draw ½-½"), Ending::Agreement);
    assert_eq!(ending("d4 1-0"), Ending::Other(Outcome::Win(Player::Black)));
    let strange = Record::parse("[Termination \"the table fell over\"] d4 1/2-1/2").unwrap();
    assert_eq!(strange.tag("Termination"), Some("the table fell over"));
    assert_eq!(Record::parse(&strange.to_string()), Ok(strange));
}

#[test]
fn the_result_of_a_finished_game_is_its_points() {
    let record = finished();
    assert_eq!(record.ending(), Ending::Rules);
    let text = record.to_string();
    assert_eq!(Record::parse(&text), Ok(record.clone()));
    let mut resigned = record.clone();
    resigned.conclude(Ending::Resignation(Player::Black));
    assert_eq!(resigned, record, "nobody resigns a game that is over");
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
        table.play(table.game().parse_move(text).unwrap()).unwrap();
    }
    let record = Record::from(&table);
    assert_eq!(record.result_text(), "*");
    assert!(record.to_string().contains("[WhiteType \"engine level=4\"]"));
    assert_eq!(record.to_match(), table);
    table.resign(Player::Black);
    let record = Record::from(&table);
    assert_eq!((record.result_text().as_str(), record.ending()), ("0-1", Ending::Resignation(Player::Black)));
    assert_eq!(Record::parse(&record.to_string()).unwrap().to_match(), table);
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
    assert!(matches!(record.save(&folder), Err(SaveError::NotAFile)));
    assert!(matches!(record.save(&folder.join("none").join("game.agn")), Err(SaveError::Io(_))));
    std::fs::write(&path, b"1. d4 \xff").unwrap();
    let error = Record::load(&path).unwrap_err();
    assert!(matches!(error, LoadError::Read(ReadError::NotUtf8 { offset: 6 })), "{error}");
    assert!(matches!(read_text(std::io::repeat(b' ')), Err(ReadError::TooLarge)));
    std::fs::remove_dir_all(&folder).unwrap();
}
