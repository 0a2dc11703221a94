//! The rule sets: a board and a number of pieces.

use std::sync::LazyLock;

use crate::board::Board;
use crate::board::grid::GridLayout;
use crate::rules::Variant;

/// The board and the numbers of one way to play Abande. Each set of rules is made once and shared.
#[derive(Debug)]
#[non_exhaustive]
pub struct Rules {
    /// Which variant these are the rules of.
    pub variant: Variant,
    /// Grid of the board.
    pub layout: GridLayout,
    /// Where it is played.
    pub board: &'static Board,
    /// How many pieces each player starts with in hand.
    pub pieces: u8,
}

/// Pieces of each player on the official boards.
const PIECES: u8 = 18;
/// Pieces of each player on the small board.
const FEW_PIECES: u8 = 9;

/// How many pieces must have been entered before captures are allowed: the first three plies are always entries.
pub(super) const PIECES_BEFORE_CAPTURES: u8 = 3;

impl Rules {
    /// The most points that a game can be worth: all pieces of both players.
    pub const MOST_POINTS: u8 = 2 * PIECES;

    /// The rules on the hexagonal board of 37 points, with 18 pieces each.
    pub fn hex() -> &'static Self {
        static RULES: LazyLock<Rules> = LazyLock::new(|| Rules::new(Variant::Hex, GridLayout::Hex, PIECES));
        &RULES
    }

    /// The rules on the 7×7 board, with 18 pieces each.
    pub fn square() -> &'static Self {
        static RULES: LazyLock<Rules> =
            LazyLock::new(|| Rules::new(Variant::Square, GridLayout::Square, PIECES));
        &RULES
    }

    /// The rules on the snub-square board of 49 points, with 18 pieces each.
    pub fn snub() -> &'static Self {
        static RULES: LazyLock<Rules> = LazyLock::new(|| Rules::new(Variant::Snub, GridLayout::Snub, PIECES));
        &RULES
    }

    /// The rules on the small hexagonal board of 19 points, with 9 pieces each.
    pub fn hex_3() -> &'static Self {
        static RULES: LazyLock<Rules> =
            LazyLock::new(|| Rules::new(Variant::Hex3, GridLayout::Hex3, FEW_PIECES));
        &RULES
    }

    fn new(variant: Variant, layout: GridLayout, pieces: u8) -> Self {
        Self { variant, layout, board: layout.board(), pieces }
    }
}

impl PartialEq for Rules {
    /// Compares only the variant, from which all other fields follow.
    fn eq(&self, other: &Self) -> bool {
        self.variant == other.variant
    }
}

impl Eq for Rules {}
