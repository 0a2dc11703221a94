//! Every number that `study` was fitted or chosen with, in one place. `docs/study.md` says where they come from.

use crate::rules::Variant;

/// How fast the chance of winning rises with the value of a position, by how many pieces are still in hand:
/// coefficients of the fitted logistic curve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Steepness {
    /// Value of a point with empty hands; in Anda the factor of the playouts' log-odds.
    pub(super) late: f64,
    /// Addition with full hands, in proportion to the pieces in hand.
    pub(super) early: f64,
    /// Addition in between: a quarter of it with half of the pieces in hand.
    pub(super) middle: f64,
}

/// The coefficients for a variant, which `examples/fit_chances.rs` fitted to results of the engine's own games.
pub(super) const fn steepness(variant: Variant) -> Steepness {
    match variant {
        Variant::Hex => Steepness { late: 2.444, early: -1.474, middle: -3.151 },
        Variant::Square => Steepness { late: 1.679, early: -0.033, middle: -3.685 },
        Variant::Snub => Steepness { late: 1.714, early: -0.397, middle: -1.493 },
        Variant::Hex3 => Steepness { late: 2.664, early: -3.351, middle: 2.158 },
        Variant::Anda(_) => Steepness { late: 2.106, early: 0.0, middle: 0.0 },
    }
}

/// Lower bound of the steepness: the fit had no games with full hands, and there the curve of hex-3 would be negative.
pub(super) const MIN_STEEPNESS: f64 = 0.2;

/// No estimate is surer than this of winning, or of losing: only a proof is certain.
pub(super) const SUREST: f64 = 0.99;

/// The usual number of positions that the evaluator searches for each position of Abande: `docs/study.md` has what
/// that costs and how often it is wrong.
pub(super) const NODES: u64 = 400_000;
/// The usual number of playouts for each position of Anda.
pub(super) const PLAYOUTS: u64 = 2_000;

/// With at most this many pieces in both hands together, Abande is in its ending.
pub(super) const ENDING_HANDS: u8 = 6;
/// With at most this many empty cells, Anda is in its ending.
pub(super) const ENDING_CELLS: usize = 20;
/// By what factor the effort grows for endings and for doubtful moves.
pub(super) const DEEPER: u64 = 8;

/// The least loss in winning chances (0 to 1) that makes a move an inaccuracy.
pub(super) const INACCURACY: f64 = 0.10;
/// The least loss in winning chances (0 to 1) that makes a move a mistake.
pub(super) const MISTAKE: f64 = 0.20;
/// The least loss in winning chances (0 to 1) that makes a move a blunder.
pub(super) const BLUNDER: f64 = 0.40;
/// The least loss in hundredths of a point that makes a move an inaccuracy, even if its winning chances hardly fall.
pub(super) const INACCURATE_POINTS: i32 = 300;
/// The least loss in hundredths of a point that makes a move a mistake, even if its winning chances hardly fall.
pub(super) const MISTAKEN_POINTS: i32 = 1_000;
/// The least loss in hundredths of a point about which the coach asks.
pub(super) const QUESTIONED_POINTS: i32 = 400;
/// The least loss in winning chances that is as good as the whole game, even where nothing is proved.
pub(super) const WHOLE_GAME: f64 = 0.80;

/// How fast the accuracy of a move falls with the winning chance that it loses: lichess has 0.04354 for each percent.
pub(super) const ACCURACY_FALL: f64 = 4.354;
/// How far below 0 the curve of accuracy ends: 3.1669 percent, as in lichess.
pub(super) const ACCURACY_FLOOR: f64 = 0.031_669;

/// How many plies of the better play are shown beside a mistake: what comes later is seldom played.
pub const BETTER_LINE_PLIES: usize = 5;

/// Chance of winning at or above which a game counts as open: a move from here to [`LOST`] loses the game.
pub(super) const OPEN: f64 = 0.45;
/// Chance of winning at or below which a game counts as lost.
pub(super) const LOST: f64 = 0.25;
