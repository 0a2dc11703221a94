//! Games in writing: AGN, a text format in the shape of chess's PGN.
//!
//! ```text
//! [Game "Abande"]
//! [Variant "hex"]
//! [Black "Ada"]
//! [White "Computer, level 4"]
//! [WhiteType "engine level=4"]
//! [Result "*"]
//!
//! 1. d4 d5 2. d3 d5-d4 {first capture} $1 (2... e5 {quieter}) 3. d3-d4 *
//! ```
//!
//! A [`Record`] is tags and one main line of legal moves. The reader is forgiving: line ends of any system, a
//! byte order mark, any spelling of a capture, suffixes such as `=3`, `#z2` and `!`, move numbers missing or
//! wrong. Comments, `$` marks and variations are skipped and not kept. What the moves say and what the
//! result claims must agree. An error carries the record up to where it went wrong, so that nothing legal
//! is lost. The writer is strict: reading what it wrote gives the same record.
//!
//! ```
//! use abande::record::Record;
//!
//! let record = Record::parse("1. d4 d5 2. d3 d5xd4=2 *").unwrap();
//! assert_eq!(record.moves().len(), 4);
//! let error = Record::parse("1. d4 d5 2. d4-d5").unwrap_err();
//! assert_eq!((error.place.line, error.place.column), (1, 13));
//! assert_eq!(error.before.unwrap().moves().len(), 2);
//! ```

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod date;
mod ending;
mod error;
mod file;
mod lexer;
mod matches;
mod parse;
mod participant;
#[cfg(test)]
mod tests;
mod write;

use crate::rules::{AnyGame, AnyIllegalMove, AnyMove, ByPlayer, Game, Outcome, Player, Variant};

pub use date::date_tag;
pub use ending::Ending;
pub use error::{Place, RecordError, RecordErrorKind, Turn};
pub use file::{LoadError, ReadError, SIZE_LIMIT, SaveError, read_file, read_text, save_text};
pub use participant::{Participant, PlayerType};

/// A game in writing: who played, from which position, every move, and how it ended.
///
/// The moves are legal from the start on; nobody has to check them again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    tags: Vec<Tag>,
    players: ByPlayer<Participant>,
    start: AnyGame,
    /// The position after the last move.
    end: AnyGame,
    moves: Vec<AnyMove>,
    /// How it ended unless by the rules, which the last position says by itself.
    verdict: Ending,
}

/// A name with a text that the program keeps and does not interpret, such as `Event`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// Letters, digits and underscores.
    pub name: String,
    /// Any text on one line.
    pub value: String,
}

/// The tags that have a meaning: [`Record`] holds it in other fields.
const TYPED_TAGS: [&str; 13] = [
    "Game",
    "Rules",
    "Variant",
    "Komi",
    "Black",
    "White",
    "BlackType",
    "WhiteType",
    "SetUp",
    "Position",
    "Result",
    "Termination",
    "FormatVersion",
];

impl Record {
    /// A record without moves.
    pub fn new(start: AnyGame) -> Self {
        let nobody = || Participant::default();
        Self {
            tags: Vec::new(),
            players: ByPlayer::new(nobody(), nobody()),
            start,
            end: start,
            moves: Vec::new(),
            verdict: Ending::Open,
        }
    }

    /// Reads a record.
    ///
    /// # Errors
    /// The first thing that is wrong, where it stands, and the record up to there.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        parse::parse(text)
    }

    /// What is played on which board.
    pub fn variant(&self) -> Variant {
        self.start.variant()
    }

    /// The first position.
    pub fn start(&self) -> &AnyGame {
        &self.start
    }

    /// The position after the last move.
    pub fn end(&self) -> &AnyGame {
        &self.end
    }

    /// What was played.
    pub fn moves(&self) -> &[AnyMove] {
        &self.moves
    }

    /// Every position with the move that led to it; none led to the first.
    pub fn positions(&self) -> impl Iterator<Item = (Option<AnyMove>, AnyGame)> {
        let mut game = self.start;
        let later = self.moves.iter().map(move |&mv| {
            game.play_unchecked(mv);
            (Some(mv), game)
        });
        std::iter::once((None, self.start)).chain(later)
    }

    /// Adds a move. A game that goes on has not been given up: any other ending than by the rules is forgotten.
    ///
    /// # Errors
    /// If the rules forbid it; the record is then as before.
    pub fn play(&mut self, mv: AnyMove) -> Result<(), AnyIllegalMove> {
        self.end.play(mv)?;
        self.moves.push(mv);
        self.verdict = Ending::Open;
        Ok(())
    }

    /// How the game ended.
    pub fn ending(&self) -> Ending {
        if self.end.outcome().is_some() { Ending::Rules } else { self.verdict }
    }

    /// Says how the game ended. Where the rules have ended it nothing changes, and [`Ending::Rules`] means
    /// nothing where they have not.
    pub fn conclude(&mut self, ending: Ending) {
        let by_rules = self.end.outcome().is_some() || ending == Ending::Rules;
        self.verdict = if by_rules { Ending::Open } else { ending };
    }

    /// Who won, if the game has ended.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.ending() {
            Ending::Rules => self.end.outcome(),
            other => other.outcome(),
        }
    }

    /// The result in writing: points such as `21-17` where the rules ended a game that counts them, otherwise `1-0`
    /// or `0-1` for the winner, `1/2-1/2` for a draw, `*` for a game that is not finished.
    pub fn result_text(&self) -> String {
        if self.ending() == Ending::Rules
            && let Some(points) = self.end.points()
        {
            return format!("{}-{}", points[Player::Black], points[Player::White]);
        }
        match self.outcome() {
            Some(Outcome::Win(Player::Black)) => "1-0".to_owned(),
            Some(Outcome::Win(Player::White)) => "0-1".to_owned(),
            Some(Outcome::Draw) => "1/2-1/2".to_owned(),
            None => "*".to_owned(),
        }
    }

    /// What the tag `Termination` says of the ending.
    pub fn termination(&self) -> Option<&'static str> {
        self.ending().termination(self.variant())
    }

    /// Who played a side.
    pub fn player(&self, player: Player) -> &Participant {
        &self.players[player]
    }

    /// Says who played a side.
    pub fn set_player(&mut self, player: Player, participant: Participant) {
        self.players[player] = participant;
    }

    /// The tags without a field of their own, in the order in which they were written.
    pub fn tags(&self) -> &[Tag] {
        &self.tags
    }

    /// The text of a tag without a field of its own.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let found = self.tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name));
        found.map(|tag| tag.value.as_str())
    }

    /// Sets a tag such as `Event` or `Date`. Names that are no single word, and names of tags that have a
    /// field of their own, are not accepted: the answer is `false`.
    pub fn set_tag(&mut self, name: &str, value: &str) -> bool {
        let is_word = !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        if !is_word || is_typed(name) {
            return false;
        }
        let value = value.to_owned();
        match self.tags.iter_mut().find(|tag| tag.name.eq_ignore_ascii_case(name)) {
            Some(tag) => tag.value = value,
            None => self.tags.push(Tag { name: name.to_owned(), value }),
        }
        true
    }
}

fn is_typed(name: &str) -> bool {
    TYPED_TAGS.iter().any(|typed| typed.eq_ignore_ascii_case(name))
}
