//! Kept games: the index, finding, the bin, import, statistics.

use std::fs;
use std::path::Path;

use abande::library::{
    Entry, GameId, Index, Library, Query, ResultFilter, ShelfError, Sort, Statistics, Tally, statistics,
};
use abande::play::{Level, Match, Notes, Seat};
use abande::record::{Header, Participant, Record, RecordErrorKind};
use abande::rules::{ByPlayer, Game, Outcome, Player, Variant};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::journal::play;
use super::library;

/// A game of a person against the computer, played by chance for so many plies.
pub fn record(rng: &mut StdRng, variant: Variant, names: [&str; 2], plies: usize) -> Record {
    let level = Level::new(rng.random_range(1..=5)).expect("a level");
    let own = Player::ALL[usize::from(rng.random_bool(0.5))];
    let seats = ByPlayer::from_fn(|player| if player == own { Seat::Human } else { Seat::Computer(level) });
    let mut table = Match::new(variant, seats);
    for _ in 0..plies {
        let Some(&mv) = table.position().legal_moves().choose(rng) else { break };
        table.play(mv).expect("legal");
    }
    if table.result().is_none() && rng.random_bool(0.5) {
        table.resign(Player::ALL[usize::from(rng.random_bool(0.5))]);
    }
    let mut header = Header::default().naming(seats);
    for player in Player::ALL {
        let name = Some(names[player.index()].to_owned());
        header.set_player(player, Participant { name, ..header.player(player).clone() });
    }
    header.set_tag("Date", &format!("2026.{:02}.{:02}", rng.random_range(1..=12), rng.random_range(1..=28)));
    header.set_tag("UTCDate", "2026.01.02");
    header.set_tag("UTCTime", "03:04:05");
    header.set_tag("PlyCount", &table.moves().len().to_string());
    Record::from_tree(header, table.tree().clone(), table.end(), table.verdict())
}

fn keep(library: &Library, name: &str, record: &Record) -> GameId {
    let id = GameId::parse(name).expect("a name");
    fs::create_dir_all(library.paths().games()).unwrap();
    fs::write(library.game_path(&id), record.to_string()).unwrap();
    id
}

fn ids<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Vec<&'a str> {
    entries.into_iter().map(|entry| entry.id.as_str()).collect()
}

/// An index without the moments at which files changed.
fn said(index: &Index) -> Vec<Entry> {
    let mut entries = index.entries().to_vec();
    entries.sort_by(|one, other| one.id.cmp(&other.id));
    entries
}

#[test]
fn the_index_says_what_the_records_say_however_it_is_made() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let mut rng = StdRng::seed_from_u64(5);
    for number in 0..60 {
        let variant = *Variant::ALL.choose(&mut rng).unwrap();
        let mut record = record(&mut rng, variant, ["Ada \"A\" \\", "Bob"], number * 3);
        if number % 3 == 0 {
            // As another program writes it: the tags do not say how long it is.
            let text = record.to_string().replace("[PlyCount ", "[Plies ");
            record = Record::parse(&text).unwrap();
        }
        keep(&library, &format!("game {number}"), &record);
    }
    let index = library.index();
    assert_eq!((index.entries().len(), index.unread.len(), index.set_aside.len()), (60, 0, 0));
    for entry in index.entries() {
        let record = library.open(&entry.id).unwrap().record;
        assert_eq!(entry.plies, record.moves().len(), "{}", entry.id);
        assert_eq!((entry.outcome, &entry.result), (record.outcome(), &record.result_text()));
        assert_eq!(entry.variant, record.variant());
        let points = record.game().points().filter(|_| record.game().outcome().is_some());
        let margin = points.map(|points| i16::from(points[Player::Black]) - i16::from(points[Player::White]));
        assert_eq!(entry.margin, margin, "{}", record.result_text());
        for player in Player::ALL {
            assert_eq!(entry.players[player].name, record.player(player).name);
            assert_eq!(entry.players[player].level(), record.player(player).seat().and_then(Seat::level));
        }
        assert_eq!(
            entry.date.map(|date| date.strftime("%Y.%m.%d").to_string()).as_deref(),
            record.header().tag("Date")
        );
        assert_eq!(entry.started.map(|moment| moment.to_string()).as_deref(), Some("2026-01-02T03:04:05Z"));
        assert!(entry.own_side().is_some(), "{}", entry.id);
    }
    assert_eq!(said(&library.index()), said(&index), "remembered");
    assert_eq!(said(&library.rebuild_index()), said(&index), "made again");
    // One changes, one goes, one comes.
    let changed = record(&mut rng, Variant::Snub, ["Eve", "Bob"], 9);
    keep(&library, "game 7", &changed);
    fs::remove_file(library.game_path(&GameId::parse("game 8").unwrap())).unwrap();
    keep(&library, "game 100", &changed);
    let index = library.index();
    assert_eq!(said(&index), said(&library.rebuild_index()));
    assert_eq!(
        index.find(&Query { player: "eve".into(), ..Query::default() }, Sort::Changed, false).len(),
        2
    );
}

