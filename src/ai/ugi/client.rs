//! A UGI client.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::io;
use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};

use thiserror::Error;

use super::process::{Process, WriteError};
use super::{DeclaredOptions, EngineCommand, OptionError, SearchTime, Timeouts};
use crate::ai::Stop;
use crate::rules::{AnyGame, AnyMove, Game, excerpt};

/// Reason why an external engine gave no answer. After any but [`OptionError`](Self::OptionError) the client
/// should be dropped.
#[derive(Debug, Error)]
pub enum ClientError {
    /// The operating system could not start the program.
    #[error("it could not be started: {0}")]
    NotStarted(io::Error),
    /// The engine does not have the option, or not with this value.
    #[error(transparent)]
    OptionError(#[from] OptionError),
    /// The engine did not answer `ugi` with `ugiok` in time.
    #[error("it does not speak UGI: it did not answer “ugi” with “ugiok” within {} s", .0.as_secs_f32())]
    NoHandshake(Duration),
    /// The engine ended or closed its output; with its exit status and last words.
    #[error("it ended unexpectedly{0}")]
    Exited(String),
    /// The engine does not read its input.
    #[error("it does not read its input")]
    InputFull,
    /// The engine did not answer in time.
    #[error("it did not answer in time")]
    TimedOut,
    /// The answer to `go` is not a move.
    #[error("it answered “{0}”, which is not a move")]
    InvalidMove(String),
    /// The cancel flag was raised.
    #[error("it was no longer wanted")]
    Cancelled,
}

/// An external engine's answer to `go`: its move, and the reply that it expects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestMove {
    /// Best move. It is a move of this board, but not checked for legality.
    pub mv: AnyMove,
    /// Expected reply, on which the engine would like to ponder.
    pub ponder: Option<AnyMove>,
}

/// An external engine that runs as a process and speaks the protocol UGI; dropping this ends it.
#[derive(Debug)]
pub struct Client {
    process: Process,
    timeouts: Timeouts,
    cancel: Stop,
    declared: DeclaredOptions,
    name: Option<String>,
    /// The search that has not been answered yet.
    search: Option<Search>,
}

/// A search that the engine is running.
#[derive(Clone, Copy, Debug)]
struct Search {
    /// Time at which the answer is late; `None` while the engine may search on.
    deadline: Option<Instant>,
    stopped: bool,
}

/// Interval between two checks of the cancel flag.
const POLL_INTERVAL: Duration = Duration::from_millis(50);

impl Client {
    /// Starts an engine, exchanges the UGI handshake and sets the command's options. Raising `cancel` ends every
    /// wait.
    ///
    /// # Errors
    /// If the engine does not start, does not answer in time or lacks an option.
    pub fn start(command: &EngineCommand, timeouts: Timeouts, cancel: Stop) -> Result<Self, ClientError> {
        let process = Process::spawn(&mut command.to_process()).map_err(ClientError::NotStarted)?;
        let declared = DeclaredOptions::default();
        let mut client = Self { process, timeouts, cancel, declared, name: None, search: None };
        client.send("ugi")?;
        let (mut declared, mut name) = (DeclaredOptions::default(), None);
        let greeted = client.read_until("ugiok", Some(Instant::now() + timeouts.handshake), |line| {
            declared.add_line(line);
            name = line.trim().strip_prefix("id name ").map(str::to_owned).or(name.take());
        });
        greeted.map_err(|error| match error {
            ClientError::TimedOut => ClientError::NoHandshake(timeouts.handshake),
            error => error,
        })?;
        (client.declared, client.name) = (declared, name);
        for (name, value) in command.options() {
            client.set_option(name, value)?;
        }
        Ok(client)
    }

    /// Returns the engine's name, from `id name`.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Returns the options that the engine has declared.
    pub const fn options(&self) -> &DeclaredOptions {
        &self.declared
    }

