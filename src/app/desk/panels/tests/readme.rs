//! The README names every command that has a key, as the table of commands has them. `UPDATE_README=1` writes it anew.

use std::path::Path;
use std::{env, fs};

use super::table::usual_keys;
use super::*;
use crate::app::input::Row;

const BEGIN: &str = "<!-- keys: made from the table of commands; a test compares the two -->\n";
const END: &str = "<!-- /keys -->";

/// The table of keys in Markdown.
fn keys() -> String {
    let row = |row: &Row| {
        let keys = words::keys::of(usual_keys(), row.command)?;
        let [label, tip] = [row.label, row.tip].map(|message| english().say(message()));
        Some(format!("| {} | {label} | {tip} |\n", english().say_argument(&keys)))
    };
    let rows: String = COMMANDS.iter().filter_map(row).collect();
    format!("\n| key | command | what it does |\n| --- | --- | --- |\n{rows}\n")
}

#[test]
fn the_readme_has_the_table_of_keys() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md");
    let readme = fs::read_to_string(&file).expect("the README");
    let (before, rest) = readme.split_once(BEGIN).expect("the table begins");
    let (table, after) = rest.split_once(END).expect("the table ends");
    if env::var_os("UPDATE_README").is_some() {
        fs::write(&file, [before, BEGIN, &keys(), END, after].concat()).expect("a file");
        return;
    }
    assert_eq!(table, keys(), "if that is meant, set UPDATE_README=1");
}
