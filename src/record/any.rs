//! Games in any format that this program reads, detected from the text.

use thiserror::Error;

use super::abstractplay::{AbstractPlayReader, ImportError};
use super::games::AgnReader;
use super::lexer::is_blank;
use super::{Record, RecordError};
use crate::rules::{AnyGame, AnyPositionSyntaxError, Player, Variant};

/// Format of a text that holds games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameFormat {
    /// AGN, one game or several.
    Agn,
    /// A position string, with the name of the board before it or without.
    Position,
    /// JSON of Abstract Play: a record, a list of records, a state or a playground.
    AbstractPlay,
}

impl GameFormat {
    /// Detects the format of a text from how it begins: AGN, the program's own, unless it looks like another
    /// one.
    pub fn detect(text: &str) -> Self {
        let text = text.trim_matches(is_blank);
        let after = |start| text.strip_prefix(start).map(str::trim_start);
        // A list may also begin with something that is no game.
        let is_item = |inside: &str| {
            let end = inside.find([',', ']']).unwrap_or(inside.len());
            let item = inside.get(..end).unwrap_or_default().trim_end();
            ["null", "true", "false"].contains(&item) || item.parse::<f64>().is_ok()
        };
        if after('[').is_some_and(|inside| inside.starts_with(['{', '[', ']', '"']) || is_item(inside)) {
            return Self::AbstractPlay;
        }
        // A comment of AGN begins with a brace, too, and may begin with a quoted word.
        let key =
            after('{').and_then(|inside| inside.strip_prefix('"')).and_then(|inside| inside.split_once('"'));
        if key.is_some_and(|(_, rest)| rest.trim_start().starts_with(':')) || after('{') == Some("}") {
            return Self::AbstractPlay;
        }
        let mut words = text.split_whitespace();
        let first = words.next().unwrap_or_default();
        let is_board = first.parse::<Variant>().is_ok();
        let rows = if is_board { words.next().unwrap_or_default() } else { first };
        let is_row = |c: char| c.is_ascii_digit() || "x,/".contains(c);
        if rows.contains('/') && rows.chars().all(is_row) && rows.contains(['x', ',']) {
            return Self::Position;
        }
        Self::Agn
    }
}

/// What is wrong with a text that should be a game, in whichever format it is.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AnyRecordError {
    /// In AGN.
    #[error(transparent)]
    Agn(#[from] RecordError),
    /// In a position string.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// In JSON of Abstract Play.
    #[error(transparent)]
    AbstractPlay(#[from] ImportError),
}

impl Record {
    /// Returns whether the record has a move, a first position of its own, a verdict or a named player.
    fn says_something(&self) -> bool {
        let is_named = |player| self.player(player).name.is_some();
        !self.tree().is_empty()
            || *self.start() != self.variant().start()
            || self.verdict().is_some()
            || Player::ALL.into_iter().any(is_named)
    }
}

impl AnyRecordError {
    /// Splits off the part of the text that is legal all the same, if it has a move, a first position of its
    /// own, a result or a named player.
    pub fn into_legal(self) -> (Self, Option<Record>) {
        let (error, before) = match self {
            Self::Agn(mut error) => {
                let before = error.before.take();
                (Self::Agn(error), before)
            }
            Self::AbstractPlay(mut error) => {
                let before = error.before.take();
                (Self::AbstractPlay(error), before)
            }
            Self::Position(error) => (Self::Position(error), None),
        };
        (error, before.map(|before| *before).filter(Record::says_something))
    }
}

/// Why a position string without a game cannot be opened: it is wrong, or it is not clear on which board it
/// is.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// It is wrong on the board that it names.
    #[error(transparent)]
    Wrong(#[from] AnyPositionSyntaxError),
    /// It fits no board.
    #[error("this position fits no board; to learn why, name the board before it, as in “hex x4/…”")]
    NoBoard,
    /// It fits several boards and names none.
    #[error("this position fits several boards: name one before it, {}", names(.0))]
    Ambiguous(Vec<Variant>),
}

fn names(variants: &[Variant]) -> String {
    variants.iter().map(|variant| variant.name()).collect::<Vec<_>>().join(" or ")
}

/// Iterator over the games of a text in any format, each a record or an error.
#[derive(Clone, Debug)]
pub enum GameReader<'a> {
    /// Reads AGN.
    Agn(AgnReader<'a>),
    /// Reads a position string as one game without moves.
    Position(Option<&'a str>),
    /// Reads JSON of Abstract Play.
    AbstractPlay(AbstractPlayReader<'a>),
}

impl<'a> GameReader<'a> {
    /// A reader of the games in this text, whose format is detected.
    pub fn new(text: &'a str) -> Self {
        match GameFormat::detect(text) {
            GameFormat::Agn => Self::Agn(AgnReader::new(text)),
            GameFormat::Position => Self::Position(Some(text)),
            GameFormat::AbstractPlay => Self::AbstractPlay(AbstractPlayReader::new(text)),
        }
    }
}

impl Iterator for GameReader<'_> {
    type Item = Result<Record, AnyRecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        match self {
            Self::Agn(games) => Some(games.next()?.map_err(AnyRecordError::from)),
            Self::Position(text) => {
                Some(position(text.take()?).map(Record::new).map_err(AnyRecordError::from))
            }
            Self::AbstractPlay(games) => Some(games.next()?.map_err(AnyRecordError::from)),
        }
    }
}

/// The position in a text, on the board that it names or on the only one that it fits.
fn position(text: &str) -> Result<AnyGame, PositionError> {
    let text = text.trim_matches(is_blank);
    if let Some((name, position)) = text.split_once(char::is_whitespace)
        && let Ok(variant) = name.parse()
    {
        return Ok(AnyGame::parse(variant, position.trim())?);
    }
    let mut fitting = Variant::ALL.into_iter().filter_map(|variant| AnyGame::parse(variant, text).ok());
    let first = fitting.next().ok_or(PositionError::NoBoard)?;
    let others: Vec<Variant> = fitting.map(|game| game.variant()).collect();
    if others.is_empty() {
        return Ok(first);
    }
    Err(PositionError::Ambiguous([vec![first.variant()], others].concat()))
}
