//! A conversation with an engine.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::io;
use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};

use thiserror::Error;

use super::process::{Process, WriteError};
use super::{DeclaredOptions, EngineCommand, OptionError, TimeControl, Timeouts};
use crate::ai::Stop;
use crate::rules::{AnyGame, AnyMove, Game, excerpt};

/// Why an engine gave no answer. After any of these but [`OptionError`](Self::OptionError) it is best dropped.
#[derive(Debug, Error)]
pub enum ClientError {
    /// The system refuses to start it.
    #[error("it could not be started: {0}")]
    NotStarted(io::Error),
    /// An option that it does not have.
    #[error(transparent)]
    OptionError(#[from] OptionError),
    /// It did not greet in time.
    #[error("it does not speak UGI: it did not answer “ugi” with “ugiok” within {} s", .0.as_secs_f32())]
    NoHandshake(Duration),
    /// It has ended, or closed its output.
    #[error("it ended unexpectedly{0}")]
    Exited(String),
    /// It does not read what it is told.
    #[error("it does not read its input")]
    InputFull,
    /// It did not answer in time.
    #[error("it did not answer in time")]
    TimedOut,
    /// Its answer is no move.
    #[error("it answered “{0}”, which is not a move")]
    InvalidMove(String),
    /// Waiting for it was given up.
    #[error("it was no longer wanted")]
    Cancelled,
}

/// The move that an engine plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestMove {
    /// The move. It can be written like that on this board; whether it is legal is for the rules to say.
    pub mv: AnyMove,
    /// The reply that the engine expects and would like to ponder on.
    pub ponder: Option<AnyMove>,
}

/// A running engine.
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

/// A search that an engine owes the answer to.
#[derive(Clone, Copy, Debug)]
struct Search {
    /// When the answer is late; none as long as the engine may think on.
    deadline: Option<Instant>,
    stopped: bool,
}

/// How often a wait looks whether it is still wanted.
const POLL_INTERVAL: Duration = Duration::from_millis(50);

impl Client {
    /// Starts an engine, greets it and sets its options. Raising `cancel` ends every wait for it.
    ///
    /// # Errors
    /// If it does not start, does not greet in time or does not have the options.
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

    /// The engine’s name, from `id name`.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// The options that the engine has declared.
    pub const fn options(&self) -> &DeclaredOptions {
        &self.declared
    }

    /// Sets an option, whose name may be written in small letters or large.
    ///
    /// # Errors
    /// If the engine has no such option, or not with this value.
    pub fn set_option(&mut self, name: &str, value: &str) -> Result<(), ClientError> {
        let name = self.declared.check(name, value)?.to_owned();
        self.abort_search()?;
        self.send(&format!("setoption name {name} value {value}"))
    }

    /// Tells which game is played from now on, and with how much komi.
    ///
    /// # Errors
    /// If the engine says that it does not play that, or fails.
    pub fn set_variant(&mut self, start: &AnyGame) -> Result<(), ClientError> {
        self.abort_search()?;
        let variant = start.variant().name();
        // An engine of one game alone need not have the option.
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

    /// Announces a new game.
    ///
    /// # Errors
    /// If the engine fails.
    pub fn new_game(&mut self) -> Result<(), ClientError> {
        self.abort_search()?;
        self.send("uginewgame")?;
        self.wait_until_ready()
    }

    /// The engine's move after these moves from a position.
    ///
    /// # Errors
    /// If the engine gives none in time.
    pub fn think(
        &mut self,
        start: &AnyGame,
        moves: &[AnyMove],
        time_control: TimeControl,
    ) -> Result<BestMove, ClientError> {
        self.go(start, moves, time_control)?;
        self.best_move(start)
    }

    /// Lets the engine begin to think; [`best_move`](Self::best_move) waits for its move.
    ///
    /// # Errors
    /// If the engine fails.
    pub fn go(
        &mut self,
        start: &AnyGame,
        moves: &[AnyMove],
        time_control: TimeControl,
    ) -> Result<(), ClientError> {
        self.abort_search()?;
        self.send(&position(start, moves))?;
        self.send(&format!("go{}", time_control.go_arguments()))?;
        let deadline = self.deadline(start, moves, time_control);
        self.search = Some(Search { deadline, stopped: false });
        Ok(())
    }

    /// Lets the engine think about what the other player has not played yet: the last of the moves is the one expected.
    /// It answers after [`ponder_hit`](Self::ponder_hit) or [`stop`](Self::stop).
    ///
    /// # Errors
    /// If the engine fails.
    pub fn ponder(
        &mut self,
        start: &AnyGame,
        moves: &[AnyMove],
        time_control: TimeControl,
    ) -> Result<(), ClientError> {
        self.abort_search()?;
        self.send(&position(start, moves))?;
        self.send(&format!("go ponder{}", time_control.go_arguments()))?;
        self.search = Some(Search { deadline: None, stopped: false });
        Ok(())
    }

    /// The expected move was played: the time of the engine runs from now on.
    ///
    /// # Errors
    /// If the engine fails.
    pub fn ponder_hit(
        &mut self,
        start: &AnyGame,
        moves: &[AnyMove],
        time_control: TimeControl,
    ) -> Result<(), ClientError> {
        let deadline = self.deadline(start, moves, time_control);
        if let Some(search) = &mut self.search {
            search.deadline = deadline;
            self.send("ponderhit")?;
        }
        Ok(())
    }

    /// Asks the engine for its move now. Nothing happens if it does not think.
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

    /// Waits for the move that the engine owes on the board of this game.
    ///
    /// # Errors
    /// If it gives none in time, or thinks about nothing.
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

    fn deadline(&self, start: &AnyGame, moves: &[AnyMove], time_control: TimeControl) -> Option<Instant> {
        // Players take turns in every game here.
        let to_move =
            start.to_move().map(|first| if moves.len().is_multiple_of(2) { first } else { first.other() });
        time_control.deadline(to_move, &self.timeouts).and_then(|time| Instant::now().checked_add(time))
    }

    /// Ends a search whose answer nobody wants any more, so that it is not taken for that to the next.
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

    /// Waits until the engine has done what it was told.
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

    /// Hands over all lines before the one that starts with this word, and returns that one.
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
                // Who talks without end is late all the same.
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

/// `position startpos moves …`, or with `fen` and the position for one that no new game begins with.
fn position(start: &AnyGame, moves: &[AnyMove]) -> String {
    let usual = start.variant().start_with_komi(start.komi_left()).is_ok_and(|usual| usual == *start);
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
