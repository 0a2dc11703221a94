//! No sentence for players stands outside `i18n`: the sources of the window and of the terminal game are read, and every
//! text in quotes that has two words or more is looked at.
//!
//! What goes to the log, into panics, attributes and names of entities is not for players and is left out, and so are
//! tests.

use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// Folders whose texts players would read.
const ROOMS: [&str; 2] = ["src/app", "src/text"];

/// Macros whose texts are for developers.
const FOR_DEVELOPERS: [&str; 15] = [
    "assert",
    "assert_eq",
    "assert_ne",
    "concat",
    "debug",
    "debug_assert",
    "debug_assert_eq",
    "error",
    "eprintln",
    "include_bytes",
    "info",
    "panic",
    "trace",
    "unreachable",
    "warn",
];

/// Functions whose first argument is for developers.
const NAMES: [&str; 6] = ["expect", "bottom", "not_written", "right", "top", "wait_for"];

/// Names of fonts, what goes to standard error, and how panics and messages of wgpu speak.
const OTHERS: [&str; 24] = [
    "Inter Medium",
    "Inter SemiBold",
    "M PLUS 1p Medium",
    "M PLUS 1p Bold",
    "Last Resort",
    "PingFang TC",
    "PingFang SC",
    "Apple SD Gothic",
    "Yu Gothic",
    "VL Gothic",
    " A report was written to {}",
    "is invalid",
    "device is lost",
    "device lost",
    "device has been lost",
    "not enough memory left",
    "out of memory",
    "an oom error",
    "memory allocation has failed",
    "wgpu-hal heuristics assumed",
    "The settings",
    "The progress in the lessons",
    "The progress in the puzzles",
    "The player's mistakes",
];

/// Files that are still to be moved, which this list must only lose.
const NOT_YET: &[&str] = &[];

/// Whether an attribute keeps what follows for tests.
fn is_for_tests(attribute: &str) -> bool {
    let attribute = attribute.replace(' ', "");
    attribute == "cfg(test)" || attribute.starts_with("cfg(all(test,")
}

#[test]
fn sentences_for_players_stand_in_words() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    let mut read = 0;
    for file in ROOMS.iter().flat_map(|room| sources(&root.join(room))) {
        let name = file.strip_prefix(root).expect("below the root").to_string_lossy().replace('\\', "/");
        if is_test(&name) || NOT_YET.iter().any(|known| name.starts_with(known)) {
            continue;
        }
        read += 1;
        let text = fs::read_to_string(&file).expect("a source file");
        found.extend(sentences(&text).into_iter().map(|sentence| format!("{name}: {sentence}")));
    }
    assert!(read > 60, "only {read} files were found");
    assert!(found.is_empty(), "these belong into `i18n`:\n{}", found.join("\n"));
}

#[test]
fn a_sentence_is_found_wherever_it_stands() {
    let text = r#"
        fn show(ui: &mut Ui) {
            ui.label("Your turn");
            let tip = format!("{player} to move");
            info!("refused: {text} at once");
            commands.spawn(Name::new("action bar"));
            map.expect("a whole number");
            #[expect(dead_code, reason = "it is needed later")]
            let id = "action-bar";
        }
        #[cfg(test)]
        mod tests { fn f() { g("Not for players"); } }
    "#;
    assert_eq!(sentences(text), ["\"Your turn\"", "\"{player} to move\""]);
}

/// Every text in quotes that may be a sentence.
fn sentences(text: &str) -> Vec<String> {
    let tokens: TokenStream = text.parse().expect("Rust");
    let mut found = Vec::new();
    collect(tokens, &mut found);
    found
}

fn collect(tokens: TokenStream, found: &mut Vec<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut index = 0;
    while let Some(token) = tokens.get(index) {
        index += 1;
        match token {
            TokenTree::Punct(mark) if mark.as_char() == '#' => {
                // An attribute; with `cfg(test)` also what it stands before.
                index += usize::from(is_mark(tokens.get(index), '!'));
                let Some(TokenTree::Group(attribute)) = tokens.get(index) else { continue };
                index += 1;
                if is_for_tests(&attribute.stream().to_string()) {
                    while let Some(token) = tokens.get(index) {
                        index += 1;
                        let ends = match token {
                            TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
                            TokenTree::Punct(mark) => mark.as_char() == ';',
                            TokenTree::Ident(_) | TokenTree::Literal(_) => false,
                        };
                        if ends {
                            break;
                        }
                    }
                }
            }
            TokenTree::Ident(name) => {
                let name = name.to_string();
                if let Some(group) = for_developers(&name, &tokens, index) {
                    index += group;
                }
            }
            TokenTree::Group(group) => collect(group.stream(), found),
            TokenTree::Literal(literal) => {
                let literal = literal.to_string();
                if is_sentence(&literal) {
                    found.push(literal);
                }
            }
            TokenTree::Punct(_) => {}
        }
    }
}

/// How many tokens belong to a text for developers that begins with this name.
fn for_developers(name: &str, tokens: &[TokenTree], next: usize) -> Option<usize> {
    let group = |at: usize| -> Option<&Group> {
        match tokens.get(at)? {
            TokenTree::Group(group) => Some(group),
            _ => None,
        }
    };
    let mark = |at: usize, wanted: char| is_mark(tokens.get(at), wanted);
    if FOR_DEVELOPERS.contains(&name) && mark(next, '!') && group(next + 1).is_some() {
        return Some(2);
    }
    if NAMES.contains(&name) && group(next).is_some() {
        return Some(1);
    }
    // Name::new("…"), Id::new("…")
    let path = matches!(name, "Name" | "Id") && mark(next, ':') && mark(next + 1, ':');
    (path && group(next + 3).is_some()).then_some(4)
}

fn is_mark(token: Option<&TokenTree>, wanted: char) -> bool {
    matches!(token, Some(TokenTree::Punct(mark)) if mark.as_char() == wanted)
}

/// Two words or more.
fn is_sentence(literal: &str) -> bool {
    if OTHERS.contains(&literal.trim_matches('"')) {
        return false;
    }
    let Some(text) = literal.strip_prefix('"').or_else(|| literal.strip_prefix("r\"")) else { return false };
    let words = text
        .split_whitespace()
        .map(|word| word.trim_matches(|letter: char| ".,:;!?()“”\"…".contains(letter)));
    let plain = words.filter(|word| {
        word.chars().count() > 1 && word.chars().all(|letter| letter.is_alphabetic() || "’'".contains(letter))
    });
    plain.count() >= 2
}

fn is_test(name: &str) -> bool {
    name.contains("/tests/") || name.ends_with("/tests.rs")
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files.sort();
    files
}
