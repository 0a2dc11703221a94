//! The rule sets: a board and a number of pieces.

use std::sync::LazyLock;

use crate::board::Board;

/// What differs between the ways to play Abande.
#[derive(Debug, PartialEq, Eq)]
pub struct Rules {
    /// Where it is played.
    pub board: &'static Board,
    /// How many pieces each player starts with in hand.
    pub pieces: u8,
}

/// Pieces of each player on the official boards.
const PIECES: u8 = 18;

impl Rules {
    /// The hexagonal board of 37 points, 18 pieces each.
    pub fn hex() -> &'static Self {
        static RULES: LazyLock<Rules> = LazyLock::new(|| Rules { board: Board::hex(), pieces: PIECES });
        &RULES
    }

    /// The 7×7 board, 18 pieces each.
    pub fn square() -> &'static Self {
        static RULES: LazyLock<Rules> = LazyLock::new(|| Rules { board: Board::square(), pieces: PIECES });
        &RULES
    }

    /// The snub-square board of 49 points, 18 pieces each.
    pub fn snub() -> &'static Self {
        static RULES: LazyLock<Rules> = LazyLock::new(|| Rules { board: Board::snub(), pieces: PIECES });
        &RULES
    }

    /// The small hexagonal board of 19 points, 9 pieces each.
    pub fn hex_3() -> &'static Self {
        static RULES: LazyLock<Rules> = LazyLock::new(|| Rules { board: Board::hex_3(), pieces: 9 });
        &RULES
    }
}