#[test]
fn a_damaged_index_file_is_made_again() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let mut rng = StdRng::seed_from_u64(5);
    for number in 0..2 {
        let id = keep(&library, &format!("g{number}"), &record(&mut rng, Variant::Hex, ["Ada", "Bob"], 4));
        // Old enough to be remembered.
        let file = fs::File::options().append(true).open(library.game_path(&id)).unwrap();
        file.set_modified(std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1_700_000_000))
            .unwrap();
    }
    let index = said(&library.index());
    let file = library.paths().cache.join("games.index");
    let bytes = fs::read(&file).unwrap();
    assert!(bytes.len() > 200);
    // Every one of the first bytes, and then some: the index is read from its start.
    for place in (0..100).chain((100..=bytes.len()).step_by(7)) {
        fs::write(&file, &bytes[..place]).unwrap();
        assert_eq!(said(&library.index()), index, "cut at {place}");
        let mut changed = bytes.clone();
        if let Some(byte) = changed.get_mut(place) {
            *byte ^= 1;
        }
        fs::write(&file, &changed).unwrap();
        assert_eq!(said(&library.index()), index, "changed at {place}");
        assert_eq!(fs::read(&file).unwrap().len(), bytes.len(), "written again");
    }
}

#[test]
fn a_damaged_game_keeps_its_legal_part_or_is_set_aside() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let mut rng = StdRng::seed_from_u64(5);
    let whole = record(&mut rng, Variant::Hex, ["Ada", "Bob"], 6);
    let bytes = whole.to_string().into_bytes();
    let id = GameId::parse("game").unwrap();
    let mut parts = 0;
    for place in 0..bytes.len() {
        let mut changed = bytes.clone();
        changed[place] ^= 0x80;
        for text in [&bytes[..place], &changed] {
            fs::create_dir_all(library.paths().games()).unwrap();
            fs::write(library.game_path(&id), text).unwrap();
            let index = library.index();
            assert_eq!(index.entries().len() + index.set_aside.len() + index.unread.len(), 1, "{place}");
            if let [entry] = index.entries() {
                // The list reads a header even if it names another game.
                let opened = match library.open(&id) {
                    Ok(opened) => opened,
                    Err(ShelfError::Record { error, .. })
                        if matches!(error.kind, RecordErrorKind::UnknownGame(_)) =>
                    {
                        continue;
                    }
                    Err(error) => panic!("{place}: {error}"),
                };
                let moves = opened.record.moves();
                assert!(whole.moves().starts_with(&moves), "{place}");
                // A damaged letter among the moves is found only where they are played.
                let is_known =
                    entry.plies == moves.len() || text.len() == bytes.len() && opened.fault.is_some();
                assert!(is_known, "{place}: {} of {}", moves.len(), entry.plies);
                parts += usize::from(entry.damage.is_some());
            }
            for file in index.set_aside {
                assert_eq!(fs::read(&file).unwrap(), text, "{place}");
                fs::remove_file(file).unwrap();
            }
        }
    }
    assert!(parts > 10, "{parts}");
}

