//! A conversation: options, the position, and at most one search at a time.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use thiserror::Error;

use super::command::{Command, Go, Query, Setting, Start};
use super::output::Output;
use crate::ai::{self, Contempt, EngineOptions, Limits, Mebibytes, Opponent, Ranks, Stop, Thought, Threads};
use crate::play::Level;
use crate::rules::{
    AnyGame, AnyIllegalMove, AnyMoveSyntaxError, AnyPositionSyntaxError, Game, Outcome, Player, Variant,
    excerpt,
};
use crate::text::Line;

/// Whether the conversation goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    Continue,
    Quit,
}

/// Why a position is refused; the one before stays.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
enum PositionError {
    #[error("position refused: {0}")]
    Position(#[from] AnyPositionSyntaxError),
    #[error("position refused: move {number}: {error}")]
    Unreadable { number: usize, error: AnyMoveSyntaxError },
    #[error("position refused: move {number}, {text}: {error}")]
    Illegal { number: usize, text: String, error: AnyIllegalMove },
}

/// All that the engine remembers between two lines.
pub(super) struct Session {
    output: Output,
    options: Options,
    game: AnyGame,
    /// Made when first needed; away while it searches.
    opponent: Option<Box<Opponent>>,
    search: Option<Search>,
}

#[derive(Clone, Copy)]
struct Options {
    variant: Variant,
    /// For games that have it.
    komi: u16,
    engine: EngineOptions,
    level: Level,
    seed: u32,
}

/// A search on its thread, which gives the opponent back.
struct Search {
    stop: Stop,
    /// Set just before the best move is written: from then on the next command may come.
    answered: Arc<AtomicBool>,
    infinite: bool,
    thread: JoinHandle<Box<Opponent>>,
}

impl Options {
    /// The position before the first move.
    fn start(self) -> AnyGame {
        self.variant.start_with_komi(self.komi).unwrap_or_else(|_| self.variant.start())
    }

    fn opponent(self) -> Box<Opponent> {
        Box::new(Opponent::with(self.level, self.seed.into(), self.engine))
    }
}

impl Session {
    pub(super) fn new(output: Output) -> Self {
        let options = Options {
            variant: Variant::default(),
            komi: 0,
            engine: EngineOptions::default(),
            level: Level::MAX,
            seed: 0,
        };
        Self { output, options, game: options.start(), opponent: None, search: None }
    }

    /// Answers one line of input.
    ///
    /// # Errors
    /// Only if the answer cannot be written.
    pub(super) fn hear(&mut self, line: &Line) -> io::Result<Flow> {
        let refused = match line {
            Line::Text(text) if text.trim().is_empty() => return Ok(Flow::Continue),
            Line::Text(text) => match text.parse() {
                Ok(command) => return self.obey(command),
                Err(error) => self.output.remark(error),
            },
            Line::TooLong => self.output.remark("ignored a line that is too long"),
            Line::NotText => self.output.remark("ignored a line that is not UTF-8 text"),
        };
        refused.map(|()| Flow::Continue)
    }

    /// Ends a search and throws its answer away.
    pub(super) fn abandon(self) {
        if let Some(search) = self.search {
            search.answered.store(true, Ordering::Relaxed);
            search.stop.raise();
        }
    }

    /// Lets a search answer; one without an end is stopped.
    pub(super) fn finish(self) {
        if let Some(search) = self.search {
            if search.infinite {
                search.stop.raise();
            }
            let _ = search.thread.join();
        }
    }

    fn obey(&mut self, command: Command) -> io::Result<Flow> {
        match command {
            Command::Quit => return Ok(Flow::Quit),
            Command::Ugi => self.introduce()?,
            Command::IsReady => self.output.say("readyok")?,
            Command::Stop => {
                if let Some(search) = &self.search {
                    search.stop.raise();
                }
            }
            Command::Query(query) => self.answer(query)?,
            Command::SetOption(_) | Command::NewGame | Command::Position { .. } | Command::Go(_) => {
                if self.come_back()? {
                    self.prepare(command)?;
                } else {
                    self.output.remark("ignored: a search is running, stop it first")?;
                }
            }
        }
        Ok(Flow::Continue)
    }

