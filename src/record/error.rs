//! What can be wrong with a record.

use std::fmt;

use thiserror::Error;

use crate::rules::abande::{HandicapError, UnknownHandicap};
use crate::rules::{
    AnyGame, AnyIllegalMove, AnyMoveSyntaxError, AnyPositionSyntaxError, Game, GameKind, NoKomi, Player,
    UnknownVariant, Variant,
};

use super::Record;
use super::limits::{MOVE_LIMIT, SIZE_LIMIT, TAG_LIMIT};

/// Line and column in a text, for errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TextPosition {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
}

impl fmt::Display for TextPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// The first thing that is wrong with a record, and where, with the part that is legal all the same.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{place}: {kind}")]
pub struct RecordError {
    /// Where it is, the first of several.
    pub place: TextPosition,
    /// What is wrong there.
    pub kind: RecordErrorKind,
    /// All that is sound: every tag, move and note that the fault does not damage, and the result; none if not even
    /// the first position could be read.
    pub before: Option<Box<Record>>,
}

impl RecordError {
    /// The error for a record that is too large to be read from a file.
    pub(super) const fn too_large() -> Self {
        Self { place: TextPosition { line: 1, column: 1 }, kind: RecordErrorKind::TooLarge, before: None }
    }

    /// The error for a text without a record.
    pub(super) const fn empty() -> Self {
        Self { place: TextPosition { line: 1, column: 1 }, kind: RecordErrorKind::Empty, before: None }
    }
}

/// A move's number in a game and the player whose move it is, for errors: `move 12 (White)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveNumber {
    /// Number of the move, as records count: one for both players' turns.
    pub number: usize,
    /// Player to move; `None` once the game is over.
    pub player: Option<Player>,
}

impl MoveNumber {
    /// Returns the number of the move counted in turns of both players, from 1; `None` once the game is over.
    pub fn ply(&self) -> Option<usize> {
        let second = usize::from(self.player? == Player::White);
        Some((2 * self.number).saturating_sub(1) + second)
    }

    /// Returns the number of the move to be played in a position.
    pub fn from_position(game: &AnyGame) -> Self {
        Self { number: game.ply() / 2 + 1, player: game.to_move() }
    }
}

impl fmt::Display for MoveNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.player {
            Some(player) => write!(f, "move {} ({player})", self.number),
            None => write!(f, "after the end of the game"),
        }
    }
}

/// The different things that can be wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordErrorKind {
    /// More bytes than a file of games can have.
    #[error("this game takes more than {} MiB in writing", SIZE_LIMIT >> 20)]
    TooLarge,
    /// No tag and no move.
    #[error("there is no game in this text")]
    Empty,
    /// A `{` without `}`.
    #[error("a comment begins here and never ends")]
    UnclosedComment,
    /// A `(` without `)`.
    #[error("a variation begins here and never ends")]
    UnclosedVariation,
    /// A `(` before the first move of its line.
    #[error("a variation begins here before there is a move that it could replace")]
    EarlyVariation,
    /// More moves than a record can hold.
    #[error("this game has more than {MOVE_LIMIT} moves, all variations counted")]
    TooManyMoves,
    /// A `[` that does not go on as a tag does.
    #[error("this tag does not have the form [Name \"text\"]")]
    BadTag,
    /// A closing bracket without an opening one.
    #[error("“{0}” has nothing to close")]
    Stray(char),
    /// A tag with a meaning is there twice.
    #[error("the tag {0} appears twice")]
    RepeatedTag(String),
    /// More tags than a record can hold.
    #[error("this game has more than {TAG_LIMIT} tags")]
    TooManyTags,
    /// A tag between moves, on the same line.
    #[error("the tag {0} comes after the first move: another game begins on a new line")]
    LateTag(String),
    /// Another game than ours.
    #[error("this is a game of “{0}”, not of {games}", games = GameKind::ALL.map(GameKind::name).join(" or "))]
    UnknownGame(String),
    /// A variant of another game than the one named.
    #[error("this is a game of {game}, but “{variant}” is a board of {}", variant.game_name())]
    WrongVariant {
        /// The game as it is named.
        game: &'static str,
        /// The variant as it is named.
        variant: Variant,
    },
    /// Not a number of komi points.
    #[error("“{0}” is not a komi: write a whole number from 0 to 65535")]
    BadKomi(String),
    /// Komi in a game that has none.
    #[error(transparent)]
    NoKomi(#[from] NoKomi),
    /// A text that is not that of a handicap.
    #[error(transparent)]
    UnknownHandicap(#[from] UnknownHandicap),
    /// A handicap that the game does not have on this board.
    #[error(transparent)]
    Handicap(#[from] HandicapError),
    /// No such board.
    #[error(transparent)]
    UnknownVariant(#[from] UnknownVariant),
    /// Written by a later version of the format.
    #[error("format version {0} is newer than this program, which reads version 1")]
    NewerFormat(u64),
    /// `SetUp` without `Position`.
    #[error("the tag SetUp announces a starting position, but there is no tag Position")]
    MissingPosition,
    /// The first position cannot be.
    #[error("the starting position: {0}")]
    BadPosition(#[from] AnyPositionSyntaxError),
    /// Not a move in any spelling.
    #[error("{turn}: {source}")]
    NotAMove {
        /// Number of the move that the text stands for.
        turn: MoveNumber,
        /// What is wrong with the text.
        source: AnyMoveSyntaxError,
    },
    /// Against the rules.
    #[error("{turn}, {text}: {source}")]
    IllegalMove {
        /// Number of the move.
        turn: MoveNumber,
        /// The move in the usual spelling.
        text: String,
        /// The rule that it breaks.
        source: AnyIllegalMove,
    },
    /// No result in any spelling.
    #[error("“{0}” is not a result: write points such as 21-17, or 1-0, 0-1, 1/2-1/2 or *")]
    BadResult(String),
    /// The result does not follow from the moves or from what else the record says.
    #[error("the stated result is {claimed}, but {actual}")]
    WrongResult {
        /// What is written here.
        claimed: String,
        /// Statement of the moves or the other tags.
        actual: ResultContradiction,
    },
    /// Something follows the result.
    #[error("“{0}” comes after the end of the game: another game begins with a tag")]
    AfterTheEnd(String),
}

/// Something that is wrong with a record, and where: a [`RecordError`] without the record.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) place: TextPosition,
    pub(super) kind: RecordErrorKind,
}

impl Fault {
    /// The error of a record with this fault; `before` is the record with all that is sound.
    pub(super) fn into_error(self, before: Option<Box<Record>>) -> RecordError {
        RecordError { place: self.place, kind: self.kind, before }
    }
}

/// What speaks against the result that a record claims: the moves, or another place in the record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ResultContradiction {
    /// The rules ended the game, and the position gives another result.
    #[error("the last position gives {0}")]
    Position(String),
    /// Points that only the end of a game can give.
    #[error("the moves do not end the game")]
    NotOver,
    /// A word among the moves, or the other place where a record says its result.
    #[error("elsewhere in the record it is {0}")]
    Elsewhere(String),
    /// A draw in a game without draws.
    #[error("there are no draws in {0}")]
    NoDraws(&'static str),
}
