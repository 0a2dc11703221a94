//! `docs/keys.md` lists every command with a key, and the README the most important ones, as the command table has
//! them. `UPDATE_README=1` writes both.

use std::path::Path;
use std::{env, fs};

use super::table::usual_keys;
use super::*;
use crate::app::input::CommandInfo;

const BEGIN: &str = "<!-- keys: made from the table of commands; a test compares the two -->\n";
const END: &str = "<!-- /keys -->";

/// Names of the commands in the README.
const IMPORTANT: [&str; 12] = [
    "undo",
    "pass",
    "hint",
    "back",
    "new-game",
    "page-learn",
    "page-analyse",
    "palette",
    "help",
    "x-ray",
    "diagram",
    "view-mine",
];

/// A Markdown table of those commands that have keys, and their number.
fn keys(belongs: impl Fn(&CommandInfo) -> bool) -> (String, usize) {
    let row = |row: &CommandInfo| {
        let keys = words::keys::of(usual_keys(), row.command)?;
        let [label, tip] = [row.label, row.tip].map(|message| english().say(message()));
        Some(format!("| {} | {label} | {tip} |\n", english().say_argument(&keys)))
    };
    let rows: Vec<String> = COMMANDS.iter().filter(|row| belongs(row)).filter_map(row).collect();
    let table = format!("\n| key | command | what it does |\n| --- | --- | --- |\n{}\n", rows.concat());
    (table, rows.len())
}

fn expect(page: &str, keys: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(page);
    let text = fs::read_to_string(&file).expect("the page");
    let (before, rest) = text.split_once(BEGIN).expect("the table begins");
    let (table, after) = rest.split_once(END).expect("the table ends");
    if env::var_os("UPDATE_README").is_some() {
        fs::write(&file, [before, BEGIN, keys, END, after].concat()).expect("a file");
        return;
    }
    assert_eq!(table, keys, "{page}: if that is meant, set UPDATE_README=1");
}

#[test]
fn the_page_of_keys_has_all_of_them() {
    let (table, rows) = keys(|_| true);
    assert!(rows > IMPORTANT.len(), "only {rows}");
    expect("docs/keys.md", &table);
}

#[test]
fn the_readme_has_the_most_important_keys() {
    let (table, rows) = keys(|row| IMPORTANT.contains(&row.name));
    assert_eq!(rows, IMPORTANT.len(), "one of them is no command, or has no key");
    expect("README.md", &table);
}
