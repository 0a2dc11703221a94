//! A conversation: options, the position, and at most one search at a time.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::io;

use thiserror::Error;

use super::command::{Command, Go, Query, Setting, Start};
use super::output::Output;
use super::search::{Search, SearchRequest};
use crate::ai::{Contempt, EngineOptions, Mebibytes, MultiPv, Opponent, Threads};
use crate::play::{ComputerPlayer, Level, Seat};
use crate::rules::{
    AnyGame, AnyIllegalMove, AnyMove, AnyMoveSyntaxError, AnyPositionSyntaxError, Game, Outcome, Player,
    Variant, excerpt, visible,
};
use crate::text::Line;

/// Whether to read another line, or to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    Continue,
    Quit,
}

/// Why a position is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
enum PositionError {
    #[error("position refused, the previous one stays: {0}")]
    Position(#[from] AnyPositionSyntaxError),
    #[error("position refused, the previous one stays: move {number}: {error}")]
    Unreadable { number: usize, error: AnyMoveSyntaxError },
    #[error("position refused, the previous one stays: move {number}, {text}: {error}")]
    Illegal { number: usize, text: String, error: AnyIllegalMove },
}

/// The engine between two lines of input: its options, the position, the opponent, and a search that may be running.
pub(super) struct Session {
    output: Output,
    options: Options,
    game: AnyGame,
    /// The last move on the way to it.
    last: Option<AnyMove>,
    /// Made when first needed; away while it searches. Its memory is made ready before a search is asked for: the
    /// clock runs from then on.
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
    /// Plays instead of the level, in its game.
    character: Option<Seat>,
    seed: u32,
    /// `true` if the expected reply is printed with each best move.
    ponder: bool,
}

impl Options {
    /// The position before the first move.
    fn start(self) -> AnyGame {
        self.variant.start_with_komi(self.komi).unwrap_or_else(|_| self.variant.start())
    }

    fn opponent(self) -> Box<Opponent> {
        Box::new(Opponent::with_options(self.computer(), self.seed.into(), self.engine))
    }

    /// How the computer plays: as the character, if it plays this game, otherwise at the level.
    fn computer(self) -> ComputerPlayer {
        let seat = self.character.filter(|seat| seat.check(self.variant).is_ok());
        seat.and_then(|seat| seat.computer(self.variant.kind())).unwrap_or(self.level.into())
    }
}

impl Session {
    pub(super) fn new(output: Output) -> Self {
        let options = Options {
            variant: Variant::default(),
            komi: 0,
            engine: EngineOptions::default(),
            level: Level::MAX,
            character: None,
            seed: 0,
            ponder: false,
        };
        Self { output, options, game: options.start(), last: None, opponent: None, search: None }
    }

    /// Carries out one line of input, and answers it.
    ///
    /// # Errors
    /// Only if the answer cannot be written.
    pub(super) fn hear(&mut self, line: &Line) -> io::Result<Flow> {
        let refused = match line {
            Line::Text(text) if text.trim().is_empty() => return Ok(Flow::Continue),
            Line::Text(text) => match visible(text).parse() {
                Ok(command) => return self.obey(command),
                Err(error) => self.output.remark(error),
            },
            Line::TooLong => self.output.remark("ignored a line that is too long"),
            Line::NotText => self.output.remark("ignored a line that is not UTF-8 text"),
        };
        refused.map(|()| Flow::Continue)
    }

    /// Ends a running search without an answer, because of `quit`.
    pub(super) fn abandon(self) {
        if let Some(search) = self.search {
            search.abandon();
        }
    }

    /// Waits for a running search to answer, because the input is over.
    pub(super) fn finish(self) {
        if let Some(search) = self.search {
            search.finish();
        }
    }