    /// Sets an option of the engine. The name is not case-sensitive.
    ///
    /// # Errors
    /// If the engine has no such option, or not with this value.
    pub fn set_option(&mut self, name: &str, value: &str) -> Result<(), ClientError> {
        let name = self.declared.check(name, value)?.to_owned();
        self.abort_search()?;
        self.send(&format!("setoption name {name} value {value}"))
    }

    /// Tells the engine which variant and komi the following positions have.
    ///
    /// # Errors
    /// If the engine does not declare the variant, or fails.
    pub fn set_variant(&mut self, start: &AnyGame) -> Result<(), ClientError> {
        self.abort_search()?;
        let variant = start.variant().name();
        // An engine of one game need not have the option.
        match self.declared.check("Variant", variant) {
            Ok(_) | Err(OptionError::Unknown { .. }) => {}
            Err(refused) => return Err(refused.into()),
        }
        self.send(&format!("setoption name Variant value {variant}"))?;
        match start.komi_left() {
            0 => {}
            komi => self.set_option("Komi", &komi.to_string())?,
        }
        self.wait_until_ready()
    }

    /// Tells the engine that a new game begins.
    ///
    /// # Errors
    /// If the engine fails.
    pub fn new_game(&mut self) -> Result<(), ClientError> {
        self.abort_search()?;
        self.send("uginewgame")?;
        self.wait_until_ready()
    }

    /// Lets the engine search the position after these moves, waits, and returns its best move.
    ///
    /// # Errors
    /// If the engine gives none in time.
    pub fn think(
        &mut self,
        start: &AnyGame,
        moves: &[AnyMove],
        time: SearchTime,
    ) -> Result<BestMove, ClientError> {
        self.go(start, moves, time)?;
        self.best_move(start)
    }

    /// Starts a search of the position after these moves; [`best_move`](Self::best_move) waits for its
    /// result.
    ///
    /// # Errors
    /// If the engine fails.
    pub fn go(&mut self, start: &AnyGame, moves: &[AnyMove], time: SearchTime) -> Result<(), ClientError> {
        self.send_go(start, moves, &format!("go{}", time.go_arguments()))?;
        let deadline = self.deadline(start, moves, time);
        self.search = Some(Search { deadline, stopped: false });
        Ok(())
    }

    /// Lets the engine search during the opponent's turn. The last of the moves is the one that the opponent
    /// is expected to make, and has not been played yet.
    ///
    /// The engine answers after [`ponder_hit`](Self::ponder_hit) or [`stop`](Self::stop).
    ///
    /// # Errors
    /// If the engine fails.
    pub fn ponder(
        &mut self,
        start: &AnyGame,
        moves: &[AnyMove],
        time: SearchTime,
    ) -> Result<(), ClientError> {
        self.send_go(start, moves, &format!("go ponder{}", time.go_arguments()))?;
        self.search = Some(Search { deadline: None, stopped: false });
        Ok(())
    }

    /// Turns pondering into a search, because the expected move was played. The engine's time runs from now on.
    ///
    /// # Errors
    /// If the engine fails.
    pub fn ponder_hit(
        &mut self,
        start: &AnyGame,
        moves: &[AnyMove],
        time: SearchTime,
    ) -> Result<(), ClientError> {
        let deadline = self.deadline(start, moves, time);
        if let Some(search) = &mut self.search {
            search.deadline = deadline;
            self.send("ponderhit")?;
        }
        Ok(())
    }

    /// Asks a searching engine for its best move at once.
    ///
    /// # Errors
    /// If the engine fails.
    pub fn stop(&mut self) -> Result<(), ClientError> {
        let grace = self.timeouts.move_overrun;
        match &mut self.search {
            Some(search) if !search.stopped => {
                let latest = Instant::now() + grace;
                search.stopped = true;
                search.deadline = Some(search.deadline.map_or(latest, |deadline| deadline.min(latest)));
                self.send("stop")
            }
            _ => Ok(()),
        }
    }

