//! Commands that the engine understands.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::num::{IntErrorKind, ParseIntError};
use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;

use crate::ai::{Contempt, Limits, Mebibytes, MultiPv, Threads};
use crate::play::{Level, Seat};
use crate::rules::{AnyGame, ByPlayer, Game, Player, UnknownVariant, Variant, excerpt};

/// A command of the Universal Game Interface, as a line of input gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Ugi,
    IsReady,
    SetOption(Setting),
    NewGame,
    Position { start: Start, moves: Vec<String> },
    Go(Go),
    Stop,
    PonderHit,
    Query(Query),
    Quit,
}

/// A new value for one of the engine's options (`setoption`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Setting {
    Variant(Variant),
    /// White's points in a game that has them.
    Komi(u16),
    Hash(Mebibytes),
    Threads(Threads),
    MultiPv(MultiPv),
    Contempt(Contempt),
    Level(Level),
    /// A seat with a character, or none to play by level.
    Character(Option<Seat>),
    Seed(u32),
    /// Print the expected reply with the best move, or leave it out.
    Ponder(bool),
}

/// The position from which the moves of `position` are played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Start {
    Startpos,
    /// A position string.
    Fen(String),
}

/// What a program can ask about the position (`query`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Query {
    FirstPlayersTurn,
    GameOver,
    Result,
}

/// The conditions of a search (`go`): limits, clocks, and when it may answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Go {
    limits: Limits,
    clocks: ByPlayer<PlayerClock>,
    /// Answers only when told to stop.
    infinite: bool,
    /// The position is one that the opponent is expected to bring about: the limits of time count only from
    /// `ponderhit` on, and nothing is answered before it.
    ponder: bool,
}

/// One player's clock in a `go` command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct PlayerClock {
    /// Time left, if it was sent.
    left: Option<Duration>,
    /// Time added after each move.
    increment: Duration,
}

impl Go {
    /// Returns the limits for a search of this position, with the clock of the player to move.
    pub(super) fn limits(&self, game: &AnyGame) -> Limits {
        let Some(mover) = game.to_move() else { return self.limits };
        let own = self.clocks[mover];
        // A program that sends only the other clock forgot this one: better the same than no limit at all.
        let clock = if own.left.is_some() { own } else { self.clocks[mover.other()] };
        match clock.left {
            Some(left) => self.limits.and(Limits::clock(left, clock.increment, game)),
            None => self.limits,
        }
    }

    /// Returns which line of input must come before the search of this position may answer, even if it is done; none
    /// if it may answer at once.
    pub(super) fn awaits(&self, game: &AnyGame) -> Option<Awaited> {
        if self.ponder {
            Some(Awaited::PonderHit)
        } else {
            (self.infinite || self.limits(game) == Limits::default()).then_some(Awaited::Stop)
        }
    }
}

/// The line of input for which the answer of a search waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Awaited {
    /// `stop` and nothing else.
    Stop,
    /// `ponderhit`, or `stop`.
    PonderHit,
}

