//! Positions as a few words of bits: what search and perft work with.
//!
//! [`BitPosition`] knows what the rules can see (tops, heights, hands, whose turn, passes) and nothing else: no pieces
//! under a top, no ply. A move makes a new one; nothing is undone. [`Position`] stays the exact record of a game
//! and decides legality; `tests` check the two against each other.
//!
//! Nothing here looks at one stack after another. Which stacks the band pins is found for all at once:
//! around each stack the occupied neighbours form arcs. A stack with one arc is always free. If the band
//! encloses no hole, two arcs or more pin it, for no way leads round. Where there are holes, every part of the
//! background that touches the stack joins two of its arcs on the far side, so it is free if and only if the
//! parts are as many as the arcs. The number of holes is kept up to date from the arcs of the point that is
//! filled or left.

#![expect(clippy::inline_always, reason = "must be compiled for the same processor as the caller")]

mod count;
mod entries;
mod key;
mod packed_move;
mod perft;
#[cfg(test)]
mod tests;

use std::marker::PhantomData;

use crate::board::grid::{self, Arcs, Grid, WAYS};
use crate::rules::Player;

use super::{Height, Position};

pub use packed_move::{Captures, PackedMove};
pub use perft::perft;

/// A position of Abande as bit sets of cells, for fast search on the board `G`. It is seen from the player to
/// move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BitPosition<G> {
    /// The stacks of the player to move.
    mover: u64,
    /// The stacks of the other player.
    other: u64,
    /// The stacks of two.
    twos: u64,
    /// The stacks of three.
    towers: u64,
    /// Pieces in hand: of the player to move, of the other one.
    hands: [u8; 2],
    /// Each player may capture once both hands together hold at most this many pieces: the player to move, the other one.
    capture_limits: [u8; 2],
    /// Passes in a row, 0 to 2.
    passes: u8,
    /// Parts of the background that the band encloses; 1 on the empty board, which makes the count come out
    /// right (it is 1 − the Euler characteristic).
    holes: i8,
    turn: Player,
    grid: PhantomData<G>,
}

const _: () = assert!(size_of::<BitPosition<grid::HexGrid>>() <= 40, "copied for every move");

/// What move generation needs to know of the band (all stacks together) regardless of the heights and owners
/// of its stacks: the cells around it, and its arcs around every cell.
#[derive(Clone, Copy, Debug)]
pub struct BandShape {
    /// The points next to the band or in it.
    pub around: u64,
    /// The arcs of the band around every cell.
    pub arcs: Arcs,
}

impl<G: Grid> BitPosition<G> {
    /// Packs what search needs of a position.
    ///
    /// # Panics
    /// Debug builds: if the position is on another board.
    pub fn new(position: &Position) -> Self {
        debug_assert_eq!(position.rules().layout, G::LAYOUT);
        let (mover, other) = (position.turn(), position.turn().other());
        let of_height = |height| Height::new(height).map_or(0, |height| G::cells(position.of_height(height)));
        let occupied = G::cells(position.occupied());
        let holes = if occupied == 0 { 1 } else { grid::holes::<G>(occupied).count() };
        Self {
            mover: G::cells(position.owned(mover)),
            other: G::cells(position.owned(other)),
            twos: of_height(2),
            towers: of_height(3),
            hands: [position.hand(mover), position.hand(other)],
            capture_limits: [mover, mover.other()].map(|player| position.capture_limit(player)),
            passes: position.passes(),
            holes: i8::try_from(holes).unwrap_or(i8::MAX),
            turn: mover,
            grid: PhantomData,
        }
    }

    /// The stacks of the player to move.
    #[inline(always)]
    pub fn mover(&self) -> u64 {
        self.mover
    }

    /// The stacks of the player who is not to move.
    #[inline(always)]
    pub fn other(&self) -> u64 {
        self.other
    }

    /// The cells with any stack.
    #[inline(always)]
    pub fn occupied(&self) -> u64 {
        self.mover | self.other
    }

    /// The stacks of one piece, of either player.
    #[inline(always)]
    pub fn ones(&self) -> u64 {
        self.occupied() & !(self.twos | self.towers)
    }

    /// The stacks of two pieces, of either player.
    #[inline(always)]
    pub fn twos(&self) -> u64 {
        self.twos
    }