    /// Takes the opponent back from a search that has answered. False if one is still running.
    fn come_back(&mut self) -> io::Result<bool> {
        let is_over =
            |search: &mut Search| search.answered.load(Ordering::Relaxed) || search.thread.is_finished();
        if let Some(search) = self.search.take_if(is_over) {
            self.opponent = search.thread.join().ok();
            if self.opponent.is_none() {
                self.output.remark("the last search broke down; its memory is lost")?;
            }
        }
        Ok(self.search.is_none())
    }

    /// What may only be done while no search is running.
    fn prepare(&mut self, command: Command) -> io::Result<()> {
        match command {
            Command::SetOption(setting) => self.set(setting),
            Command::NewGame => {
                self.opponent = None;
                self.game = self.options.start();
            }
            Command::Position { start, moves } => match self.position(&start, &moves) {
                Ok(game) => self.game = game,
                Err(error) => self.output.remark(error)?,
            },
            Command::Go(go) => self.go(go)?,
            Command::Ugi | Command::IsReady | Command::Stop | Command::Query(_) | Command::Quit => {}
        }
        Ok(())
    }

    fn introduce(&self) -> io::Result<()> {
        let output = &self.output;
        output.say(concat!("id name abande ", env!("CARGO_PKG_VERSION")))?;
        output.say("id author the abande team")?;
        let variants = Variant::ALL.map(|variant| format!(" var {variant}")).concat();
        output
            .say(format_args!("option name Variant type combo default {}{variants}", Variant::default()))?;
        let [least, usual, most] = [Mebibytes::MIN, Mebibytes::DEFAULT, Mebibytes::MAX].map(Mebibytes::get);
        output.say(format_args!("option name Hash type spin default {usual} min {least} max {most}"))?;
        let [least, most] = [Threads::MIN, Threads::MAX].map(Threads::get);
        output.say(format_args!("option name Threads type spin default {least} min {least} max {most}"))?;
        let [least, most] = [Ranks::MIN, Ranks::MAX].map(Ranks::get);
        output.say(format_args!("option name MultiPV type spin default {least} min {least} max {most}"))?;
        let [least, most] = [Contempt::MIN, Contempt::MAX].map(Contempt::get);
        output.say(format_args!("option name Contempt type spin default {least} min {least} max {most}"))?;
        let (least, most) = (Level::MIN.get(), Level::MAX.get());
        output.say(format_args!("option name Level type spin default {most} min {least} max {most}"))?;
        output.say(format_args!("option name Komi type spin default 0 min 0 max {}", u16::MAX))?;
        output.say(format_args!("option name Seed type spin default 0 min 0 max {}", u32::MAX))?;
        output.say("ugiok")
    }

    fn set(&mut self, setting: Setting) {
        match setting {
            Setting::Variant(variant) => {
                self.options.variant = variant;
                self.game = self.options.start();
            }
            Setting::Komi(komi) => {
                self.options.komi = komi;
                self.game = self.options.start();
            }
            Setting::Hash(hash) => self.options.engine.hash = hash,
            Setting::Threads(threads) => self.options.engine.threads = threads,
            Setting::Contempt(contempt) => self.options.engine.contempt = contempt,
            Setting::Ranks(ranks) => self.options.engine.ranks = ranks,
            Setting::Level(level) => self.options.level = level,
            Setting::Seed(seed) => self.options.seed = seed,
        }
        self.opponent = None;
    }

    fn position(&self, start: &Start, moves: &[String]) -> Result<AnyGame, PositionError> {
        let mut game = match start {
            Start::Startpos => self.options.start(),
            Start::Fen(text) => AnyGame::parse(self.options.variant, text)?,
        };
        for (number, text) in (1..).zip(moves) {
            let mv = game.parse_move(text).map_err(|error| PositionError::Unreadable { number, error })?;
            game.play(mv).map_err(|error| PositionError::Illegal { number, text: excerpt(text), error })?;
        }
        Ok(game)
    }

