//! Network weights in the layout used for evaluation.

#![expect(clippy::inline_always, reason = "must be compiled for the same processor as the caller")]

use super::dimensions::{ACCUMULATOR_LANES, HIDDEN_LANES, MAX_IN_HAND, OUTPUT_BUCKETS};
use super::features::FEATURE_KINDS;
use super::file::NetFile;
use crate::board::grid::{CELLS, Grid, GridTask};
use crate::board::{Point, Symmetry};

/// Lanes that are processed together, one or two vector registers.
pub(super) const TILE: usize = 16;
/// Values of the lanes that are processed together.
pub(super) type Tile = [i16; TILE];
/// Tiles of an accumulator.
pub(super) const TILES: usize = ACCUMULATOR_LANES / TILE;
const _: () = assert!(TILES * TILE == ACCUMULATOR_LANES, "lanes come in whole tiles");

/// A vector with a value for each lane of an accumulator, such as the weights of one feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(32))]
pub(super) struct Lanes(pub(super) [Tile; TILES]);

impl Lanes {
    /// Adds the weights of a feature.
    #[inline(always)]
    pub(super) fn plus(self, row: &Self) -> Self {
        self.with(row, i16::wrapping_add)
    }

    /// Subtracts the weights of a feature.
    #[inline(always)]
    pub(super) fn minus(self, row: &Self) -> Self {
        self.with(row, i16::wrapping_sub)
    }

    /// Combines each lane with the same lane of `row`. Unrolled by hand, so that compilers keep the tiles in registers.
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

/// Returns the index of a stack feature in the table of weights; side 0 is the viewer's own, side 1 the
/// enemy's.
#[inline]
pub(super) const fn stack_row(side: usize, kind: usize, cell: usize) -> usize {
    (side * FEATURE_KINDS + kind) * CELLS + cell
}

/// Returns the index of the feature for this many pieces in hand in the table of weights; sides as for
/// [`stack_row`].
#[inline]
pub(super) const fn hand_row(side: usize, count: usize) -> usize {
    2 * FEATURE_KINDS * CELLS + side * (MAX_IN_HAND + 1) + count
}

/// Number of input features, each with a row in the table of first-layer weights.
const FEATURES: usize = hand_row(1, MAX_IN_HAND) + 1;

/// A network whose weights are laid out for fast evaluation.
#[derive(Debug)]
pub(in crate::ai::abande) struct Net {
    pub(super) feature_weights: Vec<Lanes>,
    /// Initial value of accumulators.
    pub(super) feature_bias: Lanes,
    /// Output weights by bucket and side (mover, other); 0 in the linear lanes.
    pub(super) output: [[Lanes; 2]; OUTPUT_BUCKETS],
    /// By output bucket, in centipoints.
    pub(super) output_bias: [i32; OUTPUT_BUCKETS],
}

impl Net {
    /// Expands the weights of a file: each family of hidden units becomes one unit for each symmetry of the
    /// board, and unit `g` sees the board through symmetry `g`.
    pub(in crate::ai::abande) fn new(file: &NetFile) -> Self {
        file.layout.dispatch(ExpandSymmetries(file))
    }
}

/// Lays out the weights of a file for the grid type of its board, for [`Net::new`].
struct ExpandSymmetries<'a>(&'a NetFile);

impl GridTask for ExpandSymmetries<'_> {
    type Output = Net;

    fn run<G: Grid>(self) -> Net {
        let file = self.0;
        let board = file.layout.board();
        let symmetries = board.symmetries();
        let mut net = Net {
            feature_weights: vec![Lanes::ZERO; FEATURES],
            feature_bias: Lanes::ZERO,
            output: [[Lanes::ZERO; 2]; OUTPUT_BUCKETS],
            output_bias: std::array::from_fn(|bucket| file.output_bias[bucket].into()),
        };
        for side in 0..2 {
            for kind in 0..FEATURE_KINDS {
                for point in (0..board.len()).map(Point::new) {
                    let row = &mut net.feature_weights[stack_row(side, kind, G::cell(point).into())];
                    let seen = |symmetry: &Symmetry| {
                        (side * FEATURE_KINDS + kind) * board.len() + symmetry.apply(point).index()
                    };
                    fill(row, file, &symmetries.iter().map(seen), seen(&symmetries[0]));
                }
            }
            for count in 0..=MAX_IN_HAND {
                let feature = 2 * FEATURE_KINDS * board.len() + side * (MAX_IN_HAND + 1) + count;
                let row = &mut net.feature_weights[hand_row(side, count)];
                fill(row, file, &symmetries.iter().map(|_| feature), feature);
            }
        }
        for lane in 0..HIDDEN_LANES {
            let family = lane / symmetries.len();
            net.feature_bias.set(lane, file.hidden_bias[family]);
            for (bucket, sides) in net.output.iter_mut().enumerate() {
                for (side, lanes) in sides.iter_mut().enumerate() {
                    lanes.set(lane, file.output[bucket][side][family]);
                }
            }
        }
        net
    }
}

/// Fills the first-layer weights of one feature from a file: `seen` are the indices there of its images under each
/// symmetry, for the hidden units; `plain` is its own index, for the linear lanes.
fn fill(row: &mut Lanes, file: &NetFile, seen: &(impl Iterator<Item = usize> + Clone), plain: usize) {
    let units = file.hidden.iter().flat_map(|family| seen.clone().map(move |feature| family[feature]));
    let linear = file.linear.iter().map(|bucket| bucket[plain]);
    for (lane, weight) in units.chain(linear).enumerate() {
        row.set(lane, weight);
    }
}