    fn obey(&mut self, command: Command) -> io::Result<Flow> {
        match command {
            Command::Quit => return Ok(Flow::Quit),
            Command::Ugi => self.introduce()?,
            Command::IsReady => {
                if self.come_back() {
                    self.make_ready()?;
                }
                self.output.say("readyok")?;
            }
            Command::Stop => {
                if let Some(search) = &self.search {
                    search.stop();
                }
            }
            Command::PonderHit => {
                let hit = self.search.as_mut().map_or(Ok(false), Search::ponder_hit)?;
                if !hit {
                    self.output.remark("ignored: nothing is pondered")?;
                }
            }
            Command::Query(query) => self.answer(query)?,
            Command::SetOption(_) | Command::NewGame | Command::Position { .. } | Command::Go(_) => {
                if self.come_back() {
                    self.prepare(command)?;
                } else {
                    self.output.remark("ignored: a search is running, stop it first")?;
                }
            }
        }
        Ok(Flow::Continue)
    }

    /// Takes the opponent back from a search that has answered. False if one is still running.
    fn come_back(&mut self) -> bool {
        if let Some(search) = self.search.take_if(|search| search.is_over()) {
            self.opponent = search.into_opponent();
        }
        self.search.is_none()
    }

    /// Carries out a command that must wait for the end of a search.
    fn prepare(&mut self, command: Command) -> io::Result<()> {
        match command {
            Command::SetOption(setting) => {
                let matters = matches!(setting, Setting::Character(_) | Setting::Variant(_));
                self.set(setting);
                if matters
                    && let Some(Err(error)) =
                        self.options.character.map(|seat| seat.check(self.options.variant))
                {
                    self.output.remark(format_args!("{error}: playing by level"))?;
                }
            }
            Command::NewGame => {
                self.reset_opponent();
                self.game = self.options.start();
                self.last = None;
                self.make_ready()?;
            }
            Command::Position { start, moves } => match self.position(&start, &moves) {
                Ok((game, last)) => {
                    (self.game, self.last) = (game, last);
                    self.make_ready()?;
                }
                Err(error) => self.output.remark(error)?,
            },
            Command::Go(go) => self.go(go)?,
            Command::Ugi
            | Command::IsReady
            | Command::Stop
            | Command::PonderHit
            | Command::Query(_)
            | Command::Quit => {}
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
        let [least, most] = [MultiPv::MIN, MultiPv::MAX].map(MultiPv::get);
        output.say(format_args!("option name MultiPV type spin default {least} min {least} max {most}"))?;
        let [least, most] = [Contempt::MIN, Contempt::MAX].map(Contempt::get);
        output.say(format_args!("option name Contempt type spin default {least} min {least} max {most}"))?;
        let (least, most) = (Level::MIN.get(), Level::MAX.get());
        output.say(format_args!("option name Level type spin default {most} min {least} max {most}"))?;
        output.say("option name Character type string default <empty>")?;
        output.say(format_args!("option name Komi type spin default 0 min 0 max {}", u16::MAX))?;
        output.say(format_args!("option name Seed type spin default 0 min 0 max {}", u32::MAX))?;
        output.say("option name Ponder type check default false")?;
        output.say("ugiok")
    }

    fn set(&mut self, setting: Setting) {
        match setting {
            Setting::Variant(variant) => {
                self.options.variant = variant;
                self.game = self.options.start();
                self.last = None;
            }
            Setting::Komi(komi) => {
                self.options.komi = komi;
                self.game = self.options.start();
                self.last = None;
            }
            Setting::Hash(hash) => self.options.engine.hash = hash,
            Setting::Threads(threads) => self.options.engine.threads = threads,
            Setting::Contempt(contempt) => self.options.engine.contempt = contempt,
            Setting::MultiPv(count) => self.options.engine.multi_pv = count,
            Setting::Level(level) => self.options.level = level,
            Setting::Character(character) => self.options.character = character,
            Setting::Seed(seed) => self.options.seed = seed,
            Setting::Ponder(ponder) => {
                self.options.ponder = ponder;
                return;
            }
        }
        self.reset_opponent();
    }

    /// Makes the opponent (the computer player) forget what it has searched, and gives it the current options.
    fn reset_opponent(&mut self) {
        let (computer, Options { seed, engine, .. }) = (self.options.computer(), self.options);
        if let Some(opponent) = &mut self.opponent {
            opponent.reconfigure(computer, seed.into(), engine);
        }
    }

    /// Sees to it that the next search starts without delay.
    fn make_ready(&mut self) -> io::Result<()> {
        let options = self.options;
        let engine = self.opponent.get_or_insert_with(|| options.opponent()).engine();
        if engine.is_prepared(&self.game) {
            return Ok(());
        }
        engine.prepare(&self.game);
        match engine.reduced_hash() {
            Some(found) => self.output.remark(format_args!(
                "Hash: only {found} of {} MiB are available",
                options.engine.hash.get()
            )),
            None => Ok(()),
        }
    }

    fn position(&self, start: &Start, moves: &[String]) -> Result<(AnyGame, Option<AnyMove>), PositionError> {
        let mut game = match start {
            Start::Startpos => self.options.start(),
            Start::Fen(text) => AnyGame::parse(self.options.variant, text)?,
        };
        let mut last = None;
        for (number, text) in (1..).zip(moves) {
            let mv = game.parse_move(text).map_err(|error| PositionError::Unreadable { number, error })?;
            game.play(mv).map_err(|error| PositionError::Illegal { number, text: excerpt(text), error })?;
            last = Some(mv);
        }
        Ok((game, last))
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
        if self.game.to_move().is_none() {
            self.output.remark("the game is over")?;
            return self.output.say("bestmove none");
        }
        let job = SearchRequest {
            game: self.game,
            last: self.last,
            limits: go.limits(&self.game),
            awaits: go.awaits(&self.game),
            full_strength: self.options.computer().is_full_strength(self.game.variant()),
            tells_reply: self.options.ponder,
            output: self.output.clone(),
        };
        let (opponent, options) = (self.opponent.take(), self.options);
        // After a search that broke down, or without a position, a new opponent is made on the search's thread: large
        // memory takes time, and `stop` should be heard.
        self.search = Some(Search::start(job, move || opponent.unwrap_or_else(|| options.opponent()))?);
        Ok(())
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests may fail")]
mod tests {
    use super::*;

    fn session(lines: &[&str]) -> Session {
        let mut session = Session::new(Output::new(io::sink()));
        for line in lines {
            session.hear(&Line::Text((*line).to_owned())).unwrap();
        }
        session
    }

    /// Returns `true` if nothing is left to be done for the memory when `go` comes.
    fn is_ready(session: &mut Session) -> bool {
        let game = session.game;
        session.opponent.as_mut().is_some_and(|opponent| opponent.engine().is_prepared(&game))
    }

    #[test]
    fn memory_is_ready_before_a_search_is_asked_for() {
        let hash = "setoption name Hash value 8";
        assert!(!is_ready(&mut session(&[hash])));
        for lines in [
            &[hash, "isready"][..],
            &[hash, "uginewgame"],
            &[hash, "position startpos moves d4 d5 d3"],
            &["isready", hash, "isready"],
            &["isready", "setoption name Threads value 2", "isready"],
            &["isready", "setoption name Variant value square", "isready"],
            &["isready", "setoption name Variant value anda-4", "position startpos"],
            &[
                "setoption name Variant value anda-4",
                "isready",
                "setoption name Variant value hex",
                "uginewgame",
            ],
        ] {
            assert!(is_ready(&mut session(lines)), "{lines:?}");
        }
    }

    #[test]
    fn a_new_game_or_board_takes_over_the_memory() {
        let mut session = session(&["setoption name Hash value 8", "isready"]);
        for line in [
            "uginewgame",
            "setoption name Level value 3",
            "setoption name Contempt value 20",
            "setoption name Variant value square",
        ] {
            session.hear(&Line::Text(line.to_owned())).unwrap();
            // Still there: only what it holds is forgotten.
            let game = Variant::Hex.start();
            let engine = session.opponent.as_mut().unwrap().engine();
            assert!(engine.is_prepared(&game), "{line}");
        }
        let level = session.opponent.as_ref().map(|opponent| opponent.computer());
        assert_eq!(level, Level::new(3).map(ComputerPlayer::Level));
    }
}