    fn answer(&self, query: Query) -> io::Result<()> {
        let game = &self.game;
        let response = match query {
            Query::FirstPlayersTurn => {
                if game.to_move() == Some(Player::Black) {
                    "true"
                } else {
                    "false"
                }
            }
            Query::GameOver => {
                if game.outcome().is_some() {
                    "true"
                } else {
                    "false"
                }
            }
            Query::Result => match game.outcome() {
                None => "none",
                Some(Outcome::Draw) => "draw",
                Some(Outcome::Win(Player::Black)) => "p1win",
                Some(Outcome::Win(Player::White)) => "p2win",
            },
        };
        self.output.say(format_args!("response {response}"))
    }

    fn go(&mut self, go: Go) -> io::Result<()> {
        let Some(mover) = self.game.to_move() else {
            self.output.remark("the game is over")?;
            return self.output.say("bestmove none");
        };
        let mut opponent = self.opponent.take().unwrap_or_else(|| self.options.opponent());
        let (stop, answered) = (Stop::default(), Arc::new(AtomicBool::new(false)));
        let limits = go.limits(mover);
        let infinite = go.infinite || limits == Limits::default();
        let job = Job {
            game: self.game,
            limits,
            infinite,
            full_strength: self.options.level >= Level::strongest(self.game.variant()),
            output: self.output.clone(),
            stop: stop.clone(),
            answered: Arc::clone(&answered),
        };
        let thread = thread::Builder::new().name("search".into()).stack_size(ai::STACK).spawn(move || {
            // Nobody listens any more if this fails; the main thread finds out when it answers next.
            let _ = job.run(&mut opponent);
            opponent
        })?;
        self.search = Some(Search { stop, answered, infinite, thread });
        Ok(())
    }
}

/// What a search thread needs.
struct Job {
    game: AnyGame,
    limits: Limits,
    infinite: bool,
    full_strength: bool,
    output: Output,
    stop: Stop,
    answered: Arc<AtomicBool>,
}

impl Job {
    fn run(self, opponent: &mut Opponent) -> io::Result<()> {
        let mut written = Ok(());
        let mut tell = |thought: &Thought| {
            if written.is_ok() && !self.answered.load(Ordering::Relaxed) {
                written = self.tell(thought);
            }
            if written.is_err() {
                self.stop.raise();
            }
        };
        // At full strength only the given limits count, and the best move is never varied.
        let thought = if self.full_strength {
            opponent.engine().search(&self.game, &self.limits, &self.stop, &mut tell)
        } else {
            opponent.think(&self.game, &self.limits, &self.stop, &mut tell)
        };
        written?;
        while self.infinite && !self.stop.is_raised() {
            thread::sleep(Duration::from_millis(1));
        }
        if self.answered.swap(true, Ordering::Relaxed) {
            return Ok(());
        }
        match thought {
            Some(thought) => {
                self.output.say(format_args!("bestmove {}", thought.best.display(self.game.board())))
            }
            None => self.output.say("bestmove none"),
        }
    }

    fn tell(&self, thought: &Thought) -> io::Result<()> {
        let mut line = String::new();
        for mv in &thought.line {
            line.push(' ');
            line.push_str(&mv.display(self.game.board()).to_string());
        }
        self.output.say(format_args!(
            "info depth {} seldepth {} multipv {} time {} nodes {} nps {} hashfull {} score cp {} pv{line}",
            thought.depth,
            thought.seldepth,
            thought.rank,
            thought.time.as_millis(),
            thought.nodes,
            thought.speed(),
            thought.hashfull,
            thought.score.centipoints(),
        ))?;
        match thought.proved.filter(|_| thought.rank == 1) {
            Some(margin) => self.output.remark(format_args!("proved {margin}")),
            None => Ok(()),
        }
    }
}
