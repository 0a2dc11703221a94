//! The terminal game killed with SIGKILL at random moments: what it had shown as done is there afterwards.
//!
//! A game is played by random commands, the program is killed, the game resumed, played on and killed again. Fifteen
//! kills by default, the same in every run but for the moments; `KILLS=200` for more, `KILLS_SEED` for others.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Stdio};
use std::time::Duration;

use abande::library::{Library, Paths};
use abande::play::{Level, Match, NodeId, Seat};
use abande::rules::{ByPlayer, Game, Variant};
use abande::text::{Session, run};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::program::abande;

/// Commands between two kills.
const COMMANDS: usize = 30;

/// How often one game is killed at most.
const KILLS_A_GAME: usize = 3;

/// No command: when it is answered, everything before it is.
const LAST_WORD: &str = "redo 0";
const LAST_ANSWER: &str = "For example: redo, or: redo 2";

/// What was seen in all rounds.
#[derive(Debug, Default)]
struct Tally {
    kills: usize,
    /// Kills before the last command was answered.
    midway: usize,
    /// Changes that the program had shown.
    shown: usize,
    /// Changes that were there afterwards: the shown ones, and some on the way.
    kept: usize,
    /// Games that were over and in the library.
    finished: usize,
    notes: usize,
    variations: usize,
}

#[test]
fn what_was_shown_survives_a_kill() {
    let number = |name| std::env::var(name).ok().map(|text| text.parse().expect("a number"));
    let kills = usize::try_from(number("KILLS").unwrap_or(15)).expect("a small number");
    let seed = number("KILLS_SEED").unwrap_or(1);
    let mut rng = StdRng::seed_from_u64(seed);
    let mut tally = Tally::default();
    while tally.kills < kills {
        play_and_kill(&mut rng, kills, &mut tally);
    }
    println!("seed {seed}: {tally:?}");
    assert!(tally.midway > 0 && tally.shown > 0 && tally.notes > 0 && tally.variations > 0, "{tally:?}");
}

/// One game, killed and resumed until it is over or was killed often enough.
fn play_and_kill(rng: &mut StdRng, kills: usize, tally: &mut Tally) {
    let folder = tempfile::tempdir().expect("the temporary folder can be written");
    let library = Library::new(Paths::within(folder.path()));
    let variants =
        ["hex", "square", "hex-3", "anda-4"].map(|name| name.parse::<Variant>().expect("a variant"));
    let variant = *variants.choose(rng).expect("variants");
    let white = if rng.random_ratio(1, 3) { Seat::Computer(Level::MIN) } else { Seat::Human };
    let mut table = Match::new(variant, ByPlayer::new(Seat::Human, white));
    for leg in 0..KILLS_A_GAME {
        // A game that is over has no commands left, and going on with it says once more how it ended.
        if tally.kills == kills || table.result().is_some() {
            return;
        }
        let mut expected = Session::new(table.clone(), 7);
        let lines = commands(&mut expected, rng);
        let first = if leg == 0 { "draw off" } else { "draw off\nresume" };
        let name = if white.is_computer() { "ai:1" } else { "human" };
        let args = ["text", "--variant", variant.name(), "--black", "human", "--white", name, "--seed", "7"];
        let input = format!("{first}\n{}\n{LAST_WORD}\n", lines.join("\n"));
        let before = table.changes().len();
        let (shown, all) = killed(&args, folder.path(), &input, rng);
        tally.kills += 1;
        tally.midway += usize::from(!all);
        tally.shown += shown;
        let context = format!("variant {variant}, after {} kills, shown {shown}:\n{input}", tally.kills);

        let (games, set_aside) = library.interrupted();
        assert!(set_aside.is_empty(), "{context}");
        let Some(game) = games.first() else {
            let empty = shown == 0 && before == 0;
            if !empty {
                in_the_library(&library, expected.table(), &context);
                tally.finished += 1;
                tally.kept += expected.table().changes().len() - before;
            }
            return;
        };
        assert_eq!(games.len(), 1, "{context}");
        // A prefix of what the commands do, and not shorter than what was shown.
        let (found, wanted) = (game.game.changes(), expected.table().changes());
        assert!(
            found.len() >= before + shown,
            "{} of {} changes are there\n{context}",
            found.len(),
            before + shown
        );
        assert_eq!(Some(found), wanted.get(..found.len()), "{context}");
        let mut replayed = Match::new(variant, ByPlayer::new(Seat::Human, white));
        for change in found {
            replayed.apply(change.clone()).unwrap_or_else(|error| panic!("{error}\n{context}"));
        }
        assert!(
            replayed.tree().holds(game.game.tree()) && game.game.tree().holds(replayed.tree()),
            "{context}"
        );
        assert_eq!(
            (replayed.line(), replayed.verdict()),
            (game.game.line(), game.game.verdict()),
            "{context}"
        );
        listed(folder.path(), &game.game, &context);
        tally.kept += found.len() - before;
        let tree = game.game.tree();
        let is_variation = |node: &NodeId| !tree.is_main(*node);
        tally.variations += tree.walk().iter().filter(|node| is_variation(node)).count();
        tally.notes += tree.walk().iter().filter(|&&node| !tree.node(node).notes().is_empty()).count();
        table = game.game.clone();
        table.look_at(table.end());
    }
}

