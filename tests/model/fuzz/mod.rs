//! Readers of outside text against texts that are nearly right: valid ones, changed at random, and texts that grow from
//! a grammar.
//!
//! By default each test reads a fixed number of texts, the same in every run. With `FUZZ_CASES=2000000` it reads so many,
//! with `FUZZ_SECONDS=300` it goes on for so long, with both until the first of them is reached. Each starts from a seed
//! that is printed; `FUZZ_SEED` repeats it.
//!
//! What was found is kept in `tests/model/fuzz/corpus/READER`: every run reads these texts first, and changes them too. A text
//! that fails is printed; its smallest form belongs there, in a file named after what it does.

mod grammar;
mod library;
mod mutate;
mod seeds;

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use abande::ai::{Engine, Limits, Mebibytes, Stop};
use abande::record::{
    AbstractPlayReader, AgnReader, AnyRecordError, GameReader, Record, export, notes_text, read_notes, tidied,
};
use abande::rules::{AnyGame, Game, Variant};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use mutate::mutated;

fn setting(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().expect("a number"))
}

/// Whether this is a long run by hand.
fn is_long() -> bool {
    setting("FUZZ_CASES").is_some() || setting("FUZZ_SECONDS").is_some()
}

/// No text of these sizes may take longer, on however busy a machine.
const TOO_LONG: Duration = Duration::from_secs(30);

/// Gives the texts of the corpus to a reader, then made ones until the time or the number is used up. Prints the one that
/// fails, and in the end the slowest and the most memory that the process has had.
fn fuzz(
    corpus: &[Vec<u8>],
    cases: u64,
    mut make: impl FnMut(&mut StdRng) -> Vec<u8>,
    mut read: impl FnMut(&[u8]),
) {
    let clock = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |since| since.as_secs());
    let seed = setting("FUZZ_SEED").unwrap_or_else(|| if is_long() { clock() } else { 1 });
    let cases = setting("FUZZ_CASES").unwrap_or(cases);
    let begun = Instant::now();
    let end = setting("FUZZ_SECONDS").map(|seconds| begun + Duration::from_secs(seconds));
    let mut rng = StdRng::seed_from_u64(seed);
    let (mut done, mut bytes, mut slowest) = (0, 0, Duration::ZERO);
    let mut kept = corpus.iter().cloned();
    while let Some(text) = kept.next().or_else(|| {
        // Whichever limit comes first, where both are set.
        let in_time = end.is_none_or(|end| Instant::now() < end);
        let more = in_time && (done < cases || (end.is_some() && setting("FUZZ_CASES").is_none()));
        more.then(|| {
            done += 1;
            make(&mut rng)
        })
    }) {
        let start = Instant::now();
        let read = catch_unwind(AssertUnwindSafe(|| read(&text)));
        let took = start.elapsed();
        slowest = slowest.max(took);
        bytes += text.len();
        if read.is_err() || took > TOO_LONG {
            eprintln!("FUZZ_SEED={seed}, text {done}, {took:?}: {}", text.escape_ascii());
        }
        read.unwrap_or_else(|panic| resume_unwind(panic));
        assert!(took <= TOO_LONG, "{took:?}");
    }
    println!(
        "{} kept texts and {done} from seed {seed}, {bytes} bytes, in {:?}, the slowest in {slowest:?}; peak memory {}",
        corpus.len(),
        begun.elapsed(),
        peak_memory()
    );
}

/// The most memory that this process has had, where the system tells it.
fn peak_memory() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    peak.map_or("unknown", str::trim).to_owned()
}

/// The texts that are kept for a reader.
fn corpus(reader: &str) -> Vec<Vec<u8>> {
    let folder = format!("{}/tests/model/fuzz/corpus/{reader}", env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(&folder).expect("the corpus is there");
    let mut paths: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read(path).expect("a text of the corpus")).collect()
}

/// How texts are made: mostly from others, otherwise from a grammar, and sometimes from one of those.
fn made(seeds: &[Vec<u8>], grow: impl Fn(&mut StdRng) -> Vec<u8>, rng: &mut StdRng) -> Vec<u8> {
    let pick = |rng: &mut StdRng| seeds.choose(rng).expect("seeds").clone();
    match rng.random_range(0..8) {
        0 => grow(rng),
        1 => {
            let (one, other) = (grow(rng), pick(rng));
            mutated(&one, &other, rng)
        }
        _ => {
            let (one, other) = (pick(rng), pick(rng));
            mutated(&one, &other, rng)
        }
    }
}

/// Seeds and what is kept.
fn with_corpus(seeds: Vec<String>, kept: &[Vec<u8>]) -> Vec<Vec<u8>> {
    seeds.into_iter().map(String::into_bytes).chain(kept.iter().cloned()).collect()
}

