//! Evaluation by a small network that learned from self-play.
//!
//! ```text
//! features of the position          two accumulators              value, in centipoints
//! (kind × point × owner, hands) ──▶ 72 hidden lanes + 8 linear ──▶ output weights of the phase
//!                                   one seen by each player
//! ```
//!
//! The position says which [`Features`] it has. Each has a row of weights for each player's view; an accumulator
//! is the sum of the rows of all features. Few features change from one position to the next, so an
//! [`Evaluator`] only adds and subtracts the difference to the position above, no matter which move (or
//! moves) led there: nothing in the search has to keep accumulators.
//!
//! The board's symmetries are built in: a hidden unit is one of a family that looks at the board from all 12
//! (or 8) sides with the same weights. A position and its mirror image have the same value by construction.
//! The file holds each family once; `weights` spreads it out.

mod evaluator;
mod features;
mod file;
#[cfg(test)]
mod tests;
mod weights;

use std::sync::LazyLock;

use crate::board::grid::Layout;

pub(in crate::ai::abande) use evaluator::Evaluator;
pub use features::{Features, KINDS};
use file::NetFile;
pub(in crate::ai::abande) use weights::Net;

/// Numbers of an accumulator: the hidden ones, then the linear ones.
const LANES: usize = HIDDEN + PHASES;
/// Numbers that go through the clipped square.
const HIDDEN: usize = 72;
/// Parts of the game that have output weights of their own.
pub const PHASES: usize = 8;
/// The most pieces in hand.
const MOST_IN_HAND: usize = 18;

/// The part of the game that a position with so many pieces in both hands belongs to: finer towards the end.
pub const fn phase(in_hand: u8) -> usize {
    match in_hand {
        0 => 0,
        1..=2 => 1,
        3..=5 => 2,
        6..=9 => 3,
        10..=14 => 4,
        15..=20 => 5,
        21..=28 => 6,
        _ => 7,
    }
}

impl Net {
    /// The network that was trained for a board; none if there is none.
    pub(in crate::ai::abande) fn of(layout: Layout) -> Option<&'static Self> {
        static HEX: LazyLock<Net> =
            LazyLock::new(|| embedded(Layout::Hex, include_bytes!("../../../../assets/nets/hex.net")));
        static SQUARE: LazyLock<Net> =
            LazyLock::new(|| embedded(Layout::Square, include_bytes!("../../../../assets/nets/square.net")));
        match layout {
            Layout::Hex => Some(&HEX),
            Layout::Square => Some(&SQUARE),
            Layout::Snub | Layout::Hex3 => None,
        }
    }
}

/// A network of this program.
///
/// # Panics
/// If the file is broken; a test reads all of them.
fn embedded(layout: Layout, bytes: &[u8]) -> Net {
    match NetFile::read(layout, bytes) {
        Ok(file) => Net::new(&file),
        Err(error) => panic!("the network for {layout:?} is broken: {error}"),
    }
}
