//! Journals: a match is read back as it was, after any sequence of changes.

use std::fs;
use std::time::{Duration, SystemTime};

use abande::library::{
    DiscardError, Interrupted, Journal, Library, Origin, Paths, Progress, ResumeError, Wake,
};
use abande::play::{GameSetup, Help, HouseRule, Level, Match, Seat, TimeControl};
use abande::record::{Header, Participant, Record};
use abande::rules::{ByPlayer, Game, Player, Variant};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::{chance, library};

/// Two matches with the same tree, node by node, and the same game in it. The cursor may differ.
pub fn assert_same(one: &Match, other: &Match, what: &str) {
    assert_eq!(one.inconsistency(), None, "{what}");
    let nodes = |table: &Match| table.tree().nodes().map(|(_, node)| node.clone()).collect::<Vec<_>>();
    assert_eq!(nodes(one), nodes(other), "{what}");
    assert_eq!(one.line(), other.line(), "{what}");
    assert_eq!((one.verdict(), one.setup()), (other.verdict(), other.setup()), "{what}");
    assert_eq!((one.clock(), one.help()), (other.clock(), other.help()), "{what}");
}

fn header(table: &Match) -> Header {
    let mut header = Header::default().naming(table.seats());
    header.set_tag("Event", "a \"quoted\" \\ name");
    let name = Some("Ada “Lovelace” 雪".to_owned());
    header.set_player(Player::Black, Participant { name, ..header.player(Player::Black).clone() });
    header
}

#[test]
fn what_happened_is_what_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    for seed in 0..50 {
        let mut rng = StdRng::seed_from_u64(seed);
        // Half of them begin with a match to which things have happened already: edits too, which can be undone.
        let mut table = chance::played(seed, if seed % 2 == 0 { 0 } else { 40 });
        let header = header(&table);
        let mut journal = library.begin(&table, header.clone());
        for _ in 0..60 {
            chance::happen(&mut table, &mut rng);
            if rng.random_bool(0.7) {
                assert_eq!(journal.catch_up(&table), Progress::Saved, "seed {seed}");
            }
        }
        journal.catch_up(&table);
        let (id, begun) = (journal.id().clone(), journal.begun());
        drop(journal);
        let resumed = library.resume(&id).unwrap();
        assert_eq!(resumed.damage, None, "seed {seed}");
        assert_same(&resumed.game, &table, &format!("seed {seed}"));
        // The tag `Help` names help that no line of a journal shows otherwise.
        let mut expected = header;
        if let Some(help) = resumed.header.tag("Help") {
            expected.set_tag("Help", help);
        }
        assert!(resumed.header.help().without(table.help()).is_empty());
        assert_eq!((resumed.header, resumed.journal.begun()), (expected, begun));
        // It goes on, with all that can be undone, and is read once more.
        let (mut table, mut journal) = (resumed.game, resumed.journal);
        for _ in 0..20 {
            chance::happen(&mut table, &mut rng);
            assert_eq!(journal.catch_up(&table), Progress::Saved, "seed {seed}");
        }
        drop(journal);
        let again = library.resume(&id).unwrap();
        assert_same(&again.game, &table, &format!("seed {seed}, again"));
        assert_eq!(again.game.tree(), table.tree(), "seed {seed}: edits can be undone as before");
        drop(again);
        library.discard(&id).unwrap();
    }
    assert_eq!(super::keeper::journals(&library), Vec::<String>::new(), "no file stays behind");
}

#[test]
fn a_long_journal_becomes_one_tree() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let mut table = Match::new(Variant::Hex, ByPlayer::new(Seat::Human, Seat::Human));
    let mut journal = library.begin(&table, Header::default());
    let mut rng = StdRng::seed_from_u64(1);
    let file = library.paths().journals().join(format!("{}.journal", journal.id()));
    let (mut largest, mut shrank) = (0, 0);
    for round in 0..300 {
        chance::happen(&mut table, &mut rng);
        let notes = abande::play::Notes { comment: format!("{round} ").repeat(4_000), ..Default::default() };
        let node = table.end();
        let edit = abande::play::Edit::Annotate { node, notes: Box::new(notes) };
        table.apply(abande::play::Change::Edit(edit)).unwrap();
        // What was undone before the file was written anew is known to the match and not to the file.
        if round % 3 == 0 {
            let undo = abande::play::Change::UndoEdit;
            for _ in 0..rng.random_range(0..4) {
                let _ = table.apply(undo.clone());
            }
        }
        assert_eq!(journal.catch_up(&table), Progress::Saved);
        let size = fs::metadata(&file).unwrap().len();
        shrank += u32::from(size < largest);
        largest = largest.max(size);
    }
    assert!(shrank > 0 && largest < 4 << 20, "it was written anew: {shrank} times, {largest} bytes");
    let id = journal.id().clone();
    drop(journal);
    assert_same(&library.resume(&id).unwrap().game, &table, "after having been written anew");
}