#[test]
fn games_are_found() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let mut rng = StdRng::seed_from_u64(11);
    for number in 0..80 {
        let variant = *[Variant::Hex, Variant::Hex3, Variant::ANDA[0]].choose(&mut rng).unwrap();
        let names = [*["Ada", "Éva", "Bob"].choose(&mut rng).unwrap(), "Computer"];
        let plies = rng.random_range(0..60);
        let mut game = record(&mut rng, variant, names, plies);
        if number % 10 == 0 {
            let mut tree = game.tree().clone();
            let notes = Notes { comment: "the Ladder fails".into(), ..Notes::default() };
            tree.edit(&abande::play::Edit::Annotate { node: game.end(), notes: Box::new(notes) }).unwrap();
            game = Record::from_tree(game.header().clone(), tree, game.end(), game.verdict());
        }
        keep(&library, &format!("g{number:02}"), &game);
    }
    let index = library.index();
    let find = |query: &Query| index.find(query, Sort::Changed, false);
    let check = |query: Query, wanted: &dyn Fn(&Entry) -> bool, what: &str| {
        let found = ids(find(&query));
        let expected = ids(index.entries().iter().filter(|entry| wanted(entry)));
        assert_eq!(found, expected, "{what}");
        assert!(!found.is_empty() && found.len() < 80, "{what}: {}", found.len());
    };
    let all = Query::default;
    check(
        Query { player: " éVA".into(), ..all() },
        &|e| e.players[Player::Black].name.as_deref() == Some("Éva"),
        "player",
    );
    // Not everybody has the accents of others on the keyboard.
    let eva = |e: &Entry| e.players[Player::Black].name.as_deref() == Some("Éva");
    check(Query { player: "eva".into(), ..all() }, &eva, "player without an accent");
    check(Query { text: "EVA".into(), ..all() }, &eva, "word without an accent");
    check(
        Query { level: Level::new(2), ..all() },
        &|e| Player::ALL.iter().any(|&p| e.players[p].level == Some(2)),
        "level",
    );
    check(Query { variant: Some(Variant::Hex3), ..all() }, &|e| e.variant == Variant::Hex3, "board");
    check(Query { result: Some(ResultFilter::Open), ..all() }, &|e| e.result == "*", "open");
    check(
        Query { result: Some(ResultFilter::WonBy(Player::White)), ..all() },
        &|e| e.outcome == Some(Outcome::Win(Player::White)),
        "white",
    );
    check(
        Query { result: Some(ResultFilter::Won), ..all() },
        &|e| e.own_side().is_some_and(|side| e.outcome == Some(Outcome::Win(side))),
        "won",
    );
    check(
        Query { result: Some(ResultFilter::Lost), ..all() },
        &|e| e.own_side().is_some_and(|side| e.outcome == Some(Outcome::Win(side.other()))),
        "lost",
    );
    let day = |month| jiff::civil::Date::new(2026, month, 1).unwrap();
    check(
        Query { from: Some(day(4)), to: Some(day(8)), ..all() },
        &|e| e.date.is_some_and(|date| (day(4)..=day(8)).contains(&date)),
        "date",
    );
    check(Query { text: "ladder FAILS".into(), ..all() }, &|e| e.id.as_str().ends_with('0'), "comment");
    check(
        Query { text: "hex-3 bob".into(), ..all() },
        &|e| e.variant == Variant::Hex3 && e.players[Player::Black].name.as_deref() == Some("Bob"),
        "words",
    );
    assert!(find(&Query { text: "nowhere to be found".into(), ..all() }).is_empty());
    for sort in Sort::ALL {
        let sorted = index.find(&all(), sort, false);
        let mut backwards = index.find(&all(), sort, true);
        backwards.reverse();
        assert_eq!((sorted.len(), ids(sorted)), (80, ids(backwards)), "{sort:?}");
    }
    let longest = index.find(&all(), Sort::Length, false);
    assert!(longest.windows(2).all(|pair| pair[0].plies >= pair[1].plies));
    let results = index.find(&all(), Sort::Result, false);
    assert!(results.first().unwrap().outcome.is_some() && results.last().unwrap().outcome.is_none());
}

#[test]
fn games_are_renamed_thrown_away_and_fetched_back() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let mut rng = StdRng::seed_from_u64(5);
    let game = record(&mut rng, Variant::Hex, ["Ada", "Bob"], 4);
    let one = keep(&library, "one", &game);
    keep(&library, "two", &game);
    fs::write(library.paths().games().join("one.agn.1"), "older").unwrap();
    for bad in
        ["", "a/b", "..", ".hidden", "a\nb", "\u{202e}", "c:", "end.", "con", "Lpt1.x", &"x".repeat(200)]
    {
        assert_eq!(library.rename(&one, bad), Err(ShelfError::BadName), "{bad:?}");
    }
    assert!(matches!(library.rename(&one, "two"), Err(ShelfError::Taken(_))));
    let new = library.rename(&one, " my best “game” ").unwrap();
    assert_eq!((new.as_str(), ids(library.index().entries()).len()), ("my best “game”", 2));
    assert!(matches!(library.rename(&one, "three"), Err(ShelfError::Missing(_))));

    let binned = library.remove(&new).unwrap();
    assert_eq!(ids(library.index().entries()), ["two"]);
    assert_eq!(ids(library.bin().entries()), [new.as_str()]);
    keep(&library, new.as_str(), &game);
    let back = library.restore(&binned).unwrap();
    assert_eq!(back.as_str(), "my best “game”-2", "another one has its name now");
    assert_eq!(library.bin().entries().len(), 0);
    assert_eq!(fs::read(library.paths().games().join("my best “game”-2.agn.1")).unwrap(), b"older");
    assert!(matches!(library.remove(&one), Err(ShelfError::Missing(_))));
}

