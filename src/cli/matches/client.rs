//! An engine in a process of its own, spoken to in UGI.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::fmt;
use std::io::{self, BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::str::FromStr;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use thiserror::Error;

use super::offers::{NotOffered, Offers};
use crate::ai::Limits;
use crate::rules::{AnyGame, AnyMove, excerpt};

/// How long an engine may take to answer the first greeting. A program that does not speak UGI never does.
const HANDSHAKE: Duration = Duration::from_secs(5);
/// How long an engine may take over anything else but thinking.
const PATIENCE: Duration = Duration::from_secs(20);
/// A move later than its time by more than this loses the game.
const GRACE: Duration = Duration::from_secs(1);
/// Lines that are kept for later; then the engine has to wait.
const MOST_UNREAD: usize = 10_000;
/// An engine may think so long about each position of its limit, on top of [`PATIENCE`]: some hundred times
/// slower than ours. It only keeps an engine that hangs from holding up the match for ever.
const PER_NODE: Duration = Duration::from_millis(1);

/// How to start an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct EngineCommand {
    program: PathBuf,
    arguments: Vec<String>,
    options: Vec<(String, String)>,
}

/// Why a text starts no engine.
#[derive(Clone, Debug, Error)]
pub(super) enum EngineCommandError {
    #[error("an engine needs a command")]
    Empty,
    #[error("a quotation mark is not closed")]
    OpenQuote,
    #[error("this program cannot find its own executable: {0}")]
    NoSelf(String),
}

/// What may be spent on each move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace(pub(super) Limits);

/// Why an engine gave no move.
#[derive(Debug, Error)]
pub(super) enum ClientError {
    #[error("it could not be started: {0}")]
    NotStarted(io::Error),
    #[error(transparent)]
    NotOffered(#[from] NotOffered),
    #[error("it does not speak UGI: it did not answer “ugi” with “ugiok” within {} s", HANDSHAKE.as_secs())]
    NoGreeting,
    #[error("it ended unexpectedly")]
    Gone,
    #[error("it did not answer in time")]
    Late,
    #[error("it answered “{0}”, which is not a move")]
    NoMove(String),
}

/// A running engine.
#[derive(Debug)]
pub(super) struct Client {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl FromStr for EngineCommand {
    type Err = EngineCommandError;

    /// Splits a command at spaces; quotation marks of either kind keep words together.
    fn from_str(text: &str) -> Result<Self, EngineCommandError> {
        let mut words = split(text)?.into_iter();
        let first = words.next().ok_or(EngineCommandError::Empty)?;
        let arguments: Vec<String> = words.collect();
        if first == "self" && arguments.is_empty() {
            let program =
                std::env::current_exe().map_err(|error| EngineCommandError::NoSelf(error.to_string()))?;
            return Ok(Self { program, arguments: vec!["engine".into()], options: Vec::new() });
        }
        Ok(Self { program: first.into(), arguments, options: Vec::new() })
    }
}

impl fmt::Display for EngineCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}", self.program.display())?;
        for argument in &self.arguments {
            // As it was written, or another one that means the same.
            let quote = if argument.contains(char::is_whitespace) { "'" } else { "" };
            write!(f, " {quote}{argument}{quote}")?;
        }
        f.write_str("”")
    }
}

impl EngineCommand {
    pub(super) fn with_options(mut self, options: impl Iterator<Item = (String, String)>) -> Self {
        self.options.extend(options);
        self
    }
}

