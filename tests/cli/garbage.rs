//! The commands answer any input and never panic.

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::program::abande;
use crate::whole_game::whole_game;

/// A command whose pipes the test has.
fn piped(args: &[&str], folder: &Path) -> Command {
    let mut command = abande(folder);
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs a command with these bytes as its input.
fn fed(args: &[&str], bytes: &[u8]) -> Output {
    let folder = tempfile::tempdir().expect("the temporary folder can be written");
    let mut child = piped(args, folder.path()).spawn().expect("abande starts");
    let mut input = child.stdin.take().expect("piped");
    let bytes = bytes.to_vec();
    // The program may end before it has read everything.
    let writer = std::thread::spawn(move || drop(input.write_all(&bytes)));
    let output = child.wait_with_output().expect("abande ends");
    writer.join().expect("the writer ends");
    output
}

fn check(output: &Output, status: i32, context: &str) -> String {
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(status), "{context}: {errors}");
    assert!(!errors.contains("panicked"), "{context}: {errors}");
    assert_eq!(status == 0, errors.is_empty(), "{context}: {errors}");
    assert!(errors.chars().all(|c| !c.is_control() || c == '\n'), "{context}: {errors:?}");
    assert!(errors.len() < 1000, "{context}: {} bytes of error", errors.len());
    errors
}

/// Noise that is the same in every run.
fn junk(length: usize) -> Vec<u8> {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state.to_le_bytes()[3]
    };
    (0..length).map(|_| next()).collect()
}

fn garbage() -> Vec<(&'static str, Vec<u8>)> {
    let mut deep = b"d4 ".to_vec();
    deep.extend(vec![b'('; 1 << 20]);
    let mut comment = b"d4 {".to_vec();
    comment.extend(vec![b'x'; 1 << 20]);
    vec![
        ("junk", junk(100_000)),
        ("zeros", vec![0; 10_000]),
        ("one line of 1 MB", vec![b'a'; 1 << 20]),
        ("a number of 1 MB", vec![b'7'; 1 << 20]),
        ("cut UTF-8", b"[Event \"\xe2\x82".to_vec()),
        ("cut UTF-8 in a move", "d4 d5×".as_bytes()[..6].to_vec()),
        ("escape codes", b"\x1b[2J\x1b]0;title\x07 \x9b31m".to_vec()),
        ("1 MB of variations", deep),
        ("1 MB of comment", comment),
        ("a tag that never ends", b"[Event \"xxxxxxxxxxxxxx".to_vec()),
        ("chess", b"[Event \"x\"]\n1. e4 e5 2. Nf3 Nc6".to_vec()),
        ("points beyond the board", b"d4 d5 d3 z99 a0 a00000000000000000000001".to_vec()),
        ("points beyond the board of Anda", b"[Variant \"anda-3\"]\na1+z9 a0+a1 a1+a1+a1 e3+a1".to_vec()),
        ("a huge komi", b"[Variant \"anda-9\"]\n[Komi \"99999999999999999999\"]\na1+q9".to_vec()),
        ("komi in Abande", b"[Variant \"hex\"]\n[Komi \"3\"]\nd4".to_vec()),
        ("two games in one", b"[Game \"Anda\"]\n[Variant \"hex\"]\nd4".to_vec()),
        (
            "a last ply of Anda",
            b"[Variant \"anda-3\"][SetUp \"1\"][Position \"x3/x4/x,1,x,2,x/x4/x3 2 65535 4294967295\"]\nkomi"
                .to_vec(),
        ),
        ("a huge ply", b"[SetUp \"1\"][Position \"x4/x5/x6/x7/x6/x5/x4 1 18 18 0 65535\"]\nd4".to_vec()),
    ]
}