#[test]
fn nothing_is_written_before_something_happens() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(&folder.path().join("not/there/yet"));
    let mut table = Match::new(Variant::Hex, ByPlayer::new(Seat::Human, Seat::Human));
    let mut journal = library.begin(&table, Header::default());
    assert_eq!(journal.catch_up(&table), Progress::Saved);
    assert!(fs::read_dir(folder.path()).unwrap().next().is_none());
    play(&mut table, "d4");
    assert_eq!(journal.catch_up(&table), Progress::Saved);
    assert_eq!(library.in_progress().len(), 1);
}

pub fn play(table: &mut Match, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = table.position().parse_move(text).unwrap();
        table.play(mv).unwrap();
    }
}

/// A journal of an unfinished game in a library, left behind.
pub fn left_behind(library: &abande::library::Library, moves: &str) -> (Match, abande::library::GameId) {
    let mut table = Match::new(Variant::Hex, ByPlayer::new(Seat::Human, Seat::Human));
    let mut journal: Journal = library.begin(&table, Header::default().naming(table.seats()));
    for text in moves.split_whitespace() {
        play(&mut table, text);
        assert_eq!(journal.catch_up(&table), Progress::Saved);
    }
    (table, journal.id().clone())
}

#[test]
fn an_interrupted_game_is_offered_once_and_never_lost() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let (table, id) = left_behind(&library, "d4 d5 d3");
    let (offered, set_aside) = library.interrupted();
    assert_eq!((offered.len(), set_aside.len()), (1, 0));
    assert_same(&offered[0].game, &table, "offered");
    let resumed = library.resume(&id).unwrap();
    assert_eq!(library.interrupted().0.len(), 0, "it is played already");
    assert_eq!(library.in_progress().iter().map(|game| game.held).collect::<Vec<_>>(), [true]);
    assert_eq!(library.resume(&id).unwrap_err(), ResumeError::Held(id.clone()));
    assert_eq!(library.discard(&id).unwrap_err(), DiscardError::Resume(ResumeError::Held(id.clone())));
    drop(resumed);
    assert_eq!(library.discard(&id).unwrap(), id);
    assert_eq!(library.resume(&id).unwrap_err(), ResumeError::Missing(id.clone()));
    let bin = library.bin();
    assert_eq!(bin.entries().iter().map(|game| &game.id).collect::<Vec<_>>(), [&id], "nothing is deleted");
    // It comes back among the kept games, and goes on there.
    library.restore(&id).unwrap();
    assert!(library.bin().entries().is_empty());
    let fetched = library.fetch(&id).unwrap();
    assert_eq!((fetched.origin, fetched.keeper.id()), (Origin::Record { fault: None }, &id));
    assert_same(&fetched.game, &table, "restored");
}

#[test]
fn a_discarded_game_does_not_take_the_place_of_another_one() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let (table, id) = left_behind(&library, "d4 d5");
    let mut resumed = library.resume(&id).unwrap();
    library.keep(&mut resumed.journal, &table).unwrap();
    // The kept game goes on, is interrupted, and thrown away; then so is the game that was kept.
    let mut fetched = library.fetch(&id).unwrap();
    play(&mut fetched.game, "d3");
    assert_eq!(fetched.keeper.catch_up(&fetched.game), Progress::Saved);
    drop(fetched.keeper);
    assert_eq!(library.discard(&id).unwrap(), id);
    assert_eq!(library.open(&id).unwrap().record.moves().len(), 2, "the kept game is as it was");
    let second = library.remove(&id).unwrap();
    assert_ne!(second, id);
    let plies: Vec<usize> =
        [&id, &second].map(|id| library.open_in_bin(id).unwrap().record.moves().len()).into();
    assert_eq!(plies, [3, 2]);
}

