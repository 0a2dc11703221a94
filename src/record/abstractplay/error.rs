//! What can be wrong with Abstract Play JSON, and what it cannot hold.

use thiserror::Error;

use crate::record::limits::MOVE_LIMIT;
use crate::record::{MoveNumber, Record, TextPosition};
use crate::rules::{AnyIllegalMove, AnyMoveSyntaxError, AnyPositionSyntaxError, Variant};

/// What is wrong with JSON of the site Abstract Play, with the part of the game that is legal all the same.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{kind}")]
pub struct ImportError {
    /// What is wrong.
    pub kind: ImportErrorKind,
    /// All that is legal, if it is known on which board.
    pub before: Option<Box<Record>>,
}

impl ImportError {
    /// An error without a legal part.
    pub(super) const fn from_kind(kind: ImportErrorKind) -> Self {
        Self { kind, before: None }
    }
}

/// The different things that can be wrong with JSON of the site Abstract Play, so that it is no game, or not
/// all of it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ImportErrorKind {
    /// The text is not JSON, or not the JSON of a game.
    #[error("{place}: {reason}")]
    Json {
        /// Where reading stopped.
        place: TextPosition,
        /// What is wrong there, in the words of the JSON reader.
        reason: String,
    },
    /// Another game than Abande.
    #[error("this is a game of “{0}”, not of Abande")]
    UnknownGame(String),
    /// The variant of Abande without a board.
    #[error("this is a game of Abande Libre, which has no board; this program does not play it")]
    Libre,
    /// More or fewer than two players.
    #[error("this game has {0} players, not 2")]
    Players(usize),
    /// The file does not say on which board it was played, and the moves are legal on several.
    #[error("the board is not named, and the moves are legal on several: {}", names(.0))]
    Ambiguous(Vec<Variant>),
    /// The file does not say on which board it was played, and the moves are legal on none.
    #[error("the board is not named, and the game is possible on none{}", reasons(.0))]
    Impossible(Vec<(Variant, Self)>),
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
    /// More moves in variations than a record can hold.
    #[error("there are more than {MOVE_LIMIT} moves in the variations")]
    TooManyMoves,
    /// Something follows the end.
    #[error("“{0}” comes after the end of the game")]
    AfterTheEnd(String),
    /// A variation begins where the game never was.
    #[error("a variation begins after {0} plies, but the game has fewer")]
    NoSuchPly(usize),
    /// The result does not follow from the moves.
    #[error("the stated result is {claimed}, but the game gives {actual}")]
    WrongResult {
        /// What the file says.
        claimed: &'static str,
        /// What the moves say.
        actual: String,
    },
    /// Nothing says who won.
    #[error("the game ended by {0}, but no result says who won")]
    NoResult(&'static str),
    /// The points do not follow from the moves.
    #[error("the stated score is {claimed}, but the last position gives {actual}")]
    WrongScore {
        /// What the file says.
        claimed: String,
        /// What the last position says.
        actual: String,
    },
    /// The board does not follow from the moves.
    #[error("the board in the file is not the one that the moves lead to")]
    WrongBoard,
}

/// A number of moves in words: `1 move`, `5 moves`.
fn moves(count: usize) -> String {
    if count == 1 { "1 move".to_owned() } else { format!("{count} moves") }
}

fn names(variants: &[Variant]) -> String {
    variants.iter().map(|variant| variant.name()).collect::<Vec<_>>().join(", ")
}

/// Why a game is possible on none of the boards, each with its reason.
fn reasons(reasons: &[(Variant, ImportErrorKind)]) -> String {
    let reasons: Vec<_> = reasons.iter().map(|(variant, kind)| format!("; {variant}: {kind}")).collect();
    reasons.concat()
}

/// Why a game cannot be written as JSON of the site Abstract Play: the site does not have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ExportError {
    /// The site has no such game.
    #[error("Abstract Play JSON holds only games of Abande, not of {0}")]
    OtherGame(&'static str),
    /// The site does not have this board.
    #[error("Abstract Play has no board “{0}”")]
    OtherBoard(Variant),
}

/// Data of a game that its JSON for Abstract Play lacks, because the site has no place for it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ExportLoss {
    /// Moves beside the game itself.
    #[error("{} in variations or taken back", moves(*.0))]
    Variations(usize),
    /// Comments, glyphs and marks beside moves.
    #[error("the notes beside {}", moves(*.0))]
    Notes(usize),
    /// Tags that have no place.
    #[error("the tags {}", .0.join(", "))]
    Tags(Vec<String>),
}