#[test]
fn export_and_import_give_the_same_games_and_none_twice() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = (library(&folder.path().join("one")), library(&folder.path().join("other")));
    let mut rng = StdRng::seed_from_u64(5);
    let names: Vec<GameId> = (0..12)
        .map(|number| {
            let game = record(&mut rng, Variant::ALL[number % 5], ["Ada", "Bob"], number);
            keep(&one, &format!("g{number}"), &game)
        })
        .collect();
    let file = folder.path().join("all.agn");
    one.export(&names, &file).unwrap();
    let text = fs::read_to_string(&file).unwrap();
    let imported = other.import(&other.index(), &text).unwrap();
    assert_eq!((imported.kept.len(), imported.known.len(), imported.refused.len()), (12, 0, 0));
    for (old, new) in names.iter().zip(&imported.kept) {
        assert_eq!(one.open(old).unwrap().record, other.open(new).unwrap().record);
        assert!(new.as_str().starts_with("2026-") && new.as_str().contains("_ada_bob_"), "{new}");
    }
    // Again, and twice in one file, and where they came from.
    let again = other.import(&other.index(), &format!("{text}\n{text}")).unwrap();
    assert_eq!((again.kept.len(), again.known.len()), (0, 24));
    assert_eq!(one.import(&one.index(), &text).unwrap().known, names);
    let twice = library(&folder.path().join("third"));
    let imported = twice.import(&twice.index(), &format!("{text}\n{text}")).unwrap();
    assert_eq!((imported.kept.len(), imported.known.len()), (12, 12));
    // A note more is another game.
    let noted = text.replacen(" *\n", " {a note} *\n", 1);
    assert_eq!(other.import(&other.index(), &noted).unwrap().kept.len(), 1);
    // JSON of Abstract Play, known by what is in it.
    let json = include_str!("../../vectors/abstractplay/record-timeout-01.json");
    let imported = other.import(&other.index(), json).unwrap();
    assert_eq!((imported.kept.len(), imported.refused.len()), (1, 0), "{imported:?}");
    assert_eq!(other.import(&other.index(), json).unwrap().known, imported.kept);
    // A game that goes wrong keeps its legal part, and the next one is not lost.
    let bad = "[Black \"Zoe\"]\n\n1. d4 d5 2. d4-d5 *\n\n[Black \"Yve\"]\n\n1. d4 *\n\n[Variant \"libre\"]\n\n1. d4 *\n";
    let imported = other.import(&other.index(), bad).unwrap();
    assert_eq!((imported.kept.len(), imported.refused.len()), (1, 2));
    assert_eq!(imported.refused[0].number, 1);
    let part = imported.refused[0].kept.as_ref().unwrap();
    assert_eq!(other.open(part).unwrap().record.moves().len(), 2);
    assert_eq!((imported.refused[1].number, &imported.refused[1].kept), (3, &None));
}

