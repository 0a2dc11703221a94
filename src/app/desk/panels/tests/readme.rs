//! The README names every command that has a key, as the table of commands has them.

use super::*;
use crate::app::input::Row;

const BEGIN: &str = "<!-- keys: made from the table of commands; a test compares the two -->\n";
const END: &str = "<!-- /keys -->";

/// The table of keys in Markdown.
fn keys() -> String {
    let row = |row: &Row| {
        let keys = words::keys::of(usual_keys(), row.command)?;
        let does = english().say((row.tip)());
        Some(format!("| {} | {does} |\n", english().say_argument(&keys)))
    };
    let rows: String = COMMANDS.iter().filter_map(row).collect();
    format!("\n| key | what it does |\n| --- | --- |\n{rows}\n")
}

#[test]
fn the_readme_has_the_table_of_keys() {
    let readme = include_str!("../../../../../README.md");
    let (_, rest) = readme.split_once(BEGIN).expect("the table begins");
    let (table, _) = rest.split_once(END).expect("the table ends");
    assert_eq!(table, keys(), "the README should have:\n{}", keys());
}
