//! Readers of outside text against texts that are nearly right: valid ones, changed at random.
//!
//! By default each test reads a fixed number of texts, the same in every run. With `FUZZ_SECONDS=300` it goes on
//! for so long, from a seed that is printed; `FUZZ_SEED` repeats it.

mod library;
mod mutate;
mod seeds;

use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use abande::ai::{Engine, Limits, Mebibytes, Stop};
use abande::record::{
    AbstractPlayGames, AnyError, AnyGames, Games, Record, export, notes_text, read_notes, tidied,
};
use abande::rules::{AnyGame, Game, Variant};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use mutate::mutated;

/// Gives texts to a check until the time or the number is used up, and prints the one that fails.
fn fuzz(cases: u64, mut check: impl FnMut(&mut StdRng) -> Vec<u8>, mut read: impl FnMut(&[u8])) {
    let number = |name| std::env::var(name).ok().map(|text| text.parse().expect("a number"));
    let seconds: Option<u64> = number("FUZZ_SECONDS");
    let clock = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |since| since.as_secs());
    let seed = number("FUZZ_SEED").unwrap_or_else(|| seconds.map_or(1, |_| clock()));
    let end = seconds.map(|seconds| Instant::now() + Duration::from_secs(seconds));
    let mut rng = StdRng::seed_from_u64(seed);
    let mut done = 0;
    while end.map_or(done < cases, |end| Instant::now() < end) {
        let text = check(&mut rng);
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| read(&text))) {
            eprintln!("FUZZ_SEED={seed}, text {done}: {}", text.escape_ascii());
            resume_unwind(panic);
        }
        done += 1;
    }
    println!("{done} texts from seed {seed}");
}

/// What is said about a refused text is short and harmless.
fn check_refusal(refusal: &str) {
    assert!(!refusal.is_empty() && refusal.len() < 2_000, "{refusal}");
    assert!(!refusal.chars().any(|c| c.is_control() && c != '\n'), "{refusal:?}");
}

#[test]
fn position_strings() {
    let seeds = seeds::positions();
    let mut engine = Engine::new(Mebibytes::MIN);
    let mut accepted = 0;
    let make = |rng: &mut StdRng| {
        let (variant, text) = seeds.choose(rng).expect("seeds");
        let mut bytes = mutated(text.as_bytes(), seeds.choose(rng).expect("seeds").1.as_bytes(), rng);
        // The first byte says which board.
        let place = Variant::ALL.iter().position(|known| known == variant).expect("listed");
        bytes.insert(0, u8::try_from(place).expect("few variants"));
        bytes
    };
    fuzz(30_000, make, |bytes| {
        let (&place, bytes) = bytes.split_first().expect("not empty");
        let variant = Variant::ALL[usize::from(place)];
        let text = String::from_utf8_lossy(bytes);
        let game = match AnyGame::parse(variant, &text) {
            Ok(game) => game,
            Err(error) => return check_refusal(&error.to_string()),
        };
        accepted += 1;
        assert_eq!(game.inconsistency(), None);
        assert_eq!(AnyGame::parse(variant, &game.to_string()).as_ref(), Ok(&game));
        play_on(game, &mut engine);
    });
    println!("{accepted} of them are positions");
    assert!(accepted > 0, "some changes leave a position");
}

/// From whatever was accepted, the rules and the engine go on to the end of the game.
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
    let seeds = seeds::records();
    let mut accepted = 0;
    let make = |rng: &mut StdRng| {
        let mut pick = || seeds.choose(rng).expect("seeds").as_bytes();
        let (one, other) = (pick(), pick());
        mutated(one, other, rng)
    };
    fuzz(6_000, make, |bytes| {
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
    let seeds = seeds::trees();
    let pick = |rng: &mut StdRng| seeds.choose(rng).expect("seeds").as_bytes();
    let mut accepted = 0;
    fuzz(
        2_000,
        |rng| mutated(pick(rng), pick(rng), rng),
        |bytes| {
            let text = String::from_utf8_lossy(bytes);
            for game in Games::new(&text) {
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
    let seeds = seeds::json();
    let pick = |rng: &mut StdRng| seeds.choose(rng).expect("seeds").as_bytes();
    let mut accepted = 0;
    fuzz(
        2_000,
        |rng| mutated(pick(rng), pick(rng), rng),
        |bytes| {
            let text = String::from_utf8_lossy(bytes);
            for game in AnyGames::new(&text)
                .chain(AbstractPlayGames::new(&text).map(|game| game.map_err(AnyError::from)))
            {
                let record = match game.map_err(AnyError::into_legal) {
                    Ok(record) => record,
                    Err((error, record)) => {
                        check_refusal(&error.to_string());
                        let Some(record) = record else { continue };
                        record
                    }
                };
                accepted += 1;
                check_record(&record);
                if let Ok(exported) = export(&record, UNIX_EPOCH) {
                    let again = AnyGames::new(&exported.json).next().expect("a game");
                    let again = again.unwrap_or_else(|error| panic!("{error}: {}", exported.json));
                    assert_eq!((again.moves(), again.result()), (record.moves(), record.result()));
                }
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
    fuzz(10, make, |bytes| {
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