/// What is said about a refused text is short and harmless.
fn check_refusal(refusal: &str) {
    assert!(!refusal.is_empty() && refusal.len() < 2_000, "{refusal}");
    assert!(!refusal.chars().any(|c| c.is_control() && c != '\n'), "{refusal:?}");
}

#[test]
fn position_strings() {
    // A line of the corpus names the board first.
    let kept: Vec<(Variant, Vec<u8>)> = corpus("positions")
        .iter()
        .map(|text| {
            let text = String::from_utf8_lossy(text);
            let (name, position) = text.split_once(' ').expect("a board and a position");
            (name.parse().expect("a board"), position.trim_end_matches('\n').as_bytes().to_vec())
        })
        .collect();
    let mut seeds: Vec<(Variant, Vec<u8>)> =
        seeds::positions().into_iter().map(|(variant, text)| (variant, text.into_bytes())).collect();
    seeds.extend(kept.iter().cloned());
    // The first byte says which board.
    let boarded = |variant: Variant, mut bytes: Vec<u8>| {
        let place = Variant::ALL.iter().position(|&known| known == variant).expect("listed");
        bytes.insert(0, u8::try_from(place).expect("few variants"));
        bytes
    };
    let kept: Vec<Vec<u8>> = kept.into_iter().map(|(variant, text)| boarded(variant, text)).collect();
    let make = |rng: &mut StdRng| {
        let (variant, text) = seeds.choose(rng).expect("seeds");
        let bytes = match rng.random_range(0..8) {
            0 => grammar::position(*variant, rng).into_bytes(),
            _ => mutated(text, &seeds.choose(rng).expect("seeds").1, rng),
        };
        boarded(*variant, bytes)
    };
    let mut engine = Engine::new(Mebibytes::MIN);
    let (mut accepted, mut known, mut played) = (0, HashSet::new(), 0);
    // Playing on is by far the most work: a long run does it for a share of the positions.
    let share = if is_long() { 256 } else { 1 };
    fuzz(&kept, 30_000, make, |bytes| {
        let (&place, bytes) = bytes.split_first().expect("not empty");
        let variant = Variant::ALL[usize::from(place)];
        let text = String::from_utf8_lossy(bytes);
        let game = match AnyGame::parse(variant, &text) {
            Ok(game) => game,
            Err(error) => return check_refusal(&error.to_string()),
        };
        accepted += 1;
        assert_eq!(game.inconsistency(), None);
        let written = game.to_string();
        assert_eq!(AnyGame::parse(variant, &written).as_ref(), Ok(&game));
        // Many texts say the same: what follows is played once.
        let mut hasher = DefaultHasher::new();
        (place, &written).hash(&mut hasher);
        if known.insert(hasher.finish()) && hasher.finish().is_multiple_of(share) {
            played += 1;
            play_on(game, &mut engine);
        }
    });
    println!("{accepted} of them are positions, {} different ones, {played} played on", known.len());
    assert!(accepted > 0, "some changes leave a position");
}

/// From an accepted position, the engine searches and the rules go on to the end of the game.
fn play_on(mut game: AnyGame, engine: &mut Engine) {
    engine.search(&game, &Limits::nodes(200), &Stop::default(), &mut |_| {});
    for step in 0..300_usize {
        let moves = game.legal_moves();
        assert_eq!(moves.is_empty(), game.to_move().is_none(), "{game:?}");
        let Some(&mv) = moves.get(step * 7 % moves.len().max(1)) else { return };
        // The lower floors check the position after every move.
        game.play(mv).expect("a generated move is legal");
    }
}

#[test]
fn records() {
    let kept = corpus("agn");
    let seeds = with_corpus(seeds::records(), &kept);
    let mut accepted = 0;
    let make = |rng: &mut StdRng| made(&seeds, |rng| grammar::agn(rng).into_bytes(), rng);
    fuzz(&kept, 6_000, make, |bytes| {
        let text = String::from_utf8_lossy(bytes);
        let (record, refusal) = match Record::parse(&text) {
            Ok(record) => (Some(record), None),
            Err(error) => {
                let refusal = error.to_string();
                (error.before.map(|before| *before), Some(refusal))
            }
        };
        accepted += u32::from(refusal.is_none());
        if let Some(refusal) = refusal {
            check_refusal(&refusal);
        }
        let Some(record) = record else { return };
        assert_eq!(record.game().inconsistency(), None);
        let written = record.to_string();
        let again = Record::parse(&written).unwrap_or_else(|error| panic!("{error}:\n{written}"));
        assert_eq!(again, record, "{written}");
    });
    println!("{accepted} of them are records");
    assert!(accepted > 0, "some changes leave a record");
}