fn split(text: &str) -> Result<Vec<String>, EngineCommandError> {
    let mut words: Vec<String> = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in text.chars() {
        match quote {
            Some(open) if c == open => quote = None,
            None if c == '"' || c == '\'' => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => words.extend(word.take()),
            Some(_) | None => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    if quote.is_some() { Err(EngineCommandError::OpenQuote) } else { Ok(words) }
}

impl Client {
    /// Starts an engine and tells it what will be played.
    pub(super) fn start(command: &EngineCommand, start: &AnyGame) -> Result<Self, ClientError> {
        let mut process = Command::new(&command.program);
        process.args(&command.arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = process.spawn().map_err(ClientError::NotStarted)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(ClientError::Gone);
        };
        let (sender, lines) = sync_channel(MOST_UNREAD);
        // The thread ends by itself when the engine closes its output or the receiver is gone.
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut client = Self { child, input, lines };
        client.say("ugi")?;
        let mut offers = Offers::default();
        client.read_until("ugiok", HANDSHAKE, |line| offers.note(line)).map_err(|error| match error {
            ClientError::Late => ClientError::NoGreeting,
            error => error,
        })?;
        client.say(&format!("setoption name Variant value {}", start.variant()))?;
        let komi =
            Some(start.komi_left()).filter(|komi| *komi > 0).map(|komi| ("Komi".into(), komi.to_string()));
        for (name, value) in komi.iter().chain(&command.options) {
            let name = offers.check(name, value)?;
            client.say(&format!("setoption name {name} value {value}"))?;
        }
        client.settle()?;
        Ok(client)
    }

    /// Announces a new game.
    pub(super) fn new_game(&mut self) -> Result<(), ClientError> {
        self.say("uginewgame")?;
        self.settle()
    }

    /// The engine's move after these moves from the start.
    pub(super) fn think(
        &mut self,
        start: &AnyGame,
        moves: &[AnyMove],
        pace: Pace,
    ) -> Result<AnyMove, ClientError> {
        let board = start.board();
        let mut position = String::from("position startpos moves");
        for mv in moves {
            position.push(' ');
            position.push_str(&mv.display(board).to_string());
        }
        self.say(&position)?;
        self.say(&pace.go())?;
        let answer = self.wait_for("bestmove", pace.patience())?;
        let text = answer.split_whitespace().nth(1).unwrap_or_default();
        start.parse_move(text).map_err(|_| ClientError::NoMove(excerpt(text)))
    }

    fn settle(&mut self) -> Result<(), ClientError> {
        self.say("isready")?;
        self.wait_for("readyok", PATIENCE).map(drop)
    }

    fn say(&mut self, line: &str) -> Result<(), ClientError> {
        let written = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        written.map_err(|_| ClientError::Gone)
    }

    /// Reads over lines until one starts with this word.
    fn wait_for(&self, word: &str, patience: Duration) -> Result<String, ClientError> {
        self.read_until(word, patience, |_| {})
    }

    /// Hands over all lines before the one that starts with this word, and returns that one.
    fn read_until(
        &self,
        word: &str,
        patience: Duration,
        mut before: impl FnMut(&str),
    ) -> Result<String, ClientError> {
        let deadline = Instant::now() + patience;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                // Who talks without end is late all the same.
                return Err(ClientError::Late);
            }
            match self.lines.recv_timeout(left) {
                Ok(line) if line.split_whitespace().next() == Some(word) => return Ok(line),
                Ok(line) => before(&line),
                Err(RecvTimeoutError::Timeout) => return Err(ClientError::Late),
                Err(RecvTimeoutError::Disconnected) => return Err(ClientError::Gone),
            }
        }
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        let _ = self.say("quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Pace {
    fn go(self) -> String {
        let time = self.0.time.map(|time| format!(" movetime {}", time.as_millis()));
        let nodes = self.0.nodes.map(|nodes| format!(" nodes {nodes}"));
        ["go".to_owned(), time.unwrap_or_default(), nodes.unwrap_or_default()].concat()
    }

    /// How long to wait for a move.
    fn patience(self) -> Duration {
        if let Some(time) = self.0.time {
            return time + GRACE;
        }
        // 50 days are enough, and the deadline stays in range.
        let nodes = u32::try_from(self.0.nodes.unwrap_or_default()).unwrap_or(u32::MAX);
        PATIENCE + PER_NODE * nodes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_split_like_in_a_shell() {
        assert_eq!(split("a  'b c' d\"e f\"").ok(), Some(vec!["a".into(), "b c".into(), "de f".into()]));
        assert!(matches!(split("a 'b"), Err(EngineCommandError::OpenQuote)));
        assert!(matches!("  ".parse::<EngineCommand>(), Err(EngineCommandError::Empty)));
    }

    #[test]
    fn moves_have_a_deadline_that_fits_their_limit() {
        let pace = |limits| Pace(limits).patience();
        assert_eq!(pace(Limits::time(Duration::from_secs(5))), Duration::from_secs(5) + GRACE);
        let nodes = |nodes| pace(Limits { nodes: Some(nodes), ..Limits::default() });
        assert_eq!(nodes(1_000_000), PATIENCE + Duration::from_secs(1000));
        assert!(std::time::Instant::now().checked_add(nodes(u64::MAX)).is_some());
    }
}
