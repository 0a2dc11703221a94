//! Counts and games that other programs made (`tests/vectors`).

use std::fs;
use std::path::Path;

use serde::de::DeserializeOwned;

/// A file of them.
pub fn text(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A file with one JSON value on each line.
pub fn lines<T: DeserializeOwned>(name: &str) -> Vec<T> {
    let lines: Vec<T> = text(name).lines().map(|line| serde_json::from_str(line).expect(name)).collect();
    assert!(!lines.is_empty(), "{name} is empty");
    lines
}