#[test]
fn trees() {
    let kept = corpus("agn");
    let seeds = with_corpus(seeds::trees(), &kept);
    let mut accepted = 0;
    fuzz(
        &kept,
        2_000,
        |rng| made(&seeds, |rng| grammar::agn(rng).into_bytes(), rng),
        |bytes| {
            let text = String::from_utf8_lossy(bytes);
            for game in AgnReader::new(&text) {
                let record = match game {
                    Ok(record) => record,
                    Err(error) => {
                        check_refusal(&error.to_string());
                        match error.before {
                            Some(record) => *record,
                            None => continue,
                        }
                    }
                };
                accepted += 1;
                check_record(&record);
            }
            let board = Variant::Hex.board();
            let notes = tidied(&read_notes(&text, board), board);
            assert_eq!(read_notes(&notes_text(&notes, board), board), notes);
        },
    );
    println!("{accepted} records in them");
    assert!(accepted > 0, "some changes leave a record");
}

#[test]
fn abstractplay() {
    let kept = corpus("json");
    let seeds = with_corpus(seeds::json(), &kept);
    let mut accepted = 0;
    fuzz(
        &kept,
        2_000,
        |rng| made(&seeds, |rng| grammar::json(rng).into_bytes(), rng),
        |bytes| {
            let text = String::from_utf8_lossy(bytes);
            let mut known: Vec<Record> = Vec::new();
            for game in GameReader::new(&text)
                .chain(AbstractPlayReader::new(&text).map(|game| game.map_err(AnyRecordError::from)))
            {
                let record = match game.map_err(AnyRecordError::into_legal) {
                    Ok(record) => record,
                    Err((error, record)) => {
                        check_refusal(&error.to_string());
                        let Some(record) = record else { continue };
                        record
                    }
                };
                // Both readers mostly say the same: it is checked once.
                if known.contains(&record) {
                    continue;
                }
                accepted += 1;
                check_record(&record);
                if let Ok(exported) = export(&record, UNIX_EPOCH) {
                    let again = GameReader::new(&exported.json).next().expect("a game");
                    let again = again.unwrap_or_else(|error| panic!("{error}: {}", exported.json));
                    assert_eq!((again.moves(), again.result()), (record.moves(), record.result()));
                }
                known.push(record);
            }
        },
    );
    println!("{accepted} records in them");
    assert!(accepted > 0, "some changes leave a record");
}

/// What must hold of every record that was read.
fn check_record(record: &Record) {
    assert_eq!(record.tree().inconsistency(), None);
    let written = record.to_string();
    let again = Record::parse(&written).unwrap_or_else(|error| panic!("{error}:\n{written}"));
    assert!(again == *record, "{written}");
}

/// Lines of one conversation.
const LINES: usize = 400;

#[test]
fn conversations() {
    let seeds = seeds::conversation();
    let make = |rng: &mut StdRng| {
        let mut bytes = Vec::new();
        for _ in 0..LINES {
            let mut pick = || seeds.choose(rng).expect("seeds").as_bytes();
            let (one, other) = (pick(), pick());
            let mut line = if rng.random_ratio(1, 4) { one.to_vec() } else { mutated(one, other, rng) };
            line.retain(|&byte| byte != b'\n');
            if !is_costly(&line) {
                bytes.extend(line);
                // A search is never left alone, so that no line waits for it.
                bytes.extend(b"\nstop\n");
            }
        }
        bytes
    };
    fuzz(&[], 10, make, |bytes| {
        let output = conversation(bytes);
        let lines: Vec<&str> = output.lines().collect();
        assert!(lines.iter().any(|line| line.contains(LAST_WORD)), "it hears to the end");
        for line in lines {
            let known = ["info ", "bestmove ", "response ", "id ", "option ", "ugiok", "readyok"];
            assert!(known.iter().any(|start| line.starts_with(start)), "{line:?}");
            assert!(!line.chars().any(char::is_control), "{line:?}");
            assert!(!line.contains("broke down"), "{line}");
        }
    });
}

/// Lines that end the conversation or take gigabytes or dozens of threads: not what is tried here.
fn is_costly(line: &[u8]) -> bool {
    let text = String::from_utf8_lossy(line).to_lowercase();
    let mut words = text.split_whitespace();
    let large = |word: &str| word.trim_start_matches('+').parse::<u64>().is_ok_and(|number| number > 8);
    let option = text.contains("hash") || text.contains("threads");
    words.next() == Some("quit") || option && text.split_whitespace().any(large)
}

/// No command: the engine says so, and names it.
const LAST_WORD: &str = "farewell";

/// All that the engine says to these lines.
fn conversation(lines: &[u8]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_abande"));
    command.arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("abande starts");
    let mut input = child.stdin.take().expect("piped");
    let bytes = [lines, b"\nstop\n", LAST_WORD.as_bytes(), b"\n"].concat();
    let writer = std::thread::spawn(move || input.write_all(&bytes));
    let output = child.wait_with_output().expect("abande ends");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.is_empty(), "{}: {errors}", output.status);
    writer.join().expect("the writer ends").expect("everything is read");
    String::from_utf8(output.stdout).expect("valid text")
}
