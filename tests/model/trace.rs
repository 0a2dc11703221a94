//! What `inspect --trace --json` prints of a game.

use std::process::Command;

use serde::de::DeserializeOwned;

/// Its lines for these moves, the start first.
pub fn trace<T: DeserializeOwned>(variant: &str, moves: &[String], more: &[&str]) -> Vec<T> {
    let output = Command::new(env!("CARGO_BIN_EXE_abande"))
        .args(["inspect", "--trace", "--json", "--variant", variant, "--moves", &moves.join(" ")])
        .args(more)
        .output()
        .expect("abande starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("inspect writes text");
    text.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}
