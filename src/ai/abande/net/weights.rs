//! A network laid out for evaluating.

#![expect(clippy::inline_always, reason = "must be compiled for the same processor as the caller")]

use super::file::NetFile;
use super::{HIDDEN, KINDS, LANES, MOST_IN_HAND, PHASES};
use crate::board::grid::{CELLS, ForGrid, Grid};
use crate::board::{Point, Symmetry};

/// Lanes that are worked on together: one or two registers of the processor.
pub(super) const TILE: usize = 16;
/// So many lanes.
pub(super) type Tile = [i16; TILE];
/// Tiles of an accumulator.
pub(super) const TILES: usize = LANES / TILE;
const _: () = assert!(TILES * TILE == LANES, "lanes come in whole tiles");

/// Numbers for all lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(32))]
pub(super) struct Lanes(pub(super) [Tile; TILES]);

impl Lanes {
    /// The sum with a row.
    #[inline(always)]
    pub(super) fn plus(self, row: &Self) -> Self {
        self.with(row, i16::wrapping_add)
    }

    /// The sum without a row.
    #[inline(always)]
    pub(super) fn minus(self, row: &Self) -> Self {
        self.with(row, i16::wrapping_sub)
    }

    /// Tile by tile, each named: so compilers keep them in registers.
    #[inline(always)]
    fn with(self, row: &Self, join: impl Fn(i16, i16) -> i16) -> Self {
        let tile = |index: usize| -> Tile {
            std::array::from_fn(|lane| join(self.0[index][lane], row.0[index][lane]))
        };
        Self([tile(0), tile(1), tile(2), tile(3), tile(4)])
    }

    pub(super) const ZERO: Self = Self([[0; TILE]; TILES]);

    pub(super) fn set(&mut self, lane: usize, value: i16) {
        self.0[lane / TILE][lane % TILE] = value;
    }

    pub(super) fn get(&self, lane: usize) -> i16 {
        self.0[lane / TILE][lane % TILE]
    }
}

/// The row of a feature of a stack that is the viewer's own (side 0) or the enemy's (side 1).
#[inline]
pub(super) const fn stack_row(side: usize, kind: usize, cell: usize) -> usize {
    (side * KINDS + kind) * CELLS + cell
}

/// The row of having so many pieces in hand.
#[inline]
pub(super) const fn hand_row(side: usize, count: usize) -> usize {
    2 * KINDS * CELLS + side * (MOST_IN_HAND + 1) + count
}

const ROWS: usize = hand_row(1, MOST_IN_HAND) + 1;

/// A network: a row of lanes for each feature, and the output weights.
#[derive(Debug)]
pub(in crate::ai::abande) struct Net {
    pub(super) rows: Vec<Lanes>,
    /// What an accumulator starts from.
    pub(super) first: Lanes,
    /// By phase and side (mover, other); 0 in the linear lanes.
    pub(super) output: [[Lanes; 2]; PHASES],
    /// By phase, in centipoints.
    pub(super) start: [i32; PHASES],
}

impl Net {
    /// Spreads every family over its units: unit `g` sees the board through symmetry `g`.
    pub(in crate::ai::abande) fn new(file: &NetFile) -> Self {
        file.layout.with_grid(Spread(file))
    }
}

struct Spread<'a>(&'a NetFile);

impl ForGrid for Spread<'_> {
    type Output = Net;

    fn run<G: Grid>(self) -> Net {
        let file = self.0;
        let board = file.layout.board();
        let symmetries = board.symmetries();
        let mut net = Net {
            rows: vec![Lanes::ZERO; ROWS],
            first: Lanes::ZERO,
            output: [[Lanes::ZERO; 2]; PHASES],
            start: std::array::from_fn(|phase| file.start[phase].into()),
        };
        for side in 0..2 {
            for kind in 0..KINDS {
                for point in (0..board.len()).map(Point::new) {
                    let row = &mut net.rows[stack_row(side, kind, G::cell(point).into())];
                    let seen = |symmetry: &Symmetry| {
                        (side * KINDS + kind) * board.len() + symmetry.apply(point).index()
                    };
                    fill(row, file, &symmetries.iter().map(seen), seen(&symmetries[0]));
                }
            }
            for count in 0..=MOST_IN_HAND {
                let feature = 2 * KINDS * board.len() + side * (MOST_IN_HAND + 1) + count;
                let row = &mut net.rows[hand_row(side, count)];
                fill(row, file, &symmetries.iter().map(|_| feature), feature);
            }
        }
        for lane in 0..HIDDEN {
            let family = lane / symmetries.len();
            net.first.set(lane, file.hidden_start[family]);
            for (phase, sides) in net.output.iter_mut().enumerate() {
                for (side, lanes) in sides.iter_mut().enumerate() {
                    lanes.set(lane, file.output[phase][side][family]);
                }
            }
        }
        net
    }
}

/// Fills a feature's row, given what the feature is through each symmetry.
fn fill(row: &mut Lanes, file: &NetFile, seen: &(impl Iterator<Item = usize> + Clone), plain: usize) {
    let units = file.hidden.iter().flat_map(|family| seen.clone().map(move |feature| family[feature]));
    let linear = file.linear.iter().map(|phase| phase[plain]);
    for (lane, weight) in units.chain(linear).enumerate() {
        row.set(lane, weight);
    }
}