/// Random commands for a game, carried out in a session of this process.
fn commands(session: &mut Session, rng: &mut StdRng) -> Vec<String> {
    let mut lines = Vec::new();
    let mut obey = |session: &mut Session, line: String| {
        run(format!("{line}\n").as_bytes(), std::io::sink(), session).expect("nothing is written anywhere");
        lines.push(line);
    };
    for step in 0..COMMANDS {
        // What happens to a game after its end begins a journal of its own: that is for other tests.
        if session.table().result().is_some() {
            return lines;
        }
        let game = session.table().shown_position();
        let moves = game.legal_moves();
        let mv = moves.choose(rng).map(|mv| mv.display(game.board()).to_string());
        let line = match rng.random_range(0..20) {
            0 | 1 => "back".to_owned(),
            2 => "forward".to_owned(),
            3 => "game".to_owned(),
            4 => format!("comment word {step} of “many” {{and}} more"),
            5 => "glyph !?".to_owned(),
            6 => format!(
                "mark {}",
                game.board().label(game.board().points().next().expect("a board has points"))
            ),
            7 if rng.random_ratio(1, 2) => "from-here".to_owned(),
            8 => "undo".to_owned(),
            9 => "promote".to_owned(),
            10 if rng.random_ratio(1, 2) => "delete".to_owned(),
            11 => "undo-edit".to_owned(),
            _ => mv.unwrap_or_else(|| "game".to_owned()),
        };
        obey(session, line);
    }
    if rng.random_ratio(1, 8) && session.table().result().is_none() {
        obey(session, "game".to_owned());
        obey(session, "resign".to_owned());
    }
    lines
}

/// Starts the program with these lines and kills it at some moment. Returns how many changes it had shown by then, and
/// whether it had answered everything.
fn killed(args: &[&str], folder: &Path, lines: &str, rng: &mut StdRng) -> (usize, bool) {
    let mut command = abande(folder);
    let mut child =
        command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("abande starts");
    let mut input = child.stdin.take().expect("piped");
    let mut output = BufReader::new(child.stdout.take().expect("piped")).lines();
    let bytes = lines.to_owned().into_bytes();
    // The input stays open: a game whose input ends is left, and kept.
    let writer = std::thread::spawn(move || {
        drop(input.write_all(&bytes));
        input
    });
    let until = rng.random_range(0..COMMANDS * 5 / 2);
    let mut said: Vec<String> = Vec::new();
    let mut greeted = false;
    let mut waited = 0;
    for line in output.by_ref() {
        let line = line.expect("text");
        let all = line.contains(LAST_ANSWER);
        greeted |= line.contains("draw off");
        waited += usize::from(greeted);
        said.push(line);
        if all || waited > until {
            break;
        }
    }
    std::thread::sleep(Duration::from_micros(rng.random_range(0..4000)));
    kill(&mut child);
    // What it had written before is seen, too.
    said.extend(output.map_while(Result::ok));
    drop(writer.join().expect("the writer ends"));
    let all = said.iter().any(|line| line.contains(LAST_ANSWER));
    (said.iter().filter(|line| is_change(line)).count(), all)
}

fn kill(child: &mut Child) {
    // On Unix this is SIGKILL: the program hears nothing of it.
    child.kill().expect("it runs");
    child.wait().expect("it ends");
}

/// Whether a line says that something has happened to the match.
fn is_change(line: &str) -> bool {
    let by_player = line.starts_with("Black ") || line.starts_with("White ");
    let moves = [" enters ", " captures ", " places ", " passes."].iter().any(|verb| line.contains(verb));
    let ends = [
        " added.",
        " replaced.",
        " is marked.",
        " is no longer marked.",
        "To bring it back, type: undo-edit",
    ];
    let starts = [
        "One move was taken back.",
        "2 moves were taken back.",
        "The game continues from here.",
        "This is now the game.",
        "The variation moved up",
        "Undid the last change",
    ];
    by_player && moves && !line.contains(':')
        || by_player && line.contains(" captures ")
        || ends.iter().any(|end| line.ends_with(end))
        || starts.iter().any(|start| line.starts_with(start))
        || line.ends_with(" wins.") && line.contains(" resigns. ")
}

/// The game in the list that other programs read.
fn listed(folder: &Path, table: &Match, context: &str) {
    let output = abande(folder).args(["games", "--json", "list"]).output().expect("abande starts");
    assert!(output.status.success(), "{context}");
    let text = String::from_utf8(output.stdout).expect("text");
    let rows: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(rows.len(), 1, "{text}\n{context}");
    let moves: Vec<String> =
        table.moves().map(|mv| mv.display(table.position().board()).to_string()).collect();
    assert_eq!(rows[0]["moves"], serde_json::json!(moves), "{text}\n{context}");
}

/// A game that was over before the kill is in the library, with everything in it.
fn in_the_library(library: &Library, expected: &Match, context: &str) {
    let index = library.index();
    let [entry] = index.entries() else { panic!("{} games are kept\n{context}", index.entries().len()) };
    assert!(expected.result().is_some(), "it is not over\n{context}");
    let opened = library.open(&entry.id).unwrap_or_else(|error| panic!("{error}\n{context}"));
    assert!(opened.fault.is_none(), "{context}");
    let table = opened.record.to_match();
    assert!(table.moves().eq(expected.moves()) && table.verdict() == expected.verdict(), "{context}");
    assert_eq!(table.tree().len(), expected.tree().len(), "{}\n{context}", opened.text);
    let journals = fs::read_dir(library.paths().journals()).expect("it was played");
    let mut names = journals.map(|file| file.expect("readable").path());
    // On Windows locks stay.
    let left = names.find(|path| cfg!(unix) || path.extension().is_none_or(|end| end != "lock"));
    assert_eq!(left, None, "{context}");
}