#[test]
fn a_kept_game_has_no_journal_until_something_happens_again() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let mut table = Match::new(Variant::Hex, ByPlayer::new(Seat::Human, Seat::Human));
    let mut journal = library.begin(&table, Header::default().naming(table.seats()));
    play(&mut table, "d4 d5");
    journal.catch_up(&table);
    table.resign(Player::Black);
    journal.catch_up(&table);
    let file = library.paths().journals().join(format!("{}.journal", journal.id()));
    let lines = fs::read(&file).unwrap();
    let id = library.keep(&mut journal, &table).unwrap();
    // The program is killed after the record was written and before the journal was removed.
    fs::write(&file, lines).unwrap();
    assert_eq!(library.in_progress().len(), 1);
    assert!(library.interrupted().0.is_empty() && library.in_progress().is_empty());
    let text = fs::read_to_string(library.game_path(&id)).unwrap();
    assert!(text.contains("[Result \"0-1\"]") && text.contains("1. d4 d5"), "{text}");
    assert!(text.contains("[PlyCount \"2\"]") && text.contains("[UTCDate \""), "{text}");
    assert!(library.in_progress().is_empty());
    assert_eq!(journal.catch_up(&table), Progress::Saved);
    assert!(library.in_progress().is_empty(), "nothing has happened");
    table.undo();
    play(&mut table, "d3");
    assert_eq!(journal.catch_up(&table), Progress::Saved);
    let games: Vec<Interrupted> = library.in_progress();
    assert_same(&games[0].game, &table, "goes on");
    assert_eq!(library.keep(&mut journal, &table).unwrap(), id, "the same game");
    let text = fs::read_to_string(library.game_path(&id)).unwrap();
    assert!(text.contains("2. d3 *"), "{text}");
    let before = fs::read_to_string(library.paths().games().join(format!("{id}.agn.1"))).unwrap();
    assert!(before.contains("0-1"), "{before}");
}

/// A game with a clock in which Black has moved.
fn timed(control: &str) -> Match {
    let control: TimeControl = control.parse().unwrap();
    let seats = ByPlayer::new(Seat::Human, Seat::Human);
    let clock = Some(ByPlayer::new(control, control));
    let mut table = GameSetup { clock, ..GameSetup::new(Variant::Hex, seats) }.new_match().unwrap();
    play(&mut table, "d4");
    table
}

#[test]
fn time_that_runs_is_noted_and_nothing_else_changes() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let mut table = timed("5+3");
    let mut journal = library.begin(&table, Header::default());
    // Nothing is written yet, so there is nothing to add to.
    journal.note_time(table.clock().unwrap().times());
    assert!(library.in_progress().is_empty());
    journal.catch_up(&table);
    let file = library.paths().journals().join(format!("{}.journal", journal.id()));
    let mut sizes = Vec::new();
    for _ in 0..10 {
        table.spend_time(Duration::from_millis(500));
        journal.note_time(table.clock().unwrap().times());
        sizes.push(fs::metadata(&file).unwrap().len());
        // The program is killed here.
        assert_same(&library.in_progress()[0].game, &table, "noted");
    }
    journal.note_time(table.clock().unwrap().times());
    assert_eq!(fs::metadata(&file).unwrap().len(), sizes[9], "nothing new");
    assert!(sizes.windows(2).all(|sizes| sizes[1] - sizes[0] < 120), "{sizes:?}");
    play(&mut table, "d5");
    assert_eq!(journal.catch_up(&table), Progress::Saved);
    let read = library.in_progress().remove(0).game;
    assert_same(&read, &table, "played on");
    assert_eq!(read.tree().node(read.end()).notes().clock, Some(Duration::from_secs(298)));
    // What was given, and the turn that goes on, are in a journal that is written anew.
    table.spend_time(Duration::from_secs(7));
    table.give_time(Player::White, Duration::from_secs(15)).unwrap();
    drop(journal);
    let again = Library::new(Paths::within(&folder.path().join("again")));
    let mut journal = again.begin(&table, Header::default());
    journal.catch_up(&table);
    assert_same(&again.in_progress()[0].game, &table, "written anew");
}

#[test]
fn how_long_moves_took_without_a_clock_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let mut table = Match::new(Variant::Hex, ByPlayer::new(Seat::Human, Seat::Human));
    let mut journal = library.begin(&table, Header::default());
    table.spend_time(Duration::from_mins(1));
    play(&mut table, "d4");
    assert_eq!(table.time_taken(table.end()), None, "time begins with the first move");
    for seconds in [7, 12] {
        table.spend_time(Duration::from_secs(seconds));
        let mv = table.position().legal_moves()[0];
        table.play(mv).unwrap();
        assert_eq!(table.time_taken(table.end()), Some(Duration::from_secs(seconds)));
        journal.catch_up(&table);
        assert_same(&library.in_progress()[0].game, &table, "time taken");
    }
    table.pause();
    table.spend_time(Duration::from_mins(1));
    table.resume();
    table.spend_time(Duration::from_millis(1500));
    let mv = table.position().legal_moves()[0];
    table.play(mv).unwrap();
    assert_eq!(table.time_taken(table.end()), Some(Duration::from_millis(1500)));
    let record = Record::from_match(&table, None, SystemTime::UNIX_EPOCH);
    let read = Record::parse(&record.to_string()).unwrap().to_match();
    assert_eq!(read.time_taken(read.end()), Some(Duration::from_millis(1500)), "{record}");
}

