//! An engine in a process of its own.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

pub struct Engine {
    child: Child,
    input: ChildStdin,
    lines: std::io::Lines<BufReader<ChildStdout>>,
}

impl Engine {
    pub fn start(command: &str) -> Result<Self, String> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or("an engine needs a command")?;
        let mut process = Command::new(program);
        process.args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = process.spawn().map_err(|error| format!("{program}: {error}"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("no pipes to the engine".into());
        };
        let mut engine = Self { child, input, lines: BufReader::new(output).lines() };
        engine.say("ugi")?;
        engine.until("ugiok")?;
        Ok(engine)
    }

    pub fn say(&mut self, text: &str) -> Result<(), String> {
        // One write, so that the engine never waits for the rest of a line.
        self.input.write_all(format!("{text}\n").as_bytes()).map_err(|error| format!("“{text}”: {error}"))
    }

    /// Reads over lines up to the first whose first word is this; a refusal is a fault.
    pub fn until(&mut self, word: &str) -> Result<String, String> {
        for line in self.lines.by_ref() {
            let line = line.map_err(|error| error.to_string())?;
            if line.split_whitespace().next() == Some(word) {
                return Ok(line);
            }
            if line.starts_with("info string") && !line.starts_with("info string proved ") {
                return Err(format!("the engine says {line}"));
            }
        }
        Err(format!("the engine ended before it said {word}"))
    }

    pub fn quit(mut self) -> Result<(), String> {
        self.say("quit")?;
        let status = self.child.wait().map_err(|error| error.to_string())?;
        if status.success() { Ok(()) } else { Err(format!("the engine ended with {status}")) }
    }
}
