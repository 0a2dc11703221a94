//! Faults that users reported of comparable programs, tried on this one. Where a report is public, its test names it.
//! `field_reports` in `tests/headless` and `tests/window` do the same for the window.
//!
//! Each test names the finding that it holds, and each finding has one: here, in `src` or in another folder of `tests`.
//! Behind some findings are the public reports that they come from.
//!
//! - core 1: a fault takes away the result, the tags or other games (mliebelt/pgn-parser#99, sanderland/katrain#140)
//! - core 2: a command replaces other games, or files of another kind (pychess#92)
//! - core 3: a command that fails ruins its output
//! - core 4: the language is not the one that POSIX asks for (owncloud/client#6650)
//! - core 5: names of games that are not read again
//! - core 6: an engine that says odd bytes, too much or nothing (niklasf/python-chess#726, Disservin/fastchess#506)
//! - core 7: days of a place and world time mixed up
//! - core 8: byte order marks behind the first byte
//! - core 9: more is written than is read again
//! - core 10: a file that another program has changed is saved over
//! - core 11: a best move that is not the first of its line (LeelaChessZero/lc0#518, CloverEngine#320)
//! - core 12: bad tags, and results in many spellings
//! - core 13: a terminal obeys what is printed; paths and line editing
//! - core 14: links, imports at the same time, and tags in another order
//! - core 15: numbers in settings, Ctrl+C in a match, ASCII, far clocks
//! - window 1: a held key acts on the board again and again (OpenRA#9737)
//! - window 2: a held key presses a button again and again
//! - window 3: letters that no font has (SabakiHQ/Sabaki#623)
//! - window 4: a window larger than its screen (Nheko-Reborn/nheko#771)
//! - window 5: place and size do not come back (rust-windowing/winit#2360)
//! - window 6: signals are not heard (bevyengine/bevy#24959)
//! - window 7: a program or a disk that hangs stops the picture
//! - window 8: layouts without Latin letters (emilk/egui#4081, lila#17579)
//! - window 9: `CapsLock` as Control
//! - window 10: Super counts as Control
//! - window 11: Alt sticks in text fields (bevyengine/bevy#25483)
//! - window 12: the focus is lost and comes back (bevyengine/bevy#13678)
//! - window 13: the last words of a comment are lost (SabakiHQ/Sabaki#584)
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

/// The names of the findings in the list above.
fn findings() -> Vec<&'static str> {
    let listed = include_str!("mod.rs").lines().filter_map(|line| line.strip_prefix("//! - "));
    listed.filter_map(|line| line.split_once(':')).map(|(name, _)| name).collect()
}

/// The tests of a file, and the findings that the comment of each names; none if one of them is not in the list.
fn tests_of(text: &str) -> Vec<(String, Vec<&'static str>)> {
    let known = findings();
    let named_in = |comment: &str| -> Option<Vec<&'static str>> {
        let (_, named) = comment.split_once("Finding")?;
        let named = named.trim_start_matches('s').trim().trim_end_matches('.').replace(" and ", ", ");
        named.split(", ").map(|name| known.iter().copied().find(|known| *known == name)).collect()
    };
    let (mut found, mut comment, mut is_test) = (Vec::new(), String::new(), false);
    for line in text.lines().map(str::trim) {
        if let Some(part) = line.strip_prefix("///") {
            comment += part;
        } else if line == "#[test]" {
            is_test = true;
        } else if let Some(name) = line.strip_prefix("fn ") {
            if is_test {
                found.push((name.to_owned(), named_in(&comment).unwrap_or_default()));
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
    let mut folders = ["src", "tests"].map(|name| Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).to_vec();
    let (mut without, mut held) = (Vec::new(), Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let text = std::fs::read_to_string(&path).expect("text");
                let is_report = path.to_string_lossy().contains("field_reports");
                for (name, named) in tests_of(&text) {
                    if is_report && named.is_empty() && !name.starts_with("each_test_names_") {
                        without.push(name);
                    }
                    held.extend(named);
                }
            }
        }
    }
    let open: Vec<_> = findings().into_iter().filter(|finding| !held.contains(finding)).collect();
    assert!(
        without.is_empty() && open.is_empty(),
        "without a finding: {without:#?}, without a test: {open:?}"
    );
}
