//! What can be said to the engine.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;

use crate::ai::{Contempt, Limits, Mebibytes, Ranks, Threads};
use crate::play::Level;
use crate::rules::{ByPlayer, Player, UnknownVariant, Variant, excerpt};

/// A line of the Universal Game Interface.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Ugi,
    IsReady,
    SetOption(Setting),
    NewGame,
    Position { start: Start, moves: Vec<String> },
    Go(Go),
    Stop,
    Query(Query),
    Quit,
}

/// An option with its new value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Setting {
    Variant(Variant),
    /// White's points in a game that has them.
    Komi(u16),
    Hash(Mebibytes),
    Threads(Threads),
    Ranks(Ranks),
    Contempt(Contempt),
    Level(Level),
    Seed(u32),
}

/// Where a position starts from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Start {
    Startpos,
    /// A position string.
    Fen(String),
}

/// What is asked of the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Query {
    FirstPlayersTurn,
    GameOver,
    Result,
}

/// How long to think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Go {
    limits: Limits,
    clocks: ByPlayer<Clock>,
    /// Answers only when told to stop.
    pub(super) infinite: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Clock {
    left: Option<Duration>,
    increment: Duration,
}

impl Go {
    /// The limits for the player who is to move.
    pub(super) fn limits(&self, mover: Player) -> Limits {
        let clock = self.clocks[mover];
        match clock.left {
            Some(left) => self.limits.and(Limits::clock(left, clock.increment)),
            None => self.limits,
        }
    }
}

/// Why a line is no command.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(super) enum CommandError {
    #[error("unknown command “{0}”")]
    Unknown(String),
    #[error("“{after}” needs {what}")]
    Missing { after: &'static str, what: &'static str },
    #[error("“{word}” needs a whole number, not “{text}”")]
    NotANumber { word: &'static str, text: String },
    #[error("go does not know “{0}”")]
    UnknownLimit(String),
    #[error("there is no option “{0}”")]
    UnknownOption(String),
    #[error("option {name} goes from {least} to {most}, not “{text}”")]
    OutOfRange { name: &'static str, least: u32, most: u32, text: String },
    #[error("only p1turn, gameover and result can be queried, not “{0}”")]
    UnknownQuery(String),
    #[error("“{0}” cannot follow the position: only moves can")]
    NotMoves(String),
    #[error(transparent)]
    Variant(#[from] UnknownVariant),
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

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
            "query" => Self::Query(query(words.next())?),
            "quit" => Self::Quit,
            other => return Err(CommandError::Unknown(excerpt(other))),
        };
        Ok(command)
    }
}

fn setting(mut words: Words) -> Result<Setting, CommandError> {
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
            let (least, most) = (Ranks::MIN.get().into(), Ranks::MAX.get().into());
            let ranks = |count| u8::try_from(count).ok().and_then(Ranks::new).map(Setting::Ranks);
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
        "seed" => ranged("Seed", value, 0, u32::MAX, |seed| Some(Setting::Seed(seed))),
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

fn position(mut words: Words) -> Result<Command, CommandError> {
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

fn go(mut words: Words) -> Result<Go, CommandError> {
    let mut go = Go::default();
    while let Some(word) = words.next() {
        match word {
            "infinite" => go.infinite = true,
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

fn millis(word: &'static str, text: Option<&str>) -> Result<Duration, CommandError> {
    // Beyond 32 bits of milliseconds (50 days) nobody waits, and sums of times stay in range.
    number::<u32>(word, text).map(|count| Duration::from_millis(count.into()))
}

fn number<T: FromStr>(word: &'static str, text: Option<&str>) -> Result<T, CommandError> {
    let text = text.ok_or(CommandError::Missing { after: word, what: "a number" })?;
    text.parse().map_err(|_| CommandError::NotANumber { word, text: excerpt(text) })
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

    #[test]
    fn each_player_has_a_clock() {
        let Command::Go(go) = read("go p1time 60000 p2time 100 p2inc 50").unwrap() else { panic!("not go") };
        assert!(go.limits(Player::Black).time > go.limits(Player::White).time);
        let Command::Go(go) = read("go nodes 7 depth 3").unwrap() else { panic!("not go") };
        assert_eq!(go.limits(Player::Black), Limits { nodes: Some(7), ..Limits::depth(3) });
    }

    #[test]
    fn refusals_say_why() {
        for (line, reason) in [
            ("hello", "unknown command “hello”"),
            ("\u{1b}\"é\u{202e}", "unknown command “\u{fffd}\"é\u{fffd}”"),
            ("go depth x", "“depth” needs a whole number, not “x”"),
            ("go movetime", "“movetime” needs a number"),
            ("go sideways", "go does not know “sideways”"),
            ("setoption name Hash value 0", "option Hash goes from 1 to 4096, not “0”"),
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