#[test]
fn replay_refuses_garbage_with_a_reason() {
    for (name, bytes) in garbage() {
        check(&fed(&["replay", "-"], &bytes), 1, name);
    }
    check(&fed(&["replay", "-"], b""), 1, "nothing");
    check(&fed(&["replay", "-"], b" \r\n\t{only} ;comments"), 1, "nothing but comments");
    check(&fed(&["replay", "no such file.agn"], b""), 1, "no file");
    check(&fed(&["replay", "/"], b""), 1, "a folder");
    check(&fed(&["replay"], b""), 2, "no argument");
    let long = check(&fed(&["replay", "-"], &vec![b' '; (16 << 20) + 1]), 1, "17 MB");
    assert!(long.contains("larger than 16 MiB"), "{long}");
}

#[test]
fn replay_reads_files_and_names_the_place() {
    let folder = tempfile::tempdir().expect("the temporary folder can be written");
    let path = folder.path().join("game.agn");
    fs::write(&path, junk(4096)).expect("the temporary folder can be written");
    let name = path.to_str().expect("a plain name");
    let errors = check(&fed(&["replay", name], b""), 1, "junk");
    assert!(errors.contains("is not UTF-8 text"), "{errors}");
    fs::write(&path, "[Event \"x\"]\n\n1. d4 d5 2. d4-d5\n").expect("the temporary folder can be written");
    let errors = check(&fed(&["replay", name], b""), 1, "illegal");
    assert!(errors.contains("line 3, column 13: move 2 (Black), d4-d5: Too early"), "{errors}");
    assert!(errors.contains("2 plies of it are legal"), "{errors}");
}

#[test]
fn commands_that_read_records_refuse_garbage_with_a_reason() {
    for (name, bytes) in garbage() {
        for args in [
            &["convert", "-", "-", "--to", "agn"][..],
            &["convert", "-", "-", "--to", "abstractplay"],
            &["export", "-", "--svg", "-"],
            &["review", "-", "--nodes", "10"],
            &["review", "-", "--nodes", "10", "--json"],
            &["analyze", "-", "--depth", "1"],
            &["games", "import", "-"],
            &["games", "--json", "import", "-"],
        ] {
            check(&fed(args, &bytes), 1, &format!("{}: {name}", args.join(" ")));
        }
    }
}

#[test]
fn files_of_puzzles_and_themes_are_refused_with_a_reason() {
    let folder = tempfile::tempdir().expect("the temporary folder can be written");
    let path = folder.path().join("file.toml");
    let name = path.to_str().expect("a plain name");
    for (what, bytes) in garbage() {
        fs::write(&path, bytes).expect("the temporary folder can be written");
        check(&fed(&["puzzles", "check", name], b""), 1, &format!("puzzles: {what}"));
        let game = b"[Variant \"hex\"]\n\nd4 *";
        let output = fed(&["export", "-", "--svg", "-", "--theme", name], game);
        check(&output, 1, &format!("theme: {what}"));
        assert!(output.stdout.is_empty(), "{what}: a picture was drawn");
    }
}

#[test]
fn text_answers_garbage_and_goes_on() {
    let hex = &["text", "--black", "human", "--white", "human"][..];
    for (args, row) in [(hex, "/x5/"), (&["text", "--variant", "anda-5", "--komi", "2"], "/x9/")] {
        for (name, mut bytes) in garbage() {
            bytes.extend(b"\nposition\n");
            let output = fed(args, &bytes);
            check(&output, 0, name);
            let said = String::from_utf8(output.stdout).expect("valid text");
            assert!(said.chars().all(|c| !c.is_control() || c == '\n' || c == '\t'), "{name}");
            let last = said.lines().rev().take(3).any(|line| line.contains(row));
            assert!(last, "{name}: no answer to the end");
        }
    }
    check(&fed(&["text"], b""), 0, "nothing");
    check(&fed(&["text", "no such file.agn"], b""), 1, "no file");
    check(&fed(&["text", "--black", "ai:99"], b""), 2, "no such level");
}