/// Why a line of input is not a command.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(super) enum CommandError {
    #[error("unknown command “{0}”")]
    Unknown(String),
    #[error("“{after}” needs {what}")]
    Missing { after: &'static str, what: &'static str },
    #[error("“{word}” needs a whole number, not “{text}”")]
    NotANumber { word: &'static str, text: String },
    #[error("{text} is too large for “{word}”")]
    TooLarge { word: &'static str, text: String },
    #[error("go does not know “{0}”")]
    UnknownLimit(String),
    #[error("there is no option “{0}”")]
    UnknownOption(String),
    #[error("option {name} goes from {least} to {most}, not “{text}”")]
    OutOfRange { name: &'static str, least: u32, most: u32, text: String },
    #[error("no character “{0}”: `abande characters` lists them; write builder, or builder:hard")]
    NoCharacter(String),
    #[error("option {name} is true or false, not “{text}”")]
    NotABool { name: &'static str, text: String },
    #[error("only p1turn, gameover and result can be queried, not “{0}”")]
    UnknownQuery(String),
    #[error("“{0}” cannot follow the position: only moves can")]
    NotMoves(String),
    #[error(transparent)]
    Variant(#[from] UnknownVariant),
}

type WordIter<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

impl FromStr for Command {
    type Err = CommandError;

    fn from_str(line: &str) -> Result<Self, CommandError> {
        let mut words = line.split_whitespace().peekable();
        let command = match words.next().unwrap_or_default() {
            "ugi" => Self::Ugi,
            "isready" => Self::IsReady,
            "setoption" => Self::SetOption(setting(words)?),
            "uginewgame" => Self::NewGame,
            "position" => position(words)?,
            "go" => Self::Go(go(words)?),
            "stop" => Self::Stop,
            "ponderhit" => Self::PonderHit,
            "query" => Self::Query(query(words.next())?),
            "quit" => Self::Quit,
            other => return Err(CommandError::Unknown(excerpt(other))),
        };
        Ok(command)
    }
}

fn setting(mut words: WordIter) -> Result<Setting, CommandError> {
    let missing = |what| CommandError::Missing { after: "setoption", what };
    if words.next() != Some("name") {
        return Err(missing("name NAME value VALUE"));
    }
    let name = words.next().ok_or(missing("a name"))?;
    if words.next() != Some("value") {
        return Err(missing("value VALUE"));
    }
    let value = words.next().ok_or(missing("a value"))?;
    match name.to_ascii_lowercase().as_str() {
        "variant" => Ok(Setting::Variant(value.parse()?)),
        "komi" => {
            let komi = |count| u16::try_from(count).ok().map(Setting::Komi);
            ranged("Komi", value, 0, u16::MAX.into(), komi)
        }
        "hash" => {
            let (least, most) = (Mebibytes::MIN.get(), Mebibytes::MAX.get());
            ranged("Hash", value, least, most, |count| Mebibytes::new(count).map(Setting::Hash))
        }
        "threads" => {
            let (least, most) = (Threads::MIN.get().into(), Threads::MAX.get().into());
            let threads = |count| u8::try_from(count).ok().and_then(Threads::new).map(Setting::Threads);
            ranged("Threads", value, least, most, threads)
        }
        "multipv" => {
            let (least, most) = (MultiPv::MIN.get().into(), MultiPv::MAX.get().into());
            let ranks = |count| u8::try_from(count).ok().and_then(MultiPv::new).map(Setting::MultiPv);
            ranged("MultiPV", value, least, most, ranks)
        }
        "contempt" => {
            let (least, most) = (Contempt::MIN.get().into(), Contempt::MAX.get().into());
            let contempt = |count| u8::try_from(count).ok().and_then(Contempt::new).map(Setting::Contempt);
            ranged("Contempt", value, least, most, contempt)
        }
        "level" => {
            let level = |number| u8::try_from(number).ok().and_then(Level::new).map(Setting::Level);
            ranged("Level", value, Level::MIN.get().into(), Level::MAX.get().into(), level)
        }
        "character" => {
            let none = ["", "<empty>", "none"].iter().any(|none| value.eq_ignore_ascii_case(none));
            if none {
                return Ok(Setting::Character(None));
            }
            let seat = Seat::of_character(value).ok().filter(|seat| seat.character().is_some());
            let seat = seat.ok_or_else(|| CommandError::NoCharacter(excerpt(value)))?;
            Ok(Setting::Character(Some(seat)))
        }
        "seed" => ranged("Seed", value, 0, u32::MAX, |seed| Some(Setting::Seed(seed))),
        "ponder" => match value.to_ascii_lowercase().as_str() {
            "true" => Ok(Setting::Ponder(true)),
            "false" => Ok(Setting::Ponder(false)),
            _ => Err(CommandError::NotABool { name: "Ponder", text: excerpt(value) }),
        },
        _ => Err(CommandError::UnknownOption(excerpt(name))),
    }
}

fn ranged(
    name: &'static str,
    text: &str,
    least: u32,
    most: u32,
    make: impl Fn(u32) -> Option<Setting>,
) -> Result<Setting, CommandError> {
    let value = text.parse().ok().and_then(make);
    value.ok_or_else(|| CommandError::OutOfRange { name, least, most, text: excerpt(text) })
}

fn position(mut words: WordIter) -> Result<Command, CommandError> {
    let start = match words.next() {
        Some("startpos") => Start::Startpos,
        Some("fen") => {
            let fields: Vec<&str> = std::iter::from_fn(|| words.next_if(|&word| word != "moves")).collect();
            Start::Fen(fields.join(" "))
        }
        _ => return Err(CommandError::Missing { after: "position", what: "startpos or fen POSITION" }),
    };
    match words.next() {
        None | Some("moves") => Ok(Command::Position { start, moves: words.map(str::to_owned).collect() }),
        Some(other) => Err(CommandError::NotMoves(excerpt(other))),
    }
}

fn go(mut words: WordIter) -> Result<Go, CommandError> {
    let mut go = Go::default();
    while let Some(word) = words.next() {
        match word {
            "infinite" => go.infinite = true,
            "ponder" => go.ponder = true,
            "movetime" => go.limits.time = Some(millis("movetime", words.next())?),
            "depth" => go.limits.depth = Some(number("depth", words.next())?),
            "nodes" => go.limits.nodes = Some(number("nodes", words.next())?),
            "p1time" => go.clocks[Player::Black].left = Some(millis("p1time", words.next())?),
            "p2time" => go.clocks[Player::White].left = Some(millis("p2time", words.next())?),
            "p1inc" => go.clocks[Player::Black].increment = millis("p1inc", words.next())?,
            "p2inc" => go.clocks[Player::White].increment = millis("p2inc", words.next())?,
            other => return Err(CommandError::UnknownLimit(excerpt(other))),
        }
    }
    Ok(go)
}

fn query(word: Option<&str>) -> Result<Query, CommandError> {
    match word {
        Some("p1turn") => Ok(Query::FirstPlayersTurn),
        Some("gameover") => Ok(Query::GameOver),
        Some("result") => Ok(Query::Result),
        Some(other) => Err(CommandError::UnknownQuery(excerpt(other))),
        None => Err(CommandError::Missing { after: "query", what: "p1turn, gameover or result" }),
    }
}

/// A time in milliseconds. What is below zero (a clock that has run out) is no time.
fn millis(word: &'static str, text: Option<&str>) -> Result<Duration, CommandError> {
    let is_negative =
        |text: &str| text.strip_prefix('-').is_some_and(|rest| number::<u64>(word, Some(rest)).is_ok());
    if text.is_some_and(is_negative) {
        return Ok(Duration::ZERO);
    }
    // 32 bits of milliseconds (50 days) are enough for any search, and sums of such times stay in range.
    number::<u32>(word, text).map(|count| Duration::from_millis(count.into()))
}

fn number<T: FromStr<Err = ParseIntError>>(
    word: &'static str,
    text: Option<&str>,
) -> Result<T, CommandError> {
    let text = text.ok_or(CommandError::Missing { after: word, what: "a number" })?;
    text.parse().map_err(|error: ParseIntError| match error.kind() {
        IntErrorKind::PosOverflow => CommandError::TooLarge { word, text: excerpt(text) },
        _ => CommandError::NotANumber { word, text: excerpt(text) },
    })
}

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::panic, reason = "tests may fail")]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn read(line: &str) -> Result<Command, CommandError> {
        line.parse()
    }

    #[test]
    fn commands_are_read() {
        let moves = || vec!["d4".to_owned(), "d5".to_owned()];
        assert_eq!(
            read("position startpos moves d4 d5"),
            Ok(Command::Position { start: Start::Startpos, moves: moves() })
        );
        assert_eq!(
            read("  position   fen x4/x5 1 2 moves d4\td5 \r"),
            Ok(Command::Position { start: Start::Fen("x4/x5 1 2".into()), moves: moves() })
        );
        assert_eq!(
            read("setoption name level value 3"),
            Ok(Command::SetOption(Setting::Level(Level::new(3).unwrap())))
        );
        assert_eq!(read("query result"), Ok(Command::Query(Query::Result)));
    }

    fn read_go(line: &str) -> Go {
        let Ok(Command::Go(go)) = read(line) else { panic!("{line}") };
        go
    }

    /// The limits for Black and for White.
    fn limits(line: &str) -> [Limits; 2] {
        let black = Variant::Hex.start();
        let mut white = black;
        white.play(white.parse_move("d4").unwrap()).unwrap();
        [black, white].map(|game| read_go(line).limits(&game))
    }

    #[test]
    fn each_player_has_a_clock() {
        let [black, white] = limits("go p1time 60000 p2time 100 p2inc 50");
        assert!(black.time > white.time);
        assert_eq!(limits("go nodes 7 depth 3"), [Limits { nodes: Some(7), ..Limits::depth(3) }; 2]);
        // A clock that was not sent is taken to be the same as the other.
        let [black, white] = limits("go p1time 60000 p1inc 10");
        assert_eq!(black, white);
        // A clock may have run out.
        assert_eq!(limits("go p1time -20 p2time -9 p1inc -1")[0], Limits::time(Duration::ZERO));
        assert_eq!(limits("go movetime -5"), [Limits::time(Duration::ZERO); 2]);
        // Limits that contradict each other: the strictest holds, and the last word of a kind.
        let [black, _] = limits("go movetime 5 p1time 4000000000 p2time 1 depth 9 depth 2");
        assert_eq!(black, Limits { time: Some(Duration::from_millis(5)), ..Limits::depth(2) });
    }

    #[test]
    fn some_searches_await_a_word() {
        let game = Variant::Hex.start();
        for (line, awaited) in [
            ("go depth 3", None),
            ("go p2time 0", None),
            ("go", Some(Awaited::Stop)),
            ("go infinite depth 3", Some(Awaited::Stop)),
            ("go ponder p1time 5000 p2time 5000", Some(Awaited::PonderHit)),
            ("go infinite ponder", Some(Awaited::PonderHit)),
        ] {
            assert_eq!(read_go(line).awaits(&game), awaited, "{line}");
        }
    }

    #[test]
    fn refusals_say_why() {
        for (line, reason) in [
            ("hello", "unknown command “hello”"),
            ("\u{1b}\"é\u{202e}", "unknown command “\u{fffd}\"é\u{fffd}”"),
            ("go depth x", "“depth” needs a whole number, not “x”"),
            ("go movetime", "“movetime” needs a number"),
            ("go p1time -", "“p1time” needs a whole number, not “-”"),
            ("go p1time --5", "“p1time” needs a whole number, not “--5”"),
            ("go depth -1", "“depth” needs a whole number, not “-1”"),
            ("go movetime 4294967296", "4294967296 is too large for “movetime”"),
            ("go nodes 99999999999999999999", "99999999999999999999 is too large for “nodes”"),
            ("setoption name Ponder value maybe", "option Ponder is true or false, not “maybe”"),
            ("go sideways", "go does not know “sideways”"),
            (
                "setoption name Hash value 0",
                &format!("option Hash goes from 1 to {}, not “0”", Mebibytes::MAX.get()),
            ),
            ("setoption name Colour value red", "there is no option “Colour”"),
            ("setoption name Variant value go", &format!("unknown variant “go”: use {}", Variant::list())),
            ("position middle", "“position” needs startpos or fen POSITION"),
            ("position startpos d4", "“d4” cannot follow the position: only moves can"),
        ] {
            assert_eq!(read(line).unwrap_err().to_string(), reason, "{line}");
        }
    }

    proptest! {
        #[test]
        fn no_line_panics(line in "(ugi|go|position|setoption|query)?( (name|value|fen|startpos|moves|depth|p1time|[0-9]{1,30}|\\PC{0,8})){0,6}") {
            if let Err(error) = read(&line) {
                prop_assert!(error.to_string().len() < 600);
            }
        }
    }
}
