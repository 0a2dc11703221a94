//! Days and times of games, at their place and in world time.

use super::*;

/// Local dates and UTC dates give the same moment. Finding core 7.
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

/// Today's time must not be written beside the date of an old game. Finding core 7.
#[test]
fn an_old_game_that_goes_on_keeps_its_day() {
    let kept = |header: Option<&Header>, record: &Record| {
        let folder = tempfile::tempdir().expect("a folder");
        let library = Library::new(Paths::within(folder.path()));
        let mut table = record.to_match();
        let mut keeper = Keeper::begin(&library, &table, header);
        let mv = table.position().parse_move("e3").expect("a move");
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

/// Lists for people show the local day, and those for programs UTC. Finding core 7.
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

/// The terminal game has the days and times of the place, too, for games that are kept and for one that was interrupted.
/// Finding core 7.
#[test]
fn the_terminal_has_the_days_of_the_place() {
    for zone in ["Etc/GMT+12", "Etc/GMT-14"] {
        let folder = tempfile::tempdir().expect("a folder");
        let said = |words: &[&str], lines: &str| {
            let output = abande(folder.path(), words, lines.as_bytes(), zone);
            String::from_utf8(output.stdout).expect("text")
        };
        let text = ["text", "--lang", "en", "--black", "human", "--white", "human"];
        said(&text, "d4\nquit\n");
        let library = Library::new(Paths::within(folder.path()));
        let mut table = Record::new(Variant::Snub.start()).to_match();
        let mut keeper = Keeper::begin(&library, &table, None);
        let mv = table.position().parse_move("a3").expect("a move");
        table.play(mv).expect("legal");
        keeper.catch_up(&table);
        drop(keeper);
        let kept = library.index().entries()[0].clone();
        let interrupted = library.interrupted().0[0].changed;
        let here = |moment: Timestamp, format: &str| {
            moment.to_zoned(TimeZone::get(zone).expect("a zone")).strftime(format).to_string()
        };
        let listed = said(&text, "games\nquit\n");
        let day = here(kept.started.expect("a moment"), "%Y-%m-%d");
        assert!(listed.contains(&format!("1. {day}, hex, ")), "{zone}: {listed}");
        let last = here(interrupted, "%Y-%m-%d %H:%M");
        assert!(listed.contains(&format!("last played {last}")), "{zone}, {last}: {listed}");
        let listed = said(&["games", "list"], "");
        for moment in [kept.changed, interrupted] {
            assert!(listed.contains(&format!("changed: {}", here(moment, "%Y-%m-%d"))), "{zone}: {listed}");
        }
    }
}

/// A game whose record has only world time is filed under that day. Finding core 7.
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