    /// Waits for the result of the search that was started, and returns it. `game` provides the board for
    /// reading moves.
    ///
    /// # Errors
    /// If the engine gives no move in time, or no search was started.
    pub fn best_move(&mut self, game: &AnyGame) -> Result<BestMove, ClientError> {
        let Some(search) = self.search else { return Err(ClientError::InvalidMove(String::new())) };
        let line = self.read_until("bestmove", search.deadline, |_| {})?;
        self.search = None;
        let mut words = line.split_whitespace().skip(1);
        let text = words.next().unwrap_or_default();
        let best = game.parse_move(text).map_err(|_| ClientError::InvalidMove(excerpt(text)))?;
        let reply = words.next().filter(|word| *word == "ponder").and_then(|_| words.next());
        Ok(BestMove { mv: best, ponder: reply.and_then(|reply| game.parse_move(reply).ok()) })
    }

    fn deadline(&self, start: &AnyGame, moves: &[AnyMove], time: SearchTime) -> Option<Instant> {
        // Players alternate in every game here.
        let to_move =
            start.to_move().map(|first| if moves.len().is_multiple_of(2) { first } else { first.other() });
        time.deadline(to_move, &self.timeouts).and_then(|time| Instant::now().checked_add(time))
    }

    /// Ends the search before, and sends a position and a `go` command.
    fn send_go(&mut self, start: &AnyGame, moves: &[AnyMove], go: &str) -> Result<(), ClientError> {
        self.abort_search()?;
        self.send(&position(start, moves))?;
        self.send(go)
    }

    /// Stops a search and discards its answer, so that it is not taken for that of the next.
    fn abort_search(&mut self) -> Result<(), ClientError> {
        if self.search.is_none() {
            return Ok(());
        }
        self.stop()?;
        let deadline = self.search.and_then(|search| search.deadline);
        self.read_until("bestmove", deadline, |_| {})?;
        self.search = None;
        Ok(())
    }

    /// Waits until the engine has processed its input.
    fn wait_until_ready(&mut self) -> Result<(), ClientError> {
        self.send("isready")?;
        self.read_until("readyok", Some(Instant::now() + self.timeouts.response), |_| {}).map(drop)
    }

    fn send(&mut self, line: &str) -> Result<(), ClientError> {
        self.process.send_line(line).map_err(|unheard| match unheard {
            WriteError::InputFull => ClientError::InputFull,
            WriteError::Exited => ClientError::Exited(self.process.exit_description()),
        })
    }

    /// Reads up to the line that starts with `word` and returns it. Calls `before` with the lines ahead of it.
    fn read_until(
        &mut self,
        word: &str,
        deadline: Option<Instant>,
        mut before: impl FnMut(&str),
    ) -> Result<String, ClientError> {
        loop {
            if self.cancel.is_raised() {
                return Err(ClientError::Cancelled);
            }
            let left =
                deadline.map_or(POLL_INTERVAL, |deadline| deadline.saturating_duration_since(Instant::now()));
            if left.is_zero() {
                // An engine that keeps talking is late all the same.
                return Err(ClientError::TimedOut);
            }
            match self.process.lines.recv_timeout(left.min(POLL_INTERVAL)) {
                Ok(line) if line.split_whitespace().next() == Some(word) => return Ok(line),
                Ok(line) => before(&line),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(ClientError::Exited(self.process.exit_description()));
                }
            }
        }
    }
}

/// Formats the `position` command: `startpos`, or `fen` where no new game starts with the position.
fn position(start: &AnyGame, moves: &[AnyMove]) -> String {
    let usual = start.is_usual_start() && start.handicap().is_none();
    let mut text = if usual { "position startpos".to_owned() } else { format!("position fen {start}") };
    if !moves.is_empty() {
        text.push_str(" moves");
    }
    for mv in moves {
        text.push(' ');
        text.push_str(&mv.display(start.board()).to_string());
    }
    text
}
