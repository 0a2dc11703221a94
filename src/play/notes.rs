//! What is written beside a move: comments, glyphs, marks on the board, values, clock times.

use std::time::Duration;

use crate::board::Point;

/// Everything that is written beside a move, at one node of a [`Tree`](super::Tree): comments, judgements,
/// marks on the board, evaluation, clock.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// What introduces the move, before it: usually the first words of a variation.
    pub lead: String,
    /// The comment on the move or, at the root, on the game.
    pub comment: String,
    /// Judgements such as `!` and `?`, in the order in which they were given.
    pub glyphs: Vec<Glyph>,
    /// Coloured points.
    pub marks: Vec<PointAnnotation>,
    /// Coloured arrows.
    pub arrows: Vec<ArrowAnnotation>,
    /// Engine evaluation of the position.
    pub value: Option<EvalAnnotation>,
    /// The final margin with best play by both sides, in points; positive for Black.
    pub proved: Option<i16>,
    /// What the clock of the player who moved showed after the move.
    pub clock: Option<Duration>,
    /// How long the player took for the move, where no clock says it.
    pub time_taken: Option<Duration>,
    /// Commands of other programs, kept as they were read.
    pub commands: Vec<CommentCommand>,
}

impl Notes {
    /// Whether there are no notes.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether other notes say the same, except for the time that the move took.
    pub(crate) fn is_same_but_for_time(&self, other: &Self) -> bool {
        *self == Self { time_taken: self.time_taken, ..other.clone() }
    }
}

/// A judgement of a move or a position, by its number in the list of *numeric annotation glyphs* of chess's
/// PGN: 1 is `!`, 2 is `?`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Glyph(pub u8);

impl Glyph {
    /// A good move, `!`.
    pub const GOOD: Self = Self(1);
    /// A mistake, `?`.
    pub const MISTAKE: Self = Self(2);
    /// A brilliant move, `!!`.
    pub const BRILLIANT: Self = Self(3);
    /// A blunder, `??`.
    pub const BLUNDER: Self = Self(4);
    /// An interesting move, `!?`.
    pub const INTERESTING: Self = Self(5);
    /// A dubious move, `?!`.
    pub const DUBIOUS: Self = Self(6);

    /// The glyphs that are written as a suffix of a move, the best first.
    pub const SUFFIXES: [(Self, &'static str); 6] = [
        (Self::BRILLIANT, "!!"),
        (Self::GOOD, "!"),
        (Self::INTERESTING, "!?"),
        (Self::DUBIOUS, "?!"),
        (Self::MISTAKE, "?"),
        (Self::BLUNDER, "??"),
    ];

    /// The judgement that a suffix such as `!?` stands for.
    pub fn from_suffix(text: &str) -> Option<Self> {
        Self::SUFFIXES.into_iter().find(|(_, suffix)| *suffix == text).map(|(glyph, _)| glyph)
    }

    /// The suffix that is written behind a move for this judgement, such as `!?`; none for judgements without
    /// one.
    pub fn suffix(self) -> Option<&'static str> {
        Self::SUFFIXES.into_iter().find(|(glyph, _)| *glyph == self).map(|(_, suffix)| suffix)
    }
}

/// Colour of a marked point or of an arrow in the notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnnotationColour {
    /// Green, the default.
    Green,
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Blue.
    Blue,
}

impl AnnotationColour {
    /// Every colour.
    pub const ALL: [Self; 4] = [Self::Green, Self::Red, Self::Yellow, Self::Blue];

    /// The letter that stands for the colour in files.
    pub const fn letter(self) -> char {
        match self {
            Self::Green => 'G',
            Self::Red => 'R',
            Self::Yellow => 'Y',
            Self::Blue => 'B',
        }
    }

    /// The colour that a letter stands for in files, in either case.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter.to_ascii_uppercase())
    }
}

/// A point that the notes mark with a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointAnnotation {
    /// The point.
    pub point: Point,
    /// Colour of the annotation.
    pub colour: AnnotationColour,
}

/// A coloured arrow between two points that the notes draw on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArrowAnnotation {
    /// Start of the arrow.
    pub from: Point,
    /// Point at its tip.
    pub to: Point,
    /// Colour of the annotation.
    pub colour: AnnotationColour,
}

/// An engine's evaluation of a position that is noted beside the move, with the depth of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvalAnnotation {
    /// Hundredths of a point of the final margin, positive for Black. In a game without points 10,000 is a sure win.
    pub hundredths: i32,
    /// Search depth in plies, if known.
    pub depth: Option<u16>,
}

/// A command inside a comment, such as `[%emt 0:00:03]`, that this program does not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommentCommand {
    /// The word after the percent sign.
    pub name: String,
    /// The rest, up to the bracket.
    pub value: String,
}
