//! Faults that users reported of comparable programs, tried on this one. Where a report is public, its test names it.
//! `field_reports` in `tests/headless` and `tests/window` do the same for the window.
//!
//! Each test names the finding that it holds. Some findings of the window are held by tests in `src/app` and in
//! `tests/window/arrival.rs`.
//!
//! - core 1: a fault takes away the result, the tags or other games
//! - core 2: a command replaces other games, or files of another kind
//! - core 3: a command that fails ruins its output
//! - core 4: the language is not the one that POSIX asks for
//! - core 5: names of games that are not read again
//! - core 6: an engine that says odd bytes, too much or nothing
//! - core 7: days of a place and world time mixed up
//! - core 8: byte order marks behind the first byte
//! - core 9: more is written than is read again
//! - core 10: a file that another program has changed is saved over
//! - core 11: a best move that is not the first of its line
//! - core 12: bad tags, and results in many spellings
//! - core 13: a terminal obeys what is printed; paths and line editing
//! - core 14: links, imports at the same time, and tags in another order
//! - core 15: numbers in settings, Ctrl+C in a match, ASCII, far clocks
//! - window 1: a held key acts on the board again and again
//! - window 2: a held key presses a button again and again
//! - window 3: letters that no font has
//! - window 4: a window larger than its screen
//! - window 5: place and size do not come back
//! - window 6: signals are not heard
//! - window 7: a program or a disk that hangs stops the picture
//! - window 8: layouts without Latin letters
//! - window 9: `CapsLock` as Control
//! - window 10: Super counts as Control
//! - window 11: Alt sticks in text fields
//! - window 12: the focus is lost and comes back
//! - window 13: the last words of a comment are lost
//! - window 14: sizes, scales and keys in the settings; files that are dropped
//! - study 1: a lesson says something false, or has no end
//! - study 2: the judge drops lost points
//! - study 3: “nothing else is as good” where it is not known
//! - study 4: the coach asks without a case
//! - study 5: chances of winning that hold for strong players only
//! - study 6: “costs nothing” where it costs or gains

mod locale;
mod reader;
mod study;
mod terminal;
mod ugi;
mod writing;

use std::path::Path;

/// The tests of a file, and whether the comment of each names a finding of the list above.
fn tests_of(text: &str) -> Vec<(String, bool)> {
    let known: Vec<&str> =
        include_str!("mod.rs").lines().filter_map(|line| line.strip_prefix("//! - ")).collect();
    let names_one = |comment: &str| {
        let Some((_, named)) = comment.split_once("Finding") else { return false };
        let named = named.trim_start_matches('s').trim().trim_end_matches('.').replace(" and ", ", ");
        let listed =
            |name: &str| known.iter().any(|line| line.split_once(':').is_some_and(|(id, _)| id == name));
        named.split(", ").all(listed)
    };
    let (mut found, mut comment, mut is_test) = (Vec::new(), String::new(), false);
    for line in text.lines().map(str::trim) {
        if let Some(part) = line.strip_prefix("///") {
            comment += part;
        } else if line == "#[test]" {
            is_test = true;
        } else if let Some(name) = line.strip_prefix("fn ") {
            if is_test {
                found.push((name.to_owned(), names_one(&comment)));
            }
            (comment, is_test) = (String::new(), false);
        } else if !line.starts_with("#[") {
            comment.clear();
        }
    }
    found
}

/// What the heads of these files promise.
#[test]
fn each_test_names_the_finding_that_it_holds() {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")];
    let (mut tests, mut without) = (0, Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.to_string_lossy().contains("field_reports")
                && path.extension().is_some_and(|end| end == "rs")
            {
                let text = std::fs::read_to_string(&path).expect("text");
                for (name, is_named) in tests_of(&text) {
                    tests += 1;
                    if !is_named && !text.contains("fn each_test_names_the_finding_that_it_holds") {
                        without.push(name);
                    }
                }
            }
        }
    }
    assert!(without.is_empty() && tests > 80, "{tests} tests, without a finding: {without:#?}");
}