#[test]
fn statistics_count_ones_own_games() {
    const BLACK: Player = Player::Black;
    const WHITE: Player = Player::White;
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let game = |name: &str, day: u32, own: Player, level: u8, loser: Option<Player>| {
        let level = Level::new(level).unwrap();
        let seats =
            ByPlayer::from_fn(|player| if player == own { Seat::Human } else { Seat::Computer(level) });
        let mut table = Match::new(Variant::Hex, seats);
        play(&mut table, "d4 d5");
        if let Some(loser) = loser {
            table.resign(loser);
        }
        let mut header = Header::default().naming(seats);
        header.set_tag("Date", &format!("2026.01.{day:02}"));
        let record = Record::from_tree(header, table.tree().clone(), table.end(), table.verdict());
        keep(&library, name, &record);
    };
    game("a", 3, BLACK, 2, Some(WHITE));
    game("b", 1, BLACK, 2, Some(BLACK));
    game("c", 2, WHITE, 3, Some(BLACK));
    game("d", 4, BLACK, 3, None);
    game("e", 5, WHITE, 2, Some(BLACK));
    // A whole game that the rules ended, between two people: not one's own.
    let mut rng = StdRng::seed_from_u64(1);
    let mut table = Match::new(Variant::Hex3, ByPlayer::new(Seat::Human, Seat::Human));
    while let Some(&mv) = table.position().legal_moves().choose(&mut rng) {
        table.play(mv).unwrap();
    }
    keep(&library, "f", &Record::from(&table));
    // And one against the computer, with a margin.
    table.set_seat(WHITE, Seat::Computer(Level::MIN));
    keep(&library, "g", &Record::from(&table));

    let index = library.index();
    let Statistics { all, by_level, by_board, by_side, margins, lengths, course, streak, .. } =
        statistics(index.entries());
    let points = table.position().points().unwrap();
    let margin = i16::from(points[BLACK]) - i16::from(points[WHITE]);
    let last = match margin {
        1.. => Tally { won: 1, ..Tally::default() },
        0 => Tally { drawn: 1, ..Tally::default() },
        _ => Tally { lost: 1, ..Tally::default() },
    };
    assert_eq!(all, Tally { won: 3 + last.won, lost: 1 + last.lost, drawn: last.drawn });
    let level = |number| Level::new(number).unwrap();
    assert_eq!(
        by_level,
        [
            (Variant::Hex, level(2), Tally { won: 2, lost: 1, drawn: 0 }),
            (Variant::Hex, level(3), Tally { won: 1, lost: 0, drawn: 0 }),
            (Variant::Hex3, level(1), last),
        ]
    );
    assert_eq!(by_board[0], (Variant::Hex, Tally { won: 3, lost: 1, drawn: 0 }));
    assert_eq!(by_side[WHITE], Tally { won: 2, lost: 0, drawn: 0 });
    assert_eq!(margins, [(margin, 1)]);
    assert_eq!(lengths, [(2, 4), (table.moves().len(), 1)]);
    // The game without a day comes first.
    assert_eq!(course.iter().skip(1).map(|(_, sign)| *sign).collect::<Vec<_>>(), [-1, 1, 1, 1]);
    assert_eq!((streak.now, streak.best), (3, 3));
    assert_eq!(by_side[WHITE].score(), Some(1.0));
}

/// 10,000 games, for figures: docs/library.md has the command.
#[test]
#[ignore = "makes 10,000 files and prints figures; run by hand"]
fn ten_thousand_games() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let mut rng = StdRng::seed_from_u64(5);
    let texts: Vec<Record> = (0..500)
        .map(|number| record(&mut rng, Variant::ALL[number % Variant::ALL.len()], ["Ada", "Computer"], 80))
        .collect();
    for number in 0..10_000 {
        let name = ["Ada Lovelace", "Grace Hopper", "Sofja Kowalewskaja"][number % 3];
        let text =
            texts[number % texts.len()].to_string().replace("\"Ada\"", &format!("\"{name} {number}\""));
        let id = GameId::parse(&format!("2026-01-01_game_{number}")).unwrap();
        fs::create_dir_all(library.paths().games()).unwrap();
        fs::write(library.game_path(&id), text).unwrap();
    }
    std::thread::sleep(std::time::Duration::from_millis(2_500));
    let time = |what: &str, times: u32, action: &mut dyn FnMut()| {
        // What the thread had of a processor is what it takes on an idle machine.
        let worked = || {
            let text = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
            let nanos = text.split(' ').next().and_then(|number| number.parse().ok());
            std::time::Duration::from_nanos(nanos.unwrap_or_default())
        };
        let (mut shortest, mut longest) = (std::time::Duration::MAX, std::time::Duration::ZERO);
        let before = worked();
        for _ in 0..times {
            let begin = std::time::Instant::now();
            action();
            let took = begin.elapsed();
            (shortest, longest) = (shortest.min(took), longest.max(took));
        }
        let work = worked().saturating_sub(before) / times;
        println!(
            "{what:<34} {shortest:>9.1?} to {longest:>9.1?} in {times} tries, {work:.1?} of a processor"
        );
    };
    time("the index from the files alone", 5, &mut || {
        assert_eq!(library.rebuild_index().entries().len(), 10_000);
    });
    time("the index as it is remembered", 10, &mut || {
        assert_eq!(library.index().entries().len(), 10_000);
    });
    let index = library.index();
    for text in ["s", "so", "sofja 99", "kowalewskaja 2026.03 hex", "nothing like this"] {
        let query = Query { text: text.to_owned(), ..Query::default() };
        let mut found = 0;
        let what = format!("find “{text}”");
        time(&what, 20, &mut || found = index.find(&query, Sort::Black, false).len());
        println!("{found:>45} games");
    }
    time("statistics", 10, &mut || {
        assert!(statistics(index.entries()).all.games() > 0);
    });
    println!("load: {}", fs::read_to_string(Path::new("/proc/loadavg")).unwrap_or_default().trim());
}