#[test]
fn a_swap_of_sides_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let seats = ByPlayer::new(Seat::Human, "ai:3".parse().unwrap());
    let control: TimeControl = "5+3".parse().unwrap();
    let clock = Some(ByPlayer::new(control, control));
    let house_rule = Some(HouseRule::Pie);
    let mut table =
        GameSetup { house_rule, clock, ..GameSetup::new(Variant::Hex, seats) }.new_match().unwrap();
    let library = library(folder.path());
    let mut journal = library.begin(&table, Header::default());
    let mut check = |table: &Match, what: &str| {
        assert_eq!(journal.catch_up(table), Progress::Saved);
        assert_same(&library.in_progress()[0].game, table, what);
        // Written anew as one tree.
        let again = Library::new(Paths::within(&folder.path().join(what)));
        again.begin(table, Header::default()).catch_up(table);
        assert_same(&again.in_progress()[0].game, table, what);
    };
    play(&mut table, "d4");
    check(&table, "open");
    table.spend_time(Duration::from_secs(9));
    table.swap_sides().unwrap();
    check(&table, "swapped");
    play(&mut table, "d5 c3");
    check(&table, "played on");
    table.undo().unwrap();
    assert!(!table.has_swapped_sides());
    check(&table, "taken back");
    table.redo().unwrap();
    assert!(table.has_swapped_sides());
    check(&table, "played again");
}

#[test]
fn games_against_characters_are_kept_whether_they_are_known_or_not() {
    let folder = tempfile::tempdir().unwrap();
    for seat in ["ai:mirror:hard", "ai:somebody-else:easy"] {
        let library = Library::new(Paths::within(&folder.path().join(seat.replace(':', "-"))));
        let mut table = Match::new(Variant::Hex, ByPlayer::new(Seat::Human, seat.parse().unwrap()));
        play(&mut table, "d4");
        let mut journal = library.begin(&table, Header::default());
        journal.catch_up(&table);
        let file = library.paths().journals().join(format!("{}.journal", journal.id()));
        assert!(fs::read_to_string(file).unwrap().contains(seat));
        drop(journal);
        let again = library.in_progress().remove(0).game;
        assert_same(&again, &table, seat);
        assert_eq!(again.seats()[Player::White].code(), seat);
        let record = Record::from_match(&table, None, SystemTime::UNIX_EPOCH);
        let text = record.to_string();
        let read = Record::parse(&text).unwrap();
        assert_eq!(read.player(Player::White).seat().unwrap().code(), seat, "{text}");
    }
}

/// How long the player waits for one more line: docs/library.md has the command.
#[test]
#[ignore = "prints figures; run by hand"]
fn cost_of_a_line() {
    for behind in [false, true] {
        // On the disk of the package, not on a file system in memory.
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let library = library(folder.path());
        let mut rng = StdRng::seed_from_u64(1);
        let (mut table, mut times) = (chance::table(&mut rng), Vec::new());
        let mut journal = library.begin(&table, Header::default());
        if behind {
            journal.sync_behind(Wake::default());
        }
        while times.len() < 500 {
            let before = table.changes().len();
            chance::happen(&mut table, &mut rng);
            if table.changes().len() > before {
                let begin = std::time::Instant::now();
                assert_eq!(journal.catch_up(&table), Progress::Saved);
                times.push(begin.elapsed());
            }
        }
        times.sort_unstable();
        let (median, late, last) = (times[250], times[495], times[499]);
        let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
        let how = if behind { "while a thread waits for the disk" } else { "and waiting for the disk" };
        println!(
            "a line, {how}: median {median:.1?}, 99th percentile {late:.1?}, slowest {last:.1?}; load {}",
            load.trim()
        );
    }
}

#[test]
fn help_is_journalled_as_a_tag() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let mut table = Match::new(Variant::Hex, ByPlayer::new(Seat::Human, Seat::Computer(Level::MIN)));
    let mut journal = library.begin(&table, Header::default());
    play(&mut table, "d4 d5");
    assert!(table.note_help(Help::Hint));
    journal.catch_up(&table);
    table.note_help(Help::Analysis);
    journal.catch_up(&table);
    let path = library.paths().journals().join(format!("{}.journal", journal.id()));
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains("[\"Help\",\"hint analysis\"]"), "{text}");
    // What the lines show themselves needs no tag. A header that is set later does not hide anything.
    table.undo();
    journal.catch_up(&table);
    journal.set_header(header(&table));
    journal.catch_up(&table);
    let id = journal.id().clone();
    drop(journal);
    let resumed = library.resume(&id).unwrap();
    assert_eq!((resumed.game.help().to_string().as_str(), resumed.damage), ("hint undo analysis", None));
    let (game, mut journal) = (resumed.game, resumed.journal);
    library.keep(&mut journal, &game).unwrap();
    assert_eq!(library.open(&id).unwrap().record.header().tag("Help"), Some("hint undo analysis"));
}