#[test]
fn inspect_and_perft_refuse_garbage_of_anda() {
    let long = "a1+q9 ".repeat(20_000);
    let moves = [
        "a1+a1",
        "a1+",
        "+",
        "a1+b1",
        "e5",
        "komi",
        "a1+q9 komi",
        "a1-q9",
        "a1+q9+a9",
        "\u{1b}[2J+a1",
        &long,
    ];
    for moves in moves {
        check(&fed(&["inspect", "--variant", "anda-9", "--moves", moves], b""), 1, moves);
        check(&fed(&["perft", "--variant", "anda-9", "--depth", "1", "--moves", moves], b""), 1, moves);
    }
    let long = "x,".repeat(50_000);
    for position in [
        "",
        "x",
        &long,
        "x3/x4/x5/x4/x3 1 0 2",
        "x3/x4/x5/x4/x3 1 65536 0",
        "x3/x4/x5/x4/x3 1 0 4294967296",
        "x3/x4/x5/x4/x255 1 0 0",
        "1,1,1/1,1,1,1/1,1,1,1,1/1,1,1,1/1,1,1 1 0 40",
        "\u{7}",
    ] {
        check(&fed(&["inspect", "--variant", "anda-3", "--position", position], b""), 1, position);
    }
    for usage in [
        &["perft", "--variant", "anda-8", "--depth", "2"][..],
        &["perft", "--variant", "anda-9", "--depth", "2", "--komi", "-1"],
        &["inspect", "--variant", "anda-9", "--komi", "65536"],
        &["text", "--variant", "anda-9", "--white", "ai:12"],
    ] {
        let output = fed(usage, b"");
        assert_eq!(output.status.code(), Some(2), "{usage:?}");
    }
    check(&fed(&["inspect", "--variant", "hex", "--komi", "1"], b""), 1, "komi in Abande");
}

#[test]
fn inspect_and_perft_refuse_garbage() {
    let long = "d4 ".repeat(30_000);
    for moves in ["d4 d4", "z", "d4-", "\u{1b}[2J", "é", &long] {
        check(&fed(&["inspect", "--variant", "hex", "--moves", moves], b""), 1, "inspect --moves");
        check(
            &fed(&["perft", "--variant", "hex", "--depth", "1", "--moves", moves], b""),
            1,
            "perft --moves",
        );
    }
    let long = "x,".repeat(50_000);
    for position in
        ["", "x", &long, "x4/x5/x6/x7/x6/x5/x4 1 18 18 0 99999999999", "1/2/3/4/5/6/7 1 2 3 4 5", "\u{7}"]
    {
        check(&fed(&["inspect", "--variant", "hex", "--position", position], b""), 1, position);
    }
    for usage in [
        &["perft", "--variant", "round", "--depth", "2"][..],
        &["perft", "--variant", "hex", "--depth", "99999999999999999999"],
        &["perft", "--variant", "hex", "--depth", "0"],
        &["perft", "--variant", "hex", "--depth", "-1"],
        &["inspect"],
        &["dance"],
    ] {
        let output = fed(usage, b"");
        assert_eq!(output.status.code(), Some(2), "{usage:?}");
    }
}

/// Reads a little of what a command writes, then closes the pipe: like `abande … | head -1`.
fn closed_early(args: &[&str]) {
    let folder = tempfile::tempdir().expect("the temporary folder can be written");
    let mut child = piped(args, folder.path()).spawn().expect("abande starts");
    let mut start = [0; 1];
    child.stdout.take().expect("piped").read_exact(&mut start).expect("abande writes something");
    let mut input = child.stdin.take().expect("piped");
    let writer = std::thread::spawn(move || {
        for _ in 0..200_000 {
            if input.write_all(b"board\n").is_err() {
                break;
            }
        }
    });
    let output = child.wait_with_output().expect("abande ends");
    writer.join().expect("the writer ends");
    check(&output, 0, args[0]);
}

#[test]
fn closed_pipes_end_a_command_quietly() {
    closed_early(&["text", "--black", "human", "--white", "human"]);
    closed_early(&["perft", "--variant", "hex", "--depth", "5"]);
    closed_early(&["help"]);
    // Long enough to fill a pipe when it is traced.
    let moves = whole_game().join(" ");
    closed_early(&["analyze", "--variant", "hex", "--depth", "1", "--moves", &moves]);
    closed_early(&["inspect", "--variant", "hex", "--trace", "--json", "--moves", &moves]);
}