    /// The stacks of three pieces, of either player, which neither move nor are captured.
    #[inline(always)]
    pub fn towers(&self) -> u64 {
        self.towers
    }

    /// Pieces in hand: first of the player to move, then of the other one.
    #[inline(always)]
    pub fn hands(&self) -> [u8; 2] {
        self.hands
    }

    /// Pieces in both hands together, which is also the least number of plies that the game will still last.
    #[inline(always)]
    pub fn in_hand(&self) -> u8 {
        self.hands[0] + self.hands[1]
    }

    /// How many passes in a row led here: two end the game.
    #[inline(always)]
    pub fn passes(&self) -> u8 {
        self.passes
    }

    /// The same stacks with the other player to move, and without a pass before.
    #[inline(always)]
    #[must_use]
    pub fn turned(&self) -> Self {
        Self {
            mover: self.other,
            other: self.mover,
            hands: [self.hands[1], self.hands[0]],
            capture_limits: [self.capture_limits[1], self.capture_limits[0]],
            passes: 0,
            turn: self.turn.other(),
            ..*self
        }
    }

    /// Whether two passes in a row have ended the game.
    #[inline(always)]
    pub fn is_over(&self) -> bool {
        self.passes == 2
    }

    /// Who is to move, or would be if the game were not over.
    #[inline(always)]
    pub fn turn(&self) -> Player {
        self.turn
    }

    /// Whether the player to move may pass.
    #[inline(always)]
    pub fn can_pass(&self) -> bool {
        !self.is_over() && self.hands[0] == 0
    }

    /// Whether the player to move may capture yet: the first three plies are always entries, and a handicap may forbid
    /// more.
    #[inline(always)]
    pub fn captures_allowed(&self) -> bool {
        self.in_hand() <= self.capture_limits[0] && !self.is_over()
    }

    /// Computes the shape of the band (all stacks together).
    #[inline(always)]
    pub fn shape(&self) -> BandShape {
        let occupied = self.occupied();
        let neighbours: [u64; WAYS] = grid::neighbours_in::<G>(occupied);
        BandShape { around: grid::union(&neighbours), arcs: grid::arcs::<G>(occupied, &neighbours) }
    }

    /// Those of these stacks that may leave their points without splitting the band, given its arcs.
    #[inline(always)]
    pub fn free(&self, stacks: u64, arcs: &Arcs) -> u64 {
        let tied = stacks & arcs.0[1];
        let free = stacks & !arcs.0[1];
        if self.holes > 0 && tied != 0 { free | free_round_holes::<G>(self.occupied(), tied) } else { free }
    }

    /// The cells where the player to move may enter a piece, given the cells around the band.
    #[inline(always)]
    pub fn entries(&self, around: u64) -> u64 {
        if self.hands[0] == 0 || self.is_over() {
            return 0;
        }
        let occupied = self.occupied();
        if occupied == 0 { G::ON_BOARD } else { around & !occupied & G::ON_BOARD }
    }

    /// The margin on the board for the player to move if the game ended now: points of the stacks that touch an enemy,
    /// less those of the opponent. Points of a handicap are not in it.
    #[inline(always)]
    pub fn margin(&self) -> i32 {
        let points = |set: u64| {
            set.count_ones() + (set & self.twos).count_ones() + 2 * (set & self.towers).count_ones()
        };
        let mine = points(self.mover & grid::around::<G>(self.other));
        let theirs = points(self.other & grid::around::<G>(self.mover));
        mine.cast_signed() - theirs.cast_signed()
    }
}

/// Those of these stacks with several arcs that may leave the band because all of their arcs meet again behind
/// holes.
#[cold]
#[inline(never)]
fn free_round_holes<G: Grid>(occupied: u64, tied: u64) -> u64 {
    // In unary, as the arcs: cells that touch at least 1, 2, 3 and 4 parts of the background.
    let mut parts = Arcs([0; 4]);
    let mut outside = G::ON_BOARD & !occupied;
    for hole in grid::holes::<G>(occupied) {
        outside &= !hole;
        parts = parts.count(grid::around_gap::<G>(hole));
    }
    parts = parts.count(grid::around_gap::<G>(outside) | const { grid::rim::<G>() });
    let [_, two, three, four] = grid::arcs::<G>(occupied, &grid::neighbours_in::<G>(occupied)).0;
    tied & (parts.0[1] & two & !three | parts.0[2] & three & !four | parts.0[3] & four)
}
